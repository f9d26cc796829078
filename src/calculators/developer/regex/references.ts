/**
 * References to groups that may not have participated. In JavaScript such a reference matches the empty string, and
 * each round of a repeat resets the groups inside it.
 */
import { type PatternNode, type PatternTree, visitTree } from "./tree";

/** Whether a match can reach the reference at the offset `reference` without having matched the group. */
export function isUnsure(tree: PatternTree, group: number, reference: number): boolean {
  const [to, from] = [pathOf(tree, isGroup(group)), pathOf(tree, (node) => isReference(node, reference))];
  const common = to.findIndex((node, i) => node !== from[i]);
  return to.slice(common).some((node, i, path) => {
    const parent = i === 0 ? to[common - 1] : path[i - 1];
    const branches = parent === undefined ? tree.branches : "branches" in parent ? parent.branches : [];
    const isChoice = node.kind === "sequence" && branches.length > 1;
    return isChoice || (node.kind === "repeat" && node.min === 0) || (node.kind === "look" && node.negate);
  });
}

/** Whether the group is repeated, so that it may still hold what an earlier round captured. */
export function keepsEarlierRound(tree: PatternTree, group: number): boolean {
  return pathOf(tree, isGroup(group)).some((node) => node.kind === "repeat" && node.max > 1);
}

const isGroup = (group: number) => (node: PatternNode) => node.kind === "group" && node.number === group;

function isReference(node: PatternNode, start: number): boolean {
  return node.kind === "reference" && node.start === start;
}

/** The ancestors of a node, outermost first, followed by the node itself. */
function pathOf(tree: PatternTree, is: (node: PatternNode) => boolean): readonly PatternNode[] {
  let path: readonly PatternNode[] = [];
  visitTree(tree.branches, (node, parents) => {
    if (is(node)) path = [...parents, node];
  });
  return path;
}
