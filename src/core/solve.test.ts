import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { dayNumberToIso, isoToDayNumber } from "../math/dates/civil";
import { Rational } from "../math/numbers/rational";
import { defineCalculator, InputError } from "./calculator";
import { exact } from "./exact-field";
import { boolean, by, choice, date, integer, money, number, percent, text } from "./fields";
import { outputsOf } from "./outputs";
import { type Json, type JsonObject, parseInputs } from "./parse";
import { isSolvable, solveFor } from "./solve";

interface Saving {
  readonly end: number;
  readonly years: number | null;
  readonly part: number;
  readonly square: number;
  readonly jump: number;
  readonly spare: number;
  readonly spareDays: number;
  readonly shortfall: number;
  readonly dollars: number;
  readonly fee: number;
  readonly days: number;
  readonly last: string;
  readonly words: string;
}

const make = outputsOf<Saving>();

/** A savings account with many kinds of dependence to solve for. */
const saving = defineCalculator({
  inputs: {
    mode: choice("Mode", { options: { grow: "Grow", wave: "Wave" }, default: "grow" }),
    start: money("Start", { solve: true, default: 1000, min: 0, max: 1e9 }),
    rate: percent("Interest rate", { solve: true, default: 5, min: 0, max: 100 }),
    years: integer("Term", { solve: true, unit: "years", default: 10, min: 1, max: 50, when: { mode: "grow" } }),
    share: exact("Share", { solve: true, default: "1/3" }),
    shift: number("Shift", { solve: true, default: 1 }),
    used: number("Used", { solve: true, default: 0 }),
    from: date("From", { solve: true, default: "2026-01-15" }),
    to: date("To", { solve: true, default: "2026-12-25" }),
    flag: boolean("Flag", { default: false }),
    weight: number("Weight", { solve: true, noun: "The weight", unit: "g", default: 1, above: 0, max: 1000 }),
    slope: number("Slope", { solve: true, default: 1, min: 0, below: 90 }),
  },
  outputs: {
    end: make.money("End balance", { solve: true, value: (answer) => answer.end }),
    years: make.integer("Doubling time", {
      solve: true,
      value: (answer) => answer.years,
      unit: by("mode", { grow: "years" }, "waves"),
      optional: true,
    }),
    part: make.number("Part", { solve: true, value: (answer) => answer.part }),
    square: make.number("Square", { solve: true, value: (answer) => answer.square }),
    jump: make.number("Jump", { solve: true, value: (answer) => answer.jump }),
    spare: make.number("Spare", { solve: true, value: (answer) => answer.spare }),
    spareDays: make.integer("Spare days", { solve: true, value: (answer) => answer.spareDays, unit: "days" }),
    shortfall: make.money("Shortfall", { solve: true, value: (answer) => answer.shortfall }),
    dollars: make.money("Fee on whole dollars", { value: (answer) => answer.dollars, solve: { step: 0.02 } }),
    fee: make.money("Fee, to the cent", { solve: true, value: (answer) => answer.fee }),
    days: make.integer("Days between", { solve: true, value: (answer) => answer.days }),
    last: make.date("Last day", { solve: true, value: (answer) => answer.last }),
    words: make.text("Words", { value: (answer) => answer.words }),
  },
  derive({ start, rate, years, share, shift, used, from, to }) {
    if (used >= 7.3) throw new InputError("used", "Only 7.3 can be used.");
    if (start === 77) throw new InputError("start", "Not this start.");
    return {
      end: start * (1 + rate / 100) ** years,
      years: rate === 0 ? null : Math.ceil(Math.log(2) / Math.log1p(rate / 100)),
      part: share.toNumber() * 12,
      square: shift ** 2,
      jump: shift < 0.3 ? -1 : 1,
      spare: 10 - used,
      spareDays: Math.floor(10 - used),
      shortfall: Math.max(0, 2345.67 - start),
      dollars: Math.floor(start) * 0.0125 + (start > 5000 ? 40 : 0),
      fee: Math.round(start * rate) / 100,
      days: Math.abs(isoToDayNumber(to) - isoToDayNumber(from)),
      last: dayNumberToIso(isoToDayNumber(from) + years),
      words: "words",
    };
  },
  headline: () => ({ label: "End", figure: "1" }),
  working: () => [],
});

