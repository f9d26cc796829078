/** What a page's HTML has for its picture: name, headline, chart, figures. */
import { fromHtml } from "hast-util-from-html";
import { EXIT, SKIP, visit } from "unist-util-visit";

/**
 * @typedef {object} Contents
 * @property {string} name of the page
 * @property {string} above the name: what the page is part of
 * @property {readonly string[]} before the figure
 * @property {readonly string[]} figure the answer, in large type: a line, or one for each item
 * @property {readonly string[]} after the figure; on pages without an answer, what the page is about
 * @property {object} [chart] the element, if there is a chart
 * @property {readonly (readonly [string, string])[]} rows the names and values of other figures, or names alone
 */

/** @param {string} html of the page's content @param {string} description of the page @returns {Contents} */
export function contentsOf(html, description) {
  const main = firstIn(fromHtml(html, { fragment: true }), isTag("main"));
  const name = textOf(firstIn(main, isTag("h1")) ?? {});
  const path = firstIn(main, hasClass("crumb"))?.children ?? [];
  const above = textOf({ children: path.filter((one) => !isTag("button")(one)) });
  const answer = firstIn(main, hasClass("answer"));
  if (!answer) return { name, above, before: [], figure: [], after: [description], rows: linksOf(main) };
  const parts = answer.children.filter(({ type }) => type === "element");
  const place = parts.findIndex(isTag("b"));
  const figure = parts[place];
  const textsOf = (elements) => elements.map(textOf).filter(Boolean);
  const [after, ...further] = textsOf(parts.slice(place + 1).filter((one) => !hasClass("visually-hidden")(one)));
  return {
    name,
    above,
    before: textsOf(parts.slice(0, place)),
    figure: hasClass("items")(figure) ? textsOf(figure.children) : textsOf([figure]),
    after: [after ?? further[0]].filter(Boolean),
    chart: firstIn(main, hasClass("chart")),
    rows: rowsOf(main),
  };
}

/** What the page leads to: the calculators of a category, or the examples on the home page. */
function linksOf(main) {
  const lists = ["calculator-list", "home-examples"].map((name) => firstIn(main, hasClass(name)));
  return lists.flatMap((list) => (list ? allIn(list, isTag("a")) : [])).map((link) => [textOf(link), ""]);
}

/** What the picture says, for those who do not see it. @param {Contents} contents */
export function sentenceOf({ before, figure, after }) {
  return [...before, figure.join(", "), ...after].filter(Boolean).join(" ");
}

/** The figures that the page shows without being asked. */
function rowsOf(main) {
  const rows = [];
  visit(main, "element", (node) => {
    if (isTag("details")(node)) return SKIP;
    if (!hasClass("figures")(node)) return undefined;
    for (const { children } of node.children.filter(isTag("div"))) {
      const label = children.find(isTag("dt")).children.filter(({ type }) => type === "text");
      const value = children.find(isTag("dd")).children.filter(({ type }) => type === "text");
      rows.push([textOf({ children: label }), textOf({ children: value })]);
    }
    return SKIP;
  });
  return rows;
}

export const isTag = (name) => (node) => node.tagName === name;
export const hasClass = (name) => (node) => node.properties?.className?.includes(name) ?? false;

function allIn(tree, isMeant) {
  const found = [];
  visit(tree, "element", (node) => {
    if (isMeant(node)) found.push(node);
  });
  return found;
}

/** The first element that is meant, or undefined. */
export function firstIn(tree, isMeant) {
  let found;
  visit(tree, "element", (node) => {
    if (!isMeant(node)) return undefined;
    found = node;
    return EXIT;
  });
  return found;
}

/** The text of an element on one line. */
export function textOf(node) {
  return written(node).replace(/\s+/g, " ").trim();
}

function written({ type, value, tagName, children = [] }) {
  if (type === "text") return value;
  const texts = children.map(written);
  if (tagName === "mfrac") return texts.map(inParentheses).join("/");
  if (tagName === "msqrt") return `√${inParentheses(texts.join(""))}`;
  if (tagName === "mo" && texts.join() === "=") return " = ";
  return texts.join("");
}

function inParentheses(text) {
  return /^[\d.,]+$|^\w$/.test(text) ? text : `(${text})`;
}
