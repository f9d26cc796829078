import type { Forms, Value } from "../../../ask/form";

/** Whether it looks like a formula: symbols of elements with their letter case, and numbers. */
function isFormula(value: Value | undefined): boolean {
  return /^(?:\d*(?:[A-Z][a-z]?|[([\])]|\d+|[·.*^+-])+)$/.test(String(value?.json));
}

export default [
  {
    says: [
      "(molar mass|molecular weight|molecular mass|formula weight|formula mass|atomic mass|atomic weight|mol mass|molar weight) [of|for] {formula:word}",
      "{formula:word} (molar mass|molecular weight|formula mass|molecular mass)",
    ],
    set: { tool: "molar-mass" },
    fill: ({ formula }) => (isFormula(formula) ? {} : null),
  },
  {
    says: ["(percent composition|percentage composition|elemental composition|mass percent) [of] {formula:word}"],
    set: { tool: "percent-composition" },
    fill: ({ formula }) => (isFormula(formula) ? {} : null),
  },
  {
    says: [
      "balance [the] [equation|reaction|chemical equation] {equation:text}",
      "balanced equation [of|for] {equation:text}",
    ],
    set: { tool: "balance" },
    fill: ({ equation }) => (/->|→|=/.test(String(equation?.json)) ? {} : null),
  },
  {
    says: [
      "(how many moles in|moles in|how many moles are in|how many moles is|moles of) {amountGiven:mass/gram} [of] {formula:word}",
      "{amountGiven:mass/gram} [of] {formula:word} (to|in) (moles|mol)",
    ],
    set: { tool: "mole-conversion", given: "mass" },
    fill: ({ formula }) => (isFormula(formula) ? {} : null),
  },
  {
    says: [
      "ph (of|if|when|for) [h+] [concentration] {hConcentration:molar-concentration/mole-per-liter} [h+]",
      "ph of {hConcentration:molar-concentration/mole-per-liter} h+",
    ],
    set: { tool: "ph", phKind: "from-h" },
  },
] satisfies Forms;
