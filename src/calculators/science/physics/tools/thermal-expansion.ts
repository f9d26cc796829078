import length from "../../../../data/units/length.json";
import { defineLaw } from "../../../../fieldsets/law";
import { KELVINS } from "../../../../fieldsets/units/kelvins";

const METERS = { rows: length, unit: "meter" };

/** OpenStax, University Physics 2, section 1.3. */
export default defineLaw({
  variables: {
    expansion: { label: "Expansion", symbol: "ΔL", quantity: METERS },
    length: { label: "Length", symbol: "L", quantity: METERS, default: 1275, above: 0 },
    expansionCoefficient: {
      label: "Coefficient of expansion",
      symbol: "α",
      unit: "K⁻¹",
      default: 12e-6,
      note: "Steel 0.000012, aluminum 0.000025, copper 0.000017, glass 0.000009",
    },
    temperatureChange: {
      label: "Temperature change",
      symbol: "ΔT",
      quantity: KELVINS,
      default: 55,
      note: "Negative for cooling",
    },
  },
  law: "ΔL = α × L × ΔT",
  solveFor: {
    expansion: "α × L × ΔT",
    length: "ΔL ÷ (α × ΔT)",
    expansionCoefficient: "ΔL ÷ (L × ΔT)",
    temperatureChange: "ΔL ÷ (α × L)",
  },
  extras: { finalLength: { label: "Final length", unit: "m", formula: "L + ΔL" } },
  sentence: (unknown, { of, values: { expansion = 0 } }) => {
    // The minus sign already says that it shrinks: to shrink by −0.84 m would be to grow.
    const grows = expansion < 0 ? "changes" : "grows";
    if (unknown === "expansion") return [`A length of ${of("length")} ${grows} by`, ""];
    if (unknown === "length") return [`To change by ${of("expansion")}, it must be`, "long"];
    if (unknown === "expansionCoefficient")
      return [`If ${of("length")} ${grows} by ${of("expansion")}, the coefficient of expansion is`, ""];
    return [`${of("length")} ${grows} by ${of("expansion")} with a temperature change of`, ""];
  },
});
