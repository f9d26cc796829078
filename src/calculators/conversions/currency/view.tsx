import { defineView, tabsFrom } from "../../../site/kit";
import { CurrencyTop } from "./CurrencyTop";
import currency from "./calculator";
import { RateStatus } from "./RateStatus";

export default defineView(currency, {
  FormTop: CurrencyTop,
  customInputs: [
    "amount",
    "from",
    "to",
    "direction",
    "rates",
    "rateBase",
    "rateDate",
    "rateSource",
    "asOf",
    "history",
  ],
  Display: RateStatus,
  figures: [
    "midRateText",
    "ownRateText",
    "inverseRateText",
    "offeredRateText",
    "effectiveRateText",
    "feeText",
    "totalCostText",
  ],
  hide: [
    "midRate",
    "inverseRate",
    "offeredRate",
    "effectiveRate",
    "feeAmount",
    "amountConverted",
    "converted",
    "convertedRounded",
    "amountNeeded",
    "amountNeededRounded",
    "totalCost",
    "totalCostPercent",
    "rateAgeDays",
    "stale",
    "historyMin",
    "historyMax",
    "historyAverage",
    "historyChangePercent",
    "noticeCodes",
  ],
  tabs: tabsFrom(() => import("./tabs")),
});
