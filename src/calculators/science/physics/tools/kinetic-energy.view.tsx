import type { LawModel } from "../../../../fieldsets/law";
import { type DrawChart, defineView } from "../../../../site/kit";
import { curve } from "../curve";
import kinetic from "./kinetic-energy";

const energy: DrawChart<typeof kinetic> = (answer) => {
  const { mass, velocity } = (answer.model as LawModel).values;
  if (mass === undefined || velocity === undefined) return null;
  const speed = Math.abs(velocity);
  return curve(kinetic, answer, {
    x: { label: "Speed", key: "velocity" },
    y: { label: "Kinetic energy", key: "energy" },
    range: [0, 1.5 * speed],
    of: (v) => (mass * v * v) / 2,
    at: [speed],
    caption: "Twice the speed is four times the energy.",
  });
};

export default defineView(kinetic, { tabs: [{ label: "Energy vs. speed", chart: energy }] });
