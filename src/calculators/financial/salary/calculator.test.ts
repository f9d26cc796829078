/** Published withholding examples and independent calculations, each with its source. */
import { beforeAll, describe, expect, it } from "vitest";
import type { JsonObject } from "../../../core/parse";
import { headlineOf, outputsOf, prepareChoices, problemsOf } from "../../../core/testing";
import salary from "./calculator";
import { linesOf } from "./Flow";

beforeAll(() => prepareChoices(salary));

/** Plain pay: no deductions, no state. */
const us = (inputs: JsonObject = {}) =>
  outputsOf(salary, { retirementPercent: 0, section125PerPay: 0, state: "none", ...inputs });
const india = (inputs: JsonObject = {}) => outputsOf(salary, { country: "in", ...inputs });

describe("Worksheet 1A of Publication 15-T (2026)", () => {
  const withheld = (inputs: JsonObject) => us(inputs).federalWithholding;

  it("maps filing statuses to columns", () => {
    const at = (filingStatus: string) => withheld({ filingStatus });
    expect(at("separate")).toBe(at("single"));
    expect(at("survivor")).toBe(at("joint"));
  });

  it("applies the step 2 box and steps 3 and 4", () => {
    // Half-width brackets: 8,050 exempt, 10% on the next 6,200, then 12%.
    const box = { payFrequency: "annual", annualSalary: 20_000, step2Checkbox: true };
    expect(withheld(box)).toBeCloseTo(620 + 0.12 * (20_000 - 14_250), 9);
    const plain = withheld({});
    expect(withheld({ dependentsCredit: 2600 })).toBeCloseTo(plain - 100, 9);
    expect(withheld({ dependentsCredit: 90_000 })).toBe(0);
    expect(withheld({ extraWithholding: 25, dependentsCredit: 90_000 })).toBe(25);
    expect(withheld({ otherIncome: 2600 })).toBeCloseTo(plain + 22, 9);
    expect(withheld({ w4Deductions: 2600 })).toBeCloseTo(plain - 22, 9);
    expect(withheld({ bonusThisPay: 1000 })).toBeCloseTo(plain + 220, 9);
  });
});

describe("payroll taxes", () => {
  it("stop at the wage base, and add Medicare tax above 200,000", () => {
    const pay = { annualSalary: 260_000 };
    expect(us({ ...pay, ytdWages: 180_000 }).socialSecurity).toBeCloseTo(0.062 * 4500, 9);
    expect(us({ ...pay, ytdWages: 190_000 }).socialSecurity).toBe(0);
    expect(us({ ...pay, ytdWages: 195_000 }).additionalMedicare).toBeCloseTo(0.009 * 5000, 9);
    expect(us(pay).annualSocialSecurity).toBeCloseTo(0.062 * 184_500, 9);
    expect(us(pay).annualMedicare).toBeCloseTo(0.0145 * 260_000 + 0.009 * 60_000, 9);
    expect(us(pay).employerPayrollTax).toBeCloseTo(0.062 * 184_500 + 0.0145 * 260_000, 9);
    // 184,500 ÷ 10,000: the nineteenth paycheck is the first with less.
    expect(us(pay).socialSecurityStops).toBe(19);
    const sum = us(pay).pays.reduce((all: number, row: { socialSecurity: number }) => all + row.socialSecurity, 0);
    expect(sum).toBeCloseTo(0.062 * 184_500, 6);
  });

  it("exclude section 125 and HSA but not the 401(k), and are zero for exempt employees", () => {
    expect(us({ section125PerPay: 100, hsaPerPay: 50 }).socialSecurity).toBeCloseTo(0.062 * (75_000 / 26 - 150), 9);
    expect(us({ retirementPercent: 10 }).socialSecurity).toBeCloseTo((0.062 * 75_000) / 26, 9);
    const exempt = us({ ficaExempt: true, ytdWages: 300_000 });
    expect([exempt.socialSecurity, exempt.medicare, exempt.additionalMedicare, exempt.employerPayrollTax]).toEqual([
      0, 0, 0, 0,
    ]);
  });
});

