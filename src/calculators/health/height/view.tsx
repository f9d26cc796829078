import { defineView, tabsFrom } from "../../../site/kit";
import { MEASURED } from "../../../site/kit/measured";
import height from "./calculator";

export default defineView(height, {
  measured: MEASURED,
  hide: ["predictedCm", "noticeCodes"],
  figures: ({ inputs }) => {
    if (inputs.mode === "convert") return ["totalCm", "meters", "totalInches", "feet", "inches"];
    return inputs.mode === "predict"
      ? ["predictionMethod", "percentOfAdult", "remainingCm", "percentile", "medianCm"]
      : ["percentile", "zScore", "medianCm", "p5Cm", "p95Cm"];
  },
  tabs: tabsFrom(() => import("./tabs")),
});
