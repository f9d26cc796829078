/** Published example returns for both countries, each with its source; edges of steps, caps and phase-outs. */
import { beforeAll, describe, expect, it } from "vitest";
import { prepare } from "../../../core/answer";
import { NO_TOOLS } from "../../../core/evaluate";
import { Format } from "../../../core/format";
import type { JsonObject } from "../../../core/parse";
import { headlineOf, modelOf, outputsOf, prepareChoices, problemsOf, workingLines } from "../../../core/testing";
import incomeTax from "./calculator";

beforeAll(() => prepareChoices(incomeTax));

const us = (inputs: JsonObject = {}) => outputsOf(incomeTax, { state: "none", wages: 0, ...inputs });

/** India without any of the page's default deductions. */
const BARE = {
  country: "in",
  basicSalary: 0,
  hraReceived: 0,
  rentPaid: 0,
  professionalTax: 0,
  section80c: 0,
  section80d: 0,
};
const india = (inputs: JsonObject = {}) => outputsOf(incomeTax, { ...BARE, salaryIncome: 0, ...inputs });

describe("brackets and deductions", () => {
  it("adds to the standard deduction for age and blindness (26 USC 63(f))", () => {
    expect(us({ age: 65, blindCount: 1 }).deductionAmount).toBe(16_100 + 2 * 2050);
    const couple = { filingStatus: "joint", age: 64, spouseAge: 65 };
    expect(us(couple).deductionAmount).toBe(32_200 + 1650);
  });

  it("phases out the senior deduction at 6% (policyengine-us, additional_senior_deduction.yaml)", () => {
    expect(us({ taxYear: "2025", age: 65, wages: 90_000 }).seniorDeduction).toBeCloseTo(5100, 9);
    const couple = { filingStatus: "joint", age: 65, spouseAge: 65, wages: 200_000 };
    expect(us(couple).seniorDeduction).toBeCloseTo(6000, 9);
    expect(us({ ...couple, filingStatus: "separate" }).seniorDeduction).toBe(0);
    expect(us({ age: 64, wages: 50_000 }).seniorDeduction).toBe(0);
  });

  it("phases out tips per full $1,000 and car-loan interest per started $1,000", () => {
    // policyengine-us, auto_loan_interest_deduction.yaml: joint, 220,000.
    expect(us({ filingStatus: "joint", wages: 220_000, carLoanInterest: 20_000 }).carLoanInterestDeduction).toBe(6000);
    expect(us({ wages: 100_000.5, carLoanInterest: 10_000 }).carLoanInterestDeduction).toBe(9800);
    expect(us({ wages: 150_999, qualifiedTips: 5000 }).tipsDeduction).toBe(5000);
    expect(us({ wages: 151_000, qualifiedTips: 5000 }).tipsDeduction).toBe(4900);
    expect(us({ wages: 152_000, qualifiedOvertime: 20_000 }).overtimeDeduction).toBe(12_300);
    expect(us({ filingStatus: "separate", wages: 50_000, qualifiedOvertime: 2000 }).overtimeDeduction).toBe(0);
  });

  it("limits state and local taxes", () => {
    const itemized = (inputs: JsonObject) => us({ deductionMethod: "itemized", ...inputs }).itemizedTotal;
    // policyengine-us, salt_deduction.yaml.
    expect(itemized({ taxYear: "2025", wages: 100_000, stateLocalTaxesPaid: 11_000 })).toBe(11_000);
    expect(itemized({ filingStatus: "separate", wages: 300_000, stateLocalTaxesPaid: 11_000 })).toBe(11_000);
    expect(itemized({ filingStatus: "separate", wages: 384_000, stateLocalTaxesPaid: 11_000 })).toBe(5000);
    expect(itemized({ filingStatus: "joint", wages: 600_000, stateLocalTaxesPaid: 20_000 })).toBeCloseTo(11_900, 9);
    // 26 USC 164(b)(6)(B), (7)(B): ½ · (40,400 − 30% · 3,500).
    expect(itemized({ filingStatus: "separate", wages: 256_000, stateLocalTaxesPaid: 50_000 })).toBeCloseTo(19_675, 9);
  });

  it("applies floors to charity and medical expenses, and lets non-itemizers deduct charity from 2026", () => {
    const charity = { deductionMethod: "itemized", wages: 100_000, charity: 5000 };
    expect(us(charity).itemizedTotal).toBe(4500);
    expect(us({ ...charity, taxYear: "2025" }).itemizedTotal).toBe(5000);
    expect(us({ wages: 100_000, charity: 5000 }).deductionAmount).toBe(17_100);
    expect(us({ wages: 100_000, charity: 5000, taxYear: "2025" }).deductionAmount).toBe(15_750);
    expect(us({ deductionMethod: "itemized", wages: 100_000, medicalExpenses: 10_000 }).itemizedTotal).toBe(2500);
  });

  it("reduces itemized deductions by 2/37 in the top bracket (26 USC 68, 2026)", () => {
    const inputs = { wages: 740_600, mortgageInterest: 37_000 };
    // Income is 100,000 above 640,600, more than the deductions: the reduction is 2/37 of 37,000.
    expect(us(inputs).itemizedTotal).toBeCloseTo(35_000, 9);
    expect(us({ ...inputs, taxYear: "2025" }).itemizedTotal).toBe(37_000);
  });
});

