import { outputsOf } from "../../../core/outputs";
import { clockTime, comparisonOf, type Hydration, ML_PER_FL_OZ } from "./hydration";
import { BASES } from "./inputs";

const { choice, number, percent, table, time } = outputsOf<Hydration>();

const volume = { unit: "mL", measure: "volume", digits: 0 } as const;
const perDay = { ...volume, optional: true } as const;
const lost = { ...volume, optional: true } as const;
const programs = { hidden: true, optional: true, digits: 3 } as const;

export const outputs = {
  beveragesMl: number({
    label: "To drink",
    noun: "Amount to drink",
    ...perDay,
    value: ({ daily }) => daily?.beverages,
  }),
  totalWaterMl: number({
    label: "Total water",
    note: "Drinks and food",
    ...perDay,
    value: ({ daily }) => daily?.total,
  }),
  foodWaterMl: number({
    label: "From food",
    ...perDay,
    value: ({ daily }) => daily && daily.base.total - daily.base.beverages,
  }),
  baseTotalMl: number({
    label: "Total, before exercise and heat",
    ...perDay,
    advanced: true,
    value: ({ daily }) => daily?.base.total,
  }),
  baseBeveragesMl: number({
    label: "Drinks, before exercise and heat",
    ...perDay,
    value: ({ daily }) => daily?.base.beverages,
  }),
  exerciseMl: number({ label: "For exercise", ...perDay, value: ({ daily }) => daily?.exerciseMl }),
  heatMl: number({ label: "For heat", ...perDay, value: ({ daily }) => daily?.heatMl }),
  glasses: number({
    label: "Glasses",
    digits: 1,
    optional: true,
    value: ({ daily, inputs }) => daily && daily.beverages / inputs.glassMl,
  }),
  usFlOz: number({
    label: "US fluid ounces",
    unit: "fl oz",
    digits: 1,
    optional: true,
    advanced: true,
    value: ({ daily }) => daily && daily.beverages / ML_PER_FL_OZ,
  }),
  litres: number({
    label: "Liters",
    unit: "L",
    digits: 2,
    optional: true,
    advanced: true,
    value: ({ daily }) => daily && daily.beverages / 1000,
  }),
  hourlyMl: number({
    label: "Per waking hour",
    ...perDay,
    value: ({ daily }) => daily && (60 * daily.beverages) / daily.awakeMinutes,
  }),
  sweatRateMlPerHour: number({ label: "Sweat per hour", ...lost, value: ({ sweat }) => sweat?.rate }),
  sweatLossMl: number({ label: "Total sweat", ...lost, value: ({ sweat }) => sweat?.lossMl }),
  massLossPercent: percent({
    label: "Body weight lost",
    digits: 2,
    optional: true,
    value: ({ sweat }) => sweat?.massLossPercent,
  }),
  replaceMl: number({
    label: "To drink afterward",
    note: "One and a half times the weight lost",
    ...lost,
    value: ({ sweat }) => sweat?.replaceMl,
  }),
  enoughMlPerHour: number({
    label: "Drink per hour next time",
    note: "To lose no more than 2% of body weight",
    ...lost,
    value: ({ sweat }) => sweat?.enoughRate || null,
  }),
  sweatRateLitres: number({
    label: "Sweat per hour in liters",
    unit: "L",
    ...programs,
    value: ({ sweat }) => sweat && sweat.rate / 1000,
  }),
  sweatRateUsFlOz: number({
    label: "Sweat per hour in US fluid ounces",
    unit: "fl oz",
    ...programs,
    value: ({ sweat }) => sweat && sweat.rate / ML_PER_FL_OZ,
  }),
  comparison: table({
    label: "Three references",
    columns: {
      basis: choice({ label: "Reference", options: BASES }),
      totalMl: number({ label: "Total", ...volume }),
      beveragesMl: number({ label: "To drink", ...volume }),
    },
    value: ({ daily }) => daily && comparisonOf(daily),
  }),
  schedule: table({
    label: "Glasses over the day",
    columns: {
      time: time({ label: "Time" }),
      ml: number({ label: "Drink", ...volume }),
    },
    value: ({ daily }) => daily?.glasses.map(({ minute, ml }) => ({ time: clockTime(minute), ml })),
  }),
};
