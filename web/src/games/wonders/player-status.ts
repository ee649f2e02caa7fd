// What each player is doing: choosing, done, away.

import type { TableView } from "../../generated/protocol";
import { say } from "./labels";

/** Whether a player has chosen, is choosing, or has nothing to choose. */
export function choiceStatus(snapshot: TableView, seat: number): "" | "chosen" | "choosing" {
  const who = snapshot.seats[seat];
  if (snapshot.status !== "playing") return "";
  return who.waiting ? "choosing" : who.chosen ? "chosen" : "";
}

/** What a button that opens a city says beside the name on it: whether its player has chosen, and that it opens. */
export function cityLabel(snapshot: TableView, seat: number): string {
  const state = choiceStatus(snapshot, seat);
  return [
    state ? say(state === "chosen" ? "has-chosen" : "is-choosing") : "",
    seatNote(snapshot, seat),
    say("open-city"),
  ]
    .filter(Boolean)
    .join(", ");
}

/** Something worth knowing about who sits there: a computer player, somebody away. */
export function seatNote(snapshot: TableView, seat: number): string {
  const who = snapshot.seats[seat];
  if (who.away) return say("away");
  if (who.stand_in) return say("stand-in");
  return who.kind === "computer" ? say("computer", { level: who.level }) : "";
}