describe("limits on contributions", () => {
  const agi = (inputs: JsonObject) => us({ wages: 200_000, ...inputs }).adjustedGrossIncome;
  const codes = (inputs: JsonObject) => us({ wages: 200_000, ...inputs }).noticeCodes ?? "";

  it("taxes 401(k) deferrals above the limit for the age (Notice 2025-67; 26 USC 414(v)(2)(B)(i))", () => {
    for (const [age, limit] of [
      [49, 24_500],
      [50, 32_500],
      [59, 32_500],
      [60, 35_750],
      [63, 35_750],
      [64, 32_500],
    ] as const) {
      expect(agi({ age, retirementContributions: limit }), String(age)).toBe(200_000 - limit);
      expect(agi({ age, retirementContributions: limit + 1000 }), String(age)).toBe(200_000 - limit);
      expect(codes({ age, retirementContributions: limit })).not.toContain("deferral-above-limit");
      expect(codes({ age, retirementContributions: limit + 1 })).toContain("deferral-above-limit");
    }
    expect(agi({ taxYear: "2025", age: 60, retirementContributions: 40_000 })).toBe(200_000 - 34_750);
  });

  it("limits the IRA, and phases out its deduction for those with a plan at work (26 USC 219(b)(5), (g))", () => {
    expect(agi({ iraContributions: 9000 })).toBe(200_000 - 7500);
    expect(agi({ age: 50, iraContributions: 9000 })).toBe(200_000 - 8600);
    expect(codes({ iraContributions: 7501 })).toContain("ira-above-limit");
    // Publication 590-A, worksheet 1-2: (91,000 − 85,400) × 75% = 4,200; single, 2026, age under 50.
    const covered = { wages: 86_400, retirementContributions: 1000, iraContributions: 7500 };
    expect(us(covered).adjustedGrossIncome).toBe(85_400 - 4200);
    // 91,000 − 90,900 = 100, × 75% = 75, but at least 200.
    expect(us({ ...covered, wages: 91_900 }).adjustedGrossIncome).toBe(90_900 - 200);
    expect(us({ ...covered, wages: 92_000 }).adjustedGrossIncome).toBe(91_000);
    expect(us({ ...covered, wages: 82_000 }).adjustedGrossIncome).toBe(81_000 - 7500);
    expect(codes({ retirementContributions: 1000, iraContributions: 7500 })).toContain("ira-not-deductible");
    // Joint, 2025: 126,000 to 146,000; $6,000 over is 30% of the range.
    const joint = { filingStatus: "joint", taxYear: "2025", retirementContributions: 1000, iraContributions: 7000 };
    expect(us({ ...joint, wages: 133_000 }).adjustedGrossIncome).toBe(132_000 - 4900);
    expect(us({ wages: 3000, iraContributions: 5000 }).adjustedGrossIncome).toBe(0);
  });

  it("limits the HSA by coverage and age (Rev. Proc. 2025-19; 26 USC 223(b)(3))", () => {
    expect(agi({ hsaContributions: 10_000 })).toBe(200_000 - 4400);
    expect(agi({ hsaContributions: 10_000, hsaCoverage: "family" })).toBe(200_000 - 8750);
    expect(agi({ hsaContributions: 10_000, hsaCoverage: "family", age: 55 })).toBe(200_000 - 9750);
    expect(codes({ hsaContributions: 4401 })).toContain("hsa-above-limit");
    expect(codes({ hsaContributions: 4400 })).not.toContain("hsa-above-limit");
  });

  it("limits the plan of a self-employed person (Publication 560, rate worksheet)", () => {
    // Profit of 100,000: half the self-employment tax is 7,064.78; 20% of 92,935.22 is 18,587.04.
    const self = { wages: 0, selfEmploymentIncome: 100_000 };
    const notices = (selfEmployedRetirement: number) => codes({ ...self, selfEmployedRetirement });
    expect(notices(18_587)).not.toContain("sep-above-limit");
    expect(notices(18_588)).toContain("sep-above-limit");
    // A solo 401(k) adds deferrals of 24,500.
    expect(agi({ ...self, selfEmployedRetirement: 50_000 })).toBeCloseTo(92_935.22 - 18_587.04 - 24_500, 1);
    expect(notices(50_000)).toContain("plan-above-limit");
  });
});

describe("gains", () => {
  it("stacks gains on top of wages (Qualified Dividends and Capital Gain Tax Worksheet)", () => {
    // Line by line: 63,900 − 20,000 = 43,900; 49,450 − 43,900 = 5,550 at 0%; 14,450 × 15%.
    const answer = us({ wages: 60_000, longTermGains: 20_000 });
    expect(answer.gainsTax).toBeCloseTo(2167.5, 9);
    expect(answer.bracketTable.slice(7).map((row: { income: number }) => row.income)).toEqual([5550, 14_450, 0]);
  });

  it("never taxes more than the brackets alone would (worksheet, line 25)", () => {
    // Ordinary income reaches the 0% limit; the next 950 are in the 12% bracket, below the 15% rate for gains.
    const answer = us({ wages: 16_100 + 49_450, longTermGains: 950 });
    expect(answer.ordinaryTax + answer.gainsTax).toBeCloseTo(1240 + 0.12 * 37_050 + 142.5, 9);
    expect(answer.taxBeforeCredits).toBeCloseTo(5800, 9);
  });

  it("deducts 3,000 of a loss and carries over the rest (26 USC 1211(b))", () => {
    const answer = us({ wages: 50_000, shortTermGains: 2000, longTermGains: -10_000 });
    expect(answer.adjustedGrossIncome).toBe(47_000);
    expect(answer.capitalLossCarried).toBe(5000);
    expect(us({ filingStatus: "separate", wages: 50_000, longTermGains: -4000 }).capitalLossCarried).toBe(2500);
  });

  it("nets a short-term loss against a long-term gain", () => {
    const answer = us({ wages: 50_000, shortTermGains: -4000, longTermGains: 10_000 });
    expect(answer.bracketTable.slice(7).reduce((sum: number, row: { income: number }) => sum + row.income, 0)).toBe(
      6000,
    );
  });
});

describe("Social Security benefits", () => {
  it("are taxable by half, then 85%, of provisional income above the thresholds (26 USC 86(a))", () => {
    const single = { otherIncome: 18_600, wages: 9400, interestIncome: 990 };
    // Provisional income 31,980: half of the 6,980 above 25,000 is more than half the benefits of 5,980.
    expect(us({ ...single, socialSecurityBenefits: 5980 }).taxableSocialSecurity).toBeCloseTo(2990, 9);
    const joint = { filingStatus: "joint", otherIncome: 30_000 };
    // Provisional income 34,000: half of the 2,000 above 32,000.
    expect(us({ ...joint, socialSecurityBenefits: 8000 }).taxableSocialSecurity).toBeCloseTo(1000, 9);
    expect(us({ ...joint, adjustments: 3000, socialSecurityBenefits: 8000 }).taxableSocialSecurity).toBe(0);
    // Provisional income 50,000: 85% of 6,000 plus half of the 12,000 between the thresholds; at most 85% of benefits.
    expect(us({ ...joint, otherIncome: 40_000, socialSecurityBenefits: 20_000 }).taxableSocialSecurity).toBeCloseTo(
      11_100,
      9,
    );
    expect(us({ ...joint, otherIncome: 90_000, socialSecurityBenefits: 20_000 }).taxableSocialSecurity).toBeCloseTo(
      17_000,
      9,
    );
  });
});

