import { choice, integer, text, type ValuesOf } from "../../../core/fields";
import { LIMITS } from "./limits";

export const inputs = {
  mode: choice({
    label: "Mode",
    options: { match: "Match", replace: "Replace", split: "Split" },
    default: "match",
  }),
  flavor: choice({
    label: "Flavor",
    options: { javascript: "JavaScript", re2: "RE2" },
    default: "javascript",
  }),
  pattern: text({
    label: "Pattern",
    note: "Without slashes",
    missingMessage: "Enter a pattern.",
    default: String.raw`(?<year>\d{4})-(?<month>\d{2})-(?<day>\d{2})`,
    maxLength: LIMITS.pattern,
  }),
  flags: text({ label: "Flags", default: "g" }),
  text: text({
    label: "Test text",
    default: "Invoices due 2026-01-15, 2026-02-28 and 2026-03-31.",
    maxLength: LIMITS.text,
    multiline: true,
    private: true,
  }),
  replacement: text({
    label: "Replace with",
    note: "$<name>, $1, $& for the match, $$ for a dollar sign",
    default: "$<day>/$<month>/$<year>",
    maxLength: LIMITS.text,
    when: { mode: "replace" },
  }),
  maxMatches: integer({
    label: "Matches listed",
    note: "All are counted; this many are listed",
    group: "Limits",
    default: 1000,
    min: 1,
    max: 100_000,
  }),
  timeLimitMs: integer({
    label: "Time limit",
    group: "Limits",
    unit: "ms",
    default: 1000,
    min: 50,
    max: 10_000,
  }),
  chosenMatch: integer({
    label: "Selected match",
    note: "The working shows which part of the pattern matched what",
    group: "Limits",
    default: 1,
    min: 1,
    max: 100_000,
  }),
  mustMatch: text({
    label: "Lines that must match",
    default: "",
    maxLength: LIMITS.lines,
    multiline: true,
  }),
  mustNotMatch: text({
    label: "Lines that must not match",
    default: "",
    maxLength: LIMITS.lines,
    multiline: true,
  }),
};

export type Inputs = ValuesOf<typeof inputs>;
