import { InputError, notice, step } from "../../../../core/calculator";
import { choice, fold, list, number, type ValuesOf } from "../../../../core/fields";
import { outputsOf } from "../../../../core/outputs";
import { defineCircuit, givens } from "../../../../fieldsets/electrical";
import { base, prefixed, result } from "../../../../fieldsets/prefixed";
import { quantity } from "../../../../fieldsets/quantity";
import { OHMS } from "../../../../fieldsets/units/ohms";
import { VOLTS } from "../../../../fieldsets/units/volts";
import { signedOperand } from "../../../../math/words/signed-operand";

const LARGEST = 1e12;
const SINGLE = ["inverting", "non-inverting", "buffer", "differential"];

const inputs = {
  opAmpKind: choice("Circuit", {
    options: {
      inverting: "Inverting",
      "non-inverting": "Non-inverting",
      buffer: "Buffer",
      differential: "Differential",
      summing: "Summing",
    },
    default: "inverting",
  }),
  ...quantity("inputResistor", OHMS, "Input resistor", {
    default: 10,
    exampleUnit: "kiloohm",
    above: 0,
    max: LARGEST,
    when: { opAmpKind: ["inverting", "non-inverting", "differential"] },
    solve: true,
  }),
  ...quantity("feedbackResistor", OHMS, "Feedback resistor", {
    default: 47,
    exampleUnit: "kiloohm",
    above: 0,
    max: LARGEST,
    when: { opAmpKind: ["inverting", "non-inverting", "differential", "summing"] },
    solve: 1,
  }),
  ...quantity("inputVoltage", VOLTS, "Input voltage", {
    default: 0.5,
    min: -LARGEST,
    max: LARGEST,
    when: { opAmpKind: SINGLE },
    solve: true,
  }),
  ...quantity("inputVoltage2", VOLTS, "Second input voltage", {
    note: "The first is subtracted from it",
    default: 1,
    min: -LARGEST,
    max: LARGEST,
    when: { opAmpKind: "differential" },
  }),
  summingInputs: list("Inputs", {
    row: { label: "Input" },
    min: 1,
    max: 20,
    default: [
      { voltage: 0.5, resistor: 10_000 },
      { voltage: 1, resistor: 22_000 },
    ],
    columns: {
      voltage: number("Voltage", { unit: "V", default: 0, min: -LARGEST, max: LARGEST }),
      resistor: number("Resistor", { unit: "Ω", default: 10_000, above: 0, min: 1e-6, max: LARGEST }),
    },
    when: { opAmpKind: "summing" },
  }),
  ...fold("Supplies", {
    ...quantity("supplyPositive", VOLTS, "Positive supply", { default: 12, min: -LARGEST, max: LARGEST }),
    ...quantity("supplyNegative", VOLTS, "Negative supply", { default: -12, min: -LARGEST, max: LARGEST }),
  }),
};

type Inputs = ValuesOf<typeof inputs>;

class Amplifier {
  constructor(readonly inputs: Inputs) {
    if (inputs.supplyNegative >= inputs.supplyPositive)
      throw new InputError("supplyNegative", "The negative supply must be below the positive supply.");
  }

  /** Null for the summing amplifier, where each input has its own gain. */
  get gain(): number | null {
    const { opAmpKind, inputResistor, feedbackResistor } = this.inputs;
    switch (opAmpKind) {
      case "inverting":
        return -feedbackResistor / inputResistor;
      case "non-inverting":
        return 1 + feedbackResistor / inputResistor;
      case "buffer":
        return 1;
      case "differential":
        return feedbackResistor / inputResistor;
      default:
        return null;
    }
  }

  get idealOutputVoltage(): number {
    const { opAmpKind, feedbackResistor, inputVoltage, inputVoltage2, summingInputs } = this.inputs;
    if (this.gain === null)
      // Subtracting from 0 avoids −0.
      return 0 - feedbackResistor * summingInputs.reduce((sum, one) => sum + one.voltage / one.resistor, 0);
    return this.gain * (opAmpKind === "differential" ? inputVoltage2 - inputVoltage : inputVoltage) + 0;
  }

