// Printed values that no view carries: what landmarks cost in goods and what trade pays, from the server's component list.

import { get } from "../../shared/api";
import type { ComponentValue } from "../../shared/wire";

class Values {
  private found = $state.raw<Record<string, unknown>>({});
  private asked = false;

  async load(): Promise<void> {
    if (this.asked) return;
    this.asked = true;
    const list = await get<ComponentValue[]>("/games/paris/components").catch(() => []);
    this.found = Object.fromEntries(list.map(({ key, value }) => [key, value]));
    this.asked = list.length > 0;
  }

  /** A number by its key, null as long as it is not known. */
  number(key: string): number | null {
    const value = this.found[key];
    return typeof value === "number" ? value : null;
  }

  /** The goods of a landmark, one entry a piece. */
  goods(landmark: string): string[] {
    return ["marble", "gold"].flatMap((token) => Array<string>(this.number(`landmark.${landmark}.${token}`) ?? 0).fill(token));
  }
}

export const values = new Values();
