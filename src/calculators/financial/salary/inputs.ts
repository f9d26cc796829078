import { amount, boolean, choice, integer, number, percent, type ValuesOf } from "../../../core/fields";
import type { ProfessionalTaxState } from "../../../data/tax/india-pay";
import {
  ageBandField,
  countryField,
  FILING_STATUSES,
  financialYearField,
  INDIA,
  regimeField,
  stateField,
  US,
} from "../../../fieldsets/tax";

const us = { when: US } as const;
const india = { when: INDIA } as const;
const hourly = { when: { ...US, payBasis: "hourly" } } as const;

const w4 = { group: "Form W-4" } as const;
const taken = { group: "Taken from each pay" } as const;
const ctc = { group: "Inside the CTC" } as const;
const tax = { group: "Income tax" } as const;
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
  taxYear: choice({ label: "Tax year", options: { "2026": "2026" }, default: "2026", ...us }),
  financialYear: financialYearField,

  // United States
  payBasis: choice({
    label: "Paid by",
    options: { salary: "Salary", hourly: "Hour" },
    default: "salary",
    ...us,
  }),
  annualSalary: amount({
    label: "Salary",
    ...yearly,
    default: 75_000,
    when: { ...US, payBasis: "salary" },
  }),
  hourlyRate: amount({ label: "Hourly rate", default: 30, ...hourly }),
  hoursPerWeek: number({
    label: "Hours a week",
    unit: "hours",
    default: 40,
    min: 0,
    max: 168,
    invalidMessage: "Hours must be between 0 and 168 a week.",
    ...us,
  }),
  overtimeHoursPerWeek: number({
    label: "Overtime hours a week",
    unit: "hours",
    min: 0,
    max: 168,
    ...none,
    ...hourly,
  }),
  overtimeMultiplier: number({ label: "Overtime factor", default: 1.5, min: 1, max: 5, ...hourly }),
  weeksPerYear: number({ label: "Weeks a year", unit: "weeks", default: 52, min: 0, max: 53, ...us }),
  payFrequency: choice({ label: "Paid", options: FREQUENCY_LABELS, default: "biweekly", ...us }),
  bonusThisPay: amount({ label: "Bonus in this pay", max: 1_000_000, ...none, ...us }),
  filingStatus: choice({
    label: "W-4 status",
    options: FILING_STATUSES,
    default: "single",
    ...us,
  }),
  step2Checkbox: boolean({
    label: "Box in step 2 checked",
    note: "Two jobs, or a working spouse",
    default: false,
    ...w4,
    ...us,
  }),
  dependentsCredit: amount({ label: "Step 3, credits", ...yearly, ...none, ...w4, ...us }),
  otherIncome: amount({ label: "Step 4(a), other income", ...yearly, ...none, ...w4, ...us }),
  w4Deductions: amount({ label: "Step 4(b), deductions", ...yearly, ...none, ...w4, ...us }),
  extraWithholding: amount({ label: "Step 4(c), extra withholding", ...perPay, ...none, ...w4, ...us }),
  retirementPercent: percent({
    label: "401(k)",
    noun: "Contribution to the 401(k)",
    unit: "% of pay",
    default: 6,
    min: 0,
    max: 100,
    ...us,
  }),
  rothPercent: percent({
    label: "Roth 401(k)",
    unit: "% of pay",
    min: 0,
    max: 100,
    ...none,
    ...taken,
    ...us,
  }),
  hsaPerPay: amount({ label: "HSA", ...perPay, ...none, ...taken, ...us }),
  section125PerPay: amount({
    label: "Health plan and other section 125",
    ...perPay,
    default: 100,
    ...taken,
    ...us,
  }),
  postTaxPerPay: amount({ label: "Other after-tax deductions", ...perPay, ...none, ...taken, ...us }),
  state: stateField,
  dependents: integer({
    label: "Dependents for the state",
    note: "Counted as children under 17",
    min: 0,
    max: 20,
    ...none,
    ...taken,
    ...us,
  }),
  localTaxRate: percent({
    label: "Local income tax",
    unit: "% of state taxable income",
    min: 0,
    max: 10,
    ...none,
    ...taken,
    ...us,
  }),
  ytdWages: amount({
    label: "Payroll wages so far this year",
    note: "Before this paycheck, for the Social Security limit",
    ...none,
    ...taken,
    ...us,
  }),
  ficaExempt: boolean({
    label: "Exempt from Social Security and Medicare",
    default: false,
    ...taken,
    ...us,
  }),

  // India
  annualCtc: amount({
    label: "Cost to company (CTC)",
    noun: "CTC",
    ...yearly,
    default: 1_800_000,
    above: 0,
    ...india,
  }),
  variablePay: amount({
    label: "Of which variable, paid once",
    noun: "Variable pay",
    ...yearly,
    ...none,
    ...india,
  }),
  basicPercent: percent({
    label: "Basic",
    unit: "% of CTC",
    default: 50,
    above: 0,
    max: 100,
    ...india,
  }),
  hraPercent: percent({ label: "HRA", unit: "% of basic", default: 50, min: 0, max: 100, ...ctc, ...india }),
  pfBasis: choice({
    label: "Provident fund on",
    options: { actual: "Actual basic", ceiling: "₹15,000 a month", none: "No provident fund" },
    default: "actual",
    ...ctc,
    ...india,
  }),
  employerPfInCtc: boolean({ label: "Employer’s PF is inside the CTC", default: true, ...ctc, ...india }),
  gratuityInCtc: boolean({ label: "Gratuity is inside the CTC", default: true, ...ctc, ...india }),
  employerNpsPercent: percent({
    label: "Employer’s NPS",
    note: "Inside the CTC",
    unit: "% of basic",
    min: 0,
    max: 14,
    ...none,
    ...ctc,
    ...india,
  }),
  voluntaryPfPercent: percent({
    label: "Voluntary PF",
    unit: "% of basic",
    min: 0,
    max: 100,
    ...none,
    ...ctc,
    ...india,
  }),
  professionalTaxState: choice({
    label: "Professional tax",
    options: PROFESSIONAL_TAX_STATES,
    default: "MH",
    ...india,
  }),
  female: boolean({
    label: "Woman",
    note: "Maharashtra charges lower-paid women no professional tax",
    default: false,
    when: { ...INDIA, professionalTaxState: "MH" },
  }),
  regime: regimeField,
  ageBand: { ...ageBandField, ...tax },
  metroCity: boolean({
    label: "City with the 50% limit",
    note: "Delhi, Mumbai, Kolkata, Chennai; under the draft rules for 2026–27 also Bengaluru, Hyderabad, Pune and Ahmedabad",
    default: true,
    ...tax,
    ...india,
  }),
  section80c: amount({
    label: "Investments (80C) besides PF",
    ...yearly,
    ...none,
    ...tax,
    ...india,
  }),
  nps80ccd1b: amount({ label: "Own NPS, extra (80CCD(1B))", ...yearly, ...none, ...tax, ...india }),
  section80d: amount({ label: "Health premium (80D)", ...yearly, ...none, ...tax, ...india }),
  homeLoanInterest: amount({
    label: "Home loan interest",
    note: "Self-occupied home",
    ...yearly,
    ...none,
    ...tax,
    ...india,
  }),
  otherDeductions: amount({ label: "Other deductions", ...yearly, ...none, ...tax, ...india }),
  monthlyRent: amount({ label: "Rent", unit: "/ month", ...none, ...tax, ...india }),
};

export type Inputs = ValuesOf<typeof inputs>;
