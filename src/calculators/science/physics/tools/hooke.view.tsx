import type { LawModel } from "../../../../fieldsets/law";
import { type DrawChart, defineView } from "../../../../site/kit";
import { curve } from "../curve";
import hooke from "./hooke";

const force: DrawChart<typeof hooke> = (answer) => {
  const { springConstant, extension } = (answer.model as LawModel).values;
  if (springConstant === undefined || !extension) return null;
  return curve(hooke, answer, {
    x: { label: "Extension", key: "extension" },
    y: { label: "Force", key: "force" },
    range: extension > 0 ? [0, extension] : [extension, 0],
    of: (x) => springConstant * x,
    at: [extension],
    area: true,
    caption: "The area between the line and zero is the energy stored in the spring.",
  });
};

export default defineView(hooke, { tabs: [{ label: "Force vs. extension", chart: force }] });
