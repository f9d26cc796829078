import { by } from "../../../core/fields";
import type { CalculatorMeta } from "../../../core/meta";

const india = { "india-equity": "INR", "india-debt": "INR", "india-other": "INR" } as const;

export default {
  id: "mutual-fund-returns-calculator",
  name: "Mutual Fund Returns Calculator",
  purpose: "XIRR and CAGR on what you put in and took out, or a fund’s future after expenses, exit load and tax.",
  keywords: [
    "mutual fund",
    "XIRR",
    "CAGR",
    "internal rate of return",
    "annualized return",
    "expense ratio",
    "direct or regular plan",
    "exit load",
    "capital gains tax",
    "index fund",
    "portfolio return",
    "benchmark",
  ],
  homeCurrency: by("taxMode", india, null),
  usualCurrency: "INR",
} satisfies CalculatorMeta;
