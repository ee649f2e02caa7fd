// Messages in the user's language, from Fluent files that are loaded on demand.

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";

import { LANGUAGES, type Language } from "./languages";

type Facts = Record<string, FluentVariable>;
type Files = Record<string, () => Promise<string>>;

const OWN = import.meta.glob<string>("../../words/*.ftl", { query: "?raw", import: "default" });
const OF_GAMES = import.meta.glob<string>("../games/*/words/*.ftl", { query: "?raw", import: "default" });

function preferred(): Language {
  const kept = localStorage.getItem("language");
  const wanted = [kept ?? "", ...navigator.languages].map((each) => each.slice(0, 2));
  return (wanted.find((each) => LANGUAGES.includes(each as Language)) as Language) ?? "en";
}

class I18n {
  language = $state<Language>("en");
  private bundles = $state.raw<Record<string, FluentBundle>>({});

  /** Load the page's words in the language the reader wants. */
  async init(): Promise<void> {
    await this.setLanguage(preferred(), false);
  }

  /** Change the language; what is shown changes at once, on this device only. */
  async setLanguage(language: Language, save = true): Promise<void> {
    const scopes = new Set(["page", ...Object.keys(this.bundles)]);
    const found = await Promise.all(
      [...scopes].map(async (scope) => [scope, await this.read(scope, language)] as const),
    );
    this.bundles = Object.fromEntries(found);
    this.language = language;
    document.documentElement.lang = language;
    if (save) localStorage.setItem("language", language);
  }

  /** Load the words of a game's own board. */
  async loadGame(game: string): Promise<void> {
    if (!this.bundles[game]) {
      const bundle = await this.read(game, this.language);
      this.bundles = { ...this.bundles, [game]: bundle };
    }
  }

  private async read(scope: string, language: Language): Promise<FluentBundle> {
    const files: Files = scope === "page" ? OWN : OF_GAMES;
    const bundle = new FluentBundle(language, { useIsolating: false });
    for (const [path, load] of Object.entries(files)) {
      const mine = path.endsWith(`/${language}.ftl`) || path.endsWith(`.${language}.ftl`);
      if (mine && (scope === "page" || path.includes(`/games/${scope}/`))) {
        bundle.addResource(new FluentResource(await load()));
      }
    }
    return bundle;
  }

  /** A message in the reader's language; an unknown one shows its id, which a test forbids. */
  format(message: string, facts: Facts = {}, scope = "page"): string {
    const found = this.bundles[scope]?.getMessage(message);
    return found?.value ? this.bundles[scope].formatPattern(found.value, facts) : message;
  }
}

export const i18n = new I18n();

/** A message of the page. */
export const t = (message: string, facts?: Facts): string => i18n.format(message, facts);
