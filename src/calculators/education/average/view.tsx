import { defineView, tabsFrom } from "../../../site/kit";
import { longText } from "../../../site/kit/LongText";
import calculator from "./calculator";
import { PairPaste } from "./PairPaste";

const ROLES = {
  separator: "commas between them",
  thousands: "commas group thousands",
  decimal: "commas are decimal marks",
} as const;

export default defineView(calculator, {
  longText,
  FormTop: PairPaste,
  // Examples for the other modes: weights or frequencies of the default numbers, and classes.
  opening: {
    weights: "3, 1, 2, 4, 2, 1, 3, 2, 2, 1",
    classes: [
      { lower: 10, upper: 25, frequency: 2 },
      { lower: 25, upper: 40, frequency: 3 },
      { lower: 40, upper: 55, frequency: 7 },
      { lower: 55, upper: 70, frequency: 6 },
      { lower: 70, upper: 85, frequency: 6 },
      { lower: 85, upper: 100, frequency: 6 },
    ],
  },
  hints: {
    data: ({ model: { reading }, format }) =>
      reading &&
      `Read as ${format.plural(reading.units.length, "number")}${reading.commas ? `, ${ROLES[reading.commas]}` : ""}`,
  },
  tabs: tabsFrom(() => import("./tabs")),
});
