import { InputError, step } from "../../../../core/calculator";
import { by, choice, text, type ValuesOf } from "../../../../core/fields";
import { outputsOf } from "../../../../core/outputs";
import { defineCircuit } from "../../../../fieldsets/electrical";
import { base, prefixed, result } from "../../../../fieldsets/prefixed";
import { SERIES } from "../../../../math/electronics/e-series";
import { type Pair, pairsFor } from "../../../../math/electronics/pairs";
import { readComponent } from "../../../../math/electronics/prefix";
import { componentList } from "../component-list";

const UNITS = { resistor: "Ω", capacitor: "F", inductor: "H" } as const;
const UNIT = by("componentKind", UNITS, "");
/** Allowed range of the target value, in base units. */
const TARGETS = [1e-15, 1e15] as const;

const inputs = {
  componentKind: choice("Components", {
    options: { resistor: "Resistors", capacitor: "Capacitors", inductor: "Inductors" },
    default: "resistor",
  }),
  values: text("Values", {
    note: "Such as 4k7, 220R, 100n or 10m; in Ω, F or H",
    default: by("componentKind", { capacitor: "100n, 220n, 4u7", inductor: "10m, 22m, 470u" }, "4k7, 10k, 220R"),
    max: 2000,
  }),
  targetValue: text("Target value", { note: "Finds two standard parts that come close to it", default: null, max: 40 }),
  series: choice("Standard values from", { options: SERIES, default: "e24" }),
};

type Inputs = ValuesOf<typeof inputs>;

class Network {
  readonly values: readonly number[];
  readonly target: number | null;

  constructor(readonly inputs: Inputs) {
    this.values = componentList(inputs.values);
    this.target = this.#target();
  }

  #target(): number | null {
    const { targetValue } = this.inputs;
    if (targetValue === null || targetValue.trim() === "") return null;
    const value = readComponent(targetValue);
    if (value === null || value < TARGETS[0] || value > TARGETS[1])
      throw new InputError("targetValue", `“${targetValue.trim()}” is not a component value, e.g. 4k7 or 100n.`);
    return value;
  }

  get unit(): string {
    return UNITS[this.inputs.componentKind];
  }

  get isCapacitor(): boolean {
    return this.inputs.componentKind === "capacitor";
  }

  get sum(): number {
    return this.values.reduce((sum, value) => sum + value, 0);
  }

  /** The reciprocal of the sum of the reciprocals. */
  get harmonic(): number {
    return 1 / this.values.reduce((sum, value) => sum + 1 / value, 0);
  }

  get seriesTotal(): number {
    return this.isCapacitor ? this.harmonic : this.sum;
  }

  get parallelTotal(): number {
    return this.isCapacitor ? this.sum : this.harmonic;
  }

  get pairs(): readonly Pair[] {
    return this.target === null
      ? []
      : pairsFor(this.target, this.inputs.series, this.isCapacitor ? "in-parallel" : "in-series");
  }
}

const output = outputsOf<Network>();

export default defineCircuit({
  inputs,
  derive: (values: Inputs) => new Network(values),
  outputs: {
    seriesTotal: output.number("In series", {
      unit: UNIT,
      digits: { significant: 7 },
      value: ({ seriesTotal }) => seriesTotal,
    }),
    parallelTotal: output.number("In parallel", {
      unit: UNIT,
      digits: { significant: 7 },
      value: ({ parallelTotal }) => parallelTotal,
    }),
    count: output.integer("Components", { value: ({ values }) => values.length }),
    standardPairs: output.table("Two standard parts", {
      columns: {
        a: output.number("First", { unit: UNIT, digits: { significant: 7 } }),
        b: output.number("Second", { unit: UNIT, digits: { significant: 7 } }),
        connection: output.choice("Connected", { options: { series: "In series", parallel: "In parallel" } }),
        value: output.number("Total", { unit: UNIT, digits: { significant: 7 } }),
        errorPercent: output.percent("Error"),
      },
      value: ({ pairs }) => pairs.map((pair) => ({ ...pair })),
    }),
  },
  headline: ({ values, seriesTotal, parallelTotal, unit, pairs: [best] }, format) => ({
    label: "In series",
    before:
      values.length === 1
        ? `${prefixed(values[0] as number, unit, format)} alone is`
        : values.length <= 3
          ? `${values.map((value) => prefixed(value, unit, format)).join(" + ")} in series make`
          : `The ${values.length} in series make`,
    figure: prefixed(seriesTotal, unit, format),
    after: values.length === 1 ? "" : `; in parallel, ${prefixed(parallelTotal, unit, format)}`,
    ...(best && {
      second: `Closest pair: ${prefixed(best.a, unit, format)} and ${prefixed(best.b, unit, format)} in ${best.connection}, ${prefixed(best.value, unit, format)}`,
    }),
  }),
  working: ({ values, sum, harmonic, isCapacitor, unit }, format) => {
    const shown = values.slice(0, 20).map((value) => base(value, unit, format));
    const more = values.length > shown.length ? " + …" : "";
    return [
      step(
        isCapacitor ? "In parallel, capacitances add" : "In series, they add",
        shown.join(" + ") + more,
        result(sum, unit, format),
      ),
      step(
        isCapacitor ? "In series, their reciprocals add" : "In parallel, their reciprocals add",
        `1 ÷ (${shown.map((value) => `1 ÷ ${value}`).join(" + ")}${more})`,
        result(harmonic, unit, format),
      ),
    ];
  },
});
