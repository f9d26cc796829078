import { by, section } from "../../../core/fields";
import { outputsOf } from "../../../core/outputs";
import { BAG_SIZES, type BagSize } from "./inputs";
import { bagOf, type Pour } from "./pour";
import { CUBIC_FOOT, CUBIC_YARD, POUND } from "./units";

const { choice, integer, money, number, table } = outputsOf<Pour>();

const cubic = by("unitSystem", { metric: "m³" }, "yd³");
const inUs = { when: { unitSystem: "us" } } as const;
const inMetric = { when: { unitSystem: "metric" } } as const;
const yards = { unit: "yd³", digits: 3, ...inUs } as const;
const feet = { unit: "ft³", digits: 2, ...inUs } as const;
const meters = { unit: "m³", digits: 3, ...inMetric } as const;
const dry = { unit: "m³", measure: "volume", digits: 3 } as const;
const kilograms = { unit: "kg", measure: "mass", digits: 1 } as const;
const mixed = { optional: true } as const;
const bars = { optional: true } as const;

export const outputs = {
  netVolumeYd3: number("Volume without waste", { ...yards, solve: true, value: ({ net }) => net / CUBIC_YARD }),
  netVolumeM3: number("Volume without waste", { ...meters, solve: true, value: ({ net }) => net }),
  volumeYd3: number("Volume with waste", { ...yards, solve: true, value: ({ volume }) => volume / CUBIC_YARD }),
  volumeFt3: number("Volume with waste, in cubic feet", { ...feet, value: ({ volume }) => volume / CUBIC_FOOT }),
  volumeM3: number("Volume with waste", { ...meters, solve: true, value: ({ volume }) => volume }),
  bags: integer("Bags", { noun: "Number of bags", shown: "more", solve: 1 }),
  bagsTotalWeightKg: number("Total bag weight", {
    ...kilograms,
    shown: "more",
    value: ({ bags, bag }) => bags * bag.weightKg,
  }),
  bagTable: table("All bag sizes", {
    columns: {
      bagSize: choice("Bag", { options: BAG_SIZES }),
      yieldFt3: number("Yield", { unit: "ft³", digits: 3, ...inUs }),
      yieldM3: number("Yield", { unit: "m³", digits: 4, ...inMetric }),
      bags: integer("Bags"),
      weightKg: number("Weight", { ...kilograms, digits: 0 }),
      cost: money("Cost", { optional: true }),
    },
    value: (pour) => (Object.keys(BAG_SIZES) as BagSize[]).map((size) => bagRow(pour, size)),
  }),
  weightKg: number("Concrete weight", { ...kilograms, ...inMetric }),
  weightLb: number("Concrete weight", { unit: "lb", digits: 0, ...inUs, value: ({ weightKg }) => weightKg / POUND }),
  orderVolume: number("Ready-mix to order", {
    noun: "Volume of ready-mix to order",
    unit: cubic,
    digits: 6,
    shown: "more",
    solve: true,
    value: ({ order }) => order,
  }),
  truckloads: integer("Truckloads"),
  bagCost: money("Bag cost", { better: "lower", optional: true }),
  readyMixCost: money("Ready-mix cost", { better: "lower", note: "Including delivery", optional: true, solve: true }),
  ...section("Mixed on site", {
    mixCost: money("Site mix cost", {
      better: "lower",
      note: "Whole bags of cement, sand and aggregate",
      ...mixed,
      value: ({ mix }) => mix?.cost,
    }),
    dryVolumeM3: number("Dry materials", { ...dry, ...mixed, shown: "more", value: ({ mix }) => mix?.dry }),
    cementM3: number("Dry cement volume", { ...dry, ...mixed, shown: "more", value: ({ mix }) => mix?.cement }),
    cementKg: number("Cement", { ...kilograms, ...mixed, value: ({ mix }) => mix?.cementKg }),
    cementBags: number("Cement in bags", { unit: "bags", digits: 2, ...mixed, value: ({ mix }) => mix?.bags }),
    cementBagsWhole: integer("Cement bags to buy", { ...mixed, value: ({ mix }) => mix?.wholeBags }),
    sandM3: number("Sand", { ...meters, ...mixed, value: ({ mix }) => mix?.sand }),
    sandFt3: number("Sand", { ...feet, ...mixed, value: ({ mix }) => mix && mix.sand / CUBIC_FOOT }),
    aggregateM3: number("Aggregate", { ...meters, ...mixed, value: ({ mix }) => mix?.aggregate }),
    aggregateFt3: number("Aggregate", { ...feet, ...mixed, value: ({ mix }) => mix && mix.aggregate / CUBIC_FOOT }),
    waterLiters: number("Water", {
      unit: "L",
      measure: "volume",
      digits: 1,
      ...mixed,
      value: ({ mix }) => mix?.waterLiters,
    }),
  }),
  cheaper: choice("Cheaper", {
    options: { bags: "Bags", "ready-mix": "Ready-mix", same: "Both cost the same" },
    optional: true,
  }),
  crossingVolume: number("Ready-mix cheaper from", {
    note: "Volume with waste",
    unit: cubic,
    digits: 2,
    optional: true,
    value: ({ crossing }) => crossing,
  }),
  ...section("Reinforcement", {
    rebarBars: integer("Bars", { ...bars, value: ({ rebar }) => rebar?.bars }),
    rebarLengthM: number("Bar length, including laps", {
      unit: "m",
      measure: "length",
      digits: 1,
      ...bars,
      value: ({ rebar }) => rebar?.length,
    }),
    rebarWeightKg: number("Bar weight", { ...kilograms, ...bars, value: ({ rebar }) => rebar?.weightKg }),
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