  /** The ideal output, limited to the range of the supplies. */
  get outputVoltage(): number {
    const { supplyPositive, supplyNegative } = this.inputs;
    return Math.min(supplyPositive, Math.max(supplyNegative, this.idealOutputVoltage));
  }

  get clipped(): boolean {
    return this.outputVoltage !== this.idealOutputVoltage;
  }
}

const output = outputsOf<Amplifier>();

export default defineCircuit({
  inputs,
  derive(inputs: Inputs): Amplifier {
    const amplifier = new Amplifier(inputs);
    if (!Number.isFinite(amplifier.idealOutputVoltage) || amplifier.gain === Number.POSITIVE_INFINITY)
      throw new InputError("inputResistor", "These values are too large or too small to calculate with.");
    return amplifier;
  },
  outputs: {
    ...givens<Amplifier>(inputs, [
      "inputResistor",
      "feedbackResistor",
      "inputVoltage",
      "inputVoltage2",
      "supplyPositive",
      "supplyNegative",
    ]),
    gain: output.number("Gain", { solve: true, digits: { significant: 7 }, optional: true, value: ({ gain }) => gain }),
    gainDb: output.number("Gain in decibels", {
      solve: true,
      unit: "dB",
      digits: 2,
      optional: true,
      value: ({ gain }) => gain && 20 * Math.log10(Math.abs(gain)),
    }),
    idealOutputVoltage: output.number("Output without the limits of the supplies", {
      unit: "V",
      digits: { significant: 7 },
      value: ({ idealOutputVoltage }) => idealOutputVoltage,
    }),
    outputVoltage: output.number("Output voltage", {
      solve: true,
      unit: "V",
      digits: { significant: 7 },
      value: ({ outputVoltage }) => outputVoltage,
    }),
    clipped: output.boolean("Limited by a supply", { value: ({ clipped }) => clipped }),
  },
  headline: ({ gain, outputVoltage, clipped }, format) => ({
    label: "Output voltage",
    before: gain === null ? "The output is" : `With a gain of ${format.significant(gain, 4)}, the output is`,
    figure: prefixed(outputVoltage, "V", format),
    ...(clipped && { after: ", limited by the supply" }),
  }),
  notices: ({ clipped, idealOutputVoltage }, format) =>
    clipped
      ? [
          notice(
            "clipped",
            `The output would be ${prefixed(idealOutputVoltage, "V", format)}, beyond the supplies. Most amplifiers stop a volt or two short of them.`,
          ),
        ]
      : [],
  working(amplifier, format) {
    const { inputs, gain, idealOutputVoltage, outputVoltage, clipped } = amplifier;
    const { opAmpKind, feedbackResistor, inputResistor, inputVoltage, inputVoltage2, summingInputs } = inputs;
    const ohms = (value: number) => base(value, "Ω", format);
    const volts = (value: number) => signedOperand(base(value, "V", format));
    const ideal = result(idealOutputVoltage, "V", format);
    const held = clipped ? [step("Limited by the supplies", ideal, result(outputVoltage, "V", format))] : [];
    if (gain === null)
      return [
        step(
          "Output: −feedback resistor × the sum of V ÷ R",
          `−${ohms(feedbackResistor)} × (${summingInputs.map(({ voltage, resistor }) => `${volts(voltage)} ÷ ${ohms(resistor)}`).join(" + ")})`,
          ideal,
        ),
        ...held,
      ];
    const ratio = `${ohms(feedbackResistor)} ÷ ${ohms(inputResistor)}`;
    const gains = {
      inverting: step("Gain: −feedback ÷ input resistor", `−${ratio}`, format.significant(gain)),
      "non-inverting": step("Gain: 1 + feedback ÷ input resistor", `1 + ${ratio}`, format.significant(gain)),
      buffer: step("Gain", "The output follows the input", "1"),
      differential: step("Gain: feedback ÷ input resistor", ratio, format.significant(gain)),
    }[opAmpKind as "inverting"];
    const shown = signedOperand(format.significant(gain));
    return [
      gains,
      step(
        "Output",
        opAmpKind === "differential"
          ? `${shown} × (${volts(inputVoltage2)} − ${volts(inputVoltage)})`
          : `${shown} × ${volts(inputVoltage)}`,
        ideal,
      ),
      ...held,
    ];
  },
});
