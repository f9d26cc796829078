/** A pattern as a tree, the same for every flavor. The explanation, diagram, warnings and code are derived from it. */

interface Span {
  /** Offset of the first code unit in the pattern. */
  readonly start: number;
  /** Offset just past the last one. */
  readonly end: number;
}

export interface Sequence extends Span {
  readonly kind: "sequence";
  readonly items: readonly Item[];
}

/** `(…)`, `(?<name>…)`, `(?:…)`, `(?i-s:…)` */
export interface Group extends Span {
  readonly kind: "group";
  /** Number of a capturing group, from 1; null for other groups. */
  readonly number: number | null;
  readonly name: string | null;
  /** Flags turned on and off inside the group. */
  readonly flags: FlagChange | null;
  readonly branches: readonly Sequence[];
}

export interface FlagChange {
  readonly on: string;
  readonly off: string;
}

export interface Look extends Span {
  readonly kind: "look";
  readonly ahead: boolean;
  readonly negate: boolean;
  readonly branches: readonly Sequence[];
}

export interface Repeat extends Span {
  readonly kind: "repeat";
  readonly min: number;
  /** Infinity if there is no limit. */
  readonly max: number;
  readonly lazy: boolean;
  readonly item: Item;
}

/** A position between characters. */
export interface Edge extends Span {
  readonly kind: "edge";
  readonly at: "start" | "end" | "word" | "not-word" | "text-start" | "text-end";
}

export interface Character extends Span {
  readonly kind: "character";
  readonly code: number;
}

/** A token that stands for many characters: `.`, `\d`, `\p{Letter}`, `[:alpha:]`. */
export interface CharacterSet extends Span {
  readonly kind: "set";
  readonly of: "any" | "digit" | "space" | "word" | "property" | "posix";
  readonly negate: boolean;
  /** Name of the property or of the POSIX class. */
  readonly name: string | null;
}

/** `[a-z]`, and the sets of flag v. */
export interface CharacterClass extends Span {
  readonly kind: "class";
  readonly negate: boolean;
  readonly members: readonly ClassMember[];
}

export interface Range extends Span {
  readonly kind: "range";
  readonly from: number;
  readonly to: number;
}

/** `\q{abc|d}` */
export interface Strings extends Span {
  readonly kind: "strings";
  readonly strings: readonly string[];
}

/** `[\w--\d]`, `[\w&&\d]` */
export interface Operation extends Span {
  readonly kind: "operation";
  readonly by: "intersection" | "subtraction";
  readonly left: ClassMember;
  readonly right: ClassMember;
}

/** `\1`, `\k<name>` */
export interface Reference extends Span {
  readonly kind: "reference";
  readonly to: number | string;
  /** Numbers of the groups referred to; several if branches share a name. */
  readonly groups: readonly number[];
}

/** `(?i)`: changes flags from here to the end of the enclosing group. */
export interface FlagSwitch extends Span {
  readonly kind: "switch";
  readonly flags: FlagChange;
}

export type Item = Group | Look | Repeat | Edge | Character | CharacterSet | CharacterClass | Reference | FlagSwitch;
export type ClassMember = Character | CharacterSet | CharacterClass | Range | Strings | Operation;
/** A node that matches exactly one character (or, with flag v, possibly a string). */
export type Single = Character | CharacterSet | CharacterClass;
export type PatternNode = Sequence | Item | ClassMember;

export interface PatternTree {
  readonly source: string;
  readonly flavor: "javascript" | "re2";
  readonly flags: string;
  readonly branches: readonly Sequence[];
  /** Names of the capturing groups by number; null at 0 and for unnamed groups. */
  readonly names: readonly (string | null)[];
}

/** The child nodes in pattern order. */
function childrenOf(node: PatternNode): readonly PatternNode[] {
  switch (node.kind) {
    case "sequence":
      return node.items;
    case "group":
    case "look":
      return node.branches;
    case "repeat":
      return [node.item];
    case "class":
      return node.members;
    case "operation":
      return [node.left, node.right];
    default:
      return [];
  }
}

/** Visits every node of the tree in pattern order, outer nodes before inner ones. */
export function visitTree(
  branches: readonly PatternNode[],
  visit: (node: PatternNode, parents: readonly PatternNode[]) => void,
  parents: readonly PatternNode[] = [],
): void {
  for (const node of branches) {
    visit(node, parents);
    visitTree(childrenOf(node), visit, [...parents, node]);
  }
}

export function isSingle(node: PatternNode): node is Single {
  return node.kind === "character" || node.kind === "set" || node.kind === "class";
}

/** Whether the node can match the empty string. */
export function isNullable(node: PatternNode): boolean {
  switch (node.kind) {
    case "sequence":
      return node.items.every(isNullable);
    case "group":
      return node.branches.some(isNullable);
    case "repeat":
      return node.min === 0 || isNullable(node.item);
    case "look":
    case "edge":
    case "switch":
    case "reference":
      return true;
    default:
      return false;
  }
}

/** Groups adjacent literal characters into runs, so that they read as words; other items are runs of one. */
export function runsOf(items: readonly Item[]): (readonly Item[])[] {
  const runs: Item[][] = [];
  for (const item of items) {
    const last = runs.at(-1);
    if (item.kind === "character" && last?.[0]?.kind === "character") last.push(item);
    else runs.push([item]);
  }
  return runs;
}
