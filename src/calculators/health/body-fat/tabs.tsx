import { KG_PER_POUND } from "../../../math/health/unit-system";
import { type Color, type DrawChart, defineTabs, type ViewProps } from "../../../site/kit";
import { EstimatePlot } from "../../../site/kit/EstimatePlot";
import bodyFat from "./calculator";
import { ACE_CATEGORIES, AGE_CATEGORIES, type Class } from "./classes";
import { METHODS } from "./inputs";
import { foldsOf, girthsOf, LEEWAY } from "./methods";
import { TapeFigure } from "./TapeFigure";

type Drawing = DrawChart<typeof bodyFat>;

/** Upper end of the drawn scale. The marker stays at the edge for larger values. */
const HIGHEST = { male: 40, female: 50 };

const ACE_COLORS: readonly Color[] = ["blue-deep", "blue", "blue-pale", "green", "ochre", "ochre-deep"];
const AGE_COLORS: readonly Color[] = ["blue", "green", "ochre", "ochre-deep"];

/** The result on the ACE scale and on the scale for the age. */
const scales: Drawing = ({ inputs, model: { percent, ace, aceCategory, byAge, ageCategory }, format }) => {
  const max = HIGHEST[inputs.sex];
  const show = (value: number) => format.percent(value, 1);
  const scale = <Code extends string>(
    label: string,
    classes: readonly Class<Code>[],
    names: Readonly<Record<Code, string>>,
    colors: readonly Color[],
    category: Code,
  ) => ({
    kind: "scale" as const,
    label,
    min: 0,
    max,
    value: percent,
    valueLabel: show(percent),
    format: show,
    bands: classes.map(({ code, from }, place) => ({
      label: names[code],
      from,
      to: classes[place + 1]?.from ?? max,
      color: colors[place] ?? ("ink" as const),
    })),
    caption: `${show(percent)} is in the “${names[category]}” band.`,
  });
  return [
    ...(ace && aceCategory ? [scale("ACE bands, body fat", ace, ACE_CATEGORIES, ACE_COLORS, aceCategory)] : []),
    ...(byAge && ageCategory
      ? [scale("Bands for this age, body fat", byAge, AGE_CATEGORIES, AGE_COLORS, ageCategory)]
      : []),
  ];
};

/** Fat and lean mass now, and at the goal. */
const parts: Drawing = ({ inputs, model, format }) => {
  const { fatKg, leanKg, goalWeightKg } = model;
  const [unit, per] = inputs.unitSystem === "imperial" ? ["lb", 1 / KG_PER_POUND] : ["kg", 1];
  const show = (weight: number) => `${format.number(weight, 1)} ${unit}`;
  const goal = goalWeightKg === null ? [] : [goalWeightKg];
  return {
    kind: "bars",
    horizontal: true,
    stacked: true,
    categories: ["Now", ...goal.map(() => "At the goal")],
    y: { label: "Weight", format: show },
    series: [
      { label: "Lean", color: "blue", values: [leanKg, ...goal.map(() => leanKg)].map((kg) => kg * per) },
      {
        label: "Fat",
        color: "ochre",
        values: [fatKg, ...goal.map((weight) => weight - leanKg)].map((kg) => kg * per),
      },
    ],
    caption: `${show(fatKg * per)} of fat and ${show(leanKg * per)} of everything else: muscle, bone, organs and water.`,
  };
};

/** Plots every method that the measurements allow, with its usual error, and the mean of all methods. */
function MethodPlot({ inputs, model, format }: ViewProps<typeof bodyFat>) {
  const percent = (value: number) => format.percent(value, 1);
  const rows = model.methods.flatMap(({ method, percent: value }) =>
    value === null
      ? []
      : [
          {
            label: METHODS[method],
            text: percent(value),
            value,
            low: Math.max(0, value - LEEWAY[method]),
            high: Math.min(100, value + LEEWAY[method]),
            color: method === inputs.method ? ("green" as const) : ("blue" as const),
          },
        ],
  );
  const values = rows.map(({ value }) => value);
  const count = rows.length;
  return (
    <EstimatePlot
      rows={rows}
      legend={[
        { label: "Chosen method", color: "green" },
        ...(count > 1 ? [{ label: "Other methods", color: "blue" } as const] : []),
      ]}
      lines={count > 1 ? [{ label: `Mean ${percent(model.meanPercent)}`, at: model.meanPercent }] : []}
      axis={{ label: "Body fat", format: percent }}
      caption={`${
        count > 1
          ? `${count} methods give ${percent(Math.min(...values))} to ${percent(Math.max(...values))}, with a mean of ${percent(model.meanPercent)}. `
          : ""
      }Bars show how far off a method usually is: about 4 points by tape or skinfolds, 5 by BMI.`}
    />
  );
}

export default defineTabs(bodyFat, [
  { label: "All methods", Component: MethodPlot },
  { label: "Scale", chart: scales },
  { label: "Fat and lean", chart: parts },
  {
    label: "Where to measure",
    Component: TapeFigure,
    when: ({ inputs, model: { measures } }) =>
      girthsOf(inputs.method, measures).length + foldsOf(inputs.method, inputs.sex).length > 0,
  },
  { label: "Table", table: "methods" },
]);
