// Was the deal fixed before the first move? The seed that is now open must have the fingerprint that was shown then.

export type Checked = "same" | "different" | "cannot";

/** The SHA-256 of a seed as the server writes it; null where the browser offers none (pages without https). */
async function fingerprint(seed: string): Promise<string | null> {
  const subtle = globalThis.crypto?.subtle;
  if (!subtle) return null;
  const bytes = new Uint8Array(await subtle.digest("SHA-256", new TextEncoder().encode(seed)));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

export async function checkDeal(seed: string, commitment: string): Promise<Checked> {
  const found = await fingerprint(seed);
  if (found === null) return "cannot";
  return found === commitment.toLowerCase() ? "same" : "different";
}
