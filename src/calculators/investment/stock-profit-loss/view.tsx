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
    splitRatio: ({ model: { simple }, inputs, format }) => {
      if (simple === null || inputs.splitRatio === 1) return null;
      const { shares } = simple.isLong ? simple.sell : simple.buy;
      return `${format.number(shares)} ${shares === 1 ? "share" : "shares"} at the end`;
    },
    feePreset: ({ outputs: { totalFees }, inputs, format }) =>
      inputs.feePreset === "none" ? null : format.money(totalFees),
    taxMode: ({ outputs: { taxDue }, inputs, format }) => (inputs.taxMode === "none" ? null : format.money(taxDue)),
    currentPrice: ({ outputs: { remainingShares }, format }) =>
      remainingShares === null ? null : `${format.plural(remainingShares, "share")} left`,
  },
  tabs: tabsFrom(() => import("./tabs")),
});
