/** The user's test lines that must or must not match. */
import type { Engine } from "./engine";
import { takenBy } from "./matches";

interface Lines {
  readonly mustMatch: string;
  readonly mustNotMatch: string;
}

export function testLineRows(engine: Engine, { mustMatch, mustNotMatch }: Lines) {
  const rows = [
    ...linesOf(mustMatch).map((line) => ({ line, expected: "match" as const })),
    ...linesOf(mustNotMatch).map((line) => ({ line, expected: "no-match" as const })),
  ];
  return rows.map(({ line, expected }, i) => {
    const spans = engine.find(line, 0);
    const passed: "passed" | "failed" = (spans !== null) === (expected === "match") ? "passed" : "failed";
    return {
      n: i + 1,
      line: line || null,
      expected,
      found: (spans && takenBy(line, spans, 0)) || null,
      passed,
    };
  });
}

/** Empty text has no lines. An empty line between others counts, because a pattern may match the empty string. */
function linesOf(text: string): string[] {
  return text === "" ? [] : text.replace(/\r?\n$/, "").split(/\r?\n/);
}
