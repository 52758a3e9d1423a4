# Słowa wspólne obrazkom wszystkich gier.

render-sample-news = Kasia odsłania Winiarnię, zagrywa żeton monet (Wojtek, M11, konie), dodaje Koszary (żelazo) na L10 i otrzymuje żeton wojny.
