import { defineView, tabsFrom } from "../../../site/kit";
import { CurrencyTop } from "./CurrencyTop";
import currency from "./calculator";
import { RateStatus } from "./RateStatus";

export default defineView(currency, {
  FormTop: CurrencyTop,
  Display: RateStatus,
  tabs: tabsFrom(() => import("./tabs")),
});
