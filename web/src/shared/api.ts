// Requests to the server; what goes wrong comes as one sentence in the reader's language.

import { words } from "./words.svelte";

export class Refusal extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    text: string,
  ) {
    super(text);
  }
}

async function ask<T>(method: string, path: string, body?: unknown): Promise<T> {
  const mark = path.includes("?") ? "&" : "?";
  let answer: Response;
  try {
    answer = await fetch(`/api${path}${mark}lang=${words.language}`, {
      method,
      headers: body === undefined ? {} : { "content-type": "application/json" },
      body: body === undefined ? undefined : JSON.stringify(body),
    });
  } catch {
    throw new Refusal(0, "no-connection", words.text("no-connection"));
  }
  if (answer.status === 204) return undefined as T;
  const found = await answer.json().catch(() => ({}));
  if (!answer.ok) throw new Refusal(answer.status, found.code ?? "error", found.text ?? words.text("went-wrong"));
  return found as T;
}

export const get = <T>(path: string): Promise<T> => ask<T>("GET", path);
export const post = <T>(path: string, body: unknown = {}): Promise<T> => ask<T>("POST", path, body);
