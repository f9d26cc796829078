import { type Color, type DrawChart, defineView } from "../../../site/kit";
import { MEASURED } from "../../../site/kit/measured";
import bmi from "./calculator";
import { CATEGORIES } from "./classes";
import { bmiText, classText, percentilePhrase } from "./words";

/** Ends of the drawn scale. The marker stays at the edge for values beyond them. */
const LOWEST = 14;
const HIGHEST = 45;

/** Colors below normal start with the lowest class; colors above normal start with the class next to it. */
const BELOW: readonly Color[] = ["blue-deep", "blue", "blue-pale"];
const ABOVE: readonly Color[] = ["ochre", "ochre-deep", "red", "red-deep"];

function bandColor(place: number, normal: number): Color {
  if (place === normal) return "green";
  const color = place < normal ? BELOW.at(place - normal) : ABOVE[place - normal - 1];
  return color ?? "ink";
}

const scaleChart: DrawChart<typeof bmi> = ({ model, outputs: { bands }, format }) => {
  const { bmi: value, child } = model;
  if (child) return null;
  const normal = bands.findIndex((band) => band.category === "normal");
  return {
    kind: "scale",
    label: "BMI (kg/m²)",
    min: LOWEST,
    max: HIGHEST,
    value,
    valueLabel: bmiText(model, format),
    format: (border) => format.number(border, 1),
    bands: bands.map((band, place) => ({
      label: CATEGORIES[band.category],
      from: band.bmiFrom ?? LOWEST,
      to: band.bmiTo ?? HIGHEST,
      color: bandColor(place, normal),
    })),
    caption: `A BMI of ${bmiText(model, format)} is ${classText(model)}.`,
  };
};

const growthChart: DrawChart<typeof bmi> = ({ model, outputs: { curves }, format }) => {
  const { bmi: value, months, child } = model;
  if (!child) return null;
  const line = (key: "p5" | "p25" | "p50" | "p75" | "p85" | "p95", label: string, color: Color, dashed = false) => ({
    label,
    color,
    dashed,
    values: curves.map((row) => row[key]),
  });
  const age = months / 12;
  return {
    kind: "lines",
    x: {
      label: "Age in years",
      values: curves.map((row) => row.ageYears),
      format: (year) => format.number(year, 1),
      exact: (year) => `${format.number(year, 1)} years`,
    },
    y: { label: "BMI (kg/m²)", format: (y) => format.number(y, 1), zero: false },
    series: [
      line("p95", "95th percentile", "red"),
      line("p85", "85th", "ochre"),
      line("p50", "50th", "green"),
      line("p5", "5th", "blue"),
    ],
    points: [{ x: age, y: value, label: bmiText(model, format) }],
    caption: `At ${format.number(age, 1)} years, a BMI of ${bmiText(model, format)} is ${percentilePhrase(child.standing.percentile, format)} of the CDC growth charts.`,
  };
};

export default defineView(bmi, {
  measured: MEASURED,
  // A child's classes come from the growth charts, so the adult standard has no effect.
  idleInputs: ({ model }) => (model.child ? ["standard"] : []),
  tabs: [
    { label: "Scale", chart: scaleChart },
    { label: "Growth chart", chart: growthChart },
    { label: "Weights at this height", table: "bands" },
    { label: "Three standards", table: "standards" },
    { label: "Percentiles by age", table: "curves" },
  ],
});
