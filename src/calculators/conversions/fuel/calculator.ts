import { defineCalculator } from "../../../core/calculator";
import { CAR_EMISSIONS } from "../../../data/car-emissions";
import { modes } from "./modes";
import { outputs } from "./outputs";

export default defineCalculator({
  ...modes,
  outputs,
  figures: Object.values(CAR_EMISSIONS),
});
