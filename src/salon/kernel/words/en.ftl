hidden = hidden
reason-over = The game is over
reason-not-waiting = It is not your turn to decide
reason-no-such-action = There is no such action
