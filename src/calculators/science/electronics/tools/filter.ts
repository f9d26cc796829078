import { InputError, step } from "../../../../core/calculator";
import { by, choice, type ValuesOf } from "../../../../core/fields";
import { outputsOf } from "../../../../core/outputs";
import { defineCircuit } from "../../../../fieldsets/electrical";
import { base, prefixed, result } from "../../../../fieldsets/prefixed";
import { quantity } from "../../../../fieldsets/quantity";
import { FARADS } from "../../../../fieldsets/units/farads";
import { HENRIES } from "../../../../fieldsets/units/henries";
import { HERTZ } from "../../../../fieldsets/units/hertz";
import { OHMS } from "../../../../fieldsets/units/ohms";
import { neighborsIn } from "../../../../math/electronics/e-series";

const RC = ["rc-low-pass", "rc-high-pass"];
const RL = ["rl-low-pass", "rl-high-pass"];
const UNKNOWNS = ["cutoff-frequency", "resistance", "capacitance", "inductance"];
const not = (code: string) => ({ solveFor: UNKNOWNS.filter((one) => one !== code) });
/** The Bode plot spans this many decades below and above the cutoff, with this many points per decade. */
const DECADES = 2;
const POINTS = 10;

const inputs = {
  filterKind: choice("Filter", {
    options: {
      "rc-low-pass": "RC low-pass",
      "rc-high-pass": "RC high-pass",
      "rl-low-pass": "RL low-pass",
      "rl-high-pass": "RL high-pass",
    },
    default: "rc-low-pass",
  }),
  solveFor: choice("Find", {
    options: {
      "cutoff-frequency": "Cutoff frequency",
      resistance: "Resistance",
      capacitance: "Capacitance",
      inductance: "Inductance",
    },
    default: "cutoff-frequency",
  }),
  ...quantity("resistance", OHMS, "Resistance", {
    default: 1.6,
    exampleUnit: "kiloohm",
    above: 0,
    when: not("resistance"),
    solve: true,
  }),
  ...quantity("capacitance", FARADS, "Capacitance", {
    default: 100,
    exampleUnit: "nanofarad",
    above: 0,
    max: 1e9,
    when: { filterKind: RC, ...not("capacitance") },
    solve: true,
  }),
  ...quantity("inductance", HENRIES, "Inductance", {
    default: 100,
    exampleUnit: "millihenry",
    above: 0,
    max: 1e9,
    when: { filterKind: RL, ...not("inductance") },
    solve: true,
  }),
  ...quantity("cutoffFrequency", HERTZ, "Cutoff frequency", {
    default: 1,
    exampleUnit: "kilohertz",
    above: 0,
    max: 1e15,
    when: not("cutoff-frequency"),
  }),
  ...quantity("frequency", HERTZ, "Signal frequency", {
    default: 5,
    exampleUnit: "kilohertz",
    above: 0,
    max: 1e15,
    solve: true,
  }),
};

type Inputs = ValuesOf<typeof inputs>;

const OMEGA = 2 * Math.PI;

class Filter {
  readonly resistance: number;
  readonly capacitance: number | null;
  readonly inductance: number | null;
  readonly cutoffFrequency: number;

  constructor(readonly inputs: Inputs) {
    const { solveFor, resistance, capacitance, inductance, cutoffFrequency } = inputs;
    const missing = this.isRc ? "inductance" : "capacitance";
    if (solveFor === missing)
      throw new InputError("solveFor", `An ${this.isRc ? "RC" : "RL"} filter has no ${missing} to find.`);
    const reactive = this.isRc
      ? solveFor === "capacitance"
        ? 1 / (OMEGA * resistance * cutoffFrequency)
        : capacitance
      : solveFor === "inductance"
        ? resistance / (OMEGA * cutoffFrequency)
        : inductance;
    this.capacitance = this.isRc ? reactive : null;
    this.inductance = this.isRc ? null : reactive;
    this.resistance =
      solveFor !== "resistance"
        ? resistance
        : this.isRc
          ? 1 / (OMEGA * reactive * cutoffFrequency)
          : OMEGA * reactive * cutoffFrequency;
    this.cutoffFrequency = solveFor !== "cutoff-frequency" ? cutoffFrequency : this.#cutoff(this.resistance, reactive);
  }

