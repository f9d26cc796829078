import { by } from "../../../core/fields";
import type { CalculatorMeta } from "../../../core/meta";

export default {
  id: "sip-calculator",
  name: "SIP Calculator",
  purpose:
    "What a monthly investment, a lump sum or a step-up becomes, what a goal takes, what a fund pays out.",
  keywords: [
    "SIP",
    "systematic investment plan",
    "mutual fund SIP",
    "step-up SIP",
    "lump sum",
    "goal planning",
    "SWP",
    "systematic withdrawal plan",
    "monthly investment",
    "401(k) growth",
    "annuity due",
    "crore",
  ],
  homeCurrency: by("taxMode", { "india-equity": "INR" }, null),
  usualCurrency: "INR",
} satisfies CalculatorMeta;
