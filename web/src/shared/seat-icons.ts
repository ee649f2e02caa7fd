// The icon of a seat: players are told apart by shape first, by colour second. The drawings are in icons.svg.

const SIGNS = ["ring", "lozenge", "trefoil", "square", "triangle", "hexagon", "cross"];

/** The id of a seat's drawing. */
export const seatIcon = (seat: number): string => `seat-${SIGNS[seat % SIGNS.length]}`;
