import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";

import { syllables } from "./syllables";

// The page is built into the Python package, so that an installed Salon carries it.
export default defineConfig({
  plugins: [svelte(), syllables()],
  base: "./", // the server knows the path of the page only at run time
  build: {
    outDir: "../src/salon/server/page",
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0, // fonts and pictures are files: the page's security policy allows no data: scripts
    modulePreload: { polyfill: false },
  },
  server: { proxy: { "/api": { target: "http://127.0.0.1:8000", ws: true } } },
});
