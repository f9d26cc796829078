import { outputsOf } from "../../../../core/outputs";
import angle from "../../../../data/units/angle.json";
import { defineLaw, type LawModel } from "../../../../fieldsets/law";

const DEGREES = { rows: angle, unit: "degree" };
const output = outputsOf<LawModel>();

/** OpenStax, University Physics 3, sections 1.3 and 1.4. */
export default defineLaw({
  variables: {
    indexA: {
      label: "Refractive index A",
      symbol: "n₁",
      default: 1,
      min: 1,
      note: "Vacuum 1, air 1.0003, water 1.333, glass 1.5, diamond 2.42",
    },
    indexB: { label: "Refractive index B", symbol: "n₂", default: 1.333, min: 1 },
    angleA: {
      label: "Angle in A",
      symbol: "θ₁",
      quantity: DEGREES,
      default: 30,
      min: 0,
      max: 90,
      note: "From the normal, the line perpendicular to the surface",
    },
    angleB: { label: "Angle in B", symbol: "θ₂", quantity: DEGREES, min: 0, max: 90 },
  },
  law: "n₁ × sin(θ₁) = n₂ × sin(θ₂)",
  solveFor: {
    angleB: "arcsin(n₁ × sin(θ₁) ÷ n₂)",
    angleA: "arcsin(n₂ × sin(θ₂) ÷ n₁)",
    indexA: "n₂ × sin(θ₂) ÷ sin(θ₁)",
    indexB: "n₁ × sin(θ₁) ÷ sin(θ₂)",
  },
  extras: {
    criticalAngle: {
      label: "Critical angle in A",
      unit: "°",
      formula: "arcsin(n₂ ÷ n₁)",
      unless: ({ indexA = 0, indexB = 0 }) => indexA <= indexB,
    },
  },
  outputs: {
    totalReflection: output.boolean("Total internal reflection", {
      value: ({ values }) => values.angleA === undefined || values.angleB === undefined,
    }),
  },
  mayLack: true,
  lacking: (unknown) => (unknown === "angleA" || unknown === "angleB" ? "total reflection" : "None"),
  sentence: (unknown, { of, values }) => {
    if (unknown === "angleB")
      return values.angleB === undefined
        ? [`At ${of("angleA")}, no light passes into B: there is`, ""]
        : [`The ray enters at ${of("angleA")} and goes on at`, "from the normal"];
    if (unknown === "angleA")
      return values.angleA === undefined
        ? [`No ray from A leaves at ${of("angleB")}; a ray coming back from B undergoes`, ""]
        : [`To leave at ${of("angleB")}, the ray must come in at`, "from the normal"];
    return [`With ${of("angleA")} in A and ${of("angleB")} in B, the index is`, ""];
  },
  second: (_, { criticalAngle }) =>
    criticalAngle === null
      ? undefined
      : `Beyond the critical angle of ${Math.round(criticalAngle * 100) / 100}°, all of the light is reflected`,
});
