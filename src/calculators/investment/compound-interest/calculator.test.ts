import fc from "fast-check";
import { beforeAll, describe, expect, it } from "vitest";
import { likelyInputs } from "../../../core/arbitrary-inputs";
import { evaluate } from "../../../core/evaluate";
import { solveFor } from "../../../core/solve";
import { headlineOf, judge, modelOf, outputsOf, prepareChoices, problemsOf, testTools } from "../../../core/testing";
import calculator from "./calculator";
import { type Inputs, PER_YEAR } from "./inputs";

beforeAll(() => prepareChoices(calculator));

const ask = (inputs: object) => outputsOf(calculator, inputs as never);

/** No deposits, no inflation. */
const bare = { contribution: 0, inflationRate: 0 };

describe("published values", () => {
  it("10,000 at 5% monthly is 16,470.09 after ten years and doubles in 13.89 years", () => {
    const result = ask({ ...bare, annualRate: 5 });
    expect(result.futureValue).toBeCloseTo(16_470.09, 2);
    expect(result.doublingYears).toBeCloseTo(13.89, 2);
    expect(result.ruleOf72Years).toBe(14.4);
  });

  it("continuous compounding grows by a power of e", () => {
    const { futureValue, effectiveAnnualRate } = ask({
      ...bare,
      principal: 1000,
      annualRate: 8,
      compounding: "continuous",
      termYears: 3,
    });
    expect(futureValue).toBeCloseTo(1000 * Math.exp(0.24), 9);
    expect(effectiveAnnualRate).toBeCloseTo(8.3287, 4);
  });

  // Regulation DD, Appendix A, part I: the APY of 1,000 that earns 61.68 in a year is 6.17 %.
  it("an APY is the effective rate", () => {
    const apy = ask({ ...bare, principal: 1000, annualRate: 6.168, rateType: "effective", termYears: 1 });
    expect(apy.totalInterest).toBeCloseTo(61.68, 9);
    expect(apy.effectiveAnnualRate).toBeCloseTo(6.168, 9);
    expect(apy.compareCompounding).toEqual([]);
  });
});

describe("deposits", () => {
  it("each grow from the day they are made", () => {
    const schedules = fc.record({
      principal: fc.integer({ min: 0, max: 10_000 }),
      annualRate: fc.integer({ min: -40, max: 60 }),
      compounding: fc.constantFrom("annually", "quarterly", "biweekly", "daily", "continuous"),
      termYears: fc.integer({ min: 1, max: 12 }),
      termMonths: fc.integer({ min: 0, max: 11 }),
      contribution: fc.integer({ min: 1, max: 900 }),
      contributionFrequency: fc.constantFrom(...(Object.keys(PER_YEAR) as (keyof typeof PER_YEAR)[])),
      contributionTiming: fc.constantFrom("start", "end"),
      contributionGrowth: fc.integer({ min: -30, max: 30 }),
    });
    fc.assert(
      fc.property(schedules, (given) => {
        const years = given.termYears + given.termMonths / 12;
        const rate = given.annualRate / 100;
        const periods = { annually: 1, quarterly: 4, biweekly: 26, daily: 365, continuous: 0 }[given.compounding] ?? 0;
        const growth = (time: number) =>
          periods === 0 ? Math.E ** (rate * time) : (1 + rate / periods) ** (periods * time);
        const perYear = PER_YEAR[given.contributionFrequency];
        let [value, deposited] = [given.principal * growth(years), 0];
        for (let k = 0; k + 1 <= perYear * years + 1e-9; k++) {
          const deposit = given.contribution * (1 + given.contributionGrowth / 100) ** Math.floor(k / perYear);
          value += deposit * growth(years - (given.contributionTiming === "start" ? k : k + 1) / perYear);
          deposited += deposit;
        }
        const result = ask(given);
        expect(Math.abs(result.futureValue - value)).toBeLessThan(1e-9 * Math.max(1, value));
        expect(result.totalContributions).toBeCloseTo(deposited, 6);
      }),
    );
  });

  it("are not made for part of a period", () => {
    const result = ask({ termYears: 1, termMonths: 6, contributionFrequency: "annually", annualRate: 0 });
    expect(result.totalContributions).toBe(100);
    expect(result.noticeCodes).toContain("no-deposit-at-end");
    expect(ask({ contributionFrequency: "biweekly" }).noticeCodes).toBeNull();
  });
});

