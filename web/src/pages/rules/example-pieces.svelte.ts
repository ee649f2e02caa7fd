// The pieces that examples are drawn with, for each number of seats.

import { get } from "../../shared/api";
import { i18n } from "../../shared/i18n.svelte";
import { referenceTable } from "../../shared/reference";
import type { Pieces } from "../../shared/table-api";

export class ExamplePieces {
  private found = $state.raw<Record<string, Pieces>>({});
  private asked = new Set<string>();

  constructor(private readonly game: () => string) {}

  /** The pieces for a number of seats; null while they are on their way. */
  of(seats: number): Pieces | null {
    const table = referenceTable();
    const path = table ? `/tables/${encodeURIComponent(table)}/pieces` : `/games/${this.game()}/pieces?seats=${seats}`;
    const key = `${i18n.language} ${path}`;
    if (!this.asked.has(key)) {
      this.asked.add(key);
      // without pieces an example is not shown; the rules are
      void get<Pieces>(path).then(
        (pieces) => (this.found = { ...this.found, [key]: pieces }),
        () => this.asked.delete(key),
      );
    }
    return this.found[key] ?? null;
  }
}
