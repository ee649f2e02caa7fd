// The path under which the server serves this page: empty, or for example /salon behind a proxy. The server writes it into the page.

const content = document.querySelector('meta[name="base-path"]')?.getAttribute("content") ?? "";

/** Without a slash at the end. A page that no server has changed ("./") is at the root. */
export const BASE_PATH = content.startsWith("/") ? content.replace(/\/$/, "") : "";

/** The address of a place on this server: `/table/abc` may be `/salon/table/abc`. */
export const linkTo = (place: string): string => BASE_PATH + place;

/** The place of an address on this server, or null if it belongs to another page of the host. */
export function placeOf(pathname: string): string | null {
  if (pathname === BASE_PATH) return "/";
  return pathname.startsWith(`${BASE_PATH}/`) ? pathname.slice(BASE_PATH.length) : null;
}
