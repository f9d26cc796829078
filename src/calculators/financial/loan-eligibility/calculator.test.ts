import fc from "fast-check";
import { beforeAll, describe, expect, it } from "vitest";
import { answer } from "../../../core/answer";
import { Format } from "../../../core/format";
import type { JsonObject } from "../../../core/parse";
import { headlineOf, modelOf, outputsOf, problemsOf, testTools } from "../../../core/testing";
import { loadWorking } from "../../../core/working";
import eligibility from "./calculator";
import { housingLoanCeiling } from "./loan-to-value";

beforeAll(async () => {
  await loadWorking(eligibility);
});

const ask = (inputs: JsonObject = {}) => outputsOf(eligibility, inputs);
const codes = (inputs: JsonObject): string[] => ask(inputs).noticeCodes?.split(" ") ?? [];
const RUPEES = { ...testTools(), format: new Format("INR") };

/** Balance left after repaying a loan month by month. */
function left(loan: number, emi: number, annualRate: number, months: number): number {
  let balance = loan;
  for (let month = 0; month < months; month++) balance += (balance * annualRate) / 1200 - emi;
  return balance;
}

describe("income and obligations", () => {
  // 40-digit decimals: income 1,80,000, obligations 15,000, room for 75,000.
  it("include what the lender counts", () => {
    const outputs = ask({
      coApplicantIncome: 60_000,
      otherIncome: 40_000,
      cardOutstanding: 100_000,
      propertyValue: 1e8,
    });
    expect(outputs).toMatchObject({ incomeConsidered: 180_000, obligations: 15_000, maxEmi: 75_000 });
    expect(outputs.loanByIncome).toBeCloseTo(8_642_312.986845, 5);
    expect(ask({ otherIncome: 40_000, otherIncomeShare: 0 }).incomeConsidered).toBe(100_000);
  });

  it("never leave negative room", () => {
    const outputs = ask({ existingEmis: 60_000 });
    expect(outputs).toMatchObject({
      maxEmi: 0,
      loanByIncome: 0,
      eligibleLoan: 0,
      emi: 0,
      totalInterest: 0,
      limitedBy: "income",
      ownContribution: 8_000_000,
      foirAfterLoan: 60,
    });
    expect(codes({ existingEmis: 60_000 })).toContain("no-room");
    expect(codes({ existingEmis: 60_000, method: "multiplier" })).not.toContain("no-room");
  });
});

describe("FOIR", () => {
  it.each([
    [30_000, 40],
    [50_000, 40],
    [50_001, 50],
    [100_000, 50],
    [100_000.01, 55],
    [200_000, 55],
    [1e9, 60],
  ])("for an income of %d is %d%% by slab", (netMonthlyIncome, foir) => {
    expect(ask({ foirMode: "slab", netMonthlyIncome }).foirUsed).toBe(foir);
  });

  it("depends on all income that counts", () => {
    // 40-digit decimals
    const outputs = ask({ foirMode: "slab", coApplicantIncome: 20_000 });
    expect(outputs.foirUsed).toBe(55);
    expect(outputs.loanByIncome).toBeCloseTo(6_452_927.030177, 5);
  });

  it("is not moved to the next slab by floating-point error", () => {
    const foirSlabs = [
      { upTo: 0.3, foir: 40 },
      { upTo: null, foir: 60 },
    ];
    expect(ask({ foirMode: "slab", foirSlabs, netMonthlyIncome: 0.1, coApplicantIncome: 0.2 }).foirUsed).toBe(40);
  });

  it("uses only the chosen mode", () => {
    expect(problemsOf(eligibility, { foirMode: "slab", foir: 95 })).toEqual([]);
    expect(problemsOf(eligibility, { foirSlabs: [] })).toEqual([]);
    expect(problemsOf(eligibility, { foir: 95 })).toMatchObject([{ field: "foir" }]);
  });
});

