import { defineView, tabsFrom } from "../../../site/kit";
import { longText } from "../../../site/kit/LongText";
import randomNumber from "./calculator";
import { Shown } from "./Shown";

const ONE = ["entropyBits", "seedCommitment"] as const;
const MANY = ["sum", "mean", "median", "smallest", "largest", "standardDeviation", ...ONE] as const;

export default defineView(randomNumber, {
  longText,
  Display: Shown,
  figures: ({ inputs: { mode, count } }) => {
    const drawn = count > 1 ? MANY : ONE;
    switch (mode) {
      case "dice":
        return [...drawn, "expectedTotal", "totalStandardDeviation", "minTotal", "maxTotal"];
      case "coin":
        return count > 1 ? ["heads", "tails", "longestRun", ...ONE] : ONE;
      case "normal":
      case "exponential":
        return [...drawn, "expectedMean", "expectedStandardDeviation"];
      default:
        return drawn;
    }
  },
  hide: ["value", "result", "valuesText", "teamsText", "histogram"],
  tabs: tabsFrom(() => import("./tabs")),
});
