import { GRADE_SCALES } from "../../../data/grade-scales";
import { defineView, tabsFrom } from "../../../site/kit";
import calculator from "./calculator";
import { ScalePreset } from "./ScalePreset";

export default defineView(calculator, {
  FormTop: ScalePreset,
  opening: {
    // A custom scale starts as a copy of the usual one.
    customScale: GRADE_SCALES["us-4.0"].value.map((one) => ({ ...one })),
  },
  tabs: tabsFrom(() => import("./tabs")),
});
