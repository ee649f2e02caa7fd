// TypeScript types of what the server sends, made from its schemas (`python -m salon.server.type_export FOLDER`).
//
// `node generate-types.js FOLDER` writes src/generated; with --check it writes nothing and fails if a file is stale.

import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import { pathToFileURL } from "node:url";

import openapiTS, { astToString } from "openapi-typescript";

const FIRST_LINE = "// Generated from the server's structs by `make types`: do not edit.\n\n";
const OUT = join(import.meta.dirname, "src", "generated");
const OPTIONS = {
  alphabetize: false,
  defaultNonNullable: false, // the schemas say which fields are required
  rootTypes: true,
  rootTypesNoSchemaPrefix: true,
  rootTypesKeepCasing: true,
  silent: true,
};

const check = process.argv.includes("--check");
const [schemas] = process.argv.slice(2).filter((argument) => !argument.startsWith("--"));

const wanted = new Map();
for (const file of readdirSync(schemas).sort()) {
  const nodes = await openapiTS(pathToFileURL(join(schemas, file)), OPTIONS);
  wanted.set(`${basename(file, ".json")}.ts`, FIRST_LINE + astToString(nodes));
}

mkdirSync(OUT, { recursive: true });
const stale = new Set(readdirSync(OUT).filter((name) => !wanted.has(name)));
for (const [name, text] of wanted) {
  const file = join(OUT, name);
  if (!existsSync(file) || readFileSync(file, "utf8") !== text) stale.add(name);
}

for (const name of [...stale].sort()) {
  if (check) console.log(`web/src/generated/${name}: is stale: run \`make types\``);
  else if (wanted.has(name)) writeFileSync(join(OUT, name), wanted.get(name));
  else rmSync(join(OUT, name));
}
process.exit(check && stale.size ? 1 : 0);