describe("states", () => {
  it("spread the year’s tax over the paychecks", () => {
    const answer = us({ state: "NC", section125PerPay: 100 });
    expect(answer.stateTax).toBeCloseTo((0.0399 * (75_000 - 2600 - 12_750)) / 26, 9);
    expect(us({ state: "NC", localTaxRate: 1 }).localTax).toBeCloseTo((0.01 * (75_000 - 12_750)) / 26, 9);
  });

  it("name their state once in the notice of what is left out", () => {
    const message = (changes: object) =>
      us({ retirementPercent: 6, ...changes }).notices.find(({ code }: { code: string }) => code === "out-of-scope")
        ?.message;
    expect(message({ state: "PA", pennsylvaniaCity: "pittsburgh" })).toMatch(
      /^Pennsylvania taxes 401\(k\) deferrals; they are left out/,
    );
    expect(message({ state: "CA", hsaPerPay: 120 })).toMatch(/^California: Health savings/);
  });

  it("charge payroll items up to their caps", () => {
    // California: 1.3% of all wages (EDD, 2026). New Jersey: 0.425% to 44,800, 0.19% and 0.23% to 171,100.
    expect(us({ state: "CA" }).statePayroll).toBeCloseTo((0.013 * 75_000) / 26, 9);
    expect(us({ state: "NJ" }).statePayroll).toBeCloseTo((0.00425 * 44_800 + 0.0042 * 75_000) / 26, 9);
    expect(us({ state: "HI", annualSalary: 200_000 }).statePayroll).toBeCloseTo(390 / 26, 9);
    expect(us({ state: "AK" }).statePayroll).toBeCloseTo((0.005 * 54_200) / 26, 9);
    expect(us({ state: "WA" }).noticeCodes).toBeNull();
    expect(us({ state: "CA" }).noticeCodes).toBe("figure-carried");
    expect(us({ state: "CA" }).notices[0].message).toMatch(/^Uses 2025 figures: /);
    expect(us({ state: "CA", hsaPerPay: 120 }).noticeCodes).toBe("figure-carried out-of-scope");
  });

  it("deduct payroll taxes and the year’s federal withholding if their law does", () => {
    // Massachusetts: up to 2,000 of Social Security and Medicare.
    expect(us({ state: "MA" }).annualStateTax).toBeCloseTo(0.05 * (75_000 - 4400 - 2000), 9);
    const alabama = us({ state: "AL" });
    expect(alabama.annualStateTax).toBeCloseTo(
      110 + 0.05 * (75_000 - 2500 - 1500 - alabama.annualFederalWithholding - 3000),
      9,
    );
  });
});

