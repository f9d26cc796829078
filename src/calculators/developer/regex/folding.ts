/**
 * Flag i. Without flag u or v, JavaScript compares uppercase forms, and no non-ASCII letter equals an ASCII one
 * (ECMA-262, section 22.2.2.7.3). With those flags, and in RE2, it uses simple case folding, where the Kelvin sign
 * equals k and ſ equals s. Other languages fold case in their own ways.
 */
import type { Dialect } from "./dialects";
import { type PatternTree, visitTree } from "./tree";

/** Whether flag i affects ASCII letters only: simple folding is not in use, and the pattern is all ASCII. */
export function isAsciiOnly(tree: PatternTree): boolean {
  if (!isFolded(tree) || isSimple(tree)) return false;
  let ascii = true;
  visitTree(tree.branches, (node) => {
    if (node.kind === "character" && node.code > 0x7f) ascii = false;
    if (node.kind === "range" && node.to > 0x7f) ascii = false;
  });
  return ascii;
}

/** Notes on what flag i matches in the other language but not here. */
export function foldingNotes(tree: PatternTree, { folding, asciiFolding }: Dialect): string[] {
  if (!isFolded(tree) || (asciiFolding && isAsciiOnly(tree))) return [];
  const also = [
    ...(!isSimple(tree) && takes(tree, "k") ? ["k also matches the Kelvin sign (U+212A)"] : []),
    ...(!isSimple(tree) && takes(tree, "s") ? ["s also matches \u017f (U+017F)"] : []),
    ...(folding === "turkish" && takes(tree, "i") ? ["i also matches \u0131 (U+0131) and \u0130 (U+0130)"] : []),
    ...(folding === "full" && takes(tree, "s") ? ["ss also matches \u00df"] : []),
  ];
  return also.length > 0 ? [`Under flag i, ${also.join(", ")} here.`] : [];
}

function isSimple({ flags, flavor }: PatternTree): boolean {
  return flavor === "re2" || /[uv]/.test(flags);
}

function isFolded({ flags, branches }: PatternTree): boolean {
  let folded = flags.includes("i");
  visitTree(branches, (node) => {
    if ((node.kind === "group" || node.kind === "switch") && node.flags?.on.includes("i")) folded = true;
  });
  return folded;
}

/** Whether the pattern contains a letter in either case, by itself or within a range or set. */
function takes({ branches }: PatternTree, letter: string): boolean {
  const codes = [letter, letter.toUpperCase()].map((one) => one.charCodeAt(0));
  let found = false;
  visitTree(branches, (node) => {
    if (node.kind === "character") found ||= codes.includes(node.code);
    if (node.kind === "range") found ||= codes.some((code) => node.from <= code && code <= node.to);
    if (node.kind === "set") found ||= node.of === "word";
  });
  return found;
}
