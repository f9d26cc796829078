import fc from "fast-check";
import { beforeAll, describe, expect, it } from "vitest";
import { answer } from "../../../core/answer";
import type { JsonObject } from "../../../core/parse";
import { headlineOf, outputsOf, problemsOf } from "../../../core/testing";
import { loadWorking } from "../../../core/working";
import fha from "./calculator";

beforeAll(async () => {
  await loadWorking(fha);
});

interface Row {
  payment: number;
  interest: number;
  principal: number;
  extra: number;
  mip: number;
  closingBalance: number;
}

const ask = (inputs: JsonObject = {}) => outputsOf(fha, inputs);
const codes = (inputs: JsonObject = {}): string[] => ask(inputs).noticeCodes?.split(" ") ?? [];
const sum = (rows: Row[], key: keyof Row) => rows.reduce((total, row) => total + row[key], 0);

it("counts the same premiums everywhere if extra payments end the loan early", () => {
  const { totalMip, ufmip, mipPayments, numberOfPayments, byDownPayment, mipMonths } = ask({ extraMonthly: 200 });
  const own = byDownPayment.find((row: { current: boolean }) => row.current);
  expect(mipPayments).toBe(numberOfPayments);
  expect(mipPayments).toBeLessThan(mipMonths);
  expect(own).toMatchObject({ mipMonths: mipPayments });
  expect(own.insuranceTotal).toBeCloseTo(totalMip + ufmip, 8);
});

describe("HUD's example of the periodic premium", () => {
  it("rounds the note down to whole dollars, and the rest of the premium is paid in cash", () => {
    const outputs = ask({ homePrice: 109_747.37, downPaymentPercent: 5, annualRate: 7.5, ufmipRate: 2.25 });
    expect(outputs.mipRate).toBe(0.5);
    expect(outputs.ufmip).toBeCloseTo(2345.85, 9);
    expect(outputs.ufmipCash).toBeCloseTo(0.85, 9);
  });
});