  #cutoff(resistance: number, reactive: number): number {
    return this.isRc ? 1 / (OMEGA * resistance * reactive) : resistance / (OMEGA * reactive);
  }

  /** The part solved for, rounded to E24, and the cutoff it gives. Null when solving for the cutoff. */
  get standard() {
    const { resistance, inputs } = this;
    if (inputs.solveFor === "cutoff-frequency") return null;
    const isResistor = inputs.solveFor === "resistance";
    const reactive = this.capacitance ?? this.inductance ?? 0;
    const exact = isResistor ? resistance : reactive;
    // No real part is smaller or larger.
    if (!(exact > 1e-18 && exact < 1e18)) return null;
    const { nearest, errorPercent } = neighborsIn("e24", exact);
    const cutoffFrequency = isResistor ? this.#cutoff(nearest, reactive) : this.#cutoff(resistance, nearest);
    return { value: nearest, errorPercent, cutoffFrequency };
  }

  get isRc(): boolean {
    return this.inputs.filterKind.startsWith("rc");
  }

  get isLowPass(): boolean {
    return this.inputs.filterKind.endsWith("low-pass");
  }

  /** Ratio of output to input voltage. */
  gainAt(frequency: number): number {
    const x = frequency / this.cutoffFrequency;
    return this.isLowPass ? 1 / Math.hypot(1, x) : x > 1 ? 1 / Math.hypot(1, 1 / x) : x / Math.hypot(1, x);
  }

  /** In degrees. */
  phaseAt(frequency: number): number {
    const x = frequency / this.cutoffFrequency;
    return ((this.isLowPass ? -Math.atan(x) : Math.atan2(1, x)) * 180) / Math.PI;
  }

  get bode() {
    return Array.from({ length: 2 * DECADES * POINTS + 1 }, (_, i) => {
      const frequency = this.cutoffFrequency * 10 ** (i / POINTS - DECADES);
      return { frequency, gainDb: decibels(this.gainAt(frequency)), phase: this.phaseAt(frequency) };
    });
  }
}

function decibels(ratio: number): number {
  return 20 * Math.log10(ratio);
}

const output = outputsOf<Filter>();
const unknown = (code: string) => ({ when: { solveFor: code }, shown: "more", digits: { significant: 7 } }) as const;

