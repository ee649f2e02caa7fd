// Own copies of a game: the values that differ, kept under a name in this browser, or sent as a link.

import { loadSetting, saveSetting } from "../storage";

export type CopyValue = number | string | (number | string)[];
export type CopyValues = Record<string, CopyValue>;

export interface Copy {
  id: string;
  name: string;
  values: CopyValues; // only those that differ from the released ones
  checked: string[]; // keys of values the owner has looked up
}

export const MAX_NAME = 40;
const MAX_LINKED = 65_536; // bytes of a copy that comes by a link

const key = (game: string): string => `copies-${game}`;
const chosenKey = (game: string): string => `copy-chosen-${game}`;

export const loadCopies = (game: string): Copy[] => loadSetting<Copy[]>(key(game), []).filter(isCopy);
export const saveCopies = (game: string, copies: Copy[]): void => saveSetting(key(game), copies);

/** The copy that new tables get; "" for the released values. */
export const chosenCopy = (game: string): string => loadSetting<string>(chosenKey(game), "");
export const chooseCopy = (game: string, id: string): void => saveSetting(chosenKey(game), id);

export function newCopy(name: string, values: CopyValues = {}, checked: string[] = []): Copy {
  const random = crypto.getRandomValues(new Uint32Array(2));
  return { id: [...random].map((each) => each.toString(36)).join(""), name: name.slice(0, MAX_NAME), values, checked };
}

/** The copies with one of them replaced, or added at the end. */
export function withCopy(copies: Copy[], copy: Copy): Copy[] {
  return copies.some(({ id }) => id === copy.id)
    ? copies.map((each) => (each.id === copy.id ? copy : each))
    : [...copies, copy];
}

/** A name that no other copy has: "My copy", "My copy 2". */
export function freeName(wanted: string, copies: Copy[]): string {
  const taken = new Set(copies.map(({ name }) => name));
  let name = wanted.slice(0, MAX_NAME);
  for (let n = 2; taken.has(name); n++) name = `${wanted.slice(0, MAX_NAME - 4)} ${n}`;
  return name;
}

const isEntry = (value: unknown): boolean => typeof value === "string" || Number.isSafeInteger(value);
export const isValue = (value: unknown): value is CopyValue =>
  isEntry(value) || (Array.isArray(value) && value.every(isEntry));

function isValues(found: unknown): found is CopyValues {
  return typeof found === "object" && found !== null && !Array.isArray(found) && Object.values(found).every(isValue);
}

function isCopy(found: unknown): found is Copy {
  const copy = found as Copy;
  return typeof copy?.id === "string" && typeof copy.name === "string" && isValues(copy.values);
}

export const sameValue = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

// --- links: name and values, compressed, in the fragment of the address -------------------------------------

async function through(bytes: Uint8Array<ArrayBuffer>, stream: GenericTransformStream, most: number) {
  const reader = new Blob([bytes]).stream().pipeThrough(stream).getReader() as ReadableStreamDefaultReader<Uint8Array>;
  const parts: Uint8Array[] = [];
  for (let size = 0; ;) {
    const { done, value } = await reader.read();
    if (done) break;
    size += value.length;
    if (size > most) {
      await reader.cancel();
      throw new RangeError("too large");
    }
    parts.push(value);
  }
  return new Uint8Array(await new Blob(parts as Uint8Array<ArrayBuffer>[]).arrayBuffer());
}

/** A copy as letters that may stand in an address. */
export async function encodeCopy(name: string, values: CopyValues): Promise<string> {
  const text = new TextEncoder().encode(JSON.stringify({ n: name, v: values }));
  const packed = await through(text, new CompressionStream("deflate-raw"), MAX_LINKED);
  const letters = btoa(String.fromCharCode(...packed));
  return letters.replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "");
}

/** The copy of an address, or null if it is damaged. */
export async function decodeCopy(letters: string): Promise<{ name: string; values: CopyValues } | null> {
  try {
    const packed = atob(letters.replaceAll("-", "+").replaceAll("_", "/"));
    const bytes = Uint8Array.from(packed, (letter) => letter.charCodeAt(0));
    const text = await through(bytes, new DecompressionStream("deflate-raw"), MAX_LINKED);
    const found = JSON.parse(new TextDecoder().decode(text)) as { n?: unknown; v?: unknown };
    if (typeof found.n !== "string" || !isValues(found.v)) return null;
    return { name: found.n.slice(0, MAX_NAME), values: found.v };
  } catch {
    return null;
  }
}
