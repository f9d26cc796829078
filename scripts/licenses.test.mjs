import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { licenseCollector } from "./licenses.mjs";
import { root } from "./setup.mjs";

const inPackage = (path) => join(root, "node_modules", path);
const versionOf = (name) => JSON.parse(readFileSync(inPackage(`${name}/package.json`), "utf8")).version;

/** The list for bundles of these modules. */
function listOf(...bundles) {
  const { plugin, text } = licenseCollector();
  for (const moduleIds of bundles)
    plugin.generateBundle({}, { "a.js": { moduleIds }, "a.css": { type: "asset" } });
  return text();
}

/** Names of packages, in the order of the list. */
const namesIn = (list) => [...list.matchAll(/^-{80}\n\n(\S.*) \S+\n/gm)].map((match) => match[1]);

describe("the list of licenses", () => {
  it("names each package of a bundle once, with its version, license and text", () => {
    const list = listOf([
      inPackage("react-dom/cjs/react-dom.production.js"),
      inPackage("react/index.js"),
      inPackage("react/jsx-runtime.js?commonjs"),
      join(root, "src/site/main.tsx"),
    ]);
    expect(namesIn(list)).toEqual(["react", "react-dom"]);
    expect(list).toContain(
      `react ${versionOf("react")}\n\nLicense: MIT\n\nMIT License\n\nCopyright (c) Meta`,
    );
  });

  it("takes pages and workers together", () => {
    const list = listOf([inPackage("react/index.js")], [inPackage("re2js/build/index.esm.js")]);
    expect(namesIn(list)).toEqual(["re2js", "react"]);
  });

  it("knows packages with a scope, in other packages, and modules made by the build", () => {
    const list = listOf([
      inPackage("@zxcvbn-ts/core/dist/index.mjs"),
      inPackage("rollup/dist/es/rollup.js"), // dist/es has a package.json that only says “module”
      "\0rolldown/runtime.js",
      "\0vite/preload-helper.js",
      "\0virtual:calculator-pages/financial/mortgage",
    ]);
    expect(namesIn(list)).toEqual(["@zxcvbn-ts/core", "rolldown", "rollup", "vite"]);
  });

  it("leaves out what build tools contain, and keeps the notices of packages", () => {
    const list = listOf(["\0vite/preload-helper.js", inPackage("@zxcvbn-ts/language-en/dist/index.mjs")]);
    expect(list).not.toContain("@polka/url");
    expect(list).toContain("and Vite contributors");
    const notice = readFileSync(inPackage("@zxcvbn-ts/language-en/NOTICE.md"), "utf8").trim();
    expect(list).toContain(notice);
  });

  it("credits data that is no package", () => {
    const list = listOf([join(root, "src/data/eff-large-wordlist.json")]);
    expect(list).toContain("Joseph Bonneau");
    expect(list).toContain("https://creativecommons.org/licenses/by/3.0/us/");
  });
});
