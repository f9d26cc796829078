import { describe, expect, it } from "vitest";
import { type FilingStatus, type ReturnWithholding, type StateFile, stateLaw } from "../../data/tax/us";
import alabama from "../../data/tax/us/2026/AL.json";
import connecticut from "../../data/tax/us/2026/CT.json";
import { returnWithholding } from "./state-withholding";

/** What is withheld in a year of such pay. */
function withheld(file: object, code: string | null, pay: number, more: object = {}) {
  const { withholding, incomeTax } = stateLaw(file as StateFile, "2026");
  if (!withholding || !incomeTax) throw new Error("the state has no formula");
  const facts = {
    status: "single" as FilingStatus,
    children: 0,
    otherDependents: 0,
    adjustedGrossIncome: pay,
    taxableBenefits: 0,
    federalTaxableIncome: pay,
    grossIncome: pay,
    federalIncomeTax: 0,
    federalStandardDeduction: 0,
    federalDeduction: 0,
    overtimeDeduction: 0,
    payrollTaxes: [0],
    ...more,
  };
  return returnWithholding(withholding.value as ReturnWithholding, code, incomeTax, facts);
}

describe("Alabama’s formula", () => {
  it("gives the booklet’s example: M, two dependents, 850 a week with 35.19 of federal tax", () => {
    const { tax, taxablePay } = withheld(alabama, "M", 52 * 850, { children: 2, federalIncomeTax: 52 * 35.19 });
    expect(taxablePay).toBeCloseTo(32_370.12, 9);
    expect((tax / 52).toFixed(2)).toBe("29.59");
  });

  it("lowers the standard deduction by steps from 26,000 to 35,500, as the booklet’s schedule prints", () => {
    const deduction = (code: string, pay: number) =>
      -(withheld(alabama, code, pay).payLines.find(({ label }) => label === "Standard deduction")?.amount ?? 0);
    for (const [code, pay, amount] of [
      ["S", 25_999, 3000],
      ["S", 26_000, 2975],
      ["S", 26_499, 2975],
      ["S", 35_499, 2525],
      ["S", 35_500, 2500],
      ["M", 26_000, 8325],
      ["M", 35_500, 5000],
      ["H", 26_000, 5065],
      ["MS", 12_999, 4250],
      ["MS", 13_000, 4162],
      ["MS", 17_750, 2500],
    ] as const)
      expect(deduction(code, pay), `${code} ${pay}`).toBe(amount);
  });

  it("allows no personal exemption with 0 on Form A-4", () => {
    expect(withheld(alabama, "0", 60_000).taxablePay - withheld(alabama, "S", 60_000).taxablePay).toBe(1500);
  });
});

describe("Connecticut’s calculation rules", () => {
  it("follow tables A to E for the pay of the examples in Circular CT", () => {
    // Example 8: exemption 8,000; 1,028 less 10%. Example 9: no exemption; 2,110 + 25, less 2%. Example 10: 2,291 less 10%.
    expect(withheld(connecticut, "F", 52 * 700).tax).toBeCloseTo(925.2, 9);
    expect(withheld(connecticut, "A", 52 * 1000).tax).toBeCloseTo(2092.3, 9);
    expect(withheld(connecticut, "B", 26 * 2300).tax).toBeCloseTo(2061.9, 9);
  });

  it("add back the lower rates and recapture them to the ends of tables C and D", () => {
    // Table B: 31,250 + 6.99% above 500,000 for F, 62,500 above 1,000,000 for C; 250 and 3,400, 500 and 6,800.
    expect(withheld(connecticut, "F", 600_000).tax).toBeCloseTo(31_250 + 6990 + 250 + 3400, 6);
    expect(withheld(connecticut, "C", 1_200_000).tax).toBeCloseTo(62_500 + 13_980 + 500 + 6800, 6);
  });

  it("give code D neither the exemption nor the credit, and take 6.99% of all pay without a form", () => {
    expect(withheld(connecticut, "D", 20_000).tax).toBeCloseTo(200 + 450, 9);
    expect(withheld(connecticut, "none", 52_000).tax).toBeCloseTo(52 * 69.9, 9);
    expect(withheld(connecticut, "E", 52_000).tax).toBe(0);
  });

  it("take the code of the filing status where none is given", () => {
    for (const [status, code] of [
      ["single", "F"],
      ["joint", "C"],
      ["separate", "A"],
      ["head", "B"],
      ["survivor", "C"],
    ])
      expect(withheld(connecticut, null, 90_000, { status }).tax, status).toBe(
        withheld(connecticut, code ?? null, 90_000).tax,
      );
  });

  it("know no other code", () => {
    expect(() => withheld(connecticut, "G", 52_000)).toThrow("no code G");
  });
});
