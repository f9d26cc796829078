/** What a field says: how a text was read, and what would do if it was not. */
import { beforeAll, describe, expect, it } from "vitest";
import { Rational } from "../math/numbers/rational";
import type { UnitNames } from "../math/units/unit-names";
import { anyUnitOf } from "./any-unit";
import { date } from "./date";
import { duration } from "./duration";
import { list } from "./list";
import { measure, unitCalled } from "./measure";
import { money } from "./money";
import { calculate } from "./more";
import { number } from "./number";
import { percent } from "./percent";
import { isRefused, type Refused, type Understood } from "./reading";
import { stretch, time } from "./time";
import { loadUnits } from "./units";
import { zone } from "./zone";

let mass: UnitNames;
let all: UnitNames;
beforeAll(async () => {
  [mass, all] = await Promise.all([loadUnits("mass"), loadUnits()]);
});

const TODAY = { today: "2026-11-27" };

const said = (read: Understood<unknown> | Refused) => (isRefused(read) ? read.refusal : (read.echo ?? ""));
const weight = (text: string) => {
  const unit = unitCalled("kg", mass);
  if (!unit) throw new Error("no unit");
  return measure(text, { unit, noun: "Weight" }, mass, {}, { calculate, anyUnit: anyUnitOf(all) });
};
const price = (text: string) => money(text, { currency: "USD", noun: "Home price" }, {}, calculate);
const rate = (text: string) => percent(text, { unit: "% / year", noun: "Interest rate", max: 50 }, {}, calculate);
const term = (text: string) => duration(text, { unit: "year", noun: "Loan term" }, {}, calculate);
const rest = (text: string) => duration(text, { unit: "min", noun: "Break" }, {}, calculate);

