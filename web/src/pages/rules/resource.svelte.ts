// Data of the server in the user's language: fetched again when the language changes.

import { get } from "../../shared/api";
import { i18n } from "../../shared/i18n.svelte";

export class Resource<T> {
  value = $state.raw<T | null>(null);
  fault = $state("");
  private asked = 0;

  constructor(path: () => string) {
    $effect(() => {
      void i18n.language;
      void this.fetch(path());
    });
  }

  private async fetch(path: string): Promise<void> {
    const mine = ++this.asked; // an answer that was overtaken by another question is thrown away
    try {
      const searchRules = await get<T>(path);
      if (mine !== this.asked) return;
      this.value = searchRules;
      this.fault = "";
    } catch (error) {
      if (mine === this.asked) this.fault = (error as Error).message;
    }
  }
}
