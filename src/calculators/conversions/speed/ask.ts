import type { Forms } from "../../../ask/form";

export default [
  {
    says: [
      "(race time|finish time|race pace|running pace|race predictor) [for] [a] {distance:length/kilometer} in {finishTime:text}",
      "(pace|running pace) (for|of) [a] {distance:length/kilometer} (race|run) in {finishTime:text}",
    ],
    set: { mode: "race" },
    fill: ({ finishTime }) => (/^\d{1,3}(?::[0-5]\d){1,2}$/.test(String(finishTime?.json)) ? {} : null),
  },
] satisfies Forms;