/** Computed with 60-digit decimals outside this program; scripts/reference/loans.py has the first case. */
describe("independent computations", () => {
  it("the default inputs", () => {
    const outputs = ask();
    expect(outputs).toMatchObject({ baseLoan: 337_750, loanAmount: 343_660, mipMonths: 360, ltv: 96.5 });
    expect(outputs.monthlyPayment).toBeCloseTo(2757.453731, 6);
    expect(outputs.totalMip).toBeCloseTo(36_159.48, 6);
    expect(outputs.totalInterest).toBeCloseTo(418_090.543155, 4);
    expect(outputs.apr).toBeCloseTo(6.963011775, 8);
    expect(outputs.frontEndRatio).toBeCloseTo(34.830994497, 8);
    expect(outputs.backEndRatio).toBeCloseTo(39.883626076, 8);
    const [own, other] = outputs.comparison;
    expect(own).toMatchObject({ option: "fha", insuranceMonths: 360 });
    expect(own.insuranceTotal).toBeCloseTo(42_070.105, 6);
    expect(own.cost5Years).toBeCloseTo(118_971.692835, 5);
    expect(other).toMatchObject({ option: "conventional", loanAmount: 337_750, insuranceMonths: 142 });
    expect(other.monthlyPayment).toBeCloseTo(2359.976416, 6);
    expect(other.insuranceTotal).toBeCloseTo(31_973.666667, 5);
    expect(other.cost5Years).toBeCloseTo(120_019.66127, 5);
  });

  it("a loan above the threshold with the simple premium, points and fees", () => {
    const outputs = ask({
      homePrice: 900_000,
      downPaymentPercent: 5,
      annualRate: 6.875,
      mipMethod: "simple",
      points: 1,
      lenderFees: 3000,
      annualIncome: 250_000,
      monthlyDebts: 900,
      conventionalRate: 7.125,
      conventionalPmiRate: 0.55,
    });
    expect(outputs).toMatchObject({
      mipRate: 0.7,
      mipMonths: 360,
      monthlyMip: 498.75,
      ratioTier: "one-factor",
    });
    expect(outputs.totalMip).toBeCloseTo(179_550, 6);
    expect(outputs.apr).toBeCloseTo(8.0441002, 6);
    expect(outputs.comparison[0].cost5Years).toBeCloseTo(335_632.934571, 4);
    expect(outputs.comparison[1].cost5Years).toBeCloseTo(320_021.125379, 4);
    expect(outputs.mipByYear).toHaveLength(30);
    expect(outputs.mipByYear[0].averageBalance).toBeNull();
  });

  it("an upfront premium paid in cash, with extra payments", () => {
    const outputs = ask({
      homePrice: 275_500.55,
      downPaymentPercent: 10,
      annualRate: 7.1,
      financeUfmip: false,
      extraMonthly: 250,
      hoaMonthly: 35,
      points: 0.5,
      lenderFees: 1200,
    });
    expect(outputs).toMatchObject({ baseLoan: 247_950, loanAmount: 247_950, numberOfPayments: 246 });
    expect(outputs.ufmipCash).toBeCloseTo(4339.125, 9);
    expect(outputs.totalMip).toBeCloseTo(12_694.2, 6);
    expect(outputs.totalInterest).toBeCloseTo(223_242.743232, 4);
    expect(outputs.apr).toBeCloseTo(7.751875, 6);
    expect(outputs.monthlyPayment).toBeCloseTo(2223.362081, 6);
    expect(outputs.comparison[0].cost5Years).toBeCloseTo(96_047.801043, 4);
  });

  it("extra payments that end the premium early without changing a year’s premium", () => {
    const outputs = ask({ extraMonthly: 400 });
    expect(outputs).toMatchObject({
      numberOfPayments: 240,
      payoffDate: "2046-12-01",
      mipEndDate: "2046-12-01",
    });
    expect(outputs.mipMonths).toBe(360);
    expect(outputs.totalMip).toBeCloseTo(30_497.76, 6);
    expect(outputs.mipByYear).toHaveLength(20);
    expect(outputs.mipByYear.slice(0, 2).map((row: { monthlyMip: number }) => row.monthlyMip)).toEqual([
      153.98, 152.11,
    ]);
    expect(outputs.apr).toBeCloseTo(ask().apr, 12);
  });

  it("three years at 50% with a down payment amount", () => {
    const outputs = ask({
      homePrice: 100_000,
      downPaymentMode: "amount",
      downPayment: 12_345.67,
      termYears: 3,
      annualRate: 50,
    });
    expect(outputs).toMatchObject({ baseLoan: 87_654, loanAmount: 89_187, mipRate: 0.15, mipMonths: 36 });
    expect(outputs.totalMip).toBeCloseTo(249.36, 6);
    expect(outputs.apr).toBeCloseTo(51.67671975, 7);
    expect(outputs.comparison[0].cost5Years).toBeCloseTo(86_341.582386, 4);
  });
});

describe("the premium table (Mortgagee Letter 2023-05)", () => {
  const cell = (downPaymentPercent: number, termYears: number, homePrice = 400_000) => {
    const { mipRate, mipMonths } = ask({ homePrice, downPaymentPercent, termYears });
    return [mipRate, mipMonths];
  };

  it("applies to terms over 15 years", () => {
    expect(cell(10, 30)).toEqual([0.5, 132]);
    expect(cell(9.9, 30)).toEqual([0.5, 360]);
    expect(cell(5, 30)).toEqual([0.5, 360]);
    expect(cell(4.9, 16)).toEqual([0.55, 192]);
    expect(cell(10, 30, 1_000_000)).toEqual([0.7, 132]);
    expect(cell(5, 30, 1_000_000)).toEqual([0.7, 360]);
    expect(cell(3.5, 30, 1_000_000)).toEqual([0.75, 360]);
  });

  it("applies to terms up to 15 years", () => {
    expect(cell(10, 15)).toEqual([0.15, 132]);
    expect(cell(9, 15)).toEqual([0.4, 180]);
    expect(cell(22, 15, 1_000_000)).toEqual([0.15, 132]);
    expect(cell(21, 15, 1_000_000)).toEqual([0.4, 132]);
    expect(cell(9, 15, 1_000_000)).toEqual([0.65, 180]);
  });

  it("never lasts longer than the loan", () => {
    expect(cell(10, 8)).toEqual([0.15, 96]);
  });

  it("uses the lower rate at exactly the threshold", () => {
    expect(ask({ homePrice: 800_000, downPaymentMode: "amount", downPayment: 73_800 }).mipRate).toBe(0.5);
    expect(ask({ homePrice: 800_000, downPaymentMode: "amount", downPayment: 73_799 }).mipRate).toBe(0.7);
    expect(
      ask({ homePrice: 800_000, downPaymentMode: "amount", downPayment: 73_799, mipThreshold: 832_750 }).mipRate,
    ).toBe(0.5);
  });

  it("is not affected by floating-point error", () => {
    // With 10% down, the loan-to-value is at most exactly 90%.
    for (const homePrice of [100_010, 110_000.1, 333_330]) expect(cell(10, 30, homePrice)[1]).toBe(132);
    expect(ask({ homePrice: 117_300, downPaymentPercent: 7 }).baseLoan).toBe(109_089);
  });
});

