import { choice } from "../../../../core/fields";
import { outputsOf } from "../../../../core/outputs";
import { defineLaw, type LawModel } from "../../../../fieldsets/law";
import { AMPERES } from "../../../../fieldsets/units/amperes";
import { VOLTS } from "../../../../fieldsets/units/volts";
import { WATTS } from "../../../../fieldsets/units/watts";

const output = outputsOf<LawModel>();
const ROOT3 = Math.sqrt(3);

/** A balanced three-phase load. */
export default defineLaw({
  inputs: {
    connection: choice("Connection", { options: { star: "Wye (star)", delta: "Delta" }, default: "star" }),
  },
  variables: {
    lineVoltage: {
      label: "Line voltage",
      symbol: "V",
      quantity: VOLTS,
      default: 400,
      fill: { USD: 480, CAD: 480 },
      above: 0,
      note: "Between two lines",
    },
    lineCurrent: {
      label: "Line current",
      code: "current",
      symbol: "I",
      quantity: AMPERES,
      default: 16,
      min: 0,
    },
    activePower: {
      label: "Active power",
      code: "power",
      symbol: "P",
      quantity: WATTS,
      default: 10_000,
      min: 0,
    },
    powerFactor: { label: "Power factor cos φ", symbol: "cosφ", default: 0.9, above: 0, max: 1 },
  },
  law: "P = √(3) × V × I × cosφ",
  solveFor: { activePower: "√(3) × V × I × cosφ", lineCurrent: "P ÷ (√(3) × V × cosφ)" },
  extras: {
    apparentPower: { label: "Apparent power", unit: "VA", formula: "√(3) × V × I" },
  },
  outputs: {
    reactivePower: output.number("Reactive power", {
      unit: "var",
      digits: { significant: 7 },
      value: ({ extras, values }) => (extras.apparentPower ?? 0) * Math.sqrt(1 - (values.powerFactor as number) ** 2),
    }),
    phaseVoltage: output.number("Phase voltage", {
      unit: "V",
      digits: { significant: 7 },
      value: ({ inputs, values }) => (values.lineVoltage as number) / (inputs.connection === "star" ? ROOT3 : 1),
    }),
    phaseCurrent: output.number("Phase current", {
      unit: "A",
      digits: { significant: 7 },
      value: ({ inputs, values }) => (values.lineCurrent as number) / (inputs.connection === "delta" ? ROOT3 : 1),
    }),
  },
  prefixes: true,
  sentence: (unknown, { of, values }) =>
    unknown === "activePower"
      ? [`${of("lineCurrent")} at ${of("lineVoltage")} and cos φ ${values.powerFactor} delivers`, ""]
      : [`${of("activePower")} at ${of("lineVoltage")} and cos φ ${values.powerFactor} draws`, "in each line"],
});
