/** The pattern as runnable code in eight languages. */
import { DIALECTS, type Dialect, JAVASCRIPT } from "./dialects";
import { PROGRAMS } from "./programs";
import { type ReplacementPart, readReplacement } from "./replacement";
import { translate, Unavailable } from "./translate";
import { type FlagSwitch, type PatternTree, visitTree } from "./tree";

export interface Task {
  readonly mode: "match" | "replace" | "split";
  readonly pattern: string;
  readonly flags: string;
  readonly replacement: string;
}

export interface CodeRow {
  readonly language: string;
  readonly code: string;
}

/** Everything needed to write a program in one language. */
export interface Program {
  readonly mode: Task["mode"];
  readonly source: string;
  readonly flags: string;
  /** Whether flag i applies to ASCII letters only. */
  readonly asciiFolding: boolean;
  /** Whether all matches are found, not just the first. */
  readonly all: boolean;
  readonly replacement: readonly ReplacementPart[];
  /** Converts a group name to one that is valid in the language. */
  readonly nameOf: (name: string) => string;
  /** Numbers of the groups that have the given name. */
  readonly numbersOf: (name: string) => readonly number[];
}

/** @param tree null if the pattern runs but its syntax is too new to parse; then there is code for JavaScript only */
export function codeRows(tree: PatternTree | null, task: Task): CodeRow[] {
  const lifted = tree && lift(tree);
  return [JAVASCRIPT, ...DIALECTS].map((dialect) => {
    const { language } = dialect;
    try {
      return { language, code: program(lifted, dialect, task) };
    } catch (error) {
      if (!(error instanceof Unavailable)) throw error;
      const where = dialect.engine ? `${language} (${dialect.engine})` : language;
      return { language, code: `not available in ${where}: ${error.message}` };
    }
  });
}

function program(tree: PatternTree | null, dialect: Dialect, task: Task): string {
  const native = dialect === JAVASCRIPT && tree?.flavor !== "re2";
  if (!tree && !native) throw new Unavailable("syntax newer than this page supports");
  const names = tree?.names ?? [null];
  const write = PROGRAMS[dialect.language] as (program: Program) => string;
  const { source, flags, asciiFolding, notes } = native
    ? { ...task, source: new RegExp(task.pattern, task.flags).source, asciiFolding: false, notes: [] }
    : translate(tree as PatternTree, dialect);
  const code = write({
    mode: task.mode,
    source,
    // Characters above U+FFFF and Unicode properties need flag u in JavaScript; RE2 always supports both.
    flags: dialect === JAVASCRIPT && !native ? `${flags}u` : flags,
    asciiFolding,
    all: task.flags.includes("g"),
    replacement: readReplacement(task.replacement, names),
    nameOf: dialect.name,
    numbersOf: (name) => names.flatMap((one, number) => (one === name ? [number] : [])),
  });
  return [...notes.map((note) => `${dialect.comment} ${note}`), code].join("\n");
}

/** Turns flags set at the very start of an RE2 pattern into flags of the whole pattern, which every language has. */
function lift(tree: PatternTree): PatternTree {
  const [branch] = tree.branches;
  const [first] = branch?.items ?? [];
  if (!branch || first?.kind !== "switch" || tree.branches.length > 1 || first.flags.on.includes("U")) return tree;
  let switches = 0;
  visitTree(tree.branches, ({ kind }) => {
    if (kind === "switch") switches++;
  });
  if (switches > 1) return tree;
  const { on, off } = (first as FlagSwitch).flags;
  const flags = [...new Set(tree.flags + on)].filter((flag) => !off.includes(flag)).join("");
  return { ...tree, flags, branches: [{ ...branch, items: branch.items.slice(1) }] };
}
