import { by } from "../../../core/fields";
import { outputsOf } from "../../../core/outputs";
import type { VariantModel } from "../../../core/variants";
import { roundedFigures } from "../../../fieldsets/rounded-figures";
import { toFiniteNumber } from "../../../math/numbers/exact";
import type { Rational } from "../../../math/numbers/rational";
import { plainText, toSignificant } from "../../../math/numbers/significant";
import type { Answer, FeelsLike } from "./answer";
import type { Inputs } from "./fields";
import { nearestLandmark } from "./landmarks";
import { agreement, SCALE_KEYS, SCALES, type Scale, symbolOf } from "./scales";

export type Model = VariantModel<
  "convert" | "difference" | "feels-like" | "oven",
  Inputs & { readonly mode: string },
  Answer
>;

const { choice, number, table, text } = outputsOf<Model>();

const SYMBOLS = Object.fromEntries(SCALE_KEYS.map((scale) => [scale, symbolOf(scale)]));
const IN_TO = by("to", SYMBOLS, "");
const IN_FROM = by("from", SYMBOLS, "");

const optional = { digits: 10, optional: true } as const;
const double = (value: Rational | undefined) => value && toFiniteNumber(value);

const onScale = (scale: Scale) =>
  number({
    label: SCALES[scale].replace(/ \(.*/, ""),
    unit: symbolOf(scale),
    ...optional,
    value: ({ answer }) => double(answer.scales?.[scale]),
  });

const felt = (label: string, key: "windChill" | "heatIndex" | "felt") =>
  number({
    label,
    unit: IN_FROM,
    digits: 1,
    optional: true,
    value: ({ answer }) => answer.feels?.[key],
  });

export const outputs = {
  result: number({ label: "Result", unit: IN_TO, ...optional, value: ({ answer }) => double(answer.result) }),
  resultText: text({ label: "Rounded", optional: true, value: ({ answer }) => answer.resultText }),
  celsius: onScale("celsius"),
  fahrenheit: onScale("fahrenheit"),
  kelvin: onScale("kelvin"),
  rankine: onScale("rankine"),
  reaumur: onScale("reaumur"),
  delisle: onScale("delisle"),
  newton: onScale("newton"),
  romer: onScale("romer"),
  scales: table({
    label: "All scales",
    columns: {
      scale: text({ label: "Scale" }),
      symbol: text({ label: "Symbol" }),
      value: number({ label: "Value", write: roundedFigures }),
      text: text({ label: "Rounded" }),
    },
    value: ({ variant, answer, inputs }) =>
      variant === "convert"
        ? SCALE_KEYS.map((scale) => {
            const value = answer.scales?.[scale] as Rational;
            return {
              scale: SCALES[scale].replace(/ \(.*/, ""),
              symbol: symbolOf(scale),
              value: value.toNumber(),
              text: plainText(toSignificant(value, inputs.significantFigures), -6, 14),
            };
          })
        : [],
  }),
  formula: text({ label: "Formula", optional: true, value: ({ answer }) => answer.formula }),
  nearest: text({
    label: "Nearest to",
    optional: true,
    value: ({ variant, answer }) => {
      if (variant !== "convert") return null;
      const { name, celsius } = nearestLandmark(answer.scales?.celsius?.toNumber() ?? 0);
      return `${name}, ${String(celsius).replace("-", "−")} °C`;
    },
  }),
  agreesAt: number({
    label: "Both scales agree at",
    ...optional,
    value: ({ variant, inputs: { from, to } }) =>
      variant === "convert" ? agreement(from, to)?.toNumber() : null,
  }),
  feelsLike: { ...felt("Feels like", "felt"), noun: "Feels-like temperature" },
  feelsLikeKind: choice({
    label: "Kind of feels-like temperature",
    options: {
      "wind-chill": "Wind chill",
      "heat-index": "Heat index",
      air: "Air temperature",
    } satisfies Record<FeelsLike["kind"], string>,
    optional: true,
    value: ({ answer }) => answer.feels?.kind,
  }),
  windChill: felt("Wind chill", "windChill"),
  heatIndex: felt("Heat index", "heatIndex"),
  fanCelsius: number({
    label: "Fan oven",
    unit: "°C",
    ...optional,
    digits: 0,
    value: ({ answer }) => double(answer.fan),
  }),
  gasMark: text({ label: "Gas mark", optional: true, value: ({ answer }) => answer.gasMark }),
};
