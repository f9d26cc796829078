import {
  amount,
  choice,
  LARGEST_AMOUNT,
  list,
  number,
  percent,
  text,
  type ValuesOf,
} from "../../../core/fields";

/** All inputs except the choice of mode. */
export const fields = {
  fixedCosts: amount({ label: "Fixed costs", note: "Rent, salaries … per period", default: 50_000 }),
  pricePerUnit: amount({ label: "Price", unit: "/ unit", default: 25 }),
  variableCostPerUnit: amount({
    label: "Variable cost",
    note: "Materials, packaging, shipping …",
    unit: "/ unit",
    default: 15,
  }),
  targetProfit: amount({ label: "Wanted profit", note: "After tax", default: 20_000 }),
  taxRatePercent: percent({
    label: "Tax on profit",
    noun: "Tax",
    default: 0,
    min: 0,
    below: 100,
    range: "from 0 to less than 100%",
  }),
  expectedUnits: number({
    label: "Expected sales",
    unit: "units",
    default: 8000,
    min: 0,
    max: LARGEST_AMOUNT,
  }),
  products: list({
    label: "Product mix",
    default: [
      { name: "Basic", price: 20, variableCost: 12, mix: 5 },
      { name: "Plus", price: 35, variableCost: 18, mix: 3 },
      { name: "Pro", price: 60, variableCost: 25, mix: 2 },
    ],
    itemLabel: "Product",
    minRows: 1,
    maxRows: 50,
    item: {
      name: text({ label: "Name", maxLength: 60 }),
      price: amount({ label: "Price", above: 0 }),
      variableCost: amount({ label: "Variable cost" }),
      mix: number({ label: "Mix", above: 0, max: LARGEST_AMOUNT }),
    },
  }),
  mixBasis: choice({
    label: "Mix is in",
    options: { units: "Units sold", revenue: "Revenue" },
    default: "units",
  }),
};

export type Inputs = ValuesOf<typeof fields>;