describe("other federal taxes", () => {
  it("computes the self-employment tax of Schedule SE (26 USC 1401, 1402)", () => {
    const answer = us({ selfEmploymentIncome: 100_000 });
    expect(answer.selfEmploymentTax).toBeCloseTo(92_350 * 0.153, 9);
    expect(answer.adjustedGrossIncome).toBeCloseTo(100_000 - (92_350 * 0.153) / 2, 9);
    // Wages use up the Social Security wage base first.
    expect(us({ wages: 184_500, selfEmploymentIncome: 10_000 }).selfEmploymentTax).toBeCloseTo(9235 * 0.029, 9);
    expect(us({ selfEmploymentIncome: 433 }).selfEmploymentTax).toBe(0);
  });

  it("deducts business income up to the threshold, and shows a notice above it", () => {
    const low = us({ wages: 50_000, selfEmploymentIncome: 20_000 });
    expect(low.qbiDeduction).toBeCloseTo(0.2 * (20_000 - (18_470 * 0.153) / 2), 9);
    const high = us({ wages: 250_000, selfEmploymentIncome: 20_000 });
    expect(high.qbiDeduction).toBe(400);
    expect(high.noticeCodes).toContain("qbi-above-threshold");
    expect(us({ taxYear: "2025", wages: 250_000, selfEmploymentIncome: 20_000 }).qbiDeduction).toBe(0);
    expect(us({ wages: 16_100, selfEmploymentIncome: 1200 }).qbiDeduction).toBe(400);
  });

  it("reduces business income by the plan and health premiums of the self-employed (26 CFR 1.199A-3(b)(1)(vi))", () => {
    // 128,400 − ½ · 17,835.14 − 15,000 − 6,960 = 97,522.43; 20% of it.
    const inputs = { taxYear: "2025", wages: 60_000, selfEmploymentIncome: 128_400 };
    const answer = us({ ...inputs, selfEmployedRetirement: 15_000, selfEmployedHealth: 6960 });
    expect(answer.qbiDeduction).toBeCloseTo(19_504.49, 2);
    expect(us({ ...inputs, adjustments: 21_960 }).qbiDeduction).toBeCloseTo(23_896.49, 2);
    expect(answer.adjustedGrossIncome).toBeCloseTo(us({ ...inputs, adjustments: 21_960 }).adjustedGrossIncome ?? 0, 9);
  });

  it("deducts no more for them than the business earned (26 USC 162(l)(2)(A), 404(a)(8)(C))", () => {
    const answer = us({
      wages: 50_000,
      selfEmploymentIncome: 300,
      selfEmployedRetirement: 100,
      selfEmployedHealth: 900,
    });
    expect(answer.adjustedGrossIncome).toBe(50_000);
    expect(answer.qbiDeduction).toBe(0);
    expect(us({ wages: 50_000, selfEmployedHealth: 900 }).adjustedGrossIncome).toBe(50_000);
  });

  it("computes additional Medicare and net investment income taxes (Forms 8959 and 8960)", () => {
    const answer = us({
      filingStatus: "joint",
      wages: 200_000,
      spouseWages: 100_000,
      interestIncome: 20_000,
    });
    expect(answer.additionalMedicareTax).toBeCloseTo(450, 9);
    expect(answer.netInvestmentIncomeTax).toBeCloseTo(0.038 * 20_000, 9);
    expect(us({ filingStatus: "separate", wages: 125_000, interestIncome: 1000 }).netInvestmentIncomeTax).toBeCloseTo(
      38,
      9,
    );
  });

  it("taxes each person's wages for Social Security up to the wage base", () => {
    const couple = us({ filingStatus: "joint", wages: 200_000, spouseWages: 100_000 });
    expect(couple.socialSecurityTax).toBeCloseTo(0.062 * (184_500 + 100_000), 9);
    expect(couple.medicareTax).toBeCloseTo(0.0145 * 300_000, 9);
  });
});

describe("credits", () => {
  // By the states' forms: what each of two children under 17 and of three other dependents takes off the tax.
  it.each([
    ["AR", 29, 29],
    ["AZ", 125, 25],
    ["CA", 475, 475],
    ["DE", 110, 110],
    ["IA", 40, 40],
    ["ME", 305, 305],
    ["NE", 176, 176],
  ])("of %s for each dependent: $%d a child, $%d another", (state, child, other) => {
    const couple = { state, filingStatus: "joint", wages: 140_000 };
    const tax = (dependents: JsonObject) => us({ ...couple, ...dependents }).stateIncomeTax;
    const alone = tax({});
    expect(alone - tax({ childrenUnder17: 2 })).toBeCloseTo(2 * child, 9);
    expect(alone - tax({ otherDependents: 3 })).toBeCloseTo(3 * other, 9);
    expect(alone - tax({ childrenUnder17: 2, otherDependents: 3 })).toBeCloseTo(2 * child + 3 * other, 9);
  });

  it("child tax credit: phase-out per started $1,000, refundable part (Schedule 8812)", () => {
    const family = { filingStatus: "joint", childrenUnder17: 2, otherDependents: 1 };
    expect(us({ ...family, wages: 200_000 }).childTaxCredit).toBe(4900);
    expect(us({ ...family, wages: 400_001 }).childTaxCredit).toBe(4850);
    const low = us({ filingStatus: "head", childrenUnder17: 2, wages: 20_000 });
    expect(low.childTaxCredit).toBe(0);
    expect(low.additionalChildTaxCredit).toBeCloseTo(0.15 * 17_500, 9);
    expect(us({ filingStatus: "head", childrenUnder17: 1, wages: 24_150 }).additionalChildTaxCredit).toBe(1700);
  });

  it("earned income credit: maximum, start and end of the phase-out (Rev. Proc. 2024-40, section 2.06)", () => {
    const credit = (inputs: JsonObject) => us({ taxYear: "2025", ...inputs }).earnedIncomeCredit;
    expect(credit({ wages: 12_730, childrenUnder17: 1 })).toBeCloseTo(4328, 0);
    // Completed phase-out amounts of the table: 19,104, 50,434, 57,310, 61,555; joint 26,214 and 68,675.
    const ends = [
      [0, 19_104],
      [1, 50_434],
      [2, 57_310],
      [3, 61_555],
    ] as const;
    for (const [childrenUnder17, end] of ends) {
      expect(credit({ childrenUnder17, wages: end - 200 })).toBeGreaterThan(10);
      expect(credit({ childrenUnder17, wages: end + 5 })).toBeCloseTo(0, 0);
    }
    expect(credit({ filingStatus: "joint", wages: 68_680, childrenUnder17: 4 })).toBeCloseTo(0, 0);
    expect(credit({ wages: 8490 })).toBeCloseTo(649, 0);
    expect(credit({ wages: 8490, age: 24 })).toBe(0);
    expect(credit({ wages: 8490, interestIncome: 11_951, childrenUnder17: 1 })).toBe(0);
    expect(credit({ wages: 8490, childrenUnder17: 1, claimEitc: false })).toBe(0);
  });

  it("applies other credits first, and never goes below zero", () => {
    const answer = us({ wages: 40_000, otherCredits: 10_000, childrenUnder17: 1 });
    expect(answer.federalIncomeTax).toBe(0);
    expect(answer.childTaxCredit).toBe(0);
    expect(answer.additionalChildTaxCredit).toBe(1700);
  });
});