describe("tax", () => {
  const taxed = {
    ...bare,
    principal: 1000,
    annualRate: 10,
    compounding: "annually",
    termYears: 2,
    taxRate: 20,
  };

  it("paid every year is taken from the balance", () => {
    // 100 of interest, 20 of tax; then 8 % of 1,080.
    const result = ask(taxed);
    expect(result.afterTaxValue).toBeCloseTo(1166.4, 9);
    expect(result.totalTax).toBeCloseTo(41.6, 9);
    expect(result.futureValue).toBeCloseTo(1210, 9);
  });

  it("paid at the end is taken once", () => {
    const result = ask({ ...taxed, taxTiming: "at-end" });
    expect(result.afterTaxValue).toBeCloseTo(1210 - 42, 9);
    expect(result.schedule[0].tax).toBe(0);
    expect(result.schedule[1].balance).toBeCloseTo(1168, 9);
  });

  it("is zero on a loss", () => {
    const result = ask({ ...taxed, annualRate: -10 });
    expect(result.totalTax).toBe(0);
    expect(result.afterTaxValue).toBeCloseTo(810, 9);
  });

  it("for part of a year is due at the end of the term", () => {
    const result = ask({ ...taxed, termYears: 1, termMonths: 6 });
    const half = 1080 * (1.1 ** 0.5 - 1);
    expect(result.schedule).toHaveLength(2);
    expect(result.totalTax).toBeCloseTo(20 + 0.2 * half, 9);
  });
});

describe("the account", () => {
  it("adds up: deposits plus interest minus tax give the balance", () => {
    fc.assert(
      fc.property(likelyInputs(calculator.inputs), (given) => {
        if (problemsOf(calculator, given).length > 0) return;
        const result = ask(given);
        const rows: { deposits: number; interest: number; tax: number; balance: number }[] = result.schedule;
        let balance = result.totalInvested - result.totalContributions;
        for (const row of rows) {
          balance += row.deposits + row.interest - row.tax;
          expect(Math.abs(row.balance - balance)).toBeLessThan(1e-6 * Math.max(1, Math.abs(balance)));
          balance = row.balance;
        }
        expect(result.afterTaxValue).toBe(rows.at(-1)?.balance);
        expect(result.afterTaxValue).toBeLessThanOrEqual(result.futureValue * (1 + 1e-9));
      }),
    );
  });

  it("grows untaxed between the ends of two years", () => {
    const { curve, schedule, futureValue, afterTaxValue } = ask({ termYears: 3, taxRate: 25 });
    expect(curve).toHaveLength(37);
    expect(curve[36]).toMatchObject({ balance: futureValue, afterTax: afterTaxValue, paidIn: 13_600 });
    expect(curve[24].afterTax).toBe(schedule[1].balance);
    expect(curve[30].paidIn).toBe(13_000);
    // Half a year of interest and deposits from that balance, untaxed.
    const half = curve[24].afterTax * (1 + 0.07 / 12) ** 6 + (100 * ((1 + 0.07 / 12) ** 6 - 1)) / (0.07 / 12);
    expect(curve[30].afterTax).toBeCloseTo(half, 8);
    expect(ask({}).curve).toHaveLength(11);
    expect(ask({ rateVariance: 1 }).curve[10].high).toBe(ask({ annualRate: 8 }).futureValue);
  });

  it("is worth less in today’s money because of inflation over the term", () => {
    expect(ask({ ...bare, annualRate: 0, inflationRate: 25, termYears: 2 }).realValue).toBeCloseTo(6400, 9);
    expect(ask({ annualRate: 2 }).noticeCodes).toContain("below-inflation");
    expect(ask({ annualRate: 4, taxRate: 30 }).noticeCodes).toContain("below-inflation");
  });

  it("has a range only when requested", () => {
    expect(ask({}).lowValue).toBeNull();
    const range = ask({ rateVariance: 2 });
    expect(range.lowValue).toBe(ask({ annualRate: 5 }).futureValue);
    expect(range.highValue).toBe(ask({ annualRate: 9 }).futureValue);
  });

  it("grows more the more often it is compounded", () => {
    const values = ask({}).compareCompounding.map((row: { futureValue: number }) => row.futureValue);
    expect(values).toHaveLength(9);
    expect([...values].sort((a, b) => a - b)).toEqual(values);
    expect(ask({ annualRate: 0 }).doublingYears).toBeNull();
    expect(ask({ annualRate: -1 }).ruleOf72Years).toBeNull();
  });
});

