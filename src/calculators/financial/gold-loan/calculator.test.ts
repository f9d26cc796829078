import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { answer } from "../../../core/answer";
import { Format } from "../../../core/format";
import type { JsonObject } from "../../../core/parse";
import { headlineOf, outputsOf, problemsOf, testTools } from "../../../core/testing";
import goldLoan from "./calculator";

const TOOLS = { ...testTools(), format: new Format("INR") };
const ask = (inputs: JsonObject = {}) => outputsOf(goldLoan, inputs, TOOLS);
const codes = (inputs: JsonObject): string[] => ask(inputs).noticeCodes?.split(" ") ?? [];
const said = (inputs: JsonObject) => problemsOf(goldLoan, inputs, TOOLS);

/** Inputs for gold of the given value: 24 karat at 10,000 a gram, and the maximum loan. */
const worth = (value: number) => ({
  weightGrams: value / 10_000,
  purityKarat: 24,
  goldPricePerGram: 10_000,
  requestedLoan: null,
});

describe("published limits", () => {
  // RBI/2025-26/47, the tiers: 85% up to 2.5 lakh, 80% above it up to 5 lakh, 75% above that.
  it.each([
    [250_000 / 0.85, 250_000, 85],
    [300_000, 250_000, 85],
    [312_500, 250_000, 85],
    [312_510, 250_008, 80],
    [625_000, 500_000, 80],
    [650_000, 500_000, 80],
    [666_666, 500_000, 80],
    [666_680, 500_010, 75],
    [900_000, 675_000, 75],
  ])("gold worth %d allows a loan of %d, in the tier of %d%%", (value, loan, percent) => {
    const outputs = ask(worth(value));
    expect(outputs.maxLoan).toBeCloseTo(loan, 4);
    expect(outputs.ltvPercent).toBe(percent);
  });

  it("give no loan in a tier whose loan would be below the tier", () => {
    const loans = (inputs: JsonObject) => ask(inputs).tiers.map((row: { maxLoan: number | null }) => row.maxLoan);
    // 75% of 5,50,000 is 4,12,500, not above 5 lakh; 80% of 3 lakh is 2.4 lakh, not above 2.5 lakh.
    expect(loans({})).toEqual([250_000, 440_000, null]);
    expect(loans(worth(300_000))).toEqual([250_000, null, null]);
    expect(loans(worth(800_000))).toEqual([250_000, 500_000, 600_000]);
  });

  it("count other gold loans of the borrower", () => {
    // 5,50,000 of gold. 2 lakh elsewhere leaves 50,000 of the first tier and 3 lakh of the second; 75% is above both.
    const outputs = ask({ requestedLoan: null, otherGoldLoans: 200_000 });
    expect(outputs.tiers.map((row: { maxLoan: number | null }) => row.maxLoan)).toEqual([50_000, 300_000, 412_500]);
    expect(outputs).toMatchObject({ maxLoan: 412_500, ltvPercent: 75 });
    // With 3 lakh elsewhere, the first tier gives no loan.
    expect(ask({ ...worth(200_000), otherGoldLoans: 300_000 }).tiers[0].maxLoan).toBeNull();
    expect(ask({ ...worth(100_000), otherGoldLoans: 300_000 })).toMatchObject({
      maxLoan: 80_000,
      ltvPercent: 80,
    });
  });
});

describe("the value", () => {
  it("is the value of the fine gold at the lower of the two prices", () => {
    const outputs = ask({
      weightGrams: 24,
      stoneWeightGrams: 2,
      purityKarat: 18,
      goldPriceAverage: 11_500,
      requestedLoan: null,
    });
    expect(outputs).toMatchObject({
      netWeight: 22,
      fineGoldGrams: 16.5,
      priceUsed: 11_500,
      goldValue: 16.5 * 11_500,
    });
    expect(ask({ goldPriceAverage: 12_500 }).priceUsed).toBe(12_000);
    expect(codes({ goldPriceAverage: 11_500 })).toContain("average-counts");
  });
});

