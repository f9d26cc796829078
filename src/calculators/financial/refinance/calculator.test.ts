import fc from "fast-check";
import { beforeAll, describe, expect, it } from "vitest";
import { answer } from "../../../core/answer";
import type { JsonObject } from "../../../core/parse";
import { headlineOf, outputsOf, problemsOf, workingLines } from "../../../core/testing";
import { loadWorking } from "../../../core/working";
import refinance from "./calculator";

beforeAll(async () => {
  await loadWorking(refinance);
});

const ask = (inputs: JsonObject = {}) => outputsOf(refinance, inputs);
const codes = (inputs: JsonObject): string[] => ask(inputs).noticeCodes?.split(" ") ?? [];

/** Cost of a loan by month if it is paid off then, computed month by month. */
function costs(loan: number, rate: number, payment: number, months: number): number[] {
  const result = [loan];
  let balance = loan;
  let paid = 0;
  for (let k = 1; k <= months; k++) {
    const interest = (balance * rate) / 1200;
    const amount = k === months ? balance + interest : Math.min(payment, balance + interest);
    paid += amount;
    balance += interest - amount;
    result.push(paid + balance);
  }
  return result;
}

describe("from the original loan", () => {
  it("takes the balance and the payments left after the payments made", () => {
    // 320,000 at 7.25% over 30 years from December 2023: 36 payments by November 27, 2026.
    const given = { originalLoan: 320_000, originalFirstPayment: "2023-12-01", balanceDate: "2026-11-27" };
    const i = 0.0725 / 12;
    const payment = (320_000 * i) / (1 - (1 + i) ** -360);
    const balance = (payment * (1 - (1 + i) ** -324)) / i;
    const outputs = ask(given);
    expect(outputs.currentPaymentAmount).toBeCloseTo(payment, 6);
    expect(outputs.newLoanAmount).toBeCloseTo(balance, 6);
    expect(outputs.months.findIndex((row: { currentBalance: number }) => row.currentBalance < 0.005)).toBe(324);
    // The fields for the balance itself are not read.
    expect(ask({ ...given, currentBalance: 1, remainingMonths: 9999 })).toEqual(outputs);
    // On the day of a payment, it has been made.
    expect(ask({ ...given, balanceDate: "2026-12-01" }).newLoanAmount).toBeLessThan(outputs.newLoanAmount);
  });

  it("must not have been repaid", () => {
    const given = { originalLoan: 320_000, originalTermYears: 15, originalFirstPayment: "2010-01-01" };
    expect(problemsOf(refinance, given)).toMatchObject([{ field: "originalFirstPayment" }]);
  });
});

it("says by how much the payment rises, never that it drops by a negative amount", () => {
  const { monthlySavings, monthlyIncrease } = ask({ newTermYears: 10 });
  expect(monthlySavings).toBeLessThan(0);
  expect(monthlyIncrease).toBe(-monthlySavings);
  expect(ask().monthlyIncrease).toBe(0);
  const line = (given: JsonObject) => workingLines(refinance, given).find((one) => one.startsWith("The payment "));
  expect(line({ newTermYears: 10 })).toMatch(/^The payment rises by: [\d,.]+ − [\d,.]+ = \$/);
  expect(line({})).toMatch(/^The payment drops by: [\d,.]+ − [\d,.]+ = \$/);
});

it("says in the working that taxes saved are deducted from what is paid", () => {
  const paid = (taxRate: number) => workingLines(refinance, { taxRate }).filter((one) => / paid \+ /.test(one));
  expect(paid(0)).not.toEqual([]);
  expect(paid(22)).toEqual([]);
  expect(workingLines(refinance, { taxRate: 22 }).join()).toContain(" paid after tax savings + ");
});

