import type { PatternTree } from "./tree";

/** Whether some branch runs from `^` to `$` and flag m does not make them match at line ends. */
export function isWholeText({ branches, flags }: PatternTree): boolean {
  if (flags.includes("m")) return false;
  return branches.some(({ items }) => {
    const [first, last] = [items[0], items.at(-1)];
    return first?.kind === "edge" && first.at === "start" && last?.kind === "edge" && last.at === "end";
  });
}
