/** References to groups that may have taken no part: JavaScript takes nothing there, and empties groups in each round. */
import { type PatternNode, type PatternTree, visitTree } from "./tree";

/** Whether a search can come to the reference that starts there without the group. */
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

/** Whether the group is repeated, so that it may hold what an earlier round took. */
export function keepsEarlierRound(tree: PatternTree, group: number): boolean {
  return pathOf(tree, isGroup(group)).some((node) => node.kind === "repeat" && node.max > 1);
}

const isGroup = (group: number) => (node: PatternNode) => node.kind === "group" && node.number === group;

function isReference(node: PatternNode, start: number): boolean {
  return node.kind === "reference" && node.start === start;
}

/** The nodes around one, the outer before the inner, and the node itself. */
function pathOf(tree: PatternTree, is: (node: PatternNode) => boolean): readonly PatternNode[] {
  let path: readonly PatternNode[] = [];
  visitTree(tree.branches, (node, parents) => {
    if (is(node)) path = [...parents, node];
  });
  return path;
}
