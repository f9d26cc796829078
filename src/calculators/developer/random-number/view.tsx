import { defineView, tabsFrom } from "../../../site/kit";
import { longText } from "../../../site/kit/LongText";
import randomNumber from "./calculator";
import { Shown } from "./Shown";

export default defineView(randomNumber, {
  longText,
  Display: Shown,
  tabs: tabsFrom(() => import("./tabs")),
});
