import { choice, fold, integer, text, type ValuesOf } from "../../../core/fields";
import { LIMITS } from "./limits";

export const inputs = {
  mode: choice("Mode", {
    options: { match: "Match", replace: "Replace", split: "Split" },
    default: "match",
    shown: "elsewhere",
  }),
  flavor: choice("Flavor", {
    options: { javascript: "JavaScript", re2: "RE2" },
    default: "javascript",
    shown: "elsewhere",
  }),
  pattern: text("Pattern", {
    note: "Without slashes",
    messages: { missing: "Enter a pattern." },
    default: String.raw`(?<year>\d{4})-(?<month>\d{2})-(?<day>\d{2})`,
    max: LIMITS.pattern,
    shown: "elsewhere",
  }),
  flags: text("Flags", { default: "g", shown: "elsewhere" }),
  text: text("Test text", {
    default: "Invoices due 2026-01-15, 2026-02-28 and 2026-03-31.",
    max: LIMITS.text,
    control: "multiline",
    privacy: "private",
    shown: "elsewhere",
  }),
  replacement: text("Replace with", {
    note: "$<name>, $1, $& for the match, $$ for a dollar sign",
    default: "$<day>/$<month>/$<year>",
    max: LIMITS.text,
    when: { mode: "replace" },
    shown: "elsewhere",
  }),
  ...fold("Match limit and time limit", {
    maxMatches: integer("Matches listed", {
      note: "All are counted; this many are listed",
      default: 1000,
      min: 1,
      max: 100_000,
    }),
    timeLimitMs: integer("Time limit", { unit: "ms", default: 1000, min: 50, max: 10_000 }),
    chosenMatch: integer("Selected match", {
      note: "The working shows which part of the pattern matched what",
      default: 1,
      min: 1,
      max: 100_000,
    }),
  }),
  mustMatch: text("Lines that must match", {
    default: "",
    max: LIMITS.lines,
    control: "multiline",
    shown: "elsewhere",
  }),
  mustNotMatch: text("Lines that must not match", {
    default: "",
    max: LIMITS.lines,
    control: "multiline",
    shown: "elsewhere",
  }),
};

export type Inputs = ValuesOf<typeof inputs>;
