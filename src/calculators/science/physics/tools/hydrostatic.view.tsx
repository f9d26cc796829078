import type { LawModel } from "../../../../fieldsets/law";
import { type DrawChart, defineView } from "../../../../site/kit";
import { curve } from "../curve";
import hydrostatic from "./hydrostatic";

const pressure: DrawChart<typeof hydrostatic> = (answer) => {
  const { density, gravity, depth } = (answer.model as LawModel).values;
  if (density === undefined || gravity === undefined || depth === undefined) return null;
  return curve(hydrostatic, answer, {
    x: { label: "Depth", key: "depth" },
    y: { label: "Pressure of the liquid", key: "pressure" },
    range: [0, 1.5 * depth],
    of: (h) => density * gravity * h,
    at: [depth],
    area: true,
    caption: "The pressure grows evenly with the depth, whatever the shape of the vessel.",
  });
};

export default defineView(hydrostatic, { tabs: [{ label: "Pressure vs. depth", chart: pressure }] });
