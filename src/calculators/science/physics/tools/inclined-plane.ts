import { outputsOf } from "../../../../core/outputs";
import angle from "../../../../data/units/angle.json";
import force from "../../../../data/units/force.json";
import mass from "../../../../data/units/mass.json";
import { defineLaw, type LawModel } from "../../../../fieldsets/law";
import { tanDegrees } from "../../../../math/formula/degrees";
import { GRAVITY } from "../gravity";

const output = outputsOf<LawModel>();
/** A slope that is too steep by no more than this relative rounding error still holds the body. */
const NOISE = 1e-12;

/** Whether friction holds the body, with one coefficient for rest and motion. */
const rests = ({ angle = 0, frictionCoefficient = 0 }: LawModel["values"]) =>
  tanDegrees(angle) <= frictionCoefficient * (1 + NOISE);

export default defineLaw({
  variables: {
    angle: {
      label: "Slope",
      symbol: "θ",
      quantity: { rows: angle, unit: "degree" },
      default: 30,
      min: 0,
      max: 90,
    },
    frictionCoefficient: {
      label: "Coefficient of friction",
      symbol: "μ",
      default: 0.2,
      min: 0,
      note: "The same at rest and in motion",
    },
    mass: { label: "Mass", symbol: "m", quantity: { rows: mass, unit: "kilogram" }, default: 10, above: 0 },
    gravity: GRAVITY,
    acceleration: { label: "Acceleration", symbol: "a", quantity: GRAVITY.quantity, shown: "more" },
  },
  law: "a = g × (sin(θ) − μ × cos(θ))",
  solveFor: { acceleration: "g × (sin(θ) − μ × cos(θ))" },
  choose: (values) => (rests(values) ? { acceleration: "0" } : undefined),
  extras: {
    gravityAlong: {
      label: "Gravity along the slope",
      symbol: "W",
      quantity: { rows: force, unit: "newton" },
      formula: "m × g × sin(θ)",
    },
    normalForce: { label: "Normal force", symbol: "N", unit: "N", like: "gravityAlong", formula: "m × g × cos(θ)" },
    frictionForce: { label: "Friction", unit: "N", like: "gravityAlong", formula: "min(W, μ × N)" },
  },
  outputs: {
    slides: output.boolean("Slides", { value: ({ values }) => !rests(values) }),
  },
  sentence: (_, { values, of }) =>
    rests(values)
      ? [`On a slope of ${of("angle")} it stays at rest; its acceleration is`, ""]
      : [`It slides down the slope of ${of("angle")}, accelerating at`, ""],
  second: ({ values: { frictionCoefficient = 0 }, format }) =>
    `Friction holds it up to a slope of ${format.significant((Math.atan(frictionCoefficient) * 180) / Math.PI, 4)}°`,
});
