import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { answer } from "../../../core/answer";
import { Format } from "../../../core/format";
import type { JsonObject } from "../../../core/parse";
import { headlineOf, outputsOf, problemsOf } from "../../../core/testing";
import va from "./calculator";

const ask = (inputs: JsonObject = {}) => outputsOf(va, inputs);
const codes = (inputs: JsonObject = {}): string[] => ask(inputs).noticeCodes?.split(" ") ?? [];

/** Computed with 60-digit decimals outside this program; scripts/reference/loans.py has the first case. */
describe("independent computations", () => {
  it("the default inputs", () => {
    const outputs = ask();
    expect(outputs).toMatchObject({ baseLoan: 400_000, fundingFee: 8600, loanAmount: 408_600 });
    expect(outputs.monthlyPayment).toBeCloseTo(3049.153814, 6);
    expect(outputs.totalInterest).toBeCloseTo(497_095.373139, 4);
    expect(outputs.apr).toBeCloseTo(6.452617271, 8);
    expect(outputs.backEndRatio).toBeCloseTo(39.435042381, 8);
    expect(outputs.residualIncome).toBeCloseTo(3370.846186, 6);
    expect(outputs).toMatchObject({
      residualRequired: 1003,
      residualVerdict: "meets",
      maintenance: 280,
      maxLoanNoDown: null,
      requiredDown: 0,
      downPaymentShortfall: 0,
      irrrlVerdict: null,
      payoffDate: "2056-12-01",
    });
  });

  it("a cash-out refinance on subsequent use, with the fee in cash, points, fees and extra payments", () => {
    const outputs = ask({
      loanPurpose: "cash-out",
      requestedLoan: 250_000,
      firstUse: false,
      financeFundingFee: false,
      annualRate: 6.875,
      termYears: 20,
      points: 1,
      lenderFees: 2500,
      extraMonthly: 300,
    });
    expect(outputs).toMatchObject({ fundingFeeRate: 3.3, fundingFee: 8250, loanAmount: 250_000 });
    expect(outputs.monthlyPrincipalInterest).toBeCloseTo(1919.533965, 6);
    expect(outputs.numberOfPayments).toBe(182);
    expect(outputs.totalInterest).toBeCloseTo(152_707.143426, 4);
    expect(outputs.apr).toBeCloseTo(7.584781242, 8);
    expect(outputs.residualIncome).toBeCloseTo(3967.132702, 6);
  });

  it("0% over five and a half years", () => {
    const outputs = ask({
      downPaymentMode: "amount",
      downPayment: 30_000,
      termYears: 5.5,
      annualRate: 0,
      annualIncome: 60_000,
      childcareMonthly: 250,
      squareFeet: 1234.5,
    });
    expect(outputs).toMatchObject({ fundingFeeRate: 1.5, loanAmount: 375_550, numberOfPayments: 66 });
    expect(outputs.monthlyPrincipalInterest).toBeCloseTo(5690.151515, 6);
    expect(outputs.apr).toBeCloseTo(0.534732651, 8);
    expect(outputs.backEndRatio).toBeCloseTo(139.46969697, 7);
    expect(outputs.residualIncome).toBeCloseTo(-3946.314848, 6);
    expect(outputs.residualVerdict).toBe("short");
  });
});

