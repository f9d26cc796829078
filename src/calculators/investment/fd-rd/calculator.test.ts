import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { answer, prepare } from "../../../core/answer";
import { Format } from "../../../core/format";
import type { JsonObject } from "../../../core/parse";
import { headlineOf, outputsOf, problemsOf, testTools, workingLines } from "../../../core/testing";
import fdRd from "./calculator";

const TOOLS = { ...testTools(), format: new Format("INR") };
const ask = (inputs: JsonObject = {}) => outputsOf(fdRd, inputs, TOOLS);
const codes = (inputs: JsonObject): string[] => ask(inputs).noticeCodes?.split(" ") ?? [];
const said = (inputs: JsonObject) => problemsOf(fdRd, inputs, TOOLS);
const fields = (inputs: JsonObject) => said(inputs).map(({ field }) => field);

const term = (termYears: number, termMonths = 0, termDays = 0) => ({ termYears, termMonths, termDays });
const rd = (monthlyContribution: number, annualRate: number, termMonths: number, more: JsonObject = {}) =>
  ask({ mode: "rd", monthlyContribution, annualRate, ...term(0, termMonths), ...more });

describe("fixed deposit, published values", () => {
  // fincalc-blog.in, “FD interest calculation”: a year at 7%, compounded quarterly.
  it.each([
    [1000, 1072],
    [10_000, 10_719],
    [50_000, 53_593],
    [100_000, 107_186],
  ])("%i becomes %i in a year at 7%", (principal, value) => {
    expect(Math.round(ask({ principal, ...term(1) }).maturityValue)).toBe(value);
  });

  it("100,000 at 7% for 5 years becomes 1,41,478", () => {
    expect(ask()).toMatchObject({ maturityDate: "2031-11-20", totalInvested: 100_000 });
    expect(Math.round(ask().maturityValue)).toBe(141_478);
    expect(ask().effectiveAnnualRate).toBeCloseTo(7.1859, 4);
  });
});

