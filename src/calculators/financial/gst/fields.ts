import {
  amount,
  boolean,
  choice,
  fold,
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
  amount: amount("Amount", { default: 10_000, messages: { tooLow: "Amount must be 0 or more." }, solve: true }),
  ...fold("Quantity and discount", {
    quantity: number("Quantity", {
      default: 1,
      min: 0,
      max: LARGEST_AMOUNT,
      messages: { tooLow: "Quantity must be 0 or more." },
    }),
    discountPercent: percent("Discount", { note: "Before tax, on every line", default: 0, ...share }),
  }),
  priceIncludesTax: boolean("The price includes the tax", { default: false }),
  gstRate: percent("GST rate", { default: 18, ...share, solve: true }),
  ...fold("Cess and rounding", {
    cessPercent: percent("Cess", {
      note: "For invoices before February 2026",
      unit: "% of value",
      default: 0,
      min: 0,
      max: 400,
    }),
    roundTotal: boolean("Round the total to the rupee", { default: false }),
  }),
  supplyType: choice("Supply", {
    options: {
      "intra-state": "Within a state",
      "inter-state": "Between states",
      "union-territory": "Within a union territory",
    },
    default: "intra-state",
    messages: { invalid: "Supply must be intra-state, inter-state or union-territory." },
  }),
  state: choice("State", {
    options: STATES,
    default: "TX",
    messages: { invalid: "Choose one of the 50 states or DC." },
  }),
  ...fold("Another state rate", {
    stateRate: percent("State rate", { note: "Overrides the published rate", default: null, min: 0, max: 20 }),
  }),
  localRate: percent("Local rate", { note: "City, county, district", default: 2, min: 0, max: 20, solve: true }),
  vatRate: percent("VAT rate", { default: 20, ...share, solve: true }),
  ...fold("Several lines", {
    items: list("Lines", {
      note: "Replaces amount and quantity. A line without a rate uses the rate above; 0 means exempt.",
      default: [],
      row: { label: "Line" },
      max: 200,
      columns: {
        description: text("Description", { max: 100 }),
        amount: amount("Amount", { messages: { tooLow: "amount must be 0 or more." } }),
        quantity: number("Quantity", {
          default: 1,
          min: 0,
          max: LARGEST_AMOUNT,
          messages: { tooLow: "quantity must be 0 or more." },
        }),
        rate: percent("Rate", { optional: true, ...share }),
      },
    }),
  }),
};

export type Inputs = ValuesOf<typeof fields>;