describe("the funding fee (38 USC 3729(b)(2))", () => {
  const rate = (loanPurpose: string, downPaymentPercent: number, firstUse = true) =>
    ask({ loanPurpose, downPaymentPercent, firstUse }).fundingFeeRate;

  it("depends on down payment and use for a purchase", () => {
    expect([0, 4.99, 5, 9.99, 10, 50].map((down) => rate("purchase", down))).toEqual([
      2.15, 2.15, 1.5, 1.5, 1.25, 1.25,
    ]);
    expect([0, 4.99, 5, 9.99, 10, 50].map((down) => rate("purchase", down, false))).toEqual([
      3.3, 3.3, 1.5, 1.5, 1.25, 1.25,
    ]);
  });

  it("depends on use alone for other purposes", () => {
    for (const [purpose, first, later] of [
      ["cash-out", 2.15, 3.3],
      ["irrrl", 0.5, 0.5],
      ["assumption", 0.5, 0.5],
      ["manufactured", 1, 1],
      ["native-american", 1.25, 1.25],
    ] as const) {
      expect(rate(purpose, 0)).toBe(first);
      expect(rate(purpose, 20, false)).toBe(later);
    }
  });

  it("treats a down payment amount of exactly 5% as 5%", () => {
    for (const homePrice of [300_000, 333_333.4, 123_456.2])
      expect(ask({ homePrice, downPaymentMode: "amount", downPayment: homePrice * 0.05 }).fundingFeeRate).toBe(1.5);
  });

  it("is not charged to exempt borrowers", () => {
    expect(ask({ fundingFeeExempt: true })).toMatchObject({
      fundingFeeRate: 0,
      fundingFee: 0,
      loanAmount: 400_000,
      feeSteps: [],
      downForLowerFee: null,
    });
    expect(codes({ fundingFeeExempt: true })).toEqual(["fee-exempt"]);
  });

  it("gives the down payment for the next lower fee", () => {
    expect(ask()).toMatchObject({ downForLowerFee: 20_000, feeSavedByLower: 2900 });
    expect(ask({ downPaymentPercent: 5 })).toMatchObject({ downForLowerFee: 40_000, feeSavedByLower: 1200 });
    expect(ask({ downPaymentPercent: 10 }).downForLowerFee).toBeNull();
    expect(ask({ loanPurpose: "cash-out" }).downForLowerFee).toBeNull();
  });

  it("computes what a larger down payment saves beyond the return on that cash", () => {
    const rows = ask().feeSteps;
    expect(rows.map((row: { downPaymentPercent: number }) => row.downPaymentPercent)).toEqual([0, 5, 10]);
    expect(rows[0]).toMatchObject({ current: true, netSaving: 0 });
    expect(rows[1].netSaving).toBeCloseTo(5161.686698, 5);
    // If the cash earns more than the loan costs including the fee, keeping it is better.
    expect(ask({ cashReturn: 15 }).feeSteps[2].netSaving).toBeLessThan(0);
    expect(ask({ downPaymentPercent: 7 }).feeSteps.map((row: { current: boolean }) => row.current)).toEqual([
      false,
      false,
      true,
      false,
    ]);
  });
});

describe("entitlement", () => {
  it("is a quarter of the county limit minus the amount in use", () => {
    const outputs = ask({
      homePrice: 600_000,
      entitlementUsed: 100_000,
      downPaymentPercent: 5,
      firstUse: false,
    });
    // 25% × 832,750 − 100,000 = 108,187.50
    expect(outputs).toMatchObject({
      maxLoanNoDown: 432_750,
      requiredDown: 41_812.5,
      downPaymentShortfall: 11_812.5,
    });
  });

  it("is never negative, and requires a down payment only for a purchase", () => {
    expect(ask({ entitlementUsed: 300_000 })).toMatchObject({
      maxLoanNoDown: 0,
      requiredDown: 100_000,
      downPaymentShortfall: 100_000,
    });
    expect(ask({ entitlementUsed: 300_000, loanPurpose: "cash-out" }).requiredDown).toBe(0);
    expect(ask({ entitlementUsed: 50_000 })).toMatchObject({ maxLoanNoDown: 632_750, requiredDown: 0 });
    expect(codes({ entitlementUsed: 300_000 })).toContain("entitlement-short");
  });
});

