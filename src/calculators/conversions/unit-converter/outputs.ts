import { outputsOf } from "../../../core/outputs";
import { toFiniteNumber } from "../../../math/numbers/exact";
import { approximate } from "../../../math/units/conversion";
import type { Conversion } from "./conversion";

const { number, table, text } = outputsOf<Conversion>();

const optional = { optional: true } as const;

export const outputs = {
  result: number("Result", {
    digits: 10,
    ...optional,
    shown: "elsewhere",
    solve: true,
    value: ({ result }) => toFiniteNumber(approximate(result)),
  }),
  resultText: text("Rounded", { shown: "elsewhere", value: (conversion) => conversion.text }),
  resultExact: text("Exact fraction", {
    ...optional,
    shown: ({ isRoundedBefore }) => (isRoundedBefore ? "elsewhere" : "first"),
    value: ({ result }) => (result.isFraction ? result.q.toString() : null),
  }),
  factor: number("Factor", {
    digits: 12,
    ...optional,
    shown: "elsewhere",
    value: ({ factor }) => factor && toFiniteNumber(approximate(factor)),
  }),
  factorExact: text("Exact factor", {
    ...optional,
    shown: "elsewhere",
    value: ({ factor }) => (factor?.piPower === 0 ? factor.q.toString() : null),
  }),
  fromUnit: text("Source unit", { shown: "elsewhere", value: ({ from }) => from.id }),
  toUnit: text("Target unit", { shown: "elsewhere", value: ({ to }) => to.id }),
  quantity: text("Quantity", { ...optional, shown: "elsewhere" }),
  parts: table("In several units", {
    columns: {
      unit: text("Unit"),
      symbol: text("Symbol", { shown: "elsewhere" }),
      value: number("Value", { digits: 10 }),
    },
    value: ({ brokenDown, into }) => {
      if (!brokenDown) return [];
      const { negative, values } = brokenDown;
      const first = values.findIndex((value) => value.sign() !== 0);
      return values.map((value, i) => ({
        unit: into[i]?.id as string,
        symbol: into[i]?.symbol as string,
        value: (negative && i === first ? value.negate() : value).toNumber(),
      }));
    },
  }),
  compoundText: text("In several units", { ...optional, shown: "elsewhere", value: ({ compound }) => compound }),
  allUnits: table("All units", {
    shown: "elsewhere",
    columns: {
      unit: text("Unit"),
      symbol: text("Symbol"),
      name: text("Name"),
      value: number("Value", { digits: 10, optional: true }),
      text: text("Rounded"),
    },
  }),
  formula: text("Formula"),
};
