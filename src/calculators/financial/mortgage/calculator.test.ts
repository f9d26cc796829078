import fc from "fast-check";
import { beforeAll, describe, expect, it } from "vitest";
import { answer } from "../../../core/answer";
import type { JsonObject } from "../../../core/parse";
import { headlineOf, outputsOf, problemsOf, workingLines } from "../../../core/testing";
import { loadWorking } from "../../../core/working";
import { CONVENTIONAL } from "../../../data/home-loans/conventional";
import mortgage from "./calculator";

beforeAll(async () => {
  await loadWorking(mortgage);
});

interface Row {
  date: string;
  payment: number;
  interest: number;
  principal: number;
  extra: number;
  closingBalance: number;
  cumulativeInterest: number;
  annualRate: number;
  pmi: number;
  escrow: number;
}

const ask = (inputs: JsonObject = {}) => outputsOf(mortgage, inputs);
const sum = (rows: Row[], key: keyof Row) => rows.reduce((total, row) => total + (row[key] as number), 0);
const codes = (inputs: JsonObject): string[] => ask(inputs).noticeCodes?.split(" ") ?? [];

/** CFPB sample closing disclosure H-25(B): 162,000 on a home of 180,000. */
const SAMPLE = { homePrice: 180_000, downPaymentPercent: 10, annualRate: 3.875, pmiRate: 0.61 };

describe("published loans", () => {
  it("CFPB sample closing disclosure H-25(B)", () => {
    const outputs = ask(SAMPLE);
    // The published total also includes prepaid interest of 279.04 and loan costs of 4,694.05.
    expect(outputs.totalPaid + outputs.totalPmi + 4694.05 + 279.04).toBeCloseTo(285_803.36, 2);
  });

  it("5/1 ARM of 400,000, caps 2/2/5: 2,271, then 2,733, at most 3,467; worst-case interest 764,573", () => {
    const outputs = ask({
      homePrice: 500_000,
      annualRate: 5.5,
      rateType: "arm",
      armIndexedRate: 6.75,
      armScenario: "worst",
    });
    expect(Math.round(outputs.monthlyPrincipalInterest)).toBe(2271);
    expect(Math.round(outputs.schedule[60].payment)).toBe(2733);
    expect(Math.round(outputs.maxMonthlyPrincipalInterest)).toBe(3467);
    expect(Math.round(outputs.totalInterest)).toBe(764_573);
    expect(outputs.armChanges.slice(0, 3)).toMatchObject([
      { number: 61, date: "2032-01-01", annualRate: 7.5, limitedBy: "first-cap" },
      { number: 73, date: "2033-01-01", annualRate: 9.5, limitedBy: "periodic-cap" },
      { number: 85, date: "2034-01-01", annualRate: 10.5, limitedBy: "lifetime-cap" },
    ]);
  });
});

