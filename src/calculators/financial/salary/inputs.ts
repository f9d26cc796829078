import { amount, boolean, choice, fold, integer, number, percent, type ValuesOf } from "../../../core/fields";
import type { ProfessionalTaxState } from "../../../data/tax/india-pay";
import { FILING_STATUSES } from "../../../fieldsets/filing-status";
import { localityFields } from "../../../fieldsets/localities";
import {
  ageBandField,
  ageField,
  countryField,
  financialYearField,
  hsaCoverageField,
  INDIA,
  metroCityField,
  regimeField,
  stateField,
  US,
} from "../../../fieldsets/tax";

const us = { when: US } as const;
const india = { when: INDIA } as const;
const hourly = { when: { ...US, payBasis: "hourly" } } as const;
const none = { default: 0 } as const;
const perPay = { unit: "/ paycheck" } as const;
const yearly = { unit: "/ year" } as const;

/** Pay frequencies: form label, paychecks per year, and the wording used in sentences. */
export const FREQUENCIES = {
  daily: { label: "Every workday", periods: 260, words: "every workday" },
  weekly: { label: "Every week", periods: 52, words: "every week" },
  biweekly: { label: "Every two weeks", periods: 26, words: "every two weeks" },
  semimonthly: { label: "Twice a month", periods: 24, words: "twice a month" },
  monthly: { label: "Every month", periods: 12, words: "every month" },
  quarterly: { label: "Every quarter", periods: 4, words: "every quarter" },
  semiannual: { label: "Twice a year", periods: 2, words: "twice a year" },
  annual: { label: "Once a year", periods: 1, words: "once a year" },
} as const;

export type Frequency = keyof typeof FREQUENCIES;

export const FREQUENCY_LABELS = Object.fromEntries(
  Object.entries(FREQUENCIES).map(([key, { label }]) => [key, label]),
) as Readonly<Record<Frequency, string>>;

const PROFESSIONAL_TAX_STATES = {
  none: "No professional tax",
  AP: "Andhra Pradesh",
  AS: "Assam",
  BR: "Bihar",
  GJ: "Gujarat",
  JH: "Jharkhand",
  KA: "Karnataka",
  KL: "Kerala",
  MP: "Madhya Pradesh",
  MH: "Maharashtra",
  OD: "Odisha",
  PB: "Punjab",
  TN: "Tamil Nadu",
  TS: "Telangana",
  WB: "West Bengal",
} as const satisfies Record<ProfessionalTaxState | "none", string>;

