import fc from "fast-check";
import { beforeAll, describe, expect, it } from "vitest";
import { answer } from "../../../core/answer";
import { Format } from "../../../core/format";
import type { JsonObject } from "../../../core/parse";
import { headlineOf, outputsOf, problemsOf, testTools, workingLines } from "../../../core/testing";
import { loadWorking } from "../../../core/working";
import { levelPayment } from "../../../math/finance/level-payment";
import homeLoan from "./calculator";

interface Row {
  number: number;
  openingBalance: number;
  payment: number;
  interest: number;
  principal: number;
  extra: number;
  closingBalance: number;
  kind: string;
}

beforeAll(async () => {
  await loadWorking(homeLoan);
});

const ask = (inputs: JsonObject = {}) => outputsOf(homeLoan, inputs);
const codes = (inputs: JsonObject): string[] => ask(inputs).noticeCodes?.split(" ") ?? [];
const TRANCHES = [
  { month: 0, amount: 2_000_000 },
  { month: 6, amount: 1_500_000 },
  { month: 18, amount: 1_500_000 },
];
const STAGED = { disbursementType: "staged", tranches: TRANCHES };

it("lists every disbursement, the first one too, and what is still to come", () => {
  expect(ask().disbursals).toEqual([]);
  const { disbursals, schedule } = ask(STAGED);
  expect(disbursals).toEqual([
    { month: 0, date: null, amount: 2_000_000, soFar: 2_000_000, left: 3_000_000 },
    { month: 6, date: schedule[5].date, amount: 1_500_000, soFar: 3_500_000, left: 1_500_000 },
    { month: 18, date: schedule[17].date, amount: 1_500_000, soFar: 5_000_000, left: 0 },
  ]);
});

it("shows the EMI among the payments of the APR, however many disbursements there are", () => {
  const line = workingLines(homeLoan, STAGED).find((one) => one.includes("APR = 1,200"));
  expect(line).toMatch(/240 × |239 × /);
});

it("shows each tranche in a separate column: closing + disbursed = next opening", () => {
  const { schedule, yearly, events } = outputsOf(homeLoan, STAGED);
  const drawn = schedule.filter((row: { disbursed: number }) => row.disbursed > 0);
  // The first tranche is the first opening balance.
  expect(drawn.map((row: { disbursed: number }) => row.disbursed)).toEqual(
    TRANCHES.slice(1).map(({ amount }) => amount),
  );
  expect(drawn.map((row: { number: number }) => row.number)).toEqual(TRANCHES.slice(1).map(({ month }) => month));
  for (const [i, row] of schedule.slice(1).entries())
    expect(row.openingBalance).toBeCloseTo(schedule[i].closingBalance + schedule[i].disbursed, 6);
  const sum = yearly.reduce((total: number, row: { disbursed: number }) => total + row.disbursed, 0);
  expect(sum).toBe(drawn.reduce((total: number, row: { disbursed: number }) => total + row.disbursed, 0));
  expect(events.filter((row: { event: string }) => row.event === "disbursal")).toHaveLength(drawn.length);
  expect(outputsOf(homeLoan, {}).schedule.every((row: { disbursed: number }) => row.disbursed === 0)).toBe(true);
});

describe("published loans", () => {
  it("50 lakh at 9% over 20 years, 5,000 extra a month: EMI 44,986.30, 15 years 6 months, interest 42,79,581", () => {
    const outputs = ask({ annualRate: 9, extraMonthly: 5000 });
    expect(outputs.emi).toBeCloseTo(44_986.3, 2);
    expect(outputs.numberOfPayments).toBe(15 * 12 + 6);
    expect(Math.round(outputs.totalInterest)).toBe(4_279_581);
  });
});

