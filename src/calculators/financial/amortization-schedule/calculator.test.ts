import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { answer } from "../../../core/answer";
import type { JsonObject } from "../../../core/parse";
import { headlineOf, outputsOf, problemsOf } from "../../../core/testing";
import schedule from "./calculator";

interface Row {
  number: number;
  date: string;
  openingBalance: number;
  payment: number;
  interest: number;
  principal: number;
  extra: number;
  closingBalance: number;
}

const ask = (inputs: JsonObject = {}) => outputsOf(schedule, inputs);
const wrong = (inputs: JsonObject) => problemsOf(schedule, inputs).map(({ field }) => field);
const said = (inputs: JsonObject) => problemsOf(schedule, inputs)[0]?.message;
const rows = (inputs: JsonObject): Row[] => ask(inputs).schedule;

describe("published loans", () => {
  it("Canadian mortgage: 100,000 at 6% compounded twice a year over 25 years is 639.81 a month", () => {
    const outputs = ask({ principal: 100_000, annualRate: 6, termYears: 25, compounding: "semiannual" });
    expect(outputs.payment).toBeCloseTo(639.81, 2);
    expect(outputs.effectiveAnnualRate).toBeCloseTo(6.09, 9);
  });

  it("CFPB sample closing disclosure H-25(B): 162,000 at 3.875% is 761.78 a month, to the cent", () => {
    const outputs = ask({ principal: 162_000, annualRate: 3.875, termYears: 30, rounding: "cent" });
    expect(outputs.payment).toBe(761.78);
    // CFPB sample loan estimate: 56,582 is paid in five years including insurance, 15,773 of it principal.
    expect(Math.round(162_000 - outputs.schedule[59].closingBalance)).toBe(15_773);
  });
});

/** Computed row by row with 60-digit decimals outside this program; scripts/reference/loans.py has the first case. */
describe("independent computations", () => {
  const cases: [string, JsonObject, Record<string, number | string>][] = [
    [
      "30-year schedule due in 7",
      { principal: 500_000, annualRate: 7, termYears: 30, balloonAfter: 84 },
      {
        payment: 3326.512476,
        numberOfPayments: 84,
        lastPayment: 459_063.582836,
        totalInterest: 235_164.118335,
      },
    ],
    [
      "balloon with the last payment",
      { principal: 20_000, annualRate: 9, termMonths: 48, balloonAmount: 8000 },
      { payment: 358.620508, lastPayment: 8358.620508, totalInterest: 5213.784407 },
    ],
    [
      "fixed principal every quarter with monthly compounding",
      {
        principal: 100_000,
        annualRate: 8,
        termYears: 2,
        paymentFrequency: "quarterly",
        compounding: "monthly",
        amortizationType: "fixed-principal",
      },
      {
        payment: 14_513.362963,
        lastPayment: 12_751.67037,
        totalInterest: 9060.133333,
        payoffDate: "2028-10-01",
      },
    ],
    [
      "holiday, then interest only",
      { principal: 60_000, annualRate: 6, termYears: 5, interestOnlyPayments: 12, moratoriumPayments: 6 },
      { payment: 1451.906744, numberOfPayments: 66, totalInterest: 13_400.88276, payoffDate: "2032-06-01" },
    ],
    [
      "own payment",
      { paymentOverride: 2500 },
      { payment: 2500, numberOfPayments: 145, lastPayment: 1049.144669, totalInterest: 111_049.144669 },
    ],
    [
      "rate changes with the payment kept",
      {
        annualRate: 5,
        rateChanges: [
          { fromPayment: 25, annualRate: 6 },
          { fromPayment: 61, annualRate: 4.5 },
        ],
        onRateChange: "adjust-term",
      },
      { payment: 1976.984067, numberOfPayments: 182, lastPayment: 1892.143599, totalInterest: 109_726.2597 },
    ],
    [
      "rate changes with the payment adjusted",
      {
        annualRate: 5,
        rateChanges: [
          { fromPayment: 25, annualRate: 6 },
          { fromPayment: 61, annualRate: 4.5 },
        ],
      },
      { numberOfPayments: 180, lastPayment: 1954.738401, totalInterest: 107_399.256689 },
    ],
    [
      "an extra that lowers the payment",
      { extraOnce: 50_000, extraOnceDate: "2030-06-15", extraEffect: "reduce-payment" },
      { numberOfPayments: 180, lastPayment: 1659.847995, interestSaved: 20_955.097309, paymentsSaved: 0 },
    ],
    [
      "a balloon due on its date although payments continue after it",
      {
        principal: 100_000,
        annualRate: 6,
        termYears: 10,
        balloonAmount: 30_000,
        rateChanges: [{ fromPayment: 13, annualRate: 7 }],
        onRateChange: "adjust-term",
      },
      { payment: 927.143514, numberOfPayments: 130, lastPayment: 525.49988, totalInterest: 50_127.013134 },
    ],
    [
      "actual days to the cent",
      {
        principal: 150.25,
        annualRate: 10,
        termMonths: 12,
        interestMethod: "actual-365",
        rounding: "cent",
        firstPaymentDate: "2027-03-15",
        startDate: "2027-01-01",
      },
      // 73 days: 150.25 × 10% × 73 ÷ 365 is 3.005, a tie that rounds up to 3.01.
      { payment: 13.21, lastPayment: 15.19, totalInterest: 10.25, totalPaid: 160.5 },
    ],
    [
      "fifty years of weekly payments with actual days",
      {
        principal: 320_000,
        annualRate: 4.2,
        termYears: 50,
        paymentFrequency: "weekly",
        interestMethod: "actual-365",
      },
      { payment: 294.563295, numberOfPayments: 2584, lastPayment: 4.363858, totalInterest: 440_861.355099 },
    ],
  ];

  it.each(cases)("%s", (_, inputs, expected) => {
    const outputs = ask(inputs);
    for (const [key, value] of Object.entries(expected)) {
      if (typeof value === "string") expect(outputs[key], key).toBe(value);
      else expect(Math.abs(outputs[key] - value), `${key}: ${outputs[key]}`).toBeLessThan(2e-5);
    }
  });

  it("rounds an interest amount that is exactly half a cent up", () => {
    const [first] = rows(cases[9]?.[1] as JsonObject);
    expect(first?.interest).toBe(3.01);
  });
});

