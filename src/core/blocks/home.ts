/** Inputs that the purchase of a US home has in common for every loan program, and what becomes of them. */
import { choice, money, percent, type ValuesOf } from "../fields";

/** The down payment, as a share of the price or as an amount. */
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
    downPayment: money({
      label: "Down payment",
      default: defaults.amount,
      min: 0,
      max: 1e12,
      when: { downPaymentMode: "amount" },
      group,
    }),
  };
}

type DownPayment = ValuesOf<ReturnType<typeof downPaymentFields>>;

/** The input that says what is paid down: an error about the down payment belongs to it. */
export function downPaymentKey({ downPaymentMode }: DownPayment): "downPaymentPercent" | "downPayment" {
  return downPaymentMode === "percent" ? "downPaymentPercent" : "downPayment";
}

const costs = { group: "Costs of the home" } as const;

/** What a home costs each year beside its loan. */
export const homeCostFields = {
  propertyTaxAnnual: money({
    label: "Property tax in money",
    note: "In place of the rate",
    unit: "/ year",
    default: null,
    min: 0,
    max: 1e12,
    advanced: true,
    ...costs,
  }),
  propertyTaxRate: percent({
    label: "Property tax",
    unit: "% of price / year",
    default: 1.1,
    min: 0,
    max: 20,
    when: { propertyTaxAnnual: null },
    keep: true,
    ...costs,
  }),
  homeInsuranceAnnual: money({
    label: "Home insurance",
    unit: "/ year",
    default: 2000,
    min: 0,
    max: 1e12,
    ...costs,
  }),
  hoaMonthly: money({
    label: "HOA / condo fee",
    unit: "/ month",
    default: 0,
    min: 0,
    max: 1e12,
    ...costs,
  }),
};

/** What a month of them comes to. */
export function monthlyHomeCosts(inputs: ValuesOf<typeof homeCostFields>, homePrice: number) {
  const { propertyTaxAnnual, propertyTaxRate, homeInsuranceAnnual, hoaMonthly } = inputs;
  const tax = propertyTaxAnnual === null ? (homePrice * propertyTaxRate) / 1200 : propertyTaxAnnual / 12;
  const insurance = homeInsuranceAnnual / 12;
  return { tax, insurance, hoa: hoaMonthly, total: tax + insurance + hoaMonthly };
}

const closing = { group: "Costs of the loan and paying more", advanced: true } as const;

/** Prepaid finance charges, which count in the APR, and what is paid beside the schedule. */
export const loanCostFields = {
  points: percent({
    label: "Points",
    note: "Paid in cash",
    unit: "% of loan",
    default: 0,
    min: 0,
    max: 10,
    ...closing,
  }),
  lenderFees: money({
    label: "Lender fees",
    note: "Prepaid finance charges: they count in the APR",
    default: 0,
    min: 0,
    max: 1e12,
    ...closing,
  }),
  extraMonthly: money({
    label: "Extra every month",
    note: "With every payment, to principal",
    default: 0,
    min: 0,
    max: 1e12,
    ...closing,
  }),
};
