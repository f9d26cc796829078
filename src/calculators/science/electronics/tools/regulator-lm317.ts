import { notice } from "../../../../core/calculator";
import { outputsOf } from "../../../../core/outputs";
import { defineLaw, type LawModel } from "../../../../fieldsets/law";
import { prefixed } from "../../../../fieldsets/prefixed";
import { AMPERES } from "../../../../fieldsets/units/amperes";
import { OHMS } from "../../../../fieldsets/units/ohms";
import { VOLTS } from "../../../../fieldsets/units/volts";
import { neighborsIn } from "../../../../math/electronics/e-series";

/** Reference voltage between the output and the adjust pin, in volts. */
const REFERENCE = 1.25;

/** R2 rounded to E24, and the output voltage it gives. Null if R2 was given, or if no real resistor has its value. */
function standardOf({ inputs, values }: Pick<LawModel, "inputs" | "values">) {
  const { resistor1 = 0, resistor2 = 0, adjustCurrent = 0 } = values;
  if (inputs.solveFor !== "resistor-2" || !(resistor2 > 1e-6 && resistor2 < 1e12)) return null;
  const { nearest } = neighborsIn("e24", resistor2);
  return {
    resistor2: nearest,
    outputVoltage: REFERENCE * (1 + nearest / resistor1) + adjustCurrent * nearest,
  };
}

const output = outputsOf<LawModel>();

/** Texas Instruments, LM317 3-Terminal Adjustable Regulator (SLVS044), section on the output voltage. */
export default defineLaw({
  variables: {
    outputVoltage: { label: "Output voltage", symbol: "V", quantity: VOLTS, default: 9, min: 1.25 },
    resistor1: {
      label: "Resistor R1",
      symbol: "R₁",
      quantity: OHMS,
      default: 240,
      above: 0,
      note: "From the output to the adjust pin",
    },
    resistor2: {
      label: "Resistor R2",
      symbol: "R₂",
      quantity: OHMS,
      default: 1500,
      min: 0,
      note: "From the adjust pin to ground",
    },
    adjustCurrent: {
      label: "Adjust pin current",
      fold: "Adjust pin",
      symbol: "J",
      quantity: AMPERES,
      default: 50,
      exampleUnit: "microampere",
      min: 0,
    },
  },
  constants: { "V₀": { value: REFERENCE, unit: "V" } },
  law: "V = V₀ × (1 + R₂ ÷ R₁) + J × R₂",
  solveFor: {
    outputVoltage: "V₀ × (1 + R₂ ÷ R₁) + J × R₂",
    resistor2: "(V − V₀) ÷ (V₀ ÷ R₁ + J)",
  },
  outputs: {
    standardResistor2: output.number("Nearest E24 value of R2", {
      unit: "Ω",
      digits: { significant: 7 },
      optional: true,
      value: (model) => standardOf(model)?.resistor2 ?? null,
    }),
    standardOutputVoltage: output.number("Output voltage with that value", {
      unit: "V",
      digits: { significant: 7 },
      optional: true,
      value: (model) => standardOf(model)?.outputVoltage ?? null,
    }),
  },
  second: ({ inputs, values, format }) => {
    const standard = standardOf({ inputs, values });
    return standard === null
      ? undefined
      : `The nearest E24 value, ${prefixed(standard.resistor2, "Ω", format)}, gives ${prefixed(standard.outputVoltage, "V", format)}.`;
  },
  prefixes: true,
  sentence: (unknown, { of }) =>
    unknown === "outputVoltage"
      ? [`${of("resistor1")} and ${of("resistor2")} set the output to`, ""]
      : [`For ${of("outputVoltage")} with ${of("resistor1")}, R2 is`, ""],
  notices: ({ values }, format) =>
    (values.outputVoltage ?? 0) > 37
      ? [
          notice(
            "above-rating",
            `The LM317 regulates from 1.25 V to 37 V; ${format.significant(values.outputVoltage ?? 0)} V is outside that range.`,
          ),
        ]
      : [],
});
