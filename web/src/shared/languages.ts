// The languages of the page, in the order in which they are offered.

import type { SetLanguage } from "../generated/protocol";

export type Language = SetLanguage["language"];
export const LANGUAGES: Language[] = ["en", "de", "th"];