function solve(input: string, output: string, target: Json, json: JsonObject = {}) {
  const parsed = parseInputs(saving, json);
  if (parsed.problems) throw new Error(JSON.stringify(parsed.problems));
  return solveFor(saving, parsed.inputs, { input, output, target });
}

/** The problems that solving ends with. */
function refusal(...question: Parameters<typeof solve>) {
  try {
    solve(...question);
  } catch (error) {
    if (error instanceof InputError) return error.problems;
    throw error;
  }
  throw new Error("a solution was found");
}

describe("solveFor", () => {
  it("finds an amount with as few digits as possible", () => {
    expect(solve("start", "end", 2000).value).toBeCloseTo(2000 / 1.05 ** 10, 9);
    expect(solve("start", "end", 1628.894626777442).value).toBe(1000);
    expect(solve("rate", "end", 1500, { years: 1 }).value).toBe(50);
  });

  // 21.41% of 85 is 18.1985, or 18.20 to the cent, as for all rates from 21.4059% to 21.4176%.
  it("picks a short value if many meet a rounded target equally well", () => {
    expect(solve("rate", "fee", 18.2, { start: 85 }).value).toBe(21.41);
  });

  it("returns all inputs, including the value found", () => {
    const solved = solve("start", "end", 1050, { years: 1, rate: 5 });
    expect(solved).toMatchObject({ input: "start", value: 1000, inputs: { start: 1000, years: 1, rate: 5 } });
  });

  it("inverts what the calculator computes", () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1_000_000 }), fc.integer({ min: 0, max: 100 }), (start, rate) => {
        const target = start * (1 + rate / 100) ** 10;
        expect(solve("start", "end", target, { rate }).value).toBeCloseTo(start, 6);
        expect(solve("rate", "end", target, { start }).value).toBeCloseTo(rate, 6);
      }),
      { numRuns: 30 },
    );
  });

  it("finds the solution nearest to the current value", () => {
    expect(solve("shift", "square", 9).value).toBe(3);
    expect(solve("shift", "square", 9, { shift: -1 }).value).toBe(-3);
  });

  it("finds solutions close to where answers end", () => {
    expect(solve("used", "spare", 3).value).toBe(7);
    expect(solve("used", "spareDays", 3).value).toBeCloseTo(6.01, 9);
    expect(refusal("used", "spare", 2.5)).toHaveLength(1);
  });

  it("finds the first whole number that reaches the target", () => {
    // 1000 × 1.05^n passes 2000 in year 15 (1.05^14 = 1.98, 1.05^15 = 2.08).
    expect(solve("years", "end", 2000).value).toBe(15);
    for (let year = 2; year <= 50; year++) expect(solve("years", "end", 1000 * 1.05 ** year - 1).value).toBe(year);
  });

  it("solves for exact inputs", () => {
    const solved = solve("share", "part", 3);
    expect(solved.value).toBe(0.25);
    expect(solved.inputs.share).toEqual(Rational.of(1, 4));
  });

  it("solves for dates on both sides of another date", () => {
    expect(solve("to", "days", 90).value).toBe("2026-04-15");
    expect(solve("from", "days", 90).value).toBe("2026-09-26");
    expect(solve("to", "days", 10, { to: "2026-01-01" }).value).toBe("2026-01-05");
    expect(solve("to", "days", 0).value).toBe("2026-01-15");
    expect(solve("from", "last", "2026-03-01", { years: 1 }).value).toBe("2026-02-28");
  });

  it("finds the day before which an output starts anew", () => {
    const today = isoToDayNumber("2026-11-28");
    const every20Days = defineCalculator({
      inputs: { last: date("Last", { solve: true, default: "2026-11-20" }) },
      outputs: { next: outputsOf<{ next: string }>().date("Next", { solve: true, value: ({ next }) => next }) },
      derive({ last }) {
        let next = isoToDayNumber(last);
        if (next > today || next < today - 400) throw new InputError("last", "Enter a day of the past year.");
        while (next < today) next += 20;
        return { next: dayNumberToIso(next) };
      },
      headline: ({ next }) => ({ label: "Next", figure: next }),
      working: () => [],
    });
    const wanted = { input: "last", output: "next", target: "2026-12-17" };
    expect(solveFor(every20Days, { last: "2026-11-20" }, wanted).value).toBe("2026-11-27");
  });

  it("reports that there is no solution, with the range that was searched", () => {
    expect(refusal("rate", "end", 2_000_000.5)).toEqual([
      {
        field: "rate",
        message: "No interest rate between 0 and 100% makes the end balance equal to $2,000,000.50.",
      },
    ]);
    expect(refusal("start", "end", -1)).toEqual([
      {
        field: "start",
        message: "No start between $0 and $1,000,000,000 makes the end balance equal to −$1.",
      },
    ]);
    expect(refusal("years", "end", 1)).toEqual([
      { field: "years", message: "No term between 1 and 50 years makes the end balance equal to $1." },
    ]);
    expect(refusal("shift", "square", -4)).toEqual([
      { field: "shift", message: "No shift makes the square equal to −4." },
    ]);
    expect(refusal("weight", "end", 7)).toEqual([
      { field: "weight", message: "No weight above 0 and at most 1,000 g makes the end balance equal to $7." },
    ]);
    expect(refusal("slope", "end", 7)).toEqual([
      { field: "slope", message: "No slope of at least 0 and below 90 makes the end balance equal to $7." },
    ]);
    expect(refusal("to", "days", -4)).toEqual([
      {
        field: "to",
        message: "No to between January 1, 1 and December 31, 9999 makes the days between equal to −4.",
      },
    ]);
  });

  it("doesn't take a jump across the target as a solution", () => {
    expect(refusal("shift", "jump", 0)).toEqual([{ field: "shift", message: "No shift makes the jump equal to 0." }]);
  });

  it("accepts a solution within one rounding step of the target, but not across a larger jump", () => {
    const found = solve("start", "dollars", 20);
    expect(found.value).toBe(1600);
    const between = solve("start", "dollars", 20.004);
    expect(Math.floor(between.value as number) * 0.0125).toBeCloseTo(20.004, 1);
    expect(String(between.value)).toMatch(/^\d+(\.\d\d?)?$/);
    expect(refusal("start", "dollars", 90)).toMatchObject([{ field: "start" }]);
  });

  it("finds the nearest end of a range over which the output equals its target", () => {
    expect(solve("start", "shortfall", 0).value).toBe(2345.67);
    expect(solve("start", "shortfall", 0, { start: 9000 }).value).toBe(9000);
  });

  it("keeps an input that meets the target already, however many digits it has", () => {
    expect(solve("weight", "end", 2000, { start: 2000, rate: 0, weight: 0.00234 }).value).toBe(0.00234);
  });

  it("searches around inputs that the calculator rejects", () => {
    expect(solve("start", "end", 78, { years: 1, rate: 0 }).value).toBe(78);
  });

  it.each([
    ["rte", "end", 1, "solve", "“rte” is not an input that can be solved for."],
    ["flag", "end", 1, "solve", "“flag” is not an input that can be solved for."],
    ["constructor", "end", 1, "solve", "“constructor” is not an input that can be solved for."],
    ["rate", "edn", 1, "solve", "“edn” is not an output that can be given a target."],
    ["rate", "words", "words", "solve", "“words” is not an output that can be given a target."],
    ["rate", "end", "much", "target", "Enter a number for end balance."],
    ["rate", "end", null, "target", "Enter a number for end balance."],
    ["from", "last", "2026-02-30", "target", "Enter a date as YYYY-MM-DD for last day."],
    ["from", "last", 5, "target", "Enter a date as YYYY-MM-DD for last day."],
  ])("refuses to solve for %s with %s = %j", (input, output, target, field, message) => {
    expect(refusal(input, output, target)).toEqual([{ field, message }]);
  });

  it("rejects an input that the mode does not use", () => {
    expect(refusal("years", "end", 1, { mode: "wave" })).toEqual([
      { field: "years", message: "Term is not used with these inputs." },
    ]);
  });

  it("doesn't hide defects of the calculator", () => {
    const broken = { ...saving, derive: () => null } as never;
    const { inputs } = parseInputs(saving, {}) as { inputs: never };
    expect(() => solveFor(broken, inputs, { input: "start", output: "end", target: 1 })).toThrow(TypeError);
  });
});

