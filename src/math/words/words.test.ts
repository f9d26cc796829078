import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { Rational } from "../numbers/rational";
import { amountWords, CURRENCY_NAMES, type CurrencyName } from "./amount";
import { cardinalWords, digitGroups, type Wording } from "./cardinal";
import { inLetterCase } from "./letter-case";
import { ordinalWords, shortOrdinal } from "./ordinal";
import { readWords, UnreadableWords, wordsValue } from "./read-words";
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

describe("fractions and amounts in words", () => {
  const value = (words: string) => wordsValue(words).value.toString();

  it.each([
    ["half a million", "500000"],
    ["half million", "500000"],
    ["a half million", "500000"],
    ["two and a half million", "2500000"],
    ["2 and a half million", "2500000"],
    ["one and three quarter million", "1750000"],
    ["one and three quarters million", "1750000"],
    ["three quarters of a million", "750000"],
    ["a quarter of a billion", "250000000"],
    ["1.5 million", "1500000"],
    ["2.5 lakh", "250000"],
    ["1 crore 25 lakh", "12500000"],
    ["two point five million", "2500000"],
    ["two and a half hundred", "250"],
    ["a dozen", "12"],
    ["half a dozen", "6"],
    ["two and a half", "5/2"],
    ["minus one half", "-1/2"],
    ["21st", "21"],
    ["half", "1/2"],
    ["a third", "1/3"],
    ["one third", "1/3"],
    ["two thirds", "2/3"],
    ["a hundredth", "1/100"],
    ["two hundredths", "1/50"],
    ["twenty-one hundredths", "21/100"],
    ["one hundredth", "100"],
    ["two hundredth", "200"],
    ["twenty-third", "23"],
    ["third", "3"],
    ["5 millions", "5000000"],
    ["-five", "-5"],
    ["twenty\u2010one", "21"],
    ["two million and a half", null],
    ["thirds", null],
    ["halves", null],
    ["half a", null],
    ["half of two million", null],
    ["one hundred - five", null],
    ["twenty-", null],
    ["twelve and a half apples", null],
    ["21st hundred", null],
    ["a trillionth", "1/1000000000000"],
    ["one hundred and thirty fifths", null],
    ["twenty fifths", null],
    ["three hundred and two dozens", null],
    ["nought point five", "1/2"],
    ["1,2,3 million", null],
  ])("%s is %s", (words, expected) => {
    if (expected === null) expect(() => wordsValue(words)).toThrow(UnreadableWords);
    else expect(value(words)).toBe(expected);
  });

  it("has a step for each word, and one for the product of a fraction", () => {
    expect(readWords("one and a half million five").steps).toEqual([
      { word: "one and a half million", multiplied: null, by: "1500000", total: "1500000" },
      { word: "five", multiplied: null, by: "5", total: "1500005" },
    ]);
    expect(readWords("two and a half")).toMatchObject({ whole: "2", fraction: "5" });
    expect(() => readWords("a third")).toThrow("1/3 has no finite decimal.");
  });

  it.each([
    ["five rupees and fifty paise only", "11/2", ["INR"]],
    ["Rupees Five Lakh Only", "500000", ["INR"]],
    ["rupees five and paise fifty", "11/2", ["INR"]],
    ["twelve and 05/100 dollars", "241/20", ["USD", "AUD", "CAD", "HKD", "NZD"]],
    ["twelve dollars and 05/100 only", "241/20", ["USD", "AUD", "CAD", "HKD", "NZD"]],
    ["Five lakh only", "500000", []],
    ["only", null, []],
    ["fifty pence", "1/2", ["GBP"]],
    ["ten pounds", "10", ["GBP"]],
    ["minus five dollars and ten cents", "-51/10", ["USD", "AUD", "CAD", "HKD", "NZD"]],
    ["five dollars and fifty pence", null, []],
    ["five dollars and one hundred cents", null, []],
  ])("%s is %s", (words, expected, currencies) => {
    if (expected === null) expect(() => wordsValue(words)).toThrow(UnreadableWords);
    else
      expect({ value: value(words), currencies: wordsValue(words).currencies }).toEqual({
        value: expected,
        currencies,
      });
  });

  it("reads every amount that the product writes in words", () => {
    const names = Object.values(CURRENCY_NAMES) as CurrencyName[];
    fc.assert(
      fc.property(
        fc.nat(),
        fc.nat(99),
        fc.constantFrom(...names),
        fc.constantFrom("words", "fraction" as const),
        fc.constantFrom(US, UK, INDIAN),
        (whole, cents, name, style, wording) => {
          const minor = name.minor ? cents : 0;
          const words = amountWords({ whole: String(whole), minor }, name, style, wording);
          const expected = Rational.of(whole * 100 + minor, 100);
          expect(value(words)).toBe(String(expected));
          expect(value(`${words} only`)).toBe(String(expected));
        },
      ),
    );
  });
});
