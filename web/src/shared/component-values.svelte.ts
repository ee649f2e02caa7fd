// Printed values that are in no view (what a card costs, what trade pays), from the server's component list.

import { get } from "./api";
import type { ComponentInfo } from "../generated/http";

export class Values {
  private found = $state.raw<Record<string, unknown>>({});
  private asked = false;

  constructor(private readonly game: string) {}

  async load(): Promise<void> {
    if (this.asked) return;
    this.asked = true;
    const list = await get<ComponentInfo[]>(`/games/${this.game}/components`).catch(() => []);
    this.found = Object.fromEntries(list.map(({ key, value }) => [key, value]));
    this.asked = list.length > 0;
  }

  /** Whether they have arrived. */
  get known(): boolean {
    return Object.keys(this.found).length > 0;
  }

  get keys(): string[] {
    return Object.keys(this.found);
  }

  /** A number by its key, null as long as it is not known. */
  number(key: string): number | null {
    const value = this.found[key];
    return typeof value === "number" ? value : null;
  }

  text(key: string): string {
    const value = this.found[key];
    return typeof value === "string" ? value : "";
  }

  /** A list of texts by its key, empty as long as it is not known. */
  list(key: string): string[] {
    const value = this.found[key];
    return Array.isArray(value) ? value.map(String) : [];
  }
}