describe("a bonus", () => {
  const withBonus = (inputs: JsonObject) => us({ bonusThisPay: 10_000, ...inputs });

  it("has state tax withheld at the state’s rate for bonuses", () => {
    // California DE 44: 10.23% of bonuses; disability insurance of 1.3% on all wages. New York NYS-50-T: 11.7%.
    const california = withBonus({ state: "CA" });
    expect(california.bonusStateTax).toBeCloseTo(1023, 9);
    expect(california.stateTax - us({ state: "CA" }).stateTax).toBeCloseTo(1023, 9);
    expect(california.statePayroll - us({ state: "CA" }).statePayroll).toBeCloseTo(130, 9);
    expect(withBonus({ state: "NY" }).bonusStateTax).toBeCloseTo(1170, 9);
    // Vermont GB-1210: 30% of the federal withholding, which is 22% of the bonus.
    expect(withBonus({ state: "VT" }).bonusStateTax).toBeCloseTo(0.3 * 2200, 9);
  });

  it("is withheld from together with the pay where the state has no such rate", () => {
    // NC-30: 4.09% above the deduction. New Jersey: (75,000 ÷ 26 + 10,000) × 26 less 1,000 for the allowance.
    expect(withBonus({ state: "NC" }).bonusStateTax).toBeCloseTo(409, 9);
    const rateTable = (pay: number) =>
      [
        [0, 1.5],
        [20_000, 2],
        [35_000, 3.9],
        [40_000, 6.1],
        [75_000, 7],
        [500_000, 9.9],
      ].reduce(
        (tax, [from = 0, rate = 0], i, all) =>
          tax + (Math.max(0, Math.min(pay, all[i + 1]?.[0] ?? Number.POSITIVE_INFINITY) - from) * rate) / 100,
        0,
      );
    expect(withBonus({ state: "NJ" }).bonusStateTax).toBeCloseTo(
      (rateTable(75_000 + 260_000 - 1000) - rateTable(75_000 - 1000)) / 26,
      9,
    );
    expect(withBonus({ state: "TX" }).bonusStateTax).toBe(0);
  });

  it("has local tax withheld at the city’s rate for bonuses, or as it adds to the year’s", () => {
    // NYS-50-T-NYC: 4.25%; NYS-50-T-Y: 1.95975%.
    const local = (inputs: JsonObject) => withBonus(inputs).localTax - us(inputs).localTax;
    expect(local({ state: "NY", newYorkCity: "nyc" })).toBeCloseTo(425, 9);
    expect(local({ state: "NY", newYorkCity: "yonkers" })).toBeCloseTo(195.975, 9);
    expect(local({ state: "MD", marylandCounty: "howard" })).toBeCloseTo(320, 9);
    expect(local({ state: "OH", ohioCity: "columbus", localTaxRate: 1 })).toBeCloseTo(350, 9);
    expect(us({ state: "PA", pennsylvaniaCity: "pittsburgh" }).localTax).toBeCloseTo((0.03 * 75_000) / 26, 9);
  });

  it("counts in the year of the stub, with the wage base used up once", () => {
    const answer = us({ annualSalary: 182_000, bonusThisPay: 10_000, state: "CA", localTaxRate: 1 });
    const row = (item: string) => answer.lines.find((line: { item: string }) => line.item === item);
    expect(row("Bonus")).toMatchObject({ perPay: 10_000, perYear: 10_000 });
    expect(row("Social Security").perYear).toBeCloseTo(-0.062 * 184_500, 9);
    expect(row("Federal income tax").perYear).toBeCloseTo(-(answer.annualFederalWithholding + 2200), 9);
    expect(row("State income tax").perYear).toBeCloseTo(-(answer.annualStateTax + 1023), 9);
    const rows: { perPay: number; perYear: number }[] = answer.lines.slice(0, -1);
    const sum = (key: "perPay" | "perYear") => rows.reduce((all, line) => all + line[key], 0);
    expect(sum("perPay")).toBeCloseTo(answer.netPay, 8);
    expect(sum("perYear")).toBeCloseTo(answer.annualNetWithBonus, 6);
    expect(answer.annualNetWithBonus - answer.annualNet).toBeCloseTo(answer.bonusNet, 9);
    expect(answer.annualNet).toBeCloseTo(us({ annualSalary: 182_000, state: "CA", localTaxRate: 1 }).annualNet, 9);
  });
});