describe("a refusal", () => {
  it.each<[text: string, read: (text: string) => Understood<unknown> | Refused, sentence: string]>([
    ["four hundred apples", price, "“apples” is not understood. Home price needs an amount, such as 400,000 or 400k."],
    ["12,3456", price, "The marks in “12,3456” neither group digits nor mark decimals. Write 123,456 or 12.3456."],
    ["12,345,67", price, "The marks in “12,345,67” neither group digits nor mark decimals. Write 1,234,567."],
    ["€500", price, "“€500” is in EUR. Home price needs an amount in USD, such as 400,000 or 400k."],
    ["8.875%", price, "“8.875%” is a percentage. Home price needs an amount, such as 400,000 or 400k."],
    ["$500 a month", price, "“a month” does not fit here. Home price needs an amount, such as 400,000 or 400k."],
    ["$10/0", price, "Division by zero has no answer. Home price needs an amount, such as 400,000 or 400k."],
    ["1e400", price, "This number is too large. Home price needs an amount, such as 400,000 or 400k."],
    ["1e999", price, "This number is too large. Home price needs an amount, such as 400,000 or 400k."],
    ["9e307 * 100", price, "This number is too large. Home price needs an amount, such as 400,000 or 400k."],
    ["", price, "Home price needs an amount, such as 400,000 or 400k."],
    ["$5", rate, "“$5” is an amount of money. Interest rate needs a percentage, such as 6.5 or 6 7/8."],
    ["6.5% apples", rate, "“apples” is not understood. Interest rate needs a percentage, such as 6.5 or 6 7/8."],
    ["5 ft", weight, "“5 ft” is a length. Weight needs a mass, such as 70 kg or 11 st 4."],
    ["5'11", weight, "“5'11” is a length. Weight needs a mass, such as 70 kg or 11 st 4."],
    [
      "70 kgg",
      weight,
      "I do not know “kgg”. Did you mean “kg”, “kgf” or “kgm”? Weight needs a mass, such as 70 kg or 11 st 4.",
    ],
    ["kilograms", weight, "“kilograms” has no number. Weight needs a mass, such as 70 kg or 11 st 4."],
    [
      "90 days",
      term,
      "“90 days” does not convert exactly to years. Loan term needs a length of time, such as 20 years or 240 months.",
    ],
    ["1h 15 apples", rest, "“apples” is not understood. Break needs a duration, such as 1 h 15 min, 1:15 or 75 min."],
    ["25:00", time, "“25:00” is not understood. Enter a time of day, such as 9:15 am or 21:15."],
    ["9am", stretch, "“9am” is not understood. Enter two times of day, such as 9:15 am - 5:40 pm."],
    [
      "Feb 30",
      (text) => date(text, {}, TODAY),
      "February has no day 30. Enter a date, such as Mar 1, 2027 or 2027-03-01.",
    ],
    [
      "2/29/2027",
      (text) => date(text, {}, TODAY),
      "February 2027 has 28 days. Enter a date, such as Mar 1, 2027 or 2027-03-01.",
    ],
    [
      "44 BC",
      (text) => date(text, {}, TODAY),
      "Dates before the year 1 are not included. Enter a date, such as Mar 1, 2027 or 2027-03-01.",
    ],
    [
      "Mon, 2 Mar 2027",
      (text) => date(text, {}, TODAY),
      "That day is a Tuesday. Enter a date, such as Mar 1, 2027 or 2027-03-01.",
    ],
    [
      "4/1/27",
      (text) => date(text),
      "Write the year with four digits. Enter a date, such as Mar 1, 2027 or 2027-03-01.",
    ],
    [
      "1;2;abc",
      (text) => list(text, { most: 9 }),
      "“abc” is not a number (item 3). Enter numbers, such as 12, 15, 9 or 1.5; 2.5.",
    ],
    ["1 2 3", (text) => list(text, { most: 2 }), "Enter at most 2 numbers."],
    [
      "IST",
      zone,
      "“IST” could be Asia/Kolkata, Asia/Jerusalem, Europe/Dublin. Enter a city or a time zone, such as Chicago or UTC+5:30.",
    ],
  ])("of %s", (text, read, sentence) => expect(said(read(text))).toBe(sentence));

  it("has the example of its field, and quotes no more than fits", () => {
    const read = number("x".repeat(100), { noun: "Score", example: "7 or 7.5" });
    expect(said(read)).toBe(`“${"x".repeat(40)}…” is not understood. Score needs a number, such as 7 or 7.5.`);
  });

  it("holds the value of another kind, for a field that can take it", () => {
    expect(price("8.875%")).toMatchObject({ other: { kind: "percent", value: Rational.of(71, 8) } });
    expect(price("€500")).toMatchObject({
      other: { kind: "money", value: Rational.of(500), currency: "EUR" },
    });
    expect(rate("$5")).toMatchObject({ other: { kind: "money", value: Rational.of(5), currency: "USD" } });
    expect(number("50%")).toMatchObject({ other: { kind: "percent", value: Rational.of(50) } });
  });

  it("says that more grammars could read the text", () => {
    expect(money("half a million")).toMatchObject({ needsMore: true });
    expect(number("1200*12")).toMatchObject({ needsMore: true });
    expect(number("1200*12", {}, {}, calculate)).not.toHaveProperty("needsMore");
    const unit = unitCalled("kg", mass);
    if (unit) expect(measure("5 ft", { unit }, mass)).toMatchObject({ needsMore: true });
    expect(number("12,3456")).not.toHaveProperty("needsMore");
  });

  it("reads 1e5 as a number though e is also a unit, and waits for what calculates before it refuses a text", () => {
    const unit = unitCalled("W", all);
    if (!unit) throw new Error("no unit");
    const anyUnit = anyUnitOf(all);
    expect(measure("1e5", { unit }, all, {}, { anyUnit })).toMatchObject({ value: Rational.of(100_000) });
    expect(measure("5 apples", { unit }, all, {}, { anyUnit })).toMatchObject({ needsMore: true });
    expect(measure("5 apples", { unit }, all, {}, { anyUnit, calculate })).not.toHaveProperty("needsMore");
  });
});

