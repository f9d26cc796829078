import { defineCalculator, InputError, step, type Tools } from "../../../../core/calculator";
import { money, number, percent, type ValuesOf } from "../../../../core/fields";
import { outputsOf } from "../../../../core/outputs";
import { EXAMPLE_RATES, givenRate } from "../rate-text";

const inputs = {
  batteryKwh: number("Battery", { unit: "kWh", default: 60, above: 0, max: 1e6, solve: true }),
  fromPercent: percent("Charge at the start", { default: 20, min: 0, max: 100 }),
  toPercent: percent("Charge at the end", { default: 80, min: 0, max: 100, solve: 1 }),
  chargerKw: number("Charger", { unit: "kW", default: 7.4, above: 0, max: 1e6, solve: true }),
  efficiency: percent("Efficiency", {
    note: "Share of the grid’s energy that reaches the battery",
    default: 90,
    above: 0,
    max: 100,
  }),
  ratePerKwh: money("Rate", {
    unit: "/ kWh",
    default: 0.15,
    fill: EXAMPLE_RATES,
    min: 0,
    max: 1000,
    digits: 6,
    solve: true,
  }),
};

type Inputs = ValuesOf<typeof inputs>;

/** A charging session at constant power. */
class Charge {
  constructor(readonly inputs: Inputs) {}

  /** Energy that goes into the battery. */
  get energyKwh(): number {
    const { batteryKwh, fromPercent, toPercent } = this.inputs;
    return (batteryKwh * (toPercent - fromPercent)) / 100;
  }

  get gridKwh(): number {
    return (this.energyKwh / this.inputs.efficiency) * 100;
  }

  get hours(): number {
    return this.gridKwh / this.inputs.chargerKw;
  }

  get cost(): number {
    return this.gridKwh * this.inputs.ratePerKwh;
  }
}

/** `5 h 24 min`, rounded to the minute. */
function hoursText(hours: number, number: (value: number) => string): string {
  const minutes = Math.round(hours * 60);
  const whole = Math.floor(minutes / 60);
  const rest = minutes - 60 * whole;
  return [...(whole > 0 ? [`${number(whole)} h`] : []), ...(rest > 0 || whole === 0 ? [`${rest} min`] : [])].join(" ");
}

const output = outputsOf<Charge>();

export default defineCalculator({
  inputs,
  outputs: {
    cost: output.money("Cost", { shown: "elsewhere", solve: true }),
    hours: output.number("Time", { unit: "hours", digits: { significant: 4 }, solve: true }),
    energyKwh: output.number("Into the battery", {
      noun: "Energy into the battery",
      unit: "kWh",
      digits: { significant: 7 },
      solve: true,
    }),
    gridKwh: output.number("From the grid", {
      noun: "Energy from the grid",
      unit: "kWh",
      digits: { significant: 7 },
      solve: true,
    }),
  },
  derive(values: Inputs, { format }: Tools) {
    if (values.toPercent <= values.fromPercent)
      throw new InputError(
        "toPercent",
        `End of charge must be more than the start (${format.percent(values.fromPercent, 12)}).`,
      );
    return new Charge(values);
  },
  headline: ({ inputs: given, cost, hours, gridKwh }, format) => ({
    label: "Cost",
    before: `Charging from ${format.percent(given.fromPercent)} to ${format.percent(given.toPercent)} costs`,
    figure: format.money(cost),
    after: `and takes ${hoursText(hours, (value) => format.number(value))}.`,
    second: `${format.significant(gridKwh, 4)} kWh from the grid.`,
  }),
  working({ inputs: given, energyKwh, gridKwh, hours, cost }, format) {
    const text = (value: number) => format.significant(value);
    const share = [given.toPercent, given.fromPercent].map((value) => format.number(value, 15)).join(" − ");
    return [
      step("Into the battery, kWh", `${text(given.batteryKwh)} × (${share}) ÷ 100`, text(energyKwh)),
      step("From the grid, kWh", `${text(energyKwh)} ÷ ${format.percent(given.efficiency, 12)}`, text(gridKwh)),
      step("Time, h", `${text(gridKwh)} ÷ ${text(given.chargerKw)}`, text(hours)),
      step("Cost", `${text(gridKwh)} × ${givenRate(given.ratePerKwh, format)}`, format.money(cost)),
    ];
  },
});