/** Computed row by row outside this program; for capitalized moratorium interest, see scripts/reference/loans.py. */
describe("independent computations", () => {
  const cases: [string, JsonObject, Record<string, number | string | boolean>][] = [
    [
      "pre-EMI until the last disbursement",
      STAGED,
      {
        emi: 43_391.161668,
        numberOfPayments: 258,
        totalInterest: 5_796_378.800386,
        totalPreEmiInterest: 382_500,
        apr: 8.5276,
        payoffDate: "2048-06-05",
      },
    ],
    [
      "full EMI from the start",
      { ...STAGED, preEmiMode: "full-emi" },
      { emi: 43_391.161668, numberOfPayments: 213, totalInterest: 4_220_706.542682, apr: 8.534231 },
    ],
    [
      "a moratorium whose interest is added to the loan",
      { moratoriumMonths: 6, moratoriumStart: 13 },
      { finalEmi: 45_268.252473, numberOfPayments: 246, totalInterest: 5_841_855.503783, apr: 8.525878 },
    ],
    [
      "a moratorium whose interest is paid",
      { moratoriumMonths: 6, moratoriumStart: 13, moratoriumInterest: "pay" },
      { finalEmi: 43_391.161668, numberOfPayments: 246, totalInterest: 5_622_149.563363, apr: 8.526818 },
    ],
    [
      "a higher EMI every year",
      { emiIncreaseYearly: 5 },
      {
        finalEmi: 77_924.292175,
        numberOfPayments: 147,
        interestSaved: 1_951_712.23678,
        monthsSaved: 93,
        apr: 8.527466,
      },
    ],
    [
      "rate resets that keep the end date",
      {
        rateChanges: [
          { fromPayment: 13, annualRate: 9.5 },
          { fromPayment: 61, annualRate: 8 },
        ],
        onRateChange: "adjust-emi",
      },
      { finalEmi: 42_553.772713, numberOfPayments: 240, totalInterest: 5_412_266.440322 },
    ],
    [
      "a rate reset at which the EMI cannot repay the loan within the longest term",
      { annualRate: 7, termYears: 25, rateChanges: [{ fromPayment: 13, annualRate: 11 }] },
      { finalEmi: 47_099.739417, emiRaised: true, numberOfPayments: 360, totalInterest: 11_814_776.835392 },
    ],
    [
      "income tax under the old regime",
      { taxRate: 30, extraYearly: 100_000, extraYearlyStart: "2028-03-05" },
      { numberOfPayments: 169, interestSaved: 1_803_451.325149, taxSaving: 1_366_862.396348 },
    ],
    [
      "everything at once",
      {
        ...STAGED,
        moratoriumMonths: 3,
        rateChanges: [
          { fromPayment: 10, annualRate: 9 },
          { fromPayment: 30, annualRate: 9.25 },
        ],
        emiIncreaseYearly: 2,
        extraOnce: 300_000,
        extraOnceDate: "2030-06-01",
        prepaymentEffect: "reduce-emi",
        taxRate: 20,
      },
      {
        emi: 46_006.099909,
        finalEmi: 58_044.38447,
        numberOfPayments: 216,
        totalInterest: 5_377_405.892544,
        totalPreEmiInterest: 395_625,
        apr: 8.526792,
        interestSaved: 1_602_945.908726,
        monthsSaved: 57,
        taxSaving: 1_057_650.245796,
      },
    ],
  ];

  it.each(cases)("%s", (_, inputs, expected) => {
    const outputs = ask(inputs);
    for (const [key, value] of Object.entries(expected)) {
      if (typeof value !== "number") expect(outputs[key], key).toBe(value);
      else expect(Math.abs(outputs[key] - value), `${key}: ${outputs[key]}`).toBeLessThan(2e-5);
    }
  });
});

