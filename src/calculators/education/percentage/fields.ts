import { exact } from "../../../core/exact-field";
import { text, type ValuesOf } from "../../../core/fields";

/** The inputs of all questions; each question gives them its own labels. */
export const fields = {
  x: exact("Percent", { reads: { percentSign: "ignore" }, default: "15", solve: true }),
  y: exact("Value", { reads: { percentSign: "ignore" }, default: "80", solve: true }),
  percents: text("Successive changes", {
    note: "In percent, separated by commas; use a minus for decreases",
    default: "10, -20, 5",
  }),
};

export type Fields = typeof fields;
export type Inputs = ValuesOf<Fields>;
