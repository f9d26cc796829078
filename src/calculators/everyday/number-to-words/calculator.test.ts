import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { answer } from "../../../core/answer";
import type { JsonObject } from "../../../core/parse";
import { readInputsFully } from "../../../core/read-inputs";
import { outputsOf, problemsOf } from "../../../core/testing";
import numberToWords from "./calculator";

const words = (inputs: JsonObject) => outputsOf(numberToWords, inputs).words;
const message = (inputs: JsonObject) => problemsOf(numberToWords, inputs)[0]?.message;

describe("number-to-words-converter", () => {
  it("spells the example", () => {
    expect(outputsOf(numberToWords)).toMatchObject({
      words: "one million two hundred thirty-four thousand five hundred sixty-seven point eight nine",
      grouped: "1,234,567.89",
      value: 1234567.89,
      numberText: null,
      ordinalShort: null,
      roman: null,
      breakdown: [
        { digits: "1", value: "1000000", name: "one million" },
        { digits: "234", value: "234000", name: "two hundred thirty-four thousand" },
        { digits: "567", value: "567", name: "five hundred sixty-seven" },
      ],
      notices: [],
    });
  });

  // Cardinals are from Python num2words; the rest follows the rules for writing checks.
  it.each([
    [{ number: "-0.5" }, "minus zero point five"],
    [{ number: "-0.50", negativeWord: "negative" }, "negative zero point five zero"],
    [{ number: "-0.00" }, "zero point zero zero"],
    [{ number: "12.5", decimalStyle: "fraction" }, "twelve and 50/100"],
    [{ number: "12.345", decimalStyle: "fraction" }, "twelve and 345/1000"],
    [{ number: "12", decimalStyle: "fraction" }, "twelve"],
    [{ number: "1101", useAnd: true }, "one thousand one hundred and one"],
    [{ number: "1101", system: "uk", useAnd: false }, "one thousand one hundred one"],
    [{ number: "1101", system: "uk", letterCase: "title" }, "One Thousand One Hundred and One"],
    [{ number: "121", letterCase: "upper" }, "ONE HUNDRED TWENTY-ONE"],
    [{ number: 21, mode: "ordinal" }, "twenty-first"],
    [{ number: "1001.0", mode: "ordinal", system: "uk" }, "one thousand and first"],
    [{ number: "0", mode: "ordinal" }, "zeroth"],
    [{ number: "1905", mode: "year", letterCase: "title" }, "Nineteen Oh-Five"],
  ])("%j", (inputs, expected) => {
    expect(words(inputs)).toBe(expected);
  });

  it.each([
    ["1250.75", {}, "One thousand two hundred fifty and 75/100 dollars"],
    ["1", {}, "One and 00/100 dollars"],
    ["0.05", {}, "Zero and 05/100 dollars"],
    ["0", {}, "Zero and 00/100 dollars"],
    ["0.05", { chequeStyle: "words" }, "Five cents"],
    ["0.01", { chequeStyle: "words" }, "One cent"],
    ["1.01", { chequeStyle: "words" }, "One dollar and one cent"],
    ["1.00", { chequeStyle: "words" }, "One dollar"],
    ["0", { chequeStyle: "words" }, "Zero dollars"],
    ["1250.75", { currency: "CAD", addOnly: true }, "One thousand two hundred fifty and 75/100 dollars only"],
    ["1250.75", { currency: "GBP" }, "One thousand two hundred and fifty pounds and seventy-five pence"],
    ["1.01", { currency: "GBP" }, "One pound and one penny"],
    ["250500.50", { currency: "INR" }, "Two lakh fifty thousand five hundred rupees and fifty paise only"],
    ["1.01", { currency: "INR", addOnly: false }, "One rupee and one paisa"],
    ["2.5", { currency: "EUR" }, "Two euros and fifty cents"],
    ["1005", { currency: "JPY" }, "One thousand and five yen"],
    ["1005", { currency: "JPY", chequeStyle: "fraction" }, "One thousand and five yen"],
    ["2.02", { currency: "CNY" }, "Two yuan and two fen"],
    ["1.02", { currency: "CHF" }, "One franc and two centimes"],
    ["101", { currency: "AUD" }, "One hundred and one dollars"],
    ["101", { currency: "AUD", system: "us", letterCase: "lower" }, "one hundred one dollars"],
    ["12.340", { chequeStyle: "words" }, "Twelve dollars and thirty-four cents"],
  ])("writes a check for %s with %j", (number, inputs, expected) => {
    expect(words({ mode: "currency", number, ...inputs })).toBe(expected);
  });

  it("answers in digits and numerals", () => {
    expect(outputsOf(numberToWords, { mode: "roman", number: "2,026" })).toMatchObject({
      roman: "MMXXVI",
      words: null,
      value: 2026,
    });
    expect(outputsOf(numberToWords, { mode: "roman-to-number", words: " mcmliv " })).toMatchObject({
      value: 1954,
      numberText: "1954",
      roman: "MCMLIV",
    });
    expect(outputsOf(numberToWords, { mode: "roman-to-number", words: "I\u0305V\u0305" })).toMatchObject({
      numberText: "4000",
    });
    expect(outputsOf(numberToWords, { mode: "words-to-number", system: "indian" })).toMatchObject({
      numberText: "1234567",
      grouped: "12,34,567",
      words: null,
    });
    expect(outputsOf(numberToWords, { mode: "words-to-number", words: "minus one point five zero" })).toMatchObject({
      numberText: "-1.50",
      value: -1.5,
    });
    expect(outputsOf(numberToWords, { mode: "ordinal", number: "112" }).ordinalShort).toBe("112th");
  });

  it("spells numbers of up to 306 digits", () => {
    const most = "9".repeat(306);
    expect(words({ number: most })).toMatch(/^nine hundred ninety-nine centillion nine hundred/);
    expect(outputsOf(numberToWords, { number: most }).breakdown).toHaveLength(102);
    expect(message({ number: `1${"0".repeat(306)}` })).toBe(
      "The number must have at most 306 digits before the point.",
    );
    expect(message({ number: "1e999999" })).toBe("The number must have at most 306 digits before the point.");
    expect(words({ number: `0.${"1".repeat(100)}` })).toMatch(/^zero point one one/);
    expect(message({ number: `0.${"1".repeat(101)}` })).toMatch("100 digits");
    const crores = `one${" crore".repeat(44)}`;
    expect(message({ mode: "words-to-number", words: crores })).toMatch("306 digits");
  });

  it.each([
    [{ number: "" }, "number", "Enter a number, for example 1234567.89."],
    [{ number: "1.2.3" }, "number", "Enter a number, for example 1234567.89."],
    [{ number: "twelve" }, "number", "Enter a number, for example 1234567.89."],
    [{ number: null }, "number", "Enter a number, for example 1234567.89."],
    [{ mode: "ordinal", number: "-1" }, "number", "Ordinals need a whole number, 0 or more."],
    [{ mode: "roman", number: "0" }, "number", "Roman numerals need a whole number between 1 and 3,999,999."],
    [{ mode: "roman", number: "4000000" }, "number", "Roman numerals need a whole number between 1 and 3,999,999."],
    [{ mode: "roman" }, "number", "Roman numerals need a whole number between 1 and 3,999,999."],
    [{ mode: "year", number: "999" }, "number", "Year must be between 1000 and 2999."],
    [{ mode: "year", number: "3000" }, "number", "Year must be between 1000 and 2999."],
    [{ mode: "year", number: "1999.5" }, "number", "Year must be between 1000 and 2999."],
    [{ mode: "currency", number: "12.345" }, "number", "US dollars have 2 decimal places; 12.345 has 3."],
    [{ mode: "currency", number: "5.5", currency: "JPY" }, "number", "Japanese yen have no decimal places; 5.5 has 1."],
    [{ mode: "currency", number: "-5" }, "number", "The amount of a check must be 0 or more."],
    [{ mode: "words-to-number", words: "twenty twenty" }, "words", "Word 2, “twenty”, cannot follow “twenty”."],
    [{ mode: "words-to-number", words: " " }, "words", "Enter a number in words, for example twelve lakh."],
    [{ mode: "roman-to-number", words: "IIII" }, "words", "IIII is not standard. 4 is written IV."],
    [{ mode: "roman-to-number", words: "im" }, "words", "IM is not standard. 999 is written CMXCIX."],
    [{ mode: "roman-to-number", words: "M".repeat(9000) }, "words", null],
    [{ mode: "roman-to-number" }, "words", null],
    [{ mode: "roman-to-number", words: "" }, "words", "Enter a Roman numeral, for example MMXXVI."],
  ])("rejects %j", (inputs, field, sentence) => {
    const [problem] = problemsOf(numberToWords, inputs);
    expect(problem?.field).toBe(field);
    if (sentence) expect(problem?.message).toBe(sentence);
  });

  it("shows every step", () => {
    const steps = (inputs: JsonObject) => {
      const result = answer(numberToWords, { inputs, working: true });
      return "errors" in result ? [] : (result.working ?? []);
    };
    expect(steps({}).map((step) => step.value)).toEqual([
      "one million",
      "two hundred thirty-four thousand",
      "five hundred sixty-seven",
      "none",
      "point eight nine",
      "one million two hundred thirty-four thousand five hundred sixty-seven point eight nine",
    ]);
    expect(steps({ number: "1101", system: "uk" }).find((step) => step.label.includes("and"))?.value).toBe("once");
    expect(steps({ mode: "words-to-number", words: "two lakh and five" }).map((step) => step.value)).toEqual([
      "2",
      "200,000",
      "200,005",
      "200,005",
    ]);
    expect(steps({ mode: "roman-to-number", words: "XIV" }).map((step) => step.value)).toEqual([
      "10",
      "9",
      "14",
      "XIV",
    ]);
  });

  it("converts its own words back to digits", () => {
    fc.assert(
      fc.property(
        fc.bigInt({ min: 0n, max: 10n ** 60n }),
        fc.constantFrom("us", "uk", "indian"),
        fc.constantFrom("lower", "title", "upper"),
        (number, system, letterCase) => {
          const text = words({ number: String(number), system, letterCase });
          expect(outputsOf(numberToWords, { mode: "words-to-number", words: text }).numberText).toBe(String(number));
        },
      ),
    );
  });
});

