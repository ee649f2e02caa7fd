// The turning points of a finished game: the moves after which somebody else led.

import type { ScoreSheet } from "../generated/http";

const MOST = 9;
const APART = 0.035; // of the whole line: closer signs would lie on each other

/** The moves at which the lead changed, from the entries of the score sheet. The end itself is no turning point. */
export function leadChanges(sheet: ScoreSheet, moves: number): { move: number; seat: number }[] {
  const gains = sheet.lines
    .flatMap((line) => line.seats.flatMap((each, seat) => each.entries.map((entry) => ({ ...entry, seat }))))
    .sort((a, b) => a.move - b.move);
  const sums = sheet.scores.map(() => 0);
  const found: { move: number; seat: number }[] = [];
  let leader = -1;
  for (let index = 0; index < gains.length; index++) {
    const { move, seat, points } = gains[index];
    sums[seat] += points;
    if (gains[index + 1]?.move === move || move >= moves) continue;
    const most = Math.max(...sums);
    const first = sums.indexOf(most);
    if (first === leader || sums.lastIndexOf(most) !== first) continue;
    leader = first;
    found.push({ move, seat: first });
  }
  const spread = found.filter((each, index) => !index || each.move - found[index - 1].move >= APART * moves);
  return spread.slice(-MOST);
}
