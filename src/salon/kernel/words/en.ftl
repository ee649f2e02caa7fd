hidden = hidden
reason-over = The game is over
    .short = over
reason-not-waiting = It is not your turn to decide
    .short = not yet
reason-no-such-action = There is no such action
    .short = unknown
