import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { answer } from "../../../core/answer";
import type { JsonObject } from "../../../core/parse";
import { headlineOf, outputsOf, problemsOf, workingLines } from "../../../core/testing";
import autoLoan from "./calculator";

const ask = (inputs: JsonObject = {}) => outputsOf(autoLoan, inputs);
const codes = (inputs: JsonObject): string[] => ask(inputs).noticeCodes?.split(" ") ?? [];
const said = (inputs: JsonObject) => problemsOf(autoLoan, inputs);

/** Only the price and the loan. */
const PLAIN = {
  downPayment: 0,
  tradeInValue: 0,
  salesTaxRate: 0,
  cashIncentive: 0,
  fees: 0,
  promoAnnualRate: null,
};

it("is upside down on the day of the purchase, even if not for a month", () => {
  // 30,000 borrowed for a car of 20,000 that keeps its value, repaid in three payments without interest.
  const given = { vehiclePrice: 20_000, tradeInOwed: 10_000, tradeInValue: 0, downPayment: 0, salesTaxRate: 0 };
  const loan = { ...given, fees: 0, taxableFees: 0, annualRate: 0, valueLossPercent: 0, cashIncentive: 0 };
  const short = ask({ ...loan, termMonths: 3 });
  expect(short).toMatchObject({ amountFinanced: 30_000, monthsUpsideDown: 0, upsideDownAtStart: 10_000 });
  expect(short.noticeCodes).toContain("upside-down");
  expect(ask({ ...loan, termMonths: 6 })).toMatchObject({ monthsUpsideDown: 1, upsideDownAtStart: 10_000 });
  expect(ask({ ...loan, tradeInOwed: 0 }).upsideDownAtStart).toBe(0);
});

describe("published purchases", () => {
  it("Ohio Department of Taxation: a new car at 18,500 with a trade-in of 500 is taxed on 18,000, rebate or not", () => {
    const car = { vehiclePrice: 18_500, tradeInValue: 500, salesTaxRate: 5.75 };
    expect(ask({ ...car, cashIncentive: 0 })).toMatchObject({ taxableAmount: 18_000, salesTax: 1035 });
    expect(ask({ ...car, cashIncentive: 1000 }).taxableAmount).toBe(18_000);
    // On a used car, there is no credit for the trade-in.
    expect(ask({ ...car, tradeInCredit: false }).taxableAmount).toBe(18_500);
  });

  it("allthecalculations.com: 3,000 back at 6.5% beats 2.9% on 30,000 over 60 months by 567", () => {
    const outputs = ask({
      ...PLAIN,
      vehiclePrice: 30_000,
      cashIncentive: 3000,
      annualRate: 6.5,
      promoAnnualRate: 2.9,
    });
    expect(Math.round(outputs.paymentWithIncentive)).toBe(528);
    expect(Math.round(outputs.costWithIncentive)).toBe(31_697);
    expect(Math.round(outputs.paymentWithPromo)).toBe(538);
    expect(Math.round(outputs.costWithPromo)).toBe(32_264);
    expect(outputs.betterOffer).toBe("cash-incentive");
    expect(Math.round(outputs.offerDifference)).toBe(567);
  });
});