describe("the residual income guideline (38 CFR 36.4340(e))", () => {
  const required = (inputs: JsonObject) => ask({ annualIncome: 600_000, ...inputs }).residualRequired;

  it("depends on region and household for loans of 80,000 or more", () => {
    const row = (region: string) => [1, 2, 3, 4, 5].map((familySize) => required({ region, familySize }));
    expect(row("northeast")).toEqual([450, 755, 909, 1025, 1062]);
    expect(row("midwest")).toEqual([441, 738, 889, 1003, 1039]);
    expect(row("south")).toEqual([441, 738, 889, 1003, 1039]);
    expect(row("west")).toEqual([491, 823, 990, 1117, 1158]);
    expect([6, 7, 8, 20].map((familySize) => required({ familySize }))).toEqual([1119, 1199, 1199, 1199]);
  });

  it("is lower for loans below 80,000", () => {
    const row = (region: string) =>
      [1, 2, 3, 4, 5].map((familySize) => required({ homePrice: 70_000, region, familySize }));
    expect(row("northeast")).toEqual([390, 654, 788, 888, 921]);
    expect(row("midwest")).toEqual([382, 641, 772, 868, 902]);
    expect(row("south")).toEqual([382, 641, 772, 868, 902]);
    expect(row("west")).toEqual([425, 713, 859, 967, 1004]);
    expect([6, 7, 9].map((familySize) => required({ homePrice: 70_000, familySize }))).toEqual([977, 1052, 1052]);
    const at = (requestedLoan: number) => required({ loanPurpose: "cash-out", fundingFeeExempt: true, requestedLoan });
    expect([at(79_999.99), at(80_000)]).toEqual([868, 1003]);
  });

  it("is 5% lower on active duty and a fifth higher above a ratio of 41%", () => {
    expect(required({ activeDuty: true })).toBeCloseTo(1003 * 0.95, 10);
    const tight = ask({
      homePrice: 350_000,
      annualIncome: 72_000,
      incomeTaxesMonthly: 1100,
      monthlyDebts: 600,
      familySize: 3,
      region: "west",
    });
    expect(tight.backEndRatio).toBeCloseTo(54.814049, 6);
    expect(tight.residualRequired).toBeCloseTo(1188, 10);
    expect(tight.residualVerdict).toBe("meets");
    expect(codes({ activeDuty: true })).toContain("figure-unconfirmed");
  });

  it("rounds the ratio to whole percent: 41.4 is 41, 41.5 is 42", () => {
    // Income is 10,000 a month; the only obligations are debts and a loan payment of 1,000 at 0%.
    const at = (monthlyDebts: number) =>
      ask({
        homePrice: 120_000,
        fundingFeeExempt: true,
        annualRate: 0,
        termYears: 10,
        propertyTaxRate: 0,
        homeInsuranceAnnual: 0,
        annualIncome: 120_000,
        monthlyDebts,
      }).residualRequired;
    expect(at(3149)).toBe(1003);
    expect(at(3150)).toBeCloseTo(1003 * 1.2, 10);
  });

  it("is null without income", () => {
    expect(ask({ annualIncome: 0 })).toMatchObject({
      backEndRatio: null,
      residualIncome: null,
      residualRequired: null,
      residualVerdict: null,
      residualMargin: null,
      priceAtGuideline: null,
      residualSteps: [],
    });
  });

  it("is met up to a certain price and not above it", () => {
    for (const inputs of [{}, { downPaymentMode: "amount", downPayment: 50_000 }, { annualIncome: 60_000 }]) {
      const price = ask(inputs).priceAtGuideline;
      expect(ask({ ...inputs, homePrice: price }).residualVerdict).toBe("meets");
      expect(ask({ ...inputs, homePrice: price + 0.02 }).residualVerdict).toBe("short");
    }
    expect(codes({ annualIncome: 60_000 })).toEqual(["fee-step", "ratio-above", "residual-short"]);
  });

  it("gives the debts to clear to bring the ratio to 41%", () => {
    const inputs = { annualIncome: 100_000, monthlyDebts: 800 };
    // Debts of 800 cannot be cleared by more than 800, however far the ratio is above its limit.
    expect(ask({ ...inputs, annualIncome: 40_000 }).debtToClear).toBe(800);
    const { debtToClear } = ask(inputs);
    expect(debtToClear).toBeGreaterThan(0);
    expect(ask({ ...inputs, monthlyDebts: 800 - debtToClear }).backEndRatio).toBeCloseTo(41, 10);
  });

  it("has steps that end at the residual income", () => {
    const { residualSteps, residualIncome } = ask({ childcareMonthly: 333 });
    expect(residualSteps).toHaveLength(6);
    expect(residualSteps.at(-1).left).toBeCloseTo(residualIncome, 8);
  });
});