describe("a state’s withholding formula", () => {
  const year = { payFrequency: "annual", stateMethod: "guide" };
  const withheld = (inputs: JsonObject) => us({ ...year, ...inputs }).stateTax;

  it("follows the guide for employers", () => {
    // NC-30: 4.09% of pay less 12,750 and 2,500 for each allowance.
    expect(withheld({ state: "NC", stateAllowances: 0 })).toBeCloseTo(0.0409 * (75_000 - 12_750), 9);
    expect(withheld({ state: "NC", stateAllowances: 2 })).toBeCloseTo(0.0409 * (75_000 - 12_750 - 5000), 9);
    // DE 44, Method B: 5,706 deducted, 168.30 credited for the allowance; nothing up to 18,896.
    const tax = 0.011 * 11_079 + 0.022 * 15_185 + 0.044 * 15_188 + 0.066 * 16_090 + 0.088 * (69_294 - 57_542);
    expect(withheld({ state: "CA" })).toBeCloseTo(tax - 168.3, 9);
    expect(withheld({ state: "CA", annualSalary: 18_896 })).toBe(0);
    expect(withheld({ state: "CA", annualSalary: 30_000 })).toBeCloseTo(
      0.011 * 11_079 + 0.022 * (30_000 - 5706 - 11_079) - 168.3,
      9,
    );
    // Form A-4: 2% unless the employee chose another rate.
    expect(withheld({ state: "AZ" })).toBeCloseTo(1500, 9);
    expect(withheld({ state: "AZ", electedStatePercent: 3.5 })).toBeCloseTo(2625, 9);
  });

  it("taxes what the state does not exempt", () => {
    // Pennsylvania taxes 401(k) deferrals; New Jersey taxes section 125 amounts; California taxes HSA amounts.
    expect(withheld({ state: "PA", retirementPercent: 10 })).toBeCloseTo(0.0307 * 75_000, 9);
    for (const [state, inputs] of [
      ["NJ", { section125PerPay: 5000 }],
      ["CA", { hsaPerPay: 4000 }],
    ] as const)
      expect(withheld({ state, ...inputs }), state).toBeCloseTo(withheld({ state }), 9);
    expect(withheld({ state: "NC", hsaPerPay: 4000 })).toBeLessThan(withheld({ state: "NC" }));
  });

  it("deducts federal tax and payroll taxes where the guide does", () => {
    // Massachusetts: 2,000 of payroll taxes and 4,400. Oregon: federal tax up to 8,750.
    expect(withheld({ state: "MA" })).toBeCloseTo(0.05 * (75_000 - 2000 - 4400), 9);
    expect(withheld({ state: "MA", annualSalary: 8000 })).toBe(0);
    expect(withheld({ state: "MA", filingStatus: "head" })).toBeCloseTo(0.05 * (75_000 - 2000 - 4400) - 120, 9);
    const oregon = us({ ...year, state: "OR" });
    expect(oregon.annualFederalWithholding).toBeLessThan(8750);
    expect(withheld({ state: "OR", extraWithholding: 10_000 })).toBeLessThan(oregon.stateTax);
  });

  it("goes by the code on the form where the guide follows the return", () => {
    // Circular CT, example 9: 40.24 a week with code A; 6.99% without a form.
    const connecticut = { state: "CT", retirementPercent: 0, section125PerPay: 0, annualSalary: 52_000 };
    expect(withheld({ ...connecticut, connecticutCode: "A" })).toBeCloseTo(2092.3, 9);
    expect(withheld({ ...connecticut, connecticutCode: "none" })).toBeCloseTo(3634.8, 9);
    const alabama = us({ ...year, state: "AL", retirementPercent: 0, section125PerPay: 0 });
    expect(alabama.stateTax).toBeCloseTo(
      110 + 0.05 * (75_000 - 2500 - 1500 - alabama.annualFederalWithholding - 3000),
      9,
    );
    expect(withheld({ state: "AL", alabamaExemption: "0" }) - withheld({ state: "AL" })).toBeCloseTo(75, 9);
  });

  it("taxes a bonus in Connecticut together with the pay", () => {
    const pay = { ...year, state: "CT", retirementPercent: 0, section125PerPay: 0, annualSalary: 52_000 };
    const both = us({ ...pay, annualSalary: 62_000 }).stateTax;
    expect(us({ ...pay, bonusThisPay: 10_000 }).bonusStateTax).toBeCloseTo(both - us(pay).stateTax, 9);
  });
});

