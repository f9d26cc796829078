import { InputError } from "../../../../core/calculator";
import { defineLaw } from "../../../../fieldsets/law";
import { MOLAR } from "../units";

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
      default: 0.85,
      above: 0,
      max: 1e12,
      note: "Use the same unit for both volumes; the answer is in it, too",
    },
    finalConcentration: {
      label: "Final concentration",
      symbol: "c₂",
      quantity: MOLAR,
      default: 2,
      above: 0,
      max: 1e9,
    },
    finalVolume: { label: "Final volume", symbol: "V₂", default: 1.8, above: 0, max: 1e12 },
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
    solventToAdd: { label: "Solvent to add", formula: "V₂ − V₁" },
    dilutionFactor: { label: "Dilution factor", formula: "V₂ ÷ V₁" },
  },
  // The volumes are in a unit of the user's choice, so the sentence calls them parts.
  sentence: (unknown, { of, values }) => {
    const name = (key: "stockVolume" | "finalVolume") => (values[key] === 1 ? "part" : "parts");
    const parts = (key: "stockVolume" | "finalVolume") => `${of(key)} ${name(key)}`;
    switch (unknown) {
      case "finalConcentration":
        return [`${parts("stockVolume")} of stock made up to ${parts("finalVolume")} gives`, ""];
      case "finalVolume":
        return [
          `Make ${parts("stockVolume")} of stock up to`,
          `${name("finalVolume")} for ${of("finalConcentration")}`,
        ];
      case "stockVolume":
        return ["Take", `${name("stockVolume")} of stock and make it up to ${parts("finalVolume")}`];
      default:
        return [
          "The stock must have",
          `for ${of("finalConcentration")} in ${parts("finalVolume")} from ${parts("stockVolume")}`,
        ];
    }
  },
});
