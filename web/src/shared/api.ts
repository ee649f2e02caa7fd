// Requests to the server; what goes wrong comes as one sentence in the reader's language.

import type { ErrorBody } from "../generated/http";
import { linkTo } from "./base-path";
import { i18n } from "./i18n.svelte";

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
    answer = await fetch(linkTo(`/api${path}${mark}lang=${i18n.language}`), {
      method,
      headers: body === undefined ? {} : { "content-type": "application/json" },
      body: body === undefined ? undefined : JSON.stringify(body),
    });
  } catch {
    throw new Refusal(0, "no-connection", i18n.format("no-connection"));
  }
  if (answer.status === 204) return undefined as T;
  const found: unknown = await answer.json().catch(() => ({}));
  if (answer.ok) return found as T;
  const { code = "error", text = i18n.format("went-wrong") } = found as Partial<ErrorBody>;
  throw new Refusal(answer.status, code, text);
}

export const get = <T>(path: string): Promise<T> => ask<T>("GET", path);
export const post = <T>(path: string, body: unknown = {}): Promise<T> => ask<T>("POST", path, body);
