import { type DrawChart, defineView } from "../../../site/kit";
import { MEASURED } from "../../../site/kit/measured";
import { Bottle } from "./Bottle";
import water from "./calculator";
import { ML_PER_FL_OZ } from "./daily";
import { GlassClock } from "./GlassClock";
import { BASES } from "./inputs";
import { volumeText } from "./words";

const comparisonChart: DrawChart<typeof water> = ({ inputs, outputs: { comparison }, format }) => {
  if (comparison.length === 0) return null;
  const [unit, size] = inputs.unitSystem === "imperial" ? ["fl oz", ML_PER_FL_OZ] : ["L", 1000];
  const drinks = comparison.map(({ beveragesMl }) => beveragesMl);
  return {
    kind: "bars",
    horizontal: true,
    stacked: true,
    categories: comparison.map(({ basis }) => BASES[basis]),
    y: { label: `${unit} a day`, format: (volume) => format.number(volume, unit === "L" ? 1 : 0) },
    series: [
      { label: "To drink", color: "blue", values: drinks.map((ml) => ml / size) },
      {
        label: "From food",
        color: "soft",
        values: comparison.map(({ totalMl, beveragesMl }) => (totalMl - beveragesMl) / size),
      },
    ],
    highlight: comparison.findIndex(({ basis }) => basis === inputs.basis),
    caption: `Before exercise and heat, the three references call for ${volumeText(Math.min(...drinks), inputs, format)} to ${volumeText(Math.max(...drinks), inputs, format)} of drinks a day.`,
  };
};

export default defineView(water, {
  measured: MEASURED,
  idleInputs: ({ inputs }) => (inputs.sex === "male" && inputs.lifeStage === "none" ? ["lifeStage"] : []),
  hints: {
    exerciseMinutes: ({
      inputs,
      model: {
        answer: { daily },
      },
      format,
    }) => (daily && daily.exerciseMl > 0 ? `Adds ${volumeText(daily.exerciseMl, inputs, format)}` : null),
    heatHours: ({
      inputs,
      model: {
        answer: { daily },
      },
      format,
    }) => (daily && daily.heatMl > 0 ? `Adds ${volumeText(daily.heatMl, inputs, format)}` : null),
  },
  Display: Bottle,
  tabs: [
    { label: "Three references", chart: comparisonChart, table: "comparison" },
    { label: "Glasses by the clock", Component: GlassClock, when: ({ model }) => model.answer.daily !== undefined },
    { label: "Schedule", table: "schedule" },
  ],
});
