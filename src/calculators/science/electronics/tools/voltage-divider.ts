import { InputError, step } from "../../../../core/calculator";
import { choice, type ValuesOf } from "../../../../core/fields";
import { outputsOf } from "../../../../core/outputs";
import { defineCircuit } from "../../../../fieldsets/electrical";
import { base, prefixed, result } from "../../../../fieldsets/prefixed";
import { quantity } from "../../../../fieldsets/quantity";
import { OHMS } from "../../../../fieldsets/units/ohms";
import { VOLTS } from "../../../../fieldsets/units/volts";
import { SERIES } from "../../../../math/electronics/e-series";
import { ratioPairs } from "../../../../math/electronics/pairs";

const given = (...unknowns: string[]) => ({
  solveFor: ["output-voltage", "input-voltage", "resistor-1", "resistor-2"].filter((code) => !unknowns.includes(code)),
});
/** Upper limit of all voltages and resistances. */
const LARGEST = 1e12;

const inputs = {
  solveFor: choice("Find", {
    options: {
      "output-voltage": "Output voltage",
      "input-voltage": "Input voltage",
      "resistor-1": "Resistor R1",
      "resistor-2": "Resistor R2",
    },
    default: "output-voltage",
  }),
  ...quantity("inputVoltage", VOLTS, "Input voltage", {
    default: 12,
    above: 0,
    max: LARGEST,
    when: given("input-voltage"),
    solve: true,
  }),
  ...quantity("resistor1", OHMS, "Resistor R1", {
    note: "From the input to the output",
    default: 10,
    exampleUnit: "kiloohm",
    above: 0,
    max: LARGEST,
    when: given("resistor-1"),
    solve: true,
  }),
  ...quantity("resistor2", OHMS, "Resistor R2", {
    note: "From the output to ground",
    default: 4.7,
    exampleUnit: "kiloohm",
    above: 0,
    max: LARGEST,
    when: given("resistor-2"),
    solve: true,
  }),
  ...quantity("outputVoltage", VOLTS, "Output voltage", {
    default: 3.3,
    above: 0,
    max: LARGEST,
    when: given("output-voltage"),
  }),
  ...quantity("loadResistance", OHMS, "Load", {
    note: "In parallel with R2; 0 for none",
    default: 0,
    min: 0,
    max: LARGEST,
    when: given("resistor-1", "resistor-2"),
    solve: true,
  }),
  series: choice("Standard values from", { options: SERIES, default: "e24" }),
};

type Inputs = ValuesOf<typeof inputs>;

class Divider {
  readonly inputVoltage: number;
  readonly resistor1: number;
  readonly resistor2: number;
  readonly outputVoltage: number;
  /** In ohms; 0 if there is no load. */
  readonly load: number;

  constructor(
    readonly inputs: Inputs,
    short: (volts: number) => string,
  ) {
    const { solveFor } = inputs;
    this.inputVoltage = inputs.inputVoltage;
    this.resistor1 = inputs.resistor1;
    this.resistor2 = inputs.resistor2;
    this.outputVoltage = inputs.outputVoltage;
    this.load = solveFor.startsWith("resistor") ? 0 : inputs.loadResistance;
    if (solveFor === "output-voltage")
      this.outputVoltage = (this.inputVoltage * this.lower) / (this.resistor1 + this.lower);
    else if (solveFor === "input-voltage")
      this.inputVoltage = (this.outputVoltage * (this.resistor1 + this.lower)) / this.lower;
    else {
      if (this.outputVoltage >= this.inputVoltage)
        throw new InputError(
          "outputVoltage",
          `Output must be between 0 and the input voltage (${short(this.inputVoltage)} V).`,
        );
      const rest = this.inputVoltage - this.outputVoltage;
      if (solveFor === "resistor-1") this.resistor1 = (this.resistor2 * rest) / this.outputVoltage;
      else this.resistor2 = (this.resistor1 * this.outputVoltage) / rest;
    }
  }

  /** R2 with the load in parallel. */
  get lower(): number {
    return this.load === 0 ? this.resistor2 : 1 / (1 / this.resistor2 + 1 / this.load);
  }

  get unloadedVoltage(): number {
    return (this.inputVoltage * this.resistor2) / (this.resistor1 + this.resistor2);
  }

  /** Current through R1. */
  get current(): number {
    return (this.inputVoltage - this.outputVoltage) / this.resistor1;
  }

  get theveninResistance(): number {
    return 1 / (1 / this.resistor1 + 1 / this.resistor2);
  }

  get power1(): number {
    return this.current ** 2 * this.resistor1;
  }

  get power2(): number {
    return this.outputVoltage ** 2 / this.resistor2;
  }

  /** Pairs of standard resistors that come closest to the output without a load. */
  get pairs() {
    const ratio = this.resistor2 / this.resistor1;
    if (!(ratio > 1e-9 && ratio < 1e9 && this.resistor1 > 1e-9)) return [];
    return ratioPairs(ratio, this.inputs.series, this.resistor1).map(({ first, second }) => {
      const outputVoltage = (this.inputVoltage * second) / (first + second);
      return {
        resistor1: first,
        resistor2: second,
        outputVoltage,
        errorPercent: 100 * (outputVoltage / this.unloadedVoltage - 1),
      };
    });
  }
}

const output = outputsOf<Divider>();
const unknown = (code: string) => ({ when: { solveFor: code }, shown: "more", digits: { significant: 7 } }) as const;

