import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { answer } from "../../../core/answer";
import { Format } from "../../../core/format";
import type { JsonObject } from "../../../core/parse";
import { headlineOf, outputsOf, problemsOf } from "../../../core/testing";
import breakEven from "./calculator";

const ask = (inputs: JsonObject = {}) => outputsOf(breakEven, inputs);
const one = (fixedCosts: number, pricePerUnit: number, variableCostPerUnit: number): JsonObject => ({
  fixedCosts,
  pricePerUnit,
  variableCostPerUnit,
});
const codes = (inputs: JsonObject): string[] => ask(inputs).noticeCodes?.split(" ") ?? [];

describe("time", () => {
  it("spreads the expected sales evenly over the period", () => {
    // 50,000 ÷ 10 = 5,000 of 8,000 units: 0.625 of 30.42 days.
    expect(ask().daysToBreakEven).toBe(20);
    expect(ask({ period: "year" }).daysToBreakEven).toBe(229);
    expect(ask({ expectedUnits: 4999 }).daysToBreakEven).toBeNull();
    expect(ask({ expectedUnits: 5000, period: "year" }).daysToBreakEven).toBe(365);
  });

  it("earns back one-time costs from the profit after tax", () => {
    // 3,000 units above break-even earn 30,000, of which 25% is tax.
    expect(ask({ oneTimeCosts: 90_000, taxRatePercent: 25 }).periodsToEarnBack).toBeCloseTo(4, 12);
    expect(ask({ oneTimeCosts: 90_000, expectedUnits: 5000 }).periodsToEarnBack).toBeNull();
    const written = (periods: number, period: string) =>
      new Format().value(breakEven.outputs.periodsToEarnBack, periods, { period });
    // Within a month, in days: 0.09062 × 365 ÷ 12 = 2.76.
    expect([0.090_62, 1, 4.26].map((periods) => written(periods, "month"))).toEqual([
      "3 days",
      "1 month",
      "4.3 months",
    ]);
    expect(written(0.4, "year")).toBe("146 days");
  });
});

it("sells whole units of every product of a mix", () => {
  const { productResults } = ask({ mode: "multi" });
  for (const { units, wholeUnits } of productResults) expect(wholeUnits).toBe(Math.ceil(units));
});

describe("one product", () => {
  it("reaches a target profit after tax as in published exercises", () => {
    // CMA question bank: 40% tax, $2,400,000 after tax.
    expect(ask({ ...one(15_000_000, 3000, 2000), targetProfit: 2_400_000, taxRatePercent: 40 }).targetUnits).toBe(
      19_000,
    );
    // A contribution of $40, fixed costs of $120,000, $60,000 after 40% tax.
    expect(ask({ ...one(120_000, 80, 40), targetProfit: 60_000, taxRatePercent: 40 }).targetUnits).toBe(5500);
    expect(ask({ ...one(12_168_000, 75, 36), targetProfit: 1_872_000, taxRatePercent: 40 })).toMatchObject({
      breakEvenUnits: 312_000,
      targetUnits: 392_000,
    });
    // Kalman Company: price 12, variable cost 3; $9,000 after 35% tax takes $60,461 in sales (pretax income rounded).
    const { targetRevenue } = ask({ ...one(31_500, 12, 3), targetProfit: 9000, taxRatePercent: 35 });
    expect(Math.abs(targetRevenue - 60_461)).toBeLessThan(1);
  });

  it("has the leverage of a published exercise: 7,550 tickets at 60, cost 24, fixed 226,800", () => {
    const outputs = ask({ ...one(226_800, 60, 24), expectedUnits: 7550 });
    expect(outputs).toMatchObject({
      profitAtExpected: 45_000,
      breakEvenUnits: 6300,
      operatingLeverage: 6.04,
      maximumFixedCosts: 271_800,
    });
    // 10% more sales means 60.4% more profit.
    expect(ask({ ...one(226_800, 60, 24), expectedUnits: 8305 }).profitAtExpected).toBeCloseTo(72_180, 8);
  });

  it("rounds up to whole units using exact decimals", () => {
    expect(ask(one(1000, 0.03, 0.01))).toMatchObject({ breakEvenUnits: 50_000, breakEvenUnitsWhole: 50_000 });
    expect(ask(one(0.3, 0.3, 0.2)).breakEvenUnitsWhole).toBe(3);
    expect(ask(one(1000, 10, 7))).toMatchObject({ breakEvenUnitsWhole: 334 });
    expect(ask(one(1000, 10, 7)).breakEvenUnits).toBeCloseTo(1000 / 3, 10);
    expect(ask({ ...one(1, 1.1, 1), targetProfit: 0.7, taxRatePercent: 30 })).toMatchObject({
      targetUnits: 20,
      targetUnitsWhole: 20,
    });
  });

  it("finds the price and costs at which the expected sales just break even", () => {
    const outputs = ask();
    expect(outputs).toMatchObject({
      breakEvenPrice: 21.25,
      breakEvenVariableCost: 18.75,
      maximumFixedCosts: 80_000,
    });
    expect(ask({ pricePerUnit: 21.25 }).profitAtExpected).toBe(0);
    expect(ask({ variableCostPerUnit: 18.75 }).breakEvenUnits).toBe(8000);
    expect(ask({ fixedCosts: 80_000 })).toMatchObject({ profitAtExpected: 0, operatingLeverage: null });
  });

  it("does not tax a loss, and returns null instead of ratios to zero", () => {
    expect(ask({ expectedUnits: 3000, taxRatePercent: 30 })).toMatchObject({
      profitAtExpected: -20_000,
      profitAfterTax: -20_000,
      marginOfSafetyUnits: -2000,
      operatingLeverage: null,
    });
    expect(ask({ taxRatePercent: 30 }).profitAfterTax).toBeCloseTo(21_000, 9);
    expect(ask({ expectedUnits: 0 })).toMatchObject({
      marginOfSafetyPercent: null,
      operatingLeverage: null,
      breakEvenPrice: null,
      breakEvenVariableCost: null,
      maximumFixedCosts: 0,
      profitAtExpected: -50_000,
    });
    expect(ask({ fixedCosts: 0 })).toMatchObject({
      breakEvenUnits: 0,
      breakEvenUnitsWhole: 0,
      operatingLeverage: 1,
    });
  });
});

