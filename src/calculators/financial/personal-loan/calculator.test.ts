import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { answer } from "../../../core/answer";
import type { JsonObject } from "../../../core/parse";
import { headlineOf, modelOf, outputsOf, problemsOf } from "../../../core/testing";
import personalLoan from "./calculator";

const NO_FEE = { originationFeePercent: 0 };
const ask = (inputs: JsonObject = {}) => outputsOf(personalLoan, inputs);
const codes = (inputs: JsonObject): string[] => ask(inputs).noticeCodes?.split(" ") ?? [];
const said = (inputs: JsonObject) => problemsOf(personalLoan, inputs);

describe("published loans", () => {
  // emi-calc.com and calculatorlib.com: flat rate converted to a reducing-balance rate.
  it.each([
    [12, 36, "21.20"],
    [10, 60, "17.27"],
  ])("%i%% flat over %i months is %s%% on the balance", (annualRate, termMonths, rate) => {
    const outputs = ask({ principal: 100_000, annualRate, termMonths, rateType: "flat", ...NO_FEE });
    expect(outputs.reducingRate.toFixed(2)).toBe(rate);
    expect(outputs.totalInterest).toBeCloseTo((1000 * annualRate * termMonths) / 12, 6);
  });

  it("5 lakh at 10% flat over 3 years: EMI 18,056 (utilsdaily.com)", () => {
    const outputs = ask({ principal: 500_000, annualRate: 10, termMonths: 36, rateType: "flat", ...NO_FEE });
    expect(Math.round(outputs.monthlyPayment)).toBe(18_056);
  });
});

describe("the fee", () => {
  const loan = { principal: 20_000, annualRate: 12, termMonths: 36, originationFeePercent: 4 };

  it("may be deducted, added, or paid in cash", () => {
    const [deducted, added, upfront] = ask(loan).feeStyles;
    expect(deducted).toMatchObject({ feeHandling: "deducted", amountReceived: 19_200, current: true });
    expect(added).toMatchObject({ feeHandling: "added", amountReceived: 20_000, current: false });
    expect(upfront).toMatchObject({ amountReceived: 19_200, apr: deducted.apr });
    expect(added.monthlyPayment).toBeCloseTo(deducted.monthlyPayment * 1.04, 9);
    // The fee is a smaller share of the amount financed: 800 of 20,800 instead of 800 of 20,000.
    expect(added.apr).toBeLessThan(deducted.apr);
    expect(ask({ ...loan, feeHandling: "added" })).toMatchObject({
      amountFinanced: 20_800,
      amountReceived: 20_000,
      apr: added.apr,
      totalCost: added.totalCost,
    });
  });

  it("includes its tax", () => {
    expect(ask({ ...loan, originationFeeAmount: 200, feeTaxPercent: 18 }).feeTotal).toBeCloseTo(1180, 9);
  });

  it("and the monthly charge count toward the APR and the cost, but not the schedule", () => {
    const plain = ask(loan);
    const charged = ask({ ...loan, monthlyFee: 10 });
    expect(charged.schedule).toEqual(plain.schedule);
    expect(charged.totalPaid).toBe(plain.totalPaid);
    expect(charged.totalCost).toBeCloseTo(plain.totalCost + 360, 9);
    expect(charged.apr).toBeGreaterThan(plain.apr);
    // At the monthly rate found, the payments are worth the amount received.
    const j = charged.apr / 1200;
    let worth = 0;
    for (let k = 1; k <= 36; k++) worth += (plain.monthlyPayment + 10) / (1 + j) ** k;
    expect(worth).toBeCloseTo(19_200, 6);
  });

  it("is the whole APR at 0%", () => {
    const free = ask({ ...loan, annualRate: 0 });
    expect(free.monthlyPayment).toBeCloseTo(20_000 / 36, 9);
    expect(free.totalInterest).toBe(0);
    expect(free.apr).toBeGreaterThan(0);
    expect(ask({ ...loan, ...NO_FEE, annualRate: 0 })).toMatchObject({ apr: 0, effectiveAnnualRate: 0 });
  });

  it("leaves the APR equal to the rate if it is zero", () => {
    fc.assert(
      fc.property(
        fc.double({ min: 0, max: 100, noNaN: true }),
        fc.integer({ min: 1, max: 600 }),
        (annualRate, termMonths) => {
          const { apr, reducingRate } = ask({ annualRate, termMonths, ...NO_FEE });
          expect(apr).toBeCloseTo(annualRate, 7);
          expect(reducingRate).toBeCloseTo(annualRate, 12);
        },
      ),
      { numRuns: 60 },
    );
  });

  it("is marked among the fees of the strip", () => {
    const rows = ask({ ...loan, originationFeePercent: 3.3 }).aprByFee;
    const own = rows.filter((row: { current: boolean }) => row.current);
    expect(own).toHaveLength(1);
    expect(own[0]).toMatchObject({ originationFeePercent: 3.3 });
    for (let i = 1; i < rows.length; i++) expect(rows[i].apr).toBeGreaterThan(rows[i - 1].apr);
  });
});

