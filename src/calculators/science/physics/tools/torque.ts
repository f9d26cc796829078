import { InputError, notice } from "../../../../core/calculator";
import angle from "../../../../data/units/angle.json";
import force from "../../../../data/units/force.json";
import length from "../../../../data/units/length.json";
import torque from "../../../../data/units/torque.json";
import { defineLaw } from "../../../../fieldsets/law";

/** Relative rounding error by which a torque may exceed force × distance. */
const NOISE = 1e-12;

export default defineLaw({
  variables: {
    torque: { label: "Torque", symbol: "τ", quantity: { rows: torque, unit: "newton-meter" } },
    force: { label: "Force", symbol: "F", quantity: { rows: force, unit: "newton" }, default: 50 },
    distance: {
      label: "Distance from the axis",
      symbol: "r",
      quantity: { rows: length, unit: "meter" },
      default: 0.3,
      above: 0,
    },
    angle: {
      label: "Angle between arm and force",
      symbol: "θ",
      quantity: { rows: angle, unit: "degree" },
      default: 90,
    },
  },
  law: "τ = F × r × sin(θ)",
  solveFor: {
    torque: "F × r × sin(θ)",
    force: "τ ÷ (r × sin(θ))",
    distance: "τ ÷ (F × sin(θ))",
    angle: "arcsin(τ ÷ (F × r))",
  },
  refuse({ torque = 0, force = 0, distance = 0, angle = 0 }, unknown, _, write) {
    if (unknown === "angle") {
      if (force === 0) throw new InputError("force", "Force must not be 0 to find the angle.");
      const most = Math.abs(force * distance);
      if (Math.abs(torque) > most * (1 + NOISE))
        throw new InputError("torque", `Torque cannot be more than force × distance (${write("torque", most)}).`);
    } else if (unknown !== "torque" && angle % 180 === 0)
      throw new InputError("angle", "A force along the arm has no torque.");
  },
  sentence: (unknown, { of }) =>
    unknown === "torque"
      ? [`${of("force")} at ${of("distance")} from the axis exerts a torque of`, ""]
      : unknown === "force"
        ? [`A torque of ${of("torque")} at ${of("distance")} from the axis takes a force of`, ""]
        : unknown === "distance"
          ? [`${of("force")} has a torque of ${of("torque")} at`, "from the axis"]
          : [`${of("force")} at ${of("distance")} has a torque of ${of("torque")} at an angle of`, ""],
  notices: ({ found: [unknown], values: { angle = 90 } }, _, write) =>
    unknown === "angle" && Math.abs(angle) !== 90
      ? [notice("two-angles", `An angle of ${write("angle", 180 - angle)} gives the same torque.`)]
      : [],
});
