import { amount, choice, fold, integer, money, percent, type ValuesOf } from "../../../core/fields";
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
  billAmount: money("Bill", {
    note: "Including tax and any service charge",
    default: 91.8,
    min: 0,
    max: 10_000_000,
    messages: { missing: "Enter a number for the bill.", tooLow: "Bill must be 0 or more." },
    shown: "elsewhere",
  }),
  taxAmount: money("Tax in the bill", { default: 6.8, min: 0 }),
  ...fold("Service charge and what the tip is on", {
    includedService: money("Service charge in the bill", { default: 0, min: 0 }),
    tipOn: choice("Tip on", { options: { "pre-tax": "Before tax", "post-tax": "After tax" }, default: "pre-tax" }),
  }),
  tipPercent: percent("Tip", {
    noun: "Tip percentage",
    default: 18,
    min: 0,
    max: 200,
    step: 1,
    solve: true,
    shown: "elsewhere",
  }),
  people: integer("People", {
    default: 4,
    min: 1,
    max: 1000,
    messages: { invalid: "People must be a whole number between 1 and 1,000." },
  }),
  ...fold("Rounding", {
    roundMode: choice("Round", { options: ROUND_MODES, default: "none" }),
    roundTo: amount("To a multiple of", {
      noun: "Multiple to round to",
      default: 1,
      above: 0,
      messages: { invalid: "Round to a multiple of more than 0." },
      when: { roundMode: Object.keys(ROUND_MODES).filter((mode) => mode !== "none") },
    }),
    currencyDigits: integer("Currency decimals", { default: 2, min: 0, max: 3, fill: "minor-digits" }),
  }),
  ...fold("Customary tips by country", {
    country: choice("Country", {
      options: Object.fromEntries(Object.entries(COUNTRIES).map(([code, { name }]) => [code, name])),
      default: "us",
    }),
    service: choice("Service", {
      options: {
        restaurant: "Restaurant",
        bar: "Bar",
        delivery: "Delivery",
        taxi: "Taxi",
        hair: "Hair salon",
        hotel: "Hotel",
      },
      default: "restaurant",
    }),
  }),
};

export type Inputs = ValuesOf<typeof inputs>;
export type RoundMode = keyof typeof ROUND_MODES;
