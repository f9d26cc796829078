import { amount, choice, date, integer, number, percent, type ValuesOf } from "../../../core/fields";
import { downPaymentFields, homeCostFields } from "../../../fieldsets/home";
import { extraPaymentFields, termFields } from "../../../fieldsets/loan";

const LOAN = "The loan";
const arm = { group: "Adjustable rate", when: { rateType: "arm" } } as const;
const costs = { group: "Annual costs" } as const;
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
    note: "For an ARM, the starting rate",
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
    note: "The fully indexed rate you expect at each adjustment",
    default: 7,
    ...rate,
    ...arm,
  }),
  armScenario: choice({
    label: "Scenario",
    options: {
      expected: "As expected",
      worst: "Worst case: rises to every cap",
      best: "Best case: falls to every cap",
    },
    default: "expected",
    ...arm,
  }),
  armInitialCap: percent({ label: "First-adjustment cap", ...cap }),
  armPeriodicCap: percent({ label: "Later-adjustment cap", ...cap }),
  armLifetimeCap: percent({
    label: "Lifetime cap",
    note: "Above the starting rate",
    ...cap,
    default: 5,
    max: 30,
  }),
  armFloor: percent({ label: "Rate floor", note: "Usually the margin", default: 2.75, ...rate, ...arm }),
  annualIncome: amount({
    label: "Gross income",
    note: "Shows what share of it the highest payment takes",
    unit: "/ year",
    default: null,
    above: 0,
    ...arm,
  }),
  paymentFrequency: choice({
    label: "Payment frequency",
    options: { monthly: "Every month", biweekly: "Half every two weeks" },
    default: "monthly",
    group: LOAN,
  }),
  propertyTaxAnnual: { ...homeCostFields.propertyTaxAnnual, ...costs },
  propertyTaxRate: { ...homeCostFields.propertyTaxRate, ...costs },
  propertyTaxGrowth: percent({ label: "Tax growth", default: 2, ...growth }),
  homeInsuranceAnnual: { ...homeCostFields.homeInsuranceAnnual, ...costs },
  homeInsuranceGrowth: percent({ label: "Insurance growth", default: 3, ...growth }),
  hoaMonthly: { ...homeCostFields.hoaMonthly, ...costs },
  hoaGrowth: percent({ label: "HOA growth", default: 0, ...growth }),
  otherMonthly: amount({
    label: "Other costs",
    note: "Same every month",
    unit: "/ month",
    default: 0,
    ...costs,
  }),
  pmiRate: percent({
    label: "PMI",
    note: "Charged only with less than 20% down",
    unit: "% of loan / year",
    default: 0.6,
    min: 0,
    max: 10,
    ...pmi,
  }),
  pmiRemoval: choice({
    label: "PMI ends",
    options: {
      automatic: "Automatically, at 78% of the price",
      request: "On request, at 80%",
    },
    default: "automatic",
    ...pmi,
  }),
  points: percent({
    label: "Discount points",
    note: "Paid in cash at closing",
    unit: "% of loan",
    default: 0,
    min: 0,
    max: 10,
    ...closing,
  }),
  rateWithoutPoints: percent({
    label: "Rate without points",
    note: "Shows when the points break even",
    default: null,
    ...rate,
    ...closing,
  }),
  lenderFees: amount({
    label: "Lender fees",
    note: "Prepaid finance charges, included in the APR",
    default: 0,
    ...closing,
  }),
  otherClosingCosts: amount({
    label: "Other closing costs",
    note: "Title, recording and the like; not in the APR",
    default: 0,
    ...closing,
  }),
  ...extraPaymentFields,
};

export type Inputs = ValuesOf<typeof inputs>;
