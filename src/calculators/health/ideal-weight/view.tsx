import { defineView, tabsFrom } from "../../../site/kit";
import { MEASURED } from "../../../site/kit/measured";
import idealWeight from "./calculator";
import { measuredFrame } from "./frame";
import { FRAMES } from "./inputs";

export default defineView(idealWeight, {
  measured: MEASURED,
  hide: ["averageKg", "noticeCodes"],
  hints: {
    frame: ({ inputs, model }) => {
      const measured = inputs.frame === "auto" ? null : measuredFrame(inputs.sex, model);
      return measured && `${FRAMES[measured.frame]} by the ${measured.frameMethod}`;
    },
  },
  // The formulas are shown in the chart and its table.
  figures: ({ model }) => [
    "frame",
    ...(model.frame === "medium" ? [] : (["frameAverageKg"] as const)),
    "healthyMinKg",
    "healthyMaxKg",
    "metropolitanMinKg",
    "metropolitanMaxKg",
    "differenceKg",
    "percentOfIdeal",
    "adjustedWeightKg",
  ],
  tabs: tabsFrom(() => import("./tabs")),
});
