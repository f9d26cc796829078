import {
  boolean,
  by,
  choice,
  fold,
  integer,
  list,
  money,
  number,
  percent,
  text,
  type ValuesOf,
} from "../../../core/fields";
import { variantInputs } from "../../../core/variants";
import { SHAPES } from "./shapes";
import { cubic, inches, inSystem, sizeFields, small } from "./size-fields";

export const BAG_SIZES = {
  "lb-40": "40 lb",
  "lb-50": "50 lb",
  "lb-60": "60 lb",
  "lb-80": "80 lb",
  "lb-90": "90 lb",
  "kg-20": "20 kg",
  "kg-25": "25 kg",
  "kg-30": "30 kg",
  "kg-40": "40 kg",
  "kg-50": "50 kg",
} as const;

export const MIX_GRADES = {
  none: "No site mix",
  m5: "M5",
  "m7-5": "M7.5",
  m10: "M10",
  m15: "M15",
  m20: "M20",
  m25: "M25",
  custom: "Custom",
} as const;

export const BAR_SIZES = {
  "us-3": "#3",
  "us-4": "#4",
  "us-5": "#5",
  "us-6": "#6",
  "mm-6": "6 mm",
  "mm-8": "8 mm",
  "mm-10": "10 mm",
  "mm-12": "12 mm",
  "mm-16": "16 mm",
  "mm-20": "20 mm",
} as const;

const POUND_BAGS = { "lb-40": "ft³", "lb-50": "ft³", "lb-60": "ft³", "lb-80": "ft³", "lb-90": "ft³" };
const mix = {
  when: { mixGrade: Object.keys(MIX_GRADES).filter((grade) => grade !== "none") },
} as const;
const parts = {
  note: "Per part of cement",
  unit: "parts",
  above: 0,
  when: { mixGrade: "custom" },
} as const;
const price = { default: null, min: 0 } as const;
const bars = { when: { shape: "slab", rebar: true } } as const;

export const inputs = {
  unitSystem: choice("Units", { options: { us: "Feet, inches", metric: "Metric" }, default: "us" }),
  ...variantInputs("shape", { label: "Shape", default: "slab" }, sizeFields, SHAPES),
  ...fold("Quantity, waste and other pours", {
    quantity: integer("Quantity", { default: 1, min: 1, max: 10_000, solve: true }),
    extraVolume: number("Other pours", { note: "Added before waste", unit: cubic, default: 0, min: 0 }),
    pours: list("Saved pours", {
      note: "Added before waste",
      row: { label: "Pour", name: "name" },
      default: [],
      max: 100,
      shown: "elsewhere",
      columns: {
        name: text("Name", { default: "", max: 200 }),
        volume: number("Volume", { unit: "m³", above: 0, max: 1_000_000 }),
      },
    }),
    wastePercent: percent("Waste", {
      note: "Uneven ground, spillage, leftovers in the truck",
      default: 10,
      min: 0,
      max: 100,
      messages: { range: "between 0 and 100%" },
      solve: true,
    }),
  }),
  ...fold("Bags, ready-mix and prices", {
    bagSize: choice("Bag", { options: BAG_SIZES, default: inSystem("lb-80", "kg-25") }),
    bagYield: number("Yield per bag", {
      note: "From the label; leave empty to use typical yields",
      unit: by("bagSize", POUND_BAGS, "m³"),
      default: null,
      above: 0,
    }),
    density: number("Density", { note: "Of concrete", unit: "kg/m³", default: 2400, min: 1000, max: 4000 }),
    orderStep: number("Order increment", {
      note: "Ready-mix is sold in multiples of this",
      unit: cubic,
      default: inSystem(0.25, 0.1),
      above: 0,
    }),
    truckCapacity: number("Truck capacity", { unit: cubic, default: inSystem(10, 6), above: 0 }),
    pricePerBag: money("Price per bag", { note: "Enter both prices to see which is cheaper", ...price }),
    pricePerVolume: money("Ready-mix price", { unit: inSystem("/ yd³", "/ m³"), ...price }),
    deliveryFee: money("Delivery fee", { unit: "/ order", default: 0, min: 0 }),
  }),
  ...fold("Mixing on site", {
    mixGrade: choice("Nominal mix", {
      note: "Cement, sand and aggregate for mixing on site",
      options: MIX_GRADES,
      default: "none",
      messages: { invalid: "Mix grade must be one of M5, M7.5, M10, M15, M20, M25 or custom." },
    }),
    ratioSand: number("Sand", { default: 1.5, ...parts }),
    ratioAggregate: number("Aggregate", { default: 3, ...parts }),
    dryFactor: number("Dry ÷ wet volume", {
      note: "Dry materials shrink when mixed",
      default: 1.54,
      min: 1,
      max: 2,
      ...mix,
    }),
    cementDensity: number("Cement density", { unit: "kg/m³", default: 1440, min: 1000, max: 2000, ...mix }),
    cementBagKg: number("Cement bag", { unit: "kg", default: 50, min: 1, max: 100, ...mix }),
    waterCementRatio: number("Water ÷ cement", { note: "By weight", default: 0.5, min: 0.3, max: 0.8, ...mix }),
    cementPrice: money("Cement price", { unit: "/ bag", ...price, ...mix }),
    sandPrice: money("Sand price", { unit: "/ m³", ...price, ...mix }),
    aggregatePrice: money("Aggregate price", { unit: "/ m³", ...price, ...mix }),
  }),
  ...fold("Rebar", {
    rebar: boolean("Reinforce the slab", { default: false, when: { shape: "slab" } }),
    rebarSpacing: number("Spacing", { ...small(12, 20), ...bars }),
    rebarCover: number("Cover", {
      note: "From bar ends to the edge of the slab",
      unit: inches,
      default: inSystem(3, 5),
      min: 0,
      ...bars,
    }),
    rebarSize: choice("Bar size", { options: BAR_SIZES, default: inSystem("us-4", "mm-10"), ...bars }),
    rebarLapPercent: percent("Laps", { default: 10, min: 0, max: 50, ...bars }),
  }),
};

export type Inputs = ValuesOf<typeof inputs>;
export type BagSize = keyof typeof BAG_SIZES;