describe("the term", () => {
  it("says whose age ends the loan", () => {
    const said = (inputs: JsonObject) =>
      eligibility
        .notices?.(modelOf(eligibility, inputs), RUPEES.format)
        .flat()
        .map((one) => (one as { message: string } | null)?.message)
        .join(" ");
    expect(said({ age: 50 })).toContain("by the time you are 60, so 120 months count");
    const couple = { age: 50, coApplicantIncome: 20_000 };
    expect(said({ ...couple, coApplicantAge: 45 })).toContain("by the time the applicant is 60");
    expect(said({ ...couple, coApplicantAge: 55 })).toContain("by the time the co-applicant is 60, so 60 months");
  });

  it("ends at the age limit", () => {
    expect(ask({ age: 50 }).effectiveTermMonths).toBe(120);
    // 40-digit decimals
    expect(ask({ age: 50 }).loanByIncome).toBeCloseTo(3_226_178.792335, 5);
    expect(ask({ age: 40 }).effectiveTermMonths).toBe(240);
    expect(ask({ age: 41 }).effectiveTermMonths).toBe(228);
    expect(ask({ termMonths: 7, termYears: 30 }).effectiveTermMonths).toBe(7);
    expect(codes({ age: 50 })).toContain("term-cut-by-age");
    expect(codes({ age: 40 })).not.toContain("term-cut-by-age");
  });

  it("depends on the older applicant if two incomes count", () => {
    expect(ask({ coApplicantIncome: 1, coApplicantAge: 45 }).effectiveTermMonths).toBe(180);
    expect(ask({ coApplicantIncome: 1, coApplicantAge: 20, age: 45 }).effectiveTermMonths).toBe(180);
    expect(ask({ coApplicantAge: 45 }).effectiveTermMonths).toBe(240);
    expect(problemsOf(eligibility, { coApplicantAge: 70 })).toEqual([]);
    expect(problemsOf(eligibility, { coApplicantIncome: 1, coApplicantAge: 70 })).toMatchObject([
      { field: "coApplicantAge" },
    ]);
  });
});

describe("the property limit", () => {
  // Reserve Bank circular of October 8, 2015; slab edges computed by hand.
  it.each([
    [1_000_000, 900_000],
    [3_000_000, 2_700_000],
    [3_600_000, 3_000_000],
    [3_750_000, 3_000_000],
    [3_750_001, 3_000_000.8],
    [8_000_000, 6_400_000],
    [9_375_000, 7_500_000],
    [9_500_000, 7_500_000],
    [9_800_000, 7_500_000],
    [10_000_000, 7_500_000],
    [12_000_000, 9_000_000],
  ])("for a value of %d is %d", (propertyValue, loan) => {
    expect(ask({ propertyValue }).loanByLtv).toBeCloseTo(loan, 6);
  });

  it("never falls when the value rises, and is never above 90%", () => {
    fc.assert(
      fc.property(
        fc.double({ min: 1, max: 5e7, noNaN: true }),
        fc.double({ min: 0, max: 1e7, noNaN: true }),
        (value, more) => {
          expect(housingLoanCeiling(value + more)).toBeGreaterThanOrEqual(housingLoanCeiling(value));
          expect(housingLoanCeiling(value)).toBeLessThanOrEqual(0.9 * value * (1 + 1e-12));
        },
      ),
    );
  });

  it("says if a more expensive home would not change the loan", () => {
    const rich = { netMonthlyIncome: 300_000, existingEmis: 0 };
    expect(codes({ ...rich, propertyValue: 9_800_000 })).toContain("ltv-notch");
    expect(codes({ ...rich, propertyValue: 9_000_000 })).not.toContain("ltv-notch");
    expect(codes({ propertyValue: 9_800_000 })).not.toContain("ltv-notch");
    expect(codes({ propertyValue: 1_000_000 })).toContain("stamp-duty-counts");
    expect(codes({ propertyValue: 1_000_001 })).not.toContain("stamp-duty-counts");
  });

  it("can be a single rate or none", () => {
    expect(ask({ ltvRule: "custom", ltvPercent: 50 })).toMatchObject({
      loanByLtv: 4_000_000,
      limitedBy: "property",
      ownContribution: 4_000_000,
      ltvSlabs: [],
    });
    expect(ask({ ltvRule: "none", propertyValue: 0 })).toMatchObject({
      loanByLtv: null,
      ownContribution: null,
      limitedBy: "income",
    });
    expect(ask({ ltvRule: "none" }).limits).toHaveLength(2);
  });

  it("shows the loan each slab allows", () => {
    expect(ask({ propertyValue: 9_800_000 }).ltvSlabs).toEqual([
      { loanAbove: 0, loanUpTo: 3_000_000, percent: 90, loan: 3_000_000, chosen: false },
      { loanAbove: 3_000_000, loanUpTo: 7_500_000, percent: 80, loan: 7_500_000, chosen: true },
      { loanAbove: 7_500_000, loanUpTo: null, percent: 75, loan: null, chosen: false },
    ]);
  });
});

