# What is wrong with a component value. The key stands before the sentence, which therefore begins in lower case.
component-unknown = there is no such value
component-not-a-number = must be a whole number, not { $value }
component-not-a-word = must be a word, not { $value }
component-not-a-list = must be a list, not { $value }
component-not-numbers = must be a list of whole numbers, not { $value }
component-not-words = must be a list of words, not { $value }
component-range = must be from { $least } to { $most }, not { $number }
component-choice = { $word } is none of { $choices }
component-too-many = has { $count ->
    [one] { $count } entry
   *[other] { $count } entries
}; there is room for { $most }
