import fc from "fast-check";
import { beforeAll, describe, expect, it } from "vitest";
import { prepare } from "../../../core/answer";
import { outputKeys, readOutputs } from "../../../core/evaluate";
import { type JsonObject, parseInputs } from "../../../core/parse";
import { workingOf } from "../../../core/steps";
import { modelOf, outputsOf, problemsOf, testTools } from "../../../core/testing";
import regex from "./calculator";
import type { Inputs } from "./inputs";
import type { Search } from "./search";

const TOOLS = testTools();
const defaults = () => (parseInputs(regex, {}) as { inputs: Inputs }).inputs;
const ask = (inputs: JsonObject) => outputsOf(regex, inputs);
const fault = (inputs: JsonObject) => {
  const [problem] = problemsOf(regex, inputs);
  return problem && `${problem.field}: ${problem.message}`;
};
const spans = (inputs: JsonObject) =>
  ask(inputs).matches.map(({ start, end }: { start: number; end: number }) => `${start}-${end}`);

beforeAll(() => prepare(regex, { inputs: { flavor: "re2" } }) ?? undefined);

describe("matches", () => {
  it("lists all matches with g and only the first without, with their lines and columns", () => {
    const text = "ab\r\nab\nb ab";
    expect(ask({ pattern: "ab", text }).matches).toEqual([
      { n: 1, start: 0, end: 2, line: 1, column: 1, match: "ab" },
      { n: 2, start: 4, end: 6, line: 2, column: 1, match: "ab" },
      { n: 3, start: 9, end: 11, line: 3, column: 3, match: "ab" },
    ]);
    expect(spans({ pattern: "ab", text, flags: "" })).toEqual(["0-2"]);
    expect(spans({ pattern: "b", text, flags: "y" })).toEqual([]);
    expect(spans({ pattern: "a|b", text, flags: "gy" })).toEqual(["0-1", "1-2"]);
  });

  it("continues one code unit after an empty match, or one character with u", () => {
    // ECMAScript 2024, AdvanceStringIndex.
    expect(spans({ pattern: "x*", text: "😀x" })).toEqual(["0-0", "1-1", "2-3", "3-3"]);
    expect(spans({ pattern: "x*", text: "😀x", flags: "gu" })).toEqual(["0-0", "2-3", "3-3"]);
    expect(spans({ pattern: "x*", text: "😀x", flags: "gv" })).toEqual(["0-0", "2-3", "3-3"]);
    expect(spans({ pattern: "x*", text: "😀x", flavor: "re2" })).toEqual(["0-0", "2-3"]);
  });

  // Go, src/regexp/all_test.go and find_test.go: {`a*`, "baaab", build(3, 0, 0, 1, 4, 5, 5)}.
  it("has no empty match directly after another match with RE2", () => {
    const run = { pattern: "a*", text: "baaab" };
    expect(spans(run)).toEqual(["0-0", "1-4", "4-4", "5-5"]);
    expect(spans({ ...run, flavor: "re2" })).toEqual(["0-0", "1-4", "5-5"]);
    for (const maxMatches of [1, 2, 3]) expect(ask({ ...run, flavor: "re2", maxMatches }).matchCount).toBe(3);
    const replaced = { ...run, mode: "replace", replacement: "x" };
    expect(ask({ ...replaced, flavor: "re2" }).result).toBe("xbxbx");
    expect(ask(replaced).result).toBe("xbxxbx");
  });

  it("repeats what precedes a change of flags with RE2", () => {
    for (const pattern of ["a(?i)*", "(?:a(?i)*)", "(?s)a(?i){0,3}"])
      expect(spans({ pattern, text: "baaab", flavor: "re2" }), pattern).toEqual(["0-0", "1-4", "5-5"]);
  });

  it("counts matches beyond the listed ones", () => {
    for (const [flavor, total] of [
      ["javascript", 5],
      ["re2", 4],
    ]) {
      const { matchCount, matches, groups, report } = ask({
        pattern: "(a)|",
        text: "baab",
        maxMatches: 2,
        flavor,
      });
      expect([matchCount, matches.length, groups.length, report]).toEqual([
        total,
        2,
        2,
        '1.0 0-0 ""\n1.1 - null\n2.0 1-2 "a"\n2.1 1-2 "a"',
      ]);
    }
  });

  it("agrees with matchAll for any pattern and text", () => {
    const part = fc.constantFrom("a", "b", "\\d", "(a)", "(?:b)?", "a*", "|", "^", "$", "\\b", "[^a]", "(?=b)", "😀");
    const letters = fc.array(fc.constantFrom("a", "b", "1", "\n", "😀", " "), { maxLength: 12 });
    fc.assert(
      fc.property(
        fc.array(part, { minLength: 1, maxLength: 5 }),
        letters,
        fc.constantFrom("g", "gi", "gm", "gu", "gv", "gy", "gd"),
        (parts, characters, flags) => {
          const [pattern, text] = [parts.join(""), characters.join("")];
          const expected = [...text.matchAll(new RegExp(pattern, flags))].map(
            (match) => `${match.index}-${match.index + match[0].length}`,
          );
          expect(spans({ pattern, text, flags })).toEqual(expected);
          expect(ask({ pattern, text, flags, maxMatches: 1 }).matchCount).toBe(expected.length);
        },
      ),
      { numRuns: 300 },
    );
  });

  it("distinguishes groups that did not participate from empty ones", () => {
    const { groups, report } = ask({ pattern: "(a)|(b*)", text: "c", flags: "" });
    expect(groups).toEqual([
      { match: 1, group: 1, name: null, start: null, end: null, value: null },
      { match: 1, group: 2, name: null, start: 0, end: 0, value: null },
    ]);
    expect(report).toBe('1.0 0-0 ""\n1.1 - null\n1.2 0-0 ""');
  });

  it("quotes values in the report as JSON does", () => {
    expect(ask({ pattern: ".+", text: 'say "hi"\t\ud83d' }).report).toBe('1.0 0-10 "say \\"hi\\"\\t\\ud83d"');
  });

  it("names the engine, which for JavaScript is that of the program", () => {
    // The tests run in Node.js.
    expect(ask({ pattern: "x", text: "" }).engine).toBe("V8");
    expect(ask({ pattern: "x", text: "", flavor: "re2" }).engine).toBe("RE2");
  });

  it("lists group names in pattern order", () => {
    const named = ask({ pattern: "(?<b>x)(y)(?<a>z)", text: "" });
    expect([named.groupCount, named.groupNames, named.report]).toEqual([3, "b, a", null]);
    expect(ask({ pattern: "(?P<b>x)(y)(?<a>z)", text: "", flavor: "re2" }).groupNames).toBe("b, a");
    expect(ask({ pattern: "x", text: "" }).groupNames).toBeNull();
  });
});