it("knows which fields have ordered values", () => {
  expect(isSolvable(money("Price"))).toBe(true);
  expect(isSolvable(date("Day"))).toBe(true);
  expect(isSolvable(text("Name"))).toBe(false);
  expect(isSolvable(undefined)).toBe(false);
});

describe("an input that limits the target", () => {
  const makePledge = outputsOf<{ readonly most: number; readonly wanted: number }>();
  const pledge = defineCalculator({
    inputs: {
      grams: number("Grams", { solve: true, default: 10, min: 0, max: 100 }),
      wanted: money("Wanted", { default: 500, optional: true }),
    },
    outputs: {
      most: makePledge.money("The most", { solve: true, value: (answer) => answer.most }),
      wanted: makePledge.money("Loan", { solve: true, value: (answer) => answer.wanted }),
    },
    derive: ({ grams, wanted }: { grams: number; wanted: number | null }) => {
      const most = 100 * grams;
      if (wanted !== null && wanted > most) throw new InputError("wanted", "That is more than the most.");
      return { most, wanted: wanted ?? most };
    },
    solving: { leftOut: { most: ["wanted"] } },
    headline: () => ({ label: "", figure: "" }),
    working: () => [],
  });

  it("is set to null if it limits the target, in the result as well", () => {
    const found = solveFor(pledge, { grams: 10, wanted: 500 }, { input: "grams", output: "most", target: 200 });
    expect(found).toMatchObject({ value: 2, inputs: { grams: 2, wanted: null } });
  });

  it("is kept for any other target", () => {
    expect(() =>
      solveFor(pledge, { grams: 10, wanted: 500 }, { input: "grams", output: "wanted", target: 200 }),
    ).toThrow(InputError);
  });
});

