import { UK_CENTILES } from "../../../math/health/infant-growth";
import { KG_PER_POUND } from "../../../math/health/unit-system";
import type { DrawChart } from "../../../site/kit";
import { axisLength } from "../../../site/kit/in-units";
import type height from "./calculator";
import { centileText, percentileText } from "./infant";

/** Lines of the WHO chart, by standard deviations. */
const WHO_LINES = [
  { z: -2, name: "2nd percentile" },
  { z: -1, name: "16th" },
  { z: 0, name: "Median" },
  { z: 1, name: "84th" },
  { z: 2, name: "98th" },
];

/** The curves of weight or length from birth to 24 months, with the child's point. */
function chartOf(measure: "weight" | "length"): DrawChart<typeof height> {
  return ({ inputs, model: { infant }, format }) => {
    if (!infant) return null;
    const inPounds = inputs.unitSystem === "imperial";
    const { unit, per } =
      measure === "length"
        ? axisLength(inputs.unitSystem)
        : inPounds
          ? { unit: "lb", per: 1 / KG_PER_POUND }
          : { unit: "kg", per: 1 };
    const lines = infant.isBritish ? UK_CENTILES.map(({ z, name }) => ({ z, name: `${name} centile` })) : WHO_LINES;
    const place = infant[measure];
    const text = (value: number) => `${format.number(value, measure === "weight" ? 2 : 1)} ${unit}`;
    const sex = inputs.sex === "male" ? "boys" : "girls";
    return {
      kind: "lines",
      x: {
        label: "Age in months",
        values: infant.curve.map(({ ageMonths }) => ageMonths),
        format: (month) => format.number(month, 1),
        exact: (month) => format.plural(Number(format.number(month, 1)), "month"),
      },
      y: {
        label: `${measure === "weight" ? "Weight" : "Length"} (${unit})`,
        format: (value) => format.number(value, 1),
        exact: text,
        zero: false,
      },
      series: lines.toReversed().map(({ z, name }) => ({
        label: name,
        color: z === 0 ? "ochre" : "soft",
        dashed: z !== 0,
        values: infant.line(measure, z).map((value) => value * per),
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