describe("EMI or tenure", () => {
  it("is empty without prepayments", () => {
    expect(ask().prepaymentChoices).toEqual([]);
    expect(ask().prepaymentReturn).toBeNull();
  });

  it("shows both effects of the same prepayment, whichever one is chosen", () => {
    const inputs = { extraOnce: 500_000, extraOnceDate: "2027-12-05" };
    const both = ask(inputs).prepaymentChoices;
    expect(ask({ ...inputs, prepaymentEffect: "reduce-emi" }).prepaymentChoices).toEqual(both);
    const [without, tenure, emi] = both;
    for (const [choice, prepaymentEffect] of [
      [tenure, "reduce-tenure"],
      [emi, "reduce-emi"],
    ])
      expect(choice.totalInterest).toBe(ask({ ...inputs, prepaymentEffect }).totalInterest);
    expect(without).toMatchObject({ choice: "none", interestSaved: 0, monthsSaved: 0 });
    expect(tenure.finalEmi).toBe(without.finalEmi);
    expect(emi.numberOfPayments).toBe(without.numberOfPayments);
    expect(tenure.interestSaved).toBeGreaterThan(emi.interestSaved);
  });

  it("returns the loan's effective annual rate on a prepayment", () => {
    for (const prepaymentEffect of ["reduce-tenure", "reduce-emi"])
      for (const extras of [{ extraMonthly: 5000 }, { extraOnce: 700_000, extraOnceDate: "2031-01-05" }])
        expect(ask({ annualRate: 9, prepaymentEffect, ...extras }).prepaymentReturn).toBeCloseTo(
          100 * (1.0075 ** 12 - 1),
          4,
        );
  });

  it("returns less if the interest would have lowered the tax", () => {
    // Close to the end of the loan, all interest is within the deduction limit.
    const inputs = { extraOnce: 500_000, extraOnceDate: "2041-01-05", principalDeductionCap: 0 };
    const plain = ask(inputs).prepaymentReturn;
    const taxed = ask({ ...inputs, taxRate: 30 }).prepaymentReturn;
    expect(taxed).toBeLessThan(plain);
    expect(taxed).toBeGreaterThan(0.7 * plain - 0.2);
    expect(taxed).toBeLessThan(0.75 * plain);
  });
});

describe("options for a rate reset", () => {
  const inputs = { principal: 3_000_000, annualRate: 8, termYears: 15 };
  const reset = { ...inputs, rateChanges: [{ fromPayment: 25, annualRate: 9 }] };

  it("offers a new EMI, a new tenor, or a part prepayment that keeps both", () => {
    const [emi, tenor, prepay] = ask(reset).resetOptions;
    expect(emi).toMatchObject({ option: "emi", emisLeft: 156, number: 25 });
    const owed = ask(inputs).schedule[23].closingBalance;
    expect(emi.emi).toBeCloseTo(levelPayment(owed, 0.0075, 156), 6);
    expect(tenor).toMatchObject({ option: "tenor", emisLeft: 198 - 24, emi: ask(inputs).emi });
    expect(prepay).toMatchObject({ option: "prepay", emisLeft: 156 });
    expect(levelPayment(owed - prepay.prepayment, 0.0075, 156)).toBeCloseTo(ask(inputs).emi, 6);
  });

  it("gives each option the interest of the loan that chooses it", () => {
    const [emi, tenor, prepay] = ask(reset).resetOptions;
    const before = ask(inputs).schedule[23].cumulativeInterest;
    expect(before + tenor.interest).toBeCloseTo(ask(reset).totalInterest, 4);
    expect(before + emi.interest).toBeCloseTo(ask({ ...reset, onRateChange: "adjust-emi" }).totalInterest, 4);
    // The prepayment counts from the start of the 25th period, so it saves that month's interest too.
    const balance = emi.emi * 156 - emi.interest - prepay.prepayment;
    expect(prepay.interest).toBeCloseTo(prepay.emi * 156 - balance, 4);
  });

  it("needs no prepayment if the rate falls", () => {
    const options = ask({ ...inputs, rateChanges: [{ fromPayment: 25, annualRate: 7 }] }).resetOptions;
    expect(options.map(({ option }: { option: string }) => option)).toEqual(["emi", "tenor"]);
    expect(options[1].emisLeft).toBeLessThan(156);
  });
});