describe("a target that was copied from an answer, and so was rounded", () => {
  const kept = outputsOf<{ readonly extra: number; readonly fee: number }>();
  const loan = defineCalculator({
    inputs: {
      extra: money("Extra", { solve: true, default: 250, min: 0, max: 1e6 }),
      fee: money("Fee", { solve: true, default: 40, min: 0, max: 100 }),
    },
    outputs: {
      interest: kept.money("Interest", { solve: true, value: ({ extra }) => (100_000 / 3) * (1000 / (1000 + extra)) }),
      force: kept.number("Force", { solve: true, value: ({ extra }) => 1e-12 / (3 + extra) }),
    },
    derive: (values: { extra: number; fee: number }) => values,
    headline: () => ({ label: "Loan", figure: "1" }),
    working: () => [],
  });
  const extraFor = (output: string, target: number) =>
    solveFor(loan, { extra: 250, fee: 40 }, { input: "extra", output, target }).value;

  it("is met at the limit of the input where the output is greatest", () => {
    expect(extraFor("interest", 33_333.333_333_33)).toBeCloseTo(0, 6);
    expect(extraFor("interest", 33_333.333_333_334)).toBe(0);
    expect(extraFor("force", 3.333_333_333_334e-13)).toBe(0);
    // Half a cent more is shown as another amount.
    expect(() => extraFor("interest", 33_333.34)).toThrow(InputError);
    expect(() => extraFor("force", 3.333_333_34e-13)).toThrow(InputError);
  });

  it("is met everywhere by an output that does not depend on the input", () => {
    const request = { input: "fee", output: "interest", target: 26_666.666_666_67 };
    expect(solveFor(loan, { extra: 250, fee: 40 }, request).value).toBe(40);
    expect(() => solveFor(loan, { extra: 250, fee: 40 }, { ...request, target: 26_666.68 })).toThrow(InputError);
  });
});
