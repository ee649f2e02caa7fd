reason-over = The game is over
    .short = over
reason-not-waiting = It is not your turn
    .short = not yet
reason-no-such-action = There is no such action
    .short = unknown
hint-even = About as good as the others.
hint-later = What it is worth only shows after many moves.