describe("timeline", () => {
  it("lists every kind of event at the date of its installment", () => {
    const { events, schedule } = ask({
      ...STAGED,
      moratoriumMonths: 3,
      moratoriumStart: 24,
      rateChanges: [{ fromPayment: 31, annualRate: 9 }],
      emiIncreaseYearly: 5,
      extraMonthly: 1000,
      extraMonthlyStart: "2031-01-05",
    });
    const seen = new Set(events.map(({ event }: { event: string }) => event));
    expect([...seen].sort()).toEqual(
      ["disbursal", "moratorium", "prepayment", "rate-change", "resumed", "step-up"].sort(),
    );
    for (const { number, date } of events) expect(schedule[number - 1].date).toBe(date);
  });

  it("merges consecutive equal prepayments", () => {
    const { events, schedule } = ask({ annualRate: 9, extraMonthly: 5000, extraMonthlyStart: "2028-01-05" });
    expect(events[0]).toMatchObject({ event: "prepayment", number: 13, amount: 5000 });
    expect(events.length).toBeLessThan(3);
    expect(events.at(-1).until).toBe(schedule.length - (schedule.at(-1).extra > 0 ? 0 : 1));
  });

  it("gives the actual payoff date as the end date of the last event", () => {
    const { events, payoffDate } = ask({
      ...STAGED,
      rateChanges: [{ fromPayment: 40, annualRate: 9 }],
      moratoriumMonths: 4,
      moratoriumStart: 60,
    });
    expect(events.at(-1)).toMatchObject({ event: "resumed", endDate: payoffDate });
  });

  it("computes what each event costs", () => {
    const inputs = { moratoriumMonths: 6, extraYearly: 50_000 };
    const { eventCosts, totalInterest } = ask(inputs);
    expect(eventCosts.map(({ cause }: { cause: string }) => cause)).toEqual(["Moratorium", "Extra each year"]);
    expect(eventCosts[1].interest).toBeCloseTo(totalInterest - ask({ moratoriumMonths: 6 }).totalInterest, 6);
    expect(eventCosts[0].interest).toBeGreaterThan(0);
    expect(ask().eventCosts).toEqual([]);
  });
});

describe("disbursement in parts", () => {
  it("charges interest only on the amount drawn", () => {
    const rows: Row[] = ask(STAGED).schedule;
    expect(rows.slice(0, 19).map(({ kind }) => kind)).toEqual([...Array(18).fill("pre-emi"), "emi"]);
    expect(rows[0]?.interest).toBeCloseTo((2_000_000 * 0.085) / 12, 8);
    expect(rows[6]?.interest).toBeCloseTo((3_500_000 * 0.085) / 12, 8);
    expect(rows[18]?.openingBalance).toBe(5_000_000);
  });

  it("continues if one part is repaid before the next is drawn", () => {
    const rows: Row[] = ask({
      principal: 1_000_000,
      termYears: 5,
      disbursementType: "staged",
      preEmiMode: "full-emi",
      tranches: [
        { month: 0, amount: 30_000 },
        { month: 6, amount: 970_000 },
      ],
    }).schedule;
    expect(rows[4]).toMatchObject({ openingBalance: 0, interest: 0, payment: 0 });
    expect(rows[6]?.openingBalance).toBe(970_000);
    expect(rows.at(-1)?.closingBalance).toBe(0);
  });

  it("has no APR if the charges use up the first part", () => {
    const inputs = {
      ...STAGED,
      tranches: [
        { month: 0, amount: 5000 },
        { month: 3, amount: 4_995_000 },
      ],
    };
    expect(ask(inputs).apr).toBeNull();
    expect(codes(inputs)).toContain("no-apr");
  });
});