describe("states", () => {
  const state = (code: string, inputs: JsonObject, taxYear = "2025") =>
    outputsOf(incomeTax, { state: code, taxYear, claimEitc: false, ...inputs });

  it("New York (policyengine-us, ny_2025_integration.yaml)", () => {
    expect(state("NY", { wages: 50_000 }).stateIncomeTax).toBeCloseTo(2145, 6);
    const family = { filingStatus: "joint", wages: 80_000, childrenUnder17: 2 };
    expect(state("NY", family).stateTaxableIncome).toBe(61_950);
    expect(state("NY", family).stateIncomeTax).toBeCloseTo(3074.75, 6);
    expect(state("NY", { wages: 200_000 }).stateIncomeTax).toBeCloseTo(11_519.75, 6);
    expect(state("NY", { filingStatus: "head", wages: 60_000, childrenUnder17: 1 }).stateIncomeTax).toBeCloseTo(
      2380.375,
      6,
    );
    expect(state("NY", { wages: 6000 }).stateIncomeTax).toBe(0);
    // 568 is phased in over the 50,000 above 107,650 (IT-201 instructions, tax computation worksheet 7).
    expect(state("NY", { wages: 120_000 }).stateIncomeTax).toBeCloseTo(6151.75 + 568 * 0.247, 6);
    // IT-201 instructions: above 25 million the top rate applies to all income.
    expect(state("NY", { wages: 30_008_000 }).stateIncomeTax).toBeCloseTo(0.109 * 30_000_000, 4);
  });

  it("North Carolina: child deduction by income (NC D-400, child deduction table)", () => {
    const family = { filingStatus: "joint", childrenUnder17: 2 };
    expect(state("NC", { ...family, wages: 60_000 }).stateTaxableIncome).toBe(60_000 - 25_500 - 2 * 2500);
    expect(state("NC", { ...family, wages: 60_001 }).stateTaxableIncome).toBe(60_001 - 25_500 - 2 * 2000);
  });

  it("Ohio: a lump sum above 26,050 (Ohio Revised Code 5747.02)", () => {
    expect(state("OH", { wages: 28_450 }).stateIncomeTax).toBe(0);
    expect(state("OH", { wages: 52_400 }).stateTaxableIncome).toBe(50_250);
    expect(state("OH", { wages: 52_400 }).stateIncomeTax).toBeCloseTo(342 + 0.0275 * (50_250 - 26_050), 9);
  });

  it("California: exemption credits fall by 6 for each started 2,500 (Form 540, AGI limitation worksheet)", () => {
    const without = state("CA", { wages: 200_000 });
    const taxable = 200_000 - 5706;
    expect(without.stateTaxableIncome).toBe(taxable);
    // Rate schedule of the 2025 Form 540 booklet: 3,248.41 at 72,724, then 9.3%.
    const byRates = 110.79 + 0.02 * 15_185 + 0.04 * 15_188 + 0.06 * 16_090 + 0.08 * 15_182 + 0.093 * (taxable - 72_724);
    expect(without.stateIncomeTax).toBeCloseTo(byRates - 153, 6);
    const atSteps = state("CA", { wages: 252_203 + 2501 });
    expect(atSteps.stateIncomeTax).toBeCloseTo(byRates + 0.093 * (252_203 + 2501 - 200_000) - (153 - 12), 6);
  });

  it("New Mexico deducts 4,000 for each dependent after the first (PIT-1, line 13)", () => {
    const family = { filingStatus: "joint", wages: 100_000, childrenUnder17: 2, otherDependents: 1 };
    expect(state("NM", family).stateTaxableIncome).toBe(100_000 - 31_500 - 2 * 4000);
  });

  it("Utah: the taxpayer credit (TC-40, lines 11 to 20)", () => {
    const credit = 0.06 * 15_750 - 0.013 * (60_000 - 18_213);
    expect(state("UT", { wages: 60_000 }).stateIncomeTax).toBeCloseTo(0.045 * 60_000 - credit, 9);
  });

  it("Alabama deducts the federal tax, and reduces its standard deduction by whole steps", () => {
    // 27,000: three whole steps of 500 above 25,500, 25 each (Act 2022-297); federal tax on 11,250.
    const answer = state("AL", { wages: 27_000 });
    expect(answer.stateTaxableIncome).toBeCloseTo(27_000 - 2925 - 1500 - 1125, 9);
    expect(answer.stateIncomeTax).toBeCloseTo(10 + 100 + 0.05 * (answer.stateTaxableIncome - 3000), 9);
  });

  it("Oregon and Missouri deduct part of the federal tax", () => {
    expect(state("OR", { wages: 126_000 }).stateTaxableIncome).toBe(126_000 - 2835 - 6800);
    const missouri = state("MO", { wages: 60_000 });
    expect(missouri.stateTaxableIncome).toBeCloseTo(60_000 - 15_750 - 0.15 * missouri.federalIncomeTax, 9);
  });

  it("Connecticut: exemption, phase-out of the low rate, personal credit", () => {
    // 44,500: the exemption has phased out, and the table gives a credit of 10% of the tax.
    const answer = state("CT", { wages: 44_500 });
    expect(answer.stateTaxableIncome).toBe(44_500);
    expect(answer.stateIncomeTax).toBeCloseTo((200 + 0.045 * 34_500) * (1 - 0.1), 9);
    // 106,000: the started steps of 5,000 give at most 250 for the first addition, and one step of 25 for the second.
    expect(state("CT", { wages: 106_000 }).stateIncomeTax).toBeCloseTo(
      200 + 0.045 * 40_000 + 0.055 * 50_000 + 0.06 * 6000 + 250 + 25,
      9,
    );
  });

  it("applies the rules of Massachusetts, Maryland, Wisconsin and Minnesota", () => {
    expect(state("MA", { wages: 60_000 }).stateTaxableIncome).toBe(60_000 - 4400 - 2000);
    expect(state("MA", { wages: 8000 }).stateIncomeTax).toBe(0);
    expect(state("MD", { wages: 110_000 }).stateTaxableIncome).toBe(110_000 - 3350 - 1600);
    expect(state("WI", { wages: 60_000 }).stateTaxableIncome).toBeCloseTo(
      60_000 - (13_560 - 0.12 * (60_000 - 19_550)) - 700,
      9,
    );
    // Two reduction rates: 3% above 238,950, 10% above 330,300.
    expect(state("MN", { wages: 340_300 }).stateTaxableIncome).toBeCloseTo(
      340_300 - (14_950 - 0.03 * 91_350 - 0.1 * 10_000),
      9,
    );
    expect(state("MN", { wages: 2_000_000 }).stateTaxableIncome).toBeCloseTo(2_000_000 - 0.2 * 14_950, 6);
  });

  it("starts from gross income or federal taxable income, with add-backs", () => {
    expect(state("PA", { wages: 60_000 }).stateIncomeTax).toBeCloseTo(0.0307 * 60_000, 9);
    expect(state("ND", { wages: 100_000 }).stateIncomeTax).toBeCloseTo(0.0195 * (84_250 - 48_475), 9);
    expect(state("CO", { wages: 60_000 }).stateTaxableIncome).toBe(60_000 - 15_750);
    expect(state("CO", { wages: 60_000, qualifiedOvertime: 5000 }, "2026").stateTaxableIncome).toBe(60_000 - 16_100);
    expect(state("CO", { wages: 400_000 }, "2026").stateTaxableIncome).toBe(400_000 - 1000);
  });

  it("South Carolina rounds the reduction of its deduction down to a multiple of 10", () => {
    // 70,000 is 30,000 into the 55,000 phase-out above 40,000: a reduction of 8,181.81…, rounded down to 8,180.
    expect(state("SC", { wages: 70_000 }, "2026").stateTaxableIncome).toBe(70_000 - (15_000 - 8180));
  });

  it("states’ credits for children by age and income, from the instructions of each state", () => {
    const credit = (code: string, inputs: JsonObject, taxYear = "2025") =>
      state(code, inputs, taxYear).stateChildCredit;
    // New York: $1,000 under 4, $330 (2025) or $500 (2026) up to 16, less $16.50 per started $1,000 above 110,000.
    const family = { filingStatus: "joint", childrenUnder17: 2, childAges: "3, 9" };
    expect(credit("NY", { ...family, wages: 90_000 })).toBe(1330);
    expect(credit("NY", { ...family, wages: 90_000 }, "2026")).toBe(1500);
    expect(credit("NY", { ...family, wages: 112_001 })).toBe(1330 - 3 * 16.5);
    const newYork = state("NY", { ...family, wages: 90_000 });
    expect(newYork.stateTotal).toBeCloseTo(newYork.stateIncomeTax - 1330, 9);
    expect(newYork.totalTax).toBeCloseTo(
      newYork.federalTotal + newYork.socialSecurityTax + newYork.medicareTax + newYork.stateTotal,
      6,
    );
    // Massachusetts: $440 under 13, at any income; Georgia from 2026: $250 under 6, up to the tax.
    expect(credit("MA", { ...family, wages: 400_000 })).toBe(880);
    expect(credit("MA", { ...family, childAges: "12, 13", wages: 400_000 })).toBe(440);
    expect(credit("GA", { ...family, childAges: "5, 6", wages: 90_000 }, "2026")).toBe(250);
    expect(credit("GA", { ...family, childAges: "5, 6", wages: 90_000 }, "2025")).toBe(0);
    const georgia = state("GA", { wages: 16_000, childrenUnder17: 1, childAges: "2" }, "2026");
    expect([georgia.stateIncomeTax, georgia.stateTotal]).toEqual([0, 0]);
    // Colorado: $600 from 36,001 to 61,000 on a joint return. New Jersey: $800 to 40,000 of New Jersey taxable income.
    expect(credit("CO", { ...family, childAges: "0, 5", wages: 60_000 })).toBe(1200);
    expect(credit("NJ", { wages: 36_000, childrenUnder17: 1, childAges: "4" })).toBe(800);
    expect(credit("NJ", { filingStatus: "separate", wages: 36_000, childrenUnder17: 1, childAges: "4" })).toBe(0);
    expect(credit("NJ", { wages: 36_000, childrenUnder17: 1, childAges: "4" }, "2026")).toBe(1000);
    // Maryland: $50 less per started $1,000 above 15,000. Oregon: gone $5,000 above 26,550, five children at most.
    expect(credit("MD", { wages: 18_500, childrenUnder17: 1, childAges: "5" })).toBe(300);
    expect(credit("OR", { wages: 26_550, childrenUnder17: 6, childAges: "1 1 2 3 4 5" })).toBe(5 * 1050);
    expect(credit("OR", { wages: 29_050, childrenUnder17: 1, childAges: "1" })).toBeCloseTo(525, 9);
    // Minnesota: 12% of income above 31,950. Utah: 10% above 43,000. Vermont: $20 a child per started $1,000.
    expect(credit("MN", { wages: 41_950, childrenUnder17: 2 })).toBeCloseTo(3500 - 1200, 9);
    expect(credit("UT", { wages: 48_000, childrenUnder17: 1, childAges: "3" })).toBeCloseTo(500, 9);
    expect(credit("VT", { wages: 130_000, childrenUnder17: 2, childAges: "2, 6" })).toBe(2 * (1000 - 5 * 20));
    // New Mexico: $424 to 50,000. Oklahoma: 5% of the federal credit to 100,000.
    expect(credit("NM", { wages: 50_000, childrenUnder17: 1 })).toBe(424);
    expect(credit("OK", { wages: 100_000, childrenUnder17: 1 })).toBeCloseTo(110, 9);
    expect(credit("OK", { wages: 100_001, childrenUnder17: 1 })).toBe(0);
  });

  it("asks for the ages that a credit depends on, and counts the least meanwhile", () => {
    const family = { filingStatus: "joint", wages: 80_000, childrenUnder17: 2 };
    const newYork = state("NY", family);
    expect(newYork.stateChildCredit).toBe(660);
    expect(newYork.noticeCodes).toBe("state-child-ages out-of-scope");
    expect(state("NY", { ...family, childAges: "1, 2" }).noticeCodes).toBe("out-of-scope");
    expect(state("NM", family).noticeCodes).not.toContain("state-child-ages");
    expect(problemsOf(incomeTax, { ...family, childAges: "1" })[0]).toEqual({
      field: "childAges",
      message: "Enter as many ages as there are children under 17: 2, not 1.",
    });
    expect(problemsOf(incomeTax, { ...family, childAges: "1, 17" })[0]?.field).toBe("childAges");
    expect(problemsOf(incomeTax, { ...family, childAges: "one, two" })[0]?.field).toBe("childAges");
  });

  it("says what the state’s law has and this estimate lacks", () => {
    const message = (code: string, inputs: JsonObject) =>
      state(code, { wages: 80_000, ...inputs })
        .notices.map((one: { message: string }) => one.message)
        .join(" ");
    const itemized = { deductionMethod: "itemized", mortgageInterest: 30_000 };
    expect(message("CA", itemized)).toContain("itemized deductions are left out, so the tax may be lower");
    expect(message("CA", {})).not.toContain("itemized");
    expect(message("CO", itemized)).not.toContain("itemized");
    const working = { wages: 20_000, childrenUnder17: 1, claimEitc: true };
    expect(message("NY", working)).toContain("earned income credit is left out");
    expect(message("NC", working)).not.toContain("earned income credit");
    expect(message("CA", { childrenUnder17: 1 })).toContain("Young Child Tax Credit");
    expect(message("WI", { longTermGains: 5000 })).toContain("exclusion of 30%");
    expect(message("WI", {})).not.toContain("exclusion");
  });

  it("Vermont taxes at least 3% of income above 150,000 (32 V.S.A. 5822(a)(6))", () => {
    // Social Security benefits are not part of that income.
    const many = { filingStatus: "joint", wages: 160_000, childrenUnder17: 12 };
    expect(state("VT", many).stateIncomeTax).toBeCloseTo(0.03 * 160_000, 9);
    expect(state("VT", { ...many, socialSecurityBenefits: 20_000 }).stateIncomeTax).toBeCloseTo(0.03 * 160_000, 9);
  });

  it("charges no tax in states without one, and says which figures were carried over or left out", () => {
    const texas = state("TX", { wages: 80_000 });
    expect([texas.stateTaxableIncome, texas.stateIncomeTax, texas.noticeCodes]).toEqual([0, 0, null]);
    const california = state("CA", { wages: 80_000 }, "2026");
    expect(california.noticeCodes).toBe("figure-carried");
    expect(california.notices[0].message).toMatch(/^Uses 2025 figures: .*standard deduction/);
    expect(california.notices[0].message).not.toContain("dependent credit");
    const withHealthSavings = state("CA", { wages: 80_000, cafeteriaDeductions: 3000 }, "2026");
    expect(withHealthSavings.noticeCodes).toBe("figure-carried out-of-scope");
    expect(withHealthSavings.notices[1].message).toContain("HSA) amounts are taxable in California");
    expect(state("NC", { wages: 80_000, cafeteriaDeductions: 3000 }, "2026").noticeCodes).toBeNull();
    expect(state("KY", { wages: 80_000 }, "2026").noticeCodes).toBe("out-of-scope");
    expect(outputsOf(incomeTax, {}).noticeCodes).toBeNull();
  });

  it("taxes of cities and counties by name, from the instructions and rate charts of 2025", () => {
    const local = (code: string, inputs: JsonObject, taxYear = "2025") => state(code, inputs, taxYear).localIncomeTax;
    // IT-201 instructions: 369.36 on 12,000, 489.06 to 25,000, 954.75 to 50,000; school credits of 20.52 + 0.228% and 63.
    const taxable = 92_000;
    expect(local("NY", { wages: 100_000, newYorkCity: "nyc" })).toBeCloseTo(
      369.36 + 489.06 + 954.75 + 0.03876 * (taxable - 50_000) - (20.52 + 0.00228 * (taxable - 12_000)) - 63,
      6,
    );
    // Above 500,000 of taxable income and 250,000 of income there is no school credit.
    expect(local("NY", { wages: 608_000, newYorkCity: "nyc" })).toBeCloseTo(
      369.36 + 489.06 + 954.75 + 0.03876 * 550_000,
      6,
    );
    const yonkers = state("NY", { wages: 100_000, newYorkCity: "yonkers" });
    expect(yonkers.localIncomeTax).toBeCloseTo(0.1675 * yonkers.stateIncomeTax, 9);
    // Maryland: Montgomery 3.2%; Anne Arundel by bands; Frederick one rate for all income.
    const maryland = (inputs: JsonObject) => {
      const answer = state("MD", inputs);
      return [answer.localIncomeTax, answer.stateTaxableIncome] as const;
    };
    const [montgomery, income] = maryland({ wages: 100_000, marylandCounty: "montgomery" });
    expect(montgomery).toBeCloseTo(0.032 * income, 9);
    expect(maryland({ wages: 100_000, marylandCounty: "anne-arundel" })[0]).toBeCloseTo(
      0.027 * 50_000 + 0.0294 * (income - 50_000),
      9,
    );
    expect(maryland({ wages: 100_000, marylandCounty: "frederick" })[0]).toBeCloseTo(0.0296 * income, 9);
    const marion = state("IN", { wages: 60_000, indianaCounty: "marion" });
    expect(marion.localIncomeTax).toBeCloseTo(0.0202 * marion.stateTaxableIncome, 9);
    // Deferrals stay in the wages that Ohio and Pennsylvania cities tax.
    expect(local("OH", { wages: 60_000, retirementContributions: 6000, ohioCity: "columbus" })).toBeCloseTo(1500, 9);
    expect(local("OH", { wages: 60_000, ohioCity: "youngstown" })).toBeCloseTo(1650, 9);
    expect(local("PA", { wages: 60_000, pennsylvaniaCity: "erie" })).toBeCloseTo(990, 9);
    // 3.75% in the first half of 2025, 3.74% in the second.
    expect(local("PA", { wages: 60_000, selfEmploymentIncome: 10_000, pennsylvaniaCity: "philadelphia" })).toBeCloseTo(
      2621.5,
      9,
    );
    // A choice of another state does not count; a rate comes on top.
    expect(local("OH", { wages: 60_000, newYorkCity: "nyc" })).toBe(0);
    expect(local("OH", { wages: 60_000, ohioCity: "cincinnati", localTaxRate: 1, localTaxBase: "wages" })).toBe(1680);
  });

  it("takes the rates of 2026: the state’s notices of January (MD, IN) and registers of August (OH, PA)", () => {
    const share = (code: string, choice: JsonObject, taxYear = "2026") => {
      const found = state(code, { wages: 60_000, ...choice }, taxYear);
      const base = code === "MD" || code === "IN" ? found.stateTaxableIncome : 60_000;
      return (100 * found.localIncomeTax) / base;
    };
    expect(share("MD", { marylandCounty: "allegany" }, "2025")).toBeCloseTo(3.03, 9);
    expect(share("MD", { marylandCounty: "allegany" })).toBeCloseTo(3.2, 9);
    expect(share("MD", { marylandCounty: "kent" })).toBeCloseTo(3.3, 9);
    expect(share("MD", { marylandCounty: "howard" })).toBeCloseTo(3.2, 9);
    expect(share("IN", { indianaCounty: "howard" }, "2025")).toBeCloseTo(1.95, 9);
    expect(share("IN", { indianaCounty: "howard" })).toBeCloseTo(2.35, 9);
    expect(share("IN", { indianaCounty: "union" })).toBeCloseTo(2.75, 9);
    expect(share("IN", { indianaCounty: "marion" })).toBeCloseTo(2.02, 9);
    expect(share("OH", { ohioCity: "parma" })).toBeCloseTo(2.5, 9);
    expect(share("OH", { ohioCity: "hamilton" })).toBeCloseTo(2, 9);
    expect(share("OH", { ohioCity: "mansfield" })).toBeCloseTo(2.25, 9);
    expect(share("PA", { pennsylvaniaCity: "allentown" })).toBeCloseTo(1.975, 9);
    expect(share("PA", { pennsylvaniaCity: "philadelphia" })).toBeCloseTo(3.735, 9);
  });

  it("adds a local tax on either base", () => {
    expect(outputsOf(incomeTax, { localTaxRate: 2 }).localIncomeTax).toBeCloseTo(0.02 * 72_250, 9);
    expect(outputsOf(incomeTax, { localTaxRate: 2, localTaxBase: "wages" }).localIncomeTax).toBe(1700);
  });
});

