import { outputsOf } from "../../../core/outputs";
import type { Search } from "./search";

const { choice, integer, table, text } = outputsOf<Search>();

const offset = (label: string) => integer({ label, grouped: false });

export const outputs = {
  matchCount: integer({ label: "Matches", value: (search) => search.matchCount }),
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
    value: (search) => search.matches,
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
    value: (search) => search.groups,
  }),
  groupCount: integer({ label: "Capturing groups", value: (search) => search.groupCount }),
  groupNames: text({ label: "Group names", optional: true, value: (search) => search.groupNames }),
  report: text({ label: "Report", optional: true, hidden: true, value: (search) => search.report }),
  result: text({ label: "Result", optional: true, hidden: true, value: (search) => search.result }),
  partCount: integer({ label: "Parts", optional: true, value: (search) => search.partCount }),
  parts: table({
    label: "Parts",
    columns: { n: integer({ label: "No." }), value: text({ label: "Part", optional: true }) },
    value: (search) => search.parts,
  }),
  partsText: text({
    label: "Parts as text",
    optional: true,
    hidden: true,
    value: (search) => search.partsText,
  }),
  explanation: table({
    label: "Explanation",
    columns: {
      start: offset("Start"),
      end: offset("End"),
      depth: integer({ label: "Depth" }),
      token: text({ label: "Part", optional: true }),
      meaning: text({ label: "Meaning" }),
    },
    value: (search) => search.explanation,
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
          "letter-range": "Range includes more than letters",
          "missing-g": "First match only",
        },
      }),
      message: text({ label: "Details" }),
    },
    value: (search) => search.warnings,
  }),
  code: table({
    label: "Code",
    columns: { language: text({ label: "Language" }), code: text({ label: "Code" }) },
    value: (search) => search.code,
  }),
  matchParts: table({
    label: "Parts of the selected match",
    hidden: true,
    columns: {
      start: offset("Start"),
      end: offset("End"),
      token: text({ label: "Part of the pattern" }),
      from: integer({ label: "From", optional: true, grouped: false }),
      to: integer({ label: "To", optional: true, grouped: false }),
      value: text({ label: "Part of the text", optional: true }),
    },
    value: (search) => search.matchParts,
  }),
  testLines: table({
    label: "Test lines",
    columns: {
      n: integer({ label: "No." }),
      line: text({ label: "Line", optional: true }),
      expected: choice({ label: "Should", options: { match: "Match", "no-match": "Not match" } }),
      found: text({ label: "Found", optional: true }),
      passed: choice({ label: "Result", options: { passed: "Passed", failed: "Failed" } }),
    },
    value: (search) => search.testLines,
  }),
  testsFailed: integer({
    label: "Test lines failed",
    optional: true,
    value: ({ testLines }) =>
      testLines.length > 0 ? testLines.filter(({ passed }) => passed === "failed").length : null,
  }),
};
