/** What the page says about a pattern: explanation, warnings, parts of a match. */
import { beforeAll, describe, expect, it } from "vitest";
import { prepare } from "../../../core/answer";
import type { JsonObject } from "../../../core/parse";
import { outputsOf } from "../../../core/testing";
import regex from "./calculator";
import { explain } from "./explain";
import { inWords } from "./in-words";
import { javaScriptEngine } from "./javascript-engine";
import { readJavaScript } from "./javascript-tree";
import { readRe2 } from "./re2-tree";

beforeAll(() => prepare(regex, { inputs: { flavor: "re2" } }) ?? undefined);

const meanings = (pattern: string, flags = "") =>
  explain(readJavaScript(pattern, flags)).map(({ depth, token, meaning }) => `${depth} ${token} ${meaning}`);

describe("explanation", () => {
  it("has one row for each node in pattern order", () => {
    expect(meanings("(?<year>\\d+?)-|")).toEqual([
      "0 (?<year>\\d+?)- either this, option 1 of 2",
      "1 (?<year>\\d+?) group 1, “year”: captures its match",
      "2 \\d+? one or more digits, as few as possible",
      "3 \\d a digit 0–9",
      "1 - the character “-”",
      "0 null or this, option 2 of 2",
    ]);
  });

  it("describes quantifiers in plain words", () => {
    const first = (pattern: string) => meanings(pattern)[0]?.replace(/^0 \S+ /, "");
    expect(first("\\d+")).toBe("one or more digits, as many as possible");
    expect(first("\\d{4}")).toBe("exactly 4 digits");
    expect(first("\\d{1}")).toBe("exactly 1 digit");
    expect(first("a{2,}?")).toBe("2 or more “a”, as few as possible");
    expect(first("[a-f_]{2,3}")).toBe("2 to 3 of a–f or “_”, as many as possible");
    expect(first("[^,]*")).toBe("any number of characters other than “,”, as many as possible");
    expect(first("[ab]*")).toBe("any number of a or b, as many as possible");
    expect(first("(x)?")).toBe("group 1, zero or one time, as many as possible");
    expect(first("(?:x){3}")).toBe("the following group, exactly 3 times");
  });

  it("describes what the flags change", () => {
    expect(meanings("^a.$", "ims")).toEqual([
      "0 ^ the start of a line",
      "0 a the character “a”, in either case",
      "0 . any character (UTF-16 unit)",
      "0 $ the end of a line",
    ]);
    expect(meanings("^.$", "u").map((row) => row.slice(4))).toEqual([
      "the start of the text",
      "any character except a line break",
      "the end of the text",
    ]);
    expect(meanings("😀")[0]).toContain("half a character (U+D83D; flag u treats it as a whole)");
    expect(meanings("😀", "v")).toEqual(["0 😀 the character “😀”"]);
    expect(meanings("\\w", "iu")[0]).toContain("ſ and the Kelvin sign");
  });

  it("describes the sets of flag v", () => {
    expect(meanings("[\\w--\\d]", "v")[1]).toBe("1 \\w--\\d a letter a–z or A–Z, a digit or _ but not a digit 0–9");
    expect(meanings("[\\q{ab|c}]", "v")[1]).toBe("1 \\q{ab|c} one of the texts “ab” or “c”");
    expect(meanings("\\p{Script=Greek}", "v")[0]).toContain("the Unicode property Script=Greek");
  });

  it("merges adjacent letters into words", () => {
    const words = inWords(explain(readJavaScript("\\bInvoice \\d", "")));
    expect(words.map(({ token, meaning }) => `${token} ${meaning}`)).toEqual([
      "\\b a word boundary",
      "Invoice  the text “Invoice ”",
      "\\d a digit 0–9",
    ]);
  });

  it("keeps the characters of a set apart, which match in no order", () => {
    const rows = inWords(explain(readJavaScript("[,;]ab", ""))).map(({ token, meaning }) => [token, meaning]);
    expect(rows).toEqual([
      ["[,;]", "one of “,” or “;”"],
      [",", "the character “,”"],
      [";", "the character “;”"],
      ["ab", "the text “ab”"],
    ]);
  });

  it("describes syntax that only RE2 has", () => {
    const rows = explain(readRe2("(?i)\\A[[:alpha:]]\\Qa.b\\E+\\pL{2}(?P<n>x)(?U:y*)\\z", ""));
    expect(rows.map(({ token, meaning }) => `${token} ${meaning}`)).toEqual([
      "(?i) from here on with flag i",
      "\\A the start of the text",
      "[[:alpha:]] one of letters a–z and A–Z",
      "[:alpha:] one of the letters a–z and A–Z",
      "a the character “a”, in either case",
      ". the character “.”",
      "b\\E+ one or more “b”, in either case, as many as possible",
      "b the character “b”, in either case",
      "\\pL{2} exactly 2 characters with the Unicode property L",
      "\\pL a character with the Unicode property L",
      "(?P<n>x) group 1, “n”: captures its match",
      "x the character “x”, in either case",
      "(?U:y*) a non-capturing group, with flag U",
      "y* any number of “y”, in either case, as few as possible",
      "y the character “y”, in either case",
      "\\z the end of the text",
    ]);
  });
});

