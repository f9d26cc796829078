import { defineView, tabsFrom } from "../../../site/kit";
import calculator from "./calculator";
import { Solutions } from "./Solutions";

export default defineView(calculator, {
  Figure: Solutions,
  tabs: tabsFrom(() => import("./tabs")),
});
