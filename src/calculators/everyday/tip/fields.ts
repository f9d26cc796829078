import { choice, integer, money, percent, table, text, type ValuesOf } from "../../../core/fields";
import { TIP_CUSTOMS } from "../../../data/tip-customs";

const COUNTRIES = TIP_CUSTOMS.restaurants.value;

export const inputs = {
  billAmount: money({
    label: "Bill",
    note: "As printed, with tax and any service charge",
    default: 91.8,
    min: 0,
    max: 10_000_000,
    missing: "Enter a number for the bill.",
    tooLow: "Bill must be 0 or more.",
  }),
  taxAmount: money({ label: "Tax in the bill", default: 6.8, min: 0 }),
  includedService: money({ label: "Service charge in the bill", default: 0, min: 0 }),
  tipPercent: percent({ label: "Tip", default: 18, min: 0, max: 200, step: 1 }),
  tipOn: choice({
    label: "Tip on",
    options: { "pre-tax": "Before tax", "post-tax": "With tax" },
    default: "pre-tax",
  }),
  people: integer({
    label: "People",
    default: 4,
    min: 1,
    max: 1000,
    wrong: "People must be a whole number between 1 and 1,000.",
  }),
  roundMode: choice({
    label: "Round",
    options: {
      none: "Nothing",
      "total-up": "Total, up",
      "total-nearest": "Total, to the nearest",
      "total-down": "Total, down",
      "tip-up": "Tip, up",
      "tip-nearest": "Tip, to the nearest",
      "tip-down": "Tip, down",
      "per-person-up": "Each share, up",
      "per-person-nearest": "Each share, to the nearest",
      "per-person-down": "Each share, down",
    },
    default: "none",
  }),
  roundTo: money({
    label: "to a multiple of",
    default: 1,
    above: 0,
    max: 1e12,
    wrong: "Round to a multiple of more than 0.",
    when: {
      roundMode: [
        "total-up",
        "total-nearest",
        "total-down",
        "tip-up",
        "tip-nearest",
        "tip-down",
        "per-person-up",
        "per-person-nearest",
        "per-person-down",
      ],
    },
  }),
  currencyDigits: integer({
    label: "Decimals of the currency",
    default: 2,
    min: 0,
    max: 3,
    advanced: true,
    fill: "minor-digits",
  }),
  country: choice({
    label: "Custom of",
    options: Object.fromEntries(Object.entries(COUNTRIES).map(([code, { name }]) => [code, name])),
    default: "us",
    group: "What is usual",
  }),
  service: choice({
    label: "Service",
    options: {
      restaurant: "Restaurant",
      bar: "Bar",
      delivery: "Delivery",
      taxi: "Taxi",
      hair: "Hair",
      hotel: "Hotel",
    },
    default: "restaurant",
    group: "What is usual",
  }),
};

export const outputs = {
  tipAmount: money({ label: "Tip" }),
  totalAmount: money({ label: "Total" }),
  tipBase: money({ label: "The tip is taken of" }),
  tipPerPerson: money({ label: "Tip for each", note: "Before it is rounded to coins" }),
  totalPerPerson: money({ label: "Total for each", note: "Before it is rounded to coins" }),
  effectiveTipPercent: percent({
    label: "Tip in all",
    note: "With the service charge in the bill",
    optional: true,
    digits: 2,
  }),
  shares: table({
    label: "Who pays what",
    columns: { person: integer({ label: "Person" }), amount: money({ label: "Pays" }) },
  }),
  sharesText: text({ label: "Shares" }),
  comparison: table({
    label: "Other tips",
    columns: {
      percent: percent({ label: "Tip" }),
      tip: money({ label: "Tip" }),
      total: money({ label: "Total" }),
      perPerson: money({ label: "Each" }),
      rounded: money({ label: "Total as rounded" }),
    },
  }),
  customLow: percent({ label: "Usually from", optional: true }),
  customHigh: percent({ label: "Usually to", optional: true }),
  customNote: text({ label: "Custom" }),
};

export type Inputs = ValuesOf<typeof inputs>;
export type RoundMode = Inputs["roundMode"];
