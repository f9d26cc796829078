import { first, section } from "../../../core/fields";
import { outputsOf } from "../../../core/outputs";
import { IDEAL_WEIGHT } from "../../../data/ideal-weight";
import { CLASSIC, type Estimate } from "./estimate";
import { FRAME_METHODS } from "./frame";
import { FRAMES } from "./inputs";

const { choice, integer, number, percent, table } = outputsOf<Estimate>();

const kilograms = { unit: "kg", measure: "mass", digits: 1 } as const;
const formulas = { ...kilograms } as const;
const ranges = { ...kilograms } as const;
const present = { ...kilograms, optional: true } as const;

export const FORMULAS = {
  devine: "Devine",
  robinson: "Robinson",
  miller: "Miller",
  hamwi: "Hamwi",
  lemmens: "Lemmens",
  peterson: "Peterson",
};

export const outputs = {
  ...section("Formulas", {
    averageKg: number("Average of four formulas", { ...formulas, shown: "elsewhere", solve: true }),
    lowKg: number("Lowest of the four", { ...formulas, shown: "more" }),
    highKg: number("Highest of the four", { ...formulas, shown: "more" }),
    devineKg: number("Weight by Devine (1974)", {
      ...formulas,
      shown: "more",
      solve: 1,
      value: ({ weights }) => weights.devine,
    }),
    robinsonKg: number("Weight by Robinson (1983)", {
      ...formulas,
      shown: "more",
      value: ({ weights }) => weights.robinson,
    }),
    millerKg: number("Weight by Miller (1983)", { ...formulas, shown: "more", value: ({ weights }) => weights.miller }),
    hamwiKg: number("Weight by Hamwi (1964)", { ...formulas, shown: "more", value: ({ weights }) => weights.hamwi }),
    lemmensKg: number("Weight by Lemmens (2005)", { ...formulas, shown: "more" }),
    petersonKg: number("Weight by Peterson (2016)", { ...formulas, shown: "more", solve: true }),
  }),
  ...section("Frame", {
    frame: choice("Frame", { options: FRAMES }),
    frameMethod: choice("How the frame was determined", { options: FRAME_METHODS, shown: "more" }),
    heightWristRatio: number("Height ÷ wrist", { digits: 2, optional: true, shown: "more" }),
    frameAverageKg: number("Average for this frame", {
      ...kilograms,
      shown: ({ frame }) => first(frame !== "medium"),
      value: ({ averageKg, frameFactor }) => averageKg * frameFactor,
    }),
  }),
  ...section("Ranges at this height", {
    healthyMinKg: number("Healthy BMI from", { ...ranges }),
    healthyMaxKg: number("Healthy BMI below", { noun: "Highest healthy weight", ...ranges, solve: true }),
    metropolitanMinKg: number("Metropolitan 1983 from", {
      ...ranges,
      optional: true,
      value: ({ metropolitan }) => metropolitan?.minKg,
    }),
    metropolitanMaxKg: number("Metropolitan 1983 to", {
      ...ranges,
      optional: true,
      value: ({ metropolitan }) => metropolitan?.maxKg,
    }),
  }),
  ...section("Present weight", {
    differenceKg: number("Difference from the average", {
      ...present,
      value: ({ kg, averageKg }) => kg && kg - averageKg,
    }),
    percentOfIdeal: percent("Percent of Devine", {
      digits: 1,
      optional: true,
      solve: true,
      value: ({ kg, weights }) => kg && (100 * kg) / weights.devine,
    }),
    adjustedWeightKg: number("Adjusted body weight", {
      note: "For doses, if the weight is above the Devine weight",
      ...present,
      solve: true,
      value: ({ adjustedKg }) => adjustedKg,
    }),
  }),
  formulas: table("All formulas", {
    columns: {
      formula: choice("Formula", { options: FORMULAS }),
      year: integer("Year", { digits: "plain" }),
      kg: number("Weight", { ...kilograms }),
      frameKg: number("For this frame", { ...kilograms, optional: true }),
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
