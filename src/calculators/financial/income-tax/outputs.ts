import { by } from "../../../core/fields";
import { outputsOf } from "../../../core/outputs";
import { REGIMES } from "../../../fieldsets/tax";
import type { TaxAnswer } from "./answer";

const { choice, money, percent, table } = outputsOf<TaxAnswer>();

const all = { group: "Totals" } as const;
const deductions = { group: "Income and deductions", optional: true } as const;
const federal = { group: "Federal tax", optional: true } as const;
const payroll = { group: "Payroll taxes", optional: true } as const;
const state = { group: "State and local tax", optional: true } as const;
const india = { group: "Indian income tax", optional: true } as const;
const { new: newRegime, old } = REGIMES;
const regimes = { new: newRegime, old } as const;

export const outputs = {
  totalTax: money({ label: "Total tax", ...all, value: (year) => year.totalTax }),
  afterTaxIncome: money({
    label: "Income after tax",
    ...all,
    value: (year) => year.totalIncome - year.totalTax,
  }),
  totalIncome: money({ label: "Total income", ...all, value: (year) => year.totalIncome }),
  effectiveRate: percent({
    label: "Effective rate",
    note: "Total tax ÷ total income",
    optional: true,
    digits: 2,
    ...all,
    value: ({ totalIncome, totalTax }) => share(totalTax, totalIncome),
  }),
  taxableIncome: money({ label: "Taxable income", ...all, value: (year) => year.taxableIncome }),
  marginalRateAllIn: percent({
    label: by("country", { in: "Rate of the next rupee" }, "Rate of the next dollar, all taxes"),
    noun: "Marginal rate",
    digits: 2,
    ...all,
    value: (year) => year.marginalRateAllIn,
  }),
  refundOrDue: money({
    label: "Refund (negative means still due)",
    noun: "Refund",
    outputStep: 10,
    ...all,
    value: (year) => year.refundOrDue,
  }),
  adjustedGrossIncome: money({
    label: "Adjusted gross income",
    ...deductions,
    value: ({ us }) => us?.federal.adjustedGrossIncome,
  }),
  taxableSocialSecurity: money({
    label: "Taxable Social Security",
    ...deductions,
    value: ({ us }) => us?.federal.taxableBenefits,
  }),
  capitalLossCarried: money({
    label: "Capital loss carried to next year",
    ...deductions,
    value: ({ us }) => us?.federal.gains.lossCarried,
  }),
  deductionUsed: choice({
    label: "Deduction used",
    options: { standard: "Standard", itemized: "Itemized" },
    ...deductions,
    value: ({ us }) => us?.federal.deduction.used,
  }),
  deductionAmount: money({
    label: "Deduction",
    ...deductions,
    value: ({ us }) => us?.federal.deduction.amount,
  }),
  itemizedTotal: money({
    label: "Itemized deductions",
    ...deductions,
    value: ({ us }) => us?.federal.deduction.itemized.total,
  }),
  seniorDeduction: money({
    label: "Senior deduction",
    ...deductions,
    value: ({ us }) => us?.federal.seniorDeduction,
  }),
  tipsDeduction: money({
    label: "Deduction for tips",
    ...deductions,
    value: ({ us }) => us?.federal.tipsDeduction,
  }),
  overtimeDeduction: money({
    label: "Deduction for overtime",
    ...deductions,
    value: ({ us }) => us?.federal.overtimeDeduction,
  }),
  carLoanInterestDeduction: money({
    label: "Deduction for car-loan interest",
    ...deductions,
    value: ({ us }) => us?.federal.carLoanInterestDeduction,
  }),
  qbiDeduction: money({
    label: "Business income deduction",
    ...deductions,
    value: ({ us }) => us?.federal.businessIncome.deduction,
  }),
  ordinaryTax: money({
    label: "Tax on ordinary income",
    ...federal,
    value: ({ us }) => us?.federal.ordinaryTax,
  }),
  gainsTax: money({ label: "Tax on gains", group: federal.group, value: (year) => year.gainsTax }),
  taxBeforeCredits: money({
    label: "Tax before credits",
    ...federal,
    value: ({ us }) => us?.federal.taxBeforeCredits,
  }),
  childTaxCredit: money({
    label: "Child tax credit",
    ...federal,
    value: ({ us }) => us?.federal.childTaxCredit,
  }),
  additionalChildTaxCredit: money({
    label: "Additional child tax credit",
    note: "Refundable",
    ...federal,
    value: ({ us }) => us?.federal.additionalChildTaxCredit,
  }),
  earnedIncomeCredit: money({
    label: "Earned income credit",
    note: "Refundable",
    ...federal,
    value: ({ us }) => us?.federal.earnedIncomeCredit,
  }),
  federalIncomeTax: money({
    label: "Federal income tax",
    ...federal,
    value: ({ us }) => us?.federal.federalIncomeTax,
  }),
  selfEmploymentTax: money({
    label: "Self-employment tax",
    ...federal,
    value: ({ us }) => us?.federal.selfEmployment.tax,
  }),
  additionalMedicareTax: money({
    label: "Additional Medicare tax",
    ...federal,
    value: ({ us }) => us?.federal.additionalMedicareTax,
  }),
  netInvestmentIncomeTax: money({
    label: "Net investment income tax",
    ...federal,
    value: ({ us }) => us?.federal.netInvestmentIncomeTax,
  }),
  federalTotal: money({
    label: "Federal total",
    note: "After refundable credits",
    ...federal,
    value: ({ us }) => us?.federal.federalTotal,
  }),
  socialSecurityTax: money({
    label: "Social Security tax",
    ...payroll,
    value: ({ us }) => us?.federal.socialSecurityTax,
  }),
  medicareTax: money({ label: "Medicare tax", ...payroll, value: ({ us }) => us?.federal.medicareTax }),
  stateTaxableIncome: money({
    label: "State taxable income",
    ...state,
    value: ({ us }) => us?.stateTaxableIncome,
  }),
  stateIncomeTax: money({ label: "State income tax", ...state, value: ({ us }) => us?.stateTax }),
  localIncomeTax: money({ label: "Local income tax", ...state, value: ({ us }) => us?.localTax }),
  effectiveFederalRate: percent({
    label: "Federal income tax ÷ total income",
    noun: "Effective federal rate",
    digits: 2,
    ...federal,
    value: ({ us, totalIncome }) => us && share(us.federal.federalIncomeTax, totalIncome),
  }),
  marginalRate: percent({
    label: "Bracket of the next unit of income",
    ...all,
    value: (year) => year.marginalRate,
  }),
  bracketTable: table({
    label: "Brackets",
    columns: {
      kind: choice({ label: "Income", options: { ordinary: "Ordinary", gain: "Gains" } }),
      rate: percent({ label: "Rate" }),
      from: money({ label: "From" }),
      to: money({ label: "To", optional: true }),
      income: money({ label: "Income in it" }),
      tax: money({ label: "Tax" }),
    },
    value: (year) => year.brackets,
  }),
  regimeUsed: choice({
    label: "Regime used",
    options: regimes,
    ...india,
    value: (year) => year.india?.used.regime,
  }),
  betterRegime: choice({
    label: "Cheaper regime",
    options: regimes,
    ...india,
    value: (year) => year.india?.better,
  }),
  taxNew: money({ label: "Tax, new regime", ...india, value: (year) => year.india?.taxNew.total }),
  taxOld: money({ label: "Tax, old regime", ...india, value: (year) => year.india?.taxOld.total }),
  regimeSaving: money({
    label: "The cheaper regime saves",
    ...india,
    value: ({ india }) => india && Math.abs(india.taxNew.total - india.taxOld.total),
  }),
  totalDeductions: money({
    label: "Deductions",
    ...india,
    value: (year) => year.india?.used.totalDeductions,
  }),
  slabTax: money({ label: "Tax at slab rates", ...india, value: (year) => year.india?.used.slabTax }),
  rebate: money({ label: "Rebate", ...india, value: (year) => year.india?.used.rebate }),
  surcharge: money({
    label: "Surcharge before relief",
    ...india,
    value: (year) => year.india?.used.surcharge,
  }),
  surchargeRelief: money({
    label: "Marginal relief",
    ...india,
    value: (year) => year.india?.used.surchargeRelief,
  }),
  cess: money({ label: "Cess", ...india, value: (year) => year.india?.used.cess }),
  taxPayable: money({
    label: "Tax payable",
    note: "To the nearest ₹10",
    ...india,
    value: (year) => year.india?.taxPayable,
  }),
  breakEvenDeductions: money({
    label: "Old-regime deductions to break even",
    note: "Total of all kinds",
    ...india,
    value: (year) => year.india?.breakEven,
  }),
};

function share(part: number, whole: number): number | null {
  const percent = (100 * part) / whole;
  return whole > 0 && Number.isFinite(percent) ? percent : null;
}
