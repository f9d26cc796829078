/** What every build shares: React, Markdown as components with formulas in MathML, and the calculators' pages. */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import mdx from "@mdx-js/rollup";
import react from "@vitejs/plugin-react";
import { fromHtml } from "hast-util-from-html";
import remarkGfm from "remark-gfm";
import remarkMath from "remark-math";
import temml from "temml";
import { visit } from "unist-util-visit";
import { root } from "./setup.mjs";

const require = createRequire(import.meta.url);

export const define = { __BUILD_YEAR__: JSON.stringify(new Date().getFullYear()) };

/**
 * Workers are modules, so that they can fetch what they need when they need it.
 * @type {{ format: "es" }}
 */
export const worker = { format: "es" };

export function plugins() {
  return [
    calculatorPages(),
    {
      enforce: "pre",
      ...mdx({ format: "md", remarkPlugins: [remarkGfm, remarkMath], rehypePlugins: [rehypeTemml] }),
    },
    react({ include: /\.(tsx|ts)$/ }),
  ];
}

const REACT_MODULE = "\0react-module:";

const ALL = "?all";

const REACT_FILES = {
  react: "react/cjs/react.production.js",
  "react/jsx-runtime": "react/cjs/react-jsx-runtime.production.js",
  "react-dom": "react-dom/cjs/react-dom.production.js",
  "react-dom/client": "react-dom/cjs/react-dom-client.production.js",
  scheduler: "scheduler/cjs/scheduler.production.js",
};

/**
 * React as ES modules, which it does not come as. Taken for CommonJS it would need the bundler's helpers, in a file of
 * their own, and every file that uses it would take its exports apart anew.
 */
export function reactModules() {
  return {
    name: "react-modules",
    enforce: "pre",
    resolveId(id, importer = "") {
      if (!(id in REACT_FILES)) return null;
      // Packages ask for all exports at once; they get a module of their own, lest it keep all of them for everybody.
      return REACT_MODULE + id + (importer.includes("/node_modules/") ? ALL : "");
    },
    load(id) {
      if (!id.startsWith(REACT_MODULE)) return null;
      const name = id.slice(REACT_MODULE.length).replace(ALL, "");
      const named = Object.keys(require(name))
        .filter((key) => /^[a-z]\w*$/i.test(key))
        .map((key) => `export const ${key} = cjs.${key};`);
      if (id.endsWith(ALL)) return [`import cjs from "${name}";`, "export default cjs;", ...named].join("\n");
      const source = readFileSync(join(root, "node_modules", REACT_FILES[name]), "utf8");
      const required = [...new Set([...source.matchAll(/\brequire\("([^"]+)"\)/g)].map((match) => match[1]))];
      const local = (other) => `required${required.indexOf(other)}`;
      return [
        ...required.map((other) => `import ${local(other)} from "${other}";`),
        "const cjs = {};",
        `((exports) => {${source.replace(/\brequire\("([^"]+)"\)/g, (_, other) => local(other))}})(cjs);`,
        "export default cjs;",
        ...named,
      ].join("\n");
    },
  };
}

const CALCULATORS = join(root, "src/calculators");
const PAGES = "virtual:calculator-pages";

/** Folders of calculators, as the catalog names them: `financial/mortgage`. */
export function calculatorFolders() {
  return readdirSync(CALCULATORS, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .flatMap(({ name }) => readdirSync(join(CALCULATORS, name)).map((folder) => `${name}/${folder}`));
}

/** Name of the module that a calculator's page is made of: its definition and its view in one file. */
export function pageModule(folder) {
  return `${PAGES}/${folder}`;
}

/** `virtual:calculator-pages`: how to fetch the page of each folder. */
function calculatorPages() {
  return {
    name: "calculator-pages",
    resolveId: (id) => (id.startsWith(PAGES) ? `\0${id}` : null),
    load(id) {
      if (id === `\0${PAGES}`) {
        const lines = calculatorFolders().map(
          (folder) => `"${folder}": () => import("${pageModule(folder)}")`,
        );
        return `export default {${lines.join()}}`;
      }
      if (!id.startsWith(`\0${PAGES}/`)) return null;
      const folder = join(CALCULATORS, id.slice(PAGES.length + 2));
      const model = `export { default as calculator } from "${folder}/model.ts";`;
      return existsSync(`${folder}/view.tsx`)
        ? `${model} export { default as view } from "${folder}/view.tsx";`
        : model;
    },
  };
}

/** `$…$` and `$$…$$` become MathML, which browsers draw by themselves. Style attributes would break the CSP. */
function rehypeTemml() {
  return (tree) => {
    visit(tree, "element", (node, index, parent) => {
      const code = node.tagName === "pre" ? node.children[0] : node;
      const classes = code?.properties?.className ?? [];
      if (!Array.isArray(classes) || !classes.includes("language-math")) return;
      const source = code.children[0].value;
      if (/[a-z]{3} [a-z]{3}/.test(source.replace(/\\[a-z]+(\{[^}]*\})?/gi, "")))
        throw new Error(`Read as a formula: “${source}”. A dollar sign is written \\$.`);
      const html = temml.renderToString(source, {
        displayMode: classes.includes("math-display"),
        throwOnError: true,
        annotate: false,
      });
      const [math] = fromHtml(html, { fragment: true }).children;
      visit(math, "element", (element) => {
        delete element.properties.style;
        delete element.properties.className;
      });
      parent.children[index] = math;
    });
  };
}
