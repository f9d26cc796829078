/**
 * Which part of the pattern matched which part of the text. The pattern is run again at the match, with every part in
 * its own group.
 */
import { InputError } from "../../../core/calculator";
import type { Spans } from "./engine";
import { type Item, type PatternTree, runsOf, type Sequence } from "./tree";

interface Part {
  readonly start: number;
  readonly end: number;
  readonly group: number;
}

interface Marked {
  readonly source: string;
  readonly parts: readonly Part[];
}

/** Runs a pattern at an offset of the text and returns its spans, or null if it does not match there. */
export type RunAt = (source: string, text: string, at: number) => Spans | null;

export function matchPartRows(tree: PatternTree, text: string, at: number, run: RunAt) {
  const { source, parts } = mark(tree);
  const spans = runMarked(() => run(source, text, at));
  if (!spans) return [];
  return parts.map(({ start, end, group }) => {
    const from = spans[2 * group] ?? -1;
    const to = spans[2 * group + 1] ?? -1;
    const took = from >= 0;
    return {
      start,
      end,
      token: tree.source.slice(start, end),
      from: took ? from : null,
      to: took ? to : null,
      value: took ? text.slice(from, to) || null : null,
    };
  });
}

/** With all the added groups, a large pattern may be too large for the engine; then there are no parts to show. */
function runMarked(run: () => Spans | null): Spans | null {
  try {
    return run();
  } catch (error) {
    if (error instanceof SyntaxError || error instanceof RangeError || error instanceof InputError) return null;
    throw error;
  }
}

/** Puts a group around every part of the pattern, and records its number. */
function mark(tree: PatternTree): Marked {
  return new Marker(tree).marked();
}

class Marker {
  #parts: Part[] = [];
  #groups = 0;
  /** New number of each original group. */
  readonly #numbers: number[] = [0];

  constructor(readonly tree: PatternTree) {}

  marked(): Marked {
    // A reference may precede its group, so a first pass finds the new group numbers.
    this.#branches(this.tree.branches);
    this.#parts = [];
    this.#groups = 0;
    return { source: this.#branches(this.tree.branches), parts: this.#parts };
  }

  #raw({ start, end }: { start: number; end: number }): string {
    return this.tree.source.slice(start, end);
  }

  #branches(branches: readonly Sequence[]): string {
    return branches
      .map(({ items }) =>
        runsOf(items)
          .map((run) => this.#part(run))
          .join(""),
      )
      .join("|");
  }

  #part(run: readonly Item[]): string {
    const [first, last] = [run[0] as Item, run.at(-1) as Item];
    // Assertions consume nothing, so they are not parts. A flag switch must not be moved into a group.
    if (first.kind === "switch" || first.kind === "edge" || first.kind === "look") return this.#item(first);
    const own = first.kind === "group" && first.number !== null;
    if (!own) this.#groups++;
    this.#parts.push({ start: first.start, end: last.end, group: own ? this.#groups + 1 : this.#groups });
    const source = run.map((item) => this.#item(item)).join("");
    return own ? source : `(${source})`;
  }

  #item(item: Item): string {
    switch (item.kind) {
      case "group": {
        if (item.number !== null) {
          this.#groups++;
          this.#numbers[item.number] = this.#groups;
        }
        const raw = this.#raw(item);
        const head = /^\((?:\?(?:P?<[^>]*>|[a-zA-Z-]*:))?/.exec(raw)?.[0] ?? "(";
        return `${head}${this.#branches(item.branches)})`;
      }
      case "look": {
        const head = /^\(\?<?[=!]/.exec(this.#raw(item))?.[0] ?? "(";
        return `${head}${this.#branches(item.branches)})`;
      }
      case "repeat": {
        // A group keeps what its last round matched. A `\E` before the quantifier ends a quotation and is dropped.
        const tail = this.tree.source.slice(item.item.end, item.end).replace("\\E", "");
        return `${this.#item(item.item)}${tail}`;
      }
      case "reference":
        return this.#raw(item).startsWith("\\k")
          ? this.#raw(item)
          : `\\${this.#numbers[item.groups[0] as number] ?? 0}`;
      case "character":
        return this.#character(item.code, this.#raw(item));
      default:
        return this.#raw(item);
    }
  }

  /**
   * With more groups, an octal escape such as `\2` might become a reference, and characters quoted by `\Q…\E` are no
   * longer quoted. Both are written as code escapes.
   */
  #character(code: number, raw: string): string {
    if (this.tree.flavor === "re2") return /^[\\.+*?()|[\]{}^$]$/.test(raw) ? `\\x{${code.toString(16)}}` : raw;
    return /^\\\d/.test(raw) ? `\\u${code.toString(16).padStart(4, "0")}` : raw;
  }
}
