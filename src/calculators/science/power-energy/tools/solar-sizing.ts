import { defineCalculator, InputError, notice, step } from "../../../../core/calculator";
import { type Fields, fold, money, number, percent, type ValuesOf } from "../../../../core/fields";
import { outputsOf } from "../../../../core/outputs";
import area from "../../../../data/units/area.json";
import { conversionStep } from "../../../../fieldsets/law-working";
import { inOwnUnits, inUnitOf, quantity } from "../../../../fieldsets/quantity";
import { finiteOrNull } from "../../../../math/numbers/finite";
import { wholeUp } from "../../../../math/numbers/slack";
import { EXAMPLE_RATES, givenRate } from "../rate-text";

const DAYS = 365;

const inputs = {
  dailyKwh: number("Daily use", { unit: "kWh", default: 12, above: 0, max: 1e6, solve: true }),
  peakSunHours: number("Peak sun hours", {
    unit: "h / day",
    note: "Full-sun hours of an average day, about 3 to 6",
    default: 4.5,
    above: 0,
    max: 24,
    messages: { range: "more than 0 and at most 24 hours" },
    solve: true,
  }),
  panelWatts: number("Panel", { unit: "W", default: 540, min: 1, max: 10_000, solve: true }),
  offsetPercent: percent("Share of use to cover", { default: 100, above: 0, max: 1000, solve: true }),
  ratePerKwh: money("Price of electricity", {
    unit: "/ kWh",
    default: 0.1,
    fill: EXAMPLE_RATES,
    min: 0,
    max: 1000,
    digits: 6,
    solve: true,
  }),
  costPerWatt: money("Cost of the system", {
    unit: "/ W",
    default: 0.6,
    fill: { USD: 3, INR: 60, JPY: 280 },
    min: 0,
    max: 1e6,
    digits: 4,
    solve: true,
  }),
  ...fold("Losses and size of a panel", {
    systemEfficiency: percent("System efficiency", {
      note: "After losses in heat, dust, wiring and inverter",
      default: 78,
      above: 0,
      max: 100,
    }),
    ...quantity("panelArea", { rows: area, unit: "square-meter" }, "Area of one panel", { default: 2.6, above: 0 }),
  }),
};

type Inputs = ValuesOf<typeof inputs>;
const FIELDS = inputs as unknown as Fields;

/** A solar array for a home, with energies in kWh and areas in square meters. */
class SolarSystem {
  readonly panelArea: number;

  constructor(readonly inputs: Inputs) {
    this.panelArea = inOwnUnits(FIELDS, inputs).panelArea;
    if (!Number.isFinite(this.annualYieldKwh + this.systemCost + this.roofArea))
      throw new InputError("peakSunHours", "So little sun would take more panels than can be counted.");
  }

  /** Daily yield of one kW of panels, in kWh. */
  get yieldPerKw(): number {
    return (this.inputs.peakSunHours * this.inputs.systemEfficiency) / 100;
  }

  get arrayKw(): number {
    return (this.inputs.dailyKwh * this.inputs.offsetPercent) / 100 / this.yieldPerKw;
  }

  get panelCount(): number {
    return Math.max(1, wholeUp((this.arrayKw * 1000) / this.inputs.panelWatts));
  }

  get actualKw(): number {
    return (this.panelCount * this.inputs.panelWatts) / 1000;
  }

  get annualYieldKwh(): number {
    return this.actualKw * this.yieldPerKw * DAYS;
  }

  get annualUseKwh(): number {
    return this.inputs.dailyKwh * DAYS;
  }

  get roofArea(): number {
    return this.panelCount * this.panelArea;
  }

  get systemCost(): number {
    return this.actualKw * 1000 * this.inputs.costPerWatt;
  }

  get annualSaving(): number {
    return Math.min(this.annualYieldKwh, this.annualUseKwh) * this.inputs.ratePerKwh;
  }

  /** Null if nothing is saved. */
  get paybackYears(): number | null {
    const years = this.systemCost / this.annualSaving;
    return this.annualSaving > 0 ? finiteOrNull(years) : null;
  }
}

