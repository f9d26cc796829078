import { describe, expect, it } from "vitest";
import { Rational } from "../math/numbers/rational";
import { type AnyCalculator, defineCalculator } from "./calculator";
import { effectiveValues } from "./defaults";
import { exact } from "./exact-field";
import {
  boolean,
  by,
  choice,
  date,
  datetime,
  type Fields,
  integer,
  list,
  money,
  number,
  percent,
  text,
  time,
} from "./fields";
import { Format } from "./format";
import { type Json, type JsonObject, parseInputs } from "./parse";

/** A calculator with these inputs; its outputs do not matter here. */
function asking(inputs: Fields): AnyCalculator {
  return defineCalculator({
    inputs,
    outputs: {},
    derive: () => ({}),
    headline: () => ({ label: "Answer", figure: "1" }),
    working: () => [],
  });
}

function inputsOf(fields: Fields, json: JsonObject = {}): Record<string, unknown> {
  const parsed = parseInputs(asking(fields), json);
  if (parsed.problems) throw new Error(JSON.stringify(parsed.problems));
  return parsed.inputs;
}

/** All problems, as `field: message`. */
function problemsOf(fields: Fields, json: JsonObject, format?: Format): string[] {
  const { problems = [] } = parseInputs(asking(fields), json, format);
  return problems.map(({ field, message }) => `${field}: ${message}`);
}

const value = (field: Fields[string], given: Json) => inputsOf({ x: field }, { x: given }).x;
const problem = (field: Fields[string], given: Json) => problemsOf({ x: field }, { x: given })[0];

describe("inputs that are missing, null or unknown", () => {
  const fields = {
    rate: percent("Interest rate", { default: 6.5, min: 0, max: 100 }),
    fee: money("Fee", { default: null }),
    bonus: money("Bonus", { default: 100, optional: true }),
    goal: number("Goal", { optional: true }),
  };

  it("uses defaults", () => {
    expect(inputsOf(fields)).toEqual({ rate: 6.5, fee: null, bonus: 100, goal: null });
    expect(inputsOf(fields, { rate: undefined })).toMatchObject({ rate: 6.5 });
  });

  it("takes null as no value, not as the default", () => {
    expect(inputsOf(fields, { bonus: null })).toMatchObject({ bonus: null });
    expect(problemsOf(fields, { rate: null })).toEqual(["rate: Enter a number for interest rate."]);
  });

  it("reports a required input that has neither value nor default", () => {
    const needed = {
      price: money("Home price"),
      day: date("First payment"),
      end: date("End", { messages: { missing: "Enter the last day." } }),
    };
    expect(problemsOf(needed, {})).toEqual([
      "price: Enter a number for home price.",
      "day: Enter first payment.",
      "end: Enter the last day.",
    ]);
    expect(problemsOf(needed, { price: 1, day: null, end: "2026-01-01" })).toEqual(["day: Enter first payment."]);
  });

  it("reports unknown keys after the fields", () => {
    expect(problemsOf(fields, { intrestRate: 5, rate: 101 })).toEqual([
      "rate: Interest rate must be between 0 and 100%.",
      "intrestRate: There is no input “intrestRate”.",
    ]);
    expect(problemsOf(fields, JSON.parse('{"__proto__": 1, "constructor": 2}'))).toEqual([
      "__proto__: There is no input “__proto__”.",
      "constructor: There is no input “constructor”.",
    ]);
  });

  it("lists every invalid input in the order of the fields", () => {
    const wrong = { goal: "much", fee: true, rate: -1 };
    expect(problemsOf(fields, wrong).map((line) => line.split(":")[0])).toEqual(["rate", "fee", "goal"]);
  });
});

