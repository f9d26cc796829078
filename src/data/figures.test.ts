import { describe, expect, it } from "vitest";
import { parseIsoDate } from "../math/dates/iso-date";
import { AS_OF } from "./as-of";
import { figuresInModules, parametersInFiles } from "./dated";
import { CONVENTIONAL } from "./home-loans/conventional";
import { FHA } from "./home-loans/fha";
import { INDIA_HOME_LOAN_PARAMETERS } from "./home-loans/india";
import { OWNER_TAX } from "./home-loans/owner-tax";
import { VA } from "./home-loans/va";
import { type Figure, figureAt, type Parameter } from "./parameter";
import { US_TRADE_FEES } from "./trade-fees/us";

/** Units, elements and time zones are not dated. */
const UNDATED = /^\.\/(?:units|time-zones|chemistry)\//;

/**
 * Files that are not parameters: tables used by modules, exchange rates, and a word list whose source the license page
 * names.
 */
const TABLES = [
  "./currencies.json",
  "./exchange-rates.json",
  "./cdc-bmi-lms.json",
  "./cdc-stature-boys-lms.json",
  "./cdc-stature-girls-lms.json",
  "./who-growth-boys.json",
  "./who-growth-girls.json",
  "./khamis-roche.json",
  "./eff-large-wordlist.json",
  "./us-market-annual.json",
  "./prices/india-cpi.json",
  "./prices/us-cpi.json",
  "./prices/uk-cpi.json",
  "./prices/uk-rpi.json",
  "./prices/euro-hicp.json",
];