const output = outputsOf<SolarSystem>();

export default defineCalculator({
  inputs,
  outputs: {
    panelCount: output.integer("Panels", { shown: "elsewhere", solve: true }),
    arrayKw: output.number("Array needed", { unit: "kW", digits: { significant: 7 }, shown: "more", solve: true }),
    actualKw: output.number("Array", { unit: "kW", digits: { significant: 7 } }),
    annualYieldKwh: output.number("Annual yield", { unit: "kWh", digits: { significant: 7 }, solve: true }),
    annualUseKwh: output.number("Annual use", { unit: "kWh", digits: { significant: 7 }, shown: "more" }),
    roofArea: output.number("Area of all panels", { unit: "m²", ...inUnitOf(FIELDS, "panelArea") }),
    systemCost: output.money("Cost of the system", { solve: true }),
    annualSaving: output.money("Annual savings", { solve: true }),
    paybackYears: output.number("Paid back after", {
      noun: "Payback time",
      unit: "years",
      digits: 2,
      optional: true,
      solve: true,
    }),
  },
  derive: (values: Inputs) => new SolarSystem(values),
  headline: ({ panelCount, actualKw, systemCost, paybackYears, inputs: { panelWatts } }, format) => ({
    label: "Panels",
    before: "You need",
    figure: format.plural(panelCount, "panel"),
    after: `of ${format.number(panelWatts)} W, ${format.number(actualKw)} kW in total.`,
    second: `The system costs ${format.money(systemCost)}${paybackYears === null ? "." : ` and pays for itself in ${format.plural(paybackYears, "year")}.`}`,
  }),
  notices: ({ annualYieldKwh, annualUseKwh }, format) =>
    annualYieldKwh > annualUseKwh * 1.05
      ? [
          notice(
            "more-than-use",
            `The panels yield ${format.number(annualYieldKwh - annualUseKwh, 0)} kWh a year more than you use; the surplus is not counted as savings.`,
          ),
        ]
      : [],
  working(system, format) {
    const { inputs: given, arrayKw, panelCount, actualKw, annualYieldKwh, annualUseKwh } = system;
    const number = (value: number) => format.number(value);
    const yieldPerKw = `${number(given.peakSunHours)} × ${format.percent(given.systemEfficiency, 12)}`;
    const counted = Math.min(annualYieldKwh, annualUseKwh);
    return [
      step(
        "Array needed, kW",
        `${number(given.dailyKwh)} × ${format.percent(given.offsetPercent, 12)} ÷ (${yieldPerKw})`,
        number(arrayKw),
      ),
      step("Panels, rounded up", `${number(arrayKw)} × 1,000 ÷ ${number(given.panelWatts)}`, number(panelCount)),
      step("Array, kW", `${number(panelCount)} × ${number(given.panelWatts)} ÷ 1,000`, number(actualKw)),
      step("Annual yield, kWh", `${number(actualKw)} × ${yieldPerKw} × 365`, number(annualYieldKwh)),
      step("Annual use, kWh", `${number(given.dailyKwh)} × 365`, number(annualUseKwh)),
      conversionStep(FIELDS, given as unknown as Record<string, unknown>, "panelArea", system.panelArea, format),
      step(
        "Area of all panels, m²",
        `${number(panelCount)} × ${format.significant(system.panelArea)}`,
        format.significant(system.roofArea),
      ),
      step(
        "Cost of the system",
        `${number(actualKw)} × 1,000 × ${givenRate(given.costPerWatt, format)}`,
        format.money(system.systemCost),
      ),
      step(
        "Annual savings: the smaller of yield and use × price",
        `${number(counted)} × ${givenRate(given.ratePerKwh, format)}`,
        format.money(system.annualSaving),
      ),
      ...(system.paybackYears === null
        ? []
        : [
            step(
              "Paid back after, years",
              `${format.money(system.systemCost)} ÷ ${format.money(system.annualSaving)}`,
              format.number(system.paybackYears, 2),
            ),
          ]),
    ];
  },
});