describe("pay", () => {
  it("covers hourly pay with overtime", () => {
    const answer = us({
      payBasis: "hourly",
      hourlyRate: 20,
      hoursPerWeek: 40,
      overtimeHoursPerWeek: 5,
      payFrequency: "weekly",
    });
    expect(answer.overtimePay).toBe(150);
    expect(answer.overtimeDeduction).toBe(2600);
    expect(answer.annualGross).toBe(49_400);
    // Of all 45 hours a week, those of overtime included.
    expect(answer.hourlyEquivalent).toBeCloseTo(49_400 / (45 * 52), 12);
    expect(us({ payBasis: "hourly", filingStatus: "separate", overtimeHoursPerWeek: 5 }).overtimeDeduction).toBe(0);
    expect(us().overtimeDeduction).toBe(0);
    expect(us({ hoursPerWeek: 0 }).hourlyEquivalent).toBeNull();
  });

  it("adds up on every line of the stub and at every frequency", () => {
    const answer = outputsOf(salary, {
      state: "NJ",
      rothPercent: 3,
      hsaPerPay: 40,
      postTaxPerPay: 20,
      localTaxRate: 1,
    });
    const rows: { item: string; perPay: number; perYear: number }[] = answer.lines;
    const sum = (key: "perPay" | "perYear") => rows.slice(0, -1).reduce((all, row) => all + row[key], 0);
    expect(sum("perPay")).toBeCloseTo(answer.netPay, 8);
    expect(sum("perYear")).toBeCloseTo(answer.annualNet, 6);
    expect(answer.conversion).toHaveLength(8);
    for (const { payFrequency, gross } of answer.conversion)
      expect(gross * us({ payFrequency }).payPeriods).toBeCloseTo(75_000, 6);
  });

  it("warns about deferrals above the limit", () => {
    expect(us({ annualSalary: 245_000, retirementPercent: 10 }).noticeCodes).toBeNull();
    expect(us({ annualSalary: 245_000, retirementPercent: 5, rothPercent: 5.1 }).noticeCodes).toBe(
      "deferral-above-limit",
    );
  });

  it("applies the limits for the age and the HSA coverage (Notice 2025-67, Rev. Proc. 2025-19)", () => {
    const codes = (inputs: JsonObject) => us({ annualSalary: 100_000, payFrequency: "annual", ...inputs }).noticeCodes;
    expect(codes({ age: 50, retirementPercent: 32.5 })).toBeNull();
    expect(codes({ age: 64, retirementPercent: 35.75 })).toBe("deferral-above-limit");
    expect(codes({ age: 60, retirementPercent: 35.75 })).toBeNull();
    expect(codes({ hsaPerPay: 4400 })).toBeNull();
    expect(codes({ hsaPerPay: 4401 })).toBe("hsa-above-limit");
    expect(codes({ hsaPerPay: 8750, hsaCoverage: "family" })).toBeNull();
    expect(codes({ hsaPerPay: 9750, hsaCoverage: "family", age: 55 })).toBeNull();
  });

  it("computes what a raise adds", () => {
    // 22% federal income tax, 7.65% payroll taxes.
    expect(us().raiseNetPay).toBeCloseTo((1000 * (1 - 0.22 - 0.0765)) / 26, 9);
  });

  it("states take-home pay and the share kept in the headline", () => {
    expect(headlineOf(salary)).toMatchObject({
      before: "You take home",
      figure: "$2,078.96",
      after: "every two weeks from $2,884.62: you keep 72%.",
    });
  });
});