describe("numbers", () => {
  const term = integer("Loan term", { unit: "years", default: 30, min: 1, max: 50 });

  it("rejects text, even “12”", () => {
    for (const given of ["12", "", "abc", true, [], {}])
      expect(problem(term, given)).toBe("x: Enter a number for loan term.");
    expect(problem(money("HOA fee", { default: 0 }), "$1")).toBe("x: Enter a number for HOA fee.");
    // JSON has no Infinity, but 1e999 is parsed as Infinity.
    expect(problem(term, JSON.parse("1e999"))).toBe("x: Enter a number for loan term.");
  });

  it("states the limits in the message", () => {
    expect(problem(term, 51)).toBe("x: Loan term must be between 1 and 50 years.");
    expect(problem(term, 0)).toBe("x: Loan term must be between 1 and 50 years.");
    expect(value(term, 1)).toBe(1);
    expect(value(term, 50)).toBe(50);
    const height = { default: 175, unit: "cm" };
    expect(problem(number("Height", { ...height, above: 0 }), 0)).toBe("x: Height must be more than 0 cm.");
    expect(value(number("Height", { ...height, above: 0 }), 1e-99)).toBe(1e-99);
    expect(problem(number("Height", { ...height, above: 0 }), 9e-101)).toBe("x: Height must be more than 0 cm.");
    expect(problem(number("Height", { ...height, below: 300 }), 300)).toBe("x: Height must be less than 300 cm.");
    expect(problem(number("Height", { ...height, min: 0 }), -1)).toBe("x: Height must be 0 cm or more.");
    expect(problem(number("Height", { ...height, max: 1000 }), 1001)).toBe("x: Height must be at most 1,000 cm.");
    expect(problem(number("Height", { ...height, above: 0, max: 250 }), 251)).toBe(
      "x: Height must be more than 0 cm and at most 250 cm.",
    );
    expect(problem(percent("Rate", { default: 5, above: -100 }), -100)).toBe("x: Rate must be more than −100%.");
  });

  it("takes a negative zero, and what is too small to measure, for zero", () => {
    const change = number("Change", { default: 1 });
    for (const given of [-0, -5e-324, 5e-324, -1e-101]) expect(value(change, given)).toBe(0);
    expect(value(change, -1e-99)).toBe(-1e-99);
  });

  it("accepts a whole number in any notation, and nothing else, as an integer", () => {
    expect(value(term, JSON.parse("30.0"))).toBe(30);
    expect(problem(term, 12.5)).toBe("x: Enter a whole number for loan term between 1 and 50 years.");
    expect(problem(integer("Count", { default: 1, min: 1 }), 1.5)).toBe(
      "x: Enter a whole number for count that is 1 or more.",
    );
    expect(problem(integer("Shift", { default: 1 }), 0.5)).toBe("x: Enter a whole number for shift.");
  });

  it("writes limits on money in the reader's currency", () => {
    const price = { price: money("Home price", { default: 1, min: 1, max: 1e12 }) };
    expect(problemsOf(price, { price: 0 })).toEqual(["price: Home price must be between $1 and $1,000,000,000,000."]);
    expect(problemsOf(price, { price: 0 }, new Format("INR"))).toEqual([
      "price: Home price must be between ₹1 and ₹10,00,00,00,00,000.",
    ]);
    expect(problem(money("Tip", { default: 1, min: 0.5 }), 0)).toBe("x: Tip must be $0.50 or more.");
  });

  it("writes limits in words, or without digit grouping, if the field says so", () => {
    const range = "between 1 month and 50 years";
    expect(problem(number("Term", { default: 30, min: 1 / 12, max: 50, messages: { range } }), 0)).toBe(
      "x: Term must be between 1 month and 50 years.",
    );
    const year = integer("Year", { default: 2026, min: 1900, max: 2100, digits: "plain" });
    expect(problem(year, 1)).toBe("x: Year must be between 1900 and 2100.");
  });
});

describe("exact numbers", () => {
  const x = exact("Part", { default: "3/4" });

  it.each([
    ["1/3", Rational.of(1, 3)],
    ["1 3/4", Rational.of(7, 4)],
    ["1,234.5", Rational.of(12_345, 10)],
    ["-0.1", Rational.of(-1, 10)],
    [0.1, Rational.of(1, 10)],
    [12, Rational.of(12)],
    [1e21, Rational.of(10n ** 21n)],
  ])("reads %j", (given, expected) => {
    expect(value(x, given)).toEqual(expected);
  });

  it("reads its default", () => {
    expect(inputsOf({ x })).toEqual({ x: Rational.of(3, 4) });
    expect(inputsOf({ x: exact("Part", { default: null }) })).toEqual({ x: null });
  });

  it.each(["", "three", "1/0", "5%", true, null, []])("rejects %j", (given) => {
    expect(problem(x, given as Json)).toBe("x: Enter a number for part.");
  });

  it("interprets a percent sign as the field says", () => {
    const sign = (percentSign: "ignore" | "divide") => exact("Part", { default: "1", reads: { percentSign } });
    expect(value(sign("ignore"), "45 %")).toEqual(Rational.of(45));
    expect(value(sign("divide"), "45%")).toEqual(Rational.of(9, 20));
    expect(value(sign("divide"), "45")).toEqual(Rational.of(45));
  });

  it("compares limits as exact decimals", () => {
    const share = exact("Share", { default: "0", min: 0, max: 0.1 });
    expect(value(share, "0.1")).toEqual(Rational.of(1, 10));
    expect(problem(share, "0.1000000000000000000000001")).toBe("x: Share must be between 0 and 0.1.");
    const positive = exact("Share", { default: "1", above: 0 });
    expect(value(positive, "1e-400")).toEqual(Rational.of(1n, 10n ** 400n));
    expect(problem(positive, "0")).toBe("x: Share must be more than 0.");
  });
});