describe("terms with a broken period", () => {
  // Completed quarters, then the actual days over 365: Bank of Baroda, Canara Bank, ICICI Bank (cumulative deposits).
  it("444 days from January 5, 2026, is 4 quarters and 79 days", async () => {
    await prepare(fdRd, { working: true });
    const outputs = ask({
      principal: 750_000,
      ...term(0, 0, 444),
      startDate: "2026-01-05",
      annualRate: 7.75,
    });
    expect(outputs.maturityValue.toFixed(2)).toBe("823420.35");
    expect(
      workingLines(fdRd, { principal: 750_000, ...term(0, 0, 444), startDate: "2026-01-05", annualRate: 7.75 }, TOOLS),
    ).toEqual(
      expect.arrayContaining([
        "Remaining days: 14 months and 20 days in total, less 12 months = 79 days",
        expect.stringMatching(
          /^With simple interest for the remaining days = \(1 \+ r × D ÷ 365\): .* × \(1 \+ 7\.75% × 79 ÷ 365\) = /,
        ),
      ]),
    );
  });

  it("444 days from May 1, 2026 is 4 quarters and 79 days", () => {
    const outputs = ask({ ...term(0, 0, 444), startDate: "2026-05-01", annualRate: 6.6 });
    expect(outputs.maturityDate).toBe("2027-07-19");
    expect(outputs.maturityValue).toBeCloseTo(100_000 * 1.0165 ** 4 * (1 + (0.066 * 79) / 365), 6);
  });

  it("months end on the last day of a shorter month", () => {
    // From May 30 to February 28 is nine whole months, or three full quarters.
    const outputs = ask({ ...term(0, 9), startDate: "2026-05-30" });
    expect(outputs.maturityDate).toBe("2027-02-28");
    expect(outputs.maturityValue).toBeCloseTo(100_000 * 1.0175 ** 3, 6);
  });

  it("half-yearly and yearly compounding leave longer broken periods", () => {
    // July 20, 2028 is 61 days after May 20 and 243 days after November 20, 2027.
    const inputs = { ...term(1, 8), annualRate: 8 };
    expect(ask({ ...inputs, compounding: "half-yearly" }).maturityValue).toBeCloseTo(
      100_000 * 1.04 ** 3 * (1 + (0.08 * 61) / 365),
      6,
    );
    expect(ask({ ...inputs, compounding: "yearly" }).maturityValue).toBeCloseTo(
      100_000 * 1.08 * (1 + (0.08 * 243) / 365),
      6,
    );
    expect(ask({ ...inputs, compounding: "monthly" }).maturityValue).toBeCloseTo(100_000 * (1 + 0.08 / 12) ** 20, 6);
  });

  it("simple and daily interest", () => {
    const inputs = { ...term(1, 2, 10), startDate: "2026-01-01" };
    expect(ask({ ...inputs, compounding: "simple" })).toMatchObject({
      effectiveAnnualRate: 7,
      maturityValue: expect.closeTo(100_000 * (1 + 0.07 * (14 / 12 + 10 / 365)), 6),
    });
    // January 1, 2026 to March 11, 2027 is 434 days.
    expect(ask({ ...inputs, compounding: "daily" }).maturityValue).toBeCloseTo(100_000 * (1 + 0.07 / 365) ** 434, 5);
    expect(ask({ ...inputs, compounding: "daily" }).effectiveAnnualRate).toBeCloseTo(
      100 * ((1 + 0.07 / 365) ** 365 - 1),
      9,
    );
  });

  it("yield the rate itself where the interest is simple", () => {
    for (const inputs of [
      term(0, 0, 91),
      term(0, 5, 3),
      { ...term(1, 8, 9), compounding: "simple" },
      { ...term(0, 0, 60), shortTermSimple: false },
    ])
      expect(ask({ ...inputs, startDate: "2026-01-01", annualRate: 5.25 }).simpleYield).toBeCloseTo(5.25, 9);
  });

  it("under six months earn simple interest by days, unless the bank compounds", () => {
    // November 20 to April 19 is 150 days, the last 58 of them after the first quarter.
    const inputs = term(0, 0, 150);
    expect(ask(inputs).maturityValue).toBeCloseTo(100_000 * (1 + (0.07 * 150) / 365), 6);
    expect(codes(inputs)).toEqual(["short-term-simple"]);
    expect(ask({ ...inputs, shortTermSimple: false }).maturityValue).toBeCloseTo(
      100_000 * 1.0175 * (1 + (0.07 * 58) / 365),
      6,
    );
    // Six months is two full quarters.
    expect(ask(term(0, 6)).maturityValue).toBeCloseTo(100_000 * 1.0175 ** 2, 6);
    expect(codes(term(0, 0, 6))).toEqual(["below-shortest-term"]);
  });
});

