import { InputError } from "../../../../core/calculator";
import angle from "../../../../data/units/angle.json";
import energy from "../../../../data/units/energy.json";
import force from "../../../../data/units/force.json";
import length from "../../../../data/units/length.json";
import { defineLaw } from "../../../../fieldsets/law";

/** Relative rounding error by which the work may exceed force × distance. */
const NOISE = 1e-12;

export default defineLaw({
  variables: {
    work: { label: "Work", symbol: "W", quantity: { rows: energy, unit: "joule" } },
    force: { label: "Force", symbol: "F", quantity: { rows: force, unit: "newton" }, default: 80 },
    distance: {
      label: "Distance",
      symbol: "d",
      quantity: { rows: length, unit: "meter" },
      default: 15,
      above: 0,
    },
    angle: {
      label: "Angle of the force",
      symbol: "θ",
      quantity: { rows: angle, unit: "degree" },
      default: 0,
      min: 0,
      max: 180,
      note: "0° when the force points along the motion",
    },
  },
  law: "W = F × d × cos(θ)",
  solveFor: {
    work: "F × d × cos(θ)",
    force: "W ÷ (d × cos(θ))",
    distance: "W ÷ (F × cos(θ))",
    angle: "arccos(W ÷ (F × d))",
  },
  refuse({ work = 0, force = 0, distance = 0, angle }, unknown, _, write) {
    if (unknown === "angle") {
      if (force === 0) throw new InputError("force", "Force must not be 0 to find the angle.");
      const most = Math.abs(force * distance);
      if (Math.abs(work) > most * (1 + NOISE))
        throw new InputError("work", `Work cannot be more than force × distance (${write("work", most)}).`);
    } else if (unknown !== "work" && angle === 90)
      throw new InputError("angle", "A force at a right angle to the motion does no work.");
  },
  sentence(unknown, { of, values: { angle } }) {
    const at = angle === 0 ? "" : ` at ${of("angle")}`;
    switch (unknown) {
      case "work":
        return [`${of("force")}${at} over ${of("distance")} does`, "of work"];
      case "force":
        return [`${of("work")} of work over ${of("distance")} takes a force of`, at];
      case "distance":
        return [`${of("force")}${at} does ${of("work")} of work over`, ""];
      default:
        return [`${of("force")} over ${of("distance")} does ${of("work")} of work at an angle of`, ""];
    }
  },
});
