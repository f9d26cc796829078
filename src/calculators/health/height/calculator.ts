import { defineCalculator } from "../../../core/calculator";
import { workingFrom } from "../../../core/working";
import { CDC_STATURE } from "../../../data/cdc-stature";
import { HEIGHT_PREDICTION } from "../../../data/height-prediction";
import { assess } from "./height";
import { type Inputs, inputs } from "./inputs";
import { outputs } from "./outputs";
import { GIRLS } from "./stature";
import { headline, notices } from "./words";

export default defineCalculator({
  inputs,
  outputs,
  figures: [...Object.values(HEIGHT_PREDICTION), CDC_STATURE],
  link: "personal",
  prepare: ({ mode, sex }: Inputs) =>
    mode === "convert" || sex === "male" || GIRLS.ready ? null : { needed: true, load: () => GIRLS.load() },
  derive: assess,
  headline,
  notices,
  working: workingFrom(() => import("./working")),
});