describe("totals", () => {
  const anyInputs = fc.record({
    homePrice: fc.integer({ min: 50_000, max: 2_000_000 }),
    downPaymentPercent: fc.integer({ min: 0, max: 99 }),
    annualRate: fc.double({ min: 0, max: 20, noNaN: true }),
    termYears: fc.integer({ min: 1, max: 50 }),
    rateType: fc.constantFrom("fixed", "arm"),
    armScenario: fc.constantFrom("expected", "worst", "best"),
    extraMonthly: fc.constantFrom(0, 150),
    hoaMonthly: fc.constantFrom(0, 80),
    pmiRemoval: fc.constantFrom("automatic", "request"),
  });

  it("are the sum of every payment, PMI and cost in the schedule plus the cash to close", () => {
    fc.assert(
      fc.property(anyInputs, (inputs) => {
        const { rateType, ...fixed } = inputs;
        for (const given of [inputs, { ...fixed, paymentFrequency: "biweekly" }]) {
          const outputs = ask({ ...given, points: 1.5, lenderFees: 1200, otherClosingCosts: 3000 });
          const rows: Row[] = outputs.schedule;
          const all = sum(rows, "payment") + sum(rows, "extra") + sum(rows, "pmi") + sum(rows, "escrow");
          expect(outputs.totalCost / (outputs.cashToClose + all)).toBeCloseTo(1, 10);
          expect(sum(rows, "principal") + sum(rows, "extra")).toBeCloseTo(outputs.loanAmount, 2);
          expect(outputs.totalInterest / (1 + sum(rows, "interest"))).toBeCloseTo(
            sum(rows, "interest") / (1 + sum(rows, "interest")),
            8,
          );
          expect(rows.filter((row) => row.pmi > 0)).toHaveLength(outputs.pmiMonths);
          expect(rows.at(-1)).toMatchObject({ date: outputs.payoffDate, closingBalance: 0 });
          expect(sum(outputs.yearly, "interest")).toBeCloseTo(sum(rows, "interest"), 4);
          expect(sum(outputs.yearly, "escrow")).toBeCloseTo(sum(rows, "escrow"), 4);
        }
      }),
      { numRuns: 30 },
    );
  });

  it("rise with the rate and fall with extra payments", () => {
    fc.assert(
      fc.property(anyInputs, (inputs) => {
        fc.pre(inputs.downPaymentPercent < 95);
        const plain = ask({ ...inputs, rateType: "fixed", extraMonthly: 0 });
        const higherRate = ask({
          ...inputs,
          rateType: "fixed",
          extraMonthly: 0,
          annualRate: inputs.annualRate + 1,
        });
        const faster = ask({ ...inputs, rateType: "fixed", extraMonthly: 200 });
        expect(higherRate.totalInterest).toBeGreaterThan(plain.totalInterest);
        expect(faster.monthsSaved).toBe(plain.numberOfPayments - faster.numberOfPayments);
        expect(faster.monthsSaved).toBeGreaterThanOrEqual(0);
        expect(faster.interestSaved).toBeCloseTo(plain.totalInterest - faster.totalInterest, 5);
        expect(faster.interestSaved).toBeGreaterThanOrEqual(0);
      }),
      { numRuns: 30 },
    );
  });

  it("include costs that grow once per loan year", () => {
    const { schedule } = ask({ hoaMonthly: 100, hoaGrowth: 10, propertyTaxAnnual: 1200, otherMonthly: 5 });
    // Tax 100 growing 2%, insurance 166.67 growing 3%, HOA 100 growing 10%, other 5.
    expect(schedule[11].escrow).toBeCloseTo(100 + 2000 / 12 + 100 + 5, 10);
    expect(schedule[24].escrow).toBeCloseTo(100 * 1.02 ** 2 + (2000 / 12) * 1.03 ** 2 + 121 + 5, 10);
  });
});

describe("the down payment", () => {
  it("can be a percentage or an amount", () => {
    expect(ask({ downPaymentPercent: 25 })).toMatchObject({
      downPaymentAmount: 100_000,
      loanAmount: 300_000,
      ltv: 75,
    });
    expect(ask({ downPaymentMode: "amount", downPayment: 60_000 })).toMatchObject({
      loanAmount: 340_000,
      ltv: 85,
    });
  });

  it("ignores the field of the other mode", () => {
    expect(ask({ downPayment: 900_000 }).loanAmount).toBe(320_000);
    expect(ask({ downPaymentMode: "amount", downPaymentPercent: 400 }).loanAmount).toBe(320_000);
  });
});

describe("the term", () => {
  it("is rounded to whole months from years, or taken in months", () => {
    expect(ask({ termYears: 12.625 }).numberOfPayments).toBe(152);
    expect(ask({ termYears: 1 / 12 }).numberOfPayments).toBe(1);
    expect(ask({ termMonths: 61, termYears: 900 }).numberOfPayments).toBe(61);
  });

  it("keeps the first payment's day of the month past shorter months", () => {
    const { schedule, payoffDate } = ask({ firstPaymentDate: "2027-10-31", termYears: 0.5 });
    expect(schedule.map((row: Row) => row.date)).toEqual([
      "2027-10-31",
      "2027-11-30",
      "2027-12-31",
      "2028-01-31",
      "2028-02-29",
      "2028-03-31",
    ]);
    expect(payoffDate).toBe("2028-03-31");
  });

  it("divides the loan into equal payments at 0%", () => {
    const outputs = ask({ annualRate: 0, termYears: 10 });
    expect(outputs.monthlyPrincipalInterest).toBeCloseTo(320_000 / 120, 10);
    expect(outputs.totalInterest).toBe(0);
    expect(outputs.apr).toBe(0);
  });
});