describe("payouts", () => {
  it("are a quarter, half or all of a year’s interest", () => {
    for (const [payout, amount, count] of [
      ["quarterly", 1750, 20],
      ["half-yearly", 3500, 10],
      ["yearly", 7000, 5],
    ] as const) {
      const outputs = ask({ payout });
      expect(outputs).toMatchObject({ payoutCount: count, maturityValue: 100_000 });
      expect(outputs.payoutAmount).toBeCloseTo(amount, 8);
      expect(outputs.totalInterest).toBeCloseTo(35_000, 6);
      expect(outputs.simpleYield).toBeCloseTo(7, 9);
      expect(outputs.payouts).toHaveLength(count);
    }
  });

  it("paid monthly, are discounted to be worth the same as quarterly interest", () => {
    // IBA code: the payout is the month’s simple interest discounted by a month at the same rate.
    const { payoutAmount, payoutCount, effectiveAnnualRate } = ask({ payout: "monthly" });
    expect(payoutAmount * (1 + 0.07 / 12)).toBeCloseTo((100_000 * 0.07) / 12, 8);
    expect(payoutCount).toBe(60);
    expect(effectiveAnnualRate).toBeCloseTo(100 * ((1 + payoutAmount / 100_000) ** 12 - 1), 9);
  });

  it("leave the interest for the broken period to maturity", () => {
    const outputs = ask({ payout: "quarterly", ...term(1, 2, 10) });
    const rest = 100_000 * 0.07 * (2 / 12 + 10 / 365);
    expect(outputs.payoutCount).toBe(4);
    expect(outputs.maturityValue).toBeCloseTo(100_000 + rest, 6);
    expect(outputs.totalInterest).toBeCloseTo(7000 + rest, 6);
    expect(outputs.payouts.at(-1)).toEqual({
      number: 5,
      date: outputs.maturityDate,
      interest: expect.closeTo(rest, 8),
    });
    expect(outputs.schedule.map((row: { value: number }) => row.value)).toEqual([100_000, 100_000]);
    expect(outputs.schedule.at(-1).interest).toBeCloseTo(outputs.totalInterest, 6);
  });

  it("are not made within a term shorter than the payout period", () => {
    expect(ask({ payout: "yearly", ...term(0, 9) })).toMatchObject({ payoutCount: 0, totalInterest: 5250 });
  });
});

describe("recurring deposit, published values", () => {
  // blog.kbsbng.com (2011), by the formula of the Indian Banks’ Association and by a ledger.
  it("5,000 a month at 7.5% for 18 months", () => {
    expect(rd(5000, 7.5, 18).maturityValue.toFixed(2)).toBe("95502.35");
    expect(rd(5000, 7.5, 18, { rdMethod: "quarterly-rest" }).maturityValue.toFixed(2)).toBe("95504.78");
  });

  // Unnati Credit, table for 1,000 a month, compounded monthly.
  it.each([
    [24, 10, 26_667],
    [36, 11, 42_812],
    [60, 12, 82_486],
  ])("monthly compounding: %i months at %i percent yields %i", (months, rate, value) => {
    expect(Math.round(rd(1000, rate, months, { compounding: "monthly" }).maturityValue)).toBe(value);
  });

  // Shubh Labh, table for 500 a month: a ledger with yearly rests.
  it.each([
    [12, 10, 6325],
    [24, 11, 13_414],
    [36, 12, 21_562],
    [48, 12, 30_540],
    [60, 12, 40_595],
    [72, 12, 51_856],
  ])("yearly rests: %i months at %i percent yields %i", (months, rate, value) => {
    const outputs = rd(500, rate, months, { compounding: "yearly", rdMethod: "quarterly-rest" });
    expect(Math.round(outputs.maturityValue)).toBe(value);
  });

  // Urmodi Patsanstha, tables for 500 and 1,000 a month at simple interest.
  it.each([
    [500, 6.75, 6, 3059],
    [1000, 8, 12, 12_520],
    [500, 8.5, 24, 13_063],
    [1000, 9, 36, 40_995],
  ])("simple interest: %i at %d percent for %i months yields %i", (deposit, rate, months, value) => {
    expect(Math.round(rd(deposit, rate, months, { compounding: "simple" }).maturityValue)).toBe(value);
  });
});

