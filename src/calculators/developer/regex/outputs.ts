import { outputsOf } from "../../../core/outputs";
import type { Search } from "./search";

const { choice, integer, table, text } = outputsOf<Search>();

const offset = (label: string) => integer(label, { digits: "plain" });

export const outputs = {
  matchCount: integer("Matches", { shown: "elsewhere" }),
  matches: table("Matches", {
    columns: {
      n: integer("No."),
      start: offset("Start"),
      end: offset("End"),
      line: offset("Line"),
      column: offset("Column"),
      match: text("Match", { optional: true }),
    },
  }),
  groups: table("Groups", {
    columns: {
      match: integer("Match"),
      group: integer("Group"),
      name: text("Name", { optional: true }),
      start: integer("Start", { optional: true, digits: "plain" }),
      end: integer("End", { optional: true, digits: "plain" }),
      value: text("Value", { optional: true }),
    },
  }),
  // The page says that it is the browser's; the answer that it opens with comes from the build.
  engine: text("Engine", { shown: "elsewhere" }),
  groupCount: integer("Capturing groups"),
  groupNames: text("Group names", { optional: true }),
  report: text("Report", { optional: true, shown: "elsewhere" }),
  result: text("Result", { optional: true, shown: "elsewhere" }),
  partCount: integer("Parts", { optional: true }),
  parts: table("Parts", { columns: { n: integer("No."), value: text("Part", { optional: true }) } }),
  partsText: text("Parts as text", { optional: true, shown: "elsewhere" }),
  explanation: table("Explanation", {
    shown: "elsewhere",
    columns: {
      start: offset("Start"),
      end: offset("End"),
      depth: integer("Depth"),
      token: text("Part", { optional: true }),
      meaning: text("Meaning"),
    },
  }),
  warnings: table("Warnings", {
    shown: "elsewhere",
    columns: {
      start: offset("Start"),
      end: offset("End"),
      kind: choice("Kind", {
        options: {
          exponential: "Exponential time",
          quadratic: "Quadratic time",
          "useless-escape": "Useless escape",
          "host-dot": "Dot in a host name",
          "letter-range": "Range includes more than letters",
          "missing-g": "First match only",
        },
      }),
      message: text("Details"),
    },
  }),
  code: table("Code", { shown: "elsewhere", columns: { language: text("Language"), code: text("Code") } }),
  matchParts: table("Parts of the selected match", {
    shown: "elsewhere",
    columns: {
      start: offset("Start"),
      end: offset("End"),
      token: text("Part of the pattern"),
      from: integer("From", { optional: true, digits: "plain" }),
      to: integer("To", { optional: true, digits: "plain" }),
      value: text("Part of the text", { optional: true }),
    },
  }),
  testLines: table("Test lines", {
    shown: "elsewhere",
    columns: {
      n: integer("No."),
      line: text("Line", { optional: true }),
      expected: choice("Should", { options: { match: "Match", "no-match": "Not match" } }),
      found: text("Found", { optional: true }),
      passed: choice("Result", { options: { passed: "Passed", failed: "Failed" } }),
    },
  }),
  testsFailed: integer("Test lines failed", {
    optional: true,
    value: ({ testLines }) =>
      testLines.length > 0 ? testLines.filter(({ passed }) => passed === "failed").length : null,
  }),
};
