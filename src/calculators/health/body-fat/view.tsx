import { defineView, tabsFrom } from "../../../site/kit";
import { MEASURED } from "../../../site/kit/measured";
import bodyFat from "./calculator";
import { FOLDS, type Fold } from "./inputs";
import { foldsOf } from "./methods";

export default defineView(bodyFat, {
  measured: MEASURED,
  // The three-fold method uses different folds for each sex; the rest belong to the seven-fold method.
  idleInputs: ({ inputs, model }) =>
    inputs.method === "jackson-pollock-3"
      ? (Object.keys(FOLDS) as Fold[]).filter(
          (fold) => !foldsOf(inputs.method, inputs.sex).includes(fold) && model.measures.folds[fold] === null,
        )
      : [],
  tabs: tabsFrom(() => import("./tabs")),
});
