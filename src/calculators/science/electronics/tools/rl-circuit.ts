import { defineLaw } from "../../../../fieldsets/law";
import { prefixed } from "../../../../fieldsets/prefixed";
import { HENRIES } from "../../../../fieldsets/units/henries";
import { OHMS } from "../../../../fieldsets/units/ohms";
import { SECONDS } from "../../../../fieldsets/units/seconds";
import { VOLTS } from "../../../../fieldsets/units/volts";

/** OpenStax, University Physics volume 2, section 14.4. */
export default defineLaw({
  variables: {
    timeConstant: { label: "Time constant", symbol: "τ", quantity: SECONDS },
    resistance: { label: "Resistance", symbol: "R", quantity: OHMS, default: 4, above: 0 },
    inductance: { label: "Inductance", symbol: "L", quantity: HENRIES, default: 4, above: 0 },
    supplyVoltage: { label: "Supply voltage", symbol: "V", quantity: VOLTS, default: 2 },
    time: { label: "Time", symbol: "t", quantity: SECONDS, default: 2, min: 0 },
  },
  law: "τ = L ÷ R",
  solveFor: { timeConstant: "L ÷ R" },
  extras: {
    current: {
      label: "Current at that time",
      unit: "A",
      symbol: "I",
      formula: "V ÷ R × (1 − exp(−t ÷ τ))",
    },
    finalCurrent: { label: "Final current", unit: "A", formula: "V ÷ R" },
    inductorVoltage: {
      label: "Voltage across the inductor at that time",
      unit: "V",
      formula: "V × exp(−t ÷ τ)",
    },
    energy: { label: "Energy stored at that time", unit: "J", formula: "L × I² ÷ 2" },
  },
  prefixes: true,
  sentence: (_, { of }) => [`${of("inductance")} with ${of("resistance")} has a time constant of`, ""],
  second: ({ of, format }, { current, finalCurrent }) =>
    current === null || finalCurrent === null
      ? undefined
      : `After ${of("time")} the current is ${prefixed(current, "A", format)} of ${prefixed(finalCurrent, "A", format)}.`,
});
