// The landscapes behind the wonders: a sky, a low sun and flat shapes from the back to the front, in a box of 794 x 208.
// Our own drawings. The name lies over the top left, the numbers over the top right, the stages over the lower third:
// the wonder itself stands between x 330 and 620, the rest stays calm.

import { BASE_GAME } from "./scenes/base-game";
import { EXPANSIONS } from "./scenes/expansions";
import type { Scene } from "./scenes/shapes";

export const SCENES: Record<string, Scene> = { ...BASE_GAME, ...EXPANSIONS };
