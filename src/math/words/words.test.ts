import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { cardinalWords, digitGroups, type Wording } from "./cardinal";
import { inLetterCase } from "./letter-case";
import { ordinalWords, shortOrdinal } from "./ordinal";
import { readWords } from "./read-words";
import { shortScaleName } from "./scale-names";
import { yearWords } from "./year";

const US: Wording = { scale: "short", and: false };
const UK: Wording = { scale: "short", and: true };
const INDIAN: Wording = { scale: "indian", and: true };

describe("names of the short scale", () => {
  // Powers of ten from Webster's and Wikipedia's tables.
  it.each([
    [3, "thousand"],
    [6, "million"],
    [30, "nonillion"],
    [33, "decillion"],
    [36, "undecillion"],
    [51, "sexdecillion"],
    [54, "septendecillion"],
    [60, "novemdecillion"],
    [63, "vigintillion"],
    [66, "unvigintillion"],
    [93, "trigintillion"],
    [123, "quadragintillion"],
    [153, "quinquagintillion"],
    [183, "sexagintillion"],
    [213, "septuagintillion"],
    [243, "octogintillion"],
    [273, "nonagintillion"],
    [300, "novemnonagintillion"],
    [303, "centillion"],
  ])("10^%s is a %s", (zeros, name) => {
    expect(shortScaleName(zeros / 3)).toBe(name);
  });

  it("are unique", () => {
    const names = Array.from({ length: 101 }, (_, i) => shortScaleName(i + 1));
    expect(new Set(names).size).toBe(101);
  });
});

describe("cardinal numbers", () => {
  // Python num2words 0.5.14: en (without “and”), en_GB, en_IN, with commas removed.
  it.each([
    ["0", US, "zero"],
    ["13", US, "thirteen"],
    ["110", US, "one hundred ten"],
    ["110", UK, "one hundred and ten"],
    ["1001", US, "one thousand one"],
    ["1001", UK, "one thousand and one"],
    ["1100", UK, "one thousand one hundred"],
    ["1001000", UK, "one million one thousand"],
    ["1000000001", UK, "one billion and one"],
    ["100001", INDIAN, "one lakh and one"],
    ["10000001", INDIAN, "one crore and one"],
    [
      "9999999998",
      INDIAN,
      "nine hundred and ninety-nine crore ninety-nine lakh ninety-nine thousand nine hundred and ninety-eight",
    ],
  ])("%s", (whole, wording, words) => {
    expect(cardinalWords(whole, wording)).toBe(words);
  });

  it("counts crores in lakhs and crores", () => {
    expect(cardinalWords(`1${"0".repeat(12)}`, INDIAN)).toBe("one lakh crore");
    expect(cardinalWords(`1${"0".repeat(14)}`, INDIAN)).toBe("one crore crore");
    expect(cardinalWords("10010000000", INDIAN)).toBe("one thousand and one crore");
    expect(digitGroups("12345678901234", "indian").map(({ digits, scale }) => `${digits} ${scale}`.trim())).toEqual([
      "12 lakh crore",
      "34 thousand crore",
      "567 crore",
      "89 lakh",
      "01 thousand",
      "234",
    ]);
  });
});

describe("ordinals", () => {
  it.each([
    ["zero", "zeroth"],
    ["one", "first"],
    ["twenty-two", "twenty-second"],
    ["three", "third"],
    ["four", "fourth"],
    ["one hundred and five", "one hundred and fifth"],
    ["eight", "eighth"],
    ["ninety-nine", "ninety-ninth"],
    ["twelve", "twelfth"],
    ["forty", "fortieth"],
    ["one million", "one millionth"],
    ["two lakh", "two lakhth"],
  ])("%s becomes %s", (cardinal, ordinal) => {
    expect(ordinalWords(cardinal)).toBe(ordinal);
  });

  it("are abbreviated with the ending that is spoken", () => {
    const short = ["0", "1", "2", "3", "4", "10", "11", "12", "13", "20", "21", "102", "111", "1000003"];
    expect(short.map(shortOrdinal).join(" ")).toBe(
      "0th 1st 2nd 3rd 4th 10th 11th 12th 13th 20th 21st 102nd 111th 1000003rd",
    );
  });
});

describe("years", () => {
  it.each([
    [1000, "one thousand"],
    [1009, "one thousand nine"],
    [1010, "ten ten"],
    [1066, "ten sixty-six"],
    [1100, "eleven hundred"],
    [1905, "nineteen oh-five"],
    [2000, "two thousand"],
    [2006, "two thousand six"],
    [2010, "twenty ten"],
    [2101, "twenty-one oh-one"],
    [2999, "twenty-nine ninety-nine"],
  ])("%s", (year, words) => {
    expect(yearWords(year)).toBe(words);
  });
});