describe("dates and terms", () => {
  it("fall on the last day of shorter months and return to the 31st", () => {
    const dates = rows({ firstPaymentDate: "2028-01-31", termMonths: 4 }).map((row) => row.date);
    expect(dates).toEqual(["2028-01-31", "2028-02-29", "2028-03-31", "2028-04-30"]);
  });

  it.each([
    ["weekly", "2027-01-08", 26],
    ["biweekly", "2027-01-15", 13],
    ["quarterly", "2027-04-01", 2],
    ["semiannual", null, 1],
    ["annual", null, 1],
  ])("cover half a year of %s payments", (paymentFrequency, second, count) => {
    const table = rows({ termYears: 0.5, paymentFrequency });
    expect(table).toHaveLength(count);
    expect(table[1]?.date ?? null).toBe(second);
  });

  it("round months to whole payments, halves up", () => {
    expect(rows({ termMonths: 3, paymentFrequency: "biweekly" })).toHaveLength(7);
    expect(rows({ termMonths: 2, paymentFrequency: "semiannual" })).toHaveLength(1);
  });

  it("sum by calendar, loan and April years", () => {
    const years = (yearBasis: string) =>
      ask({ firstPaymentDate: "2027-03-15", termMonths: 24, yearBasis }).yearly.map(
        (row: { year: string }) => row.year,
      );
    expect(years("calendar")).toEqual(["2027", "2028", "2029"]);
    expect(years("loan-year")).toEqual(["1", "2"]);
    expect(years("financial-year-april")).toEqual(["2026-27", "2027-28", "2028-29"]);
  });
});

