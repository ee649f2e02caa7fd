// Values of which each is printed once: changing one means that another has what it had.

import type { CopyValue, CopyValues } from "../../../shared/copy/copies";

/** What is known of the other values: enough of a form to find the one to swap with. */
export interface SwapForm {
  fields: ReadonlyMap<string, unknown>;
  checked: ReadonlySet<string>;
  settled(key: string): CopyValue;
}

/** The value that changes with an answer: it gets `value`, or, if it is checked, it says the same. */
export interface Swap {
  key: string;
  value: CopyValue;
  checked: boolean;
}

const ONCE_EACH = ["bank", "building", "marker"];

/** The values among which each is printed once: the banks, the types of a district, the tokens of values or fields. */
export function onceEach(key: string, keys: Iterable<string>): string[] {
  const parts = key.split(".");
  if (!ONCE_EACH.includes(parts[0])) return [];
  const prefix = `${parts.slice(0, -1).join(".")}.`;
  return [...keys].filter((each) => each.startsWith(prefix) && each.split(".").length === parts.length);
}

/** Whether two of these values may say the same; of the tokens there are only six of a kind. */
export const mayRepeat = (key: string): boolean => key.startsWith("bank.") || key.startsWith("building.");

/** The other value that says the same as an answer; null if none does. */
export function swapOf(form: SwapForm, key: string, answer: CopyValue): Swap | null {
  const had = form.settled(key);
  if (answer === had) return null;
  const other = onceEach(key, form.fields.keys()).find((each) => each !== key && form.settled(each) === answer);
  return other ? { key: other, value: had, checked: form.checked.has(other) } : null;
}

/** The values that change with an answer. */
export const swapped = (swap: Swap | null): CopyValues => (swap && !swap.checked ? { [swap.key]: swap.value } : {});
