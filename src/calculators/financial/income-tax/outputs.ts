import { by, first, section } from "../../../core/fields";
import { outputsOf } from "../../../core/outputs";
import { REGIMES } from "../../../fieldsets/tax";
import type { YearTaxes } from "./year-taxes";

const { choice, money, percent, table, text } = outputsOf<YearTaxes>();
const deductions = { optional: true } as const;
const federal = { optional: true } as const;
const payroll = { optional: true } as const;
const state = { optional: true } as const;
const india = { optional: true } as const;
const { new: newRegime, old } = REGIMES;
const regimes = { new: newRegime, old } as const;

const DUE_DATES: Readonly<Record<string, string>> = {
  "06-15": "June 15",
  "09-15": "September 15",
  "12-15": "December 15",
  "03-15": "March 15",
};

export const outputs = {
  ...section("Totals", {
    totalTax: money("Total tax", { better: "lower", shown: "elsewhere", solve: true }),
    afterTaxIncome: money("Income after tax", {
      better: "higher",
      shown: "elsewhere",
      solve: 1,
      value: (year) => year.totalIncome - year.totalTax,
    }),
    totalIncome: money("Total income", { shown: "elsewhere" }),
    effectiveRate: percent("Effective rate", {
      better: "lower",
      note: "Total tax ÷ total income",
      optional: true,
      digits: 2,
      value: ({ totalIncome, totalTax }) => share(totalTax, totalIncome),
    }),
    taxableIncome: money("Taxable income", { solve: true }),
    marginalRateAllIn: percent(by("country", { in: "Rate of the next rupee" }, "Rate of the next dollar, all taxes"), {
      noun: "Marginal rate",
      digits: 2,
    }),
    refundOrDue: money("Refund", {
      opposite: "Still due",
      solve: { step: 10 },
      shown: ({ paid }) => first(paid > 0),
    }),
    marginalRate: percent(by("country", { in: "Bracket of the next rupee" }, "Bracket of the next dollar"), {
      shown: "more",
    }),
  }),
  ...section("Income and deductions", {
    adjustedGrossIncome: money("Adjusted gross income", {
      ...deductions,
      value: ({ us }) => us?.federal.adjustedGrossIncome,
    }),
    taxableSocialSecurity: money("Taxable Social Security", {
      ...deductions,
      shown: "more",
      value: ({ us }) => us?.federal.taxableBenefits,
    }),
    capitalLossCarried: money("Capital loss carried to next year", {
      ...deductions,
      shown: "more",
      value: ({ us }) => us?.federal.gains.lossCarried,
    }),
    deductionUsed: choice("Deduction used", {
      options: { standard: "Standard", itemized: "Itemized" },
      ...deductions,
      shown: "more",
      value: ({ us }) => us?.federal.deduction.used,
    }),
    deductionAmount: money("Deduction", { ...deductions, value: ({ us }) => us?.federal.deduction.amount }),
    itemizedTotal: money("Itemized deductions", {
      ...deductions,
      shown: "more",
      value: ({ us }) => us?.federal.deduction.itemized.total,
    }),
    seniorDeduction: money("Senior deduction", {
      ...deductions,
      shown: "more",
      value: ({ us }) => us?.federal.seniorDeduction,
    }),
    tipsDeduction: money("Deduction for tips", {
      ...deductions,
      shown: "more",
      value: ({ us }) => us?.federal.tipsDeduction,
    }),
    overtimeDeduction: money("Deduction for overtime", {
      ...deductions,
      shown: "more",
      value: ({ us }) => us?.federal.overtimeDeduction,
    }),
    carLoanInterestDeduction: money("Deduction for car-loan interest", {
      ...deductions,
      shown: "more",
      value: ({ us }) => us?.federal.carLoanInterestDeduction,
    }),
    qbiDeduction: money("Business income deduction", {
      ...deductions,
      shown: "more",
      value: ({ us }) => us?.federal.businessIncome.deduction,
    }),
  }),
  ...section("Federal tax", {
    ordinaryTax: money("Tax on ordinary income", {
      ...federal,
      shown: "more",
      value: ({ us }) => us?.federal.ordinaryTax,
    }),
    gainsTax: money("Tax on gains", { shown: "more" }),
    taxBeforeCredits: money("Tax before credits", {
      ...federal,
      shown: "more",
      value: ({ us }) => us?.federal.taxBeforeCredits,
    }),
    childTaxCredit: money("Child tax credit", {
      ...federal,
      shown: ({ us }) => first(us?.federal.childTaxCredit !== 0),
      value: ({ us }) => us?.federal.childTaxCredit,
    }),
    additionalChildTaxCredit: money("Additional child tax credit", {
      note: "Refundable",
      ...federal,
      shown: ({ us }) => first(us?.federal.additionalChildTaxCredit !== 0),
      value: ({ us }) => us?.federal.additionalChildTaxCredit,
    }),
    earnedIncomeCredit: money("Earned income credit", {
      note: "Refundable",
      ...federal,
      shown: ({ us }) => first(us?.federal.earnedIncomeCredit !== 0),
      value: ({ us }) => us?.federal.earnedIncomeCredit,
    }),
    federalIncomeTax: money("Federal income tax", { ...federal, value: ({ us }) => us?.federal.federalIncomeTax }),
    selfEmploymentTax: money("Self-employment tax", {
      ...federal,
      shown: ({ us }) => first(us?.federal.selfEmployment.tax !== 0),
      value: ({ us }) => us?.federal.selfEmployment.tax,
    }),
    additionalMedicareTax: money("Additional Medicare tax", {
      ...federal,
      shown: ({ us }) => first(us?.federal.additionalMedicareTax !== 0),
      value: ({ us }) => us?.federal.additionalMedicareTax,
    }),
    netInvestmentIncomeTax: money("Net investment income tax", {
      ...federal,
      shown: ({ us }) => first(us?.federal.netInvestmentIncomeTax !== 0),
      value: ({ us }) => us?.federal.netInvestmentIncomeTax,
    }),
    federalTotal: money("Federal total", {
      note: "After refundable credits",
      ...federal,
      shown: "more",
      value: ({ us }) => us?.federal.federalTotal,
    }),
    effectiveFederalRate: percent("Federal income tax ÷ total income", {
      noun: "Effective federal rate",
      digits: 2,
      ...federal,
      shown: "more",
      value: ({ us, totalIncome }) => us && share(us.federal.federalIncomeTax, totalIncome),
    }),
  }),
  ...section("Payroll taxes", {
    socialSecurityTax: money("Social Security tax", {
      ...payroll,
      shown: "more",
      value: ({ us }) => us?.federal.socialSecurityTax,
    }),
    medicareTax: money("Medicare tax", { ...payroll, shown: "more", value: ({ us }) => us?.federal.medicareTax }),
  }),
  ...section("State and local tax", {
    stateTaxableIncome: money("State taxable income", {
      ...state,
      shown: "more",
      value: ({ us }) => us?.stateTaxableIncome,
    }),
    stateIncomeTax: money("State income tax", {
      ...state,
      shown: ({ us }) => first(us?.stateIncomeTax !== 0),
      value: ({ us }) => us?.stateIncomeTax,
    }),
    stateChildCredit: money("State credit for children", {
      ...state,
      shown: ({ us }) => first((us?.stateChildCredit ?? 0) > 0),
      value: ({ us }) => us?.stateChildCredit,
    }),
    stateTotal: money("State total", {
      note: "After refundable credits",
      ...state,
      shown: ({ us }) => first(us !== null && us.stateTotal !== us.stateIncomeTax),
      value: ({ us }) => us?.stateTotal,
    }),
    localIncomeTax: money("Local income tax", { ...state, shown: "more", value: ({ us }) => us?.localTax }),
  }),
  bracketTable: table("Brackets", {
    columns: {
      kind: choice("Income", { options: { ordinary: "Ordinary", gain: "Gains" } }),
      rate: percent("Rate"),
      from: money("From"),
      to: money("To", { optional: true }),
      income: money("Income in it"),
      tax: money("Tax"),
    },
    value: (year) => year.brackets,
  }),
  ...section("Indian income tax", {
    regimeUsed: choice("Regime used", { options: regimes, ...india, value: (year) => year.india?.used.regime }),
    betterRegime: choice("Cheaper regime", {
      options: regimes,
      ...india,
      shown: "more",
      value: (year) => year.india?.better,
    }),
    taxNew: money("Tax, new regime", { ...india, shown: "more", value: (year) => year.india?.taxNew.total }),
    taxOld: money("Tax, old regime", { ...india, shown: "more", value: (year) => year.india?.taxOld.total }),
    regimeSaving: money("The cheaper regime saves", {
      ...india,
      shown: "more",
      value: ({ india }) => india && Math.abs(india.taxNew.total - india.taxOld.total),
    }),
    totalDeductions: money("Deductions", {
      ...india,
      shown: "more",
      value: (year) => year.india?.used.totalDeductions,
    }),
    slabTax: money("Tax at slab rates", { ...india, shown: "more", value: (year) => year.india?.used.slabTax }),
    rebate: money("Rebate", {
      ...india,
      shown: ({ india }) => first(india?.used.rebate !== 0),
      value: (year) => year.india?.used.rebate,
    }),
    surcharge: money("Surcharge before relief", {
      ...india,
      shown: ({ india }) => first(india?.used.surcharge !== 0),
      value: (year) => year.india?.used.surcharge,
    }),
    surchargeRelief: money("Marginal relief", {
      ...india,
      shown: ({ india }) => first(india?.used.surchargeRelief !== 0),
      value: (year) => year.india?.used.surchargeRelief,
    }),
    cess: money("Cess", { ...india, shown: "more", value: (year) => year.india?.used.cess }),
    taxPayable: money("Tax payable", { note: "To the nearest ₹10", ...india, value: (year) => year.india?.taxPayable }),
    letOutIncome: money("Income from let-out property", {
      note: "As far as it counts in the regime used",
      ...india,
      shown: ({ india }) => first((india?.used.letOutIncome ?? 0) !== 0),
      value: (year) => year.india?.used.letOutIncome,
    }),
    instalmentInterest: money("Interest on late installments", {
      note: "Section 425 (234C)",
      ...india,
      shown: ({ india }) => first(india?.advance?.isDue === true),
      value: (year) => year.india?.advance?.instalmentInterest,
    }),
    laterInterest: money("Interest from April", {
      note: "Section 424 (234B)",
      ...india,
      shown: ({ india }) => first(india?.advance?.isDue === true),
      value: (year) => year.india?.advance?.laterInterest,
    }),
    breakEvenDeductions: money("Old-regime deductions to break even", {
      note: "Total of all kinds",
      ...india,
      value: (year) => year.india?.breakEven,
    }),
  }),
  advanceTax: table("Advance tax", {
    columns: {
      due: text("By"),
      percent: percent("Share of the year’s tax"),
      amount: money("To be paid in all"),
      paid: money("Paid in all"),
      shortfall: money("Short by"),
      interest: money("Interest"),
    },
    value: ({ india }) => india?.advance?.instalments.map((one) => ({ ...one, due: DUE_DATES[one.due] ?? one.due })),
  }),
};

function share(part: number, whole: number): number | null {
  const percent = (100 * part) / whole;
  return whole > 0 && Number.isFinite(percent) ? percent : null;
}
