/** What every build of the project shares: React, and Markdown as components with formulas in MathML. */
import mdx from "@mdx-js/rollup";
import react from "@vitejs/plugin-react";
import { fromHtml } from "hast-util-from-html";
import remarkGfm from "remark-gfm";
import remarkMath from "remark-math";
import temml from "temml";
import { visit } from "unist-util-visit";

export const define = { __BUILD_YEAR__: JSON.stringify(new Date().getFullYear()) };

/**
 * Workers are modules, so that they can fetch what they need when they need it.
 * @type {{ format: "es" }}
 */
export const worker = { format: "es" };

export function plugins() {
  return [
    {
      enforce: "pre",
      ...mdx({ format: "md", remarkPlugins: [remarkGfm, remarkMath], rehypePlugins: [rehypeTemml] }),
    },
    react({ include: /\.(tsx|ts)$/ }),
  ];
}

/** `$…$` and `$$…$$` become MathML, which browsers draw by themselves. Style attributes would break the CSP. */
function rehypeTemml() {
  return (tree) => {
    visit(tree, "element", (node, index, parent) => {
      const code = node.tagName === "pre" ? node.children[0] : node;
      const classes = code?.properties?.className ?? [];
      if (!Array.isArray(classes) || !classes.includes("language-math")) return;
      const html = temml.renderToString(code.children[0].value, {
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