describe("biweekly payment", () => {
  it("pays half every 14 days, with interest at 1/26 of the annual rate", () => {
    const outputs = ask({ paymentFrequency: "biweekly" });
    let balance = 320_000;
    let interest = 0;
    let count = 0;
    while (balance > 0.005) {
      const charged = balance * (0.065 / 26);
      interest += charged;
      balance += charged - Math.min(outputs.biweeklyPayment, balance + charged);
      count++;
    }
    expect(outputs.biweeklyPayment).toBe(outputs.monthlyPrincipalInterest / 2);
    expect(outputs.numberOfPayments).toBe(count);
    expect(outputs.totalInterest).toBeCloseTo(interest, 4);
    expect(outputs.schedule[1].date).toBe("2027-01-15");
    // The last payment is 2056-12-01 by contract and 2051-02-10 biweekly: 69 whole months and some days.
    const [year, month, day] = outputs.payoffDate.split("-").map(Number);
    const months = (2056 - year) * 12 + 12 - month - (1 < day ? 1 : 0);
    expect(outputs.monthsSaved).toBe(months);
    expect(outputs.interestSaved).toBeGreaterThan(0);
  });

  it("counts the months saved correctly when payments fall at month ends", () => {
    const last = { "01": 31, "02": 28, "03": 31, "04": 30, "06": 30, "09": 30, "11": 30 } as Record<string, number>;
    let clamped = 0;
    for (let termMonths = 241; termMonths < 253; termMonths++)
      for (let annualRate = 3; annualRate < 9; annualRate += 0.25) {
        const contract = { annualRate, termMonths, firstPaymentDate: "2027-01-31" };
        const end = ask(contract).payoffDate;
        const { payoffDate, monthsSaved } = ask({ ...contract, paymentFrequency: "biweekly" });
        // The payoff date plus the months saved is not after the contract's end; plus one more month, it is.
        const inMonths = (months: number) => {
          const [year, month, day] = payoffDate.split("-").map(Number);
          const ahead = new Date(Date.UTC(year, month - 1 + months, 1)).toISOString().slice(0, 7);
          const most = ahead.endsWith("-02") && Number(ahead.slice(0, 4)) % 4 === 0 ? 29 : (last[ahead.slice(5)] ?? 31);
          if (day > most && ahead === end.slice(0, 7)) clamped++;
          return `${ahead}-${String(Math.min(day, most)).padStart(2, "0")}`;
        };
        expect(inMonths(monthsSaved) <= end).toBe(true);
        expect(inMonths(monthsSaved + 1) <= end).toBe(false);
      }
    expect(clamped).toBeGreaterThan(0);
  }, 20_000);

  it("ends PMI on the same date as the monthly contract", () => {
    const monthly = ask(SAMPLE);
    const biweekly = ask({ ...SAMPLE, paymentFrequency: "biweekly" });
    const insured = biweekly.schedule.filter((row: Row) => row.pmi > 0);
    expect(insured.at(-1).date <= monthly.pmiEndDate).toBe(true);
    expect(biweekly.schedule[insured.length].date > monthly.pmiEndDate).toBe(true);
    expect(insured[0].pmi).toBeCloseTo((162_000 * 0.0061) / 26, 10);
    expect(biweekly.monthlyPmi).toBe(monthly.monthlyPmi);
  });

  it("ends PMI on request with the first half payment that brings the balance to 80%", () => {
    const { schedule, pmiMonths } = ask({ ...SAMPLE, paymentFrequency: "biweekly", pmiRemoval: "request" });
    expect(schedule[pmiMonths - 1].closingBalance).toBeLessThanOrEqual(144_000);
    expect(schedule[pmiMonths - 2].closingBalance).toBeGreaterThan(144_000);
  });

  it("is no shorter than a contract of one month", () => {
    expect(ask({ paymentFrequency: "biweekly", termMonths: 1 })).toMatchObject({
      numberOfPayments: 2,
      monthsSaved: 0,
    });
  });
});