describe("flat rate", () => {
  it("repays the loan with equal payments at any rate and term", () => {
    for (const [annualRate, termMonths] of [
      [11, 36],
      [100, 600],
      [0, 12],
      [35, 1],
    ] as const) {
      const outputs = ask({ rateType: "flat", annualRate, termMonths, ...NO_FEE });
      const rows = outputs.schedule;
      expect(rows).toHaveLength(termMonths);
      expect(rows.at(-1).closingBalance).toBe(0);
      expect(rows.at(-1).payment / outputs.monthlyPayment).toBeCloseTo(1, 6);
      expect(outputs.totalInterest / ((25_000 * annualRate * termMonths) / 1200 || 1)).toBeCloseTo(
        annualRate ? 1 : 0,
        6,
      );
    }
  });

  it("rounds the payment, ties up, and adjusts the last one", () => {
    // 1,000 × (1 + 0.12 × 8 ÷ 12) ÷ 8 = 135; 1,001 gives 135.135.
    const cent = ask({
      principal: 1001,
      annualRate: 12,
      termMonths: 8,
      rateType: "flat",
      rounding: "cent",
      ...NO_FEE,
    });
    expect(cent.monthlyPayment).toBe(135.14);
    expect(cent.totalPaid).toBeCloseTo(7 * 135.14 + cent.lastPayment, 9);
    const whole = ask({
      principal: 1004,
      annualRate: 0,
      termMonths: 8,
      rateType: "flat",
      rounding: "whole",
      ...NO_FEE,
    });
    expect(whole.monthlyPayment).toBe(126);
    expect(whole.lastPayment).toBe(1004 - 7 * 126);
  });
});

describe("extra payments", () => {
  const loan = { principal: 30_000, annualRate: 9, ...NO_FEE };

  it("are made with the first payment on or after their date", () => {
    const rows = ask({ ...loan, extraOnce: 1000, extraOnceDate: "2027-03-02" }).schedule;
    expect(rows.slice(0, 5).map((row: { extra: number }) => row.extra)).toEqual([0, 0, 0, 1000, 0]);
    expect(ask({ ...loan, extraOnce: 1000 }).schedule[0].extra).toBe(1000);
    expect(ask({ ...loan, extraOnce: 1000, extraOnceDate: "1999-01-01" }).schedule[0].extra).toBe(1000);
  });

  it("incur the prepayment charge", () => {
    const inputs = { ...loan, extraMonthly: 150, prepaymentPenaltyPercent: 2 };
    const { schedule, prepaymentPenalty, totalCost, totalInterest } = ask(inputs);
    const extra = schedule.reduce((sum: number, row: { extra: number }) => sum + row.extra, 0);
    expect(prepaymentPenalty).toBeCloseTo(0.02 * extra, 9);
    expect(totalCost).toBeCloseTo(totalInterest + prepaymentPenalty, 9);
  });

  it("change neither the payment nor the APR", () => {
    const [plain, more] = [ask(loan), ask({ ...loan, extraMonthly: 300, extraOnce: 5000 })];
    expect(more.monthlyPayment).toBe(plain.monthlyPayment);
    expect(more.apr).toBe(plain.apr);
    expect(more.totalPaid).toBeCloseTo(30_000 + more.totalInterest, 6);
    expect(more.balances).toHaveLength(60);
    expect(more.balances.at(-1)).toMatchObject({ planned: 0, balance: 0 });
  });

  it("that pay off the loan at once leave a single payment", () => {
    const outputs = ask({ ...loan, extraOnce: 1e6 });
    expect(outputs).toMatchObject({ numberOfPayments: 1, monthsSaved: 59, payoffDate: "2027-01-01" });
    expect(headlineOf(personalLoan, { ...loan, extraOnce: 1e6 }).after).toMatch(/^once, plus \$29,602\.25 extra;/);
  });
});

