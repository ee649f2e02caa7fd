import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

import { syllables } from "./syllables";

// Tests of the page's own logic, without a server: see ../tests/web for the page in a real browser.
export default defineConfig({
  plugins: [svelte(), syllables()],
  resolve: { conditions: ["browser"] },
  test: { environment: "happy-dom", pool: "threads", isolate: false, include: ["tests/**/*.test.ts"] },
});