describe("wrong input", () => {
  it.each([
    [{ principal: -1 }, "principal", "Starting amount must be between $0 and $1,000,000,000,000."],
    [{ termYears: 0 }, "termYears", "Term must be between one month and 100 years."],
    [{ termYears: 101 }, "termYears", "Term must be between one month and 100 years."],
    [{ annualRate: "much" }, "annualRate", "Enter a number for rate."],
    [{ compounding: "hourly" }, "compounding", "Choose one of the listed compounding periods."],
    [{ taxRate: 101 }, "taxRate", "Tax on interest must be between 0 and 60%."],
  ])("%o", (given, field, message) => {
    expect(problemsOf(calculator, given as never)).toEqual([{ field, message }]);
  });

  it("ignores the compounding of an effective rate", () => {
    expect(problemsOf(calculator, { rateType: "effective", compounding: "hourly" })).toEqual([]);
  });
});

describe("headline and working", () => {
  it("state what the deposits become", () => {
    const { before, figure, after } = headlineOf(calculator);
    expect(`${before} ${figure} ${after}`).toBe(
      "$10,000 plus $100 a month at 7% becomes $37,405 in 10 years; $15,405 of it is interest.",
    );
    expect(headlineOf(calculator, { principal: 0 }).before).toBe("$100 a month at 7% becomes");
    expect(headlineOf(calculator, { contributionGrowth: 3 }).before).toBe(
      "$10,000 plus $100 a month, rising 3% a year, at 7% becomes",
    );
    expect(headlineOf(calculator, { ...bare, annualRate: -5 }).after).toMatch(/ is lost\.$/);
    expect(headlineOf(calculator, { ...bare, annualRate: 0 }).after).toBe("in 10 years.");
  });

  it("show a working that adds up for any inputs", () => {
    fc.assert(
      fc.property(likelyInputs(calculator.inputs), (given) => {
        const { faults, answer, evaluatedSteps } = judge(calculator, given as never, testTools());
        expect(faults).toEqual([]);
        if (answer && !("errors" in answer)) expect(evaluatedSteps).toBeGreaterThan(3);
      }),
    );
  });
});

it("finds the deposit, the rate and the term that reach a goal", () => {
  const { inputs } = evaluate(calculator, modelOf(calculator).inputs as Inputs);
  const solve = (input: string) =>
    solveFor(calculator, inputs, { input, output: "futureValue", target: 100_000 }).value as number;
  // (100,000 − 10,000 × 2.00966) ÷ 173.0848
  expect(solve("contribution")).toBeCloseTo(461.64, 2);
  expect(ask({ annualRate: solve("annualRate") }).futureValue).toBeCloseTo(100_000, 3);
  expect(solve("termYears")).toBe(21);
  expect(ask({ termYears: 20 }).futureValue).toBeLessThan(100_000);
  expect(ask({ termYears: 21 }).futureValue).toBeGreaterThan(100_000);
});
