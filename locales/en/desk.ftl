# The owner's desk: the page on which whoever has the box says what is in it. The page fills in variables itself, so there are no
# plural forms here.

desk-ready = Desk ready: { $address }
    Corrections are kept in { $folder }, where the bot reads them when it starts.
desk-title = Owner’s desk
desk-skip = Skip to the components
desk-language = Language
desk-game = Game
desk-edition = Edition of your box
desk-edition-hint = Language, publisher, year
desk-box = Edition: { $name }
desk-progress = How many are checked
desk-count = Checked: { $checked } of { $all } · not sure: { $unsure }
desk-search = Search by name
desk-filter = Which are shown
desk-filter-all = All
desk-filter-unsure = Not sure
desk-filter-unchecked = Unchecked
desk-filter-changed = Corrected
desk-entries = Components
desk-components = Components as the bot draws them
desk-entry = The component that is open
desk-map = Map
desk-tab-gallery = Components
desk-tab-map = Map
desk-map-tool = A press on the map
desk-map-open = opens what is there
desk-map-put = puts one there: { $name }
desk-map-border = says which two places touch
desk-map-put-hint = Press the place where your box has it.
desk-map-border-hint = Press two places: they touch from now on; if they did, they do not any more.
desk-folder = Every step is saved at once, in { $folder }
desk-nothing-left = Nothing is left here.
desk-undo = Undo
desk-undo-hint = Take the last step back (Alt+Z)
desk-undone = Taken back.

desk-confirm-all = Same as in my box
desk-confirm-hint = Everything here is as in your box (Alt+Enter: and go on to the next)
desk-confirmed-all = ✓ Same as in my box
desk-confirmed = { $name }: same as in your box.
desk-confirm-field = Same
desk-confirmed-field = ✓ Same
desk-next = Next →
desk-next-hint = The next component of the list (Alt+↓; the one before: Alt+↑)
desk-last = That was the last one of the list.
desk-ours-all = Take all corrections back
desk-ours-field = Back to: { $value }
desk-ours-again = Back to what it was
desk-besides-add = My box has another one
desk-besides-hint = A further one, like this to begin with: then say what it is called and what it has otherwise
desk-besides-not = Take it out again
desk-missing-say = Not in my box
desk-missing-not = It is in my box after all
desk-refused = Not possible: { $problem }
desk-not-yet = Not in force yet, but kept: the game cannot use what is marked below.
desk-not-yet-why = Not in force yet, but kept: { $why }

desk-state-unsure = not sure
desk-state-sure = known from sources
desk-state-confirmed = same as in your box
desk-state-changed = corrected by you
desk-state-draft = not in force yet
desk-state-missing = not in your box
desk-state-besides = only in your box
desk-source-rulebook = rulebook
desk-source-public = public source
desk-source-box = your box
desk-source-reconstructed = reconstructed

desk-braces = What stands in braces is filled in by itself, from the field of that name.
desk-add = Add …
desk-add-field = It has something else …
desk-other = something else …
desk-take-away = Take away
desk-there-is = there is one
desk-does = what it does
desk-yes = yes
desk-no = no
desk-none = nothing

desk-outside = { $file } ({ $entry }) cannot be used: { $problem }

desk-report-empty = Nothing has been looked up yet (in { $folder }).
desk-report-of = Edition { $edition } of the box.
desk-report-entry = Component
desk-report-field = Field
desk-report-ours = Here
desk-report-box = In the box
desk-report-all = everything else
desk-report-same = as in the box
desk-report-missing = not in the box
desk-report-besides = only in the box
desk-report-draft = not in force yet
