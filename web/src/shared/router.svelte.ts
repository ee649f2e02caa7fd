// Client-side routing: the current place on this server, and links that change it without loading the page.

import { linkTo, placeOf } from "./base-path";

class Router {
  path = $state(placeOf(location.pathname) ?? "/");
  query = $state(location.search);
  hash = $state(location.hash);

  constructor() {
    addEventListener("popstate", () => this.read());
    addEventListener("hashchange", () => this.read());
    addEventListener("click", (event) => this.follow(event));
  }

  get parts(): string[] {
    return this.path.split("/").filter(Boolean).map(decodeURIComponent);
  }

  /** Go to a place such as /table/abc. */
  navigate(place: string, replace = false): void {
    if (replace) history.replaceState(null, "", linkTo(place));
    else history.pushState(null, "", linkTo(place));
    this.read();
    if (!location.hash) scrollTo(0, 0);
  }

  private read(): void {
    this.path = placeOf(location.pathname) ?? "/";
    this.query = location.search;
    this.hash = location.hash;
  }

  // links inside the page change the place without loading it again
  private follow(event: MouseEvent): void {
    if (event.defaultPrevented || event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const link = (event.target as Element).closest("a");
    if (!link || link.target || link.hasAttribute("download") || link.origin !== location.origin) return;
    const place = placeOf(link.pathname);
    if (place === null || place.startsWith("/api/")) return;
    event.preventDefault();
    if (link.href !== location.href) this.navigate(place + link.search + link.hash);
  }
}

export const router = new Router();
