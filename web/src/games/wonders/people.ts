// What the players are doing, as boards and lists show it.

import type { Shown } from "../../shared/wire";
import { say } from "./naming";

/** Whether a player has chosen, is choosing, or has nothing to choose. */
export function stateOf(shown: Shown, seat: number): "" | "chosen" | "choosing" {
  const who = shown.seats[seat];
  if (shown.status !== "playing") return "";
  return who.waiting ? "choosing" : who.chosen ? "chosen" : "";
}

/** What a button that opens a city says beside the name on it: whether its player has chosen, and that it opens. */
export function cityWords(shown: Shown, seat: number): string {
  const state = stateOf(shown, seat);
  return [state ? say(state === "chosen" ? "has-chosen" : "is-choosing") : "", aside(shown, seat), say("open-city")].filter(Boolean).join(", ");
}

/** Something worth knowing about who sits there: a computer player, somebody away. */
export function aside(shown: Shown, seat: number): string {
  const who = shown.seats[seat];
  if (who.away) return say("away");
  if (who.stand_in) return say("stand-in");
  return who.kind === "computer" ? say("computer", { level: who.level }) : "";
}
