/** Shared by all builds: React, Markdown as components with MathML formulas, and the calculators' pages. */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import mdx from "@mdx-js/rollup";
import react from "@vitejs/plugin-react";
import { fromHtml } from "hast-util-from-html";
import remarkGfm from "remark-gfm";
import remarkMath from "remark-math";
import temml from "temml";
import { visit } from "unist-util-visit";
import { runnerImport } from "vite";
import { root } from "./setup.mjs";

export const define = { __BUILD_YEAR__: JSON.stringify(new Date().getFullYear()) };

/**
 * Workers are modules, so that they can load code on demand.
 * @type {{ format: "es" }}
 */
export const worker = { format: "es" };

export function plugins() {
  return [
    calculatorPages(),
    datedFigures(),
    checkedAccuracy(),
    {
      enforce: "pre",
      ...mdx({ format: "md", remarkPlugins: [remarkGfm, remarkMath, linkToAccuracy], rehypePlugins: [rehypeTemml] }),
    },
    react({ include: /\.(tsx|ts)$/ }),
  ];
}

const CALCULATORS = join(root, "src/calculators");
const PAGES = "virtual:calculator-pages";

/** Folders of the calculators: `financial/mortgage`. */
export function calculatorFolders() {
  return readdirSync(CALCULATORS, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .flatMap(({ name }) => readdirSync(join(CALCULATORS, name)).map((folder) => `${name}/${folder}`));
}

/** Sources of pages: calculators (`financial/mortgage`) or their tools (`science/physics/tools/wave`). */
export function pageSources() {
  return calculatorFolders().flatMap((folder) => {
    const tools = join(CALCULATORS, folder, "tools");
    if (!existsSync(tools)) return [folder];
    const files = readdirSync(tools).filter((file) => /^[a-z0-9-]+\.ts$/.test(file));
    return files.map((file) => `${folder}/tools/${file.replace(".ts", "")}`);
  });
}

/** Name of the module with a calculator's definition and its view. */
export function pageModule(source) {
  return `${PAGES}/${source}`;
}

/** `virtual:calculator-pages`: functions that import the page of each source. */
function calculatorPages() {
  return {
    name: "calculator-pages",
    resolveId: (id) => (id.startsWith(PAGES) ? `\0${id}` : null),
    load(id) {
      if (id === `\0${PAGES}`) {
        const lines = pageSources().map((source) => `"${source}": () => import("${pageModule(source)}")`);
        return `export default {${lines.join()}}`;
      }
      if (!id.startsWith(`\0${PAGES}/`)) return null;
      const name = id.slice(PAGES.length + 2);
      const isTool = name.includes("/tools/");
      // From the root, not from the disk: the length of a checkout's path would decide which modules share a file.
      const source = `/src/calculators/${name}`;
      const calculator = isTool ? `${source}.ts` : `${source}/calculator.ts`;
      const view = isTool ? `${source}.view.tsx` : `${source}/view.tsx`;
      const page = `export { default as calculator } from "${calculator}";`;
      return existsSync(join(root, view)) ? `${page} export { default as view } from "${view}";` : page;
    },
  };
}

/**
 * At the end of a calculator's text, a link to what it is checked against; that page links to its limits. In the text
 * itself, it would be in every page's script.
 */
function linkToAccuracy() {
  return (tree, { path }) => {
    const meta = /\/calculators\/[^/]+\/[^/]+\/about\.md$/.test(path) && path.replace("about.md", "meta.ts");
    if (!meta) return;
    const [, id] = /id: "([^"]+)"/.exec(readFileSync(meta, "utf8"));
    const limits = tree.children.find(({ type, children }) => type === "heading" && children[0].value === "Limits");
    const text = { type: "text", value: "What this calculator is checked against" };
    const last = { type: "paragraph", children: [{ type: "link", url: `/accuracy#${id}`, children: [text] }] };
    tree.children.push(last);
    // Some collections name the limits of each tool in the tool's own text, above this one.
    (limits ?? last).data = { hProperties: { id: "limits" } };
  };
}

const FIGURES = "virtual:dated-figures";

/** Read once for all builds: it takes seconds. */
let figures;

/** `virtual:dated-figures`: what `src/data/dated.ts` finds, without the values, which only calculators need. */
function datedFigures() {
  return {
    name: "dated-figures",
    resolveId: (id) => (id === FIGURES ? `\0${id}` : null),
    async load(id) {
      if (id !== `\0${FIGURES}`) return null;
      figures ??= runnerImport(join(root, "src/data/dated.ts"), { root, configFile: false, logLevel: "warn" });
      const { module } = await figures;
      return `export default ${JSON.stringify(module.datedFigures())}`;
    },
  };
}

const ACCURACY = "virtual:accuracy";

/**
 * `virtual:accuracy`: what the calculators are checked against. Builds take it from the command line, where all
 * calculators are built already: to transform their sources once more would take half a minute.
 */
function checkedAccuracy() {
  let server;
  return {
    name: "checked-accuracy",
    configureServer(one) {
      server = one;
    },
    resolveId: (id) => (id === ACCURACY ? `\0${id}` : null),
    async load(id) {
      if (id !== `\0${ACCURACY}`) return null;
      const { accuracy } = server
        ? await server.ssrLoadModule("/src/calculators/accuracy.ts")
        : await import(pathToFileURL(join(root, "dist-cli/accuracy.js")).href);
      return `export default ${JSON.stringify(await accuracy())}`;
    },
  };
}

/** `$…$` and `$$…$$` become MathML, which browsers render natively. Style attributes would break the CSP. */
function rehypeTemml() {
  return (tree) => {
    visit(tree, "element", (node, index, parent) => {
      const code = node.tagName === "pre" ? node.children[0] : node;
      const classes = code?.properties?.className ?? [];
      if (!Array.isArray(classes) || !classes.includes("language-math")) return;
      const source = code.children[0].value;
      if (/[a-z]{3} [a-z]{3}/.test(source.replace(/\\[a-z]+(\{[^}]*\})?/gi, "")))
        throw new Error(`Read as a formula: “${source}”. A dollar sign is written \\$.`);
      const displayMode = classes.includes("math-display");
      let length = 0;
      const html = temml.renderToString(source, {
        displayMode,
        throwOnError: true,
        annotate: false,
      });
      const [math] = fromHtml(html, { fragment: true }).children;
      visit(math, "element", (element) => {
        delete element.properties.style;
        delete element.properties.className;
      });
      visit(math, "text", ({ value }) => {
        length += value.length;
      });
      parent.children[index] = displayMode || length > LONG_FORMULA ? scrolling(math, displayMode) : math;
    });
  };
}

/** Number of symbols above which a formula may be wider than a phone. */
const LONG_FORMULA = 16;

/** A formula in a scrolling box, since browsers neither scroll nor wrap MathML. It must be focusable. */
function scrolling(formula, displayMode) {
  const tagName = displayMode ? "div" : "span";
  const properties = { className: ["formula"], tabIndex: 0, role: "group", ariaLabel: "Formula" };
  return { type: "element", tagName, properties, children: [formula] };
}