export const inputs = {
  country: countryField,
  financialYear: financialYearField,

  // United States
  payBasis: choice("Paid by", { options: { salary: "Salary", hourly: "Hour" }, default: "salary", ...us }),
  annualSalary: amount("Salary", { ...yearly, default: 75_000, when: { ...US, payBasis: "salary" }, solve: true }),
  hourlyRate: amount("Hourly rate", { unit: "/ hour", default: 30, ...hourly, solve: true }),
  ...fold("Hours and weeks", {
    hoursPerWeek: number("Hours a week", {
      unit: "hours",
      default: 40,
      min: 0,
      max: 168,
      messages: { invalid: "Hours must be between 0 and 168 a week." },
      ...us,
    }),
    overtimeHoursPerWeek: number("Overtime hours a week", { unit: "hours", min: 0, max: 168, ...none, ...hourly }),
    overtimeMultiplier: number("Overtime factor", { default: 1.5, min: 1, max: 5, ...hourly }),
    weeksPerYear: number("Weeks a year", { unit: "weeks", default: 52, min: 0, max: 53, ...us }),
  }),
  payFrequency: choice("Paid", { options: FREQUENCY_LABELS, default: "biweekly", ...us }),
  filingStatus: choice("W-4 status", { options: FILING_STATUSES, default: "single", ...us }),
  ...fold("W-4 steps 2 to 4", {
    step2Checkbox: boolean("Box in step 2 checked", {
      note: "Two jobs, or a working spouse",
      default: false,
      ...us,
    }),
    dependentsCredit: amount("Step 3, credits", { ...yearly, ...none, ...us }),
    otherIncome: amount("Step 4(a), other income", { ...yearly, ...none, ...us }),
    w4Deductions: amount("Step 4(b), deductions", { ...yearly, ...none, ...us }),
    extraWithholding: amount("Step 4(c), extra withholding", {
      noun: "Extra withholding",
      ...perPay,
      ...none,
      ...us,
      solve: true,
    }),
  }),
  retirementPercent: percent("401(k)", {
    noun: "Contribution to the 401(k)",
    unit: "% of pay",
    default: 6,
    min: 0,
    max: 100,
    ...us,
    solve: true,
  }),
  ...fold("Health plan, HSA, Roth and other deductions", {
    rothPercent: percent("Roth 401(k)", { unit: "% of pay", min: 0, max: 100, ...none, ...us }),
    hsaPerPay: amount("HSA", { ...perPay, ...none, ...us }),
    hsaCoverage: hsaCoverageField,
    section125PerPay: amount("Health plan and other section 125", { ...perPay, default: 100, ...us }),
    postTaxPerPay: amount("Other after-tax deductions", { ...perPay, ...none, ...us }),
    age: { ...ageField, note: "For the limits on contributions" },
  }),
  state: stateField,
  ...localityFields,
  ...fold("Bonus and wages so far", {
    bonusThisPay: amount("Bonus in this pay", { max: 1_000_000, ...none, ...us }),
    ytdWages: amount("Payroll wages so far this year", {
      note: "Before this paycheck, for the Social Security limit",
      ...none,
      ...us,
    }),
  }),
  ...fold("Dependents, state form, local tax and year", {
    dependents: integer("Dependents for the state", {
      note: "Counted as children under 17",
      min: 0,
      max: 20,
      ...none,
      ...us,
    }),
    stateMethod: choice("State income tax", {
      noun: "Method for state income tax",
      options: { year: "The year’s tax, spread evenly", guide: "By the state’s withholding formula" },
      default: "year",
      ...us,
    }),
    stateAllowances: integer("Allowances on the state’s form", {
      note: "If empty: you, your spouse and your dependents",
      min: 0,
      max: 50,
      default: null,
      when: { ...US, stateMethod: "guide" },
    }),
    alabamaExemption: choice("Exemption on Form A-4", {
      options: {
        usual: "By filing status",
        "0": "0",
        S: "S, single",
        MS: "MS, married filing separately",
        M: "M, married",
        H: "H, head of family",
      },
      default: "usual",
      when: { ...US, stateMethod: "guide", state: "AL" },
    }),
    connecticutCode: choice("Withholding code on Form CT-W4", {
      options: {
        usual: "By filing status",
        A: "A, separate, or joint: two incomes",
        B: "B, head of household",
        C: "C, joint: one income, or survivor",
        D: "D, no exemption and no credit",
        E: "E, exempt",
        F: "F, single",
        none: "No form",
      },
      default: "usual",
      when: { ...US, stateMethod: "guide", state: "CT" },
    }),
    electedStatePercent: percent("Arizona rate on Form A-4", {
      note: "If empty: 2%",
      min: 0,
      max: 3.5,
      default: null,
      when: { ...US, state: "AZ" },
    }),
    localTaxRate: percent("Local income tax", {
      unit: "% of state taxable income",
      min: 0,
      max: 10,
      ...none,
      ...us,
    }),
    taxYear: choice("Tax year", { options: { "2026": "2026" }, default: "2026", ...us }),
    ficaExempt: boolean("Exempt from Social Security and Medicare", { default: false, ...us }),
  }),

  // India
  annualCtc: amount("Cost to company (CTC)", {
    noun: "CTC",
    ...yearly,
    default: 1_800_000,
    above: 0,
    ...india,
    solve: true,
  }),
  variablePay: amount("Of which variable, paid once", { noun: "Variable pay", ...yearly, ...none, ...india }),
  basicPercent: percent("Basic", { unit: "% of CTC", default: 50, above: 0, max: 100, ...india }),
  ...fold("Provident fund, gratuity, NPS, HRA", {
    hraPercent: percent("HRA", { unit: "% of basic", default: 50, min: 0, max: 100, ...india }),
    pfBasis: choice("Provident fund on", {
      options: { actual: "Actual basic", ceiling: "₹15,000 a month", none: "No provident fund" },
      default: "actual",
      ...india,
    }),
    employerPfInCtc: boolean("Employer’s PF is inside the CTC", { default: true, ...india }),
    gratuityInCtc: boolean("Gratuity is inside the CTC", { default: true, ...india }),
    employerNpsPercent: percent("Employer’s NPS", {
      note: "Inside the CTC",
      unit: "% of basic",
      min: 0,
      max: 14,
      ...none,
      ...india,
    }),
    voluntaryPfPercent: percent("Voluntary PF", { unit: "% of basic", min: 0, max: 100, ...none, ...india }),
  }),
  professionalTaxState: choice("Professional tax", { options: PROFESSIONAL_TAX_STATES, default: "MH", ...india }),
  female: boolean("Woman", {
    note: "Maharashtra charges lower-paid women no professional tax",
    default: false,
    when: { ...INDIA, professionalTaxState: "MH" },
  }),
  regime: regimeField,
  ...fold("Income tax: age, rent, 80C and others", {
    ageBand: ageBandField,
    metroCity: metroCityField,
    section80c: amount("Investments (80C) besides PF", { ...yearly, ...none, ...india }),
    nps80ccd1b: amount("Own NPS, extra (80CCD(1B))", { ...yearly, ...none, ...india }),
    section80d: amount("Health premium (80D)", { ...yearly, ...none, ...india }),
    homeLoanInterest: amount("Home loan interest", {
      note: "Self-occupied home",
      ...yearly,
      ...none,
      ...india,
    }),
    otherDeductions: amount("Other deductions", { ...yearly, ...none, ...india }),
    monthlyRent: amount("Rent", { unit: "/ month", ...none, ...india }),
  }),
};

export type Inputs = ValuesOf<typeof inputs>;
