// Something the server tells in the reader's language: fetched again when the language changes.

import { get } from "../../shared/api";
import { words } from "../../shared/words.svelte";

export class Fetched<T> {
  value = $state.raw<T | null>(null);
  fault = $state("");
  private asked = 0;

  constructor(path: () => string) {
    $effect(() => {
      void words.language;
      void this.fetch(path());
    });
  }

  private async fetch(path: string): Promise<void> {
    const mine = ++this.asked; // an answer that was overtaken by another question is thrown away
    try {
      const found = await get<T>(path);
      if (mine !== this.asked) return;
      this.value = found;
      this.fault = "";
    } catch (error) {
      if (mine === this.asked) this.fault = (error as Error).message;
    }
  }
}
