/**
 * Checks the byte budgets of every page on the built files: run `node scripts/budgets.mjs` after a build. The
 * limits come from the design, not from measurements.
 */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { brotliCompressSync } from "node:zlib";
import { root } from "./setup.mjs";

/**
 * Limits in bytes, compressed with Brotli. Script is everything fetched at once. HTML is counted without its
 * inlined style sheets, which are counted separately.
 */
export const LIMITS = {
  script: { rich: 99_000, simple: 83_000 },
  html: 10_000,
  css: 12_000,
};

/** The one calculator that the design uses as its simple page, although it draws a chart. */
const SIMPLE_CALCULATOR = "percentage-calculator";

/**
 * @typedef {object} PageSize compressed sizes of a page in bytes
 * @property {string} name of its file, without .html
 * @property {boolean} rich true for calculators, whose views have charts or tables, except SIMPLE_CALCULATOR
 * @property {number} script
 * @property {number} html
 * @property {number} css
 */

/**
 * @param {string} name of the page's file, without .html
 * @param {string} html
 * @param {(address: string) => string | Buffer} read returns the content of a file of the site
 * @returns {PageSize}
 */
export function measure(name, html, read) {
  const { page, files } = JSON.parse(/<script type="application\/json" id="scripts">(.*?)<\/script>/s.exec(html)[1]);
  const css = [...html.matchAll(/<style>(.*?)<\/style>/gs)].map((match) => match[1]);
  const linked = [...html.matchAll(/<link rel="stylesheet" href="([^"]+)">/g)].map((match) => read(match[1]));
  return {
    name,
    rich: page?.kind === "calculator" && name !== SIMPLE_CALCULATOR,
    script: files.reduce((sum, file) => sum + compressed(read(file)), 0),
    html: compressed(html.replace(/<style>.*?<\/style>/gs, "")),
    css: compressed([...css, ...linked].join("")),
  };
}

function compressed(content) {
  return brotliCompressSync(content).length;
}

/** One line for each figure over its budget. @param {readonly PageSize[]} pages */
export function overBudget(pages) {
  return pages.flatMap(({ name, rich, ...sizes }) => {
    const limits = { ...LIMITS, script: rich ? LIMITS.script.rich : LIMITS.script.simple };
    return Object.keys(limits)
      .filter((kind) => sizes[kind] > limits[kind])
      .map((kind) => `${name}: ${kilobytes(sizes[kind])} of ${kind}, allowed are ${kilobytes(limits[kind])}`);
  });
}

function kilobytes(bytes) {
  return `${(bytes / 1000).toFixed(1)} KB`;
}

/** @param {string} dist folder of the built site */
function pagesOf(dist) {
  const read = (address) => readFileSync(join(dist, address));
  return readdirSync(dist)
    .filter((file) => file.endsWith(".html"))
    .map((file) => measure(file.slice(0, -".html".length), String(read(file)), read));
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const pages = pagesOf(join(root, "dist"));
  if (pages.length === 0) throw new Error("There is no built site to measure.");
  const over = overBudget(pages);
  for (const line of over) console.error(line);
  console.log(`Byte budgets: ${pages.length} pages, ${over.length} figures over.`);
  if (over.length > 0) process.exitCode = 1;
}
