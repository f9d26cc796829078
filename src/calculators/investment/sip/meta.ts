import { by } from "../../../core/fields";
import type { CalculatorMeta } from "../../../core/meta";

export default {
  id: "sip-calculator",
  name: "SIP Calculator",
  purpose: "What a monthly investment or lump sum becomes, with step-ups; what a goal takes; and what a fund pays out.",
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