export default defineCircuit({
  inputs,
  derive(inputs: Inputs): Filter {
    const filter = new Filter(inputs);
    const size = filter.gainAt(inputs.frequency);
    const parts = [filter.resistance, filter.capacitance ?? filter.inductance ?? 1, filter.cutoffFrequency];
    if (!(size > 1e-200) || parts.some((part) => !(part > 1e-200 && part < 1e200)))
      throw new InputError("frequency", "These values are too large or too small to calculate with.");
    return filter;
  },
  outputs: {
    cutoffFrequency: output.number("Cutoff frequency", {
      solve: true,
      unit: "Hz",
      ...unknown("cutoff-frequency"),
      value: ({ cutoffFrequency }) => cutoffFrequency,
    }),
    resistance: output.number("Resistance", {
      unit: "Ω",
      ...unknown("resistance"),
      value: ({ resistance }) => resistance,
    }),
    capacitance: output.number("Capacitance", {
      unit: "F",
      ...unknown("capacitance"),
      optional: true,
      value: ({ capacitance }) => capacitance,
    }),
    inductance: output.number("Inductance", {
      unit: "H",
      ...unknown("inductance"),
      optional: true,
      value: ({ inductance }) => inductance,
    }),
    standardPart: output.number("Nearest E24 value", {
      unit: by("solveFor", { resistance: "Ω" }, by("filterKind", { "rl-low-pass": "H", "rl-high-pass": "H" }, "F")),
      digits: { significant: 7 },
      optional: true,
      value: ({ standard }) => standard?.value ?? null,
    }),
    standardCutoff: output.number("Cutoff with that value", {
      unit: "Hz",
      digits: { significant: 7 },
      optional: true,
      value: ({ standard }) => standard?.cutoffFrequency ?? null,
    }),
    frequency: output.number("Signal frequency", {
      unit: "Hz",
      shown: "elsewhere",
      value: ({ inputs }) => inputs.frequency,
    }),
    gain: output.number("Gain at the signal frequency", {
      digits: { significant: 7 },
      value: (filter) => filter.gainAt(filter.inputs.frequency),
    }),
    gainDb: output.number("Gain in decibels", {
      solve: true,
      unit: "dB",
      digits: 2,
      value: (filter) => decibels(filter.gainAt(filter.inputs.frequency)),
    }),
    phase: output.number("Phase", {
      solve: true,
      unit: "°",
      digits: 2,
      value: (filter) => filter.phaseAt(filter.inputs.frequency),
    }),
    bode: output.table("Frequency response", {
      columns: {
        frequency: output.number("Frequency", { unit: "Hz", digits: { significant: 5 } }),
        gainDb: output.number("Gain", { unit: "dB", digits: 2 }),
        phase: output.number("Phase", { unit: "°", digits: 2 }),
      },
      value: ({ bode }) => bode,
    }),
  },
  headline(filter, format) {
    const { inputs, resistance, capacitance, inductance, cutoffFrequency } = filter;
    const ohms = prefixed(resistance, "Ω", format);
    const reactive = capacitance === null ? prefixed(inductance ?? 0, "H", format) : prefixed(capacitance, "F", format);
    const hertz = prefixed(cutoffFrequency, "Hz", format);
    const unit = inputs.solveFor === "resistance" ? "Ω" : filter.isRc ? "F" : "H";
    const { standard } = filter;
    const nearest =
      standard === null
        ? ""
        : `The nearest E24 value, ${prefixed(standard.value, unit, format)}, cuts off at ${prefixed(standard.cutoffFrequency, "Hz", format)}. `;
    const second = `${nearest}At ${prefixed(inputs.frequency, "Hz", format)}: ${format.number(decibels(filter.gainAt(inputs.frequency)), 2)} dB, ${format.number(filter.phaseAt(inputs.frequency), 2)}°`;
    if (inputs.solveFor === "cutoff-frequency")
      return {
        label: "Cutoff frequency",
        before: `${ohms} and ${reactive} cut off at`,
        figure: hertz,
        second,
      };
    if (inputs.solveFor === "resistance")
      return {
        label: "Resistance",
        before: `To cut off at ${hertz} with ${reactive}, use`,
        figure: ohms,
        second,
      };
    return {
      label: filter.isRc ? "Capacitance" : "Inductance",
      before: `To cut off at ${hertz} with ${ohms}, use`,
      figure: reactive,
      second,
    };
  },
  working(filter, format) {
    const { inputs, resistance, capacitance, inductance, cutoffFrequency, isRc, isLowPass } = filter;
    const ohms = base(resistance, "Ω", format);
    const hertz = base(cutoffFrequency, "Hz", format);
    const reactive = isRc ? base(capacitance ?? 0, "F", format) : base(inductance ?? 0, "H", format);
    const pi = "2 × 3.14159265";
    const found = {
      "cutoff-frequency": isRc
        ? step("Cutoff: 1 ÷ (2π × R × C)", `1 ÷ (${pi} × ${ohms} × ${reactive})`, result(cutoffFrequency, "Hz", format))
        : step("Cutoff: R ÷ (2π × L)", `${ohms} ÷ (${pi} × ${reactive})`, result(cutoffFrequency, "Hz", format)),
      resistance: isRc
        ? step("R: 1 ÷ (2π × C × f)", `1 ÷ (${pi} × ${reactive} × ${hertz})`, result(resistance, "Ω", format))
        : step("R: 2π × L × f", `${pi} × ${reactive} × ${hertz}`, result(resistance, "Ω", format)),
      capacitance: step(
        "C: 1 ÷ (2π × R × f)",
        `1 ÷ (${pi} × ${ohms} × ${hertz})`,
        result(capacitance ?? 0, "F", format),
      ),
      inductance: step("L: R ÷ (2π × f)", `${ohms} ÷ (${pi} × ${hertz})`, result(inductance ?? 0, "H", format)),
    }[inputs.solveFor];
    const x = format.significant(inputs.frequency / cutoffFrequency);
    const gain = filter.gainAt(inputs.frequency);
    const { standard } = filter;
    const unit = inputs.solveFor === "resistance" ? "Ω" : isRc ? "F" : "H";
    return [
      found,
      ...(standard === null
        ? []
        : [
            step(
              "Nearest E24 value",
              `Off by ${format.percent(standard.errorPercent)}; it cuts off at ${prefixed(standard.cutoffFrequency, "Hz", format)}`,
              result(standard.value, unit, format),
            ),
          ]),
      step("x: frequency ÷ cutoff", `${base(inputs.frequency, "Hz", format)} ÷ ${hertz}`, x),
      step(
        isLowPass ? "Gain: 1 ÷ √(1 + x²)" : "Gain: x ÷ √(1 + x²)",
        `${isLowPass ? "1" : x} ÷ √(1 + ${x.includes("×") ? `(${x})` : x}²)`,
        format.significant(gain),
      ),
      step("In decibels", `20 × log₁₀(${format.significant(gain)})`, `${format.significant(decibels(gain))}\u00a0dB`),
      step(
        "Phase",
        isLowPass ? `−arctan(${x})` : `arctan(1 ÷ ${x})`,
        `${format.significant(filter.phaseAt(inputs.frequency))}°`,
      ),
    ];
  },
});