describe("several products", () => {
  it("have the weighted contribution of Lumen Learning’s BlankBooks", () => {
    const outputs = ask({
      mode: "multi",
      products: [
        { name: "Plain", price: 10, variableCost: 8.3, mix: 2320 },
        { name: "Fancy", price: 14, variableCost: 13.3, mix: 580 },
      ],
    });
    expect(outputs.contributionPerUnit).toBe(1.5);
  });

  it("break even in baskets as in the CMA question bank: 3 of A and 1 of B, fixed costs of 280,000", () => {
    const outputs = ask({
      mode: "multi",
      fixedCosts: 280_000,
      products: [
        { name: "A", price: 5, variableCost: 3, mix: 3 },
        { name: "B", price: 6, variableCost: 5, mix: 1 },
      ],
    });
    expect(outputs.breakEvenUnits).toBe(160_000);
    expect(outputs.productResults).toMatchObject([
      { name: "A", units: 120_000, revenue: 600_000, contribution: 240_000 },
      { name: "B", units: 40_000, revenue: 240_000, contribution: 40_000 },
    ]);
    // For the target, 171,428.57 units: 128,572 of A and 42,858 of B.
    expect(outputs).toMatchObject({ breakEvenUnitsWhole: 160_000, targetUnitsWhole: 171_430 });
  });

  it("split revenue if the mix is given in revenue", () => {
    // The margin is 0.8 × 0.4 + 0.2 × 0.5 = 0.42, so 42,000 of fixed costs take 100,000 of revenue.
    const outputs = ask({
      mode: "multi",
      mixBasis: "revenue",
      fixedCosts: 42_000,
      products: [
        { name: "A", price: 10, variableCost: 6, mix: 80 },
        { name: "B", price: 40, variableCost: 20, mix: 20 },
      ],
    });
    expect(outputs.contributionMarginPercent).toBeCloseTo(42, 12);
    expect(outputs.breakEvenRevenue).toBe(100_000);
    expect(outputs.breakEvenUnits).toBe(8500);
    expect(outputs.productResults).toMatchObject([
      { name: "A", units: 8000, revenue: 80_000, contribution: 32_000 },
      { name: "B", units: 500, revenue: 20_000, contribution: 10_000 },
    ]);
  });

  it("may include a loss leader, but the mix must not lose money", () => {
    const mix = (cost: number): JsonObject => ({
      mode: "multi",
      products: [
        { name: "Printer", price: 50, variableCost: 60, mix: 1 },
        { price: 30, variableCost: cost, mix: 1 },
      ],
    });
    expect(ask(mix(5)).contributionPerUnit).toBe(7.5);
    expect(ask(mix(5)).productResults[1].name).toBe("Product 2");
    expect(codes(mix(5))).toContain("loss-leader");
    const refused = {
      field: "products",
      message: "The mix as a whole must earn more than its variable cost.",
    };
    expect(problemsOf(breakEven, mix(20))).toEqual([refused]);
    expect(problemsOf(breakEven, mix(21))).toEqual([refused]);
  });

  it("give the same results as one product if the list has only one", () => {
    const single = ask();
    for (const mixBasis of ["units", "revenue"]) {
      const multi = ask({ mode: "multi", mixBasis, products: [{ price: 25, variableCost: 15, mix: 7 }] });
      for (const key of ["breakEvenUnits", "targetRevenue", "operatingLeverage", "breakEvenPrice", "curve"])
        expect(multi[key]).toEqual(single[key]);
    }
  });
});

