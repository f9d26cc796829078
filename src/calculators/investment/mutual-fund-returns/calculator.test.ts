import fc from "fast-check";
import { beforeAll, describe, expect, it } from "vitest";
import { prepare } from "../../../core/answer";
import { evaluate } from "../../../core/evaluate";
import { Format } from "../../../core/format";
import { solveFor } from "../../../core/solve";
import {
  headlineOf,
  judge,
  modelOf,
  outputsOf,
  prepareChoices,
  problemsOf,
  testTools,
  workingLines,
} from "../../../core/testing";
import calculator from "./calculator";
import type { Inputs } from "./inputs";
import { validInputs } from "./valid-inputs";

beforeAll(() => prepareChoices(calculator));

const ask = (inputs: object) => outputsOf(calculator, inputs as never);
const said = (inputs: object) => problemsOf(calculator, inputs as never);
const codes = (inputs: object): string[] => ask(inputs).noticeCodes?.split(" ") ?? [];
const RUPEES = { ...testTools(), format: new Format("INR") };
const sentence = (inputs: object) => {
  const { before, figure, after } = headlineOf(calculator, inputs as never, RUPEES);
  return `${before} ${figure} ${after}`;
};
const flows = (...rows: readonly (readonly [string, number])[]) => rows.map(([date, amount]) => ({ date, amount }));

/** The example in Microsoft’s documentation of XIRR. */
const EXCEL = flows(
  ["2008-01-01", -10_000],
  ["2008-03-01", 2750],
  ["2008-10-30", 4250],
  ["2009-02-15", 3250],
  ["2009-04-01", 2750],
);
const xirr = { mode: "xirr", currentValue: 0 };

describe("dated payments", () => {
  it("have one rate, in any order", () => {
    const result = ask({ ...xirr, cashFlows: EXCEL });
    expect(result).toMatchObject({ xirrCount: 1, days: 456, totalInvested: 10_000, totalReceived: 13_000 });
    expect(ask({ ...xirr, cashFlows: [...EXCEL].reverse() }).xirr).toBe(result.xirr);
  });

  it("include the value now as received on its day", () => {
    const paid = flows(["2024-03-15", -8000], ["2025-01-20", -4000]);
    const sold = ask({ ...xirr, cashFlows: [...paid, { date: "2026-06-30", amount: 15_000 }] });
    const held = ask({ mode: "xirr", cashFlows: paid, currentValue: 15_000, asOf: "2026-06-30" });
    expect(held.xirr).toBe(sold.xirr);
    expect([held.netGain, held.absoluteReturn]).toEqual([3000, 25]);
  });

  it("have present values that add up to zero at each of their rates", () => {
    // Lorie and Savage’s pump: 25 % and 400 %.
    const pump = flows(["2025-01-01", -1600], ["2026-01-01", 10_000], ["2027-01-01", -10_000]);
    const result = ask({ ...xirr, cashFlows: pump });
    expect(result.xirrRoots.map(({ rate }: { rate: number }) => rate)).toEqual([
      expect.closeTo(25, 9),
      expect.closeTo(400, 9),
    ]);
    expect(result.xirr).toBeCloseTo(25, 9);
    expect(result.noticeCodes).toBe("several-rates");
    const sum = result.discountedFlows.reduce(
      (total: number, row: { presentValue: number }) => total + row.presentValue,
      0,
    );
    expect(sum).toBeCloseTo(0, 8);
  });

  it("may have no rate", () => {
    const none = flows(["2025-01-01", 1000], ["2026-01-01", -1000], ["2027-01-01", 1000]);
    const result = ask({ ...xirr, cashFlows: none });
    expect([result.xirr, result.xirrCount, result.realReturn]).toEqual([null, 0, null]);
    expect(result.noticeCodes).toBe("no-rate signs-reversed");
    expect(headlineOf(calculator, { ...xirr, cashFlows: none } as never)).toMatchObject({
      tone: "plain",
      figure: "no rate of return",
      after: "and a gain of $1,000.",
    });
  });

  it("may have a rate that doubles cannot express", () => {
    const steep = flows(["2025-01-01", -1], ["2025-01-02", 1000]);
    const result = ask({ ...xirr, cashFlows: steep });
    expect([result.xirr, result.noticeCodes]).toEqual([null, "rate-too-large less-than-a-year"]);
    expect(headlineOf(calculator, { ...xirr, cashFlows: steep } as never).figure).toBe("above 10³⁰⁸%");
  });

  it("are compared with the same payments in a benchmark", () => {
    const result = ask({
      mode: "xirr",
      cashFlows: flows(["2024-01-01", -1000], ["2025-01-01", 200]),
      currentValue: 1000,
      asOf: "2026-01-01",
      benchmarkRate: 10,
    });
    // 731 and 365 days.
    const value = 1000 * 1.1 ** (731 / 365) - 200 * 1.1;
    expect(result.benchmarkValue).toBeCloseTo(value, 9);
    expect(result.aheadOfBenchmark).toBeCloseTo(1000 - value, 9);
  });

  it("match the benchmark if they earn its rate", () => {
    const result = ask({ mode: "xirr", benchmarkRate: ask({ mode: "xirr" }).xirr });
    expect(result.aheadOfBenchmark).toBeCloseTo(0, 6);
  });
});