describe("recurring deposit", () => {
  it("by the ledger method matches a month-by-month ledger", () => {
    for (const [compounding, every] of [
      ["monthly", 1],
      ["quarterly", 3],
      ["half-yearly", 6],
      ["yearly", 12],
    ] as const)
      for (const months of [1, 7, 24, 41]) {
        let [balance, owed] = [0, 0];
        for (let month = 1; month <= months; month++) {
          balance += 2000;
          owed += (balance * 0.09) / 12;
          if (month % every === 0 || month === months) [balance, owed] = [balance + owed, 0];
        }
        const outputs = rd(2000, 9, months, { compounding, rdMethod: "quarterly-rest" });
        expect(outputs.maturityValue).toBeCloseTo(balance, 5);
      }
  });

  it("by the IBA formula grows each deposit at the compound rate", () => {
    let sum = 0;
    for (let month = 1; month <= 30; month++) sum += 700 * (1 + 0.08 / 2) ** ((30 - month + 1) / 6);
    expect(rd(700, 8, 30, { compounding: "half-yearly" }).maturityValue).toBeCloseTo(sum, 6);
  });

  it("without interest is the amount paid in; days are ignored", () => {
    for (const more of [{}, { compounding: "simple" }, { rdMethod: "quarterly-rest" }])
      expect(rd(5000, 0, 18, more)).toMatchObject({ maturityValue: 90_000, totalInterest: 0 });
    expect(rd(5000, 7, 12, { termDays: 20 })).toMatchObject({ maturityDate: "2027-11-20" });
  });

  it("adds the senior citizen’s extra rate", () => {
    const senior = rd(5000, 7, 24, { seniorCitizen: true });
    expect(senior.maturityValue).toBeCloseTo(rd(5000, 7.5, 24).maturityValue, 6);
  });
});

describe("certificate of deposit", () => {
  // The same appendix: 1,000 that earns 30.37 in 6 months (182 days) has an APY of 6.18%.
  it("Regulation DD: 30.37 in 182 days is an APY of 6.18%", () => {
    const inputs = { mode: "cd", principal: 1000, ...term(0, 0, 182) };
    expect(ask({ ...inputs, annualRate: 6.18 }).totalInterest).toBeCloseTo(30.37, 1);
  });

  it("loses months of interest when closed early, and possibly part of the deposit", () => {
    const inputs = {
      mode: "cd",
      principal: 10_000,
      annualRate: 4,
      rateType: "nominal",
      compounding: "yearly",
    };
    const outputs = ask({ ...inputs, ...term(3), withdrawAfterMonths: 24, penaltyMonths: 6 });
    expect(outputs.interestLost).toBeCloseTo(200, 8);
    expect(outputs.prematureValue).toBeCloseTo(10_816 - 200, 6);
    expect(outputs.prematureRate).toBeNull();
    const soon = { ...inputs, withdrawAfterMonths: 1, penaltyMonths: 6 };
    expect(ask(soon).prematureValue).toBeLessThan(10_000);
    expect(codes(soon)).toEqual(["penalty-cuts-deposit"]);
  });

  it("uses the term as entered, without TDS, senior citizen’s rate or payouts", () => {
    const outputs = ask({ mode: "cd", ...term(1, 0, 30), startDate: "2028-01-31" });
    expect(outputs.totalInterest).toBeCloseTo(100_000 * (1.07 ** (1 + 30 / 365) - 1), 6);
    expect(outputs).toMatchObject({
      totalTds: null,
      maturityAfterTds: null,
      payoutAmount: null,
      payoutCount: null,
      simpleYield: null,
      taxByYear: [],
      payouts: [],
    });
    expect(ask({ mode: "cd", seniorCitizen: true, seniorPremium: 2 }).apy).toBe(7);
  });
});