export default defineCircuit({
  inputs,
  derive: (inputs: Inputs, { format }) => new Divider(inputs, (volts) => format.significant(volts)),
  outputs: {
    outputVoltage: output.number("Output voltage", {
      solve: true,
      unit: "V",
      ...unknown("output-voltage"),
      value: ({ outputVoltage }) => outputVoltage,
    }),
    inputVoltage: output.number("Input voltage", {
      unit: "V",
      ...unknown("input-voltage"),
      value: ({ inputVoltage }) => inputVoltage,
    }),
    resistor1: output.number("Resistor R1", {
      unit: "Ω",
      ...unknown("resistor-1"),
      value: ({ resistor1 }) => resistor1,
    }),
    resistor2: output.number("Resistor R2", {
      unit: "Ω",
      ...unknown("resistor-2"),
      value: ({ resistor2 }) => resistor2,
    }),
    loadResistance: output.number("Load", { unit: "Ω", shown: "elsewhere", value: ({ load }) => load }),
    unloadedVoltage: output.number("Output without a load", {
      unit: "V",
      digits: { significant: 7 },
      value: ({ unloadedVoltage }) => unloadedVoltage,
    }),
    current: output.number("Current through R1", {
      solve: true,
      unit: "A",
      digits: { significant: 7 },
      value: ({ current }) => current,
    }),
    theveninResistance: output.number("Source resistance (Thévenin)", {
      solve: true,
      unit: "Ω",
      digits: { significant: 7 },
      value: ({ theveninResistance }) => theveninResistance,
    }),
    power1: output.number("Power in R1", { unit: "W", digits: { significant: 7 }, value: ({ power1 }) => power1 }),
    power2: output.number("Power in R2", { unit: "W", digits: { significant: 7 }, value: ({ power2 }) => power2 }),
    pairs: output.table("Standard resistor pairs", {
      columns: {
        resistor1: output.number("R1", { unit: "Ω", digits: { significant: 7 } }),
        resistor2: output.number("R2", { unit: "Ω", digits: { significant: 7 } }),
        outputVoltage: output.number("Output", { unit: "V", digits: { significant: 7 } }),
        errorPercent: output.percent("Error"),
      },
      value: ({ pairs }) => pairs,
    }),
  },
  headline(divider, format) {
    const { inputs, inputVoltage, outputVoltage, resistor1, resistor2, pairs, load } = divider;
    const volts = (value: number) => prefixed(value, "V", format);
    const ohms = (value: number) => prefixed(value, "Ω", format);
    const [best] = pairs;
    const isGiven = best?.resistor1 === resistor1 && best?.resistor2 === resistor2;
    const second = best &&
      !isGiven && {
        second: `With standard resistors: ${ohms(best.resistor1)} and ${ohms(best.resistor2)} give ${volts(best.outputVoltage)}${load === 0 ? "" : " without the load"}.`,
      };
    switch (inputs.solveFor) {
      case "output-voltage":
        return {
          label: "Output voltage",
          before: `${volts(inputVoltage)} across ${ohms(resistor1)} and ${ohms(resistor2)} gives`,
          figure: volts(outputVoltage),
          ...second,
        };
      case "input-voltage":
        return {
          label: "Input voltage",
          before: `${volts(outputVoltage)} at the output takes`,
          figure: volts(inputVoltage),
          ...second,
        };
      default: {
        const isFirst = inputs.solveFor === "resistor-1";
        return {
          label: isFirst ? "R1" : "R2",
          before: `For ${volts(outputVoltage)} from ${volts(inputVoltage)}, ${isFirst ? "R1" : "R2"} is`,
          figure: ohms(isFirst ? resistor1 : resistor2),
          ...second,
        };
      }
    }
  },
  working(divider, format) {
    const { inputs, inputVoltage, outputVoltage, resistor1, resistor2, load, lower } = divider;
    const volts = (value: number) => base(value, "V", format);
    const ohms = (value: number) => base(value, "Ω", format);
    const loaded =
      load === 0
        ? []
        : [
            step(
              "R2 with the load in parallel",
              `1 ÷ (1 ÷ ${ohms(resistor2)} + 1 ÷ ${ohms(load)})`,
              result(lower, "Ω", format),
            ),
          ];
    const rest = `(${volts(inputVoltage)} − ${volts(outputVoltage)})`;
    const found = {
      "output-voltage": step(
        "Output: input × R2 ÷ (R1 + R2)",
        `${volts(inputVoltage)} × ${ohms(lower)} ÷ (${ohms(resistor1)} + ${ohms(lower)})`,
        result(outputVoltage, "V", format),
      ),
      "input-voltage": step(
        "Input: output × (R1 + R2) ÷ R2",
        `${volts(outputVoltage)} × (${ohms(resistor1)} + ${ohms(lower)}) ÷ ${ohms(lower)}`,
        result(inputVoltage, "V", format),
      ),
      "resistor-1": step(
        "R1: R2 × (input − output) ÷ output",
        `${ohms(resistor2)} × ${rest} ÷ ${volts(outputVoltage)}`,
        result(resistor1, "Ω", format),
      ),
      "resistor-2": step(
        "R2: R1 × output ÷ (input − output)",
        `${ohms(resistor1)} × ${volts(outputVoltage)} ÷ ${rest}`,
        result(resistor2, "Ω", format),
      ),
    }[inputs.solveFor];
    return [
      ...loaded,
      found,
      step("Current through R1", `${rest} ÷ ${ohms(resistor1)}`, result(divider.current, "A", format)),
    ];
  },
});