describe("the rate of the next dollar", () => {
  it("comes with the average rate on all income, including a spouse's and other income", () => {
    const couple = {
      state: "OH",
      filingStatus: "joint",
      wages: 92_000,
      spouseWages: 61_000,
      interestIncome: 640,
    };
    const indian = { ...BARE, salaryIncome: 1_800_000, otherIncome: 700_000 };
    for (const [inputs, income] of [
      [couple, 92_000],
      [indian, 1_800_000],
    ] as const) {
      const { curve } = modelOf(incomeTax, inputs);
      const { effectiveRate } = outputsOf(incomeTax, inputs);
      expect(curve.find((point: { income: number }) => point.income === income)?.averageRate).toBeCloseTo(
        effectiveRate as number,
        9,
      );
      for (const { averageRate } of curve) expect(averageRate).toBeLessThan(50);
    }
  });

  it("includes what brackets do not show", () => {
    const answer = us({ filingStatus: "joint", childrenUnder17: 2, wages: 420_000 });
    // 24% + Medicare 1.45% + 0.9%, and 50 of child tax credit lost at the next started $1,000.
    expect(answer.marginalRateAllIn).toBeCloseTo(24 + 1.45 + 0.9 + 50, 6);
    expect(answer.marginalRate).toBe(24);
  });

  it("gives a bracket rate of 0 below the deductions", () => {
    expect(us({ wages: 16_099 }).marginalRate).toBe(0);
    expect(us({ wages: 16_100 }).marginalRate).toBe(10);
  });
});