describe("tax deducted at source", () => {
  const years = (inputs: JsonObject) => ask({ applyTds: true, ...inputs }).taxByYear;

  it("is based on the value on March 31", () => {
    const inputs = { principal: 800_000, startDate: "2026-11-20", ...term(2) };
    const rows = years(inputs);
    expect(rows.map((row: { financialYear: string }) => row.financialYear)).toEqual(["2026-27", "2027-28", "2028-29"]);
    // Until March 31, 2028: 5 full quarters, and 40 days from February 20.
    const march = 800_000 * 1.0175 ** 5 * (1 + (0.07 * 40) / 365);
    expect(rows[0].interest + rows[1].interest).toBeCloseTo(march - 800_000, 5);
    expect(rows[0].tds).toBe(0);
    expect(rows[1].tds).toBeCloseTo(rows[1].interest / 10, 8);
    const outputs = ask({ applyTds: true, ...inputs });
    const sum = rows.reduce((total: number, row: { interest: number }) => total + row.interest, 0);
    expect(sum).toBeCloseTo(outputs.totalInterest, 5);
    expect(outputs.maturityAfterTds).toBeCloseTo(outputs.maturityValue - outputs.totalTds, 8);
  });

  it("applies to all interest of a year above the limit, but not exactly at the limit", () => {
    // Paid yearly on January 1: exactly 50,000 in each tax year.
    const inputs = { startDate: "2026-01-01", payout: "yearly", annualRate: 5, ...term(3) };
    const tds = (more: JsonObject) => ask({ applyTds: true, ...inputs, ...more }).totalTds;
    expect(tds({ principal: 1_000_000 })).toBe(0);
    expect(tds({ principal: 1_000_100 })).toBeCloseTo((3 * 50_005) / 10, 6);
    expect(tds({ principal: 1_000_000, otherBankInterest: 1 })).toBeCloseTo(15_000, 6);
    expect(tds({ principal: 1_000_100, panProvided: false })).toBeCloseTo((3 * 50_005) / 5, 6);
    expect(tds({ principal: 1_000_100, declarationFiled: true })).toBe(0);
    expect(tds({ principal: 2_000_000, seniorCitizen: true, seniorPremium: 0 })).toBe(0);
    expect(tds({ principal: 2_000_100, seniorCitizen: true, seniorPremium: 0 })).toBeGreaterThan(0);
    expect(ask({ ...inputs, principal: 1_000_100 }).totalTds).toBe(0);
  });

  it("counts a payout in the year when it is made", () => {
    // The first two payouts are on February 20 and May 20, 2027; only the first is before March 31, 2027.
    const rows = years({ payout: "quarterly", principal: 1_000_000, ...term(1) });
    expect(rows.map((row: { interest: number }) => row.interest)).toEqual([
      expect.closeTo(17_500, 6),
      expect.closeTo(52_500, 6),
    ]);
  });

  it("adds no year for a deposit that matures on March 31", () => {
    expect(years({ startDate: "2026-03-31", ...term(1) })).toHaveLength(2);
    expect(years({ startDate: "2026-04-01", ...term(0, 0, 364) })).toHaveLength(1);
  });

  it("points out inputs that need a comment", () => {
    expect(codes({ applyTds: true, declarationFiled: true, panProvided: false })).toEqual(["declaration-without-pan"]);
    expect(codes({ applyTds: true, startDate: "2024-11-20" })).toEqual(["earlier-limits"]);
    expect(codes({ applyTds: true })).toEqual([]);
  });
});

describe("closing early", () => {
  it("takes the lower rate less the penalty over the months held", () => {
    const outputs = ask({ withdrawAfterMonths: 14, rateForHeldPeriod: 6, prematurePenalty: 0.5 });
    expect(outputs.prematureRate).toBe(5.5);
    // January 20, 2028 is 61 days after the end of the fourth quarter.
    expect(outputs.prematureValue).toBeCloseTo(100_000 * 1.01375 ** 4 * (1 + (0.055 * 61) / 365), 6);
    expect(outputs.interestLost).toBeCloseTo(
      100_000 * 1.0175 ** 4 * (1 + (0.07 * 61) / 365) - outputs.prematureValue,
      6,
    );
    expect(ask({ withdrawAfterMonths: 14, rateForHeldPeriod: 9 }).prematureRate).toBe(6);
    expect(ask({ withdrawAfterMonths: 14, seniorCitizen: true }).prematureRate).toBe(6.5);
    expect(ask({ withdrawAfterMonths: 14, annualRate: 0.5 }).prematureRate).toBe(0);
  });

  it("within six months earns simple interest by days, and loses nothing without a penalty", () => {
    // November 20 to February 20 is 92 days.
    const outputs = ask({ withdrawAfterMonths: 3 });
    expect(outputs.prematureValue).toBeCloseTo(100_000 * (1 + (0.06 * 92) / 365), 6);
    expect(ask({ withdrawAfterMonths: 3, prematurePenalty: 0 }).interestLost).toBe(0);
  });

  it("with payouts includes what was already paid out", () => {
    const outputs = ask({ withdrawAfterMonths: 13, payout: "quarterly" });
    expect(outputs.prematureValue).toBeCloseTo(100_000 + 6500, 6);
    expect(outputs.interestLost).toBeCloseTo((100_000 * 0.01 * 13) / 12, 6);
  });

  it("is off by default", () => {
    expect(ask()).toMatchObject({ prematureValue: null, prematureRate: null, interestLost: null });
  });
});

