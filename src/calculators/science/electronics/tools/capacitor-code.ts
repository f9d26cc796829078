import { InputError, step } from "../../../../core/calculator";
import { choice, text, type ValuesOf } from "../../../../core/fields";
import { outputsOf } from "../../../../core/outputs";
import { defineCircuit } from "../../../../fieldsets/electrical";
import { prefixed, result } from "../../../../fieldsets/prefixed";
import { quantity } from "../../../../fieldsets/quantity";
import { FARADS } from "../../../../fieldsets/units/farads";
import { type CapacitorReading, capacitorCode, readCapacitorCode } from "../../../../math/electronics/capacitor-code";

const inputs = {
  direction: choice("Find", {
    options: { decode: "Capacitance from a code", encode: "Code for a capacitance" },
    default: "decode",
  }),
  code: text("Code", { note: "Such as 104K, 4n7 or 1H103J", default: "104K", max: 20, when: { direction: "decode" } }),
  ...quantity("capacitance", FARADS, "Capacitance", {
    default: 100,
    exampleUnit: "nanofarad",
    above: 0,
    max: 1e6,
    when: { direction: "encode" },
  }),
};

type Inputs = ValuesOf<typeof inputs>;

interface Marking {
  readonly inputs: Inputs;
  readonly capacitance: number;
  /** Null when encoding. */
  readonly reading: CapacitorReading | null;
  readonly code: string;
}

const output = outputsOf<Marking>();

export default defineCircuit({
  inputs,
  derive(inputs: Inputs, { format }): Marking {
    if (inputs.direction === "decode") {
      const reading = readCapacitorCode(inputs.code);
      if (typeof reading === "string") throw new InputError("code", reading);
      return { inputs, capacitance: reading.capacitance, reading, code: inputs.code.trim() };
    }
    const capacitance = Number(inputs.capacitance.toPrecision(12));
    const code = capacitorCode(capacitance);
    if (code === null)
      throw new InputError(
        "capacitance",
        `${prefixed(capacitance, "F", format, 7)} has no code; codes show two digits, from 0.1 pF to 990 µF.`,
      );
    return { inputs, capacitance, reading: null, code };
  },
  outputs: {
    capacitance: output.number("Capacitance", {
      unit: "F",
      digits: { significant: 7 },
      value: ({ capacitance }) => capacitance,
    }),
    tolerance: output.percent("Tolerance", {
      optional: true,
      value: ({ reading }) => (reading?.tolerance && "percent" in reading.tolerance ? reading.tolerance.percent : null),
    }),
    toleranceBelow: output.percent("Lower tolerance, if different", {
      optional: true,
      value: ({ reading }) =>
        reading?.tolerance && "percent" in reading.tolerance ? (reading.tolerance.below ?? null) : null,
    }),
    toleranceAbsolute: output.number("Tolerance", {
      unit: "F",
      digits: { significant: 7 },
      optional: true,
      value: ({ reading }) => (reading?.tolerance && "farads" in reading.tolerance ? reading.tolerance.farads : null),
    }),
    ratedVoltage: output.number("Rated voltage", {
      unit: "V",
      optional: true,
      value: ({ reading }) => reading?.ratedVoltage ?? null,
    }),
    code: output.text("Code", { shown: "elsewhere", value: ({ code }) => code }),
  },
  headline({ capacitance, reading, code }, format) {
    if (!reading) return { label: "Code", before: `${prefixed(capacitance, "F", format)} is marked`, figure: code };
    const tolerance = toleranceText(reading, (value) => prefixed(value, "F", format));
    const voltage = reading.ratedVoltage === null ? "" : `for ${format.number(reading.ratedVoltage)} V`;
    return {
      label: "Capacitance",
      before: `${code} is`,
      figure: prefixed(capacitance, "F", format),
      after: [tolerance, voltage].filter((text) => text !== "").join(", "),
    };
  },
  working({ capacitance, reading, code }, format) {
    if (!reading)
      return [
        step("In picofarads", prefixed(capacitance, "F", format), `${format.significant(capacitance * 1e12)} pF`),
        step("Two digits, then the power of ten", `${format.significant(capacitance * 1e12)} pF`, code),
      ];
    const { digits, exponent } = reading.picofarads;
    const picofarads = format.significant(capacitance * 1e12);
    const tolerance = toleranceText(reading, (value) => prefixed(value, "F", format));
    return [
      step(
        "Digits and multiplier, in picofarads",
        `${Number(digits)} × 10${String(exponent).replace(/./g, (sign) => (sign === "-" ? "⁻" : ("⁰¹²³⁴⁵⁶⁷⁸⁹"[Number(sign)] as string)))}`,
        picofarads,
      ),
      step("In farads", `${picofarads} ÷ 10¹²`, result(capacitance, "F", format)),
      ...(tolerance ? [step("Tolerance", `Letter ${code.slice(-1).toUpperCase()}`, tolerance)] : []),
      ...(reading.ratedVoltage === null
        ? []
        : [step("Rated voltage", code.slice(0, 2).toUpperCase(), `${format.number(reading.ratedVoltage)} V`)]),
    ];
  },
});

function toleranceText({ tolerance }: CapacitorReading, farads: (value: number) => string): string {
  if (!tolerance) return "";
  if ("farads" in tolerance) return `±${farads(tolerance.farads)}`;
  return tolerance.below === undefined ? `±${tolerance.percent}%` : `+${tolerance.percent}% −${tolerance.below}%`;
}
