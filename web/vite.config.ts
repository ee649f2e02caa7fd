import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { brotliCompressSync } from "node:zlib";

import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig, type Plugin } from "vite";

import { syllables } from "./syllables";

const PAGE = "../src/salon/server/page";

/** Compresses scripts, styles and drawings at build time: a sixth smaller than what the server compresses itself. */
const compressed: Plugin = {
  name: "compressed",
  closeBundle() {
    for (const file of readdirSync(`${PAGE}/assets`).filter((name) => /\.(js|css|svg)$/.test(name))) {
      const path = `${PAGE}/assets/${file}`;
      writeFileSync(`${path}.br`, brotliCompressSync(readFileSync(path)));
    }
  },
};

// The page is built into the Python package, so that an installed Salon carries it.
export default defineConfig({
  plugins: [svelte(), syllables(), compressed],
  base: "./", // the server knows the path of the page only at run time
  build: {
    outDir: PAGE,
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0, // fonts and pictures are files: the page's security policy allows no data: scripts
    modulePreload: { polyfill: false },
  },
  server: { proxy: { "/api": { target: "http://127.0.0.1:8000", ws: true } } },
});
