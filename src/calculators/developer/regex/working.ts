/** The working: the pattern in words, then which part of it matched which part of the text. */
import { type Step, step } from "../../../core/calculator";
import type { Format } from "../../../core/format";
import type { Listed } from "../../../core/listed";
import { capitalized } from "../../../math/words/phrases";
import { inWords } from "./in-words";
import type { Search } from "./search";

/** Maximum number of steps for the pattern and for the match; the tables have all of them. */
const MOST_STEPS = 120;
/** Of a longer text only the beginning is quoted. */
const MOST_LETTERS = 120;

export function working(search: Search, format: Format): Listed<Step> {
  const { pattern, explanation, matches, chosen, matchParts } = search;
  const match = matches[chosen - 1];
  const name = `Match ${format.number(chosen)}`;
  return [
    inWords(explanation)
      .slice(0, MOST_STEPS)
      .map(({ token, meaning, start, end, depth }) =>
        step(`${"· ".repeat(depth)}${capitalized(meaning)}`, quote(token), `${start}–${end}`),
      ),
    pattern === "" && step("An empty pattern", "matches between all characters", "0–0"),
    match ? step(name, quote(match.match), `${match.start}–${match.end}`) : null,
    matchParts
      .slice(0, MOST_STEPS)
      .map(({ token, from, to, value }) =>
        from === null
          ? step(`${name}: ${quote(token)} matched`, "nothing", "—")
          : step(`${name}: ${quote(token)} matched`, quote(value), `${from}–${to}`),
      ),
  ];
}

function quote(text: string | null): string {
  const letters = [...(text ?? "").slice(0, 2 * MOST_LETTERS)];
  return `“${letters.slice(0, MOST_LETTERS).join("")}${letters.length > MOST_LETTERS ? " …" : ""}”`;
}
