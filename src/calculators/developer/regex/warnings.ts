/** Warnings about patterns that are valid but may not do what was intended. */
import { Alphabet, overlap } from "./alphabet";
import { isExponential } from "./ambiguity";
import { useless } from "./escapes";
import {
  type Character,
  type Item,
  isNullable,
  isSingle,
  type PatternNode,
  type PatternTree,
  type Repeat,
  type Sequence,
  type Single,
  visitTree,
} from "./tree";

export interface Warning {
  readonly start: number;
  readonly end: number;
  readonly kind: "exponential" | "quadratic" | "useless-escape" | "host-dot" | "letter-range" | "missing-g";
  readonly message: string;
}

/** All warnings, in pattern order. */
export function warningsOf(tree: PatternTree, mode: string): Warning[] {
  const warnings: Warning[] = [
    // RE2 runs in linear time for any pattern.
    ...(tree.flavor === "javascript" ? slowRepeats(tree) : []),
    ...useless(tree),
    ...hostDots(tree),
    ...letterRanges(tree),
    ...(mode === "replace" && !tree.flags.includes("g")
      ? [
          {
            start: 0,
            end: tree.source.length,
            kind: "missing-g" as const,
            message: "Without flag g, only the first match is replaced.",
          },
        ]
      : []),
  ];
  return warnings.sort((a, b) => a.start - b.start || b.end - a.end);
}

const isEndless = (node: PatternNode): node is Repeat =>
  node.kind === "repeat" && node.max === Number.POSITIVE_INFINITY;

function slowRepeats(tree: PatternTree): Warning[] {
  const alphabet = new Alphabet(tree);
  const slow: Warning[] = [];
  const source = ({ start, end }: { start: number; end: number }) => tree.source.slice(start, end);
  const found: PatternNode[] = [];
  visitTree(tree.branches, (node) => {
    // A loop over a single character is unambiguous.
    if (isEndless(node) && !isSingle(node.item) && isExponential(node, alphabet)) found.push(node);
  });
  for (const node of found) {
    // Of nested loops, only the innermost is reported.
    if (found.some((other) => other !== node && node.start <= other.start && other.end <= node.end)) continue;
    slow.push({
      start: node.start,
      end: node.end,
      kind: "exponential",
      message: `${source(node)} can match the same text in more than one way on each repetition. On text that almost matches, the steps double with every character.`,
    });
  }
  visitTree(tree.branches, (node) => {
    if (node.kind !== "sequence") return;
    for (const [a, b] of neighbors(node, alphabet)) {
      slow.push({
        start: a.start,
        end: b.end,
        kind: "quadratic",
        message: `${source(a)} and ${source(b)} match the same characters side by side. On long text that almost matches, the steps grow with the square of its length.`,
      });
    }
  });
  return slow;
}

type Loop = Repeat & { readonly item: Single };

/** Pairs of unbounded repeats of overlapping sets with nothing mandatory between them. */
function neighbors(sequence: Sequence, alphabet: Alphabet): [Loop, Loop][] {
  const pairs: [Loop, Loop][] = [];
  let open: Loop[] = [];
  for (const item of sequence.items) {
    for (const before of open)
      for (const after of loopsAt(item, "start"))
        if (overlap(alphabet.taken(before.item), alphabet.taken(after.item))) pairs.push([before, after]);
    const ends = loopsAt(item, "end");
    open = isNullable(item) ? [...open, ...ends] : ends;
  }
  return pairs;
}

/** The unbounded repeats of single characters that a part can begin or end with. */
function loopsAt(node: Item | Sequence, side: "start" | "end"): Loop[] {
  if (node.kind === "repeat")
    return isEndless(node) && isSingle(node.item) ? [node as Loop] : node.max === 1 ? loopsAt(node.item, side) : [];
  if (node.kind === "group") return node.branches.flatMap((branch) => loopsAt(branch, side));
  if (node.kind !== "sequence") return [];
  const loops: Loop[] = [];
  for (const item of side === "start" ? node.items : [...node.items].reverse()) {
    loops.push(...loopsAt(item, side));
    if (!isNullable(item)) break;
  }
  return loops;
}

/** Ranges such as `[A-z]`, which include the punctuation between Z and a. */
function letterRanges({ branches, source }: PatternTree): Warning[] {
  const found: Warning[] = [];
  visitTree(branches, (node) => {
    if (node.kind !== "range" || !(node.from >= 0x41 && node.from <= 0x5a && node.to >= 0x61 && node.to <= 0x7a))
      return;
    found.push({
      start: node.start,
      end: node.end,
      kind: "letter-range",
      message: `${source.slice(node.start, node.end)} also matches the characters [ \\ ] ^ _ and \` between Z and a. Write A-Za-z.`,
    });
  });
  return found;
}

const TOP_LEVEL =
  /^(?:com|org|net|edu|gov|mil|int|info|biz|io|co|app|dev|ai|me|tv|in|us|uk|de|fr|ca|au|nz|jp|cn|eu|ch|nl|se|es|it|br|ru|kr|za|sg|example|test|local)$/i;

/** Unescaped dots in host names such as `www.example.com`, which match any character. */
function hostDots({ branches }: PatternTree): Warning[] {
  const found: Warning[] = [];
  visitTree(branches, (node) => {
    if (node.kind !== "sequence") return;
    const { items } = node;
    for (const [i, item] of items.entries()) {
      if (item.kind !== "set" || item.of !== "any") continue;
      const before = wordAt(items, i - 1, -1);
      const after = wordAt(items, i + 1, 1);
      if (before === "" || !(TOP_LEVEL.test(after) || /^www$/i.test(before))) continue;
      found.push({
        start: item.start,
        end: item.end,
        kind: "host-dot",
        message: `The dot in “${before}.${after}” matches any character. Write \\. for a dot.`,
      });
    }
  });
  return found;
}

/** The run of letters, digits, underscores and hyphens that starts at an item and continues in one direction. */
function wordAt(items: readonly Item[], from: number, step: 1 | -1): string {
  let word = "";
  for (let i = from; items[i]?.kind === "character"; i += step) {
    const character = String.fromCodePoint((items[i] as Character).code);
    if (!/[\w-]/.test(character)) break;
    word = step === 1 ? word + character : character + word;
  }
  return word;
}
