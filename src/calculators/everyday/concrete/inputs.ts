import { boolean, by, choice, integer, money, number, percent, type ValuesOf } from "../../../core/fields";

export const SHAPES = {
  slab: "Slab",
  footing: "Footing",
  wall: "Wall",
  "round-column": "Round column",
  "rectangular-column": "Rectangular column",
  tube: "Tube around a hole",
  stairs: "Stairs",
  curb: "Curb and gutter",
  volume: "Known volume",
} as const;

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

const inSystem = <T>(us: T, metric: T) => by("unitSystem", { metric }, us);
const feet = inSystem("ft", "m");
const inches = inSystem("in", "cm");
const cubic = inSystem("yd³", "m³");
const large = (us: number, metric: number) => ({ unit: feet, default: inSystem(us, metric), above: 0 });
const small = (us: number, metric: number) => ({ unit: inches, default: inSystem(us, metric), above: 0 });
const POUND_BAGS = { "lb-40": "ft³", "lb-50": "ft³", "lb-60": "ft³", "lb-80": "ft³", "lb-90": "ft³" };

const size = { group: "Size" } as const;
const stairs = { when: { shape: "stairs" }, ...size } as const;
const curb = { when: { shape: "curb" }, ...size } as const;
const pour = { group: "How much" } as const;
const bought = { group: "Bags or truck" } as const;
const mix = {
  group: "Mixed on site",
  when: { mixGrade: ["m5", "m7-5", "m10", "m15", "m20", "m25", "custom"] },
} as const;
const price = { default: null, min: 0 } as const;
const bars = { group: "Reinforcement", when: { shape: "slab", rebar: true } } as const;

