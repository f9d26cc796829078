import { defineCalculator, step } from "../../../../core/calculator";
import { choice, number, type ValuesOf } from "../../../../core/fields";
import { outputsOf } from "../../../../core/outputs";
import { CAR_EMISSIONS } from "../../../../data/car-emissions";

const LITERS_PER_GALLON = 3.785411784;
const BURNED = { fuel: ["gasoline", "diesel"] };

const inputs = {
  fuel: choice("Energy from", {
    options: { grid: "Electricity", gasoline: "Gasoline", diesel: "Diesel" },
    default: "grid",
  }),
  energyKwh: number("Use", { unit: "kWh", default: 350, min: 0, max: 1e12, when: { fuel: "grid" }, solve: true }),
  gridKgPerKwh: number("CO₂ intensity of the grid", {
    unit: "kg/kWh",
    default: CAR_EMISSIONS.usGrid.value / 1000,
    min: 0,
    max: 100,
    when: { fuel: "grid" },
    solve: true,
  }),
  fuelUnit: choice("Fuel in", {
    options: { "us-gallon": "US gallons", liter: "Liters" },
    units: { "us-gallon": { factor: String(LITERS_PER_GALLON) }, liter: { factor: "1" } },
    default: "us-gallon",
    when: BURNED,
  }),
  fuelAmount: number("Fuel", {
    default: 40,
    min: 0,
    max: 1e12,
    when: BURNED,
    solve: true,
    reads: { unitIn: "fuelUnit" },
  }),
  periodsPerYear: number("Times a year", { note: "12 if the amount is for a month", default: 12, min: 0, max: 1e6 }),
};

type Inputs = ValuesOf<typeof inputs>;

/** The CO₂ emitted for an amount of energy. */
class Emission {
  constructor(readonly inputs: Inputs) {}

  /** US gallons of fuel burned; null for electricity. */
  get gallons(): number | null {
    const { fuel, fuelAmount, fuelUnit } = this.inputs;
    if (fuel === "grid") return null;
    return fuelUnit === "liter" ? fuelAmount / LITERS_PER_GALLON : fuelAmount;
  }

  /** In kg of CO₂ per US gallon. */
  get perGallon(): number {
    return CAR_EMISSIONS.tailpipe.value[this.inputs.fuel === "diesel" ? "diesel" : "gasoline"] / 1000;
  }

  get co2Kg(): number {
    const { energyKwh, gridKgPerKwh } = this.inputs;
    return this.gallons === null ? energyKwh * gridKgPerKwh : this.gallons * this.perGallon;
  }

  get co2TonnesPerYear(): number {
    return (this.co2Kg * this.inputs.periodsPerYear) / 1000;
  }
}

const output = outputsOf<Emission>();

export default defineCalculator({
  inputs,
  outputs: {
    co2Kg: output.number("CO₂", { unit: "kg", digits: { significant: 7 }, solve: true }),
    co2TonnesPerYear: output.number("CO₂ per year", { unit: "t", digits: { significant: 7 }, solve: true }),
  },
  derive: (values: Inputs) => new Emission(values),
  headline({ inputs: given, co2Kg, co2TonnesPerYear }, format) {
    const { fuel, fuelUnit } = given;
    const use =
      fuel === "grid"
        ? `${format.significant(given.energyKwh)} kWh of electricity`
        : `${format.significant(given.fuelAmount)} ${fuelUnit === "liter" ? "L" : "gal"} of ${fuel}`;
    return {
      label: "CO₂",
      before: `For ${use},`,
      figure: `${format.significant(co2Kg)} kg`,
      after: "of CO₂ is emitted.",
      second: `${format.significant(co2TonnesPerYear)} metric tons a year.`,
    };
  },
  working({ inputs: given, gallons, perGallon, co2Kg, co2TonnesPerYear }, format) {
    const text = (value: number) => format.significant(value);
    const isLiters = gallons !== null && given.fuelUnit === "liter";
    return [
      ...(isLiters ? [step("US gallons", `${text(given.fuelAmount)} ÷ ${LITERS_PER_GALLON}`, text(gallons))] : []),
      gallons === null
        ? step("CO₂, kg", `${text(given.energyKwh)} × ${text(given.gridKgPerKwh)}`, text(co2Kg))
        : step("CO₂, kg", `${text(gallons)} × ${text(perGallon)}`, text(co2Kg)),
      step(
        "CO₂ per year, metric tons",
        `${text(co2Kg)} × ${text(given.periodsPerYear)} ÷ 1,000`,
        text(co2TonnesPerYear),
      ),
    ];
  },
  figures: ({ inputs: { fuel } }) =>
    fuel === "grid" ? [CAR_EMISSIONS.usGrid, CAR_EMISSIONS.indiaGrid] : [CAR_EMISSIONS.tailpipe],
});
