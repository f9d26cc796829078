/** Inputs shared by all US home purchase calculators, and values derived from them. */
import { amount, choice, integer, percent, type ValuesOf } from "../core/fields";

/** Inputs for the down payment, as a percentage of the price or as an amount. */
export function downPaymentFields(defaults: { percent: number; amount: number }) {
  return {
    downPaymentMode: choice("Down payment as", {
      options: { percent: "Percent", amount: "Amount" },
      default: "percent",
    }),
    downPaymentPercent: percent("Down payment", {
      unit: "% of price",
      default: defaults.percent,
      min: 0,
      max: 99,
      when: { downPaymentMode: "percent" },
      solve: true,
    }),
    downPayment: amount("Down payment", {
      default: defaults.amount,
      when: { downPaymentMode: "amount" },
      solve: true,
    }),
  };
}

type DownPayment = ValuesOf<ReturnType<typeof downPaymentFields>>;

/** Key of the down payment input in use, for errors about the down payment. */
export function downPaymentKey({ downPaymentMode }: DownPayment): "downPaymentPercent" | "downPayment" {
  return downPaymentMode === "percent" ? "downPaymentPercent" : "downPayment";
}

/** Inputs for the costs of a home apart from its loan. */
export const homeCostFields = {
  propertyTaxAnnual: amount("Property tax, amount", {
    note: "Instead of a rate",
    unit: "/ year",
    default: null,
  }),
  propertyTaxRate: percent("Property tax", {
    unit: "% of price / year",
    default: 1.1,
    min: 0,
    max: 20,
    when: { propertyTaxAnnual: null },
    shown: "always",
  }),
  homeInsuranceAnnual: amount("Home insurance", { unit: "/ year", default: 2000 }),
  hoaMonthly: amount("HOA / condo fee", { unit: "/ month", default: 0 }),
};

/** Private mortgage insurance. */
export const pmiRateField = percent("PMI", {
  note: "Charged only with less than 20% down",
  unit: "% of loan / year",
  default: 0.6,
  min: 0,
  max: 10,
});

export const monthlyDebtsField = amount("Other debt payments", {
  note: "Car and student loans, card minimums, child support",
  unit: "/ month",
  default: 500,
  solve: true,
});

/** How long a loan is kept, for comparisons of loans of up to `longest` years. */
export const compareYearsField = (longest: number) =>
  integer("Time you keep the loan", {
    note: "Until you sell or refinance",
    unit: "years",
    default: 5,
    min: 1,
    max: longest,
  });

/** The same costs per month. */
export function monthlyHomeCosts(inputs: ValuesOf<typeof homeCostFields>, homePrice: number) {
  const { propertyTaxAnnual, propertyTaxRate, homeInsuranceAnnual, hoaMonthly } = inputs;
  const tax = propertyTaxAnnual === null ? (homePrice * propertyTaxRate) / 1200 : propertyTaxAnnual / 12;
  const insurance = homeInsuranceAnnual / 12;
  return { tax, insurance, hoa: hoaMonthly, total: tax + insurance + hoaMonthly };
}

/** Inputs for prepaid finance charges, which count toward the APR, and extra payments. */
export const loanCostFields = {
  points: percent("Points", {
    note: "Paid in cash at closing",
    unit: "% of loan",
    default: 0,
    min: 0,
    max: 10,
  }),
  lenderFees: amount("Lender fees", { note: "Prepaid finance charges, included in the APR", default: 0 }),
  extraMonthly: amount("Extra each month", {
    noun: "Extra payment each month",
    note: "Paid toward principal",
    default: 0,
    solve: true,
  }),
};
