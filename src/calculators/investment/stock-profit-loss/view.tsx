import { defineView, tabsFrom } from "../../../site/kit";
import stock from "./calculator";

export default defineView(stock, {
  hints: {
    sellDate: ({ outputs: { holdingDays, isLongTerm }, inputs, format }) =>
      holdingDays === null || inputs.direction === "short"
        ? null
        : `${format.plural(holdingDays, "day")}${inputs.taxMode === "none" ? "" : isLongTerm ? ", long-term" : ", short-term"}`,
    buyDate: ({ outputs: { holdingDays }, inputs, format }) =>
      holdingDays === null || inputs.direction === "long" ? null : format.plural(holdingDays, "day"),
    splitRatio: ({ model: { simple }, inputs, format }) =>
      simple === null || inputs.splitRatio === 1
        ? null
        : `${format.number(simple.isLong ? simple.sell.shares : simple.buy.shares)} shares at the end`,
    feePreset: ({ outputs: { totalFees }, inputs, format }) =>
      inputs.feePreset === "none" ? null : format.money(totalFees),
    taxMode: ({ outputs: { taxDue }, inputs, format }) => (inputs.taxMode === "none" ? null : format.money(taxDue)),
    currentPrice: ({ outputs: { remainingShares }, format }) =>
      remainingShares === null ? null : `${format.plural(remainingShares, "share")} left`,
  },
  tabs: tabsFrom(() => import("./tabs")),
});