describe("choices, booleans and texts", () => {
  const year = choice("Tax year", { options: { "2025": "2025", "2026": "2026" }, default: "2026" });

  it("accepts a code only if it matches exactly, or as a number", () => {
    expect(value(year, "2025")).toBe("2025");
    expect(value(year, 2025)).toBe("2025");
    for (const given of [2024, "2025 ", "toString", true, {}])
      expect(problem(year, given)).toBe("x: Choose one of 2025 or 2026 for “Tax year”.");
    const frequency = choice("Payments", { options: { monthly: "Monthly" }, default: "monthly" });
    expect(problem(frequency, "Monthly")).toBe("x: Choose one of monthly for “Payments”.");
  });

  it("repeats an unknown code in the field's own message, but no other text", () => {
    const standard = choice("C", {
      options: { EUR: "Euro" },
      default: "EUR",
      messages: { unknownOption: "{} is no currency." },
    });
    expect(problem(standard, "XXA")).toBe("x: XXA is no currency.");
    for (const given of ["xxa", "", "<b>", "X".repeat(100), "$&", null])
      expect(problem(standard, given)).not.toContain("is no currency");
  });

  it("shortens a long list of codes", () => {
    const codes = Object.fromEntries(Array.from({ length: 50 }, (_, i) => [`S${i}`, `State ${i}`]));
    expect(problem(choice("State", { options: codes, default: "S0" }), "XX")).toBe(
      "x: Choose one of S0, S1, S2, S3, S4, S5, S6, S7, S8, S9 … for “State”.",
    );
  });

  it("accepts only true and false for a boolean", () => {
    const flag = boolean("First-time buyer", { default: false });
    expect(value(flag, true)).toBe(true);
    for (const given of ["true", 1, 0, "yes", null])
      expect(problem(flag, given)).toBe("x: First-time buyer must be true or false.");
  });

  it("accepts a number as text, and limits the length of text", () => {
    const name = text("Name", { default: "", max: 5 });
    expect(value(name, 12.5)).toBe("12.5");
    expect(value(name, "")).toBe("");
    expect(value(name, "<b>")).toBe("<b>");
    expect(problem(name, "abcdef")).toBe("x: Name must have at most 5 characters.");
    expect(problem(name, "👋👋👋👋👋")).toBeUndefined();
    // More UTF-16 code units than allowed, but not more than twice as many.
    expect(value(name, "👋👋👋👋")).toBe("👋👋👋👋");
    expect(problem(name, "👋👋👋👋👋👋")).toBe("x: Name must have at most 5 characters.");
    expect(problem(name, false)).toBe("x: Enter text for name.");
    expect(problem(text("Text", { default: "a", min: 1 }), "")).toBe("x: Enter text.");
    expect(problem(text("Code", { default: "ab", min: 2, max: 3 }), "a")).toBe(
      "x: Code must have between 2 and 3 characters.",
    );
    expect(problem(text("Code", { default: "ab", min: 2 }), "a")).toBe("x: Code must have at least 2 characters.");
  });
});

