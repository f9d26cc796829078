import {
  amount,
  boolean,
  choice,
  LARGEST_AMOUNT,
  list,
  number,
  percent,
  text,
  type ValuesOf,
} from "../../../core/fields";
import { STATES } from "../../../data/tax/states";

const share = { min: 0, max: 100 } as const;

/** All inputs except the choice of tax system. */
export const fields = {
  amount: amount({ label: "Amount", default: 10_000, tooLowMessage: "Amount must be 0 or more." }),
  quantity: number({
    label: "Quantity",
    default: 1,
    min: 0,
    max: LARGEST_AMOUNT,
    tooLowMessage: "Quantity must be 0 or more.",
  }),
  discountPercent: percent({ label: "Discount", note: "Before tax, on every line", default: 0, ...share }),
  priceIncludesTax: boolean({ label: "The price includes the tax", default: false }),
  gstRate: percent({ label: "GST rate", default: 18, ...share }),
  cessPercent: percent({
    label: "Cess",
    note: "For invoices before February 2026",
    unit: "% of value",
    default: 0,
    min: 0,
    max: 400,
  }),
  supplyType: choice({
    label: "Supply",
    options: {
      "intra-state": "Within a state",
      "inter-state": "Between states",
      "union-territory": "Within a union territory",
    },
    default: "intra-state",
    invalidMessage: "Supply must be intra-state, inter-state or union-territory.",
  }),
  roundTotal: boolean({ label: "Round the total to the rupee", default: false }),
  state: choice({
    label: "State",
    options: STATES,
    default: "TX",
    invalidMessage: "Choose one of the 50 states or DC.",
  }),
  stateRate: percent({
    label: "State rate",
    note: "Overrides the published rate",
    default: null,
    min: 0,
    max: 20,
  }),
  localRate: percent({ label: "Local rate", note: "City, county, district", default: 2, min: 0, max: 20 }),
  vatRate: percent({ label: "VAT rate", default: 20, ...share }),
  items: list({
    label: "Lines",
    note: "Replaces amount and quantity. A line without a rate uses the rate above; 0 means exempt.",
    default: [],
    itemLabel: "Line",
    maxRows: 200,
    item: {
      description: text({ label: "Description", maxLength: 100 }),
      amount: amount({ label: "Amount", tooLowMessage: "amount must be 0 or more." }),
      quantity: number({
        label: "Quantity",
        default: 1,
        min: 0,
        max: LARGEST_AMOUNT,
        tooLowMessage: "quantity must be 0 or more.",
      }),
      rate: percent({ label: "Rate", optional: true, ...share }),
    },
  }),
};

export type Inputs = ValuesOf<typeof fields>;
