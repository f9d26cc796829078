/** The pattern as code that runs, for eight languages. */
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

/** What a program is written from. */
export interface Program {
  readonly mode: Task["mode"];
  readonly source: string;
  readonly flags: string;
  /** Flag i is for ASCII letters only. */
  readonly asciiFolding: boolean;
  /** All matches, not just the first. */
  readonly all: boolean;
  readonly replacement: readonly ReplacementPart[];
  /** The name under which a language knows a group. */
  readonly nameOf: (name: string) => string;
  /** Numbers of the groups with a name. */
  readonly numbersOf: (name: string) => readonly number[];
}

/** @param tree null where the pattern runs, but is too new to be read: then there is code for JavaScript only */
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
    // Characters beyond 16 bits and Unicode properties need flag u in JavaScript; RE2 has both without asking.
    flags: dialect === JAVASCRIPT && !native ? `${flags}u` : flags,
    asciiFolding,
    all: task.flags.includes("g"),
    replacement: readReplacement(task.replacement, names),
    nameOf: dialect.name,
    numbersOf: (name) => names.flatMap((one, number) => (one === name ? [number] : [])),
  });
  return [...notes.map((note) => `${dialect.comment} ${note}`), code].join("\n");
}

/** Flags set at the very start of an RE2 pattern are flags of the whole: every language can say those. */
function lift(tree: PatternTree): PatternTree {
  const [branch] = tree.branches;
  const [first] = branch?.items ?? [];
  if (!branch || first?.kind !== "switch" || tree.branches.length > 1 || first.flags.on.includes("U"))
    return tree;
  let switches = 0;
  visitTree(tree.branches, ({ kind }) => {
    if (kind === "switch") switches++;
  });
  if (switches > 1) return tree;
  const { on, off } = (first as FlagSwitch).flags;
  const flags = [...new Set(tree.flags + on)].filter((flag) => !off.includes(flag)).join("");
  return { ...tree, flags, branches: [{ ...branch, items: branch.items.slice(1) }] };
}