describe("replace", () => {
  it("works like String.prototype.replace", () => {
    const replace = (replacement: string, more: JsonObject = {}) =>
      ask({ mode: "replace", pattern: "(?<n>b)(c)?", text: "abca", replacement, ...more }).result;
    expect(replace("[$&|$`|$'|$1|$<n>|$$|$2]")).toBe("a[bc|a|a|b|b|$|c]a");
    expect(replace("$3$0$10$<m>")).toBe("a$3$0b0a");
    expect(replace("-", { pattern: "[abc]", flags: "" })).toBe("-bca");
    expect(replace("", { pattern: "[abc]" })).toBeNull();
  });

  it("means the same with RE2", () => {
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom("$1", "$2", "$<n>", "$<m>", "$&", "$`", "$'", "$$", "$", "x", "1", "$0", "$12", "<"), {
          maxLength: 6,
        }),
        fc.constantFrom("g", "", "gi"),
        (parts, flags) => {
          const inputs = {
            mode: "replace",
            pattern: "(?<n>b)|(c+)",
            text: "aBbccb😀",
            flags,
            replacement: parts.join(""),
          };
          const expected = inputs.text.replace(new RegExp(inputs.pattern, `u${flags}`), inputs.replacement);
          expect(ask({ ...inputs, flavor: "re2" }).result).toBe(expected);
        },
      ),
    );
  });
});

