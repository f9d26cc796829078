import { defineCalculator } from "../../../core/calculator";
import { workingFrom } from "../../../core/working";
import { BODY_FAT } from "../../../data/body-fat";
import { compose } from "./composition";
import { inputs } from "./inputs";
import { outputs } from "./outputs";
import { headline, notices } from "./words";

export default defineCalculator({
  inputs,
  outputs,
  figures: Object.values(BODY_FAT),
  link: "personal",
  derive: compose,
  headline,
  notices,
  working: workingFrom(() => import("./working")),
});