describe("sales tax", () => {
  const car = { ...PLAIN, vehiclePrice: 40_000, tradeInValue: 10_000, salesTaxRate: 6.25, taxableFees: 400 };

  it("is charged on the price and taxed fees, minus trade-in and rebate if the state allows it", () => {
    expect(ask(car).taxableAmount).toBe(30_400);
    expect(ask({ ...car, tradeInCredit: false }).taxableAmount).toBe(40_400);
    expect(ask({ ...car, cashIncentive: 2000, incentiveTaxed: false }).taxableAmount).toBe(28_400);
    expect(ask({ ...car, tradeInValue: 60_000 })).toMatchObject({ taxableAmount: 0, salesTax: 0 });
  });

  it("is charged on the trade-in above the state’s limit, and says so", () => {
    const notices = (more: object) =>
      ask({ ...car, ...more }).notices.flatMap(({ code, message }: { code: string; message: string }) =>
        code === "trade-in-taxed" ? [message] : [],
      );
    // Michigan in 2026, at 6%: (40,000 + 400 − 12,000) × 6% with a trade-in of $20,000.
    const michigan = { tradeInValue: 20_000, tradeInCreditLimit: 12_000, salesTaxRate: 6 };
    expect(ask({ ...car, ...michigan })).toMatchObject({ taxableAmount: 28_400, salesTax: 1704 });
    expect(notices(michigan)).toEqual(["Only $12,000 of the trade-in comes off the taxed amount."]);
    expect(notices({ ...michigan, tradeInValue: 12_000 })).toEqual([]);
    expect(notices({ ...michigan, tradeInCredit: false })).toEqual([
      "Sales tax is charged on the price before the trade-in.",
    ]);
    expect(notices({ tradeInCredit: false, tradeInValue: 0 })).toEqual([]);
    expect(workingLines(autoLoan, { ...PLAIN, ...car, ...michigan })).toContain(
      "Taxed = price + taxed fees − part of the trade-in: 40,000.00 + 400.00 − 12,000.00 = $28,400.00",
    );
  });

  it("is financed or paid in cash along with the fees", () => {
    const financed = ask({ ...car, fees: 500, downPayment: 1000 });
    const inCash = ask({ ...car, fees: 500, downPayment: 1000, financeTaxAndFees: false });
    expect(financed).toMatchObject({ upfrontCash: 1000, amountFinanced: 29_000 + 1900 + 900 });
    expect(inCash).toMatchObject({ upfrontCash: 1000 + 1900 + 900, amountFinanced: 29_000 });
    expect(inCash.outTheDoorPrice).toBe(financed.outTheDoorPrice);
  });
});

describe("trade-in with a loan", () => {
  it("rolls the old loan into the new one, with a note", () => {
    const outputs = ask({ ...PLAIN, vehiclePrice: 20_000, tradeInValue: 4000, tradeInOwed: 7000 });
    expect(outputs).toMatchObject({ netTradeIn: -3000, amountFinanced: 23_000 });
    expect(outputs.notices[0].code).toBe("negative-equity");
    expect(outputs.notices[0].message).toContain("$3,000.00 more");
  });
});

describe("two offers", () => {
  const car = {
    ...PLAIN,
    vehiclePrice: 40_000,
    salesTaxRate: 6,
    cashIncentive: 3000,
    annualRate: 6,
    termMonths: 48,
  };
  const low = { promoAnnualRate: 1.9, promoTermMonths: 48 };

  it("cost the same at the break-even rebate, taxed or not, financed or not", () => {
    for (const incentiveTaxed of [true, false])
      for (const financeTaxAndFees of [true, false]) {
        const inputs = { ...car, ...low, incentiveTaxed, financeTaxAndFees };
        const { breakEvenIncentive } = ask(inputs);
        const even = ask({ ...inputs, cashIncentive: breakEvenIncentive });
        expect(even.betterOffer).toBe("equal");
        expect(even.offerDifference).toBeLessThan(1e-6);
      }
    // An untaxed rebate also saves the tax on it, so a smaller one breaks even.
    expect(ask({ ...car, ...low, incentiveTaxed: false }).breakEvenIncentive).toBeLessThan(
      ask({ ...car, ...low }).breakEvenIncentive,
    );
  });

  it("break even at 0 if the cash offer always wins, and never if it cannot win", () => {
    expect(ask({ ...car, promoAnnualRate: 9, promoTermMonths: 60 }).breakEvenIncentive).toBe(0);
    // The old loan must be financed at 30% for 180 months no matter how large the rebate is.
    const never = {
      ...car,
      tradeInOwed: 100_000,
      annualRate: 30,
      termMonths: 180,
      promoAnnualRate: 0,
      promoTermMonths: 12,
    };
    expect(ask(never).breakEvenIncentive).toBeNull();
  });

  it("break even at the rate that makes them cost the same", () => {
    const { breakEvenRate } = ask({ ...car, ...low });
    expect(ask({ ...car, ...low }).betterOffer).toBe("low-apr");
    expect(breakEvenRate).toBeLessThan(6);
    expect(ask({ ...car, ...low, annualRate: breakEvenRate }).betterOffer).toBe("equal");
    const solved = answer(autoLoan, {
      inputs: { ...car, ...low },
      solve: { for: "annualRate", output: "incentiveAdvantage", target: 0 },
    });
    expect("errors" in solved ? null : solved.solved?.value).toBeCloseTo(breakEvenRate, 6);
  });

  it("are compared as offered, before extra payments", () => {
    const [plain, more] = [ask({ ...car, ...low }), ask({ ...car, ...low, extraMonthly: 200 })];
    for (const key of ["paymentWithPromo", "costWithIncentive", "costWithPromo", "breakEvenIncentive"])
      expect(more[key]).toBe(plain[key]);
    expect(more.totalInterest).toBeLessThan(plain.totalInterest);
    expect(headlineOf(autoLoan, { ...car, ...low, extraMonthly: 200 }).after).toContain("before extra payments,");
  });

  it("have no comparison without a low rate", () => {
    expect(ask(car)).toMatchObject({
      paymentWithIncentive: null,
      paymentWithPromo: null,
      costWithIncentive: null,
      costWithPromo: null,
      betterOffer: null,
      offerDifference: null,
      breakEvenIncentive: null,
      costByIncentive: [],
    });
  });

  it("with different terms have a note", () => {
    expect(codes({ promoTermMonths: 36 })).toContain("terms-differ");
    expect(codes({})).toEqual([]);
  });

  it("include the balloon in the cost", () => {
    const { costWithIncentive, paymentWithIncentive, upfrontCash, totalPaid } = ask({
      ...car,
      ...low,
      balloonAmount: 10_000,
    });
    expect(costWithIncentive).toBeCloseTo(upfrontCash + 48 * paymentWithIncentive + 10_000, 8);
    expect(totalPaid).toBeCloseTo(48 * paymentWithIncentive + 10_000, 6);
  });
});