/** Income taxes are tested by year and place in tax/figures.test.ts. */
const parameters = parametersInFiles()
  .filter(({ file }) => !/^tax\/(?:us|in|local)\//.test(file))
  .map(({ file, key, parameter }) => [`${file} ${key}`, parameter] as const);

const figures = figuresInModules().map(({ file, key, figure }) => [`${file} ${key}`, figure] as const);

it("reads every file, unless it is a table", () => {
  const paths = Object.keys(import.meta.glob("./**/*.json")).filter((path) => !UNDATED.test(path));
  const read = new Set(parametersInFiles().map(({ file }) => `./${file}.json`));
  expect(paths.filter((path) => !read.has(path)).sort()).toEqual([...TABLES].sort());
});

it("finds all parameters and figures", () => {
  expect(parameters.length).toBeGreaterThan(45);
  // Trading fees depend on the day of the trade, so no module exports their figures.
  const held = parameters.filter(([name]) => !name.startsWith("trade-fees/"));
  // Each parameter in a file is exported as a figure by a module. Other figures, such as those for BMI, are defined in
  // code.
  const labels = figures.map(([, figure]) => figure.label);
  for (const [name, { label }] of held)
    expect(
      labels.some((one) => one.startsWith(label)),
      name,
    ).toBe(true);
  expect(figures.length).toBeGreaterThan(held.length);
});

describe.each(parameters)("%s", (_, { values, ...parameter }) => {
  it("has a label, a unit and periods that do not overlap", () => {
    expect(parameter.label).not.toBe("");
    expect(parameter.unit.length).toBeGreaterThan(2);
    expect(values.length).toBeGreaterThan(0);
    for (const [i, { from, until }] of values.entries()) {
      // Only the first period may begin on an unknown day.
      if (from !== null || i > 0) expect(parseIsoDate(String(from))).not.toBeNull();
      if (until === undefined) {
        expect(i, `the row from ${from} ends before the next begins`).toBe(values.length - 1);
        continue;
      }
      expect(parseIsoDate(until)).not.toBeNull();
      expect(until >= String(from ?? "")).toBe(true);
      const next = values[i + 1]?.from;
      if (next) expect(until < next).toBe(true);
    }
  });

  it("has a text and a source for every value", () => {
    for (const value of values) expectSourced(value);
  });
});

describe.each(figures)("%s", (_, figure) => {
  it("has a text, dates and a source, and its period has begun", () => {
    expectSourced(figure);
    expect(figure.label).not.toBe("");
    expect(figure.unit.length).toBeGreaterThan(2);
    expect(figure.date).toBe(AS_OF);
    expect(figure.status).not.toBe("before-first");
    for (const day of [figure.from, figure.until]) if (day !== null) expect(parseIsoDate(day)).not.toBeNull();
  });
});

function expectSourced({ value, text, source, note, unconfirmed }: Parameter["values"][number] | Figure) {
  expect(value).toBeDefined();
  expect(text).toMatch(/\S{2}/);
  expect(source.title.length).toBeGreaterThan(5);
  if (source.url) expect(new URL(source.url).protocol).toMatch(/^https?:$/);
  if (note !== undefined) expect(note).toMatch(/^\p{Lu}.*\.$/u);
  // Used in the middle of a sentence.
  if (unconfirmed !== undefined) expect(unconfirmed).toMatch(/^\p{Ll}.{5,}[^.]$/u);
}

describe("figures that are derived from others", () => {
  const { baseline, ceiling } = CONVENTIONAL.conformingLimit.value;

  it("sets the conforming ceiling at 150% of the baseline (12 USC 1717(b)(2))", () => {
    expect(ceiling).toBe(1.5 * baseline);
  });

  it("sets the FHA floor and ceiling for one unit at 65% and 150% of the baseline (12 USC 1709(b)(2))", () => {
    expect(FHA.loanLimits.value.floor[0]).toBe(Math.floor(0.65 * baseline));
    expect(FHA.loanLimits.value.ceiling[0]).toBe(1.5 * baseline);
  });

  it("sets the state and local tax limit at 40,000 plus 1% (Public Law 119-21)", () => {
    expect(OWNER_TAX.saltCap.value.cap).toBe(40_000 * (1 + OWNER_TAX.saltCap.value.growth / 100));
  });

  it("sets the standard deduction of a couple at twice, and of a head of household at 1.5 times, a single filer's", () => {
    const { joint, head, single } = OWNER_TAX.standardDeduction.value;
    expect([joint, head]).toEqual([2 * single, 1.5 * single]);
  });

  it("ends the refund of the upfront premium at 10% in month 36", () => {
    const { firstMonth, lessEachMonth, lastMonth } = FHA.upfrontMipRefund.value;
    expect(firstMonth - lessEachMonth * (lastMonth - 1)).toBe(10);
  });
});

describe("fees on sales of stock in the United States", () => {
  it("depend on the day of the trade", () => {
    const on = (day: string) => {
      const { perShare, most } = figureAt(US_TRADE_FEES.tafFee, day).value;
      return [figureAt(US_TRADE_FEES.secFee, day).value, perShare, most];
    };
    // SEC fee rate advisories: $8.00 through May 21, 2024, $27.80 through May 13, 2025, $0 through April 3, 2026, then
    // $20.60.
    expect(on("2024-05-21")).toEqual([8, 0.000166, 8.3]);
    expect(on("2024-05-22")).toEqual([27.8, 0.000166, 8.3]);
    expect(on("2025-05-13")[0]).toBe(27.8);
    expect(on("2025-05-14")).toEqual([0, 0.000166, 8.3]);
    expect(on("2026-04-03")).toEqual([0, 0.000195, 9.79]);
    expect(on("2026-09-30")).toEqual([20.6, 0.000195, 9.79]);
    expect(on("2026-12-31")).toEqual([20.6, 0, 0]);
    expect(on("2027-06-01")[1]).toBe(0.000232);
    expect(on("2028-01-01")).toEqual([20.6, 0.00024, 12.05]);
  });
});

describe("the exemption for small loans from an employer", () => {
  it("was 20,000 rupees under the Income-tax Rules, 1962, and is 200,000 from tax year 2026-27", () => {
    const { employerLoanExemption } = INDIA_HOME_LOAN_PARAMETERS;
    const limits = ["1990-04-01", "2026-03-31", "2026-04-01"].map((day) => figureAt(employerLoanExemption, day));
    expect(limits.map(({ value }) => value)).toEqual([20_000, 20_000, 200_000]);
    expect(limits.map(({ status }) => status)).toEqual(["in-effect", "in-effect", "in-effect"]);
  });
});

describe("tables", () => {
  it("list FHA premiums in ascending order of loan-to-value ratio, with an open last step", () => {
    const { longTerm, shortTerm } = FHA.annualMip.value;
    for (const steps of [longTerm, shortTerm].flatMap((table) => [table.standard, table.higher])) {
      const limits = steps.map((step) => step.ltvUpTo ?? Number.POSITIVE_INFINITY);
      expect(limits).toEqual([...limits].sort((a, b) => a - b));
      expect(limits.at(-1)).toBe(Number.POSITIVE_INFINITY);
    }
  });

  it("list VA fees in descending order of down payment, ending at none", () => {
    for (const steps of Object.values(VA.fundingFee.value)) {
      const froms = steps.map((step) => step.downFrom);
      expect(froms).toEqual([...froms].sort((a, b) => b - a));
      expect(froms.at(-1)).toBe(0);
      for (const step of steps) expect(step.later).toBeGreaterThanOrEqual(step.first);
    }
  });

  it("list VA residual incomes that rise with the household and the loan", () => {
    const { higher, lower } = VA.residualIncome.value;
    for (const region of ["northeast", "midwest", "south", "west"] as const) {
      expect(higher[region]).toHaveLength(5);
      expect([...higher[region]].sort((a, b) => a - b)).toEqual(higher[region]);
      for (const [i, amount] of lower[region].entries()) expect(amount).toBeLessThan(higher[region][i] as number);
    }
  });
});
