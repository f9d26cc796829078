import { defineCalculator } from "../../../core/calculator";
import { workingFrom } from "../../../core/working";
import { CDC_STATURE } from "../../../data/cdc-stature";
import { HEIGHT_PREDICTION } from "../../../data/height-prediction";
import { WHO_GROWTH } from "../../../data/who-growth";
import { assess, missingTables } from "./height";
import { inputs } from "./inputs";
import { outputs } from "./outputs";
import { headline, notices } from "./words";

export default defineCalculator({
  inputs,
  outputs,
  figures: [...Object.values(HEIGHT_PREDICTION), CDC_STATURE, WHO_GROWTH],
  link: "personal",
  prepare: missingTables,
  derive: assess,
  headline,
  notices,
  working: workingFrom(() => import("./working")),
});
