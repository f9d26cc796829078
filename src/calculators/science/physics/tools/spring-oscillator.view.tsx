import type { LawModel } from "../../../../fieldsets/law";
import { type DrawChart, defineView } from "../../../../site/kit";
import { curve } from "../curve";
import oscillator from "./spring-oscillator";

const PERIODS = 2;

const swing: DrawChart<typeof oscillator> = (answer) => {
  const { period } = (answer.model as LawModel).values;
  if (period === undefined) return null;
  return curve(oscillator, answer, {
    x: { label: "Time", key: "period" },
    y: { label: "Displacement, as a share of the largest" },
    range: [0, PERIODS * period],
    of: (t) => Math.cos((2 * Math.PI * t) / period),
    at: [period],
    caption: "Let go at its largest displacement, it is back there after one period.",
  });
};

export default defineView(oscillator, { tabs: [{ label: "Oscillation", chart: swing }] });
