import { type DrawChart, defineTabs } from "../../../site/kit";
import percentage from "./calculator";
import { percentagePoints } from "./percentage-points";

/** The part and the rest of the whole. */
const partChart: DrawChart<typeof percentage> = ({ inputs, outputs, format }) => {
  const { mode, x, y } = inputs;
  const [part, whole] =
    mode === "of"
      ? [outputs.result, y.toNumber()]
      : mode === "what-percent"
        ? [x.toNumber(), y.toNumber()]
        : mode === "whole"
          ? [x.toNumber(), outputs.result]
          : [null, null];
  if (part === null || whole === null || whole <= 0 || part < 0 || part > whole) return null;
  return {
    kind: "bars",
    horizontal: true,
    stacked: true,
    categories: [`${format.number(part, 4)} of ${format.number(whole, 4)}`],
    y: { label: "Value", format: (value) => format.number(value, 4) },
    series: [
      { label: "Part", color: "green", values: [part] },
      { label: "Rest", color: "soft", values: [whole - part] },
    ],
    caption: `${format.number(part, 4)} is ${format.percent((100 * part) / whole, 2)} of ${format.number(whole, 4)}.`,
  };
};

/** Before and after a change. */
const changeChart: DrawChart<typeof percentage> = ({ inputs, outputs, format }) => {
  const { mode, x, y } = inputs;
  const { result } = outputs;
  const [from, to] =
    mode === "change" || mode === "points"
      ? [x.toNumber(), y.toNumber()]
      : mode === "increase" || mode === "decrease"
        ? [y.toNumber(), result]
        : mode === "reverse"
          ? [result, y.toNumber()]
          : mode === "margin"
            ? [x.toNumber(), y.toNumber()]
            : [null, null];
  if (from === null || to === null) return null;
  const sign = mode === "points" ? "%" : "";
  const difference = format.number(to - from, 4);
  return {
    kind: "bars",
    horizontal: true,
    categories: mode === "margin" ? ["Cost", "Price"] : ["Before", "After"],
    y: { label: "Value", format: (value) => `${format.number(value, 4)}${sign}` },
    series: [{ label: "Value", color: "green", values: [from, to] }],
    caption: `The change from ${format.number(from, 4)}${sign} to ${format.number(to, 4)}${sign} is ${mode === "points" ? percentagePoints(difference) : difference}.`,
  };
};

/** The value after each change of a chain. */
const chainChart: DrawChart<typeof percentage> = ({ outputs: { chainTable, netPercent }, format }) => {
  const values = chainTable.flatMap((row) => (row.after === null ? [] : [row.after]));
  const start = chainTable[0]?.before;
  if (values.length === 0 || values.length < chainTable.length || start === null || start === undefined) return null;
  return {
    kind: "bars",
    categories: ["Start", ...chainTable.map((row) => `${row.percent > 0 ? "+" : ""}${format.percent(row.percent, 2)}`)],
    x: { label: "Change" },
    y: { label: "Value", format: (value) => format.number(value, 2) },
    series: [{ label: "Value", color: "green", values: [start, ...values] }],
    caption: `Together, the changes amount to ${format.percent(netPercent, 4)}.`,
  };
};

export default defineTabs(percentage, [
  { label: "Part and whole", chart: partChart },
  { label: "Before and after", chart: changeChart },
  { label: "Chain", chart: chainChart },
]);
