// What a person typed into a field.

const LARGEST = 999_999;

/** A whole number, or null if it is none. */
export function typedNumber(text: string): number | null {
  const found = Number(text);
  return text.trim() !== "" && Number.isInteger(found) && Math.abs(found) <= LARGEST ? found : null;
}