describe("bullet loan", () => {
  const bullet = { repayment: "bullet", requestedLoan: null, annualRate: 12 };

  it("meets the limit at maturity with every kind of interest", () => {
    for (const [interestCompounding, growth] of [
      ["simple", 1.06],
      ["monthly", 1.01 ** 6],
      ["yearly", 1.12 ** 0.5],
    ] as const) {
      const outputs = ask({ ...bullet, interestCompounding, termMonths: 6, weightGrams: 100 });
      expect(outputs.maxLoan).toBeCloseTo(825_000 / growth, 6);
      expect(outputs.finalPayment).toBeCloseTo(825_000, 6);
      expect(outputs.maturityLoanToValue).toBeCloseTo(75, 9);
      expect(outputs.priceFallToMargin).toBeCloseTo(0, 9);
      expect(outputs.schedule).toEqual([
        {
          number: 1,
          openingBalance: outputs.loanAmount,
          payment: outputs.finalPayment,
          principal: outputs.loanAmount,
          interest: outputs.totalInterest,
          extra: 0,
          closingBalance: 0,
        },
      ]);
    }
  });

  it("has no monthly payment", () => {
    expect(ask(bullet).monthlyPayment).toBe(0);
  });

  it("may run longer for a business, under the lender’s limit", () => {
    expect(said({ ...bullet, termMonths: 13 })).toEqual([
      { field: "termMonths", message: "A bullet consumption loan may run 12 months at most." },
    ]);
    const business = ask({ ...bullet, termMonths: 24, loanPurpose: "income-generating", ltvPercent: 70 });
    expect(business).toMatchObject({ ltvPercent: 70, tiers: [] });
    expect(business.maxLoan).toBeCloseTo((550_000 * 0.7) / 1.01 ** 24, 6);
  });

  it("notes when its amount at maturity is in another tier", () => {
    expect(codes({ ...bullet, requestedLoan: 245_000 })).toContain("tier-by-sanction");
  });
});

describe("repayment", () => {
  it("compares EMI, interest only and bullet", () => {
    const [emi, only, bullet] = ask({
      requestedLoan: 100_000,
      annualRate: 12,
      interestCompounding: "simple",
    }).comparison;
    // 8,884.88 is the EMI of one lakh at 12% over a year, as in any annuity table.
    expect(emi.monthlyPayment).toBeCloseTo(8884.88, 2);
    expect(emi.totalInterest).toBeCloseTo(12 * emi.monthlyPayment - 100_000, 6);
    expect(only).toMatchObject({ monthlyPayment: 1000, finalPayment: 101_000, totalInterest: 12_000 });
    expect(bullet.monthlyPayment).toBe(0);
    expect(bullet.finalPayment).toBeCloseTo(112_000, 8);
    expect(bullet.totalInterest).toBeCloseTo(12_000, 8);
    expect(ask({ termMonths: 24 }).comparison[2].maxLoan).toBeNull();
  });

  it("compares the same three ways regardless of the chosen one", () => {
    const of = (repayment: string) => ask({ repayment, requestedLoan: 120_000, annualRate: 12 }).comparison;
    // 12 payments of 120,000 at 1% a month.
    expect(of("interest-only")[0].totalInterest).toBeCloseTo((12 * 1200) / (1 - 1.01 ** -12) - 120_000, 6);
    expect(of("interest-only")).toEqual(of("emi"));
    expect(of("bullet")).toEqual(of("emi"));
  });

  it("has a schedule that ends with a zero balance", () => {
    const only = ask({ repayment: "interest-only", requestedLoan: 240_000 }).schedule;
    expect(only).toHaveLength(12);
    expect(only[0]).toMatchObject({ interest: 2100, principal: 0, payment: 2100, closingBalance: 240_000 });
    expect(only[11]).toMatchObject({ payment: 242_100, principal: 240_000, closingBalance: 0 });
    const rows = ask({ termMonths: 36 }).schedule;
    expect(rows).toHaveLength(36);
    expect(rows[35].closingBalance).toBe(0);
  });

  it("deducts the fee and its GST from the loan", () => {
    // 3,00,000 × 0.5% × 1.18
    expect(ask()).toMatchObject({ processingFee: 1770, amountReceived: 298_230 });
  });
});

