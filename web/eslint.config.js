// What svelte-check cannot see: unused code, unsafe HTML, keys of lists, `any`. Formatting is Prettier's.

import js from "@eslint/js";
import svelte from "eslint-plugin-svelte";
import globals from "globals";
import ts from "typescript-eslint";

import svelteConfig from "./svelte.config.js";

export default ts.config(
  { ignores: ["node_modules/", ".svelte-check/", "../src/", "src/generated/"] },
  js.configs.recommended,
  ts.configs.recommended,
  svelte.configs.recommended,
  {
    languageOptions: { globals: globals.browser },
    rules: {
      "no-undef": "off", // TypeScript checks it
      eqeqeq: ["error", "always", { null: "ignore" }],
      "prefer-const": "off", // `let { a, b } = $props()`: see svelte/prefer-const
      "svelte/prefer-const": ["error", { destructuring: "all", excludedRunes: ["$props", "$derived", "$state"] }],
      "@typescript-eslint/no-unused-vars": ["error", { argsIgnorePattern: "^_", varsIgnorePattern: "^_" }],
      "@typescript-eslint/consistent-type-imports": ["error", { disallowTypeAnnotations: false }],
      "svelte/no-navigation-without-resolve": "off", // a rule of SvelteKit
      "svelte/no-unused-svelte-ignore": "off", // compiles every file again; takes the reasons for rule names
      "svelte/prefer-svelte-reactivity": "off", // our maps are built anew, not changed
      "svelte/no-useless-mustaches": "off", // {" "} keeps a space
    },
  },
  {
    files: ["**/*.svelte", "**/*.svelte.ts"],
    languageOptions: { parserOptions: { parser: ts.parser, extraFileExtensions: [".svelte"], svelteConfig } },
  },
);