describe("break-even", () => {
  /** Published by another calculator: 25 years left at 6.75%, a new 30-year loan at 5.75%, 4,500 of costs rolled in. */
  const ROLLED_IN = {
    currentRate: 6.75,
    remainingMonths: 300,
    newRate: 5.75,
    lenderFees: 0,
    otherClosingCosts: 4500,
    financeCosts: true,
  };

  it("takes the balances into account, month by month", () => {
    const outputs = ask(ROLLED_IN);
    expect(outputs.currentPaymentAmount).toBeCloseTo(2072.73, 2);
    expect(outputs.newPayment).toBeCloseTo(1776.98, 2);
    const stay = costs(300_000, 6.75, outputs.currentPaymentAmount, 300);
    const move = costs(304_500, 5.75, outputs.newPayment, 360);
    const ahead = move.map((cost, k) => (stay[Math.min(k, 300)] as number) - cost);
    expect(outputs.breakEvenMonths).toBe(ahead.findIndex((saved) => saved >= 0));
    expect(outputs.lossAgainFromMonth).toBe(ahead.findIndex((saved, k) => k > 21 && saved < -0.005));
    for (const row of outputs.months) expect(row.savings).toBeCloseTo(ahead[row.month] as number, 5);
    expect(outputs.savingsAtHorizon).toBeCloseTo(ahead[84] as number, 5);
    expect(outputs.lifetimeSavings).toBeCloseTo(ahead[360] as number, 5);
    expect(outputs).toMatchObject({ breakEvenMonths: 21, lossAgainFromMonth: 292, cashAtClosing: 0 });
  });

  it("is later than costs ÷ savings if the term starts over", () => {
    const { simpleBreakEvenMonths, breakEvenMonths } = ask(ROLLED_IN);
    expect(simpleBreakEvenMonths).toBeCloseTo(4500 / (2072.734576 - 1776.979348), 4);
    expect(simpleBreakEvenMonths).toBeLessThan(breakEvenMonths);
  });

  it("exists without a lower payment if the term is shorter", () => {
    const outputs = ask({ newTermYears: 15 });
    expect(outputs.monthlySavings).toBeLessThan(0);
    expect(outputs.simpleBreakEvenMonths).toBeNull();
    expect(outputs.recoupMonths).toBeNull();
    expect(outputs.breakEvenMonths).toBeGreaterThan(0);
  });

  it("does not exist at a higher rate", () => {
    const outputs = ask({ newRate: 8 });
    expect(outputs.breakEvenMonths).toBeNull();
    expect(outputs.lossAgainFromMonth).toBeNull();
    expect(outputs.savingsAtHorizon).toBeLessThan(0);
  });

  it("is immediate without costs, even for two identical loans", () => {
    const free = { lenderFees: 0, otherClosingCosts: 0 };
    expect(ask(free).breakEvenMonths).toBe(0);
    const same = ask({ ...free, newRate: 7.25, newTermYears: 27 });
    expect(same).toMatchObject({
      breakEvenMonths: 0,
      lossAgainFromMonth: null,
      simpleBreakEvenMonths: null,
      recoupMonths: null,
      samePaymentMonths: 324,
    });
    expect(same.savingsAtHorizon).toBeCloseTo(0, 6);
    expect(same.monthlySavings).toBeCloseTo(0, 9);
    expect(ask({ lenderCredit: 6000 })).toMatchObject({
      breakEvenMonths: 0,
      simpleBreakEvenMonths: 0,
      totalCosts: -1500,
      cashAtClosing: -1500,
    });
  });

  it("is exact in a plain case: 1,200 of costs saves 100 of insurance a month", () => {
    const inputs = {
      currentBalance: 120_000,
      currentRate: 0,
      remainingMonths: 120,
      newRate: 0,
      newTermYears: 10,
      currentMi: 100,
      currentMiMonths: 24,
      lenderFees: 1200,
      otherClosingCosts: 0,
    };
    expect(ask(inputs)).toMatchObject({
      currentPaymentAmount: 1000,
      newPayment: 1000,
      monthlySavings: 100,
      simpleBreakEvenMonths: 12,
      breakEvenMonths: 12,
      lossAgainFromMonth: null,
      recoupMonths: null,
      lifetimeSavings: 1200,
      interestNew: 0,
    });
    expect(ask({ ...inputs, horizonYears: 1.5 }).savingsAtHorizon).toBeCloseTo(600, 8);
  });
});

