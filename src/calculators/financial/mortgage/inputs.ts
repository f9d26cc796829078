import { amount, choice, date, integer, number, percent, type ValuesOf } from "../../../core/fields";
import { downPaymentFields, homeCostFields } from "../../../fieldsets/home";
import { extraPaymentFields, termFields } from "../../../fieldsets/loan";

const LOAN = "The loan";
const arm = { group: "Adjustable rate", when: { rateType: "arm" } } as const;
const costs = { group: "Yearly costs" } as const;
const pmi = { group: "Mortgage insurance (PMI)" } as const;
const closing = { group: "Closing costs" } as const;
const rate = { unit: "% / year", min: 0, max: 50 } as const;
const growth = { unit: "% / year", min: -20, max: 50, ...costs } as const;
const cap = { unit: "points", default: 2, min: 0, max: 20, ...arm } as const;

export const inputs = {
  homePrice: amount({ label: "Home price", default: 400_000, min: 1, group: LOAN }),
  ...downPaymentFields({ percent: 20, amount: 80_000 }, LOAN),
  annualRate: percent({
    label: "Interest rate",
    note: "Nominal; of an adjustable loan the first rate",
    default: 6.5,
    step: 0.125,
    group: LOAN,
    ...rate,
  }),
  ...termFields(30, LOAN),
  firstPaymentDate: date({
    label: "First payment",
    default: "2027-01-01",
    fill: "month-after-next",
    group: LOAN,
  }),
  rateType: choice({
    label: "Rate type",
    options: { fixed: "Fixed", arm: "Adjustable (ARM)" },
    default: "fixed",
    group: LOAN,
  }),
  armFixedYears: number({
    label: "Fixed for",
    unit: "years",
    default: 5,
    min: 0.5,
    max: 15,
    stepsPerUnit: 12,
    ...arm,
  }),
  armAdjustMonths: integer({ label: "Adjusts every", unit: "months", default: 12, min: 1, max: 60, ...arm }),
  armIndexedRate: percent({
    label: "Index + margin",
    note: "The fully indexed rate that you expect at every change",
    default: 7,
    ...rate,
    ...arm,
  }),
  armScenario: choice({
    label: "Scenario",
    options: {
      expected: "As expected",
      worst: "Worst case: up by every cap",
      best: "Best case: down by every cap",
    },
    default: "expected",
    ...arm,
  }),
  armInitialCap: percent({ label: "First-adjustment cap", ...cap }),
  armPeriodicCap: percent({ label: "Later-adjustment cap", ...cap }),
  armLifetimeCap: percent({
    label: "Lifetime cap",
    note: "Above the first rate",
    ...cap,
    default: 5,
    max: 30,
  }),
  armFloor: percent({ label: "Rate floor", note: "Usually the margin", default: 2.75, ...rate, ...arm }),
  annualIncome: amount({
    label: "Gross income",
    note: "To see what share of it the highest payment takes",
    unit: "/ year",
    default: null,
    above: 0,
    ...arm,
  }),
  paymentFrequency: choice({
    label: "Pay",
    options: { monthly: "Every month", biweekly: "Half every two weeks" },
    default: "monthly",
    group: LOAN,
  }),
  propertyTaxAnnual: { ...homeCostFields.propertyTaxAnnual, ...costs },
  propertyTaxRate: { ...homeCostFields.propertyTaxRate, ...costs },
  propertyTaxGrowth: percent({ label: "Tax grows", default: 2, ...growth }),
  homeInsuranceAnnual: { ...homeCostFields.homeInsuranceAnnual, ...costs },
  homeInsuranceGrowth: percent({ label: "Insurance grows", default: 3, ...growth }),
  hoaMonthly: { ...homeCostFields.hoaMonthly, ...costs },
  hoaGrowth: percent({ label: "HOA grows", default: 0, ...growth }),
  otherMonthly: amount({
    label: "Other costs",
    note: "The same every month",
    unit: "/ month",
    default: 0,
    ...costs,
  }),
  pmiRate: percent({
    label: "PMI",
    note: "Charged only when less than 20% is paid down",
    unit: "% of loan / year",
    default: 0.6,
    min: 0,
    max: 10,
    ...pmi,
  }),
  pmiRemoval: choice({
    label: "PMI ends",
    options: {
      automatic: "By itself, at 78% on the schedule",
      request: "When I ask for it, at 80%",
    },
    default: "automatic",
    ...pmi,
  }),
  points: percent({
    label: "Discount points",
    note: "Paid in cash",
    unit: "% of loan",
    default: 0,
    min: 0,
    max: 10,
    ...closing,
  }),
  rateWithoutPoints: percent({
    label: "Rate without points",
    note: "To see when the points have paid for themselves",
    default: null,
    ...rate,
    ...closing,
  }),
  lenderFees: amount({
    label: "Lender fees",
    note: "Prepaid finance charges: they count in the APR",
    default: 0,
    ...closing,
  }),
  otherClosingCosts: amount({
    label: "Other closing costs",
    note: "Title, recording …: not in the APR",
    default: 0,
    ...closing,
  }),
  ...extraPaymentFields,
};

export type Inputs = ValuesOf<typeof inputs>;