describe("India", () => {
  it("applies marginal relief just above 12 lakh (fincalc-blog.in, tax of ₹26,000 on 13 lakh)", () => {
    const answer = india({ salaryIncome: 1_300_000, financialYear: "2025-26" });
    expect(answer.taxNew).toBeCloseTo(26_000, 6);
    expect(india({ salaryIncome: 1_275_000 }).taxNew).toBe(0);
    expect(india({ salaryIncome: 1_275_000 }).rebate).toBe(60_000);
    // Relief ends where the slab tax equals the excess, at a taxable income of 12,70,588.
    expect(india({ salaryIncome: 1_345_000 }).rebate).toBeCloseTo(500, 6);
    expect(india({ salaryIncome: 1_346_000 }).rebate).toBe(0);
  });

  it("applies surcharge relief above 50 lakh and 1 crore (gstguntur.com, marginal relief on surcharge)", () => {
    const old = { otherIncome: 5_100_000, regime: "old" };
    expect(india(old).slabTax + india(old).surcharge).toBeCloseTo(1_476_750, 6);
    expect(india(old).surchargeRelief).toBeCloseTo(64_250, 6);
    const crore = india({ otherIncome: 10_100_000, regime: "old" });
    expect(crore.slabTax + crore.surcharge).toBeCloseTo(3_268_875, 6);
    expect(crore.surchargeRelief).toBeCloseTo(75_125, 6);
  });

  it("applies surcharge relief above 2 crore (support.kdksoftware.com, marginal relief above 2 crore)", () => {
    const answer = india({ otherIncome: 20_261_550, regime: "old" });
    expect(answer.slabTax).toBeCloseTo(5_890_965, 6);
    expect(answer.surcharge).toBeCloseTo(1_472_741.25, 6);
    // 58,12,500 + 8,71,875 + 2,61,550.
    expect(answer.slabTax + answer.surcharge - answer.surchargeRelief).toBeCloseTo(6_945_925, 6);
  });

  it("measures the relief with gains unchanged and other income reduced to the threshold", () => {
    const answer = india({ otherIncome: 4_050_000, ltcgOther: 1_000_000, regime: "new" });
    expect(answer.slabTax + answer.gainsTax + answer.surcharge).toBeCloseTo(795_000 + 125_000 + 92_000, 6);
    // At 50 lakh: 7,80,000 + 1,25,000; the income above that is 50,000.
    expect(answer.surchargeRelief).toBeCloseTo(1_012_000 - 955_000, 6);
  });

  it("applies the slabs of both regimes at 24 lakh (Finance Act, 2025, first schedule)", () => {
    const answer = india({ otherIncome: 2_400_000 });
    expect(answer.taxNew).toBeCloseTo(1.04 * 300_000, 6);
    expect(answer.taxOld).toBeCloseTo(1.04 * (12_500 + 100_000 + 420_000), 6);
    expect(india({ otherIncome: 700_000, ageBand: "60to79", regime: "old" }).slabTax).toBe(10_000 + 40_000);
    expect(india({ otherIncome: 700_000, ageBand: "80plus", regime: "old" }).slabTax).toBe(40_000);
  });

  it("exempts the least of the three HRA limits (rule 2A)", () => {
    const inputs = {
      salaryIncome: 1_200_000,
      basicSalary: 600_000,
      hraReceived: 240_000,
      rentPaid: 180_000,
      regime: "old",
    };
    expect(india(inputs).totalDeductions).toBe(120_000 + 50_000);
    expect(india({ ...inputs, rentPaid: 480_000 }).totalDeductions).toBe(240_000 + 50_000);
    expect(india({ ...inputs, rentPaid: 900_000, hraReceived: 400_000, metroCity: false }).totalDeductions).toBe(
      240_000 + 50_000,
    );
    expect(india({ ...inputs, rentPaid: 50_000 }).totalDeductions).toBe(50_000);
  });

  it("caps the deductions of the old regime", () => {
    const all = {
      salaryIncome: 3_000_000,
      basicSalary: 1_000_000,
      regime: "old",
      professionalTax: 3000,
      section80c: 200_000,
      nps80ccd1b: 60_000,
      employerNps: 140_000,
      section80d: 40_000,
      parents80d: 60_000,
      parentsSenior: true,
      educationLoanInterest: 70_000,
      homeLoanInterest: 250_000,
      savingsInterest: 12_000,
      otherDeductions: 5000,
    };
    expect(india(all).totalDeductions).toBe(
      50_000 + 2500 + 150_000 + 50_000 + 100_000 + 25_000 + 50_000 + 70_000 + 200_000 + 10_000 + 5000,
    );
    expect(india({ ...all, regime: "new" }).totalDeductions).toBe(75_000 + 140_000);
  });

  it("sets off the unused exemption against gains, short-term first", () => {
    // 2 lakh of the 4 lakh is unused: it covers 1.5 lakh of short-term and 0.5 lakh of taxable long-term gains.
    const answer = india({ otherIncome: 200_000, stcgEquity: 150_000, ltcgEquity: 325_000, regime: "new" });
    expect(answer.gainsTax).toBeCloseTo(0.125 * 150_000, 9);
    expect(answer.rebate).toBe(0);
  });

  it("applies the old regime's rebate to short-term and other gains, but not listed long-term ones", () => {
    const answer = india({ otherIncome: 250_000, ltcgEquity: 225_000, stcgEquity: 20_000, regime: "old" });
    expect(answer.rebate).toBeCloseTo(4000, 9);
    expect(answer.gainsTax).toBeCloseTo(4000 + 12_500, 9);
    expect(india({ otherIncome: 500_001, regime: "old" }).rebate).toBe(0);
  });

  it("caps the surcharge on gains at 15%; higher rates need other income", () => {
    const gains = india({ otherIncome: 1_000_000, ltcgOther: 60_000_000, regime: "old" });
    expect(gains.surcharge).toBeCloseTo(0.15 * (112_500 + 0.125 * 60_000_000), 4);
    const both = india({ otherIncome: 60_000_000, ltcgOther: 10_000_000, regime: "old" });
    expect(both.surcharge).toBeCloseTo(0.37 * both.slabTax + 0.15 * 1_250_000, 4);
  });

  it("finds the deductions at which both regimes cost the same", () => {
    const answer = india({ salaryIncome: 1_800_000 });
    const same = india({ salaryIncome: 1_800_000, otherDeductions: answer.breakEvenDeductions - 50_000 });
    expect(same.taxOld).toBeCloseTo(same.taxNew, 4);
    expect(india({ otherIncome: 300_000 }).breakEvenDeductions).toBe(0);
    // The new regime charges nothing up to 12 lakh, the old one nothing up to 5 lakh.
    expect(india({ otherIncome: 1_200_000 }).breakEvenDeductions).toBe(700_000);
  });

  it("uses the cheaper regime, or the new one on a tie", () => {
    expect(india({ otherIncome: 400_000 }).regimeUsed).toBe("new");
    const many = { salaryIncome: 1_800_000, otherDeductions: 900_000 };
    expect(india(many).regimeUsed).toBe("old");
    expect(india({ ...many, regime: "new" }).regimeUsed).toBe("new");
    expect(india(many).regimeSaving).toBeCloseTo(india(many).taxNew - india(many).taxOld, 9);
  });

  it("rounds only the tax payable, to ten rupees with halves up", () => {
    const answer = india({ otherIncome: 1_600_004, regime: "new" });
    expect(answer.totalTax).toBeCloseTo(1.04 * (120_000 + 0.8), 9);
    expect(answer.taxPayable).toBe(124_800);
    expect(india({ otherIncome: 2_400_000, regime: "new", taxWithheld: 300_000 }).refundOrDue).toBe(-12_000);
  });

  it("deducts interest on savings below 60, and on deposits too from 60 (80TTA, 80TTB)", () => {
    const old = { regime: "old", salaryIncome: 1_000_000, basicSalary: 0, hraReceived: 0, rentPaid: 0 };
    const deductions = (inputs: JsonObject) =>
      india({ ...old, ...inputs }).totalDeductions -
      india({ ...old, ageBand: inputs.ageBand ?? "below60" }).totalDeductions;
    expect(deductions({ savingsInterest: 30_000 })).toBe(10_000);
    expect(deductions({ depositInterest: 30_000 })).toBe(0);
    expect(deductions({ savingsInterest: 4000, depositInterest: 30_000 })).toBe(4000);
    expect(deductions({ savingsInterest: 4000, depositInterest: 30_000, ageBand: "60to79" })).toBe(34_000);
    expect(deductions({ depositInterest: 80_000, ageBand: "80plus" })).toBe(50_000);
    expect(india({ ...old, depositInterest: 30_000 }).taxableIncome - india(old).taxableIncome).toBe(30_000);
  });

  it("taxes rent after municipal taxes, 30% and interest, with losses only in the old regime and up to 2 lakh", () => {
    const of = (regime: string, inputs: JsonObject) => {
      const base = { regime, salaryIncome: 2_000_000, basicSalary: 0, hraReceived: 0, rentPaid: 0 };
      const own = { homeLoanInterest: inputs.homeLoanInterest ?? 0 };
      return india({ ...base, ...inputs }).taxableIncome - india({ ...base, ...own }).taxableIncome;
    };
    const rent = { rentReceived: 300_000, municipalTaxes: 20_000 };
    for (const regime of ["new", "old"]) {
      expect(of(regime, rent)).toBe(196_000);
      expect(of(regime, { ...rent, letOutInterest: 96_000 })).toBe(100_000);
    }
    expect(of("new", { ...rent, letOutInterest: 296_000 })).toBe(0);
    expect(of("old", { ...rent, letOutInterest: 296_000 })).toBe(-100_000);
    expect(of("old", { ...rent, letOutInterest: 496_000 })).toBe(-200_000);
    expect(of("old", { ...rent, letOutInterest: 296_000, homeLoanInterest: 150_000 })).toBe(-50_000);
    expect(india({ ...rent, letOutInterest: 296_000, regime: "new" }).noticeCodes).toBe("property-loss");
    expect(india({ ...rent, letOutInterest: 96_000, regime: "new" }).noticeCodes).toBeNull();
  });

  it("works out installments of advance tax and interest when asked", () => {
    const base = { salaryIncome: 2_000_000, basicSalary: 0, regime: "new" };
    expect(india(base).advanceTax).toEqual([]);
    const tax = india(base).taxPayable;
    const answer = india({ ...base, checkAdvanceTax: true, taxWithheld: tax - 100_000, advanceMarch: 60_000 });
    expect(answer.advanceTax.map((row: { interest: number }) => row.interest)).toEqual([450, 1350, 2250, 400]);
    expect([answer.instalmentInterest, answer.laterInterest]).toEqual([4450, 1600]);
    expect(answer.refundOrDue).toBe(-40_000);
    expect(answer.notices).toContainEqual({
      code: "advance-interest",
      message: "Interest is due on top of the tax: $4,450 for late installments and $1,600 from April on.",
    });
    expect(india({ ...base, checkAdvanceTax: true, taxWithheld: tax }).noticeCodes).toBe("no-advance-tax");
    expect(india({ ...base, checkAdvanceTax: true, ageBand: "60to79" }).noticeCodes).toBe("no-advance-tax");
  });

  it("keeps doubts about the list of cities to the list of sources", () => {
    const living = { salaryIncome: 1_200_000, basicSalary: 600_000, hraReceived: 240_000, rentPaid: 180_000 };
    expect(india(living).noticeCodes).toBeNull();
    expect(india({ ...living, financialYear: "2025-26" }).noticeCodes).toBeNull();
    expect(india({ ...living, metroCity: false }).noticeCodes).toBeNull();
  });
});