describe("the loan", () => {
  it("pays the balloon with the last payment", () => {
    const { schedule, monthlyPayment } = ask({
      ...PLAIN,
      vehiclePrice: 30_000,
      balloonAmount: 9000,
      termMonths: 36,
    });
    expect(schedule).toHaveLength(36);
    expect(schedule[35].payment).toBeCloseTo(monthlyPayment + 9000, 6);
    expect(schedule[35].closingBalance).toBe(0);
    // Computed independently: (30,000 − 9,000·v)·i ÷ (1 − v) at 6.9% over 36 months.
    const i = 0.069 / 12;
    const v = (1 + i) ** -36;
    expect(monthlyPayment).toBeCloseTo(((30_000 - 9000 * v) * i) / (1 - v), 8);
  });

  it("has nothing to finance if down payment and trade-in exceed the price", () => {
    const inputs = { downPayment: 30_000, tradeInValue: 20_000 };
    expect(ask(inputs)).toMatchObject({
      amountFinanced: 0,
      monthlyPayment: 0,
      totalInterest: 0,
      numberOfPayments: 0,
      payoffDate: null,
      schedule: [],
      monthsUpsideDown: 0,
      firstYearInterest: 0,
    });
    expect(headlineOf(autoLoan, inputs).after).toBe("is left to finance.");
  });

  it("costs price, tax, fees and interest minus the rebate", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 10_000, max: 90_000 }),
        fc.integer({ min: 0, max: 9000 }),
        fc.integer({ min: 0, max: 15 }),
        fc.integer({ min: 1, max: 180 }),
        (vehiclePrice, cashIncentive, salesTaxRate, termMonths) => {
          const o = ask({ vehiclePrice, cashIncentive, salesTaxRate, termMonths, taxableFees: 250 });
          expect(o.totalCost).toBeCloseTo(vehiclePrice - cashIncentive + o.salesTax + 600 + 250 + o.totalInterest, 6);
          expect(o.totalPaid).toBeCloseTo(o.amountFinanced + o.totalInterest, 6);
          expect(o.financedSteps.at(-1).left).toBeCloseTo(
            o.financedSteps.at(-1).left < 0 ? o.financedSteps.at(-1).left : o.amountFinanced,
            8,
          );
        },
      ),
      { numRuns: 60 },
    );
  });
});