describe("a result that would use up memory", () => {
  const refused =
    "replacement: The result would be longer than 10 million characters. Shorten the replacement or the text.";
  // 1,000 matches of “b”, each preceded by an “a”. Every kind of part is listed with its length.
  const text = "ab".repeat(1000);
  for (const flavor of ["javascript", "re2"])
    for (const [part, length] of [
      ["x", 1],
      ["$&", 1],
      ["$1", 1],
      ["$<n>", 1],
      ["$2", 0],
    ] as const)
      it(`is rejected at the exact character limit: ${part} with ${flavor}`, () => {
        const inputsFor = (fill: number) => ({
          mode: "replace",
          flavor,
          pattern: "(?<n>b)(c)?",
          text,
          replacement: "-".repeat(fill) + part,
        });
        // 1,000 × (1 for “a” + the fill + the part) = 10,000,000
        expect(ask(inputsFor(9999 - length)).result).toHaveLength(10_000_000);
        expect(fault(inputsFor(10_000 - length))).toBe(refused);
      });

  it("counts the text before and after a match", () => {
    // The text without its match is 4,999,999 characters long, and the replacement repeats it once.
    const long = (behind: number) => ({
      mode: "replace",
      flags: "",
      pattern: "b",
      text: `${"a".repeat(2_500_000)}b${"c".repeat(behind)}`,
      replacement: "$`$'",
    });
    expect(ask(long(2_499_999)).result).toHaveLength(9_999_998);
    expect(fault({ ...long(2_499_999), replacement: "$`$'---" })).toBe(refused);
    expect(ask({ ...long(2_499_999), flavor: "re2", replacement: "$`$'--" }).result).toHaveLength(10_000_000);
    expect(fault({ ...long(2_499_999), flavor: "re2", replacement: "$`$'---" })).toBe(refused);
  });

  it("starts from the beginning of the text with flag y", () => {
    expect(ask({ mode: "replace", pattern: "a", flags: "y", text: "aab", replacement: "x" }).result).toBe("xab");
  });
});

describe("split", () => {
  it("keeps captured groups, and lists undefined for one that did not participate", () => {
    const { partCount, parts, partsText, result } = ask({
      mode: "split",
      pattern: "(,)|(;)",
      text: 'a,b;"c"',
    });
    expect([partCount, parts.length, result]).toEqual([7, 7, null]);
    expect(partsText).toBe('"a"\n","\nundefined\n"b"\nundefined\n";"\n"\\"c\\""');
    expect(parts[2]).toEqual({ n: 3, value: null });
  });

  it("splits between all characters with an empty pattern", () => {
    expect(ask({ mode: "split", pattern: "", text: "a😀" }).partsText).toBe('"a"\n"\\ud83d"\n"\\ude00"');
    expect(ask({ mode: "split", pattern: "", text: "a😀", flags: "u" }).partsText).toBe('"a"\n"😀"');
    expect(ask({ mode: "split", pattern: "", text: "" })).toMatchObject({ partCount: 0, partsText: null });
  });

  it("means the same with RE2", () => {
    const pattern = fc.constantFrom("", "a", "a*", "(b)", "(a)|b", "^", "$", "\\b", "(,)?", "b|");
    const text = fc.array(fc.constantFrom("a", "b", ",", "😀"), { maxLength: 8 }).map((all) => all.join(""));
    fc.assert(
      fc.property(pattern, text, (pattern, text) => {
        const inputs = { mode: "split", pattern, text, flags: "" };
        expect(ask({ ...inputs, flavor: "re2" }).partsText).toBe(ask({ ...inputs, flags: "u" }).partsText);
      }),
      { numRuns: 300 },
    );
  });
});

