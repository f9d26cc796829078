import type { LawModel } from "../../../../fieldsets/law";
import { type DrawChart, defineView } from "../../../../site/kit";
import { curve } from "../curve";
import kinematics from "./kinematics";

/** Chart of a quantity over time, up to the last of the times in the answer. */
const overTime =
  (
    y: { readonly label: string; readonly key: string },
    of: (u: number, a: number, t: number) => number,
    caption: string,
  ): DrawChart<typeof kinematics> =>
  (answer) => {
    const { values } = answer.model as LawModel;
    const { initialVelocity: u, acceleration: a, time } = values;
    if (u === undefined || a === undefined || time === undefined) return null;
    const { altTime } = answer.outputs as { readonly altTime?: unknown };
    const moments = typeof altTime === "number" ? [time, altTime] : [time];
    return curve(kinematics, answer, {
      x: { label: "Time", key: "time" },
      y,
      range: [0, Math.max(...moments)],
      of: (t) => of(u, a, t),
      at: moments,
      caption,
    });
  };

export default defineView(kinematics, {
  tabs: [
    {
      label: "Displacement",
      chart: overTime(
        { label: "Displacement", key: "displacement" },
        (u, a, t) => u * t + (a * t * t) / 2,
        "The steeper the curve, the faster the body.",
      ),
    },
    {
      label: "Velocity",
      chart: overTime(
        { label: "Velocity", key: "finalVelocity" },
        (u, a, t) => u + a * t,
        "The slope is the acceleration; the area down to zero is the displacement.",
      ),
    },
  ],
});
