import type { LawModel } from "../../../../fieldsets/law";
import { type DrawChart, defineView } from "../../../../site/kit";
import { curve } from "../curve";
import fall from "./free-fall";

const height: DrawChart<typeof fall> = (answer) => {
  const { height, time, gravity } = (answer.model as LawModel).values;
  if (height === undefined || time === undefined || gravity === undefined) return null;
  return curve(fall, answer, {
    x: { label: "Time", key: "time" },
    y: { label: "Height", key: "height" },
    range: [0, time],
    of: (t) => Math.max(0, height - (gravity * t * t) / 2),
    at: [time],
    caption: "It speeds up all the way: in half the time it falls only a quarter of the height.",
  });
};

export default defineView(fall, { tabs: [{ label: "Height over time", chart: height }] });
