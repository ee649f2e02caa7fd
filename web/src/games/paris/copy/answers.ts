// Which values of a group are asked one after the other.

import { askedKeys } from "../../../shared/copy/progress";
import type { FormGroup } from "../../../shared/copy/types";

/** The copies of a tile are asked once, with 4 players. */
export function answersOf(group: FormGroup): string[] {
  const asked = askedKeys(group);
  return group.id === "tile-copies" ? asked.filter((key) => key.endsWith(".4")) : asked;
}
