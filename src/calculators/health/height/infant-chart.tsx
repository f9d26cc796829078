import type { DrawChart } from "../../../site/kit";
import { axisLength, axisMass } from "../../../site/kit/in-units";
import type height from "./calculator";
import { centileText, type LineKey, percentileText } from "./infant";

/** Lines of British charts, from the highest. */
const UK_LINES: readonly (readonly [LineKey, string])[] = [
  ["p99", "99.6th centile"],
  ["p98", "98th centile"],
  ["p91", "91st centile"],
  ["p75", "75th centile"],
  ["p50", "50th centile"],
  ["p25", "25th centile"],
  ["p9", "9th centile"],
  ["p2", "2nd centile"],
  ["p0", "0.4th centile"],
];

const WHO_LINES: readonly (readonly [LineKey, string])[] = [
  ["p98", "98th percentile"],
  ["p75", "75th"],
  ["p50", "Median"],
  ["p25", "25th"],
  ["p2", "2nd"],
];

/** The curves of weight or length from birth to 24 months, with the child's point. */
function chartOf(measure: "weight" | "length"): DrawChart<typeof height> {
  return ({
    inputs,
    model: {
      answer: { infant },
    },
    format,
  }) => {
    if (!infant) return null;
    const { unit, per } = (measure === "weight" ? axisMass : axisLength)(inputs.unitSystem);
    const lines = infant.isBritish ? UK_LINES : WHO_LINES;
    const rows = infant.curve(measure);
    const place = infant[measure];
    const text = (value: number) => `${format.number(value, measure === "weight" ? 2 : 1)} ${unit}`;
    const sex = inputs.sex === "male" ? "boys" : "girls";
    return {
      kind: "lines",
      x: {
        label: "Age in months",
        values: rows.map(({ ageMonths }) => ageMonths),
        format: (month) => format.number(month, 1),
        exact: (month) => format.plural(Number(format.number(month, 1)), "month"),
      },
      y: {
        label: `${measure === "weight" ? "Weight" : "Length"} (${unit})`,
        format: (value) => format.number(value, 1),
        exact: text,
        zero: false,
      },
      series: lines.map(([key, label]) => ({
        label,
        color: key === "p50" ? "ochre" : "soft",
        dashed: key !== "p50",
        values: rows.map((row) => row[key] * per),
      })),
      points: place ? [{ x: infant.months, y: place.value * per, label: text(place.value * per) }] : [],
      caption: place
        ? `${text(place.value * per)} at ${format.plural(Number(format.number(infant.months, 1)), "month")} is ${infant.isBritish ? centileText(place.z) : percentileText(place, format)} of ${sex} (WHO standards).`
        : `The curves are those of ${sex} (WHO standards).`,
    };
  };
}

export const weightChart = chartOf("weight");
export const lengthChart = chartOf("length");
