// An invitation as people paste it: a whole link, a sentence with the link in it, or only table#secret.

/** The place of an invitation on this server, or null if there is none in the text. */
export function parseInvitation(text: string): string | null {
  const found = /([A-Za-z0-9_-]+)#([A-Za-z0-9_-]{6,})/.exec(text);
  return found ? `/join/${found[1]}#${found[2]}` : null;
}
