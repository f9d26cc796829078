import { amount, boolean, choice, fold, integer, percent, section, type ValuesOf } from "../../../core/fields";
import { CONVENTIONAL } from "../../../data/home-loans/conventional";
import { FHA } from "../../../data/home-loans/fha";
import {
  compareYearsField,
  downPaymentFields,
  homeCostFields,
  loanCostFields,
  monthlyDebtsField,
} from "../../../fieldsets/home";
import { firstPaymentField } from "../../../fieldsets/loan";

const { baseline } = CONVENTIONAL.conformingLimit.value;

/** Longest term FHA insures, in years. */
const MAX_YEARS = 30;

/** Percent per year. */
export const RATES = { min: 0, max: 50 } as const;

export const inputs = {
  ...section("The loan", {
    homePrice: amount("Home price", {
      note: "Or the appraised value, if lower",
      default: 350_000,
      min: 1,
      solve: true,
    }),
    ...downPaymentFields({ percent: 3.5, amount: 12_250 }),
    creditScore: integer("Credit score", { default: 680, min: 300, max: 850 }),
    annualRate: percent("Interest rate", { unit: "% / year", default: 6.25, ...RATES, step: 0.125, solve: true }),
    termYears: integer("Term", { unit: "years", default: 30, min: 1, max: MAX_YEARS, solve: true }),
  }),
  ...fold("First payment, points and extra payments", {
    firstPaymentDate: firstPaymentField,
    ...loanCostFields,
  }),
  ...fold("FHA insurance (MIP)", {
    ufmipRate: percent("Upfront MIP", {
      unit: "% of base loan",
      default: FHA.upfrontMip.value,
      min: 0,
      max: 10,
    }),
    financeUfmip: boolean("Finance the upfront MIP", { default: true }),
    mipMethod: choice("Annual MIP method", {
      options: { hud: "As HUD bills it", simple: "Percent of the base loan" },
      default: "hud",
    }),
    mipThreshold: amount("Higher-rate threshold", {
      note: `Larger base loans pay more; some lenders use ${baseline.toLocaleString("en-US")}`,
      default: FHA.mipThreshold.value,
      min: 1,
    }),
  }),
  ...fold("Units and loan limit", {
    units: integer("Units", { default: 1, min: 1, max: 4 }),
    limitArea: choice("Loan limit", {
      options: {
        floor: "Low-cost area (floor)",
        ceiling: "High-cost area (ceiling)",
        custom: "My county’s limit",
      },
      default: "floor",
    }),
    countyLimit: amount("County limit", {
      note: "Also for Alaska, Hawaii, Guam and the Virgin Islands",
      default: FHA.loanLimits.value.floor[0] as number,
      min: 1,
      when: { limitArea: "custom" },
    }),
  }),
  ...fold("Taxes, insurance and HOA", {
    ...homeCostFields,
  }),
  ...fold("Income and debts", {
    annualIncome: amount("Gross income", {
      note: "Before taxes; 0 skips the ratios",
      unit: "/ year",
      default: 95_000,
      solve: true,
    }),
    monthlyDebts: { ...monthlyDebtsField, default: 400 },
  }),
  ...fold("Refinancing an FHA loan", {
    priorUfmip: amount("Upfront MIP paid on the FHA loan being refinanced", {
      note: "Partly refunded in the first three years",
      default: 0,
    }),
    priorLoanMonths: integer("Age of that loan", { unit: "months", default: 0, min: 0, max: 600 }),
  }),
  ...fold("Conventional loan to compare", {
    conventionalRate: percent("Conventional rate to compare", {
      unit: "% / year",
      default: 6.5,
      ...RATES,
      step: 0.125,
      solve: true,
    }),
    conventionalPmiRate: percent("Conventional PMI to compare", {
      note: "Charged with less than 20% down",
      unit: "% / year",
      default: 0.8,
      min: 0,
      max: 10,
    }),
    compareYears: compareYearsField(MAX_YEARS),
  }),
};

export type Inputs = ValuesOf<typeof inputs>;
