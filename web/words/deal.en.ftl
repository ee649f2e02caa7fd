# The deal that nobody can choose: what is waited for before it, and what was checked after the game

exchange-waiting = Waiting for { $names }…
exchange-late = No answer from { $names } yet.
exchange-about = Everyone’s browser gives a part of the deal, so that nobody can choose it.
exchange-anew = Start over
exchange-without = Deal without it
exchange-choice = Start over asks everyone for a fresh part. A deal without a part is marked “not fully verifiable”.
exchange-agreed = You have agreed. The other players decide, too.

deal-head-mine = Verified: your part was in the deal
deal-head-partly = Not fully verifiable: no part from { $names }
deal-head-others = Verified: other players had a part in the deal
deal-head-missed = Your part was not in the deal
deal-head-changed = The deal is not the one that was promised
deal-head-wrong = The deal does not match its seed
deal-head-alone = Deal verified against its seed
deal-head-given = This deal was given
deal-about-mine = Your browser gave a part of this seed. It has checked that all other parts were fixed before yours was known. Nobody chose this deal.
deal-about-partly = The deal began without a part from { $names }, and the other players agreed. All other parts have been checked.
deal-about-others = Your browser has checked all parts of this seed. None of them is its own.
deal-about-missed = Your browser gave a part of the seed, but this deal was made without it. It may have come too late.
deal-about-changed = Before your browser gave its part, the table showed other fingerprints than these. Someone may have chosen this deal.
deal-about-wrong = Your browser has found that the parts do not match their fingerprints. This is not the deal that was promised.
deal-about-alone = Your browser has checked that the seed matches the fingerprint. The deal was fixed before the first move. The server drew the seed alone.
deal-about-given = A guided game, or a game continued from a replay, has a deal that is known from the start.
deal-proof-server = The server’s part, first its fingerprint (SHA-256) as it was shown before the deal:
deal-proof-part = The part of { $names }, first its fingerprint:
deal-restarts = The parts were exchanged again { $count ->
    [one] once
   *[other] { $count } times
  } before the deal.