describe("the loans", () => {
  it("end when the entered payment has repaid them", () => {
    // Amortized by hand: 10,000 at 12%, 500 a month.
    let balance = 10_000;
    let interest = 0;
    let rows = 0;
    while (balance > 0) {
      interest += balance * 0.01;
      balance = Math.max(0, balance * 1.01 - 500);
      rows++;
    }
    const outputs = ask({ currentBalance: 10_000, currentRate: 12, currentPayment: 500, remainingMonths: 9 });
    expect(outputs.currentPaymentAmount).toBe(500);
    expect(outputs.interestCurrent).toBeCloseTo(interest, 6);
    expect(outputs.months.findIndex((row: { currentBalance: number }) => row.currentBalance === 0)).toBe(rows);
  });

  it("have their costs paid in cash or added to the loan, with points as a share of it", () => {
    const costs = {
      points: 2,
      lenderFees: 1000,
      otherClosingCosts: 2000,
      prepaymentPenalty: 500,
      lenderCredit: 300,
    };
    const cash = ask({ ...costs, cashOut: 20_000 });
    expect(cash).toMatchObject({ newLoanAmount: 320_000, totalCosts: 9600, cashAtClosing: 9600 });
    const rolled = ask({ ...costs, cashOut: 20_000, financeCosts: true });
    expect(rolled.newLoanAmount).toBeCloseTo(323_200 / 0.98, 8);
    expect(rolled.totalCosts).toBeCloseTo(3200 + 0.02 * rolled.newLoanAmount, 8);
    expect(rolled.newLoanAmount).toBeCloseTo(320_000 + rolled.totalCosts, 8);
    expect(rolled.cashAtClosing).toBe(0);
  });

  it("include mortgage insurance while it is due, in the first month's savings and in the cost", () => {
    const plain = ask();
    const insured = ask({ currentMi: 150, currentMiMonths: 20, newMi: 60, newMiMonths: 500 });
    expect(insured.monthlySavings).toBeCloseTo(plain.monthlySavings + 90, 8);
    expect(insured.recoupMonths).toBeCloseTo(plain.recoupMonths, 8);
    expect(insured.savingsAtHorizon).toBeCloseTo(plain.savingsAtHorizon + 20 * 150 - 84 * 60, 6);
    // No insurance is due after the last payment, number 360 on the new loan.
    expect(insured.lifetimeSavings).toBeCloseTo(plain.lifetimeSavings + 20 * 150 - 360 * 60, 6);
    expect(insured.apr).toBeGreaterThan(plain.apr);
    expect(ask({ currentMi: 150 }).monthlySavings).toBe(plain.monthlySavings);
  });

  it("save taxes on their interest", () => {
    const plain = ask({ horizonYears: 50 });
    const taxed = ask({ horizonYears: 50, taxRate: 24 });
    const difference = 0.24 * (plain.interestCurrent - plain.interestNew);
    expect(taxed.savingsAtHorizon).toBeCloseTo(plain.savingsAtHorizon - difference, 5);
    expect(taxed.monthlySavings).toBe(plain.monthlySavings);
    expect(taxed.interestNew).toBe(plain.interestNew);
  });
});

describe("same payment", () => {
  it("repays the new loan sooner", () => {
    const { currentPaymentAmount, samePaymentMonths, samePaymentInterestSaved, interestCurrent } = ask();
    let balance = 300_000;
    let interest = 0;
    let rows = 0;
    while (balance > 0) {
      interest += (balance * 6.125) / 1200;
      balance = Math.max(0, balance * (1 + 6.125 / 1200) - currentPaymentAmount);
      rows++;
    }
    expect(samePaymentMonths).toBe(rows);
    expect(samePaymentInterestSaved).toBeCloseTo(interestCurrent - interest, 5);
  });

  it("is null if the old payment is less than the new one", () => {
    expect(ask({ newTermYears: 15 })).toMatchObject({
      samePaymentMonths: null,
      samePaymentInterestSaved: null,
    });
    expect(ask({ newTermYears: 15 }).months[3]).toMatchObject({
      samePaymentSavings: null,
      samePaymentBalance: null,
    });
  });
});

describe("present value", () => {
  it("equals the savings at 0%", () => {
    fc.assert(
      fc.property(
        fc.record({
          currentRate: fc.double({ min: 0, max: 15, noNaN: true }),
          newRate: fc.double({ min: 0, max: 15, noNaN: true }),
          remainingMonths: fc.integer({ min: 1, max: 600 }),
          newTermYears: fc.integer({ min: 1, max: 50 }),
          horizonYears: fc.integer({ min: 1, max: 50 }),
          cashOut: fc.constantFrom(0, 25_000),
          points: fc.constantFrom(0, 1.25),
          financeCosts: fc.boolean(),
          taxRate: fc.constantFrom(0, 30),
        }),
        (inputs) => {
          const outputs = ask(inputs);
          expect(outputs.npv / 1e6).toBeCloseTo(outputs.savingsAtHorizon / 1e6, 9);
          const whole = ask({ ...inputs, horizonYears: 50 });
          expect(whole.savingsAtHorizon).toBeCloseTo(whole.lifetimeSavings, 6);
        },
      ),
      { numRuns: 60 },
    );
  });

  it("discounts every month at the return on savings", () => {
    const inputs = {
      currentBalance: 200_000,
      currentRate: 7,
      remainingMonths: 240,
      newRate: 5.5,
      newTermYears: 20,
    };
    const outputs = ask({ ...inputs, horizonYears: 5, discountRate: 4 });
    const last = outputs.months[60];
    const fall = outputs.currentPaymentAmount - outputs.newPayment;
    const v = 1 / (1 + 0.04 / 12);
    const value = fall * ((1 - v ** 60) / (0.04 / 12)) + (last.currentBalance - last.newBalance) * v ** 60;
    expect(outputs.npv).toBeCloseTo(value - 4500, 6);
  });
});