describe("dates and times", () => {
  const day = date("Start date", { default: "2026-01-15" });

  it("accepts days that exist", () => {
    for (const given of ["0001-01-01", "2028-02-29", "9999-12-31"]) expect(value(day, given)).toBe(given);
  });

  it.each([
    ["2026-02-30", "February 30, 2026, does not exist. Enter a date as YYYY-MM-DD."],
    ["1990-02-29", "February 29, 1990, does not exist; 1990 is not a leap year. Enter a date as YYYY-MM-DD."],
    ["2026-11-31", "November 31, 2026, does not exist. Enter a date as YYYY-MM-DD."],
    ["2026-13-01", "Enter start date as a date, YYYY-MM-DD."],
    ["0000-01-01", "Enter start date as a date, YYYY-MM-DD."],
    ["2026-01-00", "Enter start date as a date, YYYY-MM-DD."],
    ["2026-1-1", "Enter start date as a date, YYYY-MM-DD."],
    ["12/25/2026", "Enter start date as a date, YYYY-MM-DD."],
    ["", "Enter start date as a date, YYYY-MM-DD."],
    [20_260_101, "Enter start date as a date, YYYY-MM-DD."],
  ])("rejects %j", (given, message) => {
    expect(problem(day, given)).toBe(`x: ${message}`);
  });

  it("accepts 24-hour times", () => {
    const at = time("Start", { default: "08:00" });
    for (const given of ["00:00", "23:59"]) expect(value(at, given)).toBe(given);
    for (const given of ["24:00", "12:60", "8:00", "08:00:00", 800])
      expect(problem(at, given)).toBe("x: Enter start as HH:MM, between 00:00 and 23:59.");
  });

  it("accepts a day and time together", () => {
    const at = datetime("Start", { default: "2026-01-15T08:00" });
    expect(value(at, "2028-02-29T23:59")).toBe("2028-02-29T23:59");
    for (const given of [
      "2026-02-29T08:00",
      "2026-01-15",
      "2026-01-15 08:00",
      "2026-01-15T08:00:00",
      "2026-01-15T08:00T",
      "T",
    ])
      expect(problem(at, given)).toBe("x: Enter start as YYYY-MM-DDTHH:MM.");
  });
});

