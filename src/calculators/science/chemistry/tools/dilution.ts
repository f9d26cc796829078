import { InputError } from "../../../../core/calculator";
import { defineLaw } from "../../../../fieldsets/law";
import { LITERS, MOLAR } from "../units";

/** OpenStax, Chemistry 2e, section 3.3. */
export default defineLaw({
  variables: {
    stockConcentration: {
      label: "Stock concentration",
      symbol: "c₁",
      quantity: MOLAR,
      default: 5,
      above: 0,
      max: 1e9,
    },
    stockVolume: {
      label: "Stock volume",
      symbol: "V₁",
      quantity: LITERS,
      default: 850,
      exampleUnit: "milliliter",
      above: 0,
      max: 1e12,
    },
    finalConcentration: {
      label: "Final concentration",
      symbol: "c₂",
      quantity: MOLAR,
      default: 2,
      above: 0,
      max: 1e9,
    },
    finalVolume: {
      label: "Final volume",
      symbol: "V₂",
      quantity: LITERS,
      default: 1800,
      exampleUnit: "milliliter",
      above: 0,
      max: 1e12,
    },
  },
  law: "c₁ × V₁ = c₂ × V₂",
  solveFor: {
    finalConcentration: "c₁ × V₁ ÷ V₂",
    finalVolume: "c₁ × V₁ ÷ c₂",
    stockVolume: "c₂ × V₂ ÷ c₁",
    stockConcentration: "c₂ × V₂ ÷ V₁",
  },
  refuse({ stockConcentration, stockVolume, finalConcentration, finalVolume }, _, inputs, write) {
    const isUsual = [inputs.stockConcentrationUnit, inputs.finalConcentrationUnit].every((unit) => unit === MOLAR.unit);
    if (stockConcentration !== undefined && finalConcentration !== undefined) {
      if (finalConcentration >= stockConcentration)
        throw new InputError(
          "finalConcentration",
          `Final concentration must be less than the stock concentration (${isUsual ? stockConcentration : write("stockConcentration", stockConcentration)}).`,
        );
    } else if (stockVolume !== undefined && finalVolume !== undefined && finalVolume <= stockVolume)
      throw new InputError(
        "finalVolume",
        `Final volume must be more than the stock volume (${write("stockVolume", stockVolume)}).`,
      );
  },
  extras: {
    solventToAdd: { label: "Solvent to add", unit: "L", like: "finalVolume", formula: "V₂ − V₁" },
    dilutionFactor: { label: "Dilution factor", formula: "V₂ ÷ V₁" },
  },
  sentence: (unknown, { of }) => {
    switch (unknown) {
      case "finalConcentration":
        return [`${of("stockVolume")} of stock made up to ${of("finalVolume")} gives`, ""];
      case "finalVolume":
        return [`Make ${of("stockVolume")} of stock up to`, `for ${of("finalConcentration")}`];
      case "stockVolume":
        return ["Take", `of stock and make it up to ${of("finalVolume")}`];
      default:
        return [
          "The stock must have",
          `for ${of("finalConcentration")} in ${of("finalVolume")} from ${of("stockVolume")}`,
        ];
    }
  },
});
