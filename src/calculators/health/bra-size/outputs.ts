import { section } from "../../../core/fields";
import { outputsOf } from "../../../core/outputs";
import { type Fitting, sisterSizes } from "./fitting";
import { RULES, type Rule } from "./inputs";
import { labelOf, SYSTEM_KEYS, SYSTEMS } from "./labels";
import { girthsOf } from "./rules";

const { choice, integer, number, table, text } = outputsOf<Fitting>();

const length = {
  unit: "cm",
  measure: "length",
  digits: 1,
  // Not shown in `measure` mode: the real measurements are known, and the rules in inches give the label to other ribs.
  when: { mode: ["convert", "fix"] },
} as const;

const label = ({ size, inputs }: Fitting) => labelOf(size, inputs.system);

export const outputs = {
  size: text("Size", { shown: "elsewhere", value: (fitting) => label(fitting).size }),
  band: number("Band", { shown: "elsewhere", value: (fitting) => label(fitting).band }),
  cup: text("Cup", { shown: "elsewhere", value: (fitting) => label(fitting).cup }),
  cupIndex: integer("Cup, counted from AAA as 0", { shown: "more", value: ({ size }) => size.cup }),
  bustDifferenceCm: number("Bust − underbust", {
    unit: "cm",
    measure: "length",
    digits: 1,
    optional: true,
    value: ({ measured }) => measured?.girths.difference,
  }),
  ...section("Tape measurements for this size (EN 13402)", {
    underbustFromCm: number("Under the bust, from", { ...length, value: ({ size }) => girthsOf(size).underbust.from }),
    underbustToCm: number("Under the bust, to", { ...length, value: ({ size }) => girthsOf(size).underbust.to }),
    bustFromCm: number("Fullest part, over", {
      note: "For ribs in the middle of the band’s range",
      ...length,
      value: ({ size }) => girthsOf(size).bust.from,
    }),
    bustToCm: number("Fullest part, up to", { ...length, value: ({ size }) => girthsOf(size).bust.to }),
  }),
  sizes: table("All countries", {
    columns: {
      system: choice("Country", { options: SYSTEMS }),
      band: number("Band"),
      cup: text("Cup"),
      size: text("Size"),
    },
    value: ({ size }) => SYSTEM_KEYS.map((system) => ({ system, ...labelOf(size, system) })),
  }),
  sisterSizes: table("Sister sizes", {
    shown: "elsewhere",
    columns: {
      system: choice("Country", { options: SYSTEMS }),
      band: number("Band"),
      cup: text("Cup"),
      size: text("Size"),
      step: integer("Bands looser"),
    },
    value: ({ size, inputs: { system } }) =>
      sisterSizes(size).map(({ change, size: sister }) => ({
        system,
        ...labelOf(sister, system),
        step: change,
      })),
  }),
  rules: table("Four rules", {
    shown: "elsewhere",
    columns: {
      rule: choice("Rule", { options: RULES }),
      band: number("Band", { optional: true }),
      cup: text("Cup", { optional: true }),
      size: text("Size", { optional: true }),
    },
    value: ({ measured, inputs: { system } }) =>
      measured &&
      (Object.keys(RULES) as Rule[]).map((rule) => {
        const size = measured.byRule[rule];
        return { rule, ...(size ? labelOf(size, system) : { band: null, cup: null, size: null }) };
      }),
  }),
};