describe("letters", () => {
  it("keeps “and” lowercase in title case and capitalizes both parts of a hyphenated word", () => {
    expect(inLetterCase("one hundred and twenty-one", "title")).toBe("One Hundred and Twenty-One");
    expect(inLetterCase("one and 75/100 dollars", "sentence")).toBe("One and 75/100 dollars");
    expect(inLetterCase("one and 75/100 dollars", "upper")).toBe("ONE AND 75/100 DOLLARS");
  });
});

describe("reading words", () => {
  it.each([
    ["Twelve lakh thirty four thousand five hundred and sixty seven", "1234567"],
    ["nineteen hundred ninety-nine", "1999"],
    ["a hundred", "100"],
    ["a million a thousand", "1001000"],
    ["one lakh crore", "1000000000000"],
    ["two crore one lakh crore", "201000000000000"],
    ["one crore crore and five", "100000000000005"],
    ["two lakhs five", "200005"],
    ["ONE MILLION, TWO THOUSAND", "1002000"],
    ["twenty-first", "21"],
    ["one hundredth", "100"],
    ["zero", "0"],
    ["zeroth", "0"],
    ["five centillion", `5${"0".repeat(303)}`],
  ])("%s", (words, whole) => {
    expect(readWords(words)).toMatchObject({ negative: false, whole, fraction: "" });
  });

  it("reads decimals and signs", () => {
    expect(readWords("minus two point five zero")).toMatchObject({
      negative: true,
      whole: "2",
      fraction: "50",
    });
    expect(readWords("negative zero")).toMatchObject({ negative: false, whole: "0" });
    expect(readWords("point five")).toMatchObject({ whole: "0", fraction: "5" });
  });

  it.each([
    ["twenty twenty", "Word 2, “twenty”, cannot follow “twenty”."],
    ["one two", "Word 2, “two”, cannot follow “one”."],
    ["twelve eggs", "Word 2, “eggs”, is not a number word."],
    ["hundred", "Word 1, “hundred”, cannot come first."],
    ["one hundred and", null],
    ["one hundred twenty hundred", "Word 4, “hundred”, cannot follow “twenty”."],
    ["a", "Word 1, “a”, needs hundred, thousand or the like after it."],
    ["a twenty", "Word 2, “twenty”, cannot follow “a”."],
    ["two thousand three thousand", "Word 4, “thousand”, cannot come after “thousand”."],
    ["one thousand one million", "Word 4, “million”, cannot come after “thousand”."],
    ["one crore two billion", "Word 4, “billion”, cannot come after “crore”."],
    ["nineteen hundred thousand", "Word 3, “thousand”, can multiply at most 999."],
    ["two thousand nineteen hundred", "Word 4, “hundred”, makes more than the “thousand” before it."],
    ["zero thousand", "Word 2, “thousand”, cannot follow “zero”."],
    ["zero crore", "Word 2, “crore”, cannot follow “zero”."],
    ["crore", "Word 1, “crore”, cannot come first."],
    ["one zero", "Word 2, “zero”, cannot follow “one”."],
    ["one point twenty", "Word 3, “twenty”, cannot follow “point”."],
    ["one point two point three", "Word 4, “point”, cannot follow “two”."],
    ["one point fifth", "Word 3, “fifth”, cannot follow “point”."],
    ["one point", "Word 2, “point”, needs a number after it."],
    ["minus", "Word 1, “minus”, needs a number after it."],
    ["one minus", "Word 2, “minus”, cannot follow “one”."],
    ["first thousand", "Word 2, “thousand”, cannot follow “first”."],
    ["twentieth one", "Word 2, “one”, cannot follow “twentieth”."],
    ["and", "Enter a number in words, for example twelve lakh."],
    ["", "Enter a number in words, for example twelve lakh."],
  ])("%s: %s", (words, message) => {
    if (message === null) expect(readWords(words).whole).toBe("100");
    else expect(() => readWords(words)).toThrow(message);
  });

  it("reads every wording of every number back", () => {
    const digits = fc
      .array(fc.constantFrom(..."0000123456789"), { minLength: 1, maxLength: 306 })
      .map((all) => all.join("").replace(/^0+(?=.)/, ""));
    fc.assert(
      fc.property(digits, fc.constantFrom(US, UK, INDIAN), (whole, wording) => {
        const words = cardinalWords(whole, wording);
        expect(readWords(words).whole).toBe(whole);
        expect(readWords(ordinalWords(words)).whole).toBe(whole);
        expect(words).toMatch(/^[a-z]+(?:[ -][a-z]+)*$/);
      }),
      { numRuns: 300 },
    );
  });
});