describe("PMI", () => {
  it("is not charged with 20% down or more", () => {
    expect(ask()).toMatchObject({
      monthlyPmi: 0,
      totalPmi: 0,
      pmiMonths: 0,
      pmiEndDate: null,
      pmiSavedByAsking: 0,
    });
    expect(ask({ downPaymentPercent: 19.99 }).monthlyPmi).toBeGreaterThan(0);
  });

  it("computes what requesting cancellation on time saves, with extra payments", () => {
    const inputs = { ...SAMPLE, extraMonthly: 150 };
    const automatic = ask(inputs);
    const requested = ask({ ...inputs, pmiRemoval: "request" });
    expect(automatic.pmiMonths).toBe(80);
    expect(requested.pmiMonths).toBeLessThan(ask({ ...SAMPLE, pmiRemoval: "request" }).pmiMonths);
    expect(automatic.pmiSavedByAsking).toBeCloseTo(automatic.totalPmi - requested.totalPmi, 8);
    expect(requested.pmiSavedByAsking).toBeCloseTo(automatic.pmiSavedByAsking, 8);
  });

  it("lasts no longer than the loan", () => {
    expect(ask({ ...SAMPLE, extraOnce: 200_000, extraOnceDate: "2027-04-01" }).pmiMonths).toBe(4);
  });
});

describe("APR", () => {
  it("includes points and lender fees but not title and recording", () => {
    const plain = ask({ points: 1, lenderFees: 2000 });
    expect(plain.apr).toBeGreaterThan(6.5);
    expect(ask({ points: 1, lenderFees: 2000, otherClosingCosts: 9000 }).apr).toBe(plain.apr);
    // 360 payments, discounted at the APR, are worth the loan minus 3,200 of points and 2,000 of fees.
    const j = plain.apr / 1200;
    let value = 0;
    for (let k = 1; k <= 360; k++) value += plain.monthlyPrincipalInterest / (1 + j) ** k;
    expect(value).toBeCloseTo(314_800, 4);
  });

  it("does not change with extra or biweekly payments", () => {
    const { apr } = ask(SAMPLE);
    expect(ask({ ...SAMPLE, extraMonthly: 500, paymentFrequency: "biweekly" }).apr).toBe(apr);
    expect(ask({ ...SAMPLE, pmiRemoval: "request" }).apr).toBe(apr);
  });

  it("is between an ARM's rates", () => {
    const { apr } = ask({ rateType: "arm", annualRate: 5, armIndexedRate: 7 });
    expect(apr).toBeGreaterThan(5);
    expect(apr).toBeLessThan(7);
  });

  it("does not exist if fees use up the loan", () => {
    expect(ask({ lenderFees: 320_000 }).apr).toBeNull();
    expect(ask({ lenderFees: 400_000 }).apr).toBeNull();
  });
});

describe("points", () => {
  it("break even when the interest saved has reached their cost", () => {
    const inputs = { annualRate: 6.25, points: 1, rateWithoutPoints: 6.5 };
    const { pointsBreakEvenMonth: month, pointsCost, schedule } = ask(inputs);
    const without: Row[] = ask({ annualRate: 6.5 }).schedule;
    const saved = (k: number) =>
      (without[k - 1] as Row).cumulativeInterest - (schedule[k - 1] as Row).cumulativeInterest;
    expect(pointsCost).toBe(3200);
    expect(saved(month)).toBeGreaterThanOrEqual(3200);
    expect(saved(month - 1)).toBeLessThan(3200);
  });

  it("never break even at the same rate, and break even at once if they cost nothing", () => {
    expect(ask({ points: 1, rateWithoutPoints: 6.5 }).pointsBreakEvenMonth).toBeNull();
    expect(codes({ points: 1, rateWithoutPoints: 6.5 })).toContain("points-never-pay");
    expect(ask({ rateWithoutPoints: 6.5 }).pointsBreakEvenMonth).toBe(0);
    expect(ask({ points: 1 }).pointsBreakEvenMonth).toBeNull();
  });
});

