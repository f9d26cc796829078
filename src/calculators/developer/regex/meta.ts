import type { CalculatorMeta } from "../../../core/meta";

export default {
  id: "regex-tester",
  name: "Regex Tester",
  purpose: "See what a regular expression matches, with each part explained, and stop patterns that hang.",
  keywords: [
    "regex",
    "regular expression",
    "RegExp",
    "pattern",
    "match",
    "replace",
    "capturing groups",
    "RE2",
    "catastrophic backtracking",
    "railroad diagram",
  ],
} satisfies CalculatorMeta;
