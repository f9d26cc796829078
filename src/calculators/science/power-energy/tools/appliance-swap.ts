import { defineCalculator, step } from "../../../../core/calculator";
import { amount, money, number, type ValuesOf } from "../../../../core/fields";
import { outputsOf } from "../../../../core/outputs";
import { monthsText } from "../../../../fieldsets/months-text";
import { finiteOrNull } from "../../../../math/numbers/finite";
import { SLACK } from "../../../../math/numbers/slack";
import { EXAMPLE_RATES, givenRate } from "../rate-text";

const DAYS = 365;
const MONTHS = 12;

const inputs = {
  oldWatts: number("Old appliance", { unit: "W", default: 60, min: 0, max: 1e6, solve: true }),
  newWatts: number("New appliance", { unit: "W", default: 9, min: 0, max: 1e6, solve: true }),
  quantity: number("How many", { noun: "Number of appliances", default: 10, above: 0, max: 1e6, solve: true }),
  hoursPerDay: number("Hours per day", { default: 5, min: 0, max: 24, solve: true }),
  ratePerKwh: money("Rate", {
    unit: "/ kWh",
    default: 0.17,
    fill: EXAMPLE_RATES,
    min: 0,
    max: 1000,
    digits: 6,
    solve: true,
  }),
  priceEach: amount("Price of a new one", { default: 3.5, fill: { INR: 120, JPY: 500 }, solve: true }),
};

type Inputs = ValuesOf<typeof inputs>;

/** The replacement of appliances, over a year of 365 days. */
class Swap {
  constructor(readonly inputs: Inputs) {}

  /** Negative if the new ones draw more. */
  get annualKwhSaved(): number {
    const { oldWatts, newWatts, quantity, hoursPerDay } = this.inputs;
    return ((oldWatts - newWatts) * quantity * hoursPerDay * DAYS) / 1000 + 0;
  }

  get annualSaving(): number {
    return this.annualKwhSaved * this.inputs.ratePerKwh + 0;
  }

  get price(): number {
    return this.inputs.priceEach * this.inputs.quantity;
  }

  /** Null if nothing is saved. */
  get paybackMonths(): number | null {
    const months = (this.price / this.annualSaving) * MONTHS;
    return this.annualSaving > 0 ? finiteOrNull(months) : null;
  }
}

const output = outputsOf<Swap>();

export default defineCalculator({
  inputs,
  outputs: {
    annualSaving: output.money("Annual savings", { opposite: "Extra cost per year", solve: true }),
    annualKwhSaved: output.number("Energy saved per year", {
      opposite: "Extra energy per year",
      unit: "kWh",
      digits: { significant: 7 },
      solve: true,
    }),
    paybackMonths: output.number("Paid back after", {
      noun: "Payback time",
      unit: "months",
      digits: 2,
      optional: true,
      solve: true,
    }),
  },
  derive: (values: Inputs) => new Swap(values),
  headline({ annualSaving, annualKwhSaved, paybackMonths }, format) {
    const costsMore = annualSaving < 0;
    return {
      label: costsMore ? "Extra cost per year" : "Annual savings",
      before: costsMore ? "The new ones cost" : "The swap saves",
      figure: format.money(Math.abs(annualSaving)),
      after: costsMore ? "more a year." : `and ${format.significant(annualKwhSaved)} kWh a year.`,
      second:
        paybackMonths === null
          ? "It never pays for itself."
          : `Paid back after ${monthsText(Math.ceil(paybackMonths - SLACK), format)}.`,
    };
  },
  working({ inputs: given, annualKwhSaved, annualSaving, price, paybackMonths }, format) {
    const text = (value: number) => format.number(value);
    return [
      step(
        "Energy saved per year, kWh",
        `(${text(given.oldWatts)} − ${text(given.newWatts)}) × ${text(given.quantity)} × ${text(given.hoursPerDay)} × 365 ÷ 1,000`,
        text(annualKwhSaved),
      ),
      step(
        "Annual savings",
        `${text(annualKwhSaved)} × ${givenRate(given.ratePerKwh, format)}`,
        format.money(annualSaving),
      ),
      step("Total price", `${format.money(given.priceEach)} × ${text(given.quantity)}`, format.money(price)),
      ...(paybackMonths === null
        ? []
        : [
            step(
              "Paid back after, months",
              `${format.money(price)} ÷ ${format.money(annualSaving)} × 12`,
              format.number(paybackMonths, 2),
            ),
          ]),
    ];
  },
});