describe("APR", () => {
  it("makes the present value of the payments equal to the loan minus points and lender fees", () => {
    const { apr, newPayment } = ask({ points: 1, newMi: 90, newMiMonths: 40 });
    const j = apr / 1200;
    let value = 0;
    for (let k = 1; k <= 360; k++) value += (newPayment + (k <= 40 ? 90 : 0)) / (1 + j) ** k;
    expect(value).toBeCloseTo(300_000 - 3000 - 1500, 3);
  });

  it("does not exist if fees use up the loan", () => {
    expect(ask({ lenderFees: 300_000 }).apr).toBeNull();
    expect(ask({ lenderFees: 400_000 }).apr).toBeNull();
  });
});

describe("tables", () => {
  it("have a row for each year until the longer loan ends", () => {
    const { comparison, months } = ask({ remainingMonths: 100, newTermYears: 10.5 });
    expect(comparison.map((row: { month: number }) => row.month)).toEqual([
      12, 24, 36, 48, 60, 72, 84, 96, 108, 120, 126,
    ]);
    expect(comparison.at(-1)).toMatchObject({ year: 11, currentBalance: 0, newBalance: 0 });
    expect(months).toHaveLength(127);
    expect(months[96]).toMatchObject(
      Object.fromEntries(Object.entries(comparison[7]).filter(([key]) => key !== "year")),
    );
    for (const row of comparison) expect(row.savings).toBeCloseTo(row.stayCost - row.refinanceCost, 8);
  });
});

describe("the highest rate that pays", () => {
  it("leaves nothing saved at the horizon", () => {
    for (const inputs of [{}, { financeCosts: true, points: 1 }, { newTermYears: 15, horizonYears: 2 }]) {
      const rate = ask(inputs).highestRateThatPays;
      expect(ask({ ...inputs, newRate: rate }).savingsAtHorizon).toBeCloseTo(0, 3);
      expect(ask({ ...inputs, newRate: rate + 0.01 }).savingsAtHorizon).toBeLessThan(0);
    }
  });

  it("does not exist if no rate or every rate pays off", () => {
    expect(ask({ otherClosingCosts: 500_000 }).highestRateThatPays).toBeNull();
    expect(ask({ lenderCredit: 2_000_000, horizonYears: 1 }).highestRateThatPays).toBeNull();
  });
});

describe("solving", () => {
  const solve = (question: { for: string; output: string; target: number }, inputs: JsonObject = {}) => {
    const result = answer(refinance, { inputs, solve: question, outputs: [question.output] });
    if ("errors" in result) throw new Error(JSON.stringify(result.errors));
    return result.solved?.value as number;
  };

  it("finds that the shortest stay that pays off is the break-even", () => {
    const years = solve({ for: "horizonYears", output: "savingsAtHorizon", target: 0 });
    expect(Math.round(12 * years)).toBe(ask().breakEvenMonths);
  });

  it("finds the costs at which refinancing stops paying off", () => {
    const most = solve({ for: "otherClosingCosts", output: "savingsAtHorizon", target: 0 });
    expect(most).toBeCloseTo(3000 + ask().savingsAtHorizon, 4);
  });

  it("finds the points that a lower rate is worth", () => {
    const points = solve({ for: "points", output: "savingsAtHorizon", target: 17_613.44 }, { newRate: 5.75 });
    expect(ask({ newRate: 5.75, points }).savingsAtHorizon).toBeCloseTo(17_613.44, 3);
    expect(points).toBeGreaterThan(1);
  });
});

