import { defineCalculator } from "../../../core/calculator";
import { workingFrom } from "../../../core/working";
import { WATER } from "../../../data/water";
import { headline } from "./headline";
import { hydrate } from "./hydration";
import { inputs } from "./inputs";
import { notices } from "./notices";
import { outputs } from "./outputs";

export default defineCalculator({
  inputs,
  outputs,
  folds: {
    "Heat, and hot weather during exercise": ["climate", "heatHours"],
    "Glass and waking hours": ["glassMl", "wakeTime", "bedTime"],
    "Reference, pregnancy and breast-feeding": ["basis", "lifeStage"],
  },
  figures: Object.values(WATER),
  link: "personal",
  solve: {
    for: ["glassMl", "exerciseMinutes", "fluidMl", "heatHours"],
    from: ["glasses", "beveragesMl", "sweatRateMlPerHour"],
  },
  derive: hydrate,
  headline,
  notices,
  working: workingFrom(() => import("./working")),
});