describe("India", () => {
  it("splits a CTC into its parts", () => {
    const answer = india({ annualCtc: 1_200_000, professionalTaxState: "KA" });
    expect(answer.basicMonthly).toBe(50_000);
    expect(answer.employerPf).toBe(72_000);
    // 15/26 of a month's basic (Payment of Gratuity Act, 1972, section 4(2)).
    expect(answer.gratuity).toBeCloseTo((50_000 * 15) / 26, 9);
    expect(answer.annualGross).toBeCloseTo(1_200_000 - 72_000 - (50_000 * 15) / 26, 9);
    // Up to a gross pay of 12,75,000, there is no tax in the new regime.
    expect(answer.annualTax).toBe(0);
    expect(answer.netPay).toBeCloseTo(answer.annualGross / 12 - 6000 - 200, 9);
    expect(answer.professionalTaxYear).toBe(2500);
  });

  it("supports provident fund on the ceiling, none, voluntary, and outside the CTC", () => {
    expect(india({ pfBasis: "ceiling" }).employeePf).toBe(21_600);
    expect(india({ pfBasis: "none" }).employeePf).toBe(0);
    expect(india({ pfBasis: "ceiling", voluntaryPfPercent: 10 }).employeePf).toBe(21_600 + 90_000);
    const outside = india({ employerPfInCtc: false, gratuityInCtc: false });
    expect(outside.annualGross).toBe(1_800_000);
    expect(outside.employerPf).toBe(108_000);
  });

  it("applies professional tax by state, including the February rate and women in Maharashtra", () => {
    const small = {
      annualCtc: 300_000,
      basicPercent: 60,
      hraPercent: 20,
      pfBasis: "none",
      gratuityInCtc: false,
    };
    expect(india(small).professionalTaxYear).toBe(2500);
    expect(india({ ...small, female: true }).professionalTaxYear).toBe(0);
    expect(india({ ...small, annualCtc: 312_000, female: true }).professionalTaxYear).toBe(2500);
    expect(india({ ...small, annualCtc: 96_000 }).professionalTaxYear).toBe(12 * 175);
    expect(india({ professionalTaxState: "TS" }).professionalTaxYear).toBe(2400);
    expect(india({ professionalTaxState: "none" }).professionalTaxYear).toBe(0);
    expect(india({ professionalTaxState: "PB" }).noticeCodes).toBeNull();
  });

  it("counts variable pay in the year but not in the month", () => {
    const answer = india({ variablePay: 120_000 });
    expect(answer.grossMonthly).toBeCloseTo((answer.annualGross - 120_000) / 12, 9);
    const same = india();
    expect(answer.annualNet).toBeCloseTo(same.annualNet, 6);
  });

  it("deducts the employer’s NPS, up to 14% in the new regime", () => {
    const answer = india({ employerNpsPercent: 14, professionalTaxState: "none" });
    const gross = answer.annualGross;
    expect(answer.employerNps).toBe(126_000);
    expect(answer.taxableIncome).toBeCloseTo(gross + 126_000 - 75_000 - 126_000, 6);
  });

  it("shows a notice if basic is under half the CTC", () => {
    expect(india({ basicPercent: 40 }).noticeCodes).toBe("basic-below-half");
  });
});

describe("contradictory inputs", () => {
  const problems = (inputs: JsonObject) => problemsOf(salary, inputs);

  it("are reported at the field, with the limit", () => {
    expect(problems({ section125PerPay: 3000 })[0]).toEqual({
      field: "section125PerPay",
      message: "Pre-tax deductions cannot be more than the pay of $2,884.62.",
    });
    expect(problems({ country: "in", variablePay: 300_000 })[0]).toMatchObject({
      field: "variablePay",
      message: "Variable pay cannot be more than $298,730.77.",
    });
    expect(problems({ country: "in", basicPercent: 70 })[0]?.field).toBe("basicPercent");
    expect(problems({ country: "in", basicPercent: 0 })[0]?.field).toBe("basicPercent");
    expect(problems({ country: "in", annualCtc: 0 })[0]?.field).toBe("annualCtc");
    expect(problems({ payBasis: "hourly", hoursPerWeek: 100, overtimeHoursPerWeek: 69 })[0]?.field).toBe(
      "hoursPerWeek",
    );
    expect(problems({ hoursPerWeek: 169 })[0]?.field).toBe("hoursPerWeek");
    expect(problems({ weeksPerYear: 54 })[0]?.field).toBe("weeksPerYear");
    expect(problems({ taxYear: "2025" })[0]?.field).toBe("taxYear");
  });
});

describe("labels next to the bands", () => {
  it("are wrapped to the width of a phone", () => {
    expect(linesOf("California state disability insurance", 24)).toEqual(["California state", "disability insurance"]);
    expect(linesOf("Federal income tax", 24)).toEqual(["Federal income tax"]);
    expect(linesOf("Supercalifragilisticexpialidocious", 24)).toHaveLength(1);
  });
});