describe("down payment and score", () => {
  const fieldsOf = (inputs: JsonObject) => problemsOf(fha, inputs).map((problem) => problem.field);

  it("require 3.5% from a score of 580 and 10% from 500, and reject lower scores", () => {
    expect(ask({ creditScore: 580 }).minimumDownPercent).toBe(3.5);
    expect(ask({ creditScore: 579, downPaymentPercent: 10 }).minimumDownPercent).toBe(10);
    expect(problemsOf(fha, { creditScore: 550, downPaymentPercent: 5 })).toEqual([
      { field: "downPaymentPercent", message: "With a credit score of 550, FHA requires at least 10% down." },
    ]);
    expect(problemsOf(fha, { creditScore: 499 })).toEqual([
      { field: "creditScore", message: "FHA does not insure loans with a credit score below 500." },
    ]);
    expect(problemsOf(fha, { downPaymentMode: "amount", downPayment: 12_249 })).toEqual([
      { field: "downPayment", message: "With a credit score of 680, FHA requires at least 3.5% down." },
    ]);
    expect(problemsOf(fha, { downPaymentMode: "amount", downPayment: 350_000 })).toEqual([
      { field: "downPayment", message: "Down payment must be less than the home price." },
    ]);
    expect(fieldsOf({ downPaymentMode: "amount", downPayment: 12_250 })).toEqual([]);
    expect(fieldsOf({ creditScore: 400, downPaymentMode: "amount", downPayment: 900_000 })).toEqual([
      "creditScore",
      "downPayment",
    ]);
  });

  it("report bounds and types first", () => {
    expect(fieldsOf({ homePrice: 0, annualRate: 51, termYears: 12.5, creditScore: 200 })).toEqual([
      "homePrice",
      "creditScore",
      "annualRate",
      "termYears",
    ]);
    expect(fieldsOf({ units: 5, limitArea: "moon", firstPaymentDate: "2027-02-30" })).toEqual([
      "firstPaymentDate",
      "units",
      "limitArea",
    ]);
    expect(fieldsOf({ firstPaymentDate: "9990-01-01" })).toEqual(["firstPaymentDate"]);
  });

  it("leave nothing to borrow for a home of one dollar", () => {
    expect(ask({ homePrice: 1 })).toMatchObject({
      baseLoan: 0,
      loanAmount: 0,
      apr: null,
      payoffDate: null,
      mipEndDate: null,
      breakEvenConventionalRate: null,
      schedule: [],
      mipByYear: [],
    });
  });
});

describe("limits of 2026 (Mortgagee Letter 2025-23)", () => {
  it("depend on area and units", () => {
    const limit = (limitArea: string, units: number) => ask({ limitArea, units }).loanLimit;
    expect([1, 2, 3, 4].map((units) => limit("floor", units))).toEqual([541_287, 693_050, 837_700, 1_041_125]);
    expect([1, 2, 3, 4].map((units) => limit("ceiling", units))).toEqual([1_249_125, 1_599_375, 1_933_200, 2_402_625]);
    expect(ask({ limitArea: "custom", countyLimit: 700_000, units: 4 }).loanLimit).toBe(700_000);
  });

  it("give the additional down payment that would fit", () => {
    const over = ask({ homePrice: 600_000 });
    expect(over).toMatchObject({ withinLimit: false, extraDownForLimit: 579_000 - 541_287 });
    expect(codes({ homePrice: 600_000 })).toContain("above-limit");
    const fit = ask({
      homePrice: 600_000,
      downPaymentMode: "amount",
      downPayment: over.downPaymentAmount + over.extraDownForLimit,
    });
    expect(fit).toMatchObject({ withinLimit: true, extraDownForLimit: 0, baseLoan: 541_287 });
  });
});

