import type { LawModel } from "../../../../fieldsets/law";
import { agm, cosDegrees } from "../../../../math/formula/degrees";
import { type DrawChart, defineView } from "../../../../site/kit";
import { curve } from "../curve";
import pendulum from "./pendulum";

/** The curve goes at least this far, in degrees. Toward 180° the period grows without limit. */
const WIDE = 150;

const period: DrawChart<typeof pendulum> = (answer) => {
  const { length, gravity, amplitude } = (answer.model as LawModel).values;
  if (length === undefined || gravity === undefined || amplitude === undefined) return null;
  const small = 2 * Math.PI * Math.sqrt(length / gravity);
  return curve(pendulum, answer, {
    x: { label: "Amplitude", key: "amplitude" },
    y: { label: "Period", key: "period" },
    range: [0, Math.max(WIDE, amplitude)],
    of: (angle) => small / agm(1, cosDegrees(angle / 2)),
    at: [amplitude],
    caption: "Wide swings take longer: at 90° by 18%, and near 180° without limit.",
  });
};

export default defineView(pendulum, { tabs: [{ label: "Period vs. amplitude", chart: period }] });
