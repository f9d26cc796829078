import { amount, boolean, choice, date, integer, percent, type ValuesOf } from "../../../core/fields";
import { CONVENTIONAL } from "../../../data/home-loans/conventional";
import { FHA } from "../../../data/home-loans/fha";
import { downPaymentFields, homeCostFields, loanCostFields } from "../../../fieldsets/home";

const LOAN = "The loan";
const insurance = { group: "FHA insurance (MIP)" } as const;
const limit = { group: "Loan limit" } as const;
const income = { group: "Income and debts" } as const;
const conventional = { group: "Conventional loan to compare" } as const;
const refinance = { group: "Refinancing an FHA loan" } as const;

const { baseline } = CONVENTIONAL.conformingLimit.value;

/** Longest term FHA insures, in years. */
const MAX_YEARS = 30;

/** Percent per year. */
export const RATES = { min: 0, max: 50 } as const;

export const inputs = {
  homePrice: amount({
    label: "Home price",
    note: "Or the appraised value, if lower",
    default: 350_000,
    min: 1,
    group: LOAN,
  }),
  ...downPaymentFields({ percent: 3.5, amount: 12_250 }, LOAN),
  creditScore: integer({
    label: "Credit score",
    default: 680,
    min: 300,
    max: 850,
    group: LOAN,
  }),
  annualRate: percent({
    label: "Interest rate",
    unit: "% / year",
    default: 6.25,
    ...RATES,
    step: 0.125,
    group: LOAN,
  }),
  termYears: integer({ label: "Term", unit: "years", default: 30, min: 1, max: MAX_YEARS, group: LOAN }),
  firstPaymentDate: date({
    label: "First payment",
    default: "2027-01-01",
    fill: "month-after-next",
    group: LOAN,
  }),
  ufmipRate: percent({
    label: "Upfront MIP",
    unit: "% of base loan",
    default: FHA.upfrontMip.value,
    min: 0,
    max: 10,
    ...insurance,
  }),
  financeUfmip: boolean({ label: "Finance the upfront MIP", default: true, ...insurance }),
  mipMethod: choice({
    label: "Annual MIP method",
    options: { hud: "As HUD bills it", simple: "Percent of the base loan" },
    default: "hud",
    ...insurance,
  }),
  mipThreshold: amount({
    label: "Higher-rate threshold",
    note: `Larger base loans pay more; some lenders use ${baseline.toLocaleString("en-US")}`,
    default: FHA.mipThreshold.value,
    min: 1,
    ...insurance,
  }),
  units: integer({ label: "Units", default: 1, min: 1, max: 4, ...limit }),
  limitArea: choice({
    label: "Loan limit",
    options: {
      floor: "Low-cost area (floor)",
      ceiling: "High-cost area (ceiling)",
      custom: "My county’s limit",
    },
    default: "floor",
    ...limit,
  }),
  countyLimit: amount({
    label: "County limit",
    note: "Also for Alaska, Hawaii, Guam and the Virgin Islands",
    default: FHA.loanLimits.value.floor[0] as number,
    min: 1,
    when: { limitArea: "custom" },
    ...limit,
  }),
  ...homeCostFields,
  ...loanCostFields,
  annualIncome: amount({
    label: "Gross income",
    note: "Before taxes; 0 skips the ratios",
    unit: "/ year",
    default: 95_000,
    ...income,
  }),
  monthlyDebts: amount({
    label: "Other debt payments",
    note: "Car and student loans, card minimums, child support",
    unit: "/ month",
    default: 400,
    ...income,
  }),
  priorUfmip: amount({
    label: "Upfront MIP paid on the FHA loan being refinanced",
    note: "Partly refunded in the first three years",
    default: 0,
    ...refinance,
  }),
  priorLoanMonths: integer({
    label: "Age of that loan",
    unit: "months",
    default: 0,
    min: 0,
    max: 600,
    ...refinance,
  }),
  conventionalRate: percent({
    label: "Conventional rate to compare",
    unit: "% / year",
    default: 6.5,
    ...RATES,
    step: 0.125,
    ...conventional,
  }),
  conventionalPmiRate: percent({
    label: "Conventional PMI to compare",
    note: "Charged with less than 20% down",
    unit: "% / year",
    default: 0.8,
    min: 0,
    max: 10,
    ...conventional,
  }),
  compareYears: integer({
    label: "Time you keep the loan",
    note: "Until you sell or refinance",
    unit: "years",
    default: 5,
    min: 1,
    max: MAX_YEARS,
    ...conventional,
  }),
};

export type Inputs = ValuesOf<typeof inputs>;
