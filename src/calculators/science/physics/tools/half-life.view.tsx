import { inUnitChosen } from "../../../../fieldsets/quantity";
import { type DrawChart, defineView } from "../../../../site/kit";
import calculator from "./half-life";

const POINTS = 100;
/** Minimum number of half-lives that the curve shows. */
const SHOWN = 5;

const decay: DrawChart<typeof calculator> = ({ model: { inputs, values }, format }) => {
  const { initialAmount, remainingAmount, time, halfLife } = values;
  if (initialAmount === undefined || remainingAmount === undefined || time === undefined || !halfLife) return null;
  const shown = (seconds: number) => inUnitChosen(calculator.inputs, inputs, "time", seconds);
  const symbol = calculator.inputs.timeUnit?.options?.[String(inputs.timeUnit)] ?? "";
  const end = Math.max(SHOWN * halfLife, 1.2 * time);
  const times = Array.from({ length: POINTS + 1 }, (_, i) => (i / POINTS) * end);
  const places = times.map(shown);
  const [x, half] = [shown(time), shown(halfLife)];
  if (x === null || half === null || places.includes(null)) return null;
  return {
    kind: "lines",
    x: {
      label: `Time (${symbol})`,
      values: places as number[],
      format: (value) => format.significant(value, 4),
    },
    y: { label: "Amount", format: (value) => format.significant(value, 4) },
    series: [
      {
        label: "Remaining",
        color: "green",
        values: times.map((t) => initialAmount * 2 ** (-t / halfLife)),
        area: true,
      },
    ],
    marks: [{ x: half, label: "Half-life" }],
    points: [{ x, y: remainingAmount }],
    caption: "After each half-life, half of what was left remains.",
  };
};

export default defineView(calculator, { tabs: [{ label: "Decay curve", chart: decay }] });
