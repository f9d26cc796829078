/** Runs the generated Python code and checks that it finds the same matches as the page. */
import { beforeAll, expect, it } from "vitest";
import { findEntry, loadCalculator } from "../calculators/catalog";
import { prepare } from "../core/answer";
import type { AnyCalculator } from "../core/calculator";
import { outputsOf } from "../core/testing";
import { describeWith, python, runPython } from "../testing-programs";

/** Digits, letters, spaces and line breaks that engines disagree about, and similar characters. */
const TEXTS = [
  "",
  "Invoices due 2026-01-15, 2026-02-28.",
  "٣٤ 12 ４５ ²",
  "naïve café Ärger_9 straße",
  "a\nb\r\nc\rd\u2028e\u2029f\u0085g\vh\fi",
  "one\n",
  "\n\n\r\n",
  "x\u00a0y\u3000z\ufeffw\u1680v\u180eu\u200bt\x1cs\x85r\u2009",
  "kK\u212a sS\u017f iI\u0131\u0130 éÉ µμ ςσΣ ßẞ",
  "😀 a😀b 👩‍🚀 𝒜",
  "foo.bar+baz@example.com, (x) [y] {z} \\ / ^ $ | # & ~ -",
  "aaa aab abab aba bb",
  "\t\0\x07 tab",
];

/** Patterns with their flags other than g. */
const PATTERNS: readonly (readonly [pattern: string, flags?: string])[] = [
  ["\\d"],
  ["\\d+"],
  ["\\D+", "u"],
  ["[\\d.]+"],
  ["[^\\d]", "u"],
  ["(?<year>\\d{4})-(?<month>\\d{2})-(?<day>\\d{2})"],
  ["\\w+"],
  ["\\W+", "u"],
  ["[\\w-]+"],
  ["[^\\w\\s]", "u"],
  ["[\\W]", "u"],
  ["[\\Wa]+", "u"],
  ["\\s"],
  ["\\s+"],
  ["\\S+", "u"],
  ["[^\\S\\n]+"],
  ["[\\S ]+", "u"],
  ["[\\s\\S]", "u"],
  ["[^]", "u"],
  ["[]a"],
  ["\\bc"],
  ["\\b\\w", ""],
  ["\\w\\b"],
  ["\\B"],
  ["a\\B."],
  ["."],
  [".", "u"],
  [".", "su"],
  [".+"],
  [".*$", "m"],
  ["^.", "mu"],
  ["^", "m"],
  ["$", "m"],
  ["^$", "m"],
  ["^\\s*$", "m"],
  ["^"],
  ["$"],
  ["e$"],
  ["^.*$", "s"],
  ["k", "i"],
  ["s", "i"],
  ["i", "i"],
  ["[a-z]+", "i"],
  ["[^a-z]", "iu"],
  ["\\w+", "i"],
  ["é", "i"],
  ["[à-þ]", "i"],
  ["σ", "iu"],
  ["k|s", "iu"],
  ["µ", "i"],
  ["😀"],
  ["😀+", "u"],
  ["[😀a]", "u"],
  ["[^a]", "u"],
  ["\\u{1d49c}", "u"],
  ["\\u0061\\x61"],
  ["\\u2028|\\n"],
  ["[\\u2028\\u00a0]"],
  ["\\0"],
  ["\\cG|\\t"],
  ["(a)(b)?\\2"],
  ["(?:(a)|b)\\1"],
  ["(a|b)\\1"],
  ["(?<x>a)|(?<y>b)\\k<y>"],
  ["(?:(?<x>a)|b)\\k<x>"],
  ["\\1(a)"],
  ["(a)\\1(?!b)"],
  ["(?<=a)b"],
  ["(?<!a)b"],
  ["(?<=\\s)\\S", "u"],
  ["a(?=b|$)"],
  ["a{2}|a{1,}b"],
  ["a+?b"],
  ["[.*+?^$" + "{}()|[\\]\\\\/]"],
  ["[&~|-]"],
  ["[a-c\\-x]"],
  ["#"],
  ["\\(|\\)|\\[|\\]|\\{|\\}"],
  ["/"],
  ["\"|'"],
  ["[\\w--[a-c]]", "v"],
  ["[\\w&&[a-c]]", "v"],
];

const RUN = `
import json, sys
answers = []
for code, texts in json.load(sys.stdin):
    scope = {"text": ""}
    exec(code, scope)
    answers.append([[match.span() for match in scope["pattern"].finditer(text)] for text in texts])
json.dump(answers, sys.stdout)
`;

describeWith(python(3, 7), "the generated Python code", () => {
  let regex: AnyCalculator;
  let programs: readonly string[];
  let answers: readonly (readonly (readonly [number, number][])[])[];

  beforeAll(async () => {
    regex = await loadCalculator(findEntry("regex-tester") as NonNullable<ReturnType<typeof findEntry>>);
    await prepare(regex, {});
    programs = PATTERNS.map(([pattern, flags = ""]) => {
      const rows = outputsOf(regex, { pattern, flags: `g${flags}`, text: "" }).code;
      return rows.find(({ language }: { language: string }) => language === "Python").code;
    });
    // The code ends with a loop that prints the matches, which is cut off and replaced by our own loop.
    const questions = programs.map((code) => [
      code.slice(0, code.indexOf("\nfor match")),
      TEXTS.map((text) => withoutNoted(text, code)),
    ]);
    answers = runPython(RUN, questions);
  });

  it.each(PATTERNS.map(([pattern, flags = ""], i) => [`/${pattern}/${flags}`, pattern, flags, i] as const))(
    "finds the same matches for %s",
    (_, pattern, flags, i) => {
      for (const [j, whole] of TEXTS.entries()) {
        // Without flag u, JavaScript matches the two halves of an emoji unless the pattern contains one.
        if (!/[uv]/.test(flags) && !pattern.includes("😀") && /[\ud800-\udfff]/.test(whole)) continue;
        const text = withoutNoted(whole, programs[i] as string);
        const { matches } = outputsOf(regex, { pattern, flags: `g${flags}`, text });
        const expected = matches.map(({ start, end }: { start: number; end: number }) =>
          [start, end].map((at) => [...text.slice(0, at)].length),
        );
        expect({ text, found: answers[i]?.[j] }).toEqual({ text, found: expected });
      }
    },
  );
});

/** The text without letters that the generated comments list as matched only by Python with flag i. */
function withoutNoted(text: string, code: string): string {
  const notes = code.split("\n").filter((line) => line.startsWith("#"));
  const letters = [...notes.join().matchAll(/U\+([\dA-F]{4})/g)].map(([, hex]) => `\\u${hex}`);
  return letters.length > 0 ? text.replace(new RegExp(`[${letters.join("")}]`, "g"), "") : text;
}
