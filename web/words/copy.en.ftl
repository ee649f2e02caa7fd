# The page "My copy": values that an owner corrects, and the copies of a browser.

copy-progress = Progress
copy-count = { $done } of { $asked } checked
copy-minutes = about { $minutes } { $minutes ->
    [one] minute
   *[other] minutes
} left
copy-all-checked = all checked
copy-none-asked = Nothing here is assumed
copy-assumed = assumed
copy-checked = checked
copy-groups = Groups of values
copy-different = Yours is different
copy-different-count = { $count ->
    [0] Nothing differs so far.
    [one] { $count } value differs. You can take it back.
   *[other] { $count } values differ. You can take each one back.
}
copy-change = was { $released }, now { $own }
copy-take-back = Take back: { $value }
copy-more = and { $count } more
copy-not-a-number = Write whole numbers here.
copy-of = { $number } of { $count }
copy-we-assume = We assume { $value }. Your copy says:
copy-we-know = Our sources say { $value }. Your copy says:
copy-optional = Otherwise { $value }, as with the others. Here your copy says:
copy-sources-differ = Our sources differ:
copy-disputed = Look at these first
copy-disputed-about = Our sources differ. Your copy can tell which one is right.
copy-less = One less
copy-more-of-it = One more
copy-skip = Skip
copy-was = was { $value }
copy-values = Values
copy-search = Search for a piece or a value
copy-found = { $count ->
    [one] { $count } value found
   *[other] { $count } values found
}
copy-fields = { $count ->
    [one] { $count } value
   *[other] { $count } values
}
copy-checklist = { $game }: checklist
copy-checklist-about = { $name }. Tick what is right, write down what is different.
copy-part = { $section }: { $part }
copy-unnamed = a player’s own copy
copy-badge = Played with { $name }, { $count ->
    [one] { $count } value differs
   *[other] { $count } values differ
}
copy-differs-in = { $count ->
    [one] { $count } value differs on this copy:
   *[other] { $count } values differ on this copy:
}
copy-lobby = You play with { $name }. { $count ->
    [one] { $count } value differs
   *[other] { $count } values differ
}.
copies = Copies in this browser
copy-name = Name of this copy
copy-new = New copy
copy-from-file = Open a file
copy-delete = Delete
copy-delete-sure = Delete it for good
copy-where = Your answers stay in this browser. Save a file or send a link to take them elsewhere.
copy-play = Play with my copy
copy-save = Save
copy-share = Share as a link
copy-print = Print a checklist
copy-not-yet = Some values do not fit together yet.
copy-link = Link to this copy
copy-link-copied = Link copied
copy-linked = A copy from a link
copy-linked-about = This link shows { $name }. { $count ->
    [one] { $count } value differs
   *[other] { $count } values differ
}. Do you want to keep it?
copy-keep = Keep this copy
copy-not-now = Not now
copy-bad-link = This link is damaged. Ask for it again.
copy-close = Close
copy-about = Look at your copy and correct what differs. Nothing else changes.
copy-default-name = My copy
new-copy = Copy of the game
new-copy-released = Printed values, rest assumed
new-copy-edit = My copy is different
reading-my-copy = My copy