describe("margin", () => {
  it("is the price at which the highest amount owed meets the limit", () => {
    const { marginPricePerGram, fineGoldGrams, ltvPercent, priceFallToMargin } = ask();
    expect((fineGoldGrams * marginPricePerGram * ltvPercent) / 100).toBeCloseTo(300_000, 6);
    expect(priceFallToMargin).toBeCloseTo(100 * (1 - marginPricePerGram / 12_000), 9);
    expect(ask({ ...worth(900_000) }).priceFallToMargin).toBeCloseTo(0, 9);
  });
});

describe("maximum loan", () => {
  it("never falls with more gold, and never breaks its own limit", () => {
    fc.assert(
      fc.property(
        fc.double({ min: 1000, max: 2e6, noNaN: true }),
        fc.double({ min: 1, max: 1.5, noNaN: true }),
        fc.constantFrom("emi", "bullet"),
        fc.integer({ min: 0, max: 8 }),
        (value, more, repayment, lakhs) => {
          const inputs = { repayment, otherGoldLoans: lakhs * 100_000 };
          const [small, large] = [ask({ ...worth(value), ...inputs }), ask({ ...worth(value * more), ...inputs })];
          expect(large.maxLoan).toBeGreaterThanOrEqual(small.maxLoan * (1 - 1e-12));
          const held = small.maturityLoanToValue ?? small.loanToValue;
          expect(held).toBeLessThanOrEqual(small.ltvPercent + 1e-6);
        },
      ),
      { numRuns: 100 },
    );
  });

  it("notes when more gold does not mean a larger loan", () => {
    expect(codes(worth(300_000))).toContain("between-tiers");
    expect(codes(worth(320_000))).not.toContain("between-tiers");
  });

  it("follows the lender’s own limit, with a note if the RBI tier is lower", () => {
    expect(ask({ ltvRule: "custom", ltvPercent: 90, requestedLoan: null })).toMatchObject({
      maxLoan: 495_000,
      ltvPercent: 90,
    });
    expect(codes({ ltvRule: "custom", ltvPercent: 90 })).toContain("above-rbi-limit");
    expect(codes({ ltvRule: "custom", ltvPercent: 65 })).not.toContain("above-rbi-limit");
  });
});

describe("headline", () => {
  const text = (inputs: JsonObject) => {
    const { before, figure, after } = headlineOf(goldLoan, inputs, TOOLS);
    return `${before} ${figure} ${after}`;
  };

  it("shows the maximum loan, and how far gold may fall", () => {
    expect(text({})).toBe("Up to ₹4,40,000 on 45.8 g of fine gold; your ₹3,00,000 stays covered until gold falls 32%.");
    expect(text({ requestedLoan: null })).toBe(
      "Up to ₹4,40,000 on 45.8 g of fine gold; with the full amount, any drop in the price breaks the limit.",
    );
  });
});

describe("bad input", () => {
  it("is reported at the field, with the limits", () => {
    const weight = "Weight must be more than 0 and at most 1,000 g of ornaments (50 g of coins).";
    for (const inputs of [{ weightGrams: 0 }, { weightGrams: 1001 }, { weightGrams: 51, itemType: "coins" }])
      expect(said(inputs)[0]).toEqual({ field: "weightGrams", message: weight });
    expect(said({ weightGrams: 50, itemType: "coins" })).toEqual([]);
    expect(said({ weightGrams: 10, stoneWeightGrams: 10 })).toEqual([
      { field: "stoneWeightGrams", message: "Stones must weigh less than the whole." },
    ]);
    for (const purityKarat of [0, 24.1])
      expect(said({ purityKarat })).toEqual([
        { field: "purityKarat", message: "Purity must be more than 0 and at most 24 karat." },
      ]);
    expect(said({ ltvRule: "custom", ltvPercent: 101 })).toEqual([
      { field: "ltvPercent", message: "Limit must be between 1 and 100%." },
    ]);
    expect(said({ ltvPercent: 101 })).toEqual([]);
  });

  it("includes a loan above the maximum, which the message states", () => {
    expect(said({ requestedLoan: 440_001 })).toEqual([
      {
        field: "requestedLoan",
        message: "The most that can be lent is ₹4,40,000 (80% of the gold’s value).",
      },
    ]);
    expect(said({ requestedLoan: 440_000 })).toEqual([]);
    expect(said({ ...worth(300_000), requestedLoan: 250_001 })).toEqual([
      {
        field: "requestedLoan",
        message: "The most that can be lent is ₹2,50,000 (all gold loans together up to ₹2,50,000 at 85%).",
      },
    ]);
  });
});

