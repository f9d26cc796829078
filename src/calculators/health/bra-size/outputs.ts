import { outputsOf } from "../../../core/outputs";
import { type Fitting, sisterSizes } from "./fitting";
import { RULES, type Rule } from "./inputs";
import { labelOf, SYSTEM_KEYS, SYSTEMS } from "./labels";
import { girthsOf } from "./rules";

const { choice, integer, number, table, text } = outputsOf<Fitting>();

const TAPE = "Tape measurements for this size (EN 13402)";
const length = {
  unit: "cm",
  measure: "length",
  digits: 1,
  group: TAPE,
  // Not shown in `measure` mode: the real measurements are known, and the rules in inches give the label to other ribs.
  shownWhen: { mode: ["convert", "fix"] },
} as const;

const label = ({ size, inputs }: Fitting) => labelOf(size, inputs.system);

export const outputs = {
  size: text({ label: "Size", value: (fitting) => label(fitting).size }),
  band: number({ label: "Band", value: (fitting) => label(fitting).band }),
  cup: text({ label: "Cup", value: (fitting) => label(fitting).cup }),
  cupIndex: integer({ label: "Cup, counted from AAA as 0", advanced: true, value: ({ size }) => size.cup }),
  bustDifferenceCm: number({
    label: "Bust − underbust",
    unit: "cm",
    measure: "length",
    digits: 1,
    optional: true,
    value: ({ measured }) => measured?.girths.difference,
  }),
  underbustFromCm: number({
    label: "Under the bust, from",
    ...length,
    value: ({ size }) => girthsOf(size).underbust.from,
  }),
  underbustToCm: number({
    label: "Under the bust, to",
    ...length,
    value: ({ size }) => girthsOf(size).underbust.to,
  }),
  bustFromCm: number({
    label: "Fullest part, over",
    note: "For ribs in the middle of the band’s range",
    ...length,
    value: ({ size }) => girthsOf(size).bust.from,
  }),
  bustToCm: number({
    label: "Fullest part, up to",
    ...length,
    value: ({ size }) => girthsOf(size).bust.to,
  }),
  sizes: table({
    label: "All countries",
    columns: {
      system: choice({ label: "Country", options: SYSTEMS }),
      band: number({ label: "Band" }),
      cup: text({ label: "Cup" }),
      size: text({ label: "Size" }),
    },
    value: ({ size }) => SYSTEM_KEYS.map((system) => ({ system, ...labelOf(size, system) })),
  }),
  sisterSizes: table({
    label: "Sister sizes",
    columns: {
      system: choice({ label: "Country", options: SYSTEMS }),
      band: number({ label: "Band" }),
      cup: text({ label: "Cup" }),
      size: text({ label: "Size" }),
      step: integer({ label: "Bands looser" }),
    },
    value: ({ size, inputs: { system } }) =>
      sisterSizes(size).map(({ change, size: sister }) => ({
        system,
        ...labelOf(sister, system),
        step: change,
      })),
  }),
  rules: table({
    label: "Four rules",
    columns: {
      rule: choice({ label: "Rule", options: RULES }),
      band: number({ label: "Band", optional: true }),
      cup: text({ label: "Cup", optional: true }),
      size: text({ label: "Size", optional: true }),
    },
    value: ({ measured, inputs: { system } }) =>
      measured &&
      (Object.keys(RULES) as Rule[]).map((rule) => {
        const size = measured.byRule[rule];
        return { rule, ...(size ? labelOf(size, system) : { band: null, cup: null, size: null }) };
      }),
  }),
};
