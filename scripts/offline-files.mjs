/** Lists files to keep for offline use: the frame of the site, what each page adds, and everything. */
import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { pageModule } from "./vite-shared.mjs";

/** Files larger than this when compressed are fetched only when a page needs them, not ahead of time. */
const LARGEST = 100_000;

/** Data of which a visitor needs a file or two: loaded files are kept, others are fetched when chosen. */
const BY_CHOICE = /^src\/data\/tax\/us\/\d+\//;

const MAIN = "src/site/main.tsx";

/** Modules that belong to single calculators, and what answers questions in the search box, kept once it was used. */
const OWN = /virtual:calculator-pages\/|^src\/(?:calculators|data)\/|^src\/site\/shell\/asking|\bnode_modules\//;

/**
 * @param manifest of the build: its files by the modules they were built from
 * @param folders folders of the calculators, by the paths of their pages
 * @param dist folder of the built site, with its pages already written
 * @returns `frame`: what the service worker keeps for all pages; `list`: the content of `/offline.json`
 */
export function offlineFiles(manifest, folders, dist) {
  const common = loadedFrom([MAIN], manifest, (key) => OWN.test(key));
  const frame = addressesOf(common, manifest);
  const files = readdirSync(join(dist, "assets"))
    .map((name) => `/assets/${name}`)
    .filter((address) => /\.(?:js|css)$/.test(address) && !frame.has(address))
    .map((address) => [address, brotliCompressSync(readFileSync(join(dist, address))).length]);
  const places = new Map(files.map(([address, size], place) => [address, size <= LARGEST ? place : null]));
  const placesOf = (folder) =>
    [
      ...addressesOf(
        loadedFrom(ownModules(manifest, folder), manifest, (key) => common.has(key) || BY_CHOICE.test(key)),
        manifest,
      ),
    ]
      .map((address) => places.get(address) ?? null)
      .filter((place) => place !== null);
  const shell = "/shell.html";
  const precached = [
    { url: shell, revision: hashOf(readFileSync(join(dist, shell))) },
    ...[...frame].map((url) => ({ url, revision: null })),
  ];
  return {
    frame: precached,
    list: {
      release: hashOf(JSON.stringify([precached, files])),
      files,
      pages: Object.fromEntries([...folders].map(([path, folder]) => [path, placesOf(folder)])),
    },
  };
}

/** The page of a calculator or of its tools, and everything else in its folder that was built into a file. */
function ownModules(manifest, folder) {
  return Object.keys(manifest).filter(
    (key) =>
      key.endsWith(pageModule(folder)) ||
      key.includes(`${pageModule(folder)}/tools/`) ||
      key.startsWith(`src/calculators/${folder}/`),
  );
}

/** These modules and all they import, at once or later. @param isLeftOut with what only it imports */
function loadedFrom(keys, manifest, isLeftOut) {
  const found = new Set();
  const open = [...keys];
  for (let key = open.pop(); key; key = open.pop()) {
    if (found.has(key) || isLeftOut(key)) continue;
    found.add(key);
    const { imports = [], dynamicImports = [] } = manifest[key];
    open.push(...imports, ...dynamicImports);
  }
  return found;
}

function addressesOf(keys, manifest) {
  const addresses = [...keys].flatMap((key) => [manifest[key].file, ...(manifest[key].css ?? [])]);
  return new Set(addresses.map((file) => `/${file}`));
}

function hashOf(content) {
  return createHash("sha256").update(content).digest("hex").slice(0, 12);
}
