// What the build computes of the names of pieces (see `syllables.ts` beside `src`), and the library that does it.

declare module "virtual:syllables/*" {
  const syllables: Record<string, string>;
  export default syllables;
}

declare module "hyphen/*" {
  const library: { hyphenateSync(text: string): string };
  export default library;
}