describe("solving", () => {
  it("finds the weight, the price and the rate", () => {
    const solve = (input: string, output: string, target: number, inputs: JsonObject = {}) => {
      const result = answer(goldLoan, { inputs, solve: { for: input, output, target } }, TOOLS);
      return "errors" in result ? result.errors[0]?.message : result.solved?.value;
    };
    // 6 lakh is 75% of 8 lakh: 66.667 g of fine gold.
    expect(solve("weightGrams", "maxLoan", 600_000)).toBeCloseTo((800_000 / 12_000) * (24 / 22), 6);
    expect(solve("goldPricePerGram", "maxLoan", 600_000)).toBeCloseTo(800_000 / (50 * (22 / 24)), 5);
    // The requested loan does not matter, even one that the current gold does not cover.
    expect(solve("weightGrams", "maxLoan", 200_000)).toBeCloseTo((200_000 / 0.85 / 12_000) * (24 / 22), 6);
    expect(solve("goldPricePerGram", "maxLoan", 600_000, { requestedLoan: 600_000 })).toBeCloseTo(17_454.545, 2);
    expect(solve("annualRate", "monthlyPayment", 8884.88, { requestedLoan: 100_000 })).toBeCloseTo(12, 3);
  });
});

describe("several items", () => {
  const CHAIN = { name: "Chain", weightGrams: 20, purityKarat: 18 };
  const given = { weightGrams: 30, purityKarat: 22, goldPricePerGram: 12_000, requestedLoan: null };

  it("are valued each by its purity", () => {
    const { fineGoldGrams, goldValue, netWeight, items } = ask({
      ...given,
      moreItems: [CHAIN, { weightGrams: 8, purityKarat: 24, stoneWeightGrams: 2, itemType: "coins" }],
    });
    // 30 × 22/24 + 20 × 18/24 + 6 × 24/24 = 27.5 + 15 + 6
    expect(fineGoldGrams).toBeCloseTo(48.5, 12);
    expect(netWeight).toBe(56);
    expect(goldValue).toBeCloseTo(582_000, 8);
    expect(items.map(({ name, value }: { name: string; value: number }) => [name, Math.round(value)])).toEqual([
      ["The gold above", 330_000],
      ["Chain", 180_000],
      ["Item 2", 72_000],
    ]);
  });

  it("weigh at most what one borrower may pledge, all together", () => {
    expect(said({ ...given, moreItems: [{ ...CHAIN, weightGrams: 980 }] })).toEqual([
      { field: "moreItems", message: "All ornaments together may weigh 1000 g at most." },
    ]);
    expect(
      said({ ...given, itemType: "coins", moreItems: [{ ...CHAIN, weightGrams: 21, itemType: "coins" }] }),
    ).toEqual([{ field: "moreItems", message: "All coins together may weigh 50 g at most." }]);
    expect(said({ ...given, moreItems: [{ ...CHAIN, weightGrams: 970 }] })).toEqual([]);
    expect(said({ ...given, moreItems: [{ ...CHAIN, stoneWeightGrams: 20 }] })).toEqual([
      { field: "moreItems", message: "Item 1: Stones must weigh less than the whole." },
    ]);
  });
});