describe("points, step by step", () => {
  const inputs = { annualRate: 6.25, points: 1, rateWithoutPoints: 6.5 };

  it("break even by the payment after their cost ÷ the monthly saving", () => {
    // 320,000 over 30 years: 2,022.62 at 6.5% and 1,970.30 at 6.25%; 3,200 ÷ 52.32 = 61.2.
    const outputs = ask(inputs);
    expect(outputs.pointsMonthlySaving).toBeCloseTo(52.32, 2);
    expect(outputs.pointsPaymentBreakEvenMonth).toBe(62);
    expect(outputs.pointsBreakEvenWithExtras).toBeNull();
    const lines = workingLines(mortgage, inputs);
    expect(lines.some((line) => line.includes("$3,200.00 ÷ $52.32") && line.includes("62 months"))).toBe(true);
  });

  it("break even by interest with the extra payments that are made", () => {
    const extra = { extraMonthly: 1500 };
    const { pointsBreakEvenWithExtras: month, schedule } = ask({ ...inputs, ...extra });
    const without: Row[] = ask({ annualRate: 6.5, ...extra }).schedule;
    const saved = (k: number) =>
      (without[k - 1] as Row).cumulativeInterest - (schedule[k - 1] as Row).cumulativeInterest;
    expect(saved(month)).toBeGreaterThanOrEqual(3200);
    expect(saved(month - 1)).toBeLessThan(3200);
    expect(month).toBeGreaterThan(ask(inputs).pointsBreakEvenMonth);
  });

  it("do not break even if the home is paid off before", () => {
    expect(ask({ ...inputs, extraMonthly: 50_000 }).pointsBreakEvenWithExtras).toBeNull();
    expect(ask({ ...inputs, termYears: 5, points: 3 }).pointsPaymentBreakEvenMonth).toBeNull();
  });
});

describe("15 or 30 years", () => {
  it("compares both with the term entered, at their own rates", () => {
    // 320,000: 2,787.54 at 6.5% over 15 years; 2,655.67 at 5.75%; 2,022.62 over 30.
    const terms = ask({ termYears: 20, rate15Years: 5.75 }).terms;
    expect(terms.map((row: { years: number }) => row.years)).toEqual([15, 20, 30]);
    expect(terms[0]).toMatchObject({ annualRate: 5.75, payoffDate: "2041-12-01" });
    expect(terms[0].principalInterest).toBeCloseTo(2657.31, 2);
    expect(terms[2].principalInterest).toBeCloseTo(2022.62, 2);
    expect(terms[2].totalInterest).toBeCloseTo(408_142.36, 2);
    expect(ask().terms[0].principalInterest).toBeCloseTo(2787.54, 2);
  });

  it("keeps the loan's own rate for its own term", () => {
    expect(ask({ rate30Years: 9 }).terms[1].annualRate).toBe(6.5);
    expect(ask({ rateType: "arm" }).terms).toEqual([]);
    // Thirty years would pass the last year of the calendar.
    expect(ask({ firstPaymentDate: "9980-01-01", termYears: 10 }).terms).toHaveLength(2);
  });
});

describe("a recast", () => {
  it("spreads the balance after the lump sum over the months left", () => {
    // After 24 payments at 6%: 320,000 × 1.005²⁴ − 1,918.56 × (1.005²⁴ − 1) ÷ 0.005 = 311,898.16, minus 50,000;
    // over 336 months, 261,898.16 × 0.005 ÷ (1 − 1.005^−336) = 1,611.00.
    const inputs = { annualRate: 6, extraOnce: 50_000, extraOnceDate: "2028-12-01" };
    const outputs = ask(inputs);
    const growth = 1.005 ** 24;
    const payment = (320_000 * 0.005) / (1 - 1.005 ** -360);
    const balance = 320_000 * growth - (payment * (growth - 1)) / 0.005 - 50_000;
    expect(outputs.recastPayment).toBeCloseTo((balance * 0.005) / (1 - 1.005 ** -336), 6);
    expect(outputs.recastPayment).toBeLessThan(outputs.monthlyPrincipalInterest);
  });

  it("needs a lump sum that leaves a balance, and a fixed monthly payment", () => {
    expect(ask().recastPayment).toBeNull();
    expect(ask({ extraOnce: 400_000 }).recastPayment).toBeNull();
    expect(ask({ extraOnce: 5000, paymentFrequency: "biweekly" }).recastPayment).toBeNull();
    expect(ask({ extraOnce: 5000, rateType: "arm" }).recastPayment).toBeNull();
  });
});

