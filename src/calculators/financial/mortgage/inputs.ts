import { amount, choice, fold, integer, number, percent, section, type ValuesOf } from "../../../core/fields";
import { downPaymentFields, homeCostFields, loanCostFields, pmiRateField } from "../../../fieldsets/home";
import { extraPaymentFields, firstPaymentField, termFields } from "../../../fieldsets/loan";

const arm = { when: { rateType: "arm" } } as const;
const rate = { unit: "% / year", min: 0, max: 50 } as const;
const growth = { unit: "% / year", min: -20, max: 50 } as const;
const cap = { unit: "points", default: 2, min: 0, max: 20, ...arm } as const;

const { termMonths, termYears } = termFields(30);

export const inputs = {
  ...fold("First payment, frequency and term in months", {
    termMonths,
    firstPaymentDate: firstPaymentField,
    paymentFrequency: choice("Payment frequency", {
      options: { monthly: "Every month", biweekly: "Half every two weeks" },
      default: "monthly",
    }),
  }),
  ...section("The loan", {
    homePrice: amount("Home price", { default: 400_000, min: 1, solve: 1 }),
    ...downPaymentFields({ percent: 20, amount: 80_000 }),
    annualRate: percent("Interest rate", {
      note: "For an ARM, the starting rate",
      default: 6.5,
      step: 0.125,
      ...rate,
      solve: true,
    }),
    termYears,
  }),
  ...fold("Adjustable rate (ARM)", {
    rateType: choice("Rate type", { options: { fixed: "Fixed", arm: "Adjustable (ARM)" }, default: "fixed" }),
    armFixedYears: number("Fixed for", {
      unit: "years",
      default: 5,
      min: 0.5,
      max: 15,
      reads: { stepsPerUnit: 12 },
      ...arm,
    }),
    armAdjustMonths: integer("Adjusts every", { unit: "months", default: 12, min: 1, max: 60, ...arm }),
    armIndexedRate: percent("Index + margin", {
      note: "The fully indexed rate you expect at each adjustment",
      default: 7,
      ...rate,
      ...arm,
    }),
    armScenario: choice("Scenario", {
      options: {
        expected: "As expected",
        worst: "Worst case: rises to every cap",
        best: "Best case: falls to every cap",
      },
      default: "expected",
      ...arm,
    }),
    armInitialCap: percent("First-adjustment cap", { ...cap }),
    armPeriodicCap: percent("Later-adjustment cap", { ...cap }),
    armLifetimeCap: percent("Lifetime cap", { note: "Above the starting rate", ...cap, default: 5, max: 30 }),
    armFloor: percent("Rate floor", { note: "Usually the margin", default: 2.75, ...rate, ...arm }),
    annualIncome: amount("Gross income", {
      note: "Shows what share of it the highest payment takes",
      unit: "/ year",
      default: null,
      above: 0,
      ...arm,
    }),
  }),
  ...fold("Property tax, insurance and HOA", {
    propertyTaxAnnual: homeCostFields.propertyTaxAnnual,
    propertyTaxRate: homeCostFields.propertyTaxRate,
    propertyTaxGrowth: percent("Tax growth", { default: 2, ...growth }),
    homeInsuranceAnnual: homeCostFields.homeInsuranceAnnual,
    homeInsuranceGrowth: percent("Insurance growth", { default: 3, ...growth }),
    hoaMonthly: homeCostFields.hoaMonthly,
    hoaGrowth: percent("HOA growth", { default: 0, ...growth }),
    otherMonthly: amount("Other costs", { note: "Same every month", unit: "/ month", default: 0 }),
  }),
  ...fold("Mortgage insurance (PMI)", {
    pmiRate: pmiRateField,
    pmiRemoval: choice("PMI ends", {
      options: {
        automatic: "Automatically, at 78% of the price",
        request: "On request, at 80%",
      },
      default: "automatic",
    }),
  }),
  ...fold("Points and closing costs", {
    points: percent("Discount points", {
      note: "Paid in cash at closing",
      unit: "% of loan",
      default: 0,
      min: 0,
      max: 10,
      solve: true,
    }),
    rateWithoutPoints: percent("Rate without points", {
      note: "Shows when the points break even",
      default: null,
      ...rate,
    }),
    lenderFees: loanCostFields.lenderFees,
    otherClosingCosts: amount("Other closing costs", {
      note: "Title, recording and the like; not in the APR",
      default: 0,
    }),
  }),
  ...fold("15 or 30 years", {
    rate15Years: percent("Rate for 15 years", {
      note: "To compare terms; if empty, the rate above",
      default: null,
      ...rate,
    }),
    rate30Years: percent("Rate for 30 years", { note: "If empty, the rate above", default: null, ...rate }),
  }),
  ...fold("Extra payments", {
    ...extraPaymentFields,
  }),
};

export type Inputs = ValuesOf<typeof inputs>;