describe("dates and rounding", () => {
  it("falls on the last day of shorter months, counted from the first date", () => {
    const dates = ask({ firstPaymentDate: "2027-01-31" }).schedule.map((row: { date: string }) => row.date);
    expect(dates.slice(0, 4)).toEqual(["2027-01-31", "2027-02-28", "2027-03-31", "2027-04-30"]);
  });

  it("rounds interest and payment to the cent, and notes the last payment", () => {
    const outputs = ask({ rounding: "cent" });
    expect(outputs.monthlyPayment).toBe(549.82);
    for (const row of outputs.schedule) expect(row.interest * 100).toBeCloseTo(Math.round(row.interest * 100), 6);
    expect(outputs.schedule.at(-1).closingBalance).toBe(0);
    expect(codes({ rounding: "cent" })).toContain("last-payment");
    expect(codes({})).toEqual([]);
  });

  it("pays a remainder below half a cent with the last payment", () => {
    const { schedule, totalPaid, totalInterest } = ask({
      principal: 777.77,
      annualRate: 7.3,
      termMonths: 7,
      rounding: "cent",
    });
    const repaid = schedule.reduce((sum: number, row: { principal: number }) => sum + row.principal, 0);
    expect(repaid).toBeCloseTo(777.77, 9);
    expect(totalPaid).toBeCloseTo(777.77 + totalInterest, 9);
  });

  it("pays a remainder below half a cent after an extra payment at once", () => {
    const loan = { principal: 100.004, annualRate: 0, termMonths: 2, extraOnce: 50, ...NO_FEE };
    expect(ask(loan)).toMatchObject({ numberOfPayments: 1 });
    expect(ask(loan).totalPaid).toBeCloseTo(100.004, 9);
  });

  it("uses the actual last payment in the APR", () => {
    for (const inputs of [{ rounding: "whole" }, { rounding: "whole", rateType: "flat" }, { rounding: "cent" }]) {
      const { apr, amountReceived, schedule } = ask({ principal: 3000, termMonths: 10, ...inputs });
      const j = apr / 1200;
      const worth = schedule.reduce(
        (sum: number, row: { number: number; payment: number }) => sum + row.payment / (1 + j) ** row.number,
        0,
      );
      expect(worth).toBeCloseTo(amountReceived, 7);
    }
  });

  it("also accepts the term in years", () => {
    expect(ask({ termYears: 3 }).monthlyPayment).toBe(ask({ termMonths: 36 }).monthlyPayment);
    expect(ask({ termYears: 3, termMonths: 0.5 }).numberOfPayments).toBe(36);
  });
});

describe("headline", () => {
  const text = (inputs: JsonObject) => {
    const { before, figure, after } = headlineOf(personalLoan, inputs);
    return `${before} ${figure} ${after}`;
  };

  it("shows the payment and the true rate", () => {
    expect(text({})).toBe("You pay $549.82 a month for 60 months; with the fee, the true rate is 13.77%, not 11.5%.");
    expect(text({ ...NO_FEE, rateType: "flat", annualRate: 11, termMonths: 36 })).toMatch(
      /the true rate is 19.57%, not 11% flat\.$/,
    );
    expect(text({ ...NO_FEE })).toMatch(/^You pay \$549.82 a month for 60 months; interest comes to \$7,988.9/);
    expect(text({ ...NO_FEE, monthlyFee: 5, extraMonthly: 50 })).toMatch(
      /a month, plus \$50\.00 extra, plus \$5\.00 in charges, for 54 months; with the monthly charge, the true rate/,
    );
  });
});

describe("solving", () => {
  it("finds the rate, the fee, the loan and the term", () => {
    const solve = (input: string, output: string, target: number, inputs: JsonObject = {}) => {
      const result = answer(personalLoan, { inputs, solve: { for: input, output, target } });
      return "errors" in result ? result.errors[0]?.message : result.solved?.value;
    };
    expect(solve("annualRate", "monthlyPayment", 230, { ...NO_FEE, principal: 5000, termMonths: 24 })).toBeCloseTo(
      9.69,
      2,
    );
    expect(
      solve("originationFeePercent", "apr", 17.07, { principal: 20_000, annualRate: 15, termMonths: 24 }),
    ).toBeCloseTo(2, 2);
    expect(solve("annualRate", "apr", 12)).toBeLessThan(12);
    expect(solve("principal", "monthlyPayment", 1000)).toBeCloseTo(45_469.37, 0);
    expect(solve("termMonths", "monthlyPayment", 400)).toBeGreaterThan(80);
  });
});

