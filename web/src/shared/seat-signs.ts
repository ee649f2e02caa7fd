// The sign of a seat: a shape first, its colour second. The drawings are in icons.svg.

const SIGNS = ["ring", "lozenge", "trefoil", "square", "triangle", "hexagon", "cross"];

/** The drawing that stands for a seat. */
export const seatSign = (seat: number): string => `seat-${SIGNS[seat % SIGNS.length]}`;