describe("the eligible loan", () => {
  it("is the smallest of the limits used by the method", () => {
    const rich = { existingEmis: 0, multiplier: 40, propertyValue: 1e8 };
    expect(ask(rich)).toMatchObject({ eligibleLoan: 4_000_000, limitedBy: "multiplier" });
    expect(ask({ ...rich, method: "foir" })).toMatchObject({ limitedBy: "income" });
    expect(ask({ method: "multiplier" })).toMatchObject({ eligibleLoan: 6_000_000, limitedBy: "multiplier" });
    expect(ask({ method: "multiplier", propertyValue: 1e6 })).toMatchObject({ limitedBy: "property" });
    // All limits are computed, whatever the method.
    expect(ask({ method: "multiplier" }).loanByIncome).toBeCloseTo(4_609_233.592984, 5);
    expect(ask({ method: "foir" }).loanByMultiplier).toBe(6_000_000);
  });

  it("names the first limit on a tie", () => {
    const even = { annualRate: 0, existingEmis: 0, foir: 50, termYears: 10 };
    expect(ask(even)).toMatchObject({ eligibleLoan: 6_000_000, limitedBy: "income" });
    expect(ask({ ...even, ltvRule: "custom", ltvPercent: 75, method: "multiplier" })).toMatchObject({
      limitedBy: "multiplier",
    });
  });

  it("is repaid by its EMI in the effective term", () => {
    fc.assert(
      fc.property(
        fc.record({
          netMonthlyIncome: fc.integer({ min: 1000, max: 1_000_000 }),
          annualRate: fc.double({ min: 0, max: 20, noNaN: true }),
          age: fc.integer({ min: 18, max: 59 }),
          propertyValue: fc.integer({ min: 1, max: 30_000_000 }),
          method: fc.constantFrom("foir", "multiplier", "lower"),
        }),
        (inputs) => {
          const outputs = ask(inputs);
          const { eligibleLoan, emi, effectiveTermMonths } = outputs;
          const rest = left(eligibleLoan, emi, inputs.annualRate, effectiveTermMonths);
          expect(Math.abs(rest)).toBeLessThanOrEqual(1e-7 * Math.max(1, eligibleLoan));
          expect(outputs.totalInterest).toBeCloseTo(Math.max(0, emi * effectiveTermMonths - eligibleLoan), 4);
          if (inputs.method !== "multiplier") expect(emi).toBeLessThanOrEqual(outputs.maxEmi + 1e-6);
        },
      ),
      { numRuns: 60 },
    );
  });

  it("works at 0%", () => {
    expect(ask({ annualRate: 0 })).toMatchObject({ loanByIncome: 9_600_000, totalInterest: 0 });
  });
});

describe("the desired loan", () => {
  it("requires the income that FOIR allows", () => {
    // 40-digit decimals
    const outputs = ask({ desiredLoan: 5_000_000 });
    expect(outputs.requiredIncome).toBeCloseTo(106_782.323337, 6);
    expect(outputs.shortfall).toBeCloseTo(390_766.407016, 6);
    expect(ask({ desiredLoan: 5_000_000, netMonthlyIncome: outputs.requiredIncome }).shortfall).toBeCloseTo(0, 6);
  });

  // (EMI + 10,000) ÷ 40, 50, 55 or 60%, in 40-digit decimals, compared with the slabs by hand.
  it.each([
    [2_000_000, 54_712.929335],
    [4_600_000, 99_839.737469],
    [5_000_000, 100_000],
    [8_000_000, 144_410.652126],
    [12_000_000, 200_000],
  ])("of %d requires %d by slab", (desiredLoan, income) => {
    expect(ask({ foirMode: "slab", desiredLoan }).requiredIncome).toBeCloseTo(income, 5);
  });

  it("is out of reach if the open slab has an FOIR of 0", () => {
    const inputs = {
      foirMode: "slab",
      foirSlabs: [
        { upTo: 50_000, foir: 40 },
        { upTo: null, foir: 0 },
      ],
      desiredLoan: 5_000_000,
    };
    expect(ask(inputs)).toMatchObject({ requiredIncome: null, foirUsed: 0, eligibleLoan: 0 });
    expect(codes(inputs)).toContain("no-income-enough");
  });

  it("says how much income is missing, by every limit that depends on income", () => {
    // By FOIR, 106,782.32 a month; 5,000,000 ÷ 60 = 83,333.33 by the multiplier.
    const outputs = ask({ desiredLoan: 5_000_000 });
    expect(outputs.incomeShortfall).toBeCloseTo(outputs.requiredIncome - 100_000, 8);
    const poorer = { desiredLoan: 5_000_000, netMonthlyIncome: 60_000, multiplier: 40 };
    expect(ask({ ...poorer, method: "multiplier" })).toMatchObject({
      requiredIncomeByMultiplier: 125_000,
      incomeShortfall: 65_000,
    });
    expect(ask({ ...poorer, method: "foir" }).incomeShortfall).toBeCloseTo(ask(poorer).requiredIncome - 60_000, 6);
    expect(ask({ desiredLoan: 1 }).incomeShortfall).toBe(0);
    expect(ask().incomeShortfall).toBeNull();
  });

  it("never has a negative shortfall, and none if it is not entered", () => {
    expect(ask({ desiredLoan: 1_000_000 }).shortfall).toBe(0);
    expect(ask()).toMatchObject({ requiredIncome: null, shortfall: null });
  });

  it("comes with a notice if more income alone is not enough", () => {
    expect(codes({ desiredLoan: 7_000_000 })).toEqual(
      expect.arrayContaining(["multiplier-income", "property-too-cheap"]),
    );
    expect(codes({ desiredLoan: 5_000_000 })).toEqual(["rupee-slabs"]);
  });
});

