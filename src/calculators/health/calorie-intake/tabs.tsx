import { dayNumberToIso } from "../../../math/dates/civil";
import { massText, massUnit } from "../../../math/health/mass-text";
import { KG_PER_POUND } from "../../../math/health/unit-system";
import { type DrawChart, defineTabs } from "../../../site/kit";
import calories from "./calculator";

type Drawing = DrawChart<typeof calories>;
type Answer = Parameters<Drawing>[0];

/** Axes for charts of weight by day, in the visitor's unit. */
function axes({ inputs, model: { start }, format }: Answer) {
  const unit = inputs.unitSystem === "imperial" ? "lb" : "kg";
  const date = (day: number) => format.shortDate(dayNumberToIso(start + Math.round(day)));
  return {
    inUnit: (kg: number) => (unit === "lb" ? kg / KG_PER_POUND : kg),
    x: { label: "Date", format: (day: number) => date(day).replace(/,.*$/, ""), exact: date },
    y: {
      label: `Weight (${unit})`,
      format: (weight: number) => format.number(weight, 1),
      exact: (weight: number) => `${format.number(weight, 1)} ${unit}`,
    },
  };
}

/** The weight at the same intake under both models. */
const weightChart: Drawing = (answer) => {
  const { inputs, model: plan, format } = answer;
  if (inputs.goal === "maintain") return null;
  const { x, y, inUnit } = axes(answer);
  const { goalKg, changeKg, shownDays } = plan;
  const days: number[] = [];
  const dynamic: number[] = [];
  plan.dynamics.run(plan.bodyKcal, shownDays, (day, _, kg) => {
    if (day % 7 !== 0 && day !== shownDays) return false;
    days.push(day);
    dynamic.push(kg);
    return false;
  });
  // The straight line of the fixed rule ends at the goal.
  const isBeyond = (day: number) => (goalKg - plan.staticWeight(day)) * Math.sign(changeKg) < 0;
  const fixed = days.map((day, i) =>
    isBeyond(day) ? (isBeyond(days[i - 1] ?? 0) ? null : inUnit(goalKg)) : inUnit(plan.staticWeight(day)),
  );
  const unit = massUnit(inputs);
  const short = Math.abs((dynamic.at(-1) as number) - plan.staticWeight(shownDays));
  return {
    kind: "lines",
    x: { ...x, values: days },
    y: { ...y, zero: false },
    series: [
      { label: "Dynamic model", color: "green", values: dynamic.map(inUnit) },
      { label: "Rule of 3,500 kcal a pound", color: "ochre", dashed: true, values: fixed },
      { label: "Goal", color: "ink", dashed: true, values: days.map(() => inUnit(goalKg)) },
    ],
    caption: `At ${format.number(plan.dailyKcal, 0)} kcal a day the dynamic model comes to ${massText(dynamic.at(-1) as number, unit, format)} after ${format.plural(shownDays, "day")}; the fixed rule is off by ${massText(short, unit === "st" ? "lb" : unit, format)} by then.`,
  };
};

const bodyChart: Drawing = (answer) => {
  const { outputs, model: plan, format, inputs } = answer;
  const rows = outputs.trajectory;
  if (plan.model === "static" || rows.length < 2) return null;
  const { x, y, inUnit } = axes(answer);
  const [first, last] = [rows[0], rows.at(-1)];
  const unit = massUnit(inputs);
  const text = (kg: number | null | undefined) => massText(kg ?? 0, unit, format);
  return {
    kind: "lines",
    stacked: true,
    x: { ...x, values: rows.map(({ day }) => day) },
    y,
    series: [
      { label: "Lean", color: "blue", area: true, values: rows.map(({ leanKg }) => inUnit(leanKg ?? 0)) },
      { label: "Fat", color: "ochre", area: true, values: rows.map(({ fatKg }) => inUnit(fatKg ?? 0)) },
    ],
    caption: `Fat goes from ${text(first?.fatKg)} to ${text(last?.fatKg)}; everything else, including water, goes from ${text(first?.leanKg)} to ${text(last?.leanKg)}.`,
  };
};

const weekChart: Drawing = ({ inputs, outputs: { weekPlan }, format }) =>
  inputs.weekendBoostPercent === 0
    ? null
    : {
        kind: "bars",
        x: { label: "Day of the week" },
        categories: weekPlan.map(({ weekday }) => weekday.slice(0, 3)),
        y: { label: "kcal", format: (kcal) => format.number(kcal, 0) },
        series: [{ label: "Eat", color: "green", values: weekPlan.map(({ kcal }) => kcal) }],
        caption: `${format.percent(inputs.weekendBoostPercent)} more on Saturday and Sunday; the weekly total stays the same.`,
      };

export default defineTabs(calories, [
  { label: "Weight", chart: weightChart },
  { label: "Fat and lean", chart: bodyChart },
  { label: "Week by week", table: "trajectory" },
  { label: "Macros", table: "macros" },
  { label: "Week plan", chart: weekChart, table: "weekPlan" },
]);
