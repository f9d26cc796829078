import { readFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { publicKeys } from "./public-keys.mjs";

/** The public keys of every calculator in a built package, by ID. @param folder of the package */
export async function currentKeys(folder) {
  const moduleOf = (file) => import(pathToFileURL(join(folder, file)).href);
  const { exports: exported } = JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));
  const entries = Object.keys(exported).filter((name) => /^\.\/[\w-]+$/.test(name));
  const described = await Promise.all(
    entries.map(async (name) => {
      const schema = (await moduleOf(`${name}.js`)).describe();
      return [schema.$id, { entry: name.slice(2), ...publicKeys(schema) }];
    }),
  );
  return Object.fromEntries(described.sort(([a], [b]) => (a < b ? -1 : 1)));
}
