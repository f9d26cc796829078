import { amount, boolean, choice, date, integer, percent, type ValuesOf } from "../../../core/fields";

const CAR = "The car and the loan";
const offers = { group: "Rebate or low rate" } as const;
const tax = { group: "Sales tax and fees" } as const;
const more = { group: "Trade-in loan, balloon and extra payments" } as const;
const value = { group: "What the car is worth later" } as const;
const deduction = {
  group: "Federal deduction of car-loan interest",
  when: { interestDeductible: true },
} as const;

/** Longest term, in months. */
const MAX_MONTHS = 180;

const term = {
  unit: "months",
  min: 1,
  max: MAX_MONTHS,
  invalidMessage: `Term must be a whole number of months from 1 to ${MAX_MONTHS}.`,
} as const;

const FILING_STATUSES = {
  single: "Single",
  joint: "Married filing jointly",
  separate: "Married filing separately",
  head: "Head of household",
  survivor: "Qualifying surviving spouse",
} as const;

export const inputs = {
  vehiclePrice: amount({ label: "Vehicle price", default: 38_000, above: 0, group: CAR }),
  downPayment: amount({ label: "Down payment", default: 4000, group: CAR }),
  tradeInValue: amount({ label: "Trade-in value", default: 6000, group: CAR }),
  tradeInOwed: amount({
    label: "Still owed on the trade-in",
    noun: "Amount owed on the trade-in",
    note: "Rolled into the new loan",
    default: 0,
    ...more,
  }),
  salesTaxRate: percent({
    label: "Sales tax",
    note: "State base rates are on the “Sales tax by state” tab",
    unit: "%",
    default: 6.5,
    min: 0,
    max: 30,
    step: 0.25,
    ...tax,
  }),
  tradeInCredit: boolean({
    label: "Tax only the difference",
    note: "Most states; some tax the price before the trade-in",
    default: true,
    ...tax,
  }),
  cashIncentive: amount({
    label: "Cash incentive (rebate)",
    noun: "Cash incentive",
    default: 1500,
    ...offers,
  }),
  incentiveTaxed: boolean({
    label: "Rebate is taxed",
    note: "The tax is on the price before the rebate, as in most states",
    default: true,
    ...tax,
  }),
  fees: amount({
    label: "Title, registration, document fees",
    noun: "Fees",
    note: "Not taxed",
    default: 600,
    ...tax,
  }),
  taxableFees: amount({ label: "Taxed fees and add-ons", default: 0, ...tax }),
  financeTaxAndFees: boolean({ label: "Put tax and fees in the loan", default: true, ...tax }),
  annualRate: percent({
    label: "Interest rate",
    noun: "Rate",
    note: "With the rebate, if there is one",
    unit: "% / year",
    default: 6.9,
    min: 0,
    max: 100,
    step: 0.1,
    group: CAR,
  }),
  termMonths: integer({ label: "Term", default: 60, ...term, group: CAR }),
  balloonAmount: amount({
    label: "Balloon at the end",
    noun: "Balloon",
    note: "Due with the last payment",
    default: 0,
    ...more,
  }),
  extraMonthly: amount({ label: "Extra each month", default: 0, ...more }),
  promoAnnualRate: percent({
    label: "Low rate instead of the rebate",
    noun: "Low rate",
    note: "Leave empty if there is no such offer",
    unit: "% / year",
    default: 2.9,
    min: 0,
    max: 100,
    step: 0.1,
    optional: true,
    ...offers,
  }),
  promoTermMonths: integer({ label: "Its term", default: 60, ...term, ...offers }),
  interestDeductible: boolean({
    label: "New car assembled in the US, loan after 2024",
    noun: "The deduction",
    note: "For personal use, and secured by the car",
    default: false,
    group: deduction.group,
  }),
  taxYear: choice({
    label: "Tax year",
    options: { "2025": "2025", "2026": "2026" },
    default: "2026",
    ...deduction,
  }),
  filingStatus: choice({
    label: "Filing status",
    options: FILING_STATUSES,
    default: "single",
    ...deduction,
  }),
  magi: amount({
    label: "Modified adjusted gross income",
    unit: "/ year",
    default: 90_000,
    ...deduction,
  }),
  marginalTaxRate: percent({
    label: "Federal tax bracket",
    unit: "%",
    default: 22,
    min: 0,
    max: 60,
    ...deduction,
  }),
  valueLossPercent: percent({
    label: "The car loses each year",
    noun: "Loss of value",
    note: "Your estimate, as a straight line from the price",
    unit: "% of price",
    default: 12,
    min: 0,
    max: 100,
    ...value,
  }),
  firstPaymentDate: date({
    label: "First payment",
    default: "2027-01-01",
    fill: "month-after-next",
    ...more,
  }),
};

export type Inputs = ValuesOf<typeof inputs>;
