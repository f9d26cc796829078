import { by, choice, fold, number, text, type ValuesOf } from "../../../core/fields";
import { girthFields } from "../../../fieldsets/body";
import { SYSTEMS } from "./labels";

/** Limits in metric units, also for inputs in inches. */
export const UNDERBUST_CM = { min: 50, max: 140 };
export const BUST_CM = { min: 55, max: 200 };

export const RULES = {
  modern: "Modern (band = ribs)",
  traditional: "Traditional (plus four)",
  en13402: "European (EN 13402)",
  jis: "Japanese (JIS L 4006)",
};
export type Rule = keyof typeof RULES;

const MEASURED = { mode: "measure" } as const;
const KNOWN = { mode: ["convert", "fix"] } as const;
const BADLY = { mode: "fix" } as const;

export const inputs = {
  mode: choice("I have", {
    options: {
      measure: "A tape measure",
      convert: "A size to convert",
      fix: "A bra that fits badly",
    },
    default: "measure",
  }),
  system: choice("Show sizes for", { options: SYSTEMS, default: "us" }),
  unitSystem: choice("Units", { options: { metric: "Centimeters", imperial: "Inches" }, default: "metric" }),
  ...girthFields(
    "underbust",
    { label: "Under the bust", note: "Snug, level all around", limits: UNDERBUST_CM, when: MEASURED },
    { cm: 75, inches: 29.5 },
  ),
  ...girthFields(
    "bust",
    { label: "Fullest part", note: "Loose, without a padded bra", limits: BUST_CM, when: MEASURED },
    { cm: 90, inches: 35.5 },
  ),
  ...fold("Sizing rule", {
    sizingRule: choice("Sizing rule", { options: RULES, default: "modern", when: MEASURED }),
  }),
  fromSystem: choice("Size label from", { options: SYSTEMS, default: "us", when: KNOWN }),
  fromBand: number("Band", { default: by("fromSystem", { eu: 75, jp: 75, fr: 90, au: 12 }, 34), when: KNOWN }),
  fromCup: text("Cup", { default: "C", max: 20, messages: { missing: "Enter the cup." }, when: KNOWN }),
  bandFeel: choice("The band", {
    options: { loose: "Is loose or rides up", good: "Fits", tight: "Is tight" },
    default: "good",
    when: BADLY,
  }),
  cupFeel: choice("The cups", {
    options: {
      "gaping-a-lot": "Gape a lot",
      gaping: "Gape",
      good: "Fit",
      spilling: "Spill over",
      "spilling-a-lot": "Spill over a lot",
    },
    default: "good",
    when: BADLY,
  }),
};

export type Inputs = ValuesOf<typeof inputs>;
