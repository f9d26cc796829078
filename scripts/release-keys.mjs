/**
 * `node scripts/release-keys.mjs`: adds the keys of the built package to library/released.json, before a version is
 * published. Keys that were released before stay in the list, whatever the package has now.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { missingKeys } from "./library/public-keys.mjs";
import { root, run } from "./setup.mjs";

const FILE = join(root, "library/released.json");

run(process.execPath, ["scripts/build.mjs", "library"]);
const { currentKeys } = await import("./library/current-keys.mjs");
const current = await currentKeys(join(root, "dist-library"));
const { calculators: released } = JSON.parse(readFileSync(FILE, "utf8"));
const missing = missingKeys(released, current);
if (missing.length > 0) {
  console.error(`These keys were released and are gone:\n${missing.join("\n")}`);
  process.exit(1);
}
const { version } = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));
const lines = Object.entries(current).map(([id, keys]) => `    ${JSON.stringify(id)}: ${JSON.stringify(keys)}`);
writeFileSync(FILE, `{\n  "version": "${version}",\n  "calculators": {\n${lines.join(",\n")}\n  }\n}\n`);
console.log(`${FILE}: ${Object.keys(current).length} calculators, version ${version}`);
