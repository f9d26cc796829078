/**
 * Searches a text with a pattern and derives everything shown about both. The page does not load this module; its
 * worker does, and sends the search to the page as plain data.
 */
import { InputError, type Tools } from "../../../core/calculator";
import { OnDemand, type Preparation } from "../../../core/on-demand";
import { once } from "../../../core/once";
import { codeRows } from "./code";
import type { Engine, Spans } from "./engine";
import { explain } from "./explain";
import { checkFlags } from "./flags";
import type { Inputs } from "./inputs";
import { javaScriptEngine } from "./javascript-engine";
import { matchPartRows } from "./match-parts";
import { type Found, findAll, groupRows, matchRows, reportOf } from "./matches";
import { asWrittenHere } from "./notations";
import { testLineRows } from "./test-lines";
import type { PatternTree } from "./tree";
import { warningsOf } from "./warnings";

/** The RE2 engine is as large as everything else here combined, and most patterns never need it. */
const re2 = new OnDemand(() => import("./re2-engine"));

export function prepare({ flavor }: Inputs): Preparation | null {
  return flavor === "re2" && !re2.ready ? { needed: true, load: () => re2.load() } : null;
}

/** A finished or stopped search. It omits the test text, so the worker need not send it back to the page. */
export type Search = ReturnType<typeof searchOf>;

/** @throws InputError */
export function search(inputs: Inputs, { reportPartial }: Pick<Tools, "reportPartial">): Search {
  const engine = engineFor(inputs);
  const { text, mode, replacement, maxMatches } = inputs;
  try {
    const found = findAll(engine, text, { ...inputs, keep: maxMatches }, reportPartial);
    return searchOf(inputs, engine, {
      ...found,
      result: mode === "replace" ? engine.replace(text, replacement) : null,
      parts: mode === "split" ? engine.split(text) : null,
      stoppedAfter: null,
    });
  } catch (error) {
    // The engine compiles a pattern when it first runs, and may only then find it too large.
    if (error instanceof SyntaxError)
      throw new InputError("pattern", "The pattern is too large for the engine. Shorten it or use RE2.");
    // A RangeError means that the backtracking stack overflowed or that a string exceeded its maximum length.
    if (!(error instanceof RangeError)) throw error;
    throw new InputError("pattern", "The pattern runs out of memory on this text. Nested repeats are the usual cause.");
  }
}

/** The result of a stopped search: the matches found by then, and everything known from the pattern itself. */
export function stoppedSearch(inputs: Inputs, milliseconds: number, found: readonly unknown[]): Search {
  const kept = found as readonly Spans[];
  return searchOf(inputs, engineFor(inputs), {
    kept,
    count: kept.length,
    result: null,
    parts: null,
    stoppedAfter: milliseconds,
  });
}

/** @throws InputError on `pattern` or `flags` */
function engineFor({ pattern, flags, flavor, mode }: Inputs): Engine {
  if (pattern === "" && mode !== "split") throw new InputError("pattern", "Enter a pattern.");
  checkFlags(flags, flavor);
  try {
    return flavor === "re2" ? re2.value.re2Engine(pattern, flags) : javaScriptEngine(pattern, flags);
  } catch (error) {
    const meant = error instanceof InputError && asWrittenHere(pattern, flags, flavor);
    throw meant ? new InputError("pattern", `${error.message} ${meant.why}`) : error;
  }
}

/** The result of running a pattern; `result` and `parts` are null in other modes or if the search was stopped. */
interface Run extends Found {
  readonly result: string | null;
  readonly parts: readonly (string | undefined)[] | null;
  /** Milliseconds after which the search was stopped; null if it finished. */
  readonly stoppedAfter: number | null;
}

function searchOf(inputs: Inputs, engine: Engine, run: Run) {
  const { text, mode, pattern, flags, flavor, maxMatches, chosenMatch } = inputs;
  const { kept, count, result, parts, stoppedAfter } = run;
  const { tree, names, groupCount } = engine;
  const whole = stoppedAfter === null;
  // Both the outputs and the working read the matches and the explanation.
  const matches = once(() => matchRows(text, kept));
  const explanation = once(() => (tree ? explain(tree) : []));
  const chosen = Math.min(chosenMatch, kept.length);
  const matchParts = once(() => {
    const at = kept[chosen - 1]?.[0];
    return whole && at !== undefined && tree ? matchPartRows(tree, text, at, engine.runAt) : [];
  });
  return {
    mode,
    pattern,
    characters: text.length,
    /** True if `^…$` found nothing in a multi-line text, where flag m would match each line separately. */
    wantsLines: count === 0 && whole && tree !== null && /[\r\n]/.test(text) && isWholeText(tree),
    /** The pattern as it is written here, if it is in another notation. */
    meant: asWrittenHere(pattern, flags, flavor),
    stoppedAfter,
    matchCount: count,
    engine: engine.name,
    groupCount,
    groupNames: [...new Set(names.filter((name) => name !== null))].join(", ") || null,
    /** Number of the selected match, from 1; 0 if there is none. */
    chosen,
    result: result || null,
    partCount: parts?.length ?? null,
    testLines: whole ? testLineRows(engine, inputs) : [],
    get matches() {
      return matches();
    },
    get groups() {
      return groupRows(text, kept, names);
    },
    get report() {
      return reportOf(text, kept);
    },
    get parts() {
      return (parts ?? []).slice(0, maxMatches).map((value, i) => ({ n: i + 1, value: value || null }));
    },
    get partsText() {
      return parts?.map((part) => JSON.stringify(part) ?? "undefined").join("\n") || null;
    },
    get explanation() {
      return explanation();
    },
    get warnings() {
      return tree ? warningsOf(tree, mode) : [];
    },
    get code() {
      return codeRows(tree, inputs);
    },
    get matchParts() {
      return matchParts();
    },
  };
}

/** Whether some branch runs from `^` to `$` and flag m does not make them match at line ends. */
function isWholeText({ branches, flags }: PatternTree): boolean {
  if (flags.includes("m")) return false;
  return branches.some(({ items }) => {
    const [first, last] = [items[0], items.at(-1)];
    return first?.kind === "edge" && first.at === "start" && last?.kind === "edge" && last.at === "end";
  });
}