describe("adjustable rate", () => {
  const arm = { rateType: "arm", annualRate: 5.5, armIndexedRate: 6.75, annualIncome: 120_000 };

  it("shows three scenarios, whichever is chosen", () => {
    const { armScenarios, monthlyPayment, monthlyPrincipalInterest } = ask(arm);
    expect(ask({ ...arm, armScenario: "best" }).armScenarios).toEqual(armScenarios);
    for (const scenario of armScenarios) {
      const chosen = ask({ ...arm, armScenario: scenario.scenario });
      expect(scenario.totalInterest).toBeCloseTo(chosen.totalInterest, 6);
      expect(scenario.highestPayment).toBe(chosen.maxMonthlyPrincipalInterest);
      expect(scenario.paymentAfterChange).toBe(chosen.schedule[60].payment);
      const otherCosts = monthlyPayment - monthlyPrincipalInterest;
      expect(scenario.incomeShare).toBeCloseTo((scenario.highestPayment + otherCosts) / 100, 8);
    }
    expect(ask({ ...arm, annualIncome: null }).armScenarios[0].incomeShare).toBeNull();
  });

  it("lists the rate paths side by side", () => {
    const { armPaths, armChanges } = ask(arm);
    expect(armPaths).toHaveLength(25);
    expect(armPaths[0]).toMatchObject({ number: 61, expectedRate: 6.75, worstRate: 7.5, bestRate: 3.5 });
    expect(armPaths[3].expectedPayment).toBe(armChanges[3].payment);
  });

  it("has no scenarios at a fixed rate and no changes before the first adjustment", () => {
    expect(ask()).toMatchObject({ armScenarios: [], armChanges: [], armPaths: [] });
    expect(ask({ ...arm, termYears: 5 })).toMatchObject({ armChanges: [], armPaths: [] });
  });
});

describe("paying more", () => {
  it("shows both balances by year", () => {
    const { balances, yearly } = ask({ extraMonthly: 200 });
    expect(balances).toHaveLength(30);
    expect(balances[4].closingBalance).toBe(yearly[4].closingBalance);
    expect(balances[4].withoutExtras).toBe(ask().yearly[4].closingBalance);
    expect(balances.at(-1)).toEqual({ year: "2056", closingBalance: 0, withoutExtras: 0 });
    expect(ask().balances).toEqual([]);
  });

  it("accepts any number of dated extra payments", () => {
    const streams = ask({
      extraPayments: [
        { amount: 100, frequency: "monthly" },
        { amount: 1000, frequency: "yearly", start: "2028-06-15" },
        { amount: 500, frequency: "once", start: "2030-01-31", end: null },
      ],
    });
    const named = ask({
      extraMonthly: 100,
      extraYearly: 1000,
      extraYearlyStart: "2028-06-15",
      extraOnce: 500,
      extraOnceDate: "2030-01-31",
    });
    expect(streams.schedule).toEqual(named.schedule);
    expect(streams.schedule[18].extra).toBe(1100);
    expect(streams.schedule[37].extra).toBe(600);
  });
});

describe("notices", () => {
  it.each<[JsonObject, string[]]>([
    [{}, []],
    [SAMPLE, ["pmi-end"]],
    [{ rateType: "arm" }, ["arm-assumption"]],
    [{ paymentFrequency: "biweekly" }, ["biweekly-credit"]],
    [{ homePrice: 1_200_000 }, ["above-conforming-limit"]],
  ])("%j: %j", (inputs, expected) => {
    expect(codes(inputs)).toEqual(expected);
  });

  it("say when PMI ends and what requesting cancellation saves", () => {
    const { notices, pmiSavedByAsking } = ask(SAMPLE);
    expect(notices[0].message).toContain("ends automatically in August 2033 (payment 80)");
    expect(notices[0].message).toContain(`you save $${pmiSavedByAsking.toFixed(2)}`);
  });
});

describe("bad input", () => {
  it.each<[JsonObject, string, string]>([
    [
      { downPaymentMode: "amount", downPayment: 400_000 },
      "downPayment",
      "Down payment must be less than the home price.",
    ],
    [
      { rateType: "arm", paymentFrequency: "biweekly" },
      "paymentFrequency",
      "Biweekly payments are available for fixed-rate loans only.",
    ],
    [
      { extraPayments: [{ amount: -1, frequency: "once" }] },
      "extraPayments",
      "Extra payment 1: the amount must be 0 or more, the frequency once, monthly, quarterly or yearly.",
    ],
    [
      {
        extraPayments: [
          { amount: 1, frequency: "once" },
          { amount: 1, frequency: "daily" },
        ],
      },
      "extraPayments",
      "Extra payment 2: the amount must be 0 or more, the frequency once, monthly, quarterly or yearly.",
    ],
    [
      { firstPaymentDate: "2027-02-30" },
      "firstPaymentDate",
      "February 30, 2027, does not exist. Enter a date as YYYY-MM-DD.",
    ],
    [{ extraOnceDate: "soon" }, "extraOnceDate", "Enter a date as YYYY-MM-DD."],
    [{ termYears: 51 }, "termYears", "Loan term must be between 1 month and 50 years."],
    [{ annualRate: 51 }, "annualRate", "Interest rate must be between 0 and 50%."],
    [{ homePrice: 0 }, "homePrice", "Home price must be between $1 and $1,000,000,000,000."],
    [
      { firstPaymentDate: "9990-01-01" },
      "firstPaymentDate",
      "The last payment would fall after the year 9999. Enter an earlier first payment.",
    ],
  ])("%j", (inputs, field, message) => {
    expect(problemsOf(mortgage, inputs)).toEqual([{ field, message }]);
  });
});

