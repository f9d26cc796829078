import type { Forms } from "../../../ask/form";

export default [
  {
    says: [
      "(split|divide) [a|the] [bill|check|total] [of] {totalAmount:money} [bill] (between|among|by|with|for|into) {peopleCount:whole} [people|persons|friends|ways|roommates]",
      "(split|divide) {totalAmount:money} {peopleCount:whole} ways",
      "{totalAmount:money} (split|divided|shared) (between|among|by|for) {peopleCount:whole} [people|persons|friends|ways|roommates]",
      "{totalAmount:money} split {peopleCount:whole} ways",
      "{totalAmount:money} bill (for|between) {peopleCount:whole} people",
    ],
    set: { mode: "even" },
  },
] satisfies Forms;
