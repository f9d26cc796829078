import { EXAMPLE_DAY } from "../../../fieldsets/energy";
import { dayNumberToIso, isoToDayNumber } from "../../../math/dates/civil";
import { BMR_FORMULAS } from "../../../math/health/bmr";
import { calories } from "../../../math/health/calorie-text";
import { KG_PER_POUND } from "../../../math/health/unit-system";
import { type DrawChart, defineView } from "../../../site/kit";
import { MEASURED } from "../../../site/kit/measured";
import bmrTdee from "./calculator";
import { ExampleLog } from "./ExampleLog";

type Drawing = DrawChart<typeof bmrTdee>;

const formulaChart: Drawing = ({ inputs, outputs, format }) => {
  const rows = outputs.formulas.filter(({ tdee }) => tdee !== null);
  const totals = rows.map(({ tdee }) => tdee as number);
  const missing = rows.length < outputs.formulas.length;
  return {
    kind: "bars",
    horizontal: true,
    stacked: true,
    categories: rows.map(({ formula }) => BMR_FORMULAS[formula]),
    y: { label: "kcal a day", format: (kcal) => format.number(kcal, 0) },
    series: [
      { label: "At rest (BMR)", color: "green", values: rows.map(({ bmr }) => bmr as number) },
      {
        label: "Digestion and moving",
        color: "ochre",
        values: rows.map(({ bmr, tdee }) => Math.max(0, (tdee as number) - (bmr as number))),
      },
    ],
    highlight: rows.findIndex(({ formula }) => formula === inputs.formula),
    caption: `With the same activity, the formulas give ${calories(Math.min(...totals), format)} to ${calories(Math.max(...totals), format)} kcal a day.${missing ? " Enter body fat to include the two formulas based on lean mass." : ""}`,
  };
};

/** The weights of the log in the user's unit, and the trend line. */
const logChart: Drawing = ({ inputs, model: { logged }, format }) => {
  if (!logged) return null;
  const unit = inputs.unitSystem === "imperial" ? "lb" : "kg";
  const inUnit = (kg: number) => (unit === "lb" ? kg / KG_PER_POUND : kg);
  const { line, weights } = logged;
  const weekly = inUnit(7 * line.slope);
  return {
    kind: "lines",
    x: {
      label: "Date",
      values: weights.map(({ day }) => day),
      format: (day) => format.shortDate(dayText(weights, day)).replace(/,.*$/, ""),
      exact: (day) => format.shortDate(dayText(weights, day)),
    },
    y: { label: `Weight (${unit})`, format: (weight) => format.number(weight, 1), zero: false },
    series: [
      {
        label: "Trend",
        color: "green",
        values: weights.map(({ day }) => inUnit(line.meanY + line.slope * (day - line.meanX))),
      },
    ],
    points: weights.map(({ day, kg }) => ({ x: day, y: inUnit(kg) })),
    caption: `${weights.length} weights over ${format.plural(logged.days, "day")}: the trend is ${format.number(weekly, 2)} ${unit} a week, at ${calories(logged.meanIntake, format)} kcal a day.`,
  };
};

/** ISO date of a day, counted from the first weight in the log. */
function dayText(weights: readonly { readonly date: string; readonly day: number }[], day: number): string {
  return dayNumberToIso(isoToDayNumber(weights[0]?.date ?? "1970-01-01") + Math.round(day));
}

export default defineView(bmrTdee, {
  measured: MEASURED,
  opening: { dayPlan: EXAMPLE_DAY },
  FormTop: ExampleLog,
  hints: {
    activity: ({ model, format }) => (model.logged ? null : `${format.number(model.pal, 3)} × basal metabolic rate`),
  },
  parts: ({ model: { bmr, tdee, digestion, activity }, format }) =>
    tdee < bmr
      ? null
      : {
          rows: [
            { label: "At rest (BMR)", value: bmr },
            { label: "Digestion", value: digestion, color: "blue" },
            { label: "Moving", value: activity, color: "ochre" },
          ],
          total: { label: "In a day (TDEE)", value: tdee },
          text: (kcal) => `${format.number(kcal, 0)} kcal`,
        },
  tabs: [
    { label: "Weight log", chart: logChart },
    { label: "Formulas", chart: formulaChart, table: "formulas" },
    { label: "By activity", table: "activityLevels" },
    { label: "Intake for a goal", table: "goals" },
    { label: "Reference 2023", table: "eer" },
  ],
});
