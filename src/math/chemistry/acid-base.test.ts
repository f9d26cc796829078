/** OpenStax Chemistry 2e, chapter 14, and closed-form solutions. */
import { describe, expect, it } from "vitest";
import { bufferCapacity, exactPh, formShares, titrationPh } from "./acid-base";

const weakAcid = (total: number, pKa: number, pKw = 14) =>
  exactPh({ strongCharge: 0, systems: [{ total, pKas: [pKa], charge: 0 }], pKw });

describe("the pH", () => {
  it("of water and strong acids is the root of a quadratic", () => {
    expect(exactPh({ strongCharge: 0, systems: [], pKw: 14 })).toBeCloseTo(7, 10);
    const c = 1e-8;
    const h = (c + Math.sqrt(c * c + 4e-14)) / 2;
    expect(exactPh({ strongCharge: -c, systems: [], pKw: 14 })).toBeCloseTo(-Math.log10(h), 10);
  });

  it("of 0.534 mol/L formic acid is 2.01 (OpenStax, section 14.3)", () => {
    expect(weakAcid(0.534, -Math.log10(1.8e-4))).toBeCloseTo(2.0125798215186084, 9);
  });

  it("of 0.25 mol/L trimethylamine is 11.60 (OpenStax, section 14.3)", () => {
    const pKa = 14 + Math.log10(6.3e-5);
    expect(exactPh({ strongCharge: 0, systems: [{ total: 0.25, pKas: [pKa], charge: 1 }], pKw: 14 })).toBeCloseTo(
      11.6,
      2,
    );
  });

  it("of phosphoric acid balances the charges", () => {
    const [pKas, total] = [[2.148, 7.198, 12.35], 0.1];
    const pH = exactPh({ strongCharge: 0, systems: [{ total, pKas, charge: 0 }], pKw: 14 }) as number;
    const [, one, two, three] = formShares(pKas, pH) as [number, number, number, number];
    expect(10 ** -pH).toBeCloseTo(10 ** (pH - 14) + total * (one + 2 * two + 3 * three), 12);
    expect(pH).toBeCloseTo(1.63, 2);
  });

  it("is null outside the range", () => {
    expect(exactPh({ strongCharge: -1e6, systems: [], pKw: 14 })).toBeNull();
  });
});

it("gives buffers the highest capacity at equal amounts of acid and base", () => {
  const at = (pH: number) => bufferCapacity(pH, 0.2, 4.74, 14);
  expect(at(4.74)).toBeGreaterThan(at(4.5));
  expect(at(4.74)).toBeGreaterThan(at(5));
  expect(at(4.74)).toBeCloseTo(Math.LN10 * 0.05, 3);
});

describe("titrations", () => {
  // OpenStax Chemistry 2e, section 14.7: 25.00 mL of 0.100 mol/L acid with 0.100 mol/L NaOH.
  const titration = { analyteConcentration: 0.1, analyteVolume: 25, titrantConcentration: 0.1, pKw: 14 };

  it.each([
    [0, 1],
    [12.5, 1.477],
    [25, 7],
    [37.5, 12.301],
  ])("of hydrochloric acid after %f mL: %f", (added, pH) => {
    expect(titrationPh({ ...titration, analyte: "strong-acid", pKa: 0 }, added)).toBeCloseTo(pH, 2);
  });

  it.each([
    [0, 2.87],
    [12.5, 4.74],
    [25, 8.72],
    [37.5, 12.3],
  ])("of acetic acid after %f mL: %f", (added, pH) => {
    const pKa = -Math.log10(1.8e-5);
    const found = titrationPh({ ...titration, analyte: "weak-acid", pKa }, added) as number;
    expect(Math.abs(found - pH)).toBeLessThan(0.02);
  });

  it("give mirror images for acids and bases", () => {
    const acid = titrationPh({ ...titration, analyte: "weak-acid", pKa: 4.75 }, 7) as number;
    const base = titrationPh({ ...titration, analyte: "weak-base", pKa: 14 - 4.75 }, 7) as number;
    expect(acid + base).toBeCloseTo(14, 9);
  });
});
