import { describe, expect, it } from "vitest";
import { type FederalParameters, type FilingStatus, federalFigures } from "../../data/tax/us";
import file from "../../data/tax/us/2026/federal.json";
import { netOfTerms, usGainsTax } from "./us-capital-gains";

const figures = federalFigures(file as unknown as FederalParameters, "2026");

const taxOn = (
  shortTerm: number,
  longTerm: number,
  other: number,
  status: FilingStatus = "single",
  investmentTax = true,
) => usGainsTax({ shortTerm, longTerm }, status, other, investmentTax, figures);

describe("US tax on gains in 2026 (Rev. Proc. 2025-32)", () => {
  it("is 0 on long-term gains up to $49,450 of taxable income, then 15%, and 20% above $545,500", () => {
    expect(taxOn(0, 10_000, 39_450).total).toBe(0);
    expect(taxOn(0, 20_000, 39_450).longTermTax).toBeCloseTo(1500, 9);
    expect(taxOn(0, 10_000, 80_000).total).toBeCloseTo(1500, 9);
    expect(taxOn(0, 10_000, 540_500, "single", false).total).toBeCloseTo(750 + 1000, 9);
    expect(taxOn(0, 10_000, 98_900, "joint").total).toBeCloseTo(1500, 9);
  });

  it("taxes short-term gains like other income, bracket by bracket", () => {
    // $5,700 at 22% up to $105,700, $4,300 at 24%.
    const { shortTermParts, total } = taxOn(10_000, 0, 100_000);
    expect(shortTermParts.filter(({ income }) => income > 0)).toMatchObject([
      { rate: 22, income: 5700 },
      { rate: 24, income: 4300 },
    ]);
    expect(total).toBeCloseTo(1254 + 1032, 9);
  });

  it("stacks long-term gains on short-term ones", () => {
    // The short-term gain takes income from 40,000 to 49,450 at 12%, leaving nothing for the 0% rate.
    expect(taxOn(9450, 1000, 40_000, "single", false).total).toBeCloseTo(1134 + Math.min(150, 114 + 11), 9);
    expect(taxOn(60_000, 1000, 40_000).longTermTax).toBeCloseTo(150, 9);
  });

  it("never exceeds the tax at ordinary rates (26 USC 1(h)(1)): 12% up to $50,400", () => {
    expect(taxOn(0, 900, 49_500).longTermTax).toBeCloseTo(108, 9);
    expect(taxOn(0, 2000, 49_500).longTermTax).toBeCloseTo(300, 9);
  });

  it("adds 3.8% on income above $200,000, but at most on the gain (26 USC 1411)", () => {
    expect(taxOn(0, 10_000, 195_000).netInvestmentTax).toBeCloseTo(190, 9);
    expect(taxOn(0, 10_000, 300_000).netInvestmentTax).toBeCloseTo(380, 9);
    expect(taxOn(0, 10_000, 300_000, "single", false).netInvestmentTax).toBe(0);
    expect(taxOn(0, 10_000, 130_000, "separate").netInvestmentTax).toBeCloseTo(380, 9);
  });

  it("nets a loss of one term against the gain of the other", () => {
    expect(netOfTerms({ shortTerm: -300, longTerm: 1000 })).toEqual({ shortTerm: 0, longTerm: 700 });
    expect(netOfTerms({ shortTerm: 1000, longTerm: -300 })).toEqual({ shortTerm: 700, longTerm: 0 });
    expect(netOfTerms({ shortTerm: 100, longTerm: -300 })).toEqual({ shortTerm: 0, longTerm: 0 });
    expect(netOfTerms({ shortTerm: -100, longTerm: -300 })).toEqual({ shortTerm: 0, longTerm: 0 });
    expect(taxOn(-5000, 3000, 500_000).total).toBe(0);
  });
});