describe("ratio tiers (HUD 4000.1)", () => {
  /** The tier for housing and total debts as percentages of an income of 10,000 a month. */
  const tier = (front: number, back: number, creditScore = 680) => {
    const { monthlyPrincipalInterest, monthlyMip } = ask({ downPaymentPercent: 10, creditScore });
    return ask({
      downPaymentPercent: 10,
      creditScore,
      annualIncome: 120_000,
      propertyTaxAnnual: 0,
      homeInsuranceAnnual: 0,
      hoaMonthly: 100 * front - monthlyPrincipalInterest - monthlyMip,
      monthlyDebts: 100 * (back - front),
    }).ratioTier;
  };

  it("give the strictest tier that both ratios meet", () => {
    expect(tier(31, 43)).toBe("standard");
    expect(tier(31.1, 43)).toBe("one-factor");
    expect(tier(37, 47)).toBe("one-factor");
    expect(tier(31, 47.1)).toBe("two-factors");
    expect(tier(40, 50)).toBe("two-factors");
    expect(tier(40.1, 50)).toBe("automated-only");
    expect(tier(46.9, 56.9)).toBe("automated-only");
    expect(tier(47, 50)).toBe("over");
    expect(tier(30, 57)).toBe("over");
  });

  it("accept compensating factors from a score of 580", () => {
    expect(tier(31, 43, 560)).toBe("standard");
    expect(tier(33, 43, 560)).toBe("automated-only");
    expect(tier(33, 43, 580)).toBe("one-factor");
  });

  it("are null without income", () => {
    expect(ask({ annualIncome: 0 })).toMatchObject({
      frontEndRatio: null,
      backEndRatio: null,
      ratioTier: null,
    });
  });
});

describe("the refund of the upfront premium", () => {
  it("is 80% in month 1, 10% in month 36, then nothing", () => {
    const refund = (priorLoanMonths: number) => ask({ priorUfmip: 5000, priorLoanMonths }).ufmipRefund;
    expect([1, 2, 12, 36, 37].map(refund)).toEqual([4000, 3900, 2900, 500, 0]);
    expect(refund(0)).toBe(4000);
    expect(codes({ priorUfmip: 5000, priorLoanMonths: 40 })).toContain("refund-over");
    expect(codes({ priorUfmip: 5000, priorLoanMonths: 4 })).toContain("figure-unconfirmed");
  });
});

describe("vs. a conventional loan", () => {
  it("has the same cost at the break-even rate", () => {
    for (const compareYears of [3, 5, 30]) {
      const rate = ask({ compareYears }).breakEvenConventionalRate;
      expect(ask({ compareYears, conventionalRate: rate }).fhaAdvantage).toBeCloseTo(0, 3);
    }
  });

  it("agrees with the rows for five years and for the years entered", () => {
    const outputs = ask({ compareYears: 7 });
    expect(outputs.costByYear[4].fha).toBe(outputs.comparison[0].cost5Years);
    expect(outputs.costByYear[6].conventional).toBe(outputs.comparison[1].costWhileKept);
    expect(outputs.costByYear[6].fhaAdvantage).toBe(outputs.fhaAdvantage);
  });

  it("costs all interest and insurance over the whole term", () => {
    const outputs = ask({ compareYears: 30 });
    const cost = outputs.totalInterest + outputs.totalMip + outputs.ufmip;
    expect(outputs.comparison[0].costWhileKept).toBeCloseTo(cost, 4);
  });

  it("has no PMI with 20% down", () => {
    expect(ask({ downPaymentPercent: 20 }).comparison[1]).toMatchObject({
      insuranceMonths: 0,
      insuranceTotal: 0,
    });
  });
});

