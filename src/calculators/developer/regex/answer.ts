/** Everything that is said about a pattern and a text, once the matches are found. */

import type { ValuesOf } from "../../../core/fields";
import { codeRows } from "./code";
import type { Engine } from "./engine";
import { explain } from "./explain";
import type { inputs } from "./inputs";
import { matchPartRows } from "./match-parts";
import { type Found, groupRows, matchRows, reportOf } from "./matches";
import { testLineRows } from "./test-lines";
import { warningsOf } from "./warnings";

export type Inputs = ValuesOf<typeof inputs>;

/** What replacing and splitting gave; null where the mode is another, or the search was stopped before. */
export interface Changed {
  readonly result: string | null;
  readonly parts: readonly (string | undefined)[] | null;
}

/** @param found the matches, as far as the search went */
export function outputsOf(
  inputs: Inputs,
  engine: Engine,
  found: Found,
  { result, parts }: Changed,
  whole: boolean,
) {
  const { text, mode, maxMatches, chosenMatch } = inputs;
  const { kept, count } = found;
  const { tree, names } = engine;
  const named = names.filter((name) => name !== null);
  const tests = whole ? testLineRows(engine, inputs) : [];
  const chosen = kept[Math.min(chosenMatch, kept.length) - 1];
  return {
    matchCount: count,
    matches: () => matchRows(text, kept),
    groups: () => groupRows(text, kept, names),
    groupCount: engine.groupCount,
    groupNames: [...new Set(named)].join(", ") || null,
    report: () => reportOf(text, kept),
    result: result || null,
    partCount: parts?.length ?? null,
    parts: () => (parts ?? []).slice(0, maxMatches).map((value, i) => ({ n: i + 1, value: value || null })),
    partsText: () => parts?.map((part) => JSON.stringify(part) ?? "undefined").join("\n") || null,
    explanation: () => (tree ? explain(tree) : []),
    warnings: () => (tree ? warningsOf(tree, mode) : []),
    code: () => codeRows(tree, inputs),
    matchParts: () =>
      whole && chosen && tree ? matchPartRows(tree, text, chosen[0] as number, engine.runAt) : [],
    testLines: tests,
    testsFailed: tests.length > 0 ? tests.filter(({ passed }) => passed === "failed").length : null,
  };
}
