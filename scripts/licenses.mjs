/**
 * The licenses of what the site ships, read off the modules in its files. Vite's own `build.license` gives no notices of
 * what a package contains.
 */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { root } from "./setup.mjs";

export const LICENSES_FILE = "third-party-licenses.txt";

/** Build tools: of these, only short helpers are in the site's files, and nothing that the tools themselves contain. */
const TOOLS = ["rolldown", "vite"];

const TEXTS = /^(?:licen[cs]e|copying|notice|third[-_]party)/i;

/** What is shipped without being a package: its module, and what its license asks to be said. */
const DATA = [
  {
    module: "src/data/eff-large-wordlist.json",
    name: "EFF large wordlist",
    version: "July 2016",
    license: "CC BY 3.0 US",
    texts: [
      "By Joseph Bonneau for the Electronic Frontier Foundation.\nhttps://www.eff.org/deeplinks/2016/07/new-wordlists-random-passphrases\nLicense: https://creativecommons.org/licenses/by/3.0/us/\nThe words are kept as an array, without the numbers of the dice.",
    ],
  },
];

/** Collects packages from the builds that its plugin is part of. @returns the plugin, and the text of the list so far */
export function licenseCollector() {
  const found = new Map();
  const add = (entry) => found.set(`${entry.name} ${entry.version}`, entry);
  const addModule = (id) => {
    const folder = packageFolder(id);
    if (folder) add(packageEntry(folder));
    for (const data of DATA) if (id.startsWith(join(root, data.module))) add(data);
  };
  const plugin = {
    name: "licenses",
    generateBundle(_, bundle) {
      for (const { moduleIds = [] } of Object.values(bundle)) for (const id of moduleIds) addModule(id);
    },
  };
  return { plugin, text: () => licensesText([...found.values()]) };
}

/** @param id module, as the bundler calls it @returns the folder of its package, or null where it is our own */
function packageFolder(id) {
  const path = id.split("?")[0];
  if (path.includes("/node_modules/")) return folderAbove(dirname(path.replace("\0", "")));
  // Modules that the tools make: \0rolldown/runtime.js, \0vite/preload-helper.js
  const name = /^\0((?:@[\w.-]+\/)?[\w.-]+)/.exec(path)?.[1];
  const folder = name && join(root, "node_modules", name);
  return folder && existsSync(join(folder, "package.json")) ? folder : null;
}

/** Some folders within a package hold a package.json of their own, which only says how its files are to be read. */
function folderAbove(folder) {
  const file = join(folder, "package.json");
  if (existsSync(file) && JSON.parse(readFileSync(file, "utf8")).version) return folder;
  return folderAbove(dirname(folder));
}

function packageEntry(folder) {
  const { name, version, license } = JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));
  const isTool = TOOLS.includes(name);
  const texts = readdirSync(folder, { withFileTypes: true })
    .filter((file) => file.isFile() && (isTool ? /^license/i : TEXTS).test(file.name))
    .map((file) => readFileSync(join(folder, file.name), "utf8"))
    .map((text) => (isTool ? text.split(/^# Licenses of bundled dependencies/m)[0] : text).trim());
  if (!license || texts.length === 0) throw new Error(`${name} ${version} comes without a license`);
  return { name, version, license, texts };
}

function licensesText(entries) {
  const line = "-".repeat(80);
  const sorted = entries.sort((a, b) => (a.name < b.name ? -1 : 1));
  return [
    "This site includes the following software and data by others, under these licenses.",
    ...sorted.map(({ name, version, license, texts }) =>
      [line, `${name} ${version}`, `License: ${license}`, ...texts].join("\n\n"),
    ),
    "",
  ].join("\n\n");
}
