import { KG_PER_POUND } from "../../../math/health/unit-system";
import { type Color, type DrawChart, defineTabs } from "../../../site/kit";
import bodyFat from "./calculator";
import { ACE_CATEGORIES, AGE_CATEGORIES, type Class } from "./classes";
import { MethodPlot } from "./MethodPlot";
import { foldsOf, girthsOf } from "./methods";
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