describe("two values", () => {
  it("give 12.47% a year if 10,000 becomes 18,000 in 1,826 days", () => {
    const result = ask({ mode: "cagr" });
    expect(result.days).toBe(1826);
    expect(result.cagr).toBeCloseTo(100 * (1.8 ** (365 / 1826) - 1), 10);
    expect(result.doublingYears).toBeCloseTo(5.8995, 4);
    expect(result.realReturn).toBeCloseTo(100 * (1.12467370465 / 1.05 - 1), 6);
  });

  it("include payouts, and may lose everything", () => {
    const year = { mode: "cagr", startDate: "2025-01-01", endDate: "2026-01-01" };
    expect(ask({ ...year, endValue: 10_000, dividendsReceived: 700 }).cagr).toBeCloseTo(7, 9);
    const lost = ask({ ...year, endValue: 0 });
    expect([lost.cagr, lost.absoluteReturn, lost.doublingYears]).toEqual([-100, -100, null]);
  });

  it("a few days apart give the plain return first, and mark the annual rate as extrapolated", () => {
    const days = { mode: "cagr", startDate: "2026-01-01", endDate: "2026-05-01", endValue: 10_500 };
    expect(ask(days).noticeCodes).toBe("less-than-a-year");
    expect(sentence(days)).toBe("Your money grew 5% in 120 days.");
    const one = { ...days, endDate: "2026-01-02", endValue: 1e12, beginValue: 1 };
    expect(ask(one).cagr).toBeNull();
  });
});

