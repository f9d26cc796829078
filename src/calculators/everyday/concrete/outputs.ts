import { by } from "../../../core/fields";
import { outputsOf } from "../../../core/outputs";
import { BAG_SIZES, type BagSize } from "./inputs";
import { bagOf, type Pour } from "./pour";
import { CUBIC_FOOT, CUBIC_YARD, POUND } from "./units";

const { choice, integer, money, number, table } = outputsOf<Pour>();

const cubic = by("unitSystem", { metric: "m³" }, "yd³");
const inUs = { shownWhen: { unitSystem: "us" } } as const;
const inMetric = { shownWhen: { unitSystem: "metric" } } as const;
const yards = { unit: "yd³", digits: 3, ...inUs } as const;
const feet = { unit: "ft³", digits: 2, ...inUs } as const;
const meters = { unit: "m³", digits: 3, ...inMetric } as const;
const dry = { unit: "m³", measure: "volume", digits: 3 } as const;
const kilograms = { unit: "kg", measure: "mass", digits: 1 } as const;
const mixed = { group: "Mixed on site", optional: true } as const;
const bars = { group: "Reinforcement", optional: true } as const;

export const outputs = {
  netVolumeYd3: number({ label: "Volume without waste", ...yards, value: ({ net }) => net / CUBIC_YARD }),
  netVolumeM3: number({ label: "Volume without waste", ...meters, value: ({ net }) => net }),
  volumeYd3: number({ label: "Volume with waste", ...yards, value: ({ volume }) => volume / CUBIC_YARD }),
  volumeFt3: number({ label: "Volume with waste", ...feet, value: ({ volume }) => volume / CUBIC_FOOT }),
  volumeM3: number({ label: "Volume with waste", ...meters, value: ({ volume }) => volume }),
  bags: integer({ label: "Bags", noun: "Number of bags", value: ({ bags }) => bags }),
  bagsTotalWeightKg: number({
    label: "Total bag weight",
    ...kilograms,
    value: ({ bags, bag }) => bags * bag.weightKg,
  }),
  bagTable: table({
    label: "All bag sizes",
    columns: {
      bagSize: choice({ label: "Bag", options: BAG_SIZES }),
      yieldFt3: number({ label: "Yield", unit: "ft³", digits: 3, ...inUs }),
      yieldM3: number({ label: "Yield", unit: "m³", digits: 4, ...inMetric }),
      bags: integer({ label: "Bags" }),
      weightKg: number({ label: "Weight", ...kilograms, digits: 0 }),
      cost: money({ label: "Cost", optional: true }),
    },
    value: (pour) => (Object.keys(BAG_SIZES) as BagSize[]).map((size) => bagRow(pour, size)),
  }),
  weightKg: number({
    label: "Concrete weight",
    ...kilograms,
    ...inMetric,
    value: ({ weightKg }) => weightKg,
  }),
  weightLb: number({
    label: "Concrete weight",
    unit: "lb",
    digits: 0,
    ...inUs,
    value: ({ weightKg }) => weightKg / POUND,
  }),
  orderVolume: number({
    label: "Ready-mix to order",
    noun: "Volume of ready-mix to order",
    unit: cubic,
    digits: 6,
    value: ({ order }) => order,
  }),
  truckloads: integer({ label: "Truckloads", value: ({ truckloads }) => truckloads }),
  bagCost: money({ label: "Bag cost", optional: true, value: ({ bagCost }) => bagCost }),
  readyMixCost: money({
    label: "Ready-mix cost",
    note: "Including delivery",
    optional: true,
    value: ({ readyMixCost }) => readyMixCost,
  }),
  mixCost: money({
    label: "Site mix cost",
    note: "Whole bags of cement, sand and aggregate",
    ...mixed,
    value: ({ mix }) => mix?.cost,
  }),
  cheaper: choice({
    label: "Cheaper",
    options: { bags: "Bags", "ready-mix": "Ready-mix", same: "Both cost the same" },
    optional: true,
    value: ({ cheaper }) => cheaper,
  }),
  crossingVolume: number({
    label: "Ready-mix cheaper from",
    note: "Volume with waste",
    unit: cubic,
    digits: 2,
    optional: true,
    value: ({ crossing }) => crossing,
  }),
  dryVolumeM3: number({ label: "Dry materials", ...dry, ...mixed, value: ({ mix }) => mix?.dry }),
  cementM3: number({ label: "Cement", ...dry, ...mixed, value: ({ mix }) => mix?.cement }),
  cementKg: number({ label: "Cement", ...kilograms, ...mixed, value: ({ mix }) => mix?.cementKg }),
  cementBags: number({ label: "Cement", unit: "bags", digits: 2, ...mixed, value: ({ mix }) => mix?.bags }),
  cementBagsWhole: integer({
    label: "Cement bags to buy",
    ...mixed,
    value: ({ mix }) => mix?.wholeBags,
  }),
  sandM3: number({ label: "Sand", ...meters, ...mixed, value: ({ mix }) => mix?.sand }),
  sandFt3: number({ label: "Sand", ...feet, ...mixed, value: ({ mix }) => mix && mix.sand / CUBIC_FOOT }),
  aggregateM3: number({ label: "Aggregate", ...meters, ...mixed, value: ({ mix }) => mix?.aggregate }),
  aggregateFt3: number({
    label: "Aggregate",
    ...feet,
    ...mixed,
    value: ({ mix }) => mix && mix.aggregate / CUBIC_FOOT,
  }),
  waterLiters: number({
    label: "Water",
    unit: "L",
    measure: "volume",
    digits: 1,
    ...mixed,
    value: ({ mix }) => mix?.waterLiters,
  }),
  rebarBars: integer({ label: "Bars", ...bars, value: ({ rebar }) => rebar?.bars }),
  rebarLengthM: number({
    label: "Bar length, including laps",
    unit: "m",
    measure: "length",
    digits: 1,
    ...bars,
    value: ({ rebar }) => rebar?.length,
  }),
  rebarWeightKg: number({
    label: "Bar weight",
    ...kilograms,
    ...bars,
    value: ({ rebar }) => rebar?.weightKg,
  }),
};

/** A row of the table for one bag size; the chosen size uses the yield and price that were entered. */
function bagRow(pour: Pour, size: BagSize) {
  const chosen = size === pour.bag.size;
  const bag = chosen ? pour.bag : bagOf(size);
  const bags = pour.bagsOf(bag);
  return {
    bagSize: size,
    yieldFt3: bag.yieldM3 / CUBIC_FOOT,
    yieldM3: bag.yieldM3,
    bags,
    weightKg: bags * bag.weightKg,
    cost: chosen ? pour.bagCost : null,
  };
}
