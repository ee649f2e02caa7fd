// The seats of a new table: who sits where, and what is sent to the server.

import type { SeatRequest } from "../../generated/http";

export type Who = "me" | "here" | "invited" | "computer";

export interface SeatPlan {
  key: number; // stays with the row while rows come and go
  who: Who;
  name: string; // of somebody on this device, or of a friend if it is known
  player: string; // the computer player
}

/** Change who sits on a seat. There is one of me: whoever takes my seat gives me theirs. */
export function changeSeat(seats: SeatPlan[], at: number, who: Who): SeatPlan[] {
  const before = seats[at].who;
  return seats.map((seat, i) => {
    if (i === at) return { ...seat, who };
    return who === "me" && seat.who === "me" ? { ...seat, who: before } : seat;
  });
}

/** The seats as the server wants them; `others` are names for the computer players. */
export function seatsRequest(seats: SeatPlan[], mine: string, others: string[]): SeatRequest[] {
  const left = [...others];
  return seats.map(({ who, name, player }) => {
    if (who === "me") return { who: "me", name: mine, player: null };
    if (who === "here") return { who: "me", name: name.trim(), player: null };
    if (who === "invited") return { who: "invited", name: name.trim(), player: null };
    return { who: "computer", name: left.shift() ?? "", player };
  });
}