describe("bad input", () => {
  it("is reported at the field, with the limits", () => {
    expect(said({ principal: 0 })[0]).toMatchObject({ field: "principal" });
    expect(said({ annualRate: 120 })).toEqual([
      { field: "annualRate", message: "Interest rate must be between 0 and 100%." },
    ]);
    for (const termMonths of [0, 601, 12.5])
      expect(said({ termMonths })).toEqual([
        { field: "termMonths", message: "Term must be a whole number of months from 1 to 600." },
      ]);
    expect(said({ originationFeePercent: 51 })).toEqual([
      { field: "originationFeePercent", message: "Fee must be between 0 and 50%." },
    ]);
    expect(said({ firstPaymentDate: "2027-02-30" })[0]?.field).toBe("firstPaymentDate");
    expect(said({ firstPaymentDate: "9999-01-01" })[0]?.field).toBe("firstPaymentDate");
  });

  it("includes a fee that takes the whole loan, unless it is added to the loan", () => {
    const message = "The fee must be less than the loan amount.";
    const fixed = { originationFeeAmount: 25_000, originationFeePercent: 0 };
    expect(said(fixed)).toEqual([{ field: "originationFeeAmount", message }]);
    expect(said({ ...fixed, feeHandling: "upfront" })).toEqual([{ field: "originationFeeAmount", message }]);
    expect(said({ ...fixed, feeHandling: "added" })).toEqual([]);
    expect(ask({ ...fixed, feeHandling: "added" }).feeStyles[0]).toMatchObject({
      apr: null,
      amountReceived: null,
    });
    expect(said({ originationFeePercent: 50, feeTaxPercent: 100 })).toEqual([
      { field: "originationFeePercent", message },
    ]);
  });
});

describe("notices", () => {
  it("warn about flat rates, added fees, late extra payments and prepayment charges", () => {
    expect(codes({ rateType: "flat" })).toContain("flat-rate");
    expect(codes({ feeHandling: "added" })).toContain("fee-bears-interest");
    expect(codes({ extraOnce: 10, extraOnceDate: "2040-01-01" })).toContain("extra-after-end");
    expect(codes({ extraOnce: 1000, extraOnceDate: "2031-11-01", prepaymentPenaltyPercent: 5 })).toContain(
      "charge-takes-saving",
    );
  });

  it("give the cost of a fee that is added to the loan, which is its payments", () => {
    const model = modelOf(personalLoan, { feeHandling: "added" });
    const without = modelOf(personalLoan, { feeHandling: "added", originationFeePercent: 0 });
    const costs = 60 * (model.payment - without.payment);
    const [notice] = ask({ feeHandling: "added" }).notices;
    expect(notice.message).toContain(costs.toFixed(2).replace(/(\d)(\d{3}\.)/, "$1,$2"));
  });
});

describe("starting from what one can pay", () => {
  const given = { startFrom: "payment", affordablePayment: 700, originationFeePercent: 0 };

  // Present values of 700 a month for 60 months, computed independently to 40 digits.
  it("finds the loan", () => {
    expect(ask(given).loanAmount).toBeCloseTo(31_828.877, 2);
    expect(ask(given).monthlyPayment).toBeCloseTo(700, 8);
    expect(ask({ ...given, monthlyFee: 10 }).loanAmount).toBeCloseTo(31_374.179, 2);
    expect(ask({ ...given, rateType: "flat" }).loanAmount).toBeCloseTo(42_000 / 1.575, 6);
    expect(ask({ ...given, annualRate: 0 }).loanAmount).toBe(42_000);
  });

  it("pays an added fee from the same payment", () => {
    const fee = { originationFeePercent: 5, originationFeeAmount: 100, feeTaxPercent: 18, feeHandling: "added" };
    const { loanAmount, monthlyPayment, amountFinanced } = ask({ ...given, ...fee });
    expect(monthlyPayment).toBeCloseTo(700, 8);
    expect(amountFinanced).toBeCloseTo(31_828.877, 2);
    expect(loanAmount).toBeCloseTo(29_944.171, 2);
  });

  it("says how much", () => {
    expect(headlineOf(personalLoan, given)).toMatchObject({
      label: "You can borrow",
      figure: "$31,828.88",
      after: "and repay it with $700.00 a month for 60 months; interest comes to $10,171.12.",
    });
  });

  it("needs a payment that repays something", () => {
    expect(said({ ...given, monthlyFee: 700 })).toEqual([
      { field: "affordablePayment", message: "The payment must be more than the monthly charge of $700.00." },
    ]);
    expect(said({ ...given, feeHandling: "added", originationFeeAmount: 40_000 })).toEqual([
      { field: "affordablePayment", message: "The payment is too small: it would repay the fee alone." },
    ]);
  });
});
