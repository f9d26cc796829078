/** Outputs of the regex tester. */
import { choice, integer, table, text } from "../../../core/fields";

const offset = (label: string) => integer({ label, grouped: false });

export const outputs = {
  matchCount: integer({ label: "Matches" }),
  matches: table({
    label: "Matches",
    columns: {
      n: integer({ label: "No." }),
      start: offset("Start"),
      end: offset("End"),
      line: offset("Line"),
      column: offset("Column"),
      match: text({ label: "Match", optional: true }),
    },
  }),
  groups: table({
    label: "Groups",
    columns: {
      match: integer({ label: "Match" }),
      group: integer({ label: "Group" }),
      name: text({ label: "Name", optional: true }),
      start: integer({ label: "Start", optional: true, grouped: false }),
      end: integer({ label: "End", optional: true, grouped: false }),
      value: text({ label: "Value", optional: true }),
    },
  }),
  groupCount: integer({ label: "Capturing groups" }),
  groupNames: text({ label: "Group names", optional: true }),
  report: text({ label: "Report", optional: true, hidden: true }),
  result: text({ label: "Result", optional: true, hidden: true }),
  partCount: integer({ label: "Parts", optional: true }),
  parts: table({
    label: "Parts",
    columns: { n: integer({ label: "No." }), value: text({ label: "Part", optional: true }) },
  }),
  partsText: text({ label: "Parts as text", optional: true, hidden: true }),
  explanation: table({
    label: "Explanation",
    columns: {
      start: offset("Start"),
      end: offset("End"),
      depth: integer({ label: "Depth" }),
      token: text({ label: "Part", optional: true }),
      meaning: text({ label: "Meaning" }),
    },
  }),
  warnings: table({
    label: "Warnings",
    columns: {
      start: offset("Start"),
      end: offset("End"),
      kind: choice({
        label: "Kind",
        options: {
          exponential: "Exponential time",
          quadratic: "Quadratic time",
          "useless-escape": "Useless escape",
          "host-dot": "Dot in a host name",
          "letter-range": "Range beyond the letters",
          "missing-g": "First match only",
        },
      }),
      message: text({ label: "What to know" }),
    },
  }),
  code: table({
    label: "Code",
    columns: { language: text({ label: "Language" }), code: text({ label: "Code" }) },
  }),
  matchParts: table({
    label: "Parts of the match looked at",
    hidden: true,
    columns: {
      start: offset("Start"),
      end: offset("End"),
      token: text({ label: "Part of the pattern" }),
      from: integer({ label: "From", optional: true, grouped: false }),
      to: integer({ label: "To", optional: true, grouped: false }),
      value: text({ label: "Part of the text", optional: true }),
    },
  }),
  testLines: table({
    label: "Test lines",
    columns: {
      n: integer({ label: "No." }),
      line: text({ label: "Line", optional: true }),
      expected: choice({ label: "Should", options: { match: "Match", "no-match": "Not match" } }),
      found: text({ label: "Found", optional: true }),
      passed: choice({ label: "Verdict", options: { passed: "Passed", failed: "Failed" } }),
    },
  }),
  testsFailed: integer({ label: "Test lines failed", optional: true }),
};