describe("solving", () => {
  const solve = (question: { for: string; output: string; target: number | string }, inputs: JsonObject = {}) => {
    const result = answer(mortgage, { inputs, solve: question, outputs: [question.output] });
    if ("errors" in result) throw new Error(JSON.stringify(result.errors));
    return { value: result.solved?.value as number, reached: result.outputs[question.output] };
  };

  it.each(["homePrice", "downPaymentPercent", "annualRate"])("finds %s from a monthly payment", (input) => {
    const { value, reached } = solve({ for: input, output: "monthlyPayment", target: 2400 });
    expect(reached).toBeCloseTo(2400, 6);
    expect(ask({ [input]: value }).monthlyPayment).toBeCloseTo(2400, 6);
  });

  it("finds the term in whole months from an APR raised by mortgage insurance", () => {
    const inputs = { downPaymentPercent: 10 };
    const target = ask({ ...inputs, termMonths: 51 }).apr;
    expect(target).toBeCloseTo(6.690082760143218, 9);
    expect(solve({ for: "termMonths", output: "apr", target: 6.690082760143218 }, inputs).value).toBe(51);
  });

  it("finds the term in whole months from a monthly payment", () => {
    const { value } = solve({ for: "termYears", output: "monthlyPayment", target: 3000 });
    expect(ask({ termYears: value }).monthlyPayment).toBeLessThanOrEqual(3000);
    expect(ask({ termMonths: Math.round(12 * value) - 1 }).monthlyPayment).toBeGreaterThan(3000);
    expect(solve({ for: "termMonths", output: "monthlyPayment", target: 3000 }).value).toBe(Math.round(12 * value));
  });

  it("finds the smallest monthly extra to pay off by a date, on a payment date or not", () => {
    for (const target of ["2045-06-01", "2045-06-20"]) {
      const { value, reached } = solve({ for: "extraMonthly", output: "payoffDate", target });
      expect(reached).toBe("2045-06-01");
      expect(ask({ extraMonthly: value - 0.01 }).payoffDate).toBe("2045-07-01");
    }
  });

  it("finds the down payment that just avoids PMI", () => {
    const { value } = solve(
      { for: "downPayment", output: "ltv", target: 80 },
      { downPaymentMode: "amount", downPayment: 20_000, homePrice: 345_678.9 },
    );
    const inputs = { downPaymentMode: "amount", homePrice: 345_678.9 };
    expect(ask({ ...inputs, downPayment: value }).monthlyPmi).toBe(0);
    expect(ask({ ...inputs, downPayment: value - 0.01 }).monthlyPmi).toBeGreaterThan(0);
  });

  it("finds the points that break even within five years", () => {
    const inputs = { annualRate: 6, rateWithoutPoints: 6.25, points: 3 };
    const { value, reached } = solve({ for: "points", output: "pointsBreakEvenMonth", target: 60 }, inputs);
    expect(reached).toBe(60);
    expect(ask({ ...inputs, points: value + 0.02 }).pointsBreakEvenMonth).toBeGreaterThan(60);
  });
});

