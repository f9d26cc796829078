import { beforeAll, describe, expect, it } from "vitest";
import { fetchIndia } from "../../data/tax/india";
import { type IndiaGainFigures, indiaEquityTax, setOffLosses } from "./india-capital-gains";

let figures: IndiaGainFigures;
beforeAll(async () => {
  figures = await fetchIndia("2026-27");
});

const taxOn = (shortTerm: number, longTerm: number, used = 0) =>
  indiaEquityTax({ shortTerm, longTerm }, used, figures).total;

describe("tax on equity gains in India", () => {
  it("is 20% on short-term gains and 12.5% on long-term gains above ₹1,25,000, plus 4% cess", () => {
    expect(taxOn(100_000, 0)).toBeCloseTo(20_800, 9);
    expect(taxOn(0, 125_000)).toBe(0);
    expect(taxOn(0, 225_000)).toBeCloseTo(13_000, 9);
    expect(taxOn(100_000, 225_000)).toBeCloseTo(33_800, 9);
  });

  it("accounts for the exemption already used by other gains", () => {
    expect(taxOn(0, 125_000, 125_000)).toBeCloseTo(16_250, 9);
    expect(taxOn(0, 125_000, 25_000)).toBeCloseTo(3250, 9);
    expect(taxOn(0, 50_000, 200_000)).toBeCloseTo(6500, 9);
  });

  it("sets short-term losses off against long-term gains, but not the reverse (section 70 of the 1961 Act)", () => {
    expect(setOffLosses({ shortTerm: -40, longTerm: 100 })).toEqual({ shortTerm: 0, longTerm: 60 });
    expect(setOffLosses({ shortTerm: 100, longTerm: -40 })).toEqual({ shortTerm: 100, longTerm: 0 });
    expect(setOffLosses({ shortTerm: -100, longTerm: 40 })).toEqual({ shortTerm: 0, longTerm: 0 });
    expect(taxOn(-100_000, 325_000)).toBeCloseTo(13_000, 9);
  });
});
