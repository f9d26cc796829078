import { defineLaw } from "../../../../fieldsets/law";
import { AMPERES } from "../../../../fieldsets/units/amperes";
import { VOLTS } from "../../../../fieldsets/units/volts";

/** An ideal transformer: no losses, no magnetizing current. */
export default defineLaw({
  variables: {
    primaryVoltage: {
      label: "Primary voltage",
      symbol: "V₁",
      quantity: VOLTS,
      default: 230,
      fill: { USD: 120, CAD: 120 },
      above: 0,
    },
    secondaryVoltage: { label: "Secondary voltage", symbol: "V₂", quantity: VOLTS, default: 12, above: 0 },
    primaryTurns: { label: "Primary turns", symbol: "N₁", default: 1000, above: 0 },
    secondaryTurns: { label: "Secondary turns", symbol: "N₂", default: 52, above: 0 },
    secondaryCurrent: { label: "Secondary current", symbol: "I₂", quantity: AMPERES, default: 5, min: 0 },
  },
  law: "V₁ ÷ V₂ = N₁ ÷ N₂",
  solveFor: {
    secondaryVoltage: "V₁ × N₂ ÷ N₁",
    primaryVoltage: "V₂ × N₁ ÷ N₂",
    primaryTurns: "N₂ × V₁ ÷ V₂",
    secondaryTurns: "N₁ × V₂ ÷ V₁",
  },
  extras: {
    turnsRatio: { label: "Turns ratio, primary to secondary", formula: "N₁ ÷ N₂" },
    primaryCurrent: { label: "Primary current", unit: "A", symbol: "I₁", formula: "I₂ × N₂ ÷ N₁" },
    apparentPower: { label: "Apparent power", unit: "VA", formula: "V₂ × I₂" },
  },
  prefixes: true,
  sentence: (unknown, { of }) => {
    const turns = `${of("primaryTurns")} turns to ${of("secondaryTurns")}`;
    if (unknown === "secondaryVoltage") return [`From ${turns}, ${of("primaryVoltage")} becomes`, ""];
    if (unknown === "primaryVoltage")
      return [`From ${turns}, ${of("secondaryVoltage")} takes a primary voltage of`, ""];
    return [
      `For ${of("secondaryVoltage")} from ${of("primaryVoltage")}, the ${unknown === "primaryTurns" ? "primary" : "secondary"} has`,
      "turns",
    ];
  },
});
