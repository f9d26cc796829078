/** The pattern read aloud, then which part of it took which part of the text. */
import type { Step } from "../../../core/calculator";
import type { Format } from "../../../core/format";
import type { Inputs } from "./answer";
import { type ExplanationRow, inWords } from "./in-words";

interface Rows {
  readonly explanation: readonly ExplanationRow[];
  readonly matches: readonly {
    readonly start: number;
    readonly end: number;
    readonly match: string | null;
  }[];
  readonly matchParts: readonly {
    readonly token: string;
    readonly from: number | null;
    readonly to: number | null;
    readonly value: string | null;
  }[];
}

/** Longer patterns and matches would be a book: the tables have all of it. */
const MOST_STEPS = 120;
/** Of a long text only its beginning is quoted. */
const MOST_LETTERS = 120;

export function working({ pattern, chosenMatch }: Inputs, outputs: Rows, format: Format): Step[] {
  const { explanation, matches, matchParts } = outputs;
  const number = Math.min(chosenMatch, matches.length);
  const chosen = matches[number - 1];
  return [
    ...inWords(explanation)
      .slice(0, MOST_STEPS)
      .map(({ token, meaning, start, end, depth }) => ({
        label: `${"· ".repeat(depth)}${capitalized(meaning)}`,
        expression: quote(token ?? ""),
        value: `${start}–${end}`,
      })),
    ...(pattern === ""
      ? [{ label: "An empty pattern", expression: "matches between all characters", value: "0–0" }]
      : []),
    ...(chosen
      ? [
          {
            label: `Match ${format.number(number)}`,
            expression: quote(chosen.match ?? ""),
            value: `${chosen.start}–${chosen.end}`,
          },
          ...matchParts.slice(0, MOST_STEPS).map(({ token, from, to, value }) => ({
            label: `Match ${format.number(number)}: ${quote(token)} took`,
            expression: from === null ? "no part of the text" : quote(value ?? ""),
            value: from === null ? "—" : `${from}–${to}`,
          })),
        ]
      : []),
  ];
}

function quote(text: string): string {
  const letters = [...text.slice(0, 2 * MOST_LETTERS)];
  return `“${letters.slice(0, MOST_LETTERS).join("")}${letters.length > MOST_LETTERS ? " …" : ""}”`;
}

function capitalized(text: string): string {
  return text.slice(0, 1).toUpperCase() + text.slice(1);
}