describe("totals", () => {
  it("match the schedule of any loan", () => {
    const anyInputs = fc.record({
      homePrice: fc.integer({ min: 50_000, max: 1_500_000 }),
      downPaymentPercent: fc.double({ min: 3.5, max: 60, noNaN: true }),
      annualRate: fc.double({ min: 0, max: 15, noNaN: true }),
      termYears: fc.integer({ min: 1, max: 30 }),
      extraMonthly: fc.constantFrom(0, 300),
      mipMethod: fc.constantFrom("hud", "simple"),
      financeUfmip: fc.boolean(),
    });
    fc.assert(
      fc.property(anyInputs, (inputs) => {
        const outputs = ask(inputs);
        const rows: Row[] = outputs.schedule;
        expect(rows).toHaveLength(outputs.numberOfPayments);
        expect(rows.at(-1)).toMatchObject({ date: outputs.payoffDate, closingBalance: 0 });
        expect(sum(rows, "mip")).toBeCloseTo(outputs.totalMip, 4);
        expect(sum(rows, "interest")).toBeCloseTo(outputs.totalInterest, 4);
        expect(sum(rows, "principal") + sum(rows, "extra")).toBeCloseTo(outputs.loanAmount, 1);
        expect(outputs.ufmip).toBeCloseTo(outputs.loanAmount - outputs.baseLoan + outputs.ufmipCash, 6);
        expect(outputs.ufmipCash).toBeGreaterThanOrEqual(0);
        if (inputs.financeUfmip) expect(outputs.ufmipCash).toBeLessThan(1);
        expect(rows.filter((_, i) => i < outputs.mipMonths)).toHaveLength(Math.min(rows.length, outputs.mipMonths));
        if (outputs.apr !== null) expect(outputs.apr).toBeGreaterThanOrEqual(inputs.annualRate - 1e-6);
      }),
      { numRuns: 40 },
    );
  });
});

describe("text", () => {
  const headline = (inputs: JsonObject) => {
    const { before, figure, after } = headlineOf(fha, inputs);
    return `${before} ${figure} ${after}`;
  };

  it("states the payment and how long the insurance lasts", () => {
    expect(headline({})).toBe("You pay $2,757 a month, $154 of it FHA insurance for all 30 years.");
    expect(headline({ downPaymentPercent: 10 })).toBe("You pay $2,591 a month, $131 of it FHA insurance for 11 years.");
    expect(headline({ extraMonthly: 400 })).toBe(
      "You pay $3,157 a month, $400 of it extra and $154 of it FHA insurance until it is paid off in December 2046.",
    );
  });

  it("shows notices that apply", () => {
    expect(codes()).toEqual(["ratios-one-factor", "mip-whole-term"]);
    expect(codes({ downPaymentPercent: 10, annualIncome: 0 })).toEqual([]);
    expect(codes({ homePrice: 780_000, limitArea: "ceiling", annualIncome: 0 })).toContain("figure-unconfirmed");
    expect(codes({ limitArea: "custom" })).toContain("figure-unconfirmed");
  });

  it("lists the down payments at which the premium changes", () => {
    expect(
      ask().byDownPayment.map((row: Record<string, unknown>) => [
        row.downPaymentPercent,
        row.mipRate,
        row.mipMonths,
        row.current,
      ]),
    ).toEqual([
      [3.5, 0.55, 360, true],
      [5, 0.5, 360, false],
      [10, 0.5, 132, false],
    ]);
  });

  it("shows the working for each method", () => {
    const labels = (inputs: JsonObject) => {
      const result = answer(fha, { inputs, working: true });
      return "errors" in result ? [] : (result.working ?? []).map((step) => step.label);
    };
    expect(labels({}).filter((label) => label.startsWith("HUD"))).toHaveLength(5);
    expect(labels({ mipMethod: "simple" }).filter((label) => label.startsWith("HUD"))).toHaveLength(0);
    expect(labels({ annualIncome: 0 }).some((label) => label.includes("ratio"))).toBe(false);
    expect(labels({ priorUfmip: 1 }).at(-1)).toContain("Refund");
  });

  it("tries the debt ratios from the strictest to the first that is met", () => {
    const tried = (inputs: JsonObject) => {
      const result = answer(fha, { inputs, working: true });
      const steps = "errors" in result ? [] : (result.working ?? []);
      return steps.filter(({ value }) => value === "met" || value === "not met").map(({ value }) => value);
    };
    expect(tried({ annualIncome: 200_000 })).toEqual(["met"]);
    expect(tried({})).toEqual(["not met", "met"]);
    expect(tried({ annualIncome: 30_000 })).toEqual(["not met", "not met", "not met", "not met"]);
  });
});

it("solves for the down payment that gives a payment, even though the insurance changes in steps", () => {
  const solved = answer(fha, {
    inputs: {},
    solve: { for: "downPaymentPercent", output: "monthlyPayment", target: 2725.7185195048487 },
    outputs: ["monthlyPayment"],
  });
  expect(solved).toMatchObject({ solved: { value: 4.849 } });
  expect(ask({ downPaymentPercent: 4.849 }).monthlyPayment).toBeCloseTo(2725.7185195048487, 6);
});
