import type { CalculatorMeta } from "../../../core/meta";

export default {
  id: "regex-tester",
  name: "Regex Tester",
  purpose: "What a regular expression matches, explained part by part, and stopped before it hangs.",
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