export const inputs = {
  unitSystem: choice({
    label: "Units",
    options: { us: "Feet, inches", metric: "Metric" },
    default: "us",
  }),
  shape: choice({ label: "Shape", options: SHAPES, default: "slab" }),
  length: number({
    label: "Length",
    max: 100_000,
    when: { shape: ["slab", "footing", "wall", "curb"] },
    ...large(10, 10),
    ...size,
  }),
  width: number({ label: "Width", max: 100_000, when: { shape: "slab" }, ...large(10, 10), ...size }),
  height: number({
    label: by("shape", { tube: "Hole depth" }, "Height"),
    when: { shape: ["wall", "round-column", "rectangular-column", "tube"] },
    ...large(8, 2.5),
    ...size,
  }),
  thickness: number({
    label: by("shape", { footing: "Depth" }, "Thickness"),
    when: { shape: ["slab", "footing", "wall"] },
    ...small(4, 10),
    ...size,
  }),
  footingWidth: number({ label: "Footing width", when: { shape: "footing" }, ...small(16, 40), ...size }),
  diameter: number({
    label: by("shape", { tube: "Outer diameter" }, "Diameter"),
    when: { shape: ["round-column", "tube"] },
    ...small(12, 30),
    ...size,
  }),
  innerDiameter: number({ label: "Inner diameter", when: { shape: "tube" }, ...small(6, 15), ...size }),
  sideA: number({ label: "Side A", when: { shape: "rectangular-column" }, ...small(12, 30), ...size }),
  sideB: number({ label: "Side B", when: { shape: "rectangular-column" }, ...small(12, 30), ...size }),
  stairKind: choice({
    label: "Stair type",
    options: { solid: "Solid", "waist-slab": "On a slab" },
    default: "solid",
    ...stairs,
  }),
  steps: integer({ label: "Steps", default: 4, min: 1, max: 200, ...stairs }),
  rise: number({ label: "Rise", note: "Of one step", ...small(7, 17), ...stairs }),
  run: number({ label: "Run", note: "Of one step", ...small(11, 28), ...stairs }),
  stairWidth: number({ label: "Stair width", ...large(4, 1.2), ...stairs }),
  platformDepth: number({
    label: "Top platform depth",
    note: "As deep as the run when empty",
    unit: inches,
    default: null,
    min: 0,
    ...size,
    when: { shape: "stairs", stairKind: "solid" },
  }),
  waistThickness: number({
    label: "Waist thickness",
    note: "Of the sloping slab, at right angles to it",
    ...small(6, 15),
    ...size,
    when: { shape: "stairs", stairKind: "waist-slab" },
  }),
  curbDepth: number({ label: "Curb depth", note: "Front to back", ...small(6, 15), ...curb }),
  curbHeight: number({ label: "Curb height", note: "Above the gutter", ...small(6, 15), ...curb }),
  gutterWidth: number({
    label: "Gutter width",
    unit: inches,
    default: inSystem(12, 30),
    min: 0,
    ...curb,
  }),
  flagThickness: number({
    label: "Flag thickness",
    note: "Of gutter and curb base",
    ...small(6, 15),
    ...curb,
  }),
  volume: number({
    label: "Known volume",
    unit: cubic,
    default: 1,
    above: 0,
    when: { shape: "volume" },
    ...size,
  }),
  quantity: integer({ label: "How many of them", default: 1, min: 1, max: 10_000, ...pour }),
  extraVolume: number({
    label: "Other pours",
    note: "Added before waste",
    unit: cubic,
    default: 0,
    min: 0,
    ...pour,
  }),
  wastePercent: percent({
    label: "Waste",
    note: "Uneven ground, spillage, what stays in the truck",
    default: 10,
    min: 0,
    max: 100,
    range: "between 0 and 100 %",
    ...pour,
  }),
  bagSize: choice({
    label: "Bag",
    options: BAG_SIZES,
    default: inSystem("lb-80", "kg-25"),
    ...bought,
  }),
  bagYield: number({
    label: "Yield of a bag",
    note: "From its label; the table of the makers when empty",
    unit: by("bagSize", POUND_BAGS, "m³"),
    default: null,
    above: 0,
    advanced: true,
    ...bought,
  }),
  density: number({
    label: "Density",
    note: "Of the concrete",
    unit: "kg/m³",
    default: 2400,
    min: 1000,
    max: 4000,
    advanced: true,
    ...bought,
  }),
  orderStep: number({
    label: "Order step",
    note: "Ready-mix is sold in multiples of it",
    unit: cubic,
    default: inSystem(0.25, 0.1),
    above: 0,
    advanced: true,
    ...bought,
  }),
  truckCapacity: number({
    label: "Load of a truck",
    unit: cubic,
    default: inSystem(10, 6),
    above: 0,
    advanced: true,
    ...bought,
  }),
  pricePerBag: money({
    label: "Price of a bag",
    note: "With both prices a chart shows which is cheaper",
    ...price,
    ...bought,
  }),
  pricePerVolume: money({
    label: "Price of ready-mix",
    unit: inSystem("/ yd³", "/ m³"),
    ...price,
    ...bought,
  }),
  deliveryFee: money({ label: "Delivery fee", unit: "/ order", default: 0, min: 0, ...bought }),
  mixGrade: choice({
    label: "Nominal mix",
    note: "Cement, sand and aggregate for concrete mixed on site",
    options: MIX_GRADES,
    default: "none",
    wrong: "Mix grade must be one of M5, M7.5, M10, M15, M20, M25 or custom.",
    group: mix.group,
  }),
  ratioSand: number({
    label: "Sand",
    note: "To one part of cement",
    unit: "parts",
    default: 1.5,
    above: 0,
    group: mix.group,
    when: { mixGrade: "custom" },
  }),
  ratioAggregate: number({
    label: "Aggregate",
    note: "To one part of cement",
    unit: "parts",
    default: 3,
    above: 0,
    group: mix.group,
    when: { mixGrade: "custom" },
  }),
  dryFactor: number({
    label: "Dry ÷ wet volume",
    note: "Dry materials shrink when mixed",
    default: 1.54,
    min: 1,
    max: 2,
    advanced: true,
    ...mix,
  }),
  cementDensity: number({
    label: "Cement density",
    unit: "kg/m³",
    default: 1440,
    min: 1000,
    max: 2000,
    advanced: true,
    ...mix,
  }),
  cementBagKg: number({
    label: "Cement bag",
    unit: "kg",
    default: 50,
    min: 1,
    max: 100,
    advanced: true,
    ...mix,
  }),
  waterCementRatio: number({
    label: "Water ÷ cement",
    note: "By weight",
    default: 0.5,
    min: 0.3,
    max: 0.8,
    advanced: true,
    ...mix,
  }),
  cementPrice: money({ label: "Price of cement", unit: "/ bag", ...price, ...mix }),
  sandPrice: money({ label: "Price of sand", unit: "/ m³", ...price, ...mix }),
  aggregatePrice: money({ label: "Price of aggregate", unit: "/ m³", ...price, ...mix }),
  rebar: boolean({
    label: "Reinforce the slab",
    default: false,
    when: { shape: "slab" },
    group: bars.group,
  }),
  rebarSpacing: number({ label: "Spacing", ...small(12, 20), ...bars }),
  rebarCover: number({
    label: "Cover",
    note: "From the bars’ ends to the edge of the slab",
    unit: inches,
    default: inSystem(3, 5),
    min: 0,
    ...bars,
  }),
  rebarSize: choice({
    label: "Bar",
    options: BAR_SIZES,
    default: inSystem("us-4", "mm-10"),
    ...bars,
  }),
  rebarLapPercent: percent({ label: "Laps", default: 10, min: 0, max: 50, ...bars }),
};

export type Inputs = ValuesOf<typeof inputs>;
export type BagSize = keyof typeof BAG_SIZES;
export type Shape = keyof typeof SHAPES;
