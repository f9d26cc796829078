import { defineCalculator } from "../../../core/calculator";
import { workingFrom } from "../../../core/working";
import { WATER } from "../../../data/water";
import { modes } from "./modes";
import { outputs } from "./outputs";

export default defineCalculator({
  ...modes,
  outputs,
  figures: Object.values(WATER),
  link: "personal",
  working: workingFrom(() => import("./working")),
});
