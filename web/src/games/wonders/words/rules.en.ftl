# The pictures of the rulebook: a turn, and the three ways to use a card.

lesson-choose = Choose
lesson-choose-more = all at once, in secret
lesson-reveal = Reveal
lesson-reveal-more = all together
lesson-pay = Pay
lesson-pay-more = resources and coins
lesson-gain = Gain
lesson-gain-more = what the card gives
lesson-pass = Pass
lesson-pass-more = to the left, in Age II to the right
lesson-ways = Three ways to use a card
lesson-build = Build it
lesson-build-more = Pay its cost. It lies face up in your city and helps you from now on.
lesson-stage = Build a stage
lesson-stage-more = Pay the cost of the stage. The card goes under it, face down.
lesson-discard = Discard it
lesson-discard-more = Put it face down on the discard pile and take { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
}. This is always possible.