describe("an echo", () => {
  it.each<[text: string, read: (text: string) => Understood<unknown> | Refused, echo: string]>([
    ["400,000", price, ""],
    ["$400k", price, ""],
    ["1,234", price, ""],
    ["1,5", price, "1.5"],
    ["1200*12", price, "14,400"],
    ["half a million", price, "500,000"],
    ["50 cents", price, "0.5"],
    ["6.875%", rate, ""],
    ["6-7/8", rate, "6.875"],
    ["25 bps", rate, "0.25%"],
    ["70 kg", weight, ""],
    ["154 lb", weight, "69.85322 kg"],
    ["11 st 4", weight, "71.66759 kg"],
    ["70,5 kg", weight, "70.5 kg"],
    ["20 yrs", term, ""],
    ["240 months", term, "20 years"],
    ["12 months", term, "1 year"],
    ["1:15", rest, "75 min"],
    ["9", time, "09:00"],
    ["9am", time, ""],
    ["9-5", stretch, "09:00 to 17:00"],
    ["2027-03-01", (text) => date(text, {}, TODAY), ""],
    ["March 1, 2027", (text) => date(text, {}, TODAY), ""],
    ["3/13/2027", (text) => date(text, {}, TODAY), ""],
    ["3/1/2027", (text) => date(text, {}, TODAY), "March 1, 2027"],
    ["3/1/27", (text) => date(text, {}, TODAY), "March 1, 2027"],
    ["next friday", (text) => date(text, {}, TODAY), "Friday, December 4, 2026"],
    ["1,000, 2,000", (text) => list(text, { most: 9 }), "2 numbers: 1,000; 2,000"],
    ["1; 2; 3; 4", (text) => list(text, { most: 9 }), ""],
    ["1/3", number, "0.33333333333"],
    ["0.00001 / 3", (text) => number(text, {}, {}, calculate), "3.333333333 × 10⁻⁶"],
  ])("of %s", (text, read, echo) => expect(said(read(text))).toBe(echo));

  it("groups digits as the amounts on the page", () => {
    expect(said(money("50 lakh * 2", { currency: "INR" }, { grouping: "lakhs" }, calculate))).toBe("1,00,00,000");
  });
});

describe("what a field's choice can follow", () => {
  it("is the currency that was written", () => {
    const read = (text: string) => money(text, { currency: "USD", follows: true, codes: ["XAU"] });
    expect(read("€500")).toMatchObject({ currency: "EUR" });
    expect(read("5 XAU")).toMatchObject({ currency: "XAU" });
    for (const own of ["$5", "5 USD", "US$5", "5"]) expect(read(own)).not.toHaveProperty("currency");
    expect(money("$5", { currency: "CAD" })).not.toHaveProperty("refusal");
  });

  it("is the first unit that was written, with the value in it", () => {
    const read = weight("11 st 7");
    if (isRefused(read)) throw new Error(read.refusal);
    expect(read.units.map(({ id }) => id)).toEqual(["stone", "pound"]);
    expect(read.written?.toString()).toBe("23/2");
    expect(weight("70")).toMatchObject({ units: [] });
  });

  it("is an amount per another unit", () => {
    const grams = unitCalled("g", mass);
    if (!grams) throw new Error("no unit");
    const unitsIn = (text: string) => {
      const read = measure(text, { unit: grams, precious: true }, mass);
      return isRefused(read) ? null : read.value;
    };
    const perGram = (text: string) => {
      const read = money(text, { currency: "INR", unit: "/ gram", unitsIn });
      return isRefused(read) ? read.part : read.value.toNumber();
    };
    expect(perGram("₹6,500")).toBe(6500);
    expect(perGram("6500 per gram")).toBe(6500);
    expect(perGram("₹65,000 per 10 g")).toBe(6500);
    expect(perGram("₹65,000 for 10 grams")).toBe(6500);
    expect(perGram("₹3,110.34768/oz")).toBe(100);
    expect(perGram("₹65,000 per liter")).toBe("per liter");
  });
});