describe("income tax", () => {
  it("uses tax years from April to March, however the year rows are grouped", () => {
    const { taxYears, taxSaving } = ask({ taxRate: 30, yearBasis: "loan-year" });
    expect(taxYears[0]).toMatchObject({ year: "2026-27", interestDeduction: taxYears[0].interest });
    expect(taxYears[1]).toMatchObject({ year: "2027-28", interestDeduction: 200_000 });
    const sum = taxYears.reduce((total: number, row: { saving: number }) => total + row.saving, 0);
    expect(taxSaving).toBeCloseTo(sum, 9);
    expect(taxYears[1].saving).toBeCloseTo(0.3 * (200_000 + taxYears[1].principal), 9);
  });

  it("excludes pre-EMI interest and says so", () => {
    const inputs = { ...STAGED, taxRate: 30 };
    expect(ask(inputs).taxYears[0]).toMatchObject({ year: "2026-27", interest: 0, saving: 0 });
    expect(codes(inputs)).toEqual(["old-regime-only", "pre-emi-deduction"]);
  });

  it("is omitted if the tax rate is 0", () => {
    expect(ask()).toMatchObject({ taxSaving: 0, taxYears: [] });
  });
});

describe("bad input", () => {
  const said = (inputs: JsonObject) => problemsOf(homeLoan, inputs);

  it("rejects disbursements that do not add up to the loan", () => {
    const message = "Disbursements must start in month 0, rise by month and add up to the loan amount.";
    const wrong = [
      [],
      [{ month: 1, amount: 5_000_000 }],
      [{ month: 0, amount: 4_000_000 }],
      [
        { month: 0, amount: 2_500_000 },
        { month: 0, amount: 2_500_000 },
      ],
      [
        { month: 0, amount: 1_000_000 },
        { month: 9, amount: 2_000_000 },
        { month: 3, amount: 2_000_000 },
      ],
    ];
    for (const tranches of wrong)
      expect(said({ disbursementType: "staged", tranches })).toEqual([{ field: "tranches", message }]);
    expect(said({ tranches: [{ month: 5, amount: 1 }] })).toEqual([]);
  });

  it("rejects rate changes that are out of order", () => {
    const change = (fromPayment: number, annualRate = 9) => ({ fromPayment, annualRate });
    expect(said({ rateChanges: [change(20), change(20)] })).toEqual([
      {
        field: "rateChanges",
        message: "Rate change 2: the installment number must be later than that of change 1.",
      },
    ]);
    for (const wrong of [change(0), change(5, 51), change(5, -1)])
      expect(said({ rateChanges: [wrong] }).map(({ field }) => field)).toEqual(["rateChanges"]);
  });

  it("limits the moratorium to five years", () => {
    expect(said({ moratoriumMonths: 61 })).toEqual([
      { field: "moratoriumMonths", message: "Moratorium must be between 0 and 60 months." },
    ]);
  });

  it("checks the longest term only if the EMI is kept", () => {
    expect(said({ onRateChange: "adjust-emi", maxTermMonths: 999 })).toEqual([]);
    expect(said({ maxTermMonths: 999 })[0]?.field).toBe("maxTermMonths");
  });

  it("rejects a last installment beyond the latest possible date", () => {
    expect(said({ firstPaymentDate: "9990-01-01" })[0]?.field).toBe("firstPaymentDate");
  });
});

describe("edges", () => {
  it("handles a loan without interest", () => {
    const outputs = ask({ annualRate: 0, termMonths: 12, principal: 1200, processingFee: 0 });
    expect(outputs).toMatchObject({ emi: 100, totalInterest: 0, interestShare: 0, apr: 0 });
  });

  it("handles prepayments that pay off the loan before any EMI", () => {
    const outputs = ask({ moratoriumMonths: 12, extraOnce: 1e7, extraOnceDate: "2027-03-05" });
    expect(outputs).toMatchObject({ emi: null, finalEmi: null, numberOfPayments: 3 });
  });

  it("says that a moratorium after the end changes nothing", () => {
    const inputs = { termMonths: 12, moratoriumMonths: 6, moratoriumStart: 20 };
    expect(ask(inputs).totalInterest).toBe(ask({ termMonths: 12 }).totalInterest);
    expect(codes(inputs)).toEqual(["moratorium-too-late"]);
  });
});

