import {
  boolean,
  by,
  choice,
  integer,
  list,
  money,
  number,
  table,
  text,
  type ValuesOf,
} from "../../../core/fields";

const BILL = { mode: "bill" } as const;
const HOW = { amount: "Amount", percent: "Percent" };
const SPLIT = { proportional: "By what each had", even: "Equally" };
/** Sums of these stay exact in every program that reads them. */
const MOST = 1e9;
const name = (label: string) => text({ label, minLength: 1, maxLength: 60 });
const sharedBy = text({ label: "Shared by", maxLength: 2000 });

export const inputs = {
  mode: choice({
    label: "Kind",
    options: { bill: "One bill, item by item", even: "One total, equally", expenses: "Expenses of a trip" },
    default: "bill",
  }),
  people: list({
    label: "People",
    default: [{ name: "A" }, { name: "B" }, { name: "C" }],
    itemLabel: "Person",
    minRows: 1,
    maxRows: 50,
    item: { name: name("Name") },
    when: { mode: ["bill", "expenses"] },
  }),
  items: list({
    label: "Items",
    note: "Shared by: names with commas, weights as A:2, B:1; empty is everybody",
    default: [
      { name: "Pasta", price: 18.5, quantity: 1, sharedBy: "A", taxable: true },
      { name: "Steak", price: 32, quantity: 1, sharedBy: "B", taxable: true },
      { name: "Salad", price: 12.25, quantity: 1, sharedBy: "C", taxable: true },
      { name: "Wine", price: 28, quantity: 1, sharedBy: "A, B", taxable: true },
      { name: "Starter", price: 14, quantity: 1, sharedBy: "", taxable: true },
    ],
    itemLabel: "Item",
    minRows: 1,
    maxRows: 500,
    item: {
      name: text({ label: "Item", maxLength: 100 }),
      price: money({ label: "Price", min: 0, max: MOST }),
      quantity: number({ label: "Quantity", default: 1, above: 0, max: 1e6 }),
      sharedBy,
      taxable: boolean({ label: "Taxed", default: true }),
    },
    when: BILL,
  }),
  discountType: choice({
    label: "Discount as",
    options: HOW,
    default: "amount",
    group: "Discount",
    when: BILL,
  }),
  discountValue: number({
    unit: by("discountType", { percent: "%" }, ""),
    label: "Discount",
    default: 0,
    min: 0,
    max: 1e12,
    wrong: "Discount must be 0 or more.",
    group: "Discount",
    when: BILL,
  }),
  discountSplit: choice({
    label: "Shared",
    options: SPLIT,
    default: "proportional",
    group: "Discount",
    advanced: true,
    when: BILL,
  }),
  taxType: choice({ label: "Tax as", options: HOW, default: "percent", group: "Tax", when: BILL }),
  taxValue: number({
    unit: by("taxType", { percent: "%" }, ""),
    label: "Tax",
    default: 8.875,
    min: 0,
    max: 1e12,
    wrong: "Tax must be 0 or more.",
    group: "Tax",
    when: BILL,
  }),
  taxSplit: choice({
    label: "Shared",
    options: SPLIT,
    default: "proportional",
    group: "Tax",
    advanced: true,
    when: BILL,
  }),
  tipType: choice({
    label: "Tip as",
    options: HOW,
    default: "percent",
    group: "Tip and service",
    when: BILL,
  }),
  tipValue: number({
    unit: by("tipType", { percent: "%" }, ""),
    label: "Tip",
    default: 18,
    min: 0,
    max: 1e12,
    wrong: "Tip must be 0 or more.",
    group: "Tip and service",
    when: BILL,
  }),
  tipSplit: choice({
    label: "Shared",
    options: SPLIT,
    default: "proportional",
    group: "Tip and service",
    advanced: true,
    when: BILL,
  }),
  tipOn: choice({
    label: "Tip on",
    options: { "pre-tax": "Before tax", "post-tax": "With tax" },
    default: "pre-tax",
    group: "Tip and service",
    advanced: true,
    when: { mode: "bill", tipType: "percent" },
  }),
  serviceCharge: money({
    label: "Service charge",
    note: "Shared as the tip is",
    default: 0,
    min: 0,
    max: 1e12,
    wrong: "Service charge must be 0 or more.",
    group: "Tip and service",
    advanced: true,
    when: BILL,
  }),
  payments: list({
    label: "Who paid",
    note: "To see who owes whom; the payments add up to the total",
    default: [],
    itemLabel: "Payment",
    maxRows: 50,
    item: { name: name("Name"), paid: money({ label: "Paid", min: 0, max: 1e12 }) },
    when: BILL,
  }),
  totalAmount: money({ label: "Total", default: 100, min: 0, max: 1e12, when: { mode: "even" } }),
  peopleCount: integer({
    label: "People",
    default: 3,
    min: 1,
    max: 1000,
    wrong: "People must be between 1 and 1,000.",
    when: { mode: "even" },
  }),
  expenses: list({
    label: "Expenses",
    note: "Shared by: names with commas, weights as A:2, B:1; empty is everybody",
    default: [
      { description: "Breakfast", paidBy: "A", amount: 30, sharedBy: "" },
      { description: "Lunch", paidBy: "B", amount: 60, sharedBy: "" },
      { description: "Dinner", paidBy: "C", amount: 90, sharedBy: "" },
    ],
    itemLabel: "Expense",
    minRows: 1,
    maxRows: 500,
    item: {
      description: text({ label: "For", maxLength: 100 }),
      paidBy: name("Paid by"),
      amount: money({ label: "Amount", min: 0, max: MOST }),
      sharedBy,
    },
    when: { mode: "expenses" },
  }),
  currencyDigits: integer({
    label: "Decimals of the currency",
    default: 2,
    min: 0,
    max: 3,
    group: "Currency",
    advanced: true,
    fill: "minor-digits",
  }),
};

const part = (label: string) => money({ label, digits: 4 });

export const outputs = {
  subtotal: money({ label: "Items", optional: true }),
  discount: money({ label: "Discount", optional: true }),
  tax: money({ label: "Tax", optional: true }),
  tip: money({ label: "Tip", optional: true }),
  grandTotal: money({ label: "In all" }),
  shares: table({
    label: "Shares",
    columns: {
      name: text({ label: "Person" }),
      subtotal: part("Items"),
      discount: part("Discount"),
      tax: part("Tax"),
      service: part("Service"),
      tip: part("Tip"),
      total: money({ label: "Pays" }),
    },
  }),
  sharesText: text({ label: "Shares", optional: true }),
  largestShare: money({ label: "Largest share", optional: true }),
  smallestShare: money({ label: "Smallest share", optional: true }),
  balances: table({
    label: "Balances",
    columns: {
      name: text({ label: "Person" }),
      paid: money({ label: "Paid" }),
      owes: money({ label: "Share" }),
      balance: money({ label: "Balance" }),
    },
  }),
  balancesText: text({ label: "Balances", optional: true }),
  settlements: table({
    label: "Payments",
    columns: {
      from: text({ label: "From" }),
      to: text({ label: "To" }),
      amount: money({ label: "Amount" }),
    },
  }),
  settlementsText: text({ label: "Payments", optional: true }),
  settlementCount: integer({ label: "Payments needed", optional: true }),
  settlementOptimal: boolean({ label: "As few as can be", optional: true }),
  debts: table({
    label: "Debts before",
    columns: {
      from: text({ label: "From" }),
      to: text({ label: "To" }),
      amount: money({ label: "Owes" }),
    },
  }),
};

export type Inputs = ValuesOf<typeof inputs>;
export type Outputs = ValuesOf<typeof outputs>;
