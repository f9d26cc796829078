/** The charts of “what if”: the result over a range of one input, and the inputs that move it most. */
import { resolve } from "../../../core/conditions";
import type { Field } from "../../../core/fields";
import type { Format } from "../../../core/format";
import type { Values } from "../../../core/parse";
import { inSentence } from "../../../core/solve";
import type { Exploration, Influence } from "../../../core/what-if";
import type { Axis, LineChart, RowChart } from "../../charts/types";
import { displayValue } from "../../kit/display-value";

/** What the charts are about. */
export interface Subject {
  readonly output: Field;
  readonly inputs: Values;
  readonly format: Format;
}

/** @param now the current value of the input */
export function curveChart(
  field: Field,
  output: string,
  now: number,
  { points }: Exploration,
  { output: aim, inputs, format }: Subject,
): LineChart {
  const answered = points.filter(({ answer }) => typeof answer?.outputs[output] === "number");
  const said = (value: number) => displayValue(field, value, inputs, format);
  const low = said(points[0]?.value ?? now);
  const high = said(points.at(-1)?.value ?? now);
  const current = answered.find(({ value }) => value === now);
  const name = inSentence(aim, inputs);
  return {
    kind: "lines",
    x: {
      label: resolve(field.label, inputs),
      values: points.map(({ value }) => value),
      format: (value) => axisText(field, value, format),
      exact: said,
    },
    y: { ...axisOf(aim, inputs, format), zero: false },
    series: [
      {
        label: resolve(aim.label, inputs),
        color: "green",
        values: points.map(({ answer }) => {
          const value: unknown = answer?.outputs[output];
          return typeof value === "number" ? value : null;
        }),
      },
    ],
    marks: [{ x: now, label: "Now" }],
    points: current ? [{ x: now, y: current.answer?.outputs[output] }] : [],
    caption: `The ${name} if the ${inSentence(field, inputs)} is between ${low} and ${high}, and nothing else changes.`,
  };
}

/** @param fieldOf the input with this key */
export function influenceChart(
  found: readonly Influence[],
  fieldOf: (key: string) => Field,
  { output, inputs, format }: Subject,
): RowChart {
  const name = inSentence(output, inputs);
  const label = ({ key, low, high }: Influence) => {
    const field = fieldOf(key);
    const said = (value: number) =>
      field.type === "money" ? format.shortMoney(value) : displayValue(field, value, inputs, format);
    return `${resolve(field.label, inputs)}: ${said(low.value)} or ${said(high.value)}`;
  };
  return {
    kind: "bars",
    horizontal: true,
    categories: found.map(label),
    y: { ...axisOf(output, inputs, format), label: `Change of the ${name}` },
    series: [
      { label: "A tenth less", color: "blue", values: found.map(({ low }) => low.change) },
      { label: "A tenth more", color: "ochre", values: found.map(({ high }) => high.change) },
    ],
    caption: `How far each input alone moves the ${name} if it is a tenth smaller or larger.`,
  };
}

function axisOf(field: Field, inputs: Values, format: Format): Axis {
  return {
    label: resolve(field.label, inputs),
    format: (value) => axisText(field, value, format),
    exact: (value) => displayValue(field, value, inputs, format),
  };
}

function axisText(field: Field, value: number, format: Format): string {
  if (field.type === "money") return format.shortMoney(value);
  return field.type === "percent" ? format.percent(value, 2) : format.significant(value, 4);
}
