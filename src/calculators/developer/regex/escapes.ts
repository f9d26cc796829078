/** Finds backslashes that have no effect. */
import { type PatternNode, type PatternTree, visitTree } from "./tree";
import type { Warning } from "./warnings";

/** Characters that are special outside and inside a class, so escaping them is not useless. */
const OUTSIDE = "^$\\.*+?()[]{}|/";
const INSIDE = "\\]^-/";
/** Characters that flag v reserves inside a class, alone or doubled. */
const INSIDE_SETS = "()[]{}/-\\|&!#$%*+,.:;<=>?@^`~";

export function useless(tree: PatternTree): Warning[] {
  const found: Warning[] = [];
  visitTree(tree.branches, (node, parents) => {
    if (node.kind === "character") check(node, parents.some(isClass));
    // The ends of a range are not separate nodes.
    if (node.kind === "range") {
      const text = tree.source.slice(node.start, node.end);
      const middle = text.indexOf("-", text.startsWith("\\") ? 2 : 1);
      check({ start: node.start, end: node.start + middle }, true);
      check({ start: node.start + middle + 1, end: node.end }, true);
    }
  });
  return found;

  function check({ start, end }: { start: number; end: number }, inClass: boolean): void {
    const text = tree.source.slice(start, end);
    const sign = text.slice(1);
    if (text.length !== 2 || !text.startsWith("\\") || /[\d_]/.test(sign)) return;
    if (/[a-z]/i.test(sign) ? !isIdentity(tree, sign) : neededSigns(tree, inClass).includes(sign)) return;
    found.push({ start, end, kind: "useless-escape", message: messageOf(text, sign, inClass) });
  }
}

function messageOf(text: string, sign: string, inClass: boolean): string {
  if (/[pP]/.test(sign)) return `${text} is the letter ${sign} here. Unicode properties need flag u or v.`;
  const same = /\s/.test(sign) ? "the character alone" : sign;
  return `The backslash in ${text} has no effect${inClass ? " inside brackets" : ""}; ${same} means the same.`;
}

function neededSigns({ flags, flavor }: PatternTree, inClass: boolean): string {
  if (!inClass) return OUTSIDE;
  if (flags.includes("v")) return INSIDE_SETS;
  return flavor === "re2" ? `${INSIDE}[` : INSIDE;
}

function isClass(node: PatternNode): boolean {
  return node.kind === "class";
}

/** Whether an escaped letter stands for itself; only possible in JavaScript without flags u and v. */
function isIdentity({ flags, flavor }: PatternTree, sign: string): boolean {
  return flavor === "javascript" && !/[uv]/.test(flags) && /[aceghijlmopquxyzACEFGHIJKLMNOPQRTUVXYZ]/.test(sign);
}