describe("a number as people write it", () => {
  it.each([
    ["1.2 million", { mode: "cardinal", number: "1200000" }],
    ["two and a half million", { mode: "cardinal", number: "2500000" }],
    ["85 lakh", { mode: "cardinal", number: "8500000" }],
    ["12,34,567.50", { mode: "cardinal", number: "12,34,567.50" }],
    ["1234567890123456789012.10", { mode: "cardinal", number: "1234567890123456789012.10" }],
    ["−5", { mode: "cardinal", number: "-5" }],
    ["€99,90", { mode: "currency", number: "99.9", currency: "EUR" }],
    ["$1,200.50", { mode: "currency", number: "1200.5" }],
    ["Rs 62,50,000/-", { mode: "currency", number: "6250000", currency: "INR" }],
  ])("reads %s", async (text, json) => {
    const reading = await readInputsFully(numberToWords.inputs, { mode: json.mode, number: text }, {});
    expect([...reading.refusals]).toEqual([]);
    expect(reading.json).toMatchObject(json);
    expect(problemsOf(numberToWords, reading.json)).toEqual([]);
  });

  it("refuses what is none, and says what would do", async () => {
    const { refusals } = await readInputsFully(numberToWords.inputs, { number: "12 bananas" }, {});
    expect(refusals.get("number")).toMatch(/“.*bananas”.*such as/);
  });
});
