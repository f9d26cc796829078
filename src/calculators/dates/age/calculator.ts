import { defineCalculator } from "../../../core/calculator";
import { AGE_FIGURES } from "../../../data/age";
import { US_RETIREMENT } from "../../../data/retirement/us-retirement";
import { modes } from "./modes";
import { outputs } from "./outputs";

export default defineCalculator({
  ...modes,
  outputs,
  figures: [...Object.values(AGE_FIGURES), US_RETIREMENT.fullRetirementAge, US_RETIREMENT.rmdAge],
  link: "personal",
});
