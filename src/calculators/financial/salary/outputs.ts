import { by, first, section } from "../../../core/fields";
import { outputsOf } from "../../../core/outputs";
import { SHORT_MONTH_NAMES } from "../../../math/dates/months";
import { finiteOrNull } from "../../../math/numbers/finite";
import { FREQUENCY_LABELS } from "./inputs";
import type { PayStub } from "./pay-stub";

const { choice, integer, money, percent, table, text } = outputsOf<PayStub>();
const pay = { unit: "/ paycheck", optional: true } as const;
const year = { unit: "/ year", optional: true } as const;
const month = { unit: "/ month", optional: true } as const;
const ctc = { unit: "/ year", optional: true } as const;
const tax = { optional: true } as const;

export const outputs = {
  ...section("Take-home pay", {
    netPay: money("Take-home pay", { better: "higher", shown: "elsewhere", solve: true }),
    annualNet: money("Annual take-home pay", {
      better: "higher",
      note: by("country", { in: "Including variable pay" }, "Without bonus"),
      solve: true,
    }),
    bonusNet: money("What you keep of the bonus", {
      optional: true,
      shown: ({ us }) => first((us?.inputs.bonusThisPay ?? 0) > 0),
      value: ({ us }) => us?.bonusNet,
    }),
    annualNetWithBonus: money("Annual take-home pay with the bonus", {
      optional: true,
      shown: ({ us }) => first((us?.inputs.bonusThisPay ?? 0) > 0),
      value: ({ us }) => us?.annualNetWithBonus,
    }),
    netPercent: percent("Share of your pay that you keep", {
      digits: 1,
      optional: true,
      value: ({ us }) => us && share(us.netPay, us.grossPay),
    }),
    payPeriods: integer("Paychecks per year", {
      optional: true,
      shown: "more",
      value: ({ us }) => us?.periods,
    }),
    netPercentOfCtc: percent("Share of the CTC that you keep", {
      digits: 1,
      optional: true,
      value: ({ india }) => india && (100 * india.annualNet) / india.inputs.annualCtc,
    }),
  }),
  ...section("This paycheck", {
    grossPay: money("Gross pay", { ...pay, shown: "elsewhere", value: ({ us }) => us?.grossPay }),
    regularPay: money("Regular pay", { ...pay, shown: "more", value: ({ us }) => us?.regularPay }),
    overtimePay: money("Overtime pay", {
      ...pay,
      shown: ({ us }) => first((us?.overtimePay ?? 0) > 0),
      value: ({ us }) => us?.overtimePay,
    }),
    federalWithholding: money("Federal income tax", {
      ...pay,
      shown: "elsewhere",
      value: ({ us }) => us?.federalWithholding,
    }),
    socialSecurity: money("Social Security", { ...pay, shown: "more", value: ({ us }) => us?.socialSecurity }),
    medicare: money("Medicare", { ...pay, shown: "more", value: ({ us }) => us?.medicare }),
    additionalMedicare: money("Additional Medicare", {
      ...pay,
      shown: ({ us }) => first((us?.additionalMedicare ?? 0) > 0),
      value: ({ us }) => us?.additionalMedicare,
    }),
    stateTax: money("State income tax", { ...pay, shown: "more", value: ({ us }) => us?.stateTax }),
    bonusStateTax: money("State income tax on the bonus", {
      ...pay,
      shown: ({ us }) => first((us?.bonusStateTax ?? 0) > 0),
      value: ({ us }) => us?.bonusStateTax,
    }),
    localTax: money("Local income tax", { ...pay, shown: "more", value: ({ us }) => us?.localTax }),
    statePayroll: money("State payroll items", {
      ...pay,
      shown: ({ us }) => first((us?.statePayroll ?? 0) > 0),
      value: ({ us }) => us?.statePayroll,
    }),
    preTaxDeductions: money("Pretax deductions", {
      note: "Section 125, HSA, 401(k)",
      ...pay,
      shown: "more",
      value: ({ us }) => us?.preTax,
    }),
    retirementContribution: money("To the 401(k), including Roth", {
      ...pay,
      shown: "more",
      value: ({ us }) => us && us.retirement + us.roth,
    }),
    postTaxDeductions: money("After-tax deductions", {
      note: "Roth 401(k) and others",
      ...pay,
      shown: "more",
      value: ({ us }) => us?.postTax,
    }),
    raiseNetPay: money("A raise of $1,000 a year adds", { ...pay, value: ({ us }) => us?.raiseNet }),
  }),
  ...section("Per year", {
    annualGross: money("Annual gross pay", {
      note: by("country", { in: "Including variable pay" }, "Without bonus"),
      ...year,
      optional: false,
    }),
    annualFederalWithholding: money("Annual federal income tax", {
      noun: "Annual federal withholding",
      ...year,
      shown: "more",
      solve: true,
      value: ({ us }) => us?.annualFederalWithholding,
    }),
    annualSocialSecurity: money("Annual Social Security", {
      ...year,
      shown: "more",
      value: ({ us }) => us?.annualSocialSecurity,
    }),
    annualMedicare: money("Annual Medicare, including the additional tax", {
      ...year,
      shown: "more",
      value: ({ us }) => us?.annualMedicare,
    }),
    annualStateTax: money("Annual state income tax", { ...year, shown: "more", value: ({ us }) => us?.annualStateTax }),
    hourlyEquivalent: money("Average pay per hour", {
      optional: true,
      shown: "more",
      value: ({ us }) => us?.hourlyEquivalent,
    }),
    overtimeDeduction: money("Possible overtime deduction", {
      note: "For step 4(b) of the W-4",
      ...year,
      shown: ({ us }) => first((us?.overtimePay ?? 0) > 0),
      value: ({ us }) => us?.overtimeDeduction,
    }),
    employerPayrollTax: money("Your employer’s payroll tax", {
      ...year,
      shown: "more",
      value: ({ us }) => us?.employerPayrollTax,
    }),
    socialSecurityStops: integer("Paycheck at which Social Security stops", {
      note: "Counted from January",
      optional: true,
      value: ({ us }) => us?.socialSecurityStops?.number,
    }),
  }),
  lines: table("Pay stub", {
    columns: {
      item: text("Item"),
      perPay: money("Per paycheck"),
      perYear: money("Per year"),
      percentOfGross: percent("Of gross", { digits: 1, optional: true }),
    },
    value: ({ lines, wholePay }) =>
      lines.map((line) => ({
        ...line,
        percentOfGross: share(line.perPay, wholePay),
      })),
  }),
  conversion: table("By pay frequency", {
    columns: {
      payFrequency: choice("Paid", { options: FREQUENCY_LABELS }),
      gross: money("Gross"),
      net: money("Average net"),
    },
    value: ({ us }) => us?.conversion,
  }),
  pays: table("Paychecks of the year", {
    columns: {
      number: integer("Paycheck"),
      month: integer("Month", { digits: (value) => SHORT_MONTH_NAMES[value - 1] ?? "" }),
      wagesToDate: money("Wages so far"),
      socialSecurity: money("Social Security"),
      additionalMedicare: money("Additional Medicare"),
      net: money("Take-home"),
    },
    value: ({ us }) => us?.pays,
  }),
  ...section("Per month", {
    grossMonthly: money("Monthly gross pay", {
      note: "Without variable pay",
      ...month,
      shown: "elsewhere",
      value: ({ india }) => india?.grossMonthly,
    }),
    basicMonthly: money("Basic", { ...month, value: ({ india }) => india && india.package.basic / 12 }),
    hraMonthly: money("HRA", { ...month, value: ({ india }) => india && india.package.hra / 12 }),
    specialAllowanceMonthly: money("Special allowance", {
      ...month,
      value: ({ india }) => india && Math.max(0, india.special) / 12,
    }),
  }),
  ...section("From the CTC", {
    employerPf: money("Employer’s provident fund", {
      ...ctc,
      shown: "more",
      value: ({ india }) => india?.package.employerPf,
    }),
    employeePf: money("Your provident fund", {
      note: "Including voluntary PF",
      ...ctc,
      value: ({ india }) => india?.package.employeePf,
    }),
    gratuity: money("Gratuity", { ...ctc, shown: "more", value: ({ india }) => india?.package.gratuity }),
    employerNps: money("Employer’s NPS", { ...ctc, shown: "more", value: ({ india }) => india?.package.employerNps }),
    professionalTaxYear: money("Annual professional tax", {
      ...ctc,
      shown: "more",
      value: ({ india }) => india?.professionalTax.year,
    }),
  }),
  ...section("Income tax", {
    annualTax: money("Income tax", { unit: "/ year", ...tax, value: ({ india }) => india?.used.total }),
    tdsMonthly: money("Tax deducted (TDS)", {
      unit: "/ month",
      ...tax,
      shown: "more",
      value: ({ india }) => india?.tdsMonthly,
    }),
    taxableIncome: money("Taxable income", { ...tax, shown: "more", value: ({ india }) => india?.used.totalIncome }),
    taxNew: money("Tax, new regime", { ...tax, shown: "more", value: ({ india }) => india?.taxNew.total }),
    taxOld: money("Tax, old regime", { ...tax, shown: "more", value: ({ india }) => india?.taxOld.total }),
    regimeUsed: choice("Regime used", {
      options: { new: "New", old: "Old" },
      ...tax,
      value: ({ india }) => india?.used.regime,
    }),
  }),
};

/** Part as a percentage of the whole; null if the whole is zero or too close to it. */
function share(part: number, whole: number): number | null {
  const percent = (100 * part) / whole;
  return finiteOrNull(percent);
}