describe("notices", () => {
  it.each<[JsonObject, string[]]>([
    [{}, ["break-evens-differ"]],
    [{ newTermYears: 27 }, ["break-evens-differ"]],
    [{ newTermYears: 27, lenderFees: 0, otherClosingCosts: 0 }, []],
    [{ newTermYears: 15 }, ["break-evens-differ"]],
    [{ newRate: 7.2, newTermYears: 50 }, ["break-evens-differ"]],
    [{ newRate: 7, newTermYears: 40, otherClosingCosts: 0 }, ["break-evens-differ", "behind-again"]],
    [{ lenderFees: 0, otherClosingCosts: 0, currentMi: 80 }, ["insurance-without-months"]],
    [{ newTermYears: 27, cashOut: 10_000 }, ["break-evens-differ", "cash-out"]],
    [{ newTermYears: 27, lenderCredit: 5000 }, ["cash-back"]],
  ])("%j: %j", (inputs, expected) => {
    expect(codes(inputs)).toEqual(expected);
  });

  it("say why the two break-evens differ", () => {
    const { notices, months } = ask();
    const owed = months[17].newBalance - months[17].currentBalance;
    expect(notices[0].message).toContain(`15.5 months; counting what you still owe, it takes 17`);
    expect(notices[0].message).toContain(`you owe $${owed.toFixed(2)} more`);
  });
});

describe("bad input", () => {
  const PAYMENT =
    "The current payment must be more than the first month’s interest of $1,812.50 and repay the loan within 600 months.";

  it.each<[JsonObject, string, string]>([
    [{ currentPayment: 1000 }, "currentPayment", PAYMENT],
    [{ currentPayment: 1812.5 }, "currentPayment", PAYMENT],
    [{ currentPayment: 1813 }, "currentPayment", PAYMENT],
    [
      { financeCosts: true, lenderCredit: 304_500 },
      "lenderCredit",
      "The lender credit must not exceed the loan and its costs.",
    ],
    [{ newTermYears: 0 }, "newTermYears", "New term must be between 1 month and 50 years."],
    [{ currentRate: 51 }, "currentRate", "Current rate must be between 0 and 50%."],
    [{ currentBalance: 0 }, "currentBalance", "Current balance must be between $1 and $1,000,000,000,000."],
    [{ remainingMonths: 0 }, "remainingMonths", "Payments left must be between 1 and 600 months."],
    [{ points: 11 }, "points", "Points must be between 0 and 10%."],
    [{ horizonYears: "soon" }, "horizonYears", "Enter a number for time you keep the loan."],
  ])("%j", (inputs, field, message) => {
    expect(problemsOf(refinance, inputs)).toEqual([{ field, message }]);
  });

  it("is ignored in the payments left if a payment is entered, and in the credit if costs are not financed", () => {
    expect(problemsOf(refinance, { currentPayment: 2500, remainingMonths: 9999 })).toEqual([]);
    expect(problemsOf(refinance, { lenderCredit: 400_000 })).toEqual([]);
  });
});

describe("text", () => {
  const headline = (inputs: JsonObject) => {
    const { before, figure, after } = headlineOf(refinance, inputs);
    return `${before} | ${figure} | ${after}`;
  };

  it("says when refinancing breaks even and the savings when leaving", () => {
    expect(headline({})).toBe(
      "Refinancing puts you ahead after | 17 months | , and after 7 years you are $17,613 better off.",
    );
    expect(headline({ newRate: 8, horizonYears: 2.5 })).toMatch(
      /^Refinancing never breaks even. After 2 years 6 months you are \| \$[\d,]+ \| worse off/,
    );
    expect(headline({ lenderCredit: 5000 })).toMatch(/^Refinancing is \| ahead right away \| , and after 7 years/);
    expect(headline({ newRate: 7.25, newTermYears: 27, lenderCredit: 4500 })).toContain(
      "after 7 years you are neither better nor worse off",
    );
  });

  it("shows every step with its numbers", () => {
    const result = answer(refinance, { inputs: { discountRate: 3 }, outputs: [], working: true });
    if ("errors" in result) throw new Error("no answer");
    const text = (result.working ?? []).map((step) => `${step.label}: ${step.expression} = ${step.value}`);
    expect(text).toContainEqual(expect.stringMatching(/^Usual break-even.*4,500\.00 ÷ 289\.75 = 15\.53 months$/));
    expect(text).toContainEqual(expect.stringMatching(/not yet in month 16: stay: .* = \$\d+ worse off$/));
    expect(text).toContainEqual(expect.stringMatching(/reached in month 17: stay: .* = \$\d+ better off$/));
    expect(text).toContainEqual(
      expect.stringMatching(/^When you leave, after 7 years: month 84: .*\$17,613 better off$/),
    );
    expect(text).toContainEqual(expect.stringMatching(/^Net present value/));
  });
});

it("treats a more expensive loan without costs as even at closing and behind from the first month", () => {
  const free = { newRate: 9, lenderFees: 0, otherClosingCosts: 0, points: 0 };
  expect(ask(free)).toMatchObject({ breakEvenMonths: 0, lossAgainFromMonth: 1 });
});