describe("a projection", () => {
  const plan = { principal: 100_000, monthlyContribution: 5000, termYears: 3, expenseRatio: 1.5 };
  /** Each lot with the number of months it is held. */
  const lots = (months: number) => [
    { cost: 100_000, held: months },
    ...Array.from({ length: months }, (_, k) => ({ cost: 5000, held: months - k })),
  ];
  const m = (1.12 * 0.985) ** (1 / 12);
  const saleOf = (months: number, load: (held: number) => number) =>
    lots(months).map(({ cost, held }) => {
      const value = cost * m ** held;
      return { held, value, load: value * load(held), gain: value * (1 - load(held)) - cost };
    });
  const sum = (rows: readonly number[]) => rows.reduce((total, one) => total + one, 0);

  it("is the sum of its lots, with an exit load on those sold early", () => {
    const result = ask({ ...plan, exitLoad: 1, exitLoadMonths: 12 });
    const sold = saleOf(36, (held) => (held < 12 ? 0.01 : 0));
    expect(result.grossValue).toBeCloseTo(sum(sold.map(({ value }) => value)), 5);
    expect(result.exitLoadAmount).toBeCloseTo(sum(sold.map(({ load }) => load)), 6);
    expect(result.netValue).toBeCloseTo(result.grossValue - result.exitLoadAmount, 9);
    const bare = lots(36).map(({ cost, held }) => cost * 1.12 ** (held / 12));
    expect(result.valueWithoutExpenses).toBeCloseTo(sum(bare), 5);
    expect(result.expenseDrag).toBeCloseTo(sum(bare) - result.grossValue, 5);
  });

  it("is taxed lot by lot as an equity, gold or debt fund in India, or at custom rates", () => {
    const sold = saleOf(36, () => 0);
    const within = (limit: number) => [
      sum(sold.filter(({ held }) => held <= limit).map(({ gain }) => gain)),
      sum(sold.filter(({ held }) => held > limit).map(({ gain }) => gain)),
    ];
    const taxed = (more: object) => ask({ ...plan, exitLoad: 0, ...more }).tax;
    const [short12 = 0, long12 = 0] = within(12);
    expect(long12).toBeLessThan(125_000);
    expect(taxed({ taxMode: "india-equity" })).toBeCloseTo(1.04 * 0.2 * short12, 5);
    expect(taxed({ taxMode: "india-equity", ltcgExemptionUsed: 125_000 })).toBeCloseTo(
      1.04 * (0.2 * short12 + 0.125 * long12),
      5,
    );
    const [short24 = 0, long24 = 0] = within(24);
    expect(taxed({ taxMode: "india-other" })).toBeCloseTo(1.04 * (0.3 * short24 + 0.125 * long24), 5);
    expect(taxed({ taxMode: "india-debt", slabRate: 20 })).toBeCloseTo(1.04 * 0.2 * (short24 + long24), 5);
    const [short6 = 0, long6 = 0] = within(6);
    expect(taxed({ taxMode: "custom", longTermMonths: 6 })).toBeCloseTo(0.2 * short6 + 0.15 * long6, 5);
    expect(taxed({ taxMode: "india-debt", annualRate: -10 })).toBe(0);
    expect(taxed({})).toBe(0);
  });

  it("has the net return at which the same payments grow to the net value", () => {
    fc.assert(
      fc.property(validInputs, (given) => {
        const asked = { ...given, mode: "project" };
        if (problemsOf(calculator, asked as never).length > 0) return;
        const { netAnnualizedReturn: rate, netValue } = ask(asked);
        const { principal, monthlyContribution, termYears } = modelOf(calculator, asked as never).inputs as Inputs;
        const months = Math.floor(12 * termYears + 0.5);
        let value = principal * (1 + rate / 100) ** (months / 12);
        for (let held = months; held > 0; held--) value += monthlyContribution * (1 + rate / 100) ** (held / 12);
        expect(Math.abs(value - netValue)).toBeLessThan(1e-6 * Math.max(1, netValue));
      }),
    );
  });

  it("shows an exit load in the working only if one is paid", () => {
    const loads = (exitLoad: number) =>
      workingLines(calculator, { exitLoad, exitLoadMonths: 12, termYears: 0.5 }).filter((line) =>
        line.startsWith("Exit load"),
      );
    expect(loads(1)).toHaveLength(1);
    expect(loads(0)).toEqual([]);
  });

  it("with only a lump sum earns the return less expenses", () => {
    const result = ask({ exitLoad: 0 });
    expect(result.netAnnualizedReturn).toBeCloseTo(100 * (1.12 * 0.99 - 1), 9);
    expect(result.costOfHigherRatio).toBeCloseTo(10_000 * ((1.12 * 0.998) ** 10 - (1.12 * 0.99) ** 10), 6);
    expect(result.schedule).toHaveLength(10);
    expect(ask({ termYears: 1.3 }).noticeCodes).toBe("term-rounded");
  });

  it("loads dated figures only for Indian taxes, and lists them", () => {
    expect(prepare(calculator, {})).toBeNull();
    expect(modelOf(calculator, { taxMode: "india-other" }).figures).toHaveLength(3);
    expect(modelOf(calculator, { taxMode: "custom" }).figures).toEqual([]);
  });
});

describe("wrong input", () => {
  const rate = "A rate of return needs at least one payment in and one payment out on different dates.";
  it.each([
    [{ principal: 0 }, "principal", "Enter a lump sum or a monthly investment."],
    [{ expenseRatio: 12 }, "expenseRatio", "Expense ratio must be between 0 and 10%."],
    [{ mode: "cagr", endDate: "2021-11-20" }, "endDate", "The end date must be after the start date."],
    [{ mode: "cagr", beginValue: 0 }, "beginValue", "Value then must be more than $0 and at most $1,000,000,000,000."],
    [{ ...xirr, cashFlows: [] }, "cashFlows", rate],
    [{ ...xirr, cashFlows: flows(["2025-01-01", -5], ["2025-01-01", 6]) }, "cashFlows", rate],
    [{ ...xirr, cashFlows: flows(["2025-01-01", -5], ["2026-01-01", -6]) }, "cashFlows", rate],
    [{ mode: "xirr", asOf: "2025-02-28" }, "asOf", "The valuation date must not be before the last cash flow."],
  ])("%o", (given, field, message) => {
    expect(problemsOf(calculator, given as never)).toEqual([{ field, message }]);
  });

  it("is ignored in a mode that does not use it", () => {
    expect(problemsOf(calculator, { mode: "cagr", expenseRatio: 12, cashFlows: [] })).toEqual([]);
    expect(problemsOf(calculator, { ...xirr, cashFlows: EXCEL, asOf: "2000-01-01" })).toEqual([]);
  });
});