describe("inputs that depend on others", () => {
  const fields = {
    mode: choice("Mode", { options: { loan: "Loan", rent: "Rent" }, default: "loan" }),
    system: choice("Units", { options: { us: "US", metric: "Metric" }, default: "us", when: { mode: "loan" } }),
    depth: number(by("system", { metric: "Depth (metric)" }, "Depth"), {
      unit: by("system", { metric: "cm" }, "in"),
      default: by("system", { metric: 10 }, 4),
      min: 0,
      max: by("system", { metric: 100 }, 40),
    }),
    extra: boolean("Extra", { default: false, when: { mode: "loan" } }),
    amount: money("Amount", { default: 50, min: 1, when: { mode: "loan", extra: true } }),
  };

  it("uses the default that applies", () => {
    expect(inputsOf(fields)).toMatchObject({ depth: 4 });
    expect(inputsOf(fields, { system: "metric" })).toMatchObject({ depth: 10 });
    expect(inputsOf(fields, { system: "metric", depth: 12 })).toMatchObject({ depth: 12 });
  });

  it("checks the bounds that apply, in the unit that applies", () => {
    expect(problemsOf(fields, { depth: 50 })).toEqual(["depth: Depth must be between 0 and 40 in."]);
    expect(problemsOf(fields, { depth: 50, system: "metric" })).toEqual([]);
    expect(problemsOf(fields, { depth: 101, system: "metric" })).toEqual([
      "depth: Depth (metric) must be between 0 and 100 cm.",
    ]);
  });

  it("neither checks nor uses inputs that the mode does not need", () => {
    expect(inputsOf(fields, { mode: "rent", extra: "junk", amount: -5 })).toMatchObject({
      extra: false,
      amount: 50,
    });
    expect(problemsOf(fields, { extra: false, amount: "junk" })).toEqual([]);
    expect(problemsOf(fields, { extra: true, amount: 0 })).toEqual(["amount: Amount must be $1 or more."]);
    // An unused choice does not affect defaults that depend on it, either.
    expect(inputsOf(fields, { mode: "rent", system: "metric" })).toMatchObject({ system: "us", depth: 4 });
  });

  it("doesn't check inputs that depend on an invalid choice", () => {
    expect(problemsOf(fields, { mode: "buy", amount: "junk", depth: "deep" })).toEqual([
      "mode: Choose one of loan or rent for “Mode”.",
      "depth: Enter a number for depth.",
    ]);
    expect(problemsOf(fields, { extra: "yes", amount: "junk" })).toEqual(["extra: Extra must be true or false."]);
  });

  it("doesn't let other inputs depend on an object or a list", () => {
    const given: Json[] = [{ toString: 1 } as never, {}, [], [{ toString: 1 } as never]];
    for (const system of given)
      expect(problemsOf(fields, { system, depth: 4 })).toEqual(["system: Choose one of us or metric for “Units”."]);
    expect(effectiveValues(fields, { system: { toString: 1 } as never })).toMatchObject({ depth: 4 });
  });

  it("requires a missing input only if it is used", () => {
    const goal = {
      target: choice("Target", { options: { sum: "Sum", rate: "Rate" }, default: "rate" }),
      sum: money("Sum", { when: { target: "sum" } }),
    };
    expect(inputsOf(goal)).toEqual({ target: "rate", sum: null });
    expect(problemsOf(goal, { target: "sum" })).toEqual(["sum: Enter a number for sum."]);
  });

  it("uses an input if any of several conditions or values is met", () => {
    const several = {
      tool: choice("Tool", { options: { a: "A", b: "B", c: "C" }, default: "a" }),
      way: choice("Way", { options: { p: "P", q: "Q" }, default: "p" }),
      x: number("X", { default: 1, when: [{ tool: "a" }, { tool: ["b", "c"], way: "q" }] }),
    };
    const isUsed = (json: JsonObject) => problemsOf(several, { ...json, x: "junk" }).length === 1;
    expect([
      isUsed({}),
      isUsed({ tool: "b" }),
      isUsed({ tool: "b", way: "q" }),
      isUsed({ tool: "c", way: "q" }),
    ]).toEqual([true, false, true, true]);
  });

  it("uses defaults that depend on two inputs", () => {
    const nested = {
      country: choice("Country", { options: { us: "US", in: "India" }, default: "us" }),
      kind: choice("Kind", { options: { car: "Car", home: "Home" }, default: "home" }),
      rate: percent("Rate", { default: by("country", { in: by("kind", { car: 9 }, 8) }, 6) }),
    };
    const rate = (json: JsonObject) => inputsOf(nested, json).rate;
    expect([rate({}), rate({ country: "in" }), rate({ country: "in", kind: "car" }), rate({ kind: "car" })]).toEqual([
      6, 8, 9, 6,
    ]);
  });

  it("can depend on a choice that was given as a number", () => {
    const yearly = {
      year: choice("Year", { options: { "2025": "2025", "2026": "2026" }, default: "2026" }),
      limit: money("Limit", { default: by("year", { "2025": 7 }, 8) }),
      old: money("Old", { default: 1, when: { year: "2025" } }),
    };
    expect(inputsOf(yearly, { year: 2025, old: 5 })).toEqual({ year: "2025", limit: 7, old: 5 });
  });

  it("returns effective raw values before anything is checked", () => {
    expect(effectiveValues(fields, { system: "metric", depth: "deep" })).toMatchObject({
      mode: "loan",
      system: "metric",
      depth: "deep",
      amount: 50,
    });
    expect(effectiveValues(fields, { mode: "rent", system: "metric" })).toMatchObject({
      system: "us",
      depth: 4,
    });
  });
});