describe("RE2", () => {
  it("finds the same matches as JavaScript for patterns that both support", () => {
    const text = "ab12 cd3\n4 Straße";
    for (const [pattern, flags] of [
      ["(\\w)(\\d+)?", "g"],
      ["^.", "gm"],
      ["s.*", "gis"],
      ["\\bc|$", "g"],
      ["(?i:STRA)ß", "g"],
    ] as const) {
      const expected = pattern.includes("(?i:") ? ["11-16"] : spans({ pattern, flags, text });
      expect(spans({ pattern, flags, text, flavor: "re2" }), pattern).toEqual(expected);
    }
  });

  it("names the unsupported feature and its position", () => {
    const re2 = (pattern: string) => fault({ flavor: "re2", pattern });
    expect(re2("(a)\\1")).toBe("pattern: RE2 has no backreferences (\\1 at position 4).");
    expect(re2("(?<n>a)\\k<n>")).toBe("pattern: RE2 has no backreferences (\\k<n> at position 8).");
    expect(re2("a(?=b)")).toBe("pattern: RE2 has no lookahead ((?= at position 2).");
    expect(re2("[(?=](?<!b)a")).toBe("pattern: RE2 has no lookbehind ((?<! at position 6).");
    expect(re2("\\Q\\1\\E(?>a)")).toBe("pattern: RE2 has no atomic groups ((?> at position 7).");
    expect(re2("a{2}b++")).toBe("pattern: RE2 has no possessive repeats (++ at position 6).");
    expect(re2("ab(c")).toBe("pattern: The group opened at position 3 is never closed.");
    expect(re2("a{1001}")).toContain("at most 1,000");
    expect(re2("\\u0041")).toBe("pattern: RE2 does not support \\u at position 1.");
    expect(fault({ flavor: "re2", flags: "gy" })).toBe("flags: RE2 has no flag “y”; use g, i, m or s.");
  });
});

