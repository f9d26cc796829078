import { defineView, tabsFrom } from "../../../site/kit";
import { MEASURED } from "../../../site/kit/measured";
import idealWeight from "./calculator";
import { measuredFrame } from "./frame";
import { FRAMES } from "./inputs";

export default defineView(idealWeight, {
  measured: MEASURED,
  hints: {
    frame: ({ inputs, model }) => {
      const measured = inputs.frame === "auto" ? null : measuredFrame(inputs.sex, model);
      return measured && `${FRAMES[measured.frame]} by the ${measured.frameMethod}`;
    },
  },
  tabs: tabsFrom(() => import("./tabs")),
});