describe("events", () => {
  it("are listed in one table, in order", () => {
    const { events } = ask({
      termYears: 10,
      moratoriumPayments: 3,
      interestOnlyPayments: 12,
      rateChanges: [{ fromPayment: 40, annualRate: 7 }],
      extraMonthly: 100,
      extraMonthlyStart: "2029-01-01",
      balloonAfter: 90,
    });
    expect(events.map((row: { event: string; number: number }) => [row.event, row.number])).toEqual([
      ["holiday", 1],
      ["interest-only", 4],
      ["regular", 16],
      ["extra", 25],
      ["rate-change", 40],
      ["balloon", 90],
      ["end", 90],
    ]);
    expect(events[3]).toMatchObject({ until: 89, amount: 100 });
  });

  it("are empty if all payments are equal", () => {
    expect(ask().events).toEqual([]);
  });
});

describe("contradictory inputs", () => {
  it.each([
    [{ paymentOverride: 1000 }, "paymentOverride", "The payment must be more than the first interest of $1,354.17."],
    [
      { paymentOverride: 3000, amortizationType: "fixed-principal" },
      "paymentOverride",
      "Your own payment requires level repayment without a balloon.",
    ],
    [
      { paymentOverride: 3000, balloonAmount: 1 },
      "paymentOverride",
      "Your own payment requires level repayment without a balloon.",
    ],
    [
      { interestOnlyPayments: 180 },
      "interestOnlyPayments",
      "Interest-only payments must be fewer than the 180 payments.",
    ],
    [{ balloonAmount: 250_000 }, "balloonAmount", "The balloon must be less than the loan and needs level repayment."],
    [
      { balloonAmount: 10, amortizationType: "interest-only" },
      "balloonAmount",
      "The balloon must be less than the loan and needs level repayment.",
    ],
    [{ balloonAfter: 180 }, "balloonAfter", "The balloon must fall due after payment 0 and before payment 180."],
    [
      { balloonAfter: 6, moratoriumPayments: 6 },
      "balloonAfter",
      "The balloon must fall due after payment 6 and before payment 186.",
    ],
    [
      { interestMethod: "actual-365", startDate: "2027-01-01" },
      "startDate",
      "The loan date must be before the first payment.",
    ],
    [
      { rateChanges: [{ fromPayment: 2, annualRate: 40 }], onRateChange: "adjust-term" },
      "rateChanges",
      "At 40%, the payment no longer pays off the loan. Choose “Adjust payment.”",
    ],
    [
      { extraEffect: "reduce-payment", onRateChange: "adjust-term" },
      "extraEffect",
      "Lowering the payment needs a fixed end date.",
    ],
    [
      { extraEffect: "reduce-payment", paymentOverride: 3000 },
      "extraEffect",
      "Lowering the payment needs a fixed end date.",
    ],
  ])("%j", (inputs, field, message) => {
    expect(wrong(inputs)).toEqual([field]);
    expect(said(inputs)).toBe(message);
  });

  it("reports both fields if a later rate makes your own payment too small", () => {
    const inputs = { paymentOverride: 2500, rateChanges: [{ fromPayment: 13, annualRate: 20 }] };
    expect(wrong(inputs)).toEqual(["paymentOverride", "rateChanges"]);
  });

  it("rejects a loan that takes more than twice the term plus five payments", () => {
    // The first interest is 1,354.17; a payment just above it takes far longer than 365 payments.
    expect(wrong({ paymentOverride: 1355 })).toEqual(["paymentOverride"]);
    const slow = { rateChanges: [{ fromPayment: 2, annualRate: 10.43 }], onRateChange: "adjust-term" };
    expect(wrong(slow)).toEqual(["rateChanges"]);
  });

  it("ignores the loan date if periods are equal", () => {
    expect(wrong({ startDate: "2030-01-01" })).toEqual([]);
  });

  it("returns null for the savings if the loan would never end without extra payments", () => {
    const outputs = ask({ paymentOverride: 1355, extraYearly: 20_000 });
    expect(outputs.interestSaved).toBeNull();
    expect(outputs.paymentsSaved).toBeNull();
    expect(outputs.noticeCodes).toContain("never-without-extras");
  });

  it("rejects a debt that grows for centuries", () => {
    expect(wrong({ paymentFrequency: "annual", annualRate: 100, moratoriumPayments: 2600 })).toEqual([
      "moratoriumPayments",
    ]);
    expect(wrong({ paymentFrequency: "annual", annualRate: 0, firstPaymentDate: "9990-01-01" })).toEqual([
      "firstPaymentDate",
    ]);
  });
});

