import { outputsOf } from "../../../core/outputs";
import { toFiniteNumber } from "../../../math/numbers/exact";
import { approximate } from "../../../math/units/conversion";
import type { Conversion } from "./conversion";

const { number, table, text } = outputsOf<Conversion>();

const optional = { optional: true } as const;

export const outputs = {
  result: number({
    label: "Result",
    digits: 10,
    ...optional,
    value: ({ result }) => toFiniteNumber(approximate(result)),
  }),
  resultText: text({ label: "Rounded", value: (conversion) => conversion.text }),
  resultExact: text({
    label: "Exact fraction",
    ...optional,
    value: ({ result }) => (result.isFraction ? result.q.toString() : null),
  }),
  factor: number({
    label: "Factor",
    digits: 12,
    ...optional,
    value: ({ factor }) => factor && toFiniteNumber(approximate(factor)),
  }),
  factorExact: text({
    label: "Exact factor",
    ...optional,
    value: ({ factor }) => (factor?.piPower === 0 ? factor.q.toString() : null),
  }),
  fromUnit: text({ label: "Source unit", value: ({ from }) => from.id }),
  toUnit: text({ label: "Target unit", value: ({ to }) => to.id }),
  quantity: text({ label: "Quantity", ...optional, value: (conversion) => conversion.quantity }),
  parts: table({
    label: "In several units",
    columns: {
      unit: text({ label: "Unit" }),
      symbol: text({ label: "Symbol" }),
      value: number({ label: "Value", digits: 10 }),
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
  compoundText: text({ label: "In several units", ...optional, value: ({ compound }) => compound }),
  allUnits: table({
    label: "All units",
    columns: {
      unit: text({ label: "Unit" }),
      symbol: text({ label: "Symbol" }),
      name: text({ label: "Name" }),
      value: number({ label: "Value", digits: 10, optional: true }),
      text: text({ label: "Rounded" }),
    },
    value: ({ allUnits }) => allUnits,
  }),
  formula: text({ label: "Formula", value: ({ formula }) => formula }),
};