describe("lists", () => {
  const item = {
    amount: money("Amount", { min: 0 }),
    date: date("Date", { default: "2026-01-01" }),
    kind: choice("Kind", { options: { once: "Once", monthly: "Monthly" }, default: "once" }),
    ends: date("Ends", { optional: true }),
    share: exact("Share", { default: "1/2" }),
    taxed: boolean("Taxed"),
    certain: boolean("Certain", { optional: true }),
    note: text("Note"),
  };
  const extra = list("Extra payments", { columns: item, row: { label: "Payment" }, max: 3 });
  const rowsOf = (given: Json) => value(extra, given);

  it("fills in a row's defaults", () => {
    expect(rowsOf([{ amount: 5 }])).toEqual([
      {
        amount: 5,
        date: "2026-01-01",
        kind: "once",
        ends: null,
        share: Rational.of(1, 2),
        taxed: false,
        certain: null,
        note: "",
      },
    ]);
  });

  it("writes a tiny limit with a power of ten", () => {
    expect(problem(number("Current", { unit: "A", min: 1e-12, max: 1e6 }), 0)).toBe(
      "x: Current must be between 1 × 10⁻¹² and 1,000,000 A.",
    );
  });

  it("identifies a row by its name, if it has one", () => {
    const payments = list("Payments", {
      columns: { name: text("Name"), amount: number("Amount", { max: 10 }) },
      row: { label: "Payment", name: "name" },
    });
    const rows = (second: Json) => [{ name: "Rent", amount: 1 }, second] as Json;
    expect(problem(payments, rows({ name: "Gas", amount: 11 }))).toBe("x: Gas: Amount must be at most 10.");
    for (const name of ["", 7]) expect(problem(payments, rows({ name, amount: 11 }))).toMatch(/^x: Payment 2: /);
    expect(problem(payments, rows(null))).toBe("x: Payment 2: this is not a set of named values.");
  });

  it("accepts up to the maximum number of rows", () => {
    const rows = (count: number) => Array.from({ length: count }, () => ({ amount: 5 }));
    expect(rowsOf(rows(3))).toHaveLength(3);
    expect(problem(extra, rows(4))).toBe("x: Extra payments can have at most 3 rows.");
  });

  it("is empty when left out, null or []", () => {
    expect(inputsOf({ extra })).toEqual({ extra: [] });
    expect(rowsOf(null)).toEqual([]);
    expect(rowsOf([])).toEqual([]);
  });

  it("fills in default rows like given ones, used or not, but null replaces them", () => {
    const fields = {
      mode: choice("Mode", { options: { a: "A", b: "B" }, default: "a" }),
      extra: list("Extra", { columns: item, default: [{ amount: 7 }], min: 1, when: { mode: "a" } }),
    };
    for (const mode of ["a", "b"])
      expect(inputsOf(fields, { mode })).toMatchObject({ extra: [{ amount: 7, share: Rational.of(1, 2) }] });
    expect(problemsOf(fields, { extra: null })).toEqual(["extra: Add at least one row."]);
  });

  it.each([
    [[{ amount: 1 }, { amount: -1 }], "Payment 2: Amount must be $0 or more."],
    [[{ amount: 1 }, {}], "Payment 2: Enter a number for amount."],
    [[{ amount: "1" }], "Payment 1: Enter a number for amount."],
    [[{ amount: 1, date: "2026-02-30" }], "Payment 1: February 30, 2026, does not exist."],
    [[{ amount: 1, kind: "yearly" }], "Payment 1: Choose one of once or monthly for “Kind”."],
    [[{ amount: 1, amuont: 2 }], "Payment 1: There is no “amuont”."],
    // null is a value, not a request for the default.
    [[{ amount: 1, date: null }], "Payment 1: Enter date."],
    [[{ amount: 1, taxed: null }], "Payment 1: Taxed must be true or false."],
    [[5], "Payment 1: this is not a set of named values."],
    [[null], "Payment 1: this is not a set of named values."],
    [[[]], "Payment 1: this is not a set of named values."],
    [[{ amount: 1 }, { amount: 1 }, { amount: 1 }, { amount: 1 }], "Extra payments can have at most 3 rows."],
    ["junk", "Extra payments must be a list."],
    [{ amount: 1 }, "Extra payments must be a list."],
  ])("reports a problem on the list for %j", (given, message) => {
    const problems = problemsOf({ x: extra }, { x: given as Json });
    expect(problems).toHaveLength(1);
    expect(problems[0]).toContain(`x: ${message}`);
  });

  it("calls rows without a label “Row”", () => {
    const sides = list("Sides", { columns: { a: number("A") }, min: 2 });
    expect(problem(sides, [{ a: 1 }, { a: "x" }])).toBe("x: Row 2: Enter a number for a.");
    expect(problem(sides, [{ a: 1 }])).toBe("x: Add at least 2 rows.");
  });

  it("validates a cell with the row's other cells and the inputs outside the list", () => {
    const unit = by("system", { metric: "cm" }, "in");
    const fields = {
      system: choice("Units", { options: { us: "US", metric: "Metric" }, default: "us" }),
      walls: list("Walls", {
        columns: {
          shape: choice("Shape", { options: { flat: "Flat", round: "Round" }, default: "flat" }),
          size: number("Size", { unit, max: by("shape", { round: 5 }, 50) }),
        },
      }),
    };
    const walls = [
      { shape: "flat", size: 40 },
      { shape: "round", size: 40 },
    ];
    expect(problemsOf(fields, { walls })).toEqual(["walls: Row 2: Size must be at most 5 in."]);
    expect(problemsOf(fields, { walls, system: "metric" })).toEqual(["walls: Row 2: Size must be at most 5 cm."]);
  });
});
