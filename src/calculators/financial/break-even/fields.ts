import { amount, choice, fold, LARGEST_AMOUNT, list, number, percent, text, type ValuesOf } from "../../../core/fields";

/** All inputs except the choice of mode. */
export const fields = {
  fixedCosts: amount("Fixed costs", { note: "Rent, salaries … per period", default: 50_000, solve: true }),
  pricePerUnit: amount("Price", { unit: "/ unit", default: 25, solve: 1 }),
  variableCostPerUnit: amount("Variable cost", {
    note: "Materials, packaging, shipping …",
    unit: "/ unit",
    default: 15,
    solve: true,
  }),
  ...fold("Target profit and tax", {
    targetProfit: amount("Target profit", { note: "After tax", default: 20_000 }),
    taxRatePercent: percent("Tax on profit", {
      noun: "Tax",
      default: 0,
      min: 0,
      below: 100,
      messages: { range: "from 0 to less than 100%" },
    }),
  }),
  ...fold("Period and one-time costs", {
    period: choice("Costs and sales are per", {
      options: { month: "Month", quarter: "Quarter", year: "Year" },
      default: "month",
    }),
    oneTimeCosts: amount("One-time costs", {
      note: "Equipment, launch …; shows when profit has earned them back",
      default: 0,
    }),
  }),
  expectedUnits: number("Expected sales", { unit: "units", default: 8000, min: 0, max: LARGEST_AMOUNT, solve: true }),
  products: list("Product mix", {
    default: [
      { name: "Basic", price: 20, variableCost: 12, mix: 5 },
      { name: "Plus", price: 35, variableCost: 18, mix: 3 },
      { name: "Pro", price: 60, variableCost: 25, mix: 2 },
    ],
    row: { label: "Product" },
    min: 1,
    max: 50,
    columns: {
      name: text("Name", { max: 60 }),
      price: amount("Price", { above: 0 }),
      variableCost: amount("Variable cost"),
      mix: number("Mix", { above: 0, max: LARGEST_AMOUNT }),
    },
  }),
  mixBasis: choice("Mix is in", { options: { units: "Units sold", revenue: "Revenue" }, default: "units" }),
};

/** Days of each period. */
export const PERIOD_DAYS = { month: 365 / 12, quarter: 365 / 4, year: 365 } as const;

export type Inputs = ValuesOf<typeof fields>;