describe("headline and working", () => {
  it("answer each question", () => {
    expect(sentence({})).toBe("₹10,000 for 10 years at 12% leaves you ₹28,089 after expenses: 10.88% a year.");
    expect(sentence({ mode: "cagr" })).toBe("Your money grew 12.47% a year: 80% in 5 years.");
    expect(sentence({ mode: "xirr" })).toBe("Your money grew 8.59% a year; 10% a year would have made ₹829 more.");
    expect(sentence({ mode: "cagr", endValue: 0 })).toBe("Your money lost 100% in 5 years: nothing is left.");
  });

  it("show a working that adds up for any inputs", () => {
    fc.assert(
      fc.property(validInputs, (given) => {
        const { faults, answer, evaluatedSteps } = judge(calculator, given as never, testTools());
        expect(faults).toEqual([]);
        if (answer && !("errors" in answer)) expect(evaluatedSteps).toBeGreaterThan(0);
      }),
    );
  });
});

it("solves for the return that gives a net value, and the value that gives a CAGR", () => {
  const solve = (given: object, input: string, output: string, target: number) => {
    const { inputs } = evaluate(calculator, modelOf(calculator, given as never).inputs as Inputs);
    return solveFor(calculator, inputs, { input, output, target }).value as number;
  };
  const annualRate = solve({}, "annualRate", "netValue", 50_000);
  expect(ask({ annualRate }).netValue).toBeCloseTo(50_000, 2);
  const year = { mode: "cagr", startDate: "2025-01-01", endDate: "2026-01-01" };
  expect(solve(year, "endValue", "cagr", 8)).toBeCloseTo(10_800, 6);
});

describe("the signs of dated payments", () => {
  const paid = [
    { date: "2024-01-10", amount: 5000 },
    { date: "2025-01-10", amount: 5000 },
  ];
  const held = { mode: "xirr", currentValue: 12_000, asOf: "2026-01-10" };

  it("may be the other way around", () => {
    const usual = paid.map(({ date, amount }) => ({ date, amount: -amount }));
    expect(ask({ ...held, positiveIs: "in", cashFlows: paid }).xirr).toBe(ask({ ...held, cashFlows: usual }).xirr);
  });

  it("that all say money out are refused with the choice that turns them around", () => {
    expect(said({ ...held, cashFlows: paid })).toEqual([
      {
        field: "cashFlows",
        message:
          "All amounts are positive, which is money taken out. If you paid them in, choose “Money you paid in” for positive amounts.",
      },
    ]);
  });

  it("are questioned if money is taken out first", () => {
    const mixed = [...paid, { date: "2025-06-01", amount: -2000 }];
    expect(codes({ ...held, cashFlows: mixed })).toContain("signs-reversed");
    expect(codes({ ...held, cashFlows: mixed, positiveIs: "in" })).not.toContain("signs-reversed");
  });
});

describe("a monthly plan", () => {
  it("is one row, on the same day of each month", () => {
    const rows = ["2025-01-31", "2025-02-28", "2025-03-31"].map((date) => ({ date, amount: -100 }));
    const held = { mode: "xirr", currentValue: 320, asOf: "2025-12-31" };
    const result = ask({ ...held, cashFlows: [{ date: "2025-01-31", amount: -100, months: 3 }] });
    expect(result.xirr).toBe(ask({ ...held, cashFlows: rows }).xirr);
    expect(result.discountedFlows.map(({ date }: { date: string }) => date)).toEqual([
      "2025-01-31",
      "2025-02-28",
      "2025-03-31",
      "2025-12-31",
    ]);
  });

  it("has an end", () => {
    const rows = Array.from({ length: 17 }, () => ({ date: "2000-01-01", amount: -1, months: 600 }));
    expect(said({ mode: "xirr", cashFlows: rows })[0]?.message).toContain("10,000 at most");
  });
});
