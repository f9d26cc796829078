import { defineCalculator } from "../../../core/calculator";
import { workingFrom } from "../../../core/working";
import { modes } from "./modes";
import { outputs } from "./outputs";

export default defineCalculator({
  ...modes,
  outputs,
  working: workingFrom(() => import("./working")),
  folds: { "Seconds, departure and stops": ["seconds", "departure", "stopMinutes", "arriveBy"] },
  solve: {
    for: ["distance", "speed", "speedA", "speedB", "delayMinutes"],
    from: [
      "speedFound",
      "distanceFound",
      "timeSeconds",
      "meetSeconds",
      "meetFromA",
      "catchSeconds",
      "catchDistance",
      "crossingSeconds",
    ],
  },
});