describe("every loan", () => {
  const anyLoan = fc.record({
    annualRate: fc.integer({ min: 0, max: 2000 }).map((x) => x / 100),
    termMonths: fc.integer({ min: 1, max: 240 }),
    disbursementType: fc.constantFrom("full", "staged"),
    tranches: fc.constant(TRANCHES),
    preEmiMode: fc.constantFrom("pre-emi", "full-emi"),
    moratoriumMonths: fc.integer({ min: 0, max: 6 }),
    moratoriumStart: fc.integer({ min: 1, max: 30 }),
    moratoriumInterest: fc.constantFrom("capitalise", "pay"),
    emiIncreaseYearly: fc.constantFrom(0, 5),
    extraMonthly: fc.constantFrom(0, 4000),
    prepaymentEffect: fc.constantFrom("reduce-tenure", "reduce-emi"),
    onRateChange: fc.constantFrom("adjust-term", "adjust-emi"),
    rateChanges: fc.constantFrom([], [{ fromPayment: 9, annualRate: 11 }]),
  });

  it("is repaid in full, and its rows add up", () => {
    fc.assert(
      fc.property(anyLoan, (inputs) => {
        const { schedule, totalInterest, totalPayment } = ask(inputs);
        let [interest, paid, principal, worst] = [0, 0, 0, 0];
        for (const row of schedule as Row[]) {
          worst = Math.max(worst, Math.abs(row.payment - row.interest - row.principal));
          interest += row.interest;
          paid += row.payment + row.extra;
          principal += row.principal + row.extra;
        }
        for (const difference of [totalInterest - interest, totalPayment - paid, principal - 5_000_000])
          worst = Math.max(worst, Math.abs(difference));
        expect(worst).toBeLessThan(0.01);
        expect((schedule.at(-1) as Row).closingBalance).toBe(0);
      }),
      { numRuns: 80 },
    );
  });
});

describe("headline and solving", () => {
  it("states the EMI, the years and the interest in the headline", () => {
    const tools = { ...testTools(), format: new Format("INR") };
    const { before, figure, after } = headlineOf(homeLoan, {}, tools);
    expect(`${before} ${figure} ${after}`).toBe(
      "EMI ₹43,391 for 20 years; interest ₹54,13,879, 52% of everything you pay.",
    );
  });

  it.each([
    [{ extraMonthly: 5000 }, /^You pay ₹48,391 a month, ₹5,000 of it prepaid, for 1\d years/],
    [{ extraYearly: 50_000 }, /^EMI ₹43,391 , plus prepayments, for/],
    [
      { rateChanges: [{ fromPayment: 13, annualRate: 9 }], onRateChange: "adjust-emi" },
      /^EMI at first ₹43,391 , the last EMI ₹44,\d{3}, for 20 years/,
    ],
    [{ moratoriumStart: 3, moratoriumMonths: 3 }, /; paid off after 2\d years/],
  ])("states the actual monthly payment: %j", (inputs, words) => {
    const { before, figure, after } = headlineOf(homeLoan, inputs, {
      ...testTools(),
      format: new Format("INR"),
    });
    expect(`${before} ${figure} ${after}`).toMatch(words);
  });

  it.each([
    ["principal", "emi", 30_000, 3_456_925],
    ["termYears", "emi", 50_000, 14.5],
    ["extraMonthly", "numberOfPayments", 120, 18_601.68],
  ])("solves for %s", (input, output, target, value) => {
    const solved = answer(homeLoan, { inputs: {}, solve: { for: input, output, target }, outputs: [output] });
    expect("solved" in solved && solved.solved?.value).toBeCloseTo(value, -1);
  });
});
