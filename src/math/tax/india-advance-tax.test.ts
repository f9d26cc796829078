/** Sections 404, 408, 424 and 425 of the Income-tax Act, 2025; amounts worked out by hand from them. */
import { describe, expect, it } from "vitest";
import figures from "../../data/tax/in/2026-27.json";
import type { AdvanceTaxRules } from "../../data/tax/india";
import { advanceTax } from "./india-advance-tax";

const rules = figures.advanceTax.values[0]?.value as AdvanceTaxRules;
const of = (tax: number, paid: readonly number[], months = 4, isExempt = false) =>
  advanceTax(tax, paid, isExempt, months, rules);

describe("advance tax", () => {
  it("is due in four installments from ₹10,000 of tax", () => {
    expect(of(100_000, []).instalments.map(({ amount }) => amount)).toEqual([15_000, 45_000, 75_000, 100_000]);
    expect(of(10_000, []).isDue).toBe(true);
  });

  it.each([
    ["less than ₹10,000 is owed", of(9999, [])],
    ["the taxpayer is exempt", of(100_000, [], 4, true)],
  ])("asks for nothing where %s", (_, { instalments, ...sums }) => {
    expect(sums).toMatchObject({ isDue: false, instalmentInterest: 0, laterInterest: 0 });
    for (const one of instalments) expect(one).toMatchObject({ amount: 0, paid: 0, shortfall: 0, interest: 0 });
  });

  it("counts what was paid so far against each installment", () => {
    const { instalments } = of(100_000, [10_000, 40_000, 5000]);
    expect(instalments.map(({ paid, shortfall }) => [paid, shortfall])).toEqual([
      [10_000, 5000],
      [50_000, 0],
      [55_000, 20_000],
      [55_000, 45_000],
    ]);
  });

  it("costs 3% of each shortfall, and 1% of the last", () => {
    expect(of(100_000, []).instalments.map(({ interest }) => interest)).toEqual([450, 1350, 2250, 1000]);
    expect(of(100_000, [15_000, 30_000, 30_000, 25_000]).instalmentInterest).toBe(0);
  });

  it("costs nothing from 12% in June and 36% in September", () => {
    expect(
      of(100_000, [12_000, 24_000])
        .instalments.slice(0, 2)
        .map(({ interest }) => interest),
    ).toEqual([0, 0]);
    expect(
      of(100_000, [11_999, 24_000])
        .instalments.slice(0, 2)
        .map(({ interest }) => interest),
    ).toEqual([90, 270]);
  });

  it("costs 1% a month from April if less than 90% was paid", () => {
    expect(of(100_000, [90_000]).laterInterest).toBe(0);
    expect(of(100_000, [89_900]).laterInterest).toBe(404);
    expect(of(100_000, [], 6).laterInterest).toBe(6000);
    // Rule 119A: on whole hundreds.
    expect(of(100_099, [], 1).laterInterest).toBe(1000);
  });
});
