import { defineCalculator } from "../../../core/calculator";
import { CLOUD_SUBNETS } from "../../../data/networks/cloud-subnets";
import { SPECIAL_BLOCKS } from "../../../data/networks/special-purpose";
import { modes } from "./modes";
import { outputs } from "./outputs";

export default defineCalculator({
  ...modes,
  outputs,
  figures: [...Object.values(CLOUD_SUBNETS), SPECIAL_BLOCKS],
});
