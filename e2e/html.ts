/** Reads a page's HTML as a visitor without JavaScript sees it, without a browser. */
import { fromHtml } from "hast-util-from-html";
import { SKIP, visit } from "unist-util-visit";

type Tree = ReturnType<typeof fromHtml>;
type Node = Tree | Tree["children"][number];

export interface HtmlElement {
  readonly name: string;
  readonly classes: readonly string[];
  /** Text of the element and everything in it, except scripts, styles and hidden elements. */
  readonly text: string;
  readonly parent: HtmlElement | null;
}

/** All elements in the body, in document order. */
export function elementsOf(html: string): HtmlElement[] {
  const found: HtmlElement[] = [];
  const known = new Map<Node, HtmlElement>();
  visit(fromHtml(html), "element", (node, _, parent) => {
    if (isUnseen(node)) return SKIP;
    const element = {
      name: node.tagName,
      classes: [node.properties.className ?? []].flat().map(String),
      text: textOf(node),
      parent: (parent && known.get(parent)) ?? null,
    };
    known.set(node, element);
    found.push(element);
    return undefined;
  });
  return found;
}

function textOf(root: Node): string {
  let text = "";
  visit(root, (node) => {
    if (isUnseen(node)) return SKIP;
    // Blocks and inline elements are not told apart here: an extra space is better than joined words.
    if (node.type === "text") text += `${node.value} `;
    return undefined;
  });
  return text.replace(/\s+/g, " ").trim();
}

function isUnseen(node: Node): boolean {
  if (node.type !== "element") return false;
  return /^(?:head|script|style|template)$/.test(node.tagName) || node.properties.hidden === true;
}
