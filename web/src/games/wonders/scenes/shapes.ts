// What the landscapes are made of: flat shapes, and those that several of them share.

/** A filled shape, or a line where `line` is given; drawn once, or at each of the places `at`: x, y, scale, scale of x. */
export interface Shape {
  d: string;
  fill: string;
  line?: number; // its width; `fill` is its colour
  dash?: string;
  faint?: number; // opacity
  lit?: boolean; // keeps its colour at night
  at?: number[][];
}

export interface Scene {
  sky: [string, string, string]; // top, middle, horizon
  sun: [number, number, number]; // x, y, radius
  shapes: Shape[];
}

/** Places in a row: `count` of them from `x` on, `step` apart. */
export const row = (x: number, y: number, step: number, count: number, scale = 1): number[][] =>
  Array.from({ length: count }, (_, i) => [x + i * step, y, scale]);

export const PALM_TRUNK = "M0 0C3 -16 -2 -30 4 -44";
export const PALM_LEAVES =
  "M4 -44C-4 -54 -16 -52 -21 -40C-13 -46 -5 -46 4 -44C-4 -44 -11 -39 -11 -29C-6 -37 0 -40 4 -44C7 -40 13 -37 18 -29C18 -39 12 -44 4 -44C13 -46 21 -46 28 -39C24 -52 12 -54 4 -44C4 -50 8 -55 15 -57C6 -59 0 -54 4 -44z";
export const CYPRESS = "M0 0C-8 -4 -7 -24 0 -42C7 -24 8 -4 0 0z";
export const PINE =
  "M-1.5 0L-1 -22C-14 -20 -22 -24 -20 -29C-20 -35 -10 -37 -4 -35C2 -40 16 -37 19 -31C24 -25 14 -20 1 -22L2 0z";
export const OLIVE =
  "M-2 0C-1 -6 -3 -9 -2 -13C-12 -12 -16 -20 -10 -24C-9 -32 4 -33 8 -27C17 -26 17 -15 8 -14L2 -13C1 -9 2 -6 3 0z";
export const SHIP = "M-18 0h36l-6 7h-24zM-1 -2V-24C-12 -20 -16 -10 -15 -2zM2 -2V-24C10 -20 14 -10 13 -2z";
export const ARCH = "M-6 0V-13a6 6 0 0 1 12 0V0z";
export const TOWER = "M-12 12V-21h-4v-10h6v5h6v-5h8v5h6v-5h6v10h-4V12z";
export const SEA = "M0 130H794V208H0z";
export const WAVES = "M0 0h34M58 6h22M-30 12h46M96 14h30";