describe("errors", () => {
  it("are explained in plain words with their position", () => {
    const say = (pattern: string, flags = "g") => fault({ pattern, flags })?.replace("pattern: ", "");
    expect(say("")).toBe("Enter a pattern.");
    expect(say("(")).toBe("The group opened at position 1 is never closed.");
    expect(say("a(b(c)")).toBe("The group opened at position 2 is never closed.");
    expect(say("[(]a(b[)]")).toBe("The group opened at position 5 is never closed.");
    expect(say("(a))b")).toBe("The parenthesis at position 4 closes a group that was never opened.");
    expect(say("ab[c\\]")).toBe("The character class opened at position 3 is never closed.");
    expect(say("a**")).toBe("There is nothing for * at position 3 to repeat.");
    expect(say("{2}")).toBe("There is nothing for {2} at position 1 to repeat.");
    expect(say("ab{3,1}")).toBe("The numbers in {3,1} at position 3 are in the wrong order.");
    expect(say("[a-cz-x]")).toBe("The range z-x at position 5 is in the wrong order.");
    expect(say("\\q", "u")).toContain("\\q at position 1 is not a valid escape");
    expect(say("a\\2(b)", "u")).toBe("\\2 at position 2 refers to a group that does not exist.");
    expect(say("ab\\")).toBe("The backslash at position 3 has nothing after it to escape.");
    expect(say("(?<a>b)(?<a>c)")).toBe("The group name “a” at position 11 is used twice.");
    expect(say("(?<a>b)\\k<c>")).toBe("\\k<c> at position 8 refers to a group that does not exist.");
    expect(say("(?<a>b)\\k<a>\\k<c>d\\k<e>")).toBe("\\k<c> at position 13 refers to a group that does not exist.");
    expect(say("\\k<b>(?<a>\\d)")).toBe("\\k<b> at position 1 refers to a group that does not exist.");
    expect(say("(?<\\u0061>b)\\k<a>\\k<q>")).toBe("\\k<q> at position 18 refers to a group that does not exist.");
    expect(say("(?<a>b)\\k<\\u{61}>\\k<\\u0071>")).toBe(
      "\\k<\\u0071> at position 18 refers to a group that does not exist.",
    );
    expect(say("[(?<c>]\\k<c>(?<a>x)")).toBe("\\k<c> at position 8 refers to a group that does not exist.");
    expect(say("[\\](?<c>]\\k<c>(?<a>x)")).toBe("\\k<c> at position 10 refers to a group that does not exist.");
    // 𝒜 as a surrogate pair and as a literal character
    expect(say("(?<\\ud835\\udc9c>b)\\k<𝒜>\\k<q>")).toBe(
      "\\k<q> at position 25 refers to a group that does not exist.",
    );
    expect(say("\\p{Foo}", "u")).toBe("No Unicode property is called \\p{Foo} (position 1).");
    expect(say("(?x)")).toBe("The group at position 1 starts with “(?x”, which is not valid syntax.");
    expect(say("[(]", "v")).toBe("“(” at position 2 must be escaped in a character class with flag v.");
    expect(say("x]", "u")).toBe("The “]” at position 2 is unmatched. Write \\] for the character itself.");
    for (const [pattern, position] of Object.entries({ "{": 1, "a|{": 3, "({)": 2, "[x]({}": 5 }))
      expect(say(pattern, "u")).toBe(
        `The “{” at position ${position} is unmatched. Write \\{ for the character itself.`,
      );
    for (const pattern of ["aa}]", "\\}}", "\\{}"])
      expect(say(pattern, "u")).toMatch(/^The “}” at position 3 is unmatched\. Write \\} for the character itself\.$/);
    expect(say("(".repeat(3000) + ")".repeat(3000))).toMatch(/^(?:The pattern’s groups|$)/);
  });

  it("cover flags and limits", () => {
    expect(fault({ flags: "uv" })).toBe("flags: Flags u and v cannot be used together.");
    expect(fault({ flags: "gg" })).toBe("flags: Flag g is repeated.");
    expect(fault({ flags: "gx" })).toBe("flags: JavaScript has no flag “x”; use d, g, i, m, s, u, v or y.");
    expect(fault({ timeLimitMs: 49 })).toBe("timeLimitMs: Time limit must be between 50 and 10,000 ms.");
    expect(fault({ maxMatches: 0 })).toBe("maxMatches: Matches listed must be between 1 and 100,000.");
    expect(fault({ pattern: "a".repeat(10_001) })).toContain("pattern: Pattern must have at most 10,000");
  });

  it("are always reported as a sentence on the pattern", () => {
    const sign = fc.constantFrom(..."ab()[]{}|\\^$.*+?-&<>=!:,0129pPkuxcdwQEq😀");
    fc.assert(
      fc.property(
        fc.array(sign, { minLength: 1, maxLength: 12 }),
        fc.constantFrom("g", "u", "v", "gi"),
        fc.constantFrom("javascript", "re2"),
        (signs, flags, flavor) => {
          const inputs = {
            pattern: signs.join(""),
            flags: flavor === "re2" ? "g" : flags,
            flavor,
            text: "ab(12)",
          };
          const [problem] = problemsOf(regex, inputs);
          if (problem) expect(`${problem.field} ${problem.message}`).toMatch(/^pattern \S.{8,}\.$/su);
        },
      ),
      { numRuns: 1500 },
    );
  });
});

