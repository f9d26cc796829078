import { outputsOf } from "../../../core/outputs";
import type { PayAnswer } from "./answer";
import { FREQUENCY_LABELS } from "./inputs";

const { choice, integer, money, percent, table, text } = outputsOf<PayAnswer>();

const net = { group: "Take-home pay" } as const;
const pay = { group: "This paycheck", unit: "/ paycheck", optional: true } as const;
const year = { group: "Per year", unit: "/ year", optional: true } as const;
const month = { group: "Per month", unit: "/ month", optional: true } as const;
const ctc = { group: "From the CTC", unit: "/ year", optional: true } as const;
const tax = { group: "Income tax", optional: true } as const;

export const outputs = {
  netPay: money({ label: "Take-home pay", ...net, value: (answer) => answer.netPay }),
  annualNet: money({ label: "Annual take-home pay", ...net, value: (answer) => answer.annualNet }),
  grossPay: money({ label: "Gross pay", ...pay, value: ({ us }) => us?.grossPay }),
  regularPay: money({ label: "Regular pay", ...pay, value: ({ us }) => us?.regularPay }),
  overtimePay: money({ label: "Overtime pay", ...pay, value: ({ us }) => us?.overtimePay }),
  federalWithholding: money({
    label: "Federal income tax",
    ...pay,
    value: ({ us }) => us?.federalWithholding,
  }),
  socialSecurity: money({ label: "Social Security", ...pay, value: ({ us }) => us?.socialSecurity }),
  medicare: money({ label: "Medicare", ...pay, value: ({ us }) => us?.medicare }),
  additionalMedicare: money({
    label: "Additional Medicare",
    ...pay,
    value: ({ us }) => us?.additionalMedicare,
  }),
  stateTax: money({ label: "State income tax", ...pay, value: ({ us }) => us?.stateTax }),
  localTax: money({ label: "Local income tax", ...pay, value: ({ us }) => us?.localTax }),
  statePayroll: money({ label: "State payroll items", ...pay, value: ({ us }) => us?.statePayroll }),
  preTaxDeductions: money({
    label: "Pretax deductions",
    note: "Section 125, HSA, 401(k)",
    ...pay,
    value: ({ us }) => us?.preTax,
  }),
  retirementContribution: money({
    label: "To the 401(k), including Roth",
    ...pay,
    value: ({ us }) => us && us.retirement + us.roth,
  }),
  postTaxDeductions: money({
    label: "After-tax deductions",
    note: "Roth 401(k) and others",
    ...pay,
    value: ({ us }) => us?.postTax,
  }),
  netPercent: percent({
    label: "Share of your pay that you keep",
    digits: 1,
    optional: true,
    ...net,
    value: ({ us }) => us && share(us.netPay, us.grossPay),
  }),
  payPeriods: integer({
    label: "Paychecks per year",
    optional: true,
    ...net,
    value: ({ us }) => us?.periods,
  }),
  annualGross: money({
    label: "Gross pay",
    note: "Without bonus",
    ...year,
    optional: false,
    value: (answer) => answer.annualGross,
  }),
  annualFederalWithholding: money({
    label: "Federal income tax",
    noun: "Annual federal withholding",
    ...year,
    value: ({ us }) => us?.annualFederalWithholding,
  }),
  annualSocialSecurity: money({
    label: "Social Security",
    ...year,
    value: ({ us }) => us?.annualSocialSecurity,
  }),
  annualMedicare: money({
    label: "Medicare, including the additional tax",
    ...year,
    value: ({ us }) => us?.annualMedicare,
  }),
  annualStateTax: money({ label: "State income tax", ...year, value: ({ us }) => us?.annualStateTax }),
  hourlyEquivalent: money({
    label: "Hourly pay",
    group: "Per year",
    optional: true,
    value: ({ us }) => us?.hourlyEquivalent,
  }),
  overtimeDeduction: money({
    label: "Possible overtime deduction",
    note: "For step 4(b) of the W-4",
    ...year,
    value: ({ us }) => us?.overtimeDeduction,
  }),
  employerPayrollTax: money({
    label: "Your employer’s payroll tax",
    ...year,
    value: ({ us }) => us?.employerPayrollTax,
  }),
  raiseNetPay: money({
    label: "A raise of $1,000 a year adds",
    ...pay,
    value: ({ us }) => us?.raiseNet,
  }),
  socialSecurityStops: integer({
    label: "Paycheck at which Social Security stops",
    note: "Counted from January",
    optional: true,
    group: "Per year",
    value: ({ us }) => us?.socialSecurityStops?.number,
  }),
  lines: table({
    label: "Pay stub",
    columns: {
      item: text({ label: "Item" }),
      perPay: money({ label: "Per paycheck" }),
      perYear: money({ label: "Per year" }),
      percentOfGross: percent({ label: "Of gross", digits: 1, optional: true }),
    },
    value: ({ lines, wholePay }) =>
      lines.map((line) => ({
        ...line,
        percentOfGross: share(line.perPay, wholePay),
      })),
  }),
  conversion: table({
    label: "By pay frequency",
    columns: {
      payFrequency: choice({ label: "Paid", options: FREQUENCY_LABELS }),
      gross: money({ label: "Gross" }),
      net: money({ label: "Average net" }),
    },
    value: ({ us }) => us?.conversion,
  }),
  pays: table({
    label: "Paychecks of the year",
    columns: {
      number: integer({ label: "Paycheck" }),
      month: integer({ label: "Month" }),
      wagesToDate: money({ label: "Wages so far" }),
      socialSecurity: money({ label: "Social Security" }),
      additionalMedicare: money({ label: "Additional Medicare" }),
      net: money({ label: "Take-home" }),
    },
    value: ({ us }) => us?.pays,
  }),
  grossMonthly: money({
    label: "Gross pay",
    note: "Without variable pay",
    ...month,
    value: ({ india }) => india?.grossMonthly,
  }),
  basicMonthly: money({ label: "Basic", ...month, value: ({ india }) => india && india.package.basic / 12 }),
  hraMonthly: money({ label: "HRA", ...month, value: ({ india }) => india && india.package.hra / 12 }),
  specialAllowanceMonthly: money({
    label: "Special allowance",
    ...month,
    value: ({ india }) => india && Math.max(0, india.special) / 12,
  }),
  employerPf: money({
    label: "Employer’s provident fund",
    ...ctc,
    value: ({ india }) => india?.package.employerPf,
  }),
  employeePf: money({
    label: "Your provident fund",
    note: "Including voluntary PF",
    ...ctc,
    value: ({ india }) => india?.package.employeePf,
  }),
  gratuity: money({ label: "Gratuity", ...ctc, value: ({ india }) => india?.package.gratuity }),
  employerNps: money({ label: "Employer’s NPS", ...ctc, value: ({ india }) => india?.package.employerNps }),
  professionalTaxYear: money({
    label: "Professional tax",
    ...ctc,
    value: ({ india }) => india?.professionalTax.year,
  }),
  annualTax: money({ label: "Income tax", unit: "/ year", ...tax, value: ({ india }) => india?.used.total }),
  tdsMonthly: money({
    label: "Tax deducted (TDS)",
    unit: "/ month",
    ...tax,
    value: ({ india }) => india?.tdsMonthly,
  }),
  taxableIncome: money({
    label: "Taxable income",
    ...tax,
    value: ({ india }) => india?.used.totalIncome,
  }),
  taxNew: money({ label: "Tax, new regime", ...tax, value: ({ india }) => india?.taxNew.total }),
  taxOld: money({ label: "Tax, old regime", ...tax, value: ({ india }) => india?.taxOld.total }),
  regimeUsed: choice({
    label: "Regime used",
    options: { new: "New", old: "Old" },
    ...tax,
    value: ({ india }) => india?.used.regime,
  }),
  netPercentOfCtc: percent({
    label: "Share of the CTC that you keep",
    digits: 1,
    optional: true,
    ...net,
    value: ({ india }) => india && (100 * india.annualNet) / india.inputs.annualCtc,
  }),
};

/** Part as a percentage of the whole; null if the whole is zero or too close to it. */
function share(part: number, whole: number): number | null {
  const percent = (100 * part) / whole;
  return Number.isFinite(percent) ? percent : null;
}
