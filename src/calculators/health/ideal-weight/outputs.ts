import { outputsOf } from "../../../core/outputs";
import { IDEAL_WEIGHT } from "../../../data/ideal-weight";
import { CLASSIC, type Estimate } from "./estimate";
import { FRAME_METHODS } from "./frame";
import { FRAMES } from "./inputs";

const { choice, integer, number, percent, table } = outputsOf<Estimate>();

const kilograms = { unit: "kg", measure: "mass", digits: 1 } as const;
const formulas = { ...kilograms, group: "Formulas" } as const;
const ranges = { ...kilograms, group: "Ranges at this height" } as const;
const present = { ...kilograms, optional: true, group: "Present weight" } as const;

export const FORMULAS = {
  devine: "Devine",
  robinson: "Robinson",
  miller: "Miller",
  hamwi: "Hamwi",
  lemmens: "Lemmens",
  peterson: "Peterson",
};

export const outputs = {
  averageKg: number({ label: "Average of four formulas", ...formulas, value: (one) => one.averageKg }),
  lowKg: number({ label: "Lowest of the four", ...formulas, value: ({ lowKg }) => lowKg }),
  highKg: number({ label: "Highest of the four", ...formulas, value: ({ highKg }) => highKg }),
  devineKg: number({ label: "Weight by Devine (1974)", ...formulas, value: ({ weights }) => weights.devine }),
  robinsonKg: number({
    label: "Weight by Robinson (1983)",
    ...formulas,
    value: ({ weights }) => weights.robinson,
  }),
  millerKg: number({ label: "Weight by Miller (1983)", ...formulas, value: ({ weights }) => weights.miller }),
  hamwiKg: number({ label: "Weight by Hamwi (1964)", ...formulas, value: ({ weights }) => weights.hamwi }),
  lemmensKg: number({ label: "Weight by Lemmens (2005)", ...formulas, value: ({ lemmensKg }) => lemmensKg }),
  petersonKg: number({
    label: "Weight by Peterson (2016)",
    ...formulas,
    value: ({ petersonKg }) => petersonKg,
  }),
  frame: choice({ label: "Frame", group: "Frame", options: FRAMES, value: ({ frame }) => frame }),
  frameMethod: choice({
    label: "How the frame was determined",
    group: "Frame",
    options: FRAME_METHODS,
    value: ({ frameMethod }) => frameMethod,
  }),
  heightWristRatio: number({
    label: "Height ÷ wrist",
    digits: 2,
    group: "Frame",
    optional: true,
    value: (one) => one.heightWristRatio,
  }),
  frameAverageKg: number({
    label: "Average for this frame",
    ...kilograms,
    group: "Frame",
    value: ({ averageKg, frameFactor }) => averageKg * frameFactor,
  }),
  // Two decimals, because the headline rounds to one decimal into the range and might seem to contradict these.
  healthyMinKg: number({
    label: "Healthy BMI from",
    ...ranges,
    digits: 2,
    value: (one) => one.healthyMinKg,
  }),
  healthyMaxKg: number({
    label: "Healthy BMI below",
    noun: "Highest healthy weight",
    ...ranges,
    digits: 2,
    value: (one) => one.healthyMaxKg,
  }),
  metropolitanMinKg: number({
    label: "Metropolitan 1983 from",
    ...ranges,
    optional: true,
    value: ({ metropolitan }) => metropolitan?.minKg,
  }),
  metropolitanMaxKg: number({
    label: "Metropolitan 1983 to",
    ...ranges,
    optional: true,
    value: ({ metropolitan }) => metropolitan?.maxKg,
  }),
  differenceKg: number({
    label: "Difference from the average",
    ...present,
    value: ({ kg, averageKg }) => kg && kg - averageKg,
  }),
  percentOfIdeal: percent({
    label: "Percent of Devine",
    digits: 1,
    group: "Present weight",
    optional: true,
    value: ({ kg, weights }) => kg && (100 * kg) / weights.devine,
  }),
  adjustedWeightKg: number({
    label: "Adjusted body weight",
    note: "For doses, if the weight is above the Devine weight",
    ...present,
    value: ({ adjustedKg }) => adjustedKg,
  }),
  formulas: table({
    label: "All formulas",
    columns: {
      formula: choice({ label: "Formula", options: FORMULAS }),
      year: integer({ label: "Year", grouped: false }),
      kg: number({ label: "Weight", ...kilograms }),
      frameKg: number({ label: "For this frame", ...kilograms, optional: true }),
    },
    value: formulaRows,
  }),
};

function formulaRows({ weights, frameFactor, lemmensKg, petersonKg }: Estimate) {
  const { lemmens, peterson } = IDEAL_WEIGHT;
  return [
    ...CLASSIC.map((formula) => ({
      formula,
      year: IDEAL_WEIGHT[formula].value.year,
      kg: weights[formula],
      frameKg: weights[formula] * frameFactor,
    })),
    { formula: "lemmens" as const, year: lemmens.value.year, kg: lemmensKg, frameKg: null },
    { formula: "peterson" as const, year: peterson.value.year, kg: petersonKg, frameKg: null },
  ];
}
