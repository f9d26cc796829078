import { componentFrom, defineView, tabsFrom } from "../../../site/kit";
import percentage from "./calculator";

export default defineView(percentage, {
  FormTop: componentFrom(() => import("./QuickEntry")),
  tabs: tabsFrom(() => import("./tabs")),
});
