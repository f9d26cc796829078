import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { toAscii } from "./grouping";
import { type NumeralStyle, numeralAt } from "./numeral";
import { Rational } from "./rational";
import { repeatingText } from "./repeating-decimal";
import { groupDigits, writeScientific } from "./write-number";

/** The value, followed by `?` if it could have been read otherwise and by what is left of the text. */
function read(text: string, style: NumeralStyle = {}): string {
  const ascii = toAscii(text);
  const found = numeralAt(ascii, style);
  if (!found) return "none";
  if ("marks" in found) return `bad ${found.marks}`;
  const rest = ascii.slice(found.length);
  return found.value + (found.uncertain ? " ?" : "") + (rest && ` | ${rest}`);
}

const GERMAN: NumeralStyle = { decimalComma: true };
const WHOLE: NumeralStyle = { whole: true };

describe("a numeral", () => {
  it.each<[text: string, value: string, style?: NumeralStyle]>([
    ["400,000", "400000"],
    ["4,00,000", "400000"],
    ["1,23,45,678.50", "24691357/2"],
    ["400 000", "400000"],
    ["4 00 000", "400000"],
    ["400\u202f000,5", "800001/2"],
    ["400’000.25", "1600001/4"],
    ["1_000", "1000"],
    ["1.234,56", "30864/25 ?"],
    ["1.234.567", "1234567 ?"],
    ["1,5", "3/2 ?"],
    ["1,23", "123/100 ?"],
    ["0,500", "1/2 ?"],
    [",5", "1/2 ?"],
    ["1,234", "1234"],
    ["1,234", "617/500 ?", GERMAN],
    ["1.234", "617/500 ?"],
    ["1.234", "1234 ?", GERMAN],
    ["1.234", "1234 ?", WHOLE],
    ["6,875", "55/8 ?", { max: 100 }],
    ["6.875", "55/8", { max: 100 }],
    ["12,5", "25/2", GERMAN],
    ["3,14159", "314159/100000", GERMAN],
    [".5", "1/2"],
    ["5.", "5"],
    ["5. Then", "5 |  Then"],
    ["1e3", "1000"],
    ["6.02E-3", "301/50000"],
    ["1.2 × 10²⁰", "120000000000000000000"],
    ["1.2 x 10^-3 m", "3/2500 |  m"],
    ["5e", "5 | e"],
    ["6 7/8", "55/8"],
    ["6 and 7/8", "55/8"],
    ["6-7/8", "55/8 ?", { hyphen: true }],
    ["6-7/8", "6 | -7/8"],
    ["6-8/7", "6 | -8/7", { hyphen: true }],
    ["6⅞", "55/8"],
    ["6 ⅞ %", "55/8 |  %"],
    ["½", "1/2"],
    ["3/4 mi", "3/4 |  mi"],
    ["5 11/16", "91/16"],
    ["12 500/12", "12500 | /12"],
    ["1,200 1/2", "2401/2"],
    ["0.(3)", "1/3"],
    ["0,(3)", "1/3"],
    ["0.1(6)", "1/6 ?"],
    ["33.(3)", "100/3"],
    ["5'11", "5 | '11"],
    ["12 34", "12 |  34"],
    ["1,200, 300", "1200 | , 300"],
    ["१२३", "123"],
    ["１，２３４．５", "2469/2"],
    ["٣٫٥", "7/2"],
    ["12,3456", "bad 12,3456"],
    ["12,345,67", "bad 12,345,67"],
    ["1,2345", "bad 1,2345"],
    ["1400,000", "bad 1400,000"],
    ["1,2,3", "bad 1,2,3"],
    ["1.2.3", "bad 1.2.3"],
    ["1,234.567,8", "bad 1,234.567,8"],
    ["1,5", "bad 1,5", WHOLE],
    ["1,23", "bad 1,23", WHOLE],
    ["1/0", "none"],
    ["1e999", "none"],
    ["-5", "none"],
    ["", "none"],
    ["five", "none"],
  ])("%s is %s %j", (text, value, style) => expect(read(text, style)).toBe(value));

  it("is every number that the product writes", () => {
    fc.assert(
      fc.property(fc.nat(1e15), fc.constantFrom("thousands", "lakhs" as const), (whole, grouping) => {
        expect(read(groupDigits(String(whole), grouping))).toBe(String(whole));
      }),
    );
    fc.assert(
      fc.property(fc.integer({ min: -999_999, max: 999_999 }), fc.integer({ min: 1, max: 999 }), (n, d) => {
        const value = Rational.of(n, d).abs();
        const text = repeatingText(value, { prefix: 60, period: 1000 }) as string;
        const found = numeralAt(text, { max: 0 });
        expect(found && "value" in found && `${found.value}`).toBe(`${value}`);
        expect(found?.length).toBe(text.length);
      }),
    );
    fc.assert(
      fc.property(fc.double({ min: 1e-300, max: 1e300 }), (value) => {
        const found = numeralAt(writeScientific(value, 17));
        expect(found && "value" in found && found.value.toNumber()).toBe(value);
      }),
    );
  });

  it("is never more than the text, and never throws", () => {
    const piece = fc.constantFrom(..."0123456789.,' ’_/-½⅞()e×x*^²⁻".split(""), "000", "10", " and ");
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 16 }), fc.boolean(), (pieces, decimalComma) => {
        const text = pieces.join("");
        const found = numeralAt(text, { decimalComma, hyphen: true, max: 1e6 });
        expect(found?.length ?? 0).toBeLessThanOrEqual(text.length);
      }),
      { numRuns: 20_000 },
    );
  });
});