describe("owed and worth", () => {
  it("counts the payments after which more is owed than the car is worth", () => {
    // 20,000 at 0% over 40 months: after k months, 20,000 − 500k is owed, and the car is worth 20,000 − 600k.
    const inputs = { ...PLAIN, vehiclePrice: 20_000, annualRate: 0, termMonths: 40, valueLossPercent: 36 };
    expect(ask(inputs).monthsUpsideDown).toBe(39);
    expect(ask(inputs).equity[0]).toMatchObject({ number: 1, balance: 19_500, value: 19_400 });
    // At a loss of up to 30% a year, the car is never worth less than the loan.
    expect(ask({ ...inputs, valueLossPercent: 30 }).monthsUpsideDown).toBe(0);
    expect(codes(inputs)).toContain("upside-down");
  });

  it("never takes the value below zero", () => {
    const { equity } = ask({ ...PLAIN, valueLossPercent: 50, termMonths: 60 });
    expect(equity.at(-1).value).toBe(0);
  });
});

describe("deduction of car-loan interest, Public Law 119-21 section 70203", () => {
  const car = { ...PLAIN, vehiclePrice: 50_000, annualRate: 8, termMonths: 72, interestDeductible: true };
  const interest = ask(car).firstYearInterest;

  it("counts the interest of the first 12 payments, extra payments included", () => {
    for (const extraMonthly of [0, 500]) {
      const { schedule, firstYearInterest } = ask({ ...car, extraMonthly });
      const rows: { interest: number }[] = schedule.slice(0, 12);
      expect(firstYearInterest).toBeCloseTo(
        rows.reduce((sum, row) => sum + row.interest, 0),
        8,
      );
    }
  });

  it("covers all of the first year’s interest up to an income of 100,000, or 200,000 on a joint return", () => {
    expect(ask({ ...car, magi: 100_000 }).deductibleInterest).toBe(interest);
    expect(ask({ ...car, magi: 200_000, filingStatus: "joint" }).deductibleInterest).toBe(interest);
    expect(ask({ ...car, magi: 200_000, filingStatus: "head" }).deductibleInterest).toBe(0);
  });

  it("falls by 200 for each thousand or part thereof", () => {
    for (const [magi, reduction] of [
      [100_000.01, 200],
      [101_000, 200],
      [101_000.01, 400],
      [103_200, 800],
      [104_000, 800],
    ] as const)
      expect(ask({ ...car, magi }).deductibleInterest, String(magi)).toBeCloseTo(interest - reduction, 9);
    expect(codes({ ...car, magi: 150_000 })).toContain("phased-out");
  });

  it("is capped at 10,000 before the reduction, and is zero at an income of 150,000", () => {
    const expensive = { ...car, vehiclePrice: 200_000, annualRate: 10 };
    expect(ask(expensive).firstYearInterest).toBeGreaterThan(10_000);
    expect(ask({ ...expensive, magi: 0 }).deductibleInterest).toBe(10_000);
    expect(ask({ ...expensive, magi: 110_000 }).deductibleInterest).toBe(8000);
    expect(ask({ ...expensive, magi: 149_000 }).deductibleInterest).toBe(200);
    expect(ask({ ...expensive, magi: 150_000 })).toMatchObject({
      deductibleInterest: 0,
      interestTaxSaving: 0,
    });
    expect(ask({ ...expensive, magi: 110_000, marginalTaxRate: 24, taxYear: "2025" }).interestTaxSaving).toBe(1920);
  });

  it("is zero if the car does not qualify, and its inputs are then ignored", () => {
    expect(ask({ ...car, interestDeductible: false, magi: -1, marginalTaxRate: 99 })).toMatchObject({
      firstYearInterest: interest,
      deductibleInterest: 0,
      interestTaxSaving: 0,
    });
  });

  it("has a note about the interest on an old loan", () => {
    expect(codes({ ...car, tradeInOwed: 2000 })).toEqual([
      "negative-equity",
      ...(ask({ ...car, tradeInOwed: 2000 }).monthsUpsideDown > 0 ? ["upside-down"] : []),
      "first-twelve-payments",
      "old-loan-interest",
    ]);
  });
});

