import { type DrawChart, defineView, type ViewAnswer } from "../../../site/kit";
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

/** `Adds 10 fl oz`; a minute of exercise adds less than what is shown at all. */
function addedText({ inputs, model, format }: ViewAnswer<typeof water>, key: "exerciseMl" | "heatMl"): string | null {
  const ml = model.answer.daily?.[key] ?? 0;
  const least = inputs.unitSystem === "imperial" ? ML_PER_FL_OZ : 100;
  if (ml === 0) return null;
  return ml < least ? `Adds less than ${volumeText(least, inputs, format)}` : `Adds ${volumeText(ml, inputs, format)}`;
}

export default defineView(water, {
  measured: MEASURED,
  idleInputs: ({ inputs }) => (inputs.sex === "male" && inputs.lifeStage === "none" ? ["lifeStage"] : []),
  hints: {
    exerciseMinutes: (answer) => addedText(answer, "exerciseMl"),
    heatHours: (answer) => addedText(answer, "heatMl"),
  },
  Display: Bottle,
  tabs: [
    { label: "Three references", chart: comparisonChart, table: "comparison" },
    { label: "Glasses by the clock", Component: GlassClock, when: ({ model }) => model.answer.daily !== undefined },
    { label: "Schedule", table: "schedule" },
  ],
});