describe("text", () => {
  it("says what is paid, until when, and the interest", () => {
    expect(headlineOf(mortgage)).toEqual({
      label: "Monthly payment",
      before: "You pay each month",
      figure: "$2,555.95",
      after: "and own the home in December 2056, after $408,142 in interest.",
    });
    expect(headlineOf(mortgage, { paymentFrequency: "biweekly" }).figure).toBe("$1,011.31");
  });

  it.each([
    [{ extraMonthly: 300 }, "You pay each month $2,855.95 , $300.00 of it extra, and own"],
    [{ extraMonthly: 300, extraOnce: 5000 }, "$2,855.95 , $300.00 of it extra, plus other extra payments, and own"],
    [{ extraYearly: 5000 }, "You pay each month $2,555.95 plus other extra payments, and own"],
    // It starts next year, so it is not part of every month's payment.
    [{ extraMonthly: 300, extraMonthlyStart: "2028-01-01" }, "$2,555.95 plus other extra payments, and own"],
    [{ paymentFrequency: "biweekly", extraMonthly: 300 }, "$1,011.31 plus $300.00 extra a month, and own"],
    [{ rateType: "arm" }, "At first you pay each month $2,555.95 and own"],
    // No more than the balance: $320,000 plus one month's interest at 6.5%, and $533.33 of tax and insurance.
    [{ extraMonthly: 1e6 }, "You pay once $322,266.67 , $319,710.72 of it extra, and own"],
  ])("states the actual payment: %j", (inputs, words) => {
    const { before, figure, after } = headlineOf(mortgage, inputs);
    expect(`${before} ${figure} ${after}`).toContain(words);
  });

  it("shows every step with its numbers", () => {
    const result = answer(mortgage, {
      inputs: { ...SAMPLE, rateType: "arm", points: 1 },
      outputs: [],
      working: true,
    });
    if ("errors" in result) throw new Error("no answer");
    const text = (result.working ?? []).map((step) => `${step.label}: ${step.expression} = ${step.value}`);
    expect(text[0]).toBe("Loan = price − down payment: $180,000.00 − $18,000.00 = $162,000.00");
    expect(text).toContainEqual(expect.stringMatching(/^PMI: \$162,000\.00 × 0\.61% ÷ 12 = \$82\.35$/));
    expect(text).toContainEqual(expect.stringMatching(/\(78% of the price\): .* = \$140,400\.00 = payment \d+/));
    expect(text).toContainEqual(expect.stringMatching(/midpoint|Midpoint/));
    expect(text).toContainEqual(
      expect.stringMatching(/payment 61,.*3\.875% → 5\.875%, limited by: First-adjustment cap/),
    );
    expect(text).toContainEqual(
      expect.stringMatching(/^Amount financed A.*162,000\.00 − 1,620\.00 − 0\.00 = \$160,380\.00$/),
    );
  });
});

describe("boundaries", () => {
  it("includes every closing cost in the cash to close", () => {
    // 80,000 down, 1 point on 320,000, and both kinds of costs.
    const { cashToClose } = ask({ points: 1, lenderFees: 1000, otherClosingCosts: 4321 });
    expect(cashToClose).toBeCloseTo(80_000 + 3200 + 1000 + 4321, 6);
    expect(ask({ otherClosingCosts: 4321 }).cashToClose).toBeCloseTo(84_321, 6);
  });

  it("charges PMI in its last month but not in the next", () => {
    const { schedule, pmiMonths, totalPmi } = ask({ downPaymentPercent: 10 });
    expect(schedule[pmiMonths - 1].pmi).toBeGreaterThan(0);
    expect(schedule[pmiMonths].pmi).toBe(0);
    expect(sum(schedule, "pmi")).toBeCloseTo(totalPmi, 6);
  });

  it("treats a loan of exactly the conforming limit as within it", () => {
    const lent = (loan: number) =>
      codes({ homePrice: 2_000_000, downPaymentMode: "amount", downPayment: 2_000_000 - loan });
    const { baseline } = CONVENTIONAL.conformingLimit.value;
    expect(lent(baseline)).not.toContain("above-conforming-limit");
    expect(lent(baseline + 1)).toContain("above-conforming-limit");
  });

  it("counts a whole month if a biweekly loan ends on the contract's day of the month", () => {
    const months = (date: string) => 12 * Number(date.slice(0, 4)) + Number(date.slice(5, 7));
    const found = Array.from({ length: 90 }, (_, i) => i + 12).flatMap((termMonths) => {
      const loan = { termMonths, firstPaymentDate: "2027-01-15" };
      const monthly = ask(loan).payoffDate;
      const { payoffDate, monthsSaved } = ask({ ...loan, paymentFrequency: "biweekly" });
      return payoffDate.slice(8) === monthly.slice(8) ? [[monthsSaved, months(monthly) - months(payoffDate)]] : [];
    });
    expect(found.length).toBeGreaterThan(0);
    for (const [saved, expected] of found) expect(saved).toBe(expected);
  }, 20_000);
});
