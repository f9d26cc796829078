import type { Format } from "../../../core/format";
import { heightText } from "../../../math/health/height-text";
import type { DrawChart, Series } from "../../../site/kit";
import { axisLength } from "../../../site/kit/in-units";
import type height from "./calculator";
import type { Answer } from "./height";
import type { Height } from "./modes";
import { atPercentile } from "./percent-text";
import { ADULT_MONTHS, curveAt, FIRST_YEAR, LAST_YEAR } from "./stature";

const YEARS = Array.from({ length: LAST_YEAR - FIRST_YEAR + 1 }, (_, i) => FIRST_YEAR + i);

/** The growth chart with the child's point and the path from it to the predicted height. */
export const growthChart: DrawChart<typeof height> = ({ inputs, model, format }) => {
  const { cm, months, standing = null, prediction } = model.answer;
  if (months === undefined || model.answer.infant) return null;
  const { unit, per } = axisLength(inputs.unitSystem);
  const age = Math.min(LAST_YEAR, months / 12);
  const isOnChart = standing !== null && cm !== null;
  const ages = isOnChart ? [...new Set([...YEARS, age])].toSorted((a, b) => a - b) : YEARS;
  const rows = ages.map((year) => curveAt(inputs.sex, year, standing?.z ?? null));
  const text = (value: number) => heightText(value, inputs.unitSystem, format);
  const scaled = (values: readonly (number | null)[]) => values.map((value) => value && value * per);
  const curves: Series[] = [
    { label: "95th percentile", color: "soft", dashed: true, values: scaled(rows.map((row) => row.p95Cm)) },
    { label: "Median", color: "ochre", values: scaled(rows.map((row) => row.p50Cm)) },
    { label: "5th percentile", color: "soft", dashed: true, values: scaled(rows.map((row) => row.p5Cm)) },
  ];
  const adult = prediction && { x: LAST_YEAR, y: prediction.predictedCm * per };
  return {
    kind: "lines",
    x: {
      label: "Age in years",
      values: ages,
      format: (year) => format.number(year, 1),
      exact: (year) => `${format.number(year, 1)} years`,
    },
    y: {
      label: `Height (${unit})`,
      format: (value) => format.number(value, 1),
      exact: (value) => text(value / per),
      zero: false,
    },
    series: [...curves, ...(isOnChart ? childSeries(model.answer, ages, rows, age, per, curves.length) : [])],
    points: [
      ...(isOnChart ? [{ x: age, y: cm * per, label: text(cm) }] : []),
      ...(adult ? [{ ...adult, label: text(prediction.predictedCm) }] : []),
    ],
    caption: caption(model, age, text, format),
  };
};

/**
 * The child's line from now on, and the band around it if the method has one.
 *
 * @param per units of the axis per centimeter
 * @param firstIndex index that the first of these series will have in the chart
 */
function childSeries(
  { cm, standing, prediction }: Answer,
  ages: readonly number[],
  rows: readonly { readonly childCm: number | null }[],
  age: number,
  per: number,
  firstIndex: number,
): Series[] {
  const now = cm ?? 0;
  const end = rows.at(-1)?.childCm ?? null;
  if (!prediction || end === null)
    return standing
      ? [
          {
            label: "Same percentile",
            color: "green",
            values: rows.map(({ childCm }) => childCm && childCm * per),
          },
        ]
      : [];
  // The curve of the child's own percentile, stretched to end at the target height.
  const to = (target: number) =>
    rows.map(({ childCm }, i) => {
      if ((ages[i] ?? 0) < age || childCm === null) return null;
      const share = end > now ? (childCm - now) / (end - now) : 1;
      return (now + share * (target - now)) * per;
    });
  const { predictedCm, method, khamisRoche } = prediction;
  const line: Series = { label: "To the predicted height", color: "green", values: to(predictedCm) };
  if (method !== "khamis-roche" || !khamisRoche) return [line];
  const [low, high] = [Math.max(now, khamisRoche.lowCm), Math.max(now, khamisRoche.highCm)];
  return [
    { label: "9 of 10, from", color: "green", dashed: true, values: to(low) },
    { label: "9 of 10, to", color: "green", dashed: true, values: to(high), area: firstIndex },
    line,
  ];
}

function caption(
  { inputs, answer: { cm, months, standing, prediction } }: Height,
  age: number,
  text: (cm: number) => string,
  format: Format,
): string {
  const isMale = inputs.sex === "male";
  const children = isMale ? "boys" : "girls";
  // Adults are compared with the last row of the tables.
  const isAdult = (months ?? 0) >= ADULT_MONTHS;
  const [when, people] = isAdult
    ? ["", `${isMale ? "men" : "women"} aged ${LAST_YEAR}`]
    : [` at ${format.number(age, 1)} years`, children];
  const now =
    standing && cm !== null
      ? `${text(cm)}${when} is ${place(standing.percentile, format)} of US ${people} (CDC 2000).`
      : `The curves are those of US ${children} (CDC 2000).`;
  return prediction ? `${now} Predicted as an adult: ${text(prediction.predictedCm)}.` : now;
}

function place(percentile: number, format: Format): string {
  if (percentile < 0.1) return "far below the 1st percentile";
  return percentile > 99.9 ? "far above the 99th percentile" : atPercentile(percentile, format);
}