describe("levers", () => {
  // 40-digit decimals: the present value with each change, minus 46,09,233.592984.
  it("are listed in order with what they add", () => {
    const { levers, eligibleLoan } = ask();
    expect(levers.map((row: { lever: string }) => row.lever)).toEqual([
      "clear-obligations",
      "longer-term",
      "lower-rate",
      "more-income",
    ]);
    const loans = [5_761_541.99123, 4_967_542.798985, 4_782_171.668095, 5_185_387.792106];
    for (const [i, loan] of loans.entries()) {
      expect(levers[i].eligibleLoan).toBeCloseTo(loan, 5);
      expect(levers[i].change).toBeCloseTo(loan - eligibleLoan, 5);
    }
  });

  const longer = (inputs: JsonObject) => ask({ propertyValue: 1e9, multiplier: 200, ...inputs }).levers[1];

  it("lengthen the term up to 360 months and the age limit, and never shorten it", () => {
    const byTerm = (months: number) =>
      ask({ termMonths: months, age: 18, propertyValue: 1e9, multiplier: 200 }).eligibleLoan;
    expect(longer({ termYears: 27, age: 18 }).eligibleLoan).toBeCloseTo(byTerm(360), 5);
    expect(longer({ termYears: 35, age: 18 }).change).toBe(0);
    expect(longer({ age: 38 }).eligibleLoan).toBeCloseTo(byTerm(264), 5);
    expect(longer({ age: 40 }).change).toBe(0);
  });

  it("do not lower the rate below zero", () => {
    expect(ask({ annualRate: 0.3 }).levers[2].eligibleLoan).toBe(6_000_000);
    expect(ask({ annualRate: 0.3, multiplier: 200, ltvRule: "none" }).levers[2].eligibleLoan).toBeCloseTo(9_600_000, 5);
  });

  it("add nothing if another limit binds", () => {
    const { levers } = ask({ propertyValue: 1_000_000 });
    for (const row of levers) expect(row.change).toBe(0);
  });
});

describe("with and without the co-applicant", () => {
  it("shows both side by side", () => {
    const { applicants } = ask({ coApplicantIncome: 50_000, coApplicantAge: 45, ltvRule: "none" });
    expect(applicants).toMatchObject([
      { applicants: "alone", incomeConsidered: 100_000, effectiveTermMonths: 240 },
      { applicants: "joint", incomeConsidered: 150_000, effectiveTermMonths: 180 },
    ]);
    expect(applicants[0].eligibleLoan).toBeCloseTo(4_609_233.592984, 5);
    expect(ask().applicants).toEqual([]);
  });

  it("works if the co-applicant earns all the income", () => {
    expect(ask({ netMonthlyIncome: 0, coApplicantIncome: 50_000 }).applicants[0]).toMatchObject({
      incomeConsidered: 0,
      eligibleLoan: 0,
    });
  });
});

