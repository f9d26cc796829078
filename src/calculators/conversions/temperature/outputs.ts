import { by } from "../../../core/fields";
import { outputsOf } from "../../../core/outputs";
import type { VariantModel } from "../../../core/variants";
import { roundedFigures } from "../../../fieldsets/rounded-figures";
import { toFiniteNumber } from "../../../math/numbers/exact";
import type { Rational } from "../../../math/numbers/rational";
import { plainText, toSignificant } from "../../../math/numbers/significant";
import type { FeelsLike } from "./feels-like";
import type { Inputs } from "./fields";
import { nearestLandmark } from "./landmarks";
import { agreement, SCALE_KEYS, SCALES, type Scale, symbolOf } from "./scales";

/** Results of the modes. Each mode provides some of the properties. */
export interface Answer {
  /** The exact input value. */
  readonly value: Rational;
  /** On the requested scale. */
  readonly result?: Rational;
  readonly resultText?: string;
  /** The same temperature on each scale. */
  readonly scales?: Readonly<Partial<Record<Scale, Rational>>>;
  readonly formula?: string;
  readonly feels?: FeelsLike;
  /** Null if the oven is cooler or hotter than all marks. */
  readonly gasMark?: string | null;
  /** °C */
  readonly fan?: Rational;
}

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

const onScale = (scale: Scale) =>
  number(SCALES[scale].replace(/ \(.*/, ""), {
    unit: symbolOf(scale),
    ...optional,
    // An oven is set to whole degrees.
    digits: (value, { mode }, format) => `${format.number(value, mode === "oven" ? 0 : 10)} ${symbolOf(scale)}`,
    value: ({ answer }) => toFiniteNumber(answer.scales?.[scale]),
  });

const felt = (label: string, key: "windChill" | "heatIndex" | "felt") =>
  number(label, { unit: IN_FROM, digits: 0, optional: true, value: ({ answer }) => answer.feels?.[key] });

export const outputs = {
  result: number("Result", {
    unit: IN_TO,
    ...optional,
    shown: "elsewhere" as const,
    solve: true,
    value: ({ answer }) => toFiniteNumber(answer.result),
  }),
  resultText: text("Rounded", { optional: true, shown: "elsewhere", value: ({ answer }) => answer.resultText }),
  celsius: { ...onScale("celsius"), shown: "more" as const },
  fahrenheit: { ...onScale("fahrenheit"), shown: "more" as const },
  kelvin: { ...onScale("kelvin"), shown: "more" as const },
  rankine: { ...onScale("rankine"), shown: "more" as const },
  reaumur: { ...onScale("reaumur"), shown: "more" as const },
  delisle: { ...onScale("delisle"), shown: "more" as const },
  newton: { ...onScale("newton"), shown: "more" as const },
  romer: { ...onScale("romer"), shown: "more" as const },
  scales: table("All scales", {
    columns: {
      scale: text("Scale"),
      symbol: text("Symbol"),
      value: number("Value", { digits: roundedFigures }),
      text: text("Rounded", { shown: "elsewhere" }),
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
  formula: text("Formula", { optional: true, value: ({ answer }) => answer.formula }),
  nearest: text("Nearest to", {
    optional: true,
    value: ({ variant, answer }) => {
      if (variant !== "convert") return null;
      const { name, celsius } = nearestLandmark(answer.scales?.celsius?.toNumber() ?? 0);
      return `${name}, ${String(celsius).replace("-", "−")} °C`;
    },
  }),
  agreesAt: number("Both scales agree at", {
    ...optional,
    value: ({ variant, inputs: { from, to } }) => (variant === "convert" ? agreement(from, to)?.toNumber() : null),
  }),
  feelsLike: {
    ...felt("Feels like", "felt"),
    noun: "Feels-like temperature",
    shown: "elsewhere" as const,
    solve: true,
  },
  feelsLikeKind: choice("Kind of feels-like temperature", {
    options: {
      "wind-chill": "Wind chill",
      "heat-index": "Heat index",
      air: "Air temperature",
    } satisfies Record<FeelsLike["kind"], string>,
    optional: true,
    shown: "elsewhere",
    value: ({ answer }) => answer.feels?.kind,
  }),
  windChill: felt("Wind chill", "windChill"),
  heatIndex: felt("Heat index", "heatIndex"),
  fanCelsius: number("Fan oven", {
    unit: "°C",
    ...optional,
    digits: 0,
    value: ({ answer }) => toFiniteNumber(answer.fan),
  }),
  gasMark: text("Gas mark", { optional: true, value: ({ answer }) => answer.gasMark }),
};
