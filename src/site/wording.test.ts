/** Wording that used to be unidiomatic, and what replaced it. */
import { expect, it } from "vitest";

const SOURCES = import.meta.glob<string>(["../**/*.{ts,tsx,md}", "!../**/*.test.*"], {
  query: "?raw",
  import: "default",
  eager: true,
});

/** The text of a file, without comments to programmers in code. */
function said(name: string, text: string): string {
  return name.endsWith(".md") ? text : text.replace(/\/\*[\s\S]*?\*\//g, "").replace(/(^|\s)\/\/ .*/g, "$1");
}

it.each([
  [/\bFigures of 20\d\d/, "2026 figures"],
  [/Start over with the example/, "Reset"],
  [/Count it in\b/, "Add this prepayment"],
  [/What is gone\b/, "Unrecoverable costs"],
  [/Least down payment/, "Minimum down payment"],
  [/Custom of\b/, "Country"],
  [/\bbags of \d+ lb|one sack for/, "80-lb bags (each icon = 5)"],
  [/Say the result you want/, "Enter a target result and we’ll find the input"],
  [/of an adjustable loan the first rate/, "For an ARM, the starting rate"],
  [/dearest count/, "highest-cost"],
  [/\b[Uu]ntick/, "uncheck"],
  [/Developer Tools calculators/, "Developer tools"],
  [/was set down|was not seen|not published yet/, "what is known, without the makers’ notes"],
  [/could not (?:be )?confirm|\b(?:is|are) not confirmed|no official source/i, "the period of the figure that is used"],
  [/It is stale\b/, "the notice about the rate’s age"],
  [/\bborne by\b/, "outside work hours, for London"],
  [/[Bb]reast-feed/, "breastfeeding"],
  [/\bturns? round\b/, "turns around"],
  [/\bat the weekend\b/, "on weekends"],
  [/UK honours/, "honors"],
  [/\bMore options\b/, "what is in the fold"],
] satisfies [RegExp, string][])("%s has been replaced by “%s”", (pattern, _) => {
  expect(Object.keys(SOURCES).length).toBeGreaterThan(1000);
  const found = Object.entries(SOURCES).filter(([name, text]) => pattern.test(said(name, text)));
  expect(found.map(([name]) => name)).toEqual([]);
});