describe("contradictory inputs", () => {
  const fields = (inputs: JsonObject) => problemsOf(incomeTax, inputs).map(({ field }) => field);

  it("are reported at the field", () => {
    expect(fields({ wages: 50_000, retirementContributions: 50_001 })).toEqual(["retirementContributions"]);
    expect(fields({ wages: 50_000, cafeteriaDeductions: 50_001 })).toEqual(["cafeteriaDeductions"]);
    expect(fields({ qualifiedDividends: 1 })).toEqual(["qualifiedDividends"]);
    expect(fields({ country: "in", salaryIncome: 800_000 })).toEqual(["basicSalary"]);
    expect(fields({ taxYear: "2024" })).toEqual(["taxYear"]);
    expect(fields({ age: 121 })).toEqual(["age"]);
    // Inputs of the other country are ignored.
    expect(fields({ salaryIncome: -5, basicSalary: 10 })).toEqual([]);
  });
});

describe("headline", () => {
  it("states the tax, or the refund or balance due if tax was paid", () => {
    expect(headlineOf(incomeTax)).toMatchObject({
      before: "Your taxes come to",
      figure: "$19,255",
      after: "on $85,000: you keep $65,745, and 66 cents of the next dollar.",
    });
    expect(headlineOf(incomeTax, { taxWithheld: 12_000 })).toMatchObject({
      before: "You get back",
      figure: "$2,130",
    });
    expect(headlineOf(incomeTax, { taxWithheld: 9000 }).before).toBe("You still owe");
    const format = new Format("INR");
    expect(headlineOf(incomeTax, { country: "in" }, { ...NO_TOOLS, format }).figure).toMatch(/^₹/);
  });
});

