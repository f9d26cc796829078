import { amount, choice, integer, money, percent, type ValuesOf } from "../../../core/fields";
import { TIP_CUSTOMS } from "../../../data/tip-customs";

const COUNTRIES = TIP_CUSTOMS.restaurants.value;

export const ROUND_MODES = {
  none: "No rounding",
  "total-up": "Total up",
  "total-nearest": "Total to nearest",
  "total-down": "Total down",
  "tip-up": "Tip up",
  "tip-nearest": "Tip to nearest",
  "tip-down": "Tip down",
  "per-person-up": "Each share up",
  "per-person-nearest": "Each share to nearest",
  "per-person-down": "Each share down",
} as const;

export const inputs = {
  billAmount: money({
    label: "Bill",
    note: "Including tax and any service charge",
    default: 91.8,
    min: 0,
    max: 10_000_000,
    missingMessage: "Enter a number for the bill.",
    tooLowMessage: "Bill must be 0 or more.",
  }),
  taxAmount: money({ label: "Tax in the bill", default: 6.8, min: 0 }),
  includedService: money({ label: "Service charge in the bill", default: 0, min: 0 }),
  tipPercent: percent({ label: "Tip", default: 18, min: 0, max: 200, step: 1 }),
  tipOn: choice({
    label: "Tip on",
    options: { "pre-tax": "Before tax", "post-tax": "After tax" },
    default: "pre-tax",
  }),
  people: integer({
    label: "People",
    default: 4,
    min: 1,
    max: 1000,
    invalidMessage: "People must be a whole number between 1 and 1,000.",
  }),
  roundMode: choice({
    label: "Round",
    options: ROUND_MODES,
    default: "none",
  }),
  roundTo: amount({
    label: "To a multiple of",
    noun: "Multiple to round to",
    default: 1,
    above: 0,
    invalidMessage: "Round to a multiple of more than 0.",
    when: { roundMode: Object.keys(ROUND_MODES).filter((mode) => mode !== "none") },
  }),
  currencyDigits: integer({
    label: "Currency decimals",
    default: 2,
    min: 0,
    max: 3,
    fill: "minor-digits",
  }),
  country: choice({
    label: "Country",
    options: Object.fromEntries(Object.entries(COUNTRIES).map(([code, { name }]) => [code, name])),
    default: "us",
    group: "Customary tips",
  }),
  service: choice({
    label: "Service",
    options: {
      restaurant: "Restaurant",
      bar: "Bar",
      delivery: "Delivery",
      taxi: "Taxi",
      hair: "Hair salon",
      hotel: "Hotel",
    },
    default: "restaurant",
    group: "Customary tips",
  }),
};

export type Inputs = ValuesOf<typeof inputs>;
export type RoundMode = keyof typeof ROUND_MODES;
