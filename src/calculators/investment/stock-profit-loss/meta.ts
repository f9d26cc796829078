import { by } from "../../../core/fields";
import type { CalculatorMeta } from "../../../core/meta";

export default {
  id: "stock-profit-loss-calculator",
  name: "Stock Profit/Loss Calculator",
  purpose: "What a trade really makes after fees, dividends, splits and tax, in the US or in India.",
  keywords: [
    "stock profit",
    "share profit",
    "capital gains",
    "short selling",
    "brokerage",
    "STT",
    "SEC fee",
    "FIFO",
    "cost basis",
    "long-term",
    "LTCG",
    "STCG",
    "break-even price",
    "trades",
    "XIRR",
  ],
  homeCurrency: by(
    "feePreset",
    { us: "USD", "india-delivery": "INR", "india-intraday": "INR" },
    by("taxMode", { us: "USD", india: "INR" }, null),
  ),
} satisfies CalculatorMeta;
