import { describe, expect, it } from "vitest";
import { CONSTANTS, ELEMENTARY_CHARGE, FREQUENCY_PEAK, WAVELENGTH_PEAK, WIEN_FREQUENCY } from "./constants";

const bySymbol = Object.fromEntries(CONSTANTS.map((constant) => [constant.symbol, constant]));
const sizeOf = (symbol: string): number => bySymbol[symbol]?.value ?? Number.NaN;

/**
 * Exact constants as printed by NIST, truncated to ten digits:
 * https://physics.nist.gov/cuu/Constants/Table/allascii.txt
 */
const PRINTED = {
  ħ: [1.054571817, 1e-34],
  R: [8.314462618, 1],
  F: [96485.33212, 1],
  σ: [5.670374419, 1e-8],
  b: [2.897771955, 1e-3],
} as const;

describe("the physical constants", () => {
  it.each(Object.entries(PRINTED))("%s begins with the digits printed by NIST", (symbol, [digits, power]) => {
    const decimals = String(digits).split(".")[1]?.length ?? 0;
    const found = sizeOf(symbol) / power;
    expect(Math.floor(found * 10 ** decimals) / 10 ** decimals).toBe(digits);
    expect(bySymbol[symbol]?.uncertainty).toBe(0);
  });

  it("are related as theory predicts, within their uncertainties", () => {
    const relative = (symbol: string) => (bySymbol[symbol]?.uncertainty ?? 0) / sizeOf(symbol);
    const alpha = ELEMENTARY_CHARGE ** 2 / (4 * Math.PI * sizeOf("ε₀") * sizeOf("ħ") * sizeOf("c"));
    const rydberg = (alpha ** 2 * sizeOf("m_e") * sizeOf("c")) / (2 * sizeOf("h"));
    const bohr = sizeOf("ħ") / (sizeOf("m_e") * sizeOf("c") * alpha);
    expect(Math.abs(alpha / sizeOf("α") - 1)).toBeLessThan(4 * relative("α"));
    expect(Math.abs(sizeOf("μ₀") * sizeOf("ε₀") * sizeOf("c") ** 2 - 1)).toBeLessThan(4 * relative("μ₀"));
    expect(Math.abs((sizeOf("μ₀") * sizeOf("c")) / sizeOf("Z₀") - 1)).toBeLessThan(4 * relative("Z₀"));
    expect(Math.abs(rydberg / sizeOf("R∞") - 1)).toBeLessThan(4 * relative("m_e"));
    expect(Math.abs(bohr / sizeOf("a₀") - 1)).toBeLessThan(4 * relative("m_e"));
  });

  it("include blackbody peaks that solve their equations", () => {
    for (const [peak, power] of [
      [WAVELENGTH_PEAK, 5],
      [FREQUENCY_PEAK, 3],
    ] as const)
      expect(power * (1 - Math.exp(-peak))).toBeCloseTo(peak, 14);
    // NIST, Wien frequency displacement law constant.
    expect(WIEN_FREQUENCY).toBeCloseTo(5.878925757e10, -2);
  });
});
