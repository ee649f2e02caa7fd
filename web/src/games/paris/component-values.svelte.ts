// Printed values of Paris: what landmarks cost in goods and what trade pays.

import { Values } from "../../shared/component-values.svelte";

class ParisValues extends Values {
  /** The goods of a landmark, one entry a piece. */
  goods(landmark: string): string[] {
    return ["marble", "gold"].flatMap((token) =>
      Array<string>(this.number(`landmark.${landmark}.${token}`) ?? 0).fill(token),
    );
  }
}

export const values = new ParisValues("paris");
