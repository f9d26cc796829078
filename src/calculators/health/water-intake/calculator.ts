import { defineCalculator } from "../../../core/calculator";
import { workingFrom } from "../../../core/working";
import { WATER } from "../../../data/water";
import { hydrate } from "./hydration";
import { inputs } from "./inputs";
import { outputs } from "./outputs";
import { headline, notices } from "./words";

export default defineCalculator({
  inputs,
  outputs,
  figures: Object.values(WATER),
  link: "personal",
  derive: hydrate,
  headline,
  notices,
  working: workingFrom(() => import("./working")),
});
