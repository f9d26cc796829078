import { amount, boolean, choice, date, integer, number, percent, type ValuesOf } from "../../../core/fields";
import { CONVENTIONAL } from "../../../data/home-loans/conventional";
import { downPaymentFields, homeCostFields, loanCostFields } from "../../../fieldsets/home";

const LOAN = "The loan";
const fee = { group: "Funding fee" } as const;
const entitlement = { group: "Entitlement" } as const;
const income = { group: "Income, debts and household" } as const;
const irrrl = { group: "The loan being refinanced", when: { loanPurpose: "irrrl" } } as const;

/** Longest term VA guarantees, in years. */
const MAX_YEARS = 30;

export const PURPOSES = {
  purchase: "Purchase or construction",
  "cash-out": "Cash-out refinance",
  irrrl: "Rate-reduction refinance (IRRRL)",
  manufactured: "Manufactured home, not permanently affixed",
  assumption: "Assumption of a VA loan",
  "native-american": "Native American direct loan",
} as const;

export const REGIONS = {
  northeast: "Northeast",
  midwest: "Midwest",
  south: "South",
  west: "West",
} as const;

export const inputs = {
  loanPurpose: choice({ label: "Purpose", options: PURPOSES, default: "purchase", group: LOAN }),
  homePrice: amount({
    label: "Home price or value",
    default: 400_000,
    min: 1,
    group: LOAN,
  }),
  ...downPaymentFields({ percent: 0, amount: 0 }, LOAN),
  requestedLoan: amount({
    label: "Loan before fee",
    note: "For a refinance or assumption, instead of price minus down payment",
    default: null,
    min: 1,
    group: LOAN,
  }),
  currentRateType: choice({
    label: "Current rate type",
    options: { fixed: "Fixed", adjustable: "Adjustable" },
    default: "fixed",
    ...irrrl,
  }),
  currentRate: percent({
    label: "Current rate",
    unit: "% / year",
    default: 7.25,
    min: 0,
    max: 50,
    step: 0.125,
    ...irrrl,
  }),
  remainingMonths: integer({
    label: "Payments left",
    unit: "months",
    default: 336,
    min: 1,
    max: 12 * MAX_YEARS,
    ...irrrl,
  }),
  otherClosingCosts: amount({
    label: "Other closing costs",
    note: "Excluding taxes, escrow and the funding fee",
    default: 3000,
    ...irrrl,
  }),
  firstUse: boolean({ label: "First use of the benefit", default: true, ...fee }),
  fundingFeeExempt: boolean({ label: "Exempt from the fee", default: false, ...fee }),
  financeFundingFee: boolean({ label: "Finance the fee", default: true, ...fee }),
  annualRate: percent({
    label: "Interest rate",
    unit: "% / year",
    default: 6.25,
    min: 0,
    max: 50,
    step: 0.125,
    group: LOAN,
  }),
  termYears: number({
    label: "Term",
    unit: "years",
    default: 30,
    min: 1 / 12,
    max: MAX_YEARS,
    range: `between 1 month and ${MAX_YEARS} years`,
    stepsPerUnit: 12,
    group: LOAN,
  }),
  firstPaymentDate: date({
    label: "First payment",
    default: "2027-01-01",
    fill: "month-after-next",
    group: LOAN,
  }),
  entitlementUsed: amount({
    label: "Entitlement used",
    note: "From your Certificate of Eligibility; 0 for full entitlement",
    default: 0,
    ...entitlement,
  }),
  countyLimit: amount({
    label: "County conforming limit",
    default: CONVENTIONAL.conformingLimit.value.baseline,
    min: 1,
    ...entitlement,
  }),
  ...homeCostFields,
  ...loanCostFields,
  annualIncome: amount({
    label: "Gross income",
    note: "Before taxes; 0 skips the ratio and residual income",
    unit: "/ year",
    default: 108_000,
    ...income,
  }),
  incomeTaxesMonthly: amount({
    label: "Income and payroll taxes",
    unit: "/ month",
    default: 1800,
    ...income,
  }),
  monthlyDebts: amount({
    label: "Other debt payments",
    note: "Car and student loans, card minimums, child support",
    unit: "/ month",
    default: 500,
    ...income,
  }),
  childcareMonthly: amount({
    label: "Childcare and job expenses",
    unit: "/ month",
    default: 0,
    ...income,
  }),
  squareFeet: number({
    label: "Living area",
    unit: "sq ft",
    default: 2000,
    min: 0,
    max: 100_000,
    ...income,
  }),
  familySize: integer({
    label: "Household size",
    unit: "persons",
    default: 4,
    min: 1,
    max: 20,
    ...income,
  }),
  region: choice({ label: "Region", options: REGIONS, default: "south", ...income }),
  activeDuty: boolean({
    label: "Active duty or military retiree",
    note: "Lowers the residual income guideline by 5%",
    default: false,
    ...income,
  }),
  compareYears: integer({
    label: "Time you keep the loan",
    note: "Until you sell or refinance",
    unit: "years",
    default: 5,
    min: 1,
    max: MAX_YEARS,
    when: { loanPurpose: "purchase" },
    ...fee,
  }),
  cashReturn: percent({
    label: "Return on savings",
    note: "What the down payment would earn elsewhere",
    unit: "% / year",
    default: 4,
    min: 0,
    max: 50,
    when: { loanPurpose: "purchase" },
    ...fee,
  }),
};

export type Inputs = ValuesOf<typeof inputs>;
