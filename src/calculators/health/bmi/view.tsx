import { type Color, type Draw, defineView } from "../../../site/view";
import bmi from "./model";
import { CATEGORIES } from "./wording";

/** Ends of the drawn scale: beyond them the marker stands at the edge. */
const LOWEST = 14;
const HIGHEST = 45;

/** From far below normal to far above it; normal is green. */
function bandColor(place: number, normal: number): Color {
  if (place === normal) return "green";
  const distance = Math.abs(place - normal);
  return distance === 1 ? "ochre" : distance === 2 ? "red" : place < normal ? "blue" : "ink";
}

const scaleChart: Draw<typeof bmi> = (_, { bands, bmi: value, category, group }, format) => {
  if (group === "child") return null;
  const normal = bands.findIndex((band) => band.category === "normal");
  return {
    kind: "scale",
    min: LOWEST,
    max: HIGHEST,
    value,
    valueLabel: format.number(value, 1),
    format: (border) => format.number(border, 1),
    bands: bands.map((band, place) => ({
      label: CATEGORIES[band.category],
      from: band.bmiFrom ?? LOWEST,
      to: band.bmiTo ?? HIGHEST,
      color: bandColor(place, normal),
    })),
    caption: `A BMI of ${format.number(value, 1)} is in the class “${CATEGORIES[category]}”.`,
  };
};

const growthChart: Draw<typeof bmi> = (_, { curves, ageMonthsTotal, bmi: value, percentile }, format) => {
  if (curves.length === 0 || percentile === null) return null;
  const line = (
    key: "p5" | "p25" | "p50" | "p75" | "p85" | "p95",
    label: string,
    color: Color,
    dashed = false,
  ) => ({
    label,
    color,
    dashed,
    values: curves.map((row) => row[key]),
  });
  const age = ageMonthsTotal / 12;
  return {
    kind: "lines",
    x: { values: curves.map((row) => row.ageYears), format: (year) => `${format.number(year, 1)} y` },
    y: { format: (y) => format.number(y, 1), zero: false },
    series: [
      line("p95", "95th percentile", "red"),
      line("p85", "85th", "ochre"),
      line("p50", "50th", "green"),
      line("p5", "5th", "blue"),
    ],
    points: [{ x: age, y: value, label: `${format.number(value, 1)}` }],
    caption: `At ${format.number(age, 1)} years a BMI of ${format.number(value, 1)} is at the ${format.number(percentile, 1)} percentile of the CDC growth charts.`,
  };
};

export default defineView(bmi, {
  hide: ["bmi", "noticeCodes"],
  tabs: [
    { label: "Scale", chart: scaleChart },
    { label: "Growth chart", chart: growthChart },
    { label: "Weights at this height", table: "bands" },
    { label: "Three standards", table: "standards" },
    { label: "Percentiles by age", table: "curves" },
  ],
});
