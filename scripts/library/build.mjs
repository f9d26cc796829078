/** Builds the package for other programs into dist-library/, which `npm pack ./dist-library` packs. */
import { copyFileSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { build } from "vite";
import { LICENSES_FILE, licenseCollector } from "../licenses.mjs";
import { root, run } from "../setup.mjs";
import { calculatorFolders } from "../vite-shared.mjs";
import { calculatorPage, indexPage } from "./api-pages.mjs";
import { calculatorsDeclarations, entryDeclarations } from "./declarations.mjs";
import { entryInputs, entryName, libraryEntries } from "./entries.mjs";

const dist = join(root, "dist-library");
const DECLARATIONS = join(root, "node_modules/.cache/library-declarations/library");

export async function buildLibrary() {
  rmSync(dist, { recursive: true, force: true });
  const folders = calculatorFolders();
  const licenses = licenseCollector("package");
  await build({
    root,
    configFile: false,
    logLevel: "warn",
    plugins: [libraryEntries(), licenses.plugin],
    publicDir: false,
    build: {
      outDir: "dist-library",
      target: "es2022",
      minify: false,
      lib: { entry: "library/index.ts", formats: ["es"] },
      rolldownOptions: {
        input: entryInputs(folders),
        output: { entryFileNames: "[name].js", chunkFileNames: "parts/[name]-[hash:7].js" },
      },
    },
  });
  run("npx", ["--no-install", "tsc", "-p", "library/tsconfig.json"]);
  const calculators = await describedCalculators(folders);
  const declarations = writeDeclarations(calculators);
  writePages(declarations, calculators);
  for (const name of ["README.md", "CHANGELOG.md"]) copyFileSync(join(root, "library", name), join(dist, name));
  copyFileSync(join(root, "LICENSE"), join(dist, "LICENSE"));
  writeFileSync(join(dist, LICENSES_FILE), licenses.text());
  writeFileSync(join(dist, "package.json"), `${JSON.stringify(manifest(folders.map(entryName)), null, 2)}\n`);
}

/** The calculators as the built package describes itself. */
async function describedCalculators(folders) {
  const moduleOf = (name) => import(pathToFileURL(join(dist, `${name}.js`)).href);
  const { list } = await moduleOf("index");
  const entries = new Map();
  for (const entry of folders.map(entryName)) {
    const schema = (await moduleOf(entry)).describe();
    entries.set(schema.$id, { entry, schema });
  }
  return list().map((calculator) => ({ ...calculator, ...entries.get(calculator.id) }));
}

/** @returns the texts of all declarations, by module */
function writeDeclarations(calculators) {
  const emitted = (name) =>
    readFileSync(join(DECLARATIONS, `${name}.d.ts`), "utf8").replace(/from "(\.\/\w+)"/g, 'from "$1.js"');
  const entries = Object.fromEntries(calculators.map(({ id, entry }) => [id, entry]));
  const texts = {
    index: emitted("index"),
    types: emitted("types"),
    calculators: calculatorsDeclarations(entries),
    ...Object.fromEntries(calculators.map(({ entry, schema }) => [entry, entryDeclarations(schema)])),
  };
  for (const [name, text] of Object.entries(texts)) writeFileSync(join(dist, `${name}.d.ts`), text);
  return texts;
}

function writePages(declarations, calculators) {
  mkdirSync(join(dist, "docs"));
  const { index, types } = declarations;
  writeFileSync(join(dist, "docs/index.md"), indexPage({ index, types }, calculators));
  for (const calculator of calculators) {
    const page = calculatorPage(declarations[calculator.entry], calculator);
    writeFileSync(join(dist, "docs", `${calculator.entry}.md`), page);
  }
}

function manifest(entries) {
  const { name, version, description, license, engines } = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));
  const exported = (entry) => ({ types: `./${entry}.d.ts`, default: `./${entry}.js` });
  return {
    name,
    version,
    description,
    license,
    type: "module",
    sideEffects: false,
    engines,
    types: "./index.d.ts",
    exports: {
      ".": exported("index"),
      ...Object.fromEntries(entries.map((entry) => [`./${entry}`, exported(entry)])),
      "./package.json": "./package.json",
    },
  };
}