describe("rate-reduction refinance", () => {
  const irrrl = { loanPurpose: "irrrl", requestedLoan: 300_000 };

  it("says that costs are recouped in 1 month, not 1 months", () => {
    // Principal and interest drop by 232.083454.
    const { notices } = ask({ ...irrrl, otherClosingCosts: 232.08 });
    expect(notices.find(({ code }: { code: string }) => code === "irrrl-passes").message).toContain(
      "The costs of $232.08 are recouped in 1 month, within the 36 VA allows.",
    );
  });

  it("is tested for recoupment, without the funding fee, and for the rate drop", () => {
    const outputs = ask(irrrl);
    expect(outputs).toMatchObject({ fundingFee: 1500, rateDrop: 1, irrrlVerdict: "passes" });
    expect(outputs.currentPayment).toBeCloseTo(2088.470814, 6);
    expect(outputs.monthlySavings).toBeCloseTo(232.083454, 6);
    expect(outputs.recoupMonths).toBeCloseTo(12.926384639, 8);
    expect(outputs.breakEvenMonths).toBe(19);
    // 7.25% − 6.25%: a drop in points, as the rule says, not of 1%.
    expect(new Format().value(va.outputs.rateDrop, outputs.rateDrop)).toBe("1 point");
    expect(new Format().value(va.outputs.rateDrop, 1.2)).toBe("1.2 points");
  });

  it("can fail on costs, on the rate, or on both", () => {
    expect(ask({ ...irrrl, otherClosingCosts: 9000 }).irrrlVerdict).toBe("recoupment");
    expect(ask({ ...irrrl, currentRate: 6.7, otherClosingCosts: 0 }).irrrlVerdict).toBe("rate-drop");
    expect(ask({ ...irrrl, currentRate: 6.75, otherClosingCosts: 0 }).irrrlVerdict).toBe("passes");
    expect(ask({ ...irrrl, currentRate: 6.7, currentRateType: "adjustable", otherClosingCosts: 0 }).irrrlVerdict).toBe(
      "passes",
    );
    const higher = ask({ ...irrrl, currentRate: 5, remainingMonths: 360 });
    expect(higher).toMatchObject({ irrrlVerdict: "both", recoupMonths: null, breakEvenMonths: null });
    // With a higher payment, a refinance passes only if it has no costs.
    expect(ask({ ...irrrl, termYears: 10, otherClosingCosts: 0 })).toMatchObject({
      irrrlVerdict: "passes",
      recoupMonths: 0,
    });
  });

  it("is ahead from its break-even month in the monthly table too", () => {
    const { irrrlMonths, breakEvenMonths } = ask(irrrl);
    expect(irrrlMonths).toHaveLength(361);
    expect(irrrlMonths[0].savings).toBeCloseTo(-4500, 6);
    expect(irrrlMonths[breakEvenMonths].savings).toBeGreaterThan(0);
    expect(irrrlMonths[breakEvenMonths - 1].savings).toBeLessThan(0);
    expect(ask().irrrlMonths).toEqual([]);
  });
});

describe("bad input", () => {
  it("is reported with a message at the field", () => {
    expect(problemsOf(va, { downPaymentMode: "amount", downPayment: 400_000 })).toEqual([
      { field: "downPayment", message: "Down payment must be less than the home price." },
    ]);
    expect(problemsOf(va, { termYears: 31 })).toEqual([
      { field: "termYears", message: "Term must be between 1 month and 30 years." },
    ]);
    expect(
      problemsOf(va, { loanPurpose: "boat", familySize: 0, region: "east", activeDuty: 1 }).map(
        (problem) => problem.field,
      ),
    ).toEqual(["loanPurpose", "familySize", "region", "activeDuty"]);
    expect(problemsOf(va, { firstPaymentDate: "9990-01-01" })[0]?.field).toBe("firstPaymentDate");
  });

  it("is ignored in inputs of other purposes", () => {
    expect(problemsOf(va, { currentRate: -1, compareYears: 5 })).toEqual([]);
    expect(problemsOf(va, { loanPurpose: "irrrl", cashReturn: -1 })).toEqual([]);
  });
});

describe("totals", () => {
  it("match the schedule of any loan", () => {
    const anyInputs = fc.record({
      homePrice: fc.integer({ min: 50_000, max: 1_500_000 }),
      downPaymentPercent: fc.double({ min: 0, max: 60, noNaN: true }),
      annualRate: fc.double({ min: 0, max: 15, noNaN: true }),
      termYears: fc.integer({ min: 1, max: 360 }).map((months) => months / 12),
      extraMonthly: fc.constantFrom(0, 300),
      financeFundingFee: fc.boolean(),
    });
    fc.assert(
      fc.property(anyInputs, (inputs) => {
        const outputs = ask(inputs);
        const rows: { interest: number; principal: number; extra: number }[] = outputs.schedule;
        const sum = (key: "interest" | "principal" | "extra") => rows.reduce((total, row) => total + row[key], 0);
        expect(rows).toHaveLength(outputs.numberOfPayments);
        expect(rows.at(-1)).toMatchObject({ date: outputs.payoffDate, closingBalance: 0 });
        expect(sum("interest")).toBeCloseTo(outputs.totalInterest, 4);
        expect(sum("principal") + sum("extra")).toBeCloseTo(outputs.loanAmount, 1);
        expect(outputs.apr).toBeGreaterThanOrEqual(inputs.annualRate - 1e-6);
      }),
      { numRuns: 40 },
    );
  });
});

