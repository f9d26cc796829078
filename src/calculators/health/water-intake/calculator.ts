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
  figures: Object.values(WATER),
  link: "personal",
  derive: hydrate,
  headline,
  notices,
  working: workingFrom(() => import("./working")),
});