describe("tables", () => {
  it("extend the volume to twice the break-even or beyond the expected sales", () => {
    expect(ask().curve).toHaveLength(41);
    expect(ask().curve.at(-1).units).toBe(10_000);
    expect(ask({ expectedUnits: 20_000 }).curve.at(-1).units).toBe(25_000);
    expect(ask().curve[20]).toEqual({ units: 5000, revenue: 125_000, totalCost: 125_000, profit: 0 });
    expect(ask().curve[0]).toEqual({ units: 0, revenue: 0, totalCost: 50_000, profit: -50_000 });
    expect(ask({ fixedCosts: 0, expectedUnits: 0 }).curve).toHaveLength(41);
  });

  it("show the break-even at other prices, if there is one", () => {
    const { priceTable } = ask({ pricePerUnit: 20, variableCostPerUnit: 18 });
    expect(priceTable.map((row: { priceChangePercent: number }) => row.priceChangePercent)).toEqual([
      -20, -15, -10, -5, 0, 5, 10, 15, 20,
    ]);
    // At −10% the price equals the cost.
    expect(priceTable[2]).toEqual({ priceChangePercent: -10, price: 18, breakEvenUnits: null, wholeUnits: null });
    expect(priceTable[4].breakEvenUnits).toBe(25_000);
    expect(priceTable[8]).toEqual({ priceChangePercent: 20, price: 24, breakEvenUnits: 50_000 / 6, wholeUnits: 8334 });
  });

  it("show whole units of each product at other prices, as the headline does at the price now", () => {
    const { priceTable } = ask({ mode: "multi", fixedCosts: 18_450 });
    // 573 Basic, 344 Plus and 230 Pro; at 10% more, 18,450 ÷ (35.75 − 16.40) = 953.49: 477, 287 and 191.
    expect(priceTable[4]).toMatchObject({ wholeUnits: 1147 });
    expect(priceTable[6]).toMatchObject({ priceChangePercent: 10, wholeUnits: 955 });
  });

  it("rank what moves profit", () => {
    expect(ask().drivers).toEqual([
      { driver: "price", lower: -20_000, higher: 20_000 },
      { driver: "variable-cost", lower: 12_000, higher: -12_000 },
      { driver: "units", lower: -8000, higher: 8000 },
      { driver: "fixed-costs", lower: 5000, higher: -5000 },
    ]);
    const { profitAtExpected } = ask();
    expect(ask({ variableCostPerUnit: 16.5 }).profitAtExpected - profitAtExpected).toBeCloseTo(-12_000, 9);
    expect(ask({ expectedUnits: 8800 }).profitAtExpected - profitAtExpected).toBeCloseTo(8000, 9);
  });
});

describe("properties", () => {
  it("earn nothing at the break-even and the target profit at the target volume", () => {
    const cents = (max: number) => fc.integer({ min: 1, max }).map((value) => value / 100);
    fc.assert(
      fc.property(
        fc.record({
          fixedCosts: cents(1e8),
          variableCostPerUnit: cents(1e5),
          targetProfit: cents(1e7),
          taxRatePercent: fc.integer({ min: 0, max: 99 }),
        }),
        cents(1e5),
        (given, contribution) => {
          const pricePerUnit = (Math.round(100 * given.variableCostPerUnit) + Math.round(100 * contribution)) / 100;
          const inputs = { ...given, pricePerUnit };
          const { breakEvenUnits, targetUnits, breakEvenUnitsWhole } = ask(inputs);
          const size = given.fixedCosts * 1e-9 + 1e-6;
          expect(Math.abs(ask({ ...inputs, expectedUnits: breakEvenUnits }).profitAtExpected)).toBeLessThan(size);
          const atTarget = ask({ ...inputs, expectedUnits: targetUnits }).profitAfterTax;
          expect(Math.abs(atTarget - given.targetProfit)).toBeLessThan(size + given.targetProfit * 1e-9);
          expect(breakEvenUnitsWhole).toBeGreaterThanOrEqual(breakEvenUnits);
          expect(breakEvenUnitsWhole - breakEvenUnits).toBeLessThan(1);
        },
      ),
      { numRuns: 60 },
    );
  });
});