describe("edges", () => {
  it("handles a loan without interest", () => {
    const outputs = ask({ annualRate: 0, principal: 1800 });
    expect(outputs).toMatchObject({ payment: 10, totalInterest: 0, totalPaid: 1800, effectiveAnnualRate: 0 });
  });

  it("handles a single payment", () => {
    const outputs = ask({ principal: 1200, annualRate: 12, termMonths: 1 });
    expect(outputs).toMatchObject({ payment: 1212, lastPayment: 1212, numberOfPayments: 1 });
  });

  it("interest only: each payment is the interest, and the loan is due with the last one", () => {
    const outputs = ask({
      principal: 1200,
      annualRate: 12,
      termMonths: 12,
      amortizationType: "interest-only",
    });
    expect(outputs).toMatchObject({ payment: 12, lastPayment: 1212, totalInterest: 144 });
  });

  it("has no regular payment if extra payments repay the loan during the interest-only phase", () => {
    const outputs = ask({ interestOnlyPayments: 12, extraOnce: 1e6 });
    expect(outputs).toMatchObject({ payment: null, numberOfPayments: 1 });
  });

  it("counts all the days that are charged on a year of 360", () => {
    // The internal rate of the 360 payments of 250,000 at 6.5%, by equal months, is 6.79779% a year.
    const rate = (interestMethod: string) => ask({ annualRate: 6.5, interestMethod }).effectiveAnnualRate;
    expect(rate("actual-360")).toBeCloseTo(6.7978, 3);
    expect(rate("actual-365")).toBeCloseTo(6.697, 3);
    expect(rate("actual-365")).toBe(rate("periodic"));
  });

  it("gives the same effective Canadian rate at every payment frequency", () => {
    const rate = (paymentFrequency: string) => ask({ paymentFrequency, compounding: "semiannual" }).effectiveAnnualRate;
    for (const frequency of ["weekly", "biweekly", "monthly", "quarterly", "semiannual", "annual"])
      expect(rate(frequency)).toBeCloseTo(100 * (1.0325 ** 2 - 1), 9);
  });
});

describe("every schedule", () => {
  const anyLoan = fc.record({
    principal: fc.integer({ min: 100, max: 1_000_000 }),
    annualRate: fc.integer({ min: 0, max: 3000 }).map((x) => x / 100),
    termMonths: fc.integer({ min: 1, max: 240 }),
    paymentFrequency: fc.constantFrom("weekly", "monthly", "quarterly", "annual"),
    interestMethod: fc.constantFrom("periodic", "actual-365", "actual-360"),
    amortizationType: fc.constantFrom("level", "fixed-principal", "interest-only"),
    moratoriumPayments: fc.integer({ min: 0, max: 6 }),
    extraMonthly: fc.constantFrom(0, 10, 500),
    rounding: fc.constantFrom("none", "cent", "whole"),
  });

  it("adds up, row by row and in total", () => {
    fc.assert(
      fc.property(anyLoan, (inputs) => {
        const { schedule: table, totalInterest, totalPaid, yearly } = ask(inputs);
        let balance = inputs.principal;
        let [interest, paid, worst] = [0, 0, 0];
        for (const row of table as Row[]) {
          worst = Math.max(
            worst,
            Math.abs(row.openingBalance - balance),
            Math.abs(row.payment - row.interest - row.principal),
            Math.abs(balance - row.principal - row.extra - row.closingBalance),
          );
          balance = row.closingBalance;
          interest += row.interest;
          paid += row.payment + row.extra;
        }
        expect(balance).toBe(0);
        const years = yearly as { payment: number; extra: number }[];
        const byYears = years.reduce((sum, row) => sum + row.payment + row.extra, 0);
        for (const difference of [totalInterest - interest, totalPaid - paid, byYears - paid])
          worst = Math.max(worst, Math.abs(difference));
        // A balance below half a cent at the end is waived.
        expect(worst).toBeLessThan(1e-7 * inputs.principal + 0.006);
      }),
      { numRuns: 60 },
    );
  });
});