describe("text", () => {
  const headline = (inputs: JsonObject) => {
    const { before, figure, after } = headlineOf(va, inputs);
    return `${before} ${figure} ${after}`;
  };

  it("states the payment, the down payment and the residual income", () => {
    expect(headline({})).toBe("You pay $3,049 a month with no money down; residual income $3,371 vs. $1,003 required.");
    expect(headline({ annualIncome: 0, downPaymentPercent: 5 })).toBe("You pay $2,908 a month with $20,000 down.");
    expect(headline({ loanPurpose: "irrrl", requestedLoan: 300_000, annualIncome: 0 })).toBe(
      "You pay $2,390 a month; principal and interest are $232 less than on your current loan.",
    );
    expect(headline({ extraMonthly: 300, annualIncome: 0 })).toBe(
      "You pay $3,349 a month, $300 of it extra, with no money down.",
    );
  });

  it("shows notices for each purpose", () => {
    expect(codes()).toEqual(["fee-step"]);
    expect(codes({ loanPurpose: "assumption", requestedLoan: 200_000 })).toEqual(["assumption-fee"]);
    expect(codes({ loanPurpose: "cash-out", requestedLoan: 400_000 })).toEqual(["loan-above-value"]);
    expect(codes({ requestedLoan: 380_000 })).toEqual(["loan-not-price"]);
    expect(codes({ loanPurpose: "irrrl", requestedLoan: 300_000 })).toEqual(["irrrl-passes"]);
    expect(codes({ downPaymentPercent: 10, firstPaymentDate: "2032-01-01" })).toEqual(["figure-unconfirmed"]);
  });
});

describe("boundaries", () => {
  it("compares at most over the term of the loan", () => {
    const { feeSteps } = ask({ termYears: 5, compareYears: 5 });
    expect(ask({ termYears: 5, compareYears: 30 }).feeSteps).toEqual(feeSteps);
  });

  it("counts a fee paid in cash as part of the cash put down", () => {
    const cash = { financeFundingFee: false, compareYears: 5, cashReturn: 4 };
    const [own, other] = [0, 5].map((downPaymentPercent) => ask({ ...cash, downPaymentPercent }));
    let worth = own.schedule[59].closingBalance - other.schedule[59].closingBalance;
    for (let month = 60; month >= 1; month--)
      worth = (worth + own.monthlyPrincipalInterest - other.monthlyPrincipalInterest) / (1 + 0.04 / 12);
    // 20,000 more down, and a lower fee.
    const paid = 20_000 + other.fundingFee - own.fundingFee;
    const row = ask(cash).feeSteps.find((step: { downPaymentPercent: number }) => step.downPaymentPercent === 5);
    expect(row.netSaving).toBeCloseTo(worth - paid, 4);
  });

  it("includes the fee in the cost of a rate reduction, whether financed or paid in cash", () => {
    const irrrl = { loanPurpose: "irrrl", otherClosingCosts: 4000 };
    const [financed, cash] = [true, false].map((financeFundingFee) => ask({ ...irrrl, financeFundingFee }));
    expect(cash.fundingFee).toBeGreaterThan(0);
    expect(cash.irrrlMonths[0].refinanceCost).toBeCloseTo(4000 + cash.fundingFee, 6);
    expect(financed.irrrlMonths[0].refinanceCost).toBeCloseTo(4000 + financed.fundingFee, 6);
  });
});

it.each([
  ["annualRate", 7],
  ["termYears", 6.6],
])("solves for the %s that gives an APR of %f%%", (input, target) => {
  const solved = answer(va, { inputs: {}, solve: { for: input, output: "apr", target }, outputs: ["apr"] });
  if ("errors" in solved) throw new Error(JSON.stringify(solved.errors));
  const reached = solved.outputs.apr as number;
  // The term is a whole number of months, so the APR is only within a hundredth.
  expect(Math.abs(reached - target)).toBeLessThan(input === "termYears" ? 0.01 : 1e-6);
  expect(ask({ [input]: solved.solved?.value as number }).apr).toBeCloseTo(reached, 9);
});