describe("bad input", () => {
  const problems = (inputs: JsonObject) => problemsOf(breakEven, inputs);

  it("includes a price at which no volume breaks even", () => {
    expect(problems({ pricePerUnit: 15 })).toEqual([
      {
        field: "pricePerUnit",
        message: "Price must be more than the variable cost of $15.00, or no volume breaks even.",
      },
    ]);
    expect(problems({ pricePerUnit: 1e-12, variableCostPerUnit: 0, fixedCosts: 1e12 })[0]?.field).toBe("pricePerUnit");
  });

  it("is reported at the field", () => {
    for (const key of ["fixedCosts", "variableCostPerUnit", "targetProfit", "expectedUnits"])
      expect(problems({ [key]: -1 })[0]?.field).toBe(key);
    expect(problems({ taxRatePercent: 100 })).toEqual([
      { field: "taxRatePercent", message: "Tax must be from 0 to less than 100%." },
    ]);
    expect(problems({ mode: "multi", products: [] })).toEqual([
      { field: "products", message: "Add at least one product." },
    ]);
    expect(problems({ mode: "multi", products: [{ price: 2, variableCost: 1, mix: 0 }] })[0]?.field).toBe("products");
  });

  it("is ignored in inputs the mode does not use", () => {
    expect(problems({ mode: "multi", pricePerUnit: 1, variableCostPerUnit: 5 })).toEqual([]);
    expect(problems({ mode: "single", products: [] })).toEqual([]);
  });
});

describe("the answer", () => {
  it("shows the units and the revenue", () => {
    expect(headlineOf(breakEven)).toEqual({
      label: "Break-even",
      before: "You break even at",
      figure: "5,000 units",
      after: ", once sales reach $125,000.00; at 8,000 units, the margin of safety is 37.5%.",
    });
    expect(headlineOf(breakEven, { expectedUnits: 3000 }).after).toBe(
      ", once sales reach $125,000.00; 3,000 units would mean a loss of $20,000.00.",
    );
    expect(headlineOf(breakEven, { mode: "multi" }).figure).toBe("3,107 units");
    expect(headlineOf(breakEven, { mode: "multi" }).after).toContain(
      " in total (1,553 Basic, 932 Plus and 622 Pro), once sales reach $",
    );
  });

  it("has notes about expectations that miss the targets", () => {
    expect(ask().notices).toEqual([]);
    expect(codes({ expectedUnits: 3000 })).toEqual(["below-break-even"]);
    expect(codes({ expectedUnits: 6000 })).toEqual(["target-missed"]);
    expect(codes({ fixedCosts: 0 })).toEqual(["no-fixed-costs"]);
    expect(headlineOf(breakEven, { fixedCosts: 0 }).after).toBe("; at 8,000 units, the margin of safety is 100%.");
    // 5,000 units break even: there is no profit from which one-time costs could be earned back.
    expect(codes({ oneTimeCosts: 100, expectedUnits: 5000, targetProfit: 0 })).toEqual(["never-earned-back"]);
    expect(codes({ oneTimeCosts: 100, expectedUnits: 5001, targetProfit: 0 })).toEqual([]);
    expect(codes({ expectedUnits: 1000 })).toEqual(["below-break-even", "no-cost-low-enough"]);
  });

  it("can be solved for", () => {
    const value = (unknown: string, output: string, target: number) => {
      const result = answer(breakEven, { inputs: {}, solve: { for: unknown, output, target } });
      if ("errors" in result) throw new Error(JSON.stringify(result.errors));
      return result.solved?.value;
    };
    expect(value("pricePerUnit", "breakEvenUnits", 4000)).toBeCloseTo(27.5, 9);
    expect(value("variableCostPerUnit", "profitAtExpected", 50_000)).toBeCloseTo(12.5, 9);
    expect(value("fixedCosts", "profitAtExpected", 0)).toBeCloseTo(80_000, 6);
  });
});