describe("solving", () => {
  it.each([
    ["paymentOverride", 1000],
    ["extraMonthly", 1000],
    ["extraOnce", 500],
    ["annualRate", 2000],
  ])("solves for %s given the last payment", (input, target) => {
    const solved = answer(schedule, {
      inputs: {},
      solve: { for: input, output: "lastPayment", target },
      outputs: ["lastPayment"],
    });
    if ("errors" in solved) throw new Error(JSON.stringify(solved.errors));
    expect(solved.outputs.lastPayment).toBeCloseTo(target, 2);
    expect(ask({ [input]: solved.solved?.value as number }).lastPayment).toBeCloseTo(target, 2);
  });

  it("solves for a balloon close to the loan amount", () => {
    const target = 1500;
    const solved = answer(schedule, {
      inputs: {},
      solve: { for: "balloonAmount", output: "payment", target },
      outputs: ["payment"],
    });
    expect("solved" in solved && solved.outputs.payment).toBeCloseTo(target, 6);
  });
});

describe("headline", () => {
  it.each([
    [{ extraMonthly: 100 }, /^\d+ payments of \$2,177\.77, plus \$100\.00 extra a month\. The last is on /],
    [{ extraOnce: 100 }, /^\d+ payments of \$2,177\.77, plus extra payments\. The last is on /],
    [{ extraMonthly: 100, extraEffect: "reduce-payment" }, /payments, the first of \$2,177\.77, plus \$100\.00 extra/],
    [
      { rateChanges: [{ fromPayment: 13, annualRate: 9 }], onRateChange: "adjust-emi" },
      /^180 payments, the first of \$2,177\.77\. The last is on /,
    ],
  ])("is correct for %j", (inputs, words) => {
    const { before, figure, after } = headlineOf(schedule, inputs);
    expect(`${before} ${figure}${after}`).toMatch(words);
  });
});

describe("payments at the start of each period", () => {
  // 250,000 at 6.5% over 15 years: P × i ÷ (1 − v) ÷ (1 + i), computed independently to 40 digits.
  it("bear no interest the first time", () => {
    const outputs = ask({ paymentTiming: "start" });
    expect(outputs.payment).toBeCloseTo(2166.03571976136, 8);
    expect(outputs.schedule[0].interest).toBe(0);
    expect(outputs.schedule[0].closingBalance).toBeCloseTo(250_000 - 2166.03571976136, 7);
    expect(outputs.schedule.at(-1)).toMatchObject({ number: 180, closingBalance: 0 });
  });

  it("with a balloon are worth the loan on its first day", () => {
    const { payment } = ask({ paymentTiming: "start", balloonAmount: 50_000, annualRate: 12, termYears: 5 });
    const worth = (months: number, amount: number) => amount / 1.01 ** months;
    const total = Array.from({ length: 60 }, (_, k) => worth(k, payment)).reduce((sum, one) => sum + one, 0);
    expect(total + worth(59, 50_000)).toBeCloseTo(250_000, 5);
  });

  it("do not go with a payment holiday, which is at the end of periods", () => {
    const holiday = { moratoriumPayments: 3 };
    expect(ask({ ...holiday, paymentTiming: "start" }).payment).toBe(ask(holiday).payment);
  });
});

describe("rates above 100%", () => {
  it("are answered up to 1,000%", () => {
    // 1,000 at 400% over six months, computed independently.
    const { payment, totalInterest } = ask({ principal: 1000, annualRate: 400, termMonths: 6 });
    expect(payment).toBeCloseTo(405.504405504405, 9);
    expect(totalInterest).toBeCloseTo(6 * 405.504405504405 - 1000, 8);
    expect(wrong({ annualRate: 1001 })).toEqual(["annualRate"]);
  });
});