describe("headline", () => {
  const text = (inputs: JsonObject) => {
    const { before, figure, after } = headlineOf(autoLoan, inputs);
    return `${before} ${figure} ${after}`;
  };

  it("shows the payment and the cheaper offer", () => {
    expect(text({})).toBe(
      "You pay $576.42 a month for 60 months; the 2.9% offer is $1,590 cheaper than the $1,500 rebate.",
    );
    expect(text({ promoAnnualRate: null })).toMatch(/^You pay \$576\.42 a month for 60 months; interest comes to/);
    expect(text({ cashIncentive: 4000 })).toMatch(/the \$4,000 rebate is \$1,373 cheaper than the 2\.9% offer\.$/);
    expect(text({ cashIncentive: 0, promoAnnualRate: 6.9 })).toMatch(
      /the 6\.9% offer and the loan at 6\.9% cost the same\.$/,
    );
    expect(text({ balloonAmount: 5000 })).toContain("for 60 months and $5,000.00 at the end;");
  });
});

describe("bad input", () => {
  it("is reported at the field, with the limits", () => {
    expect(said({ vehiclePrice: 0 })[0]?.field).toBe("vehiclePrice");
    expect(said({ salesTaxRate: 31 })).toEqual([
      { field: "salesTaxRate", message: "Sales tax must be between 0 and 30%." },
    ]);
    expect(said({ cashIncentive: 38_001 })).toEqual([
      { field: "cashIncentive", message: "The incentive cannot be more than the vehicle price." },
    ]);
    expect(said({ balloonAmount: 35_000 })).toEqual([
      { field: "balloonAmount", message: "The balloon cannot be more than the amount financed." },
    ]);
    for (const termMonths of [0, 181, 12.5])
      expect(said({ termMonths })).toEqual([
        { field: "termMonths", message: "Term must be a whole number of months from 1 to 180." },
      ]);
    expect(said({ promoAnnualRate: -1 })).toEqual([
      { field: "promoAnnualRate", message: "Low rate must be between 0 and 100%." },
    ]);
    expect(said({ cashIncentive: 38_000 })).toEqual([]);
  });
});

describe("solving", () => {
  it("finds price, down payment, rate and term for a payment", () => {
    for (const key of ["vehiclePrice", "downPayment", "annualRate"]) {
      const result = answer(autoLoan, { solve: { for: key, output: "monthlyPayment", target: 500 } });
      if ("errors" in result) throw new Error(result.errors[0]?.message);
      expect(result.outputs.monthlyPayment, key).toBeCloseTo(500, 5);
    }
    const result = answer(autoLoan, { solve: { for: "termMonths", output: "monthlyPayment", target: 500 } });
    expect("errors" in result ? null : result.solved?.value).toBe(72);
  });
});

describe("starting from what one can pay", () => {
  const given = { startFrom: "payment", affordablePayment: 600, termMonths: 60, annualRate: 6.9, cashIncentive: 0 };
  const bare = { ...given, downPayment: 0, tradeInValue: 0, fees: 0, salesTaxRate: 0 };

  it("finds the price", () => {
    // 600 × (1 − 1.00575⁻⁶⁰) ÷ 0.00575, computed independently.
    expect(ask(bare).affordablePrice).toBeCloseTo(30_373.515, 2);
    expect(ask({ ...bare, salesTaxRate: 6.5 }).affordablePrice).toBeCloseTo(30_373.515 / 1.065, 2);
    expect(ask({ ...bare, salesTaxRate: 6.5, financeTaxAndFees: false }).affordablePrice).toBeCloseTo(30_373.515, 2);
    expect(ask({ ...bare, downPayment: 5000 }).affordablePrice).toBeCloseTo(30_373.515 + 5000, 2);
  });

  it.each([
    {},
    { tradeInCredit: false },
    { tradeInValue: 9000, tradeInCreditLimit: 4000 },
    { incentiveTaxed: false, cashIncentive: 2000 },
    { tradeInOwed: 9000, taxableFees: 700 },
    { tradeInValue: 80_000 },
    { balloonAmount: 4000 },
  ])("finds the price that takes the payment: %j", (more) => {
    const { monthlyPayment, affordablePrice } = ask({ ...given, ...more });
    expect(monthlyPayment).toBeCloseTo(600, 6);
    const { monthlyPayment: again } = ask({ ...given, ...more, startFrom: "price", vehiclePrice: affordablePrice });
    expect(again).toBeCloseTo(600, 6);
  });

  it("needs a payment that pays for a vehicle", () => {
    expect(said({ ...bare, tradeInOwed: 50_000 })[0]).toMatchObject({
      field: "affordablePayment",
      message: expect.stringContaining("does not cover what is financed besides the vehicle"),
    });
  });
});