describe("tax and inflation", () => {
  it("are applied in that order: tax on the interest, then inflation", () => {
    const outputs = ask({ taxRate: 30, inflationRate: 6 });
    expect(outputs.afterTaxValue).toBeCloseTo(100_000 + 0.7 * outputs.totalInterest, 6);
    expect(outputs.realValue).toBeCloseTo(outputs.afterTaxValue / 1.06 ** 5, 6);
  });
});

describe("tables", () => {
  it("by quarter add up for any deposit", () => {
    fc.assert(
      fc.property(
        fc.constantFrom("fd", "rd", "cd"),
        fc.constantFrom("cumulative", "monthly", "quarterly", "half-yearly", "yearly"),
        fc.constantFrom("monthly", "quarterly", "half-yearly", "yearly"),
        fc.integer({ min: 1, max: 90 }),
        fc.integer({ min: 0, max: 60 }),
        (mode, payout, compounding, months, days) => {
          const outputs = ask({ mode, payout, compounding, ...term(0, months, days) });
          const sum = (key: string) =>
            outputs.quarters.reduce((total: number, row: Record<string, number>) => total + (row[key] ?? 0), 0);
          const deposited = mode === "rd" ? sum("deposited") : 100_000;
          expect(deposited).toBeCloseTo(outputs.totalInvested, 5);
          expect(sum("interest")).toBeCloseTo(outputs.totalInterest, 5);
          expect(outputs.quarters.at(-1)).toMatchObject({
            date: outputs.maturityDate,
            balance: outputs.maturityValue,
          });
          expect(deposited + sum("interest") - sum("paidOut")).toBeCloseTo(outputs.maturityValue, 5);
          expect(outputs.schedule).toHaveLength(Math.ceil(outputs.quarters.length / 4));
          expect(outputs.schedule.at(-1).interest).toBeCloseTo(outputs.totalInterest, 5);
        },
      ),
      { numRuns: 60 },
    );
  });

  it("compare the same money in the three kinds of deposit", () => {
    const rows = ask({ principal: 60_000, ...term(5) }).comparison;
    expect(rows.map((row: { kind: string }) => row.kind)).toEqual(["fd", "rd", "cd"]);
    for (const row of rows) expect(row.invested).toBeCloseTo(60_000, 6);
    expect(rows[1].interest).toBeCloseTo(rd(1000, 7, 60).totalInterest, 6);
    expect(rows[2].interest).toBeCloseTo(60_000 * (1.07 ** 5 - 1), 6);
    expect(ask({ compounding: "simple" }).comparison).toHaveLength(2);
    expect(ask(term(0, 0, 20)).comparison).toHaveLength(2);
  });
});

