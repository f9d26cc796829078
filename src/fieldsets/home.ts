/** Inputs shared by all US home purchase calculators, and values derived from them. */
import { amount, choice, percent, type ValuesOf } from "../core/fields";

/** Inputs for the down payment, as a percentage of the price or as an amount. */
export function downPaymentFields(defaults: { percent: number; amount: number }, group: string) {
  return {
    downPaymentMode: choice({
      label: "Down payment as",
      options: { percent: "Percent", amount: "Amount" },
      default: "percent",
      group,
    }),
    downPaymentPercent: percent({
      label: "Down payment",
      unit: "% of price",
      default: defaults.percent,
      min: 0,
      max: 99,
      when: { downPaymentMode: "percent" },
      group,
    }),
    downPayment: amount({
      label: "Down payment",
      default: defaults.amount,
      when: { downPaymentMode: "amount" },
      group,
    }),
  };
}

type DownPayment = ValuesOf<ReturnType<typeof downPaymentFields>>;

/** Key of the down payment input in use, for errors about the down payment. */
export function downPaymentKey({ downPaymentMode }: DownPayment): "downPaymentPercent" | "downPayment" {
  return downPaymentMode === "percent" ? "downPaymentPercent" : "downPayment";
}

const costs = { group: "Home costs" } as const;

/** Inputs for the costs of a home apart from its loan. */
export const homeCostFields = {
  propertyTaxAnnual: amount({
    label: "Property tax, amount",
    note: "Instead of a rate",
    unit: "/ year",
    default: null,
    ...costs,
  }),
  propertyTaxRate: percent({
    label: "Property tax",
    unit: "% of price / year",
    default: 1.1,
    min: 0,
    max: 20,
    when: { propertyTaxAnnual: null },
    keepVisible: true,
    ...costs,
  }),
  homeInsuranceAnnual: amount({
    label: "Home insurance",
    unit: "/ year",
    default: 2000,
    ...costs,
  }),
  hoaMonthly: amount({
    label: "HOA / condo fee",
    unit: "/ month",
    default: 0,
    ...costs,
  }),
};

/** The same costs per month. */
export function monthlyHomeCosts(inputs: ValuesOf<typeof homeCostFields>, homePrice: number) {
  const { propertyTaxAnnual, propertyTaxRate, homeInsuranceAnnual, hoaMonthly } = inputs;
  const tax = propertyTaxAnnual === null ? (homePrice * propertyTaxRate) / 1200 : propertyTaxAnnual / 12;
  const insurance = homeInsuranceAnnual / 12;
  return { tax, insurance, hoa: hoaMonthly, total: tax + insurance + hoaMonthly };
}

const closing = { group: "Loan costs and extra payments" } as const;

/** Inputs for prepaid finance charges, which count toward the APR, and extra payments. */
export const loanCostFields = {
  points: percent({
    label: "Points",
    note: "Paid in cash at closing",
    unit: "% of loan",
    default: 0,
    min: 0,
    max: 10,
    ...closing,
  }),
  lenderFees: amount({
    label: "Lender fees",
    note: "Prepaid finance charges, included in the APR",
    default: 0,
    ...closing,
  }),
  extraMonthly: amount({
    label: "Extra each month",
    note: "Paid toward principal",
    default: 0,
    ...closing,
  }),
};
