import { defineCalculator } from "../../../core/calculator";
import { workingFrom } from "../../../core/working";
import { CDC_STATURE } from "../../../data/cdc-stature";
import { HEIGHT_PREDICTION } from "../../../data/height-prediction";
import { WHO_GROWTH } from "../../../data/who-growth";
import { missingTables } from "./height";
import { modes } from "./modes";
import { outputs } from "./outputs";

export default defineCalculator({
  ...modes,
  outputs,
  figures: [...Object.values(HEIGHT_PREDICTION), CDC_STATURE, WHO_GROWTH],
  link: "personal",
  prepare: missingTables,
  working: workingFrom(() => import("./working")),
});