describe("partial answers", () => {
  it("contain what was found before the stop, and say so", () => {
    const parsed = defaults();
    const found: (readonly number[])[] = [];
    regex.derive(parsed, { ...TOOLS, reportPartial: (more) => found.push(...(more as number[][])) });
    expect(found).toHaveLength(3);
    const partial = regex.isolated?.partial?.(parsed, 1000, found.slice(0, 2), TOOLS) as Search;
    expect(partial.matchCount).toBe(2);
    expect(regex.notices?.(partial, TOOLS.format)).toEqual([
      { code: "stopped", message: "Stopped after 1,000 ms: 2 matches had been found by then." },
    ]);
    expect(regex.headline(partial, TOOLS.format)).toMatchObject({
      label: "Stopped",
      figure: "2 matches",
      tone: "problem",
    });
  });

  it("report nearly all matches, in batches", () => {
    const batches: number[] = [];
    regex.derive(
      { ...defaults(), pattern: "a", text: "a".repeat(100) },
      { ...TOOLS, reportPartial: (more) => batches.push(more.length) },
    );
    expect(batches.length).toBeLessThan(40);
    expect(batches.reduce((sum, n) => sum + n, 0)).toBeGreaterThan(80);
  });
});

describe("test lines", () => {
  it("are each searched separately", () => {
    const { testLines, testsFailed } = ask({
      pattern: "^\\d{5}$",
      mustMatch: "12345\n1234\n",
      mustNotMatch: "x\r\n54321",
    });
    expect(testLines).toEqual([
      { n: 1, line: "12345", expected: "match", found: "12345", passed: "passed" },
      { n: 2, line: "1234", expected: "match", found: null, passed: "failed" },
      { n: 3, line: "x", expected: "no-match", found: null, passed: "passed" },
      { n: 4, line: "54321", expected: "no-match", found: "54321", passed: "failed" },
    ]);
    expect(testsFailed).toBe(2);
    expect(ask({}).testsFailed).toBeNull();
  });
});

it("suggests flag m if ^…$ finds nothing in a multi-line text", () => {
  const codes = (inputs: JsonObject) => ask({ text: "ab\ncd", ...inputs }).noticeCodes;
  for (const flavor of ["javascript", "re2"])
    for (const pattern of ["^ab$", "x|^[a-d]{2}$"]) expect(codes({ pattern, flavor })).toBe("wants-lines");
  expect(codes({ pattern: "^ab$", flags: "gm" })).toBeNull();
  expect(codes({ pattern: "^ab$", text: "abc" })).toBeNull();
  expect(codes({ pattern: "^[^]+$" })).toBeNull();
  for (const pattern of ["^ab", "cd$", "^xy|yz$"]) expect(ask({ pattern, text: "x\ny" }).noticeCodes).toBeNull();
});

it("has a model that survives structured cloning from the worker to the page", () => {
  for (const inputs of [{}, { mode: "replace" }, { mode: "split", pattern: "(,)|(;)" }, { mustMatch: "a" }]) {
    const model = modelOf(regex, inputs);
    const outputs = readOutputs(regex, structuredClone(model), TOOLS.format);
    expect(Object.fromEntries(outputKeys(regex).map((key) => [key, outputs[key]]))).toEqual(ask(inputs));
    expect(workingOf(regex, structuredClone(model), TOOLS.format)).toEqual(workingOf(regex, model, TOOLS.format));
  }
});

/** The page opens with this model without loading the engines; `vitest -u` regenerates it. */
it("opens with the model in opening.json", async () => {
  await expect(`${JSON.stringify(modelOf(regex), null, 2)}\n`).toMatchFileSnapshot("./opening.json");
});

it("says what a pattern in another notation is here, whether or not it is valid", () => {
  const codes = (pattern: string) => outputsOf(regex, { pattern }).notices;
  expect(codes("/error/gi")).toEqual([
    {
      code: "other-notation",
      message:
        "The pattern has slashes around it, which are searched for as they stand. Perhaps you mean error with flags gi.",
    },
  ]);
  expect(codes("error")).toEqual([]);
  expect(problemsOf(regex, { pattern: "(?P<year>2026)" })).toEqual([
    {
      field: "pattern",
      message:
        "The group at position 1 starts with “(?P”, which is not valid syntax. (?P<name>…) is (?<name>…) in JavaScript.",
    },
  ]);
});