describe("warnings", () => {
  const kinds = (pattern: string, more: JsonObject = {}) =>
    outputsOf(regex, { pattern, text: "", ...more }).warnings.map(
      ({ kind, start, end }: { kind: string; start: number; end: number }) => `${kind} ${pattern.slice(start, end)}`,
    );

  it("find repeats that can match the same text in many ways", () => {
    // The textbook cases of catastrophic backtracking: OWASP, “Regular expression denial of service”.
    for (const pattern of ["(a+)+", "([a-zA-Z]+)*", "(a|aa)+", "(a|a?)+", "(\\w+\\s?)*", "(\\d{1,3})+", "(?:a*b?)*"])
      expect(kinds(`^${pattern}$`), pattern).toEqual([`exponential ${pattern}`]);
    expect(kinds("((ab)*c+)*")).toEqual(["exponential ((ab)*c+)*"]);
    expect(kinds("(x(a+)+y)*")).toEqual(["exponential (a+)+"]);
    expect(kinds("(?:(?:a|b)*c)*")).toEqual([]);
    expect(kinds("(a(b*|c*)d)*")).toEqual(["exponential (a(b*|c*)d)*"]);
    expect(kinds("(?=(a+)+)b")).toEqual(["exponential (a+)+"]);
  });

  it("ignore harmless repeats", () => {
    for (const pattern of [
      "(?<year>\\d{4})-(?<month>\\d{2})",
      "(?:\\d{1,3}\\.){3}\\d{1,3}",
      "(ab+)+",
      "(a+b)+",
      "[^,]*(?:,[^,]*)*",
      '"(?:[^"\\\\]|\\\\.)*"',
      "(?:[a-z]+-)*[a-z]+",
    ])
      expect(
        kinds(pattern).filter((kind: string) => /exp|quad/.test(kind)),
        pattern,
      ).toEqual([]);
  });

  it("find adjacent repeats that match the same characters", () => {
    expect(kinds("\\d+\\d+x")).toEqual(["quadratic \\d+\\d+"]);
    expect(kinds("^\\s*(.*)x")).toEqual(["quadratic \\s*(.*"]);
    expect(kinds("a*-?a*x")).toEqual(["quadratic a*-?a*"]);
    expect(kinds("a+b+x")).toEqual([]);
    expect(kinds("(a+)(?:[a-c]+|d)x")).toEqual(["quadratic a+)(?:[a-c]+"]);
  });

  it("do not report slow repeats in RE2, which does not backtrack", () => {
    expect(kinds("(a+)+\\d+\\d+", { flavor: "re2" })).toEqual([]);
  });

  it("find escapes that have no effect", () => {
    expect(kinds("\\-\\/[\\.\\]\\-]\\@")).toEqual(["useless-escape \\-", "useless-escape \\.", "useless-escape \\@"]);
    expect(kinds("\\p{L}\\q")).toEqual(["useless-escape \\p", "useless-escape \\q"]);
    expect(kinds("[\\&]\\.", { flags: "v" })).toEqual([]);
  });

  it("find dots in host names, [A-z], and a missing g", () => {
    expect(kinds("www.example\\.com")).toEqual(["host-dot ."]);
    expect(kinds("api\\.example.co\\.uk")).toEqual(["host-dot ."]);
    expect(kinds("a.b")).toEqual([]);
    expect(kinds("[A-z]")).toEqual(["letter-range A-z"]);
    expect(kinds("a", { mode: "replace", flags: "i" })).toEqual(["missing-g a"]);
  });
});

describe("parts of a match", () => {
  const parts = (pattern: string, text: string, more: JsonObject = {}) =>
    outputsOf(regex, { pattern, text, ...more }).matchParts.map(
      ({ token, from, to, value }: Record<string, unknown>) => `${token} ${from}-${to} ${value}`,
    );

  it("show which part of the pattern matched which part of the text", () => {
    expect(parts("(\\d+)-ab?\\1(?:x|(y))", "7-a7y 1-ab1x", { chosenMatch: 2 })).toEqual([
      "(\\d+) 6-7 1",
      "\\d+ 6-7 1",
      "-a 7-9 -a",
      "b? 9-10 b",
      "\\1 10-11 1",
      "(?:x|(y)) 11-12 x",
      "x 11-12 x",
      "(y) null-null null",
      "y null-null null",
    ]);
  });

  it("do not change what matches: references and octal escapes keep their meaning", () => {
    for (const [pattern, text] of [
      ["(a)\\2(b)\\2", "abb"],
      ["(a)\\12", "a\n"],
      ["(?<n>a)\\k<n>\\1", "aaa"],
      ["(?<=(a)b)c\\1", "abca"],
      ["(?:(a)|b)*\\1", "aba"],
    ] as const) {
      const [start, end] = javaScriptEngine(pattern, "").find(text, 0) as [number, number];
      const { matchParts } = outputsOf(regex, { pattern, text, flags: "" });
      expect(matchParts.length, pattern).toBeGreaterThan(0);
      const taken = matchParts.filter(({ from }: { from: number | null }) => from !== null);
      expect(Math.max(...taken.map(({ to }: { to: number }) => to)), pattern).toBe(end);
      expect(start).toBeLessThan(end);
    }
  });

  it("work for RE2 and its quoted text", () => {
    expect(parts("\\Qa.b\\E(?i)(C)", "axb a.bc", { flavor: "re2" })).toEqual(["a.b 4-7 a.b", "(C) 7-8 c", "C 7-8 c"]);
  });
});
