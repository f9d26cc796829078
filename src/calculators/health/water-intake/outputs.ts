import { outputsOf } from "../../../core/outputs";
import { clockTime, comparisonOf, ML_PER_FL_OZ } from "./daily";
import { BASES } from "./inputs";
import type { Hydration } from "./modes";

const { choice, number, percent, table, time } = outputsOf<Hydration>();

const volume = { unit: "mL", measure: "volume", digits: 0 } as const;
const perDay = { ...volume, optional: true } as const;
const lost = { ...volume, optional: true } as const;
const programs = { shown: "elsewhere", optional: true, digits: 3 } as const;

export const outputs = {
  beveragesMl: number("To drink", {
    noun: "Amount to drink",
    ...perDay,
    shown: "more",
    solve: true,
    value: ({ answer: { daily } }) => daily?.beverages,
  }),
  totalWaterMl: number("Total water", {
    note: "Drinks and food",
    ...perDay,
    value: ({ answer: { daily } }) => daily?.total,
  }),
  foodWaterMl: number("From food", {
    ...perDay,
    value: ({ answer: { daily } }) => daily && daily.base.total - daily.base.beverages,
  }),
  baseTotalMl: number("Total, before exercise and heat", {
    ...perDay,
    shown: "more",
    value: ({ answer: { daily } }) => daily?.base.total,
  }),
  // The bottle shows the three parts of what to drink, rounded so that they add up.
  baseBeveragesMl: number("Drinks, before exercise and heat", {
    ...perDay,
    shown: "elsewhere",
    value: ({ answer: { daily } }) => daily?.base.beverages,
  }),
  exerciseMl: number("For exercise", {
    ...perDay,
    shown: "elsewhere",
    value: ({ answer: { daily } }) => daily?.exerciseMl,
  }),
  heatMl: number("For heat", { ...perDay, shown: "elsewhere", value: ({ answer: { daily } }) => daily?.heatMl }),
  glasses: number("Glasses", {
    digits: 1,
    optional: true,
    solve: 1,
    value: ({ answer: { daily }, inputs }) => daily && daily.beverages / inputs.glassMl,
  }),
  usFlOz: number("US fluid ounces", {
    unit: "fl oz",
    digits: 0,
    optional: true,
    shown: "more",
    value: ({ answer: { daily } }) => daily && daily.beverages / ML_PER_FL_OZ,
  }),
  litres: number("Liters", {
    unit: "L",
    digits: 2,
    optional: true,
    shown: "more",
    value: ({ answer: { daily } }) => daily && daily.beverages / 1000,
  }),
  hourlyMl: number("Per waking hour", {
    ...perDay,
    value: ({ answer: { daily } }) => daily && (60 * daily.beverages) / daily.awakeMinutes,
  }),
  sweatRateMlPerHour: number("Sweat per hour", { ...lost, solve: true, value: ({ answer: { sweat } }) => sweat?.rate }),
  sweatLossMl: number("Total sweat", { ...lost, value: ({ answer: { sweat } }) => sweat?.lossMl }),
  massLossPercent: percent("Body weight lost", {
    digits: 2,
    optional: true,
    value: ({ answer: { sweat } }) => sweat?.massLossPercent,
  }),
  replaceMl: number("To drink afterward", {
    note: "One and a half times the weight lost",
    ...lost,
    value: ({ answer: { sweat } }) => sweat?.replaceMl,
  }),
  enoughMlPerHour: number("Drink per hour next time", {
    note: "To lose no more than 2% of body weight",
    ...lost,
    value: ({ answer: { sweat } }) => sweat?.enoughRate || null,
  }),
  sweatRateLitres: number("Sweat per hour in liters", {
    unit: "L",
    ...programs,
    value: ({ answer: { sweat } }) => sweat && sweat.rate / 1000,
  }),
  sweatRateUsFlOz: number("Sweat per hour in US fluid ounces", {
    unit: "fl oz",
    ...programs,
    value: ({ answer: { sweat } }) => sweat && sweat.rate / ML_PER_FL_OZ,
  }),
  comparison: table("Three references", {
    columns: {
      basis: choice("Reference", { options: BASES }),
      totalMl: number("Total", { ...volume }),
      beveragesMl: number("To drink", { ...volume }),
    },
    value: ({ answer: { daily } }) => daily && comparisonOf(daily),
  }),
  schedule: table("Glasses over the day", {
    columns: {
      time: time("Time"),
      // A glass of 8.5 fl oz is no glass of 8.
      ml: number("Drink", { ...volume, digits: 1 }),
    },
    value: ({ answer: { daily } }) => daily?.glasses.map(({ minute, ml }) => ({ time: clockTime(minute), ml })),
  }),
};
