import { InputError, notice, step } from "../../../../core/calculator";
import { choice, integer, type ValuesOf } from "../../../../core/fields";
import { outputsOf } from "../../../../core/outputs";
import { defineCircuit, givens } from "../../../../fieldsets/electrical";
import { base, prefixed, result } from "../../../../fieldsets/prefixed";
import { quantity } from "../../../../fieldsets/quantity";
import { AMPERES } from "../../../../fieldsets/units/amperes";
import { VOLTS } from "../../../../fieldsets/units/volts";
import { neighborsIn, SERIES } from "../../../../math/electronics/e-series";

/** Common power ratings of resistors, in watts. */
const RATINGS = [0.125, 0.25, 0.5, 1, 2, 5] as const;
/** Rating over power: a resistor stays cool at half its rating. */
const RESERVE = 2;

const inputs = {
  ...quantity("supplyVoltage", VOLTS, "Supply voltage", { default: 9, above: 0, max: 1e6, solve: true }),
  ...quantity("ledVoltage", VOLTS, "Forward voltage of the LED", {
    note: "Red about 2 V, blue and white about 3.2 V",
    default: 2,
    above: 0,
    max: 1e6,
    solve: true,
  }),
  ...quantity("ledCurrent", AMPERES, "LED current", {
    default: 20,
    exampleUnit: "milliampere",
    above: 0,
    min: 1e-12,
    max: 1e6,
    solve: true,
  }),
  ledsInSeries: integer("LEDs in series", { default: 1, min: 1, max: 1000 }),
  series: choice("Standard values from", { options: SERIES, default: "e24" }),
};

type Inputs = ValuesOf<typeof inputs>;

class LedCircuit {
  constructor(readonly inputs: Inputs) {
    const { supplyVoltage, ledsInSeries } = inputs;
    if (this.ledsVoltage >= supplyVoltage)
      throw new InputError(
        "ledsInSeries",
        `${ledsInSeries === 1 ? "1 LED needs" : `${ledsInSeries} LEDs need`} ${short(this.ledsVoltage)} V; the supply has ${short(supplyVoltage)} V.`,
      );
  }

  get ledsVoltage(): number {
    return this.inputs.ledsInSeries * this.inputs.ledVoltage;
  }

  /** Voltage across the resistor. */
  get drop(): number {
    return this.inputs.supplyVoltage - this.ledsVoltage;
  }

  get exactResistance(): number {
    return this.drop / this.inputs.ledCurrent;
  }

  get standardResistance(): number {
    return neighborsIn(this.inputs.series, this.exactResistance).above;
  }

  get actualCurrent(): number {
    return this.drop / this.standardResistance;
  }

  get resistorPower(): number {
    return this.drop * this.actualCurrent;
  }

  /** Null if no common resistor is rated high enough. */
  get suggestedRating(): number | null {
    return RATINGS.find((rating) => rating >= RESERVE * this.resistorPower) ?? null;
  }

  get efficiency(): number {
    return (100 * this.ledsVoltage) / this.inputs.supplyVoltage;
  }
}

function short(volts: number): string {
  return String(Number(volts.toPrecision(7)));
}

const output = outputsOf<LedCircuit>();

export default defineCircuit({
  inputs,
  derive: (values: Inputs) => new LedCircuit(values),
  outputs: {
    ...givens<LedCircuit>(inputs, ["supplyVoltage", "ledVoltage", "ledCurrent", "ledsInSeries"]),
    exactResistance: output.number("Exact resistance", {
      solve: true,
      unit: "Ω",
      digits: { significant: 7 },
      value: ({ exactResistance }) => exactResistance,
    }),
    standardResistance: output.number("Standard resistor", {
      unit: "Ω",
      digits: { significant: 7 },
      value: ({ standardResistance }) => standardResistance,
    }),
    actualCurrent: output.number("Current with the standard resistor", {
      unit: "A",
      digits: { significant: 7 },
      value: ({ actualCurrent }) => actualCurrent,
    }),
    resistorPower: output.number("Power in the resistor", {
      unit: "W",
      digits: { significant: 7 },
      value: ({ resistorPower }) => resistorPower,
    }),
    suggestedRating: output.number("Power rating to buy, at least", {
      unit: "W",
      optional: true,
      value: ({ suggestedRating }) => suggestedRating,
    }),
    efficiency: output.percent("Efficiency", {
      note: "Share of the power that reaches the LEDs",
      value: ({ efficiency }) => efficiency,
    }),
  },
  headline: ({ standardResistance, actualCurrent, suggestedRating, exactResistance }, format) => ({
    label: "Resistor",
    before: "Use a resistor of",
    figure: prefixed(standardResistance, "Ω", format),
    after: suggestedRating === null ? "" : `, ${format.number(suggestedRating)} W`,
    second: `The exact value is ${prefixed(exactResistance, "Ω", format)}; with the standard resistor the current is ${prefixed(actualCurrent, "A", format)}.`,
  }),
  notices: ({ suggestedRating, resistorPower }, format) =>
    suggestedRating === null
      ? [
          notice(
            "much-power",
            `The resistor would turn ${format.significant(resistorPower, 4)} W into heat; a constant-current driver suits this better.`,
          ),
        ]
      : [],
  working: (circuit, format) => {
    const { inputs, ledsVoltage, drop, exactResistance, standardResistance, actualCurrent } = circuit;
    const volts = (value: number) => base(value, "V", format);
    return [
      step("Voltage across the LEDs", `${inputs.ledsInSeries} × ${volts(inputs.ledVoltage)}`, volts(ledsVoltage)),
      step(
        "Voltage across the resistor",
        `${volts(inputs.supplyVoltage)} − ${volts(ledsVoltage)}`,
        result(drop, "V", format),
      ),
      step(
        "Resistance: V ÷ I",
        `${volts(drop)} ÷ ${base(inputs.ledCurrent, "A", format)}`,
        result(exactResistance, "Ω", format),
      ),
      step(
        `Next ${inputs.series.toUpperCase()} value`,
        "Rounded up, so that the current stays at or below the one you want",
        result(standardResistance, "Ω", format),
      ),
      step(
        "Current with the standard resistor",
        `${volts(drop)} ÷ ${base(standardResistance, "Ω", format)}`,
        result(actualCurrent, "A", format),
      ),
      step(
        "Power in the resistor: V × I",
        `${volts(drop)} × ${base(actualCurrent, "A", format)}`,
        result(circuit.resistorPower, "W", format),
      ),
    ];
  },
});
