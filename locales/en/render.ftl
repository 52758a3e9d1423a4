# Words that the pictures of all games share.

render-sample-news = Kasia reveals Winery, plays a coin on Wojtek M11 (horses), builds Barracks (iron) at L10 and gains a war token.
