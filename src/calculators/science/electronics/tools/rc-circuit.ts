import { defineLaw } from "../../../../fieldsets/law";
import { prefixed } from "../../../../fieldsets/prefixed";
import { FARADS } from "../../../../fieldsets/units/farads";
import { OHMS } from "../../../../fieldsets/units/ohms";
import { SECONDS } from "../../../../fieldsets/units/seconds";
import { VOLTS } from "../../../../fieldsets/units/volts";

/** OpenStax, University Physics volume 2, section 10.5. */
export default defineLaw({
  variables: {
    timeConstant: { label: "Time constant", symbol: "τ", quantity: SECONDS },
    resistance: {
      label: "Resistance",
      symbol: "R",
      quantity: OHMS,
      default: 10,
      exampleUnit: "kiloohm",
      above: 0,
    },
    capacitance: {
      label: "Capacitance",
      symbol: "C",
      quantity: FARADS,
      default: 47,
      exampleUnit: "microfarad",
      above: 0,
    },
    supplyVoltage: { label: "Supply voltage", symbol: "V", quantity: VOLTS, default: 5 },
    time: { label: "Time", symbol: "t", quantity: SECONDS, default: 0.5, min: 0 },
    targetPercent: {
      label: "Charged to",
      symbol: "p",
      unit: "%",
      default: 90,
      above: 0,
      below: 100,
      note: "Share of the supply voltage to reach",
    },
  },
  law: "τ = R × C",
  solveFor: { timeConstant: "R × C" },
  constants: { π: { value: Math.PI } },
  extras: {
    chargeVoltage: {
      label: "Voltage at that time, charging",
      unit: "V",
      formula: "V × (1 − exp(−t ÷ τ))",
    },
    dischargeVoltage: { label: "Voltage at that time, discharging", unit: "V", formula: "V × exp(−t ÷ τ)" },
    timeToTarget: { label: "Time to charge that far", unit: "s", formula: "−τ × ln(1 − p ÷ 100)" },
    cutoffFrequency: { label: "Cutoff frequency", unit: "Hz", formula: "1 ÷ (2 × π × R × C)" },
    energy: { label: "Energy when fully charged", unit: "J", formula: "C × V² ÷ 2" },
  },
  prefixes: true,
  sentence: (_, { of }) => [`${of("resistance")} and ${of("capacitance")} have a time constant of`, ""],
  second: ({ of, format, values }, { timeToTarget, chargeVoltage }) =>
    timeToTarget === null || chargeVoltage === null
      ? undefined
      : `After ${of("time")} it is charged to ${prefixed(chargeVoltage, "V", format)}; ${format.number(values.targetPercent ?? 0)}% takes ${prefixed(timeToTarget, "s", format)}.`,
});
