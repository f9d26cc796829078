import {
  amount,
  boolean,
  by,
  CURRENCY_UNIT,
  choice,
  integer,
  LARGEST_AMOUNT,
  list,
  money,
  number,
  text,
  type ValuesOf,
} from "../../../core/fields";

const BILL = { mode: "bill" } as const;
const HOW = { amount: "Amount", percent: "Percent" };
const SERVICE = "Tip and service";
const SPLIT = { proportional: "By what each ordered", even: "Equally" };
/** Maximum price, chosen so that sums stay exact as doubles in any program that reads them. */
const MOST = 1e9;
const name = (label: string, options = {}) => text({ label, minLength: 1, maxLength: 60, ...options });
const person = { list: "people", column: "name" } as const;
const sharedBy = text({ label: "Shared by", maxLength: 2000, rowsOf: { ...person, many: "Everyone" } });

/** Whether a charge is entered as an amount or as a percentage of the bill. */
const as = (label: string, fallback: keyof typeof HOW, group: string) =>
  choice({ label: `${label} as`, options: HOW, default: fallback, group, when: BILL });
const charge = (label: string, type: string, fallback: number, group: string) =>
  number({
    unit: by(type, { percent: "%" }, CURRENCY_UNIT),
    label,
    default: fallback,
    min: 0,
    max: LARGEST_AMOUNT,
    invalidMessage: `${label} must be 0 or more.`,
    group,
    when: BILL,
  });
const shared = (group: string) =>
  choice({ label: "Shared", options: SPLIT, default: "proportional", group, when: BILL });

export const inputs = {
  mode: choice({
    label: "Kind",
    options: { bill: "One bill, item by item", even: "One total, split equally", expenses: "Trip expenses" },
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
      quantity: number({ label: "Quantity", default: 1, above: 0, max: 1e6, advanced: true }),
      sharedBy,
      taxable: boolean({ label: "Taxed", default: true, advanced: true }),
    },
    when: BILL,
  }),
  discountType: as("Discount", "amount", "Discount"),
  discountValue: charge("Discount", "discountType", 0, "Discount"),
  discountSplit: shared("Discount"),
  taxType: as("Tax", "percent", "Tax"),
  taxValue: charge("Tax", "taxType", 8.875, "Tax"),
  taxSplit: shared("Tax"),
  tipType: as("Tip", "percent", SERVICE),
  tipValue: charge("Tip", "tipType", 18, SERVICE),
  tipSplit: shared(SERVICE),
  tipOn: choice({
    label: "Tip on",
    options: { "pre-tax": "Before tax", "post-tax": "After tax" },
    default: "pre-tax",
    group: SERVICE,
    when: { mode: "bill", tipType: "percent" },
  }),
  serviceCharge: amount({
    label: "Service charge",
    note: "Shared like the tip",
    default: 0,
    invalidMessage: "Service charge must be 0 or more.",
    group: SERVICE,
    when: BILL,
  }),
  payments: list({
    label: "Who paid",
    note: "To see who owes whom; payments must add up to the total",
    default: [],
    itemLabel: "Payment",
    maxRows: 50,
    item: {
      name: name("Name", { rowsOf: person, missingMessage: "Choose who paid." }),
      paid: amount({ label: "Paid" }),
    },
    when: BILL,
  }),
  totalAmount: amount({ label: "Total", default: 100, when: { mode: "even" } }),
  peopleCount: integer({
    label: "People",
    default: 3,
    min: 1,
    max: 1000,
    invalidMessage: "People must be between 1 and 1,000.",
    when: { mode: "even" },
  }),
  expenses: list({
    label: "Expenses",
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
      paidBy: name("Paid by", { rowsOf: person, missingMessage: "Choose who paid." }),
      amount: money({ label: "Amount", min: 0, max: MOST }),
      sharedBy,
    },
    when: { mode: "expenses" },
  }),
  currencyDigits: integer({
    label: "Currency decimals",
    default: 2,
    min: 0,
    max: 3,
    group: "Currency",
    fill: "minor-digits",
  }),
};

export type Inputs = ValuesOf<typeof inputs>;
