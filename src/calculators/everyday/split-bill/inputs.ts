import {
  amount,
  boolean,
  by,
  CURRENCY_UNIT,
  choice,
  fold,
  integer,
  LARGEST_AMOUNT,
  list,
  money,
  number,
  section,
  text,
  type ValuesOf,
} from "../../../core/fields";

const BILL = { mode: "bill" } as const;
const HOW = { amount: "Amount", percent: "Percent" };
const SPLIT = { proportional: "By what each ordered", even: "Equally" };
/** Maximum price, chosen so that sums stay exact as doubles in any program that reads them. */
const MOST = 1e9;
const name = (label: string, options = {}) => text(label, { min: 1, max: 60, ...options });
const person = { list: "people", column: "name" } as const;
const sharedBy = text("Shared by", { max: 2000, control: { rowsOf: { ...person, many: "Everyone" } } });

/** Whether a charge is entered as an amount or as a percentage of the bill. */
const as = (label: string, fallback: keyof typeof HOW) =>
  choice(`${label} as`, { options: HOW, default: fallback, when: BILL });
const charge = (label: string, type: string, fallback: number) =>
  number(label, {
    unit: by(type, { percent: "%" }, CURRENCY_UNIT),
    default: fallback,
    min: 0,
    max: LARGEST_AMOUNT,
    messages: { invalid: `${label} must be 0 or more.` },
    when: BILL,
  });
const shared = () => choice("Shared", { options: SPLIT, default: "proportional", when: BILL });

export const inputs = {
  mode: choice("Kind", {
    options: { bill: "One bill, item by item", even: "One total, split equally", expenses: "Trip expenses" },
    default: "bill",
  }),
  people: list("People", {
    default: [{ name: "A" }, { name: "B" }, { name: "C" }],
    row: { label: "Person" },
    min: 1,
    max: 50,
    columns: { name: name("Name") },
    when: { mode: ["bill", "expenses"] },
  }),
  items: list("Items", {
    default: [
      { name: "Pasta", price: 18.5, quantity: 1, sharedBy: "A", taxable: true },
      { name: "Steak", price: 32, quantity: 1, sharedBy: "B", taxable: true },
      { name: "Salad", price: 12.25, quantity: 1, sharedBy: "C", taxable: true },
      { name: "Wine", price: 28, quantity: 1, sharedBy: "A, B", taxable: true },
      { name: "Starter", price: 14, quantity: 1, sharedBy: "", taxable: true },
    ],
    row: { label: "Item" },
    min: 1,
    max: 500,
    columns: {
      name: text("Item", { max: 100 }),
      price: money("Price", { min: 0, max: MOST }),
      quantity: number("Quantity", { default: 1, above: 0, max: 1e6, shown: "more" }),
      sharedBy,
      taxable: boolean("Taxed", { default: true, shown: "more" }),
    },
    when: BILL,
  }),
  ...fold("Discount and service charge", {
    discountType: as("Discount", "amount"),
    discountValue: charge("Discount", "discountType", 0),
    discountSplit: shared(),
    serviceCharge: amount("Service charge", {
      note: "Shared like the tip",
      default: 0,
      messages: { invalid: "Service charge must be 0 or more." },
      when: BILL,
    }),
  }),
  ...fold("How tax and tip are entered and shared", {
    taxType: as("Tax", "percent"),
    taxSplit: shared(),
    tipType: as("Tip", "percent"),
    tipSplit: shared(),
    tipOn: choice("Tip on", {
      options: { "pre-tax": "Before tax", "post-tax": "After tax" },
      default: "pre-tax",
      when: { mode: "bill", tipType: "percent" },
    }),
  }),
  ...section("Tax", {
    taxValue: charge("Tax", "taxType", 8.875),
  }),
  ...section("Tip and service", {
    tipValue: charge("Tip", "tipType", 18),
  }),
  ...fold("Who paid", {
    payments: list("Who paid", {
      note: "To see who owes whom; payments must add up to the total",
      default: [],
      row: { label: "Payment" },
      max: 50,
      columns: {
        name: name("Name", { control: { rowsOf: person }, messages: { missing: "Choose who paid." } }),
        paid: amount("Paid"),
      },
      when: BILL,
    }),
  }),
  ...fold("Rounding", {
    currencyDigits: integer("Currency decimals", { default: 2, min: 0, max: 3, fill: "minor-digits" }),
  }),
  totalAmount: amount("Total", { default: 100, when: { mode: "even" } }),
  peopleCount: integer("People", {
    default: 3,
    min: 1,
    max: 1000,
    messages: { invalid: "People must be between 1 and 1,000." },
    when: { mode: "even" },
  }),
  expenses: list("Expenses", {
    default: [
      { description: "Breakfast", paidBy: "A", amount: 30, sharedBy: "" },
      { description: "Lunch", paidBy: "B", amount: 60, sharedBy: "" },
      { description: "Dinner", paidBy: "C", amount: 90, sharedBy: "" },
    ],
    row: { label: "Expense" },
    min: 1,
    max: 500,
    columns: {
      description: text("For", { max: 100 }),
      paidBy: name("Paid by", { control: { rowsOf: person }, messages: { missing: "Choose who paid." } }),
      amount: money("Amount", { min: 0, max: MOST }),
      sharedBy,
    },
    when: { mode: "expenses" },
  }),
};

export type Inputs = ValuesOf<typeof inputs>;
