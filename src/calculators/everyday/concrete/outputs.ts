import { by, choice, integer, money, number, table } from "../../../core/fields";
import { BAG_SIZES } from "./inputs";

const cubic = by("unitSystem", { metric: "m³" }, "yd³");
const yards = { unit: "yd³", digits: 3 } as const;
const feet = { unit: "ft³", digits: 2 } as const;
const meters = { unit: "m³", digits: 3 } as const;
const kilograms = { unit: "kg", digits: 1 } as const;
const maybe = { optional: true } as const;
const mix = { group: "Mixed on site", optional: true } as const;
const bars = { group: "Reinforcement", optional: true } as const;

export const outputs = {
  netVolumeYd3: number({ label: "Volume without waste", ...yards }),
  netVolumeM3: number({ label: "Volume without waste", ...meters }),
  volumeYd3: number({ label: "Volume with waste", ...yards }),
  volumeFt3: number({ label: "Volume with waste", ...feet }),
  volumeM3: number({ label: "Volume with waste", ...meters }),
  bags: integer({ label: "Bags", noun: "Number of bags" }),
  bagsTotalWeightKg: number({ label: "Weight of the bags", ...kilograms }),
  bagTable: table({
    label: "Every bag",
    columns: {
      bagSize: choice({ label: "Bag", options: BAG_SIZES }),
      yieldFt3: number({ label: "Yield", unit: "ft³", digits: 3 }),
      yieldM3: number({ label: "Yield", unit: "m³", digits: 4 }),
      bags: integer({ label: "Bags" }),
      weightKg: number({ label: "Weight", unit: "kg", digits: 0 }),
      cost: money({ label: "Cost", optional: true }),
    },
  }),
  weightKg: number({ label: "Weight of the concrete", ...kilograms }),
  weightLb: number({ label: "Weight of the concrete", unit: "lb", digits: 0 }),
  orderVolume: number({
    label: "Ready-mix to order",
    noun: "Volume of ready-mix to order",
    unit: cubic,
    digits: 6,
  }),
  truckloads: integer({ label: "Truckloads" }),
  bagCost: money({ label: "Cost of the bags", ...maybe }),
  readyMixCost: money({ label: "Cost of ready-mix", note: "With delivery", ...maybe }),
  mixCost: money({
    label: "Cost of the site mix",
    note: "Whole bags of cement, sand and aggregate",
    ...mix,
  }),
  cheaper: choice({
    label: "Cheaper",
    options: { bags: "Bags", "ready-mix": "Ready-mix", same: "Both cost the same" },
    ...maybe,
  }),
  crossingVolume: number({
    label: "Ready-mix cheaper from",
    note: "Volume with waste",
    unit: cubic,
    digits: 2,
    ...maybe,
  }),
  dryVolumeM3: number({ label: "Dry materials", ...meters, ...mix }),
  cementM3: number({ label: "Cement", ...meters, ...mix }),
  cementKg: number({ label: "Cement", ...kilograms, ...mix }),
  cementBags: number({ label: "Cement", unit: "bags", digits: 2, ...mix }),
  cementBagsWhole: integer({ label: "Bags of cement to buy", ...mix }),
  sandM3: number({ label: "Sand", ...meters, ...mix }),
  sandFt3: number({ label: "Sand", ...feet, ...mix }),
  aggregateM3: number({ label: "Aggregate", ...meters, ...mix }),
  aggregateFt3: number({ label: "Aggregate", ...feet, ...mix }),
  waterLiters: number({ label: "Water", unit: "L", digits: 1, ...mix }),
  rebarBars: integer({ label: "Bars", ...bars }),
  rebarLengthM: number({ label: "Length of the bars, with laps", unit: "m", digits: 1, ...bars }),
  rebarWeightKg: number({ label: "Weight of the bars", ...kilograms, ...bars }),
};