describe("figures", () => {
  it("come with their sources, and only for the chosen state", () => {
    const { figures } = modelOf(incomeTax, { state: "OH" });
    expect(figures.map(({ label }: { label: string }) => label)).toContain("Ohio income tax rates");
    expect(figures.every(({ source }: { source: { title: string } }) => source.title.length > 5)).toBe(true);
    expect(figures.some(({ label }: { label: string }) => label.startsWith("North Carolina"))).toBe(false);
  });

  it("need no loading for the default answer", () => {
    expect(prepare(incomeTax, {})).toBeNull();
  });
});

it("shows a state's rate less the amount in its table", () => {
  // Arkansas, 2026 withholding formula: 3.7% less $367.20 from $26,400 on; the standard deduction is $2,470.
  const [line] = workingLines(incomeTax, { state: "AR", wages: 62_470 }).filter((one) => /at state rates:/.test(one));
  expect(line).toBe("Arkansas tax at state rates: max(0, $60,000.00 × 3.7% − $367.20) = $1,852.80");
});

it("counts months to the payment of the rest of Indian tax up to five years", () => {
  const late = (monthsToPayment: number) =>
    problemsOf(incomeTax, { country: "in", checkAdvanceTax: true, monthsToPayment }).map(({ field }) => field);
  expect([late(-1), late(0), late(60), late(61)]).toEqual([["monthsToPayment"], [], [], ["monthsToPayment"]]);
});