describe("bad input", () => {
  it.each<[JsonObject, string, string]>([
    [{ age: 60 }, "age", "The loan must end by age 60. Enter an age below it."],
    [{ age: 62 }, "age", "The loan must end by age 60. Enter an age below it."],
    [{ age: 17 }, "age", "Age must be between 18 and 79 years."],
    [{ netMonthlyIncome: 0 }, "netMonthlyIncome", "Enter an income above 0."],
    [{ netMonthlyIncome: 0, otherIncome: 9, otherIncomeShare: 0 }, "netMonthlyIncome", "Enter an income above 0."],
    [{ foir: 0 }, "foir", "FOIR must be between 1 and 90%."],
    [{ termYears: 51 }, "termYears", "Loan term must be between 1 month and 50 years."],
    [{ desiredLoan: 0 }, "desiredLoan", "Loan you want must be between $1 and $1,000,000,000,000."],
    [{ method: "both" }, "method", "Choose one of foir, multiplier or lower for “Method”."],
  ])("%j", (inputs, field, message) => {
    expect(problemsOf(eligibility, inputs)).toEqual([{ field, message }]);
  });

  const open = { upTo: null, foir: 60 };
  it.each([
    [[]],
    [[{ upTo: 50_000, foir: 40 }]],
    [[{ upTo: 50_000, foir: 40 }, { upTo: 50_000, foir: 50 }, open]],
    [[{ upTo: 50_000, foir: 40 }, { upTo: 40_000, foir: 50 }, open]],
    [[{ upTo: null, foir: 40 }, open]],
    [[{ upTo: 50_000, foir: 91 }, open]],
    [[{ upTo: 50_000, foir: -1 }, open]],
    [[{ upTo: 50_000 }, open]],
    ["40%"],
  ])("slabs %j", (foirSlabs) => {
    expect(problemsOf(eligibility, { foirMode: "slab", foirSlabs })).toEqual([
      { field: "foirSlabs", message: "FOIR slabs must rise and end with an open slab." },
    ]);
  });

  it("reports every rule that is violated", () => {
    const problems = problemsOf(eligibility, {
      age: 70,
      netMonthlyIncome: 0,
      foirMode: "slab",
      foirSlabs: [],
    });
    expect(problems.map((problem) => problem.field)).toEqual(["age", "netMonthlyIncome", "foirSlabs"]);
  });
});

describe("solving", () => {
  const solve = (input: string, target: number, inputs: JsonObject = {}) => {
    const result = answer(eligibility, { inputs, solve: { for: input, output: "eligibleLoan", target } });
    return "errors" in result ? result.errors : result.solved?.value;
  };

  it("finds the income, the term and the EMI to pay off for a loan", () => {
    expect(solve("netMonthlyIncome", 5_000_000)).toBeCloseTo(106_782.323337, 4);
    // 40-digit decimals: 40,000 a month repays 50 lakh at 8.5% in 306.93 months, so 307 are needed.
    expect(solve("termYears", 5_000_000)).toBeCloseTo(307 / 12, 9);
    expect(solve("existingEmis", 5_000_000)).toBeCloseTo(50_000 - 43_391.161668, 4);
    expect(solve("netMonthlyIncome", 7_000_000)).toMatchObject([{ field: "netMonthlyIncome" }]);
  });
});

describe("text", () => {
  const said = (inputs: JsonObject) => {
    const { before, figure, after } = headlineOf(eligibility, inputs, RUPEES);
    return `${before} ${figure}${after}`;
  };

  it("states the loan and its limit", () => {
    // Whole rupees, because an abbreviated amount would be of no use.
    expect(said({})).toMatch(/^You can borrow up to ₹46,09,\d{3}, limited by your income after EMIs\.$/);
    expect(said({ existingEmis: 0 })).toMatch(/^You can borrow up to ₹57,6\d,\d{3}, limited by your income\.$/);
    expect(said({ method: "multiplier" })).toBe(
      "You can borrow up to ₹60,00,000, limited by 60 times your monthly income.",
    );
    expect(said({ propertyValue: 4_000_000 })).toBe(
      "You can borrow up to ₹32,00,000, limited by the value of the property.",
    );
    expect(said({ existingEmis: 60_000 })).toMatch(/^There is no room/);
  });

  it("shows no notice about rupees if the currency is rupees", () => {
    expect(outputsOf(eligibility, {}, RUPEES).noticeCodes).toBeNull();
  });

  it("shows the working in every case", () => {
    const steps = (inputs: JsonObject) => {
      const result = answer(eligibility, { inputs, working: true });
      return "errors" in result ? [] : (result.working ?? []).map((step) => step.label);
    };
    expect(steps({})).toContain("RBI slab for loans above $7,500,000");
    expect(steps({ desiredLoan: 5_000_000 })).toContain("Income required = (EMI + obligations) ÷ FOIR");
    expect(steps({ desiredLoan: 5_000_000, foirMode: "slab" })).toContain(
      "Income required: more than the lower edge of the first slab that allows it",
    );
    expect(steps({ annualRate: 0 })).toContain("Loan by income = EMI × n");
  });
});