describe("solve for", () => {
  const solved = (inputs: JsonObject, solve: { for: string; output: string; target: number }) => {
    const result = answer(fdRd, { inputs, solve, outputs: [solve.output] }, TOOLS);
    if ("errors" in result) throw new Error(JSON.stringify(result.errors));
    return result.solved?.value;
  };

  it("finds the deposit or rate for a maturity value, and the deposit for a payout", () => {
    expect(solved({}, { for: "principal", output: "maturityValue", target: 1e6 })).toBeCloseTo(1e6 / 1.0175 ** 20, 4);
    expect(solved({}, { for: "annualRate", output: "maturityValue", target: 150_000 })).toBeCloseTo(
      400 * (1.5 ** (1 / 20) - 1),
      6,
    );
    const monthly = { payout: "monthly", annualRate: 6 };
    // The deposit is 1,206 ÷ 6 times the payout.
    expect(solved(monthly, { for: "principal", output: "payoutAmount", target: 10_000 })).toBeCloseTo(2_010_000, 4);
    const recurring = { mode: "rd", ...term(5), annualRate: 6.7 };
    expect(
      solved(recurring, { for: "monthlyContribution", output: "maturityValue", target: 713_658.28835 }),
    ).toBeCloseTo(10_000, 3);
  });
});

describe("headline", () => {
  const text = (inputs: JsonObject) => {
    const { before = "", figure, after } = headlineOf(fdRd, inputs, TOOLS);
    return `${before} ${figure} ${after}`.trim();
  };

  it("states what the deposit becomes", () => {
    expect(text({})).toBe("₹1,00,000 at 7% for 5 years becomes ₹1,41,478 on November 20, 2031.");
    expect(text({ mode: "rd", ...term(1, 6), annualRate: 7.5 })).toBe(
      "₹5,000 a month at 7.5% for 1 year 6 months becomes ₹95,502 on May 20, 2028.",
    );
    expect(text({ payout: "quarterly", seniorCitizen: true })).toBe(
      "₹1,00,000 at 7.5% pays ₹1,875 a quarter for 5 years, and ₹1,00,000 on November 20, 2031.",
    );
    expect(text({ mode: "cd", ...term(0, 0, 90) })).toMatch(/at 7% APY for 90 days becomes/);
  });

  it("adds what closing early costs and what is deducted in the second line", () => {
    expect(headlineOf(fdRd, { withdrawAfterMonths: 12 }, TOOLS).second).toBe(
      "Closed after 12 months: ₹1,06,136, ₹1,050 of interest lost",
    );
    expect(headlineOf(fdRd, { principal: 2_000_000, applyTds: true }, TOOLS).second).toMatch(
      /of interest, ₹[\d,]+ of it deducted as tax$/,
    );
  });
});

describe("bad input", () => {
  it("is reported", () => {
    expect(fields({ principal: 0 })).toEqual(["principal"]);
    expect(fields({ annualRate: -1 })).toEqual(["annualRate"]);
    expect(said(term(0))).toEqual([{ field: "termYears", message: "Term must be at least one day." }]);
    expect(said({ mode: "rd", ...term(0, 0, 40) })).toEqual([
      { field: "termYears", message: "Term must be at least one month." },
    ]);
    expect(said({ ...term(1), withdrawAfterMonths: 12 })).toEqual([
      { field: "withdrawAfterMonths", message: "Early closing must be before the deposit matures." },
    ]);
    expect(said({ ...term(1, 0, 1), withdrawAfterMonths: 12 })).toEqual([]);
    expect(said({ ...term(1), withdrawAfterMonths: 1e300 })[0]?.field).toBe("withdrawAfterMonths");
    expect(fields({ startDate: "2026-02-30" })).toEqual(["startDate"]);
    expect(fields({ startDate: "9999-01-01" })).toEqual(["startDate"]);
    expect(fields({ mode: "cd", compounding: "simple" })).toEqual(["compounding"]);
    expect(fields({ mode: "rd", rdMethod: "quarterly-rest", compounding: "daily" })).toEqual(["compounding"]);
    expect(fields({ taxYear: "2019-20" })).toEqual(["taxYear"]);
  });

  it("is ignored in inputs that are not in use", () => {
    expect(said({ mode: "rd", principal: -1, withdrawAfterMonths: 999, payout: "never" })).toEqual([]);
    expect(said({ otherBankInterest: -1, seniorPremium: 9 })).toEqual([]);
  });
});
