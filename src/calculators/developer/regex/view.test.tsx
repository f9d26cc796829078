import { beforeAll, expect, it } from "vitest";
import type { JsonObject } from "../../../core/parse";
import { DrawnView, prepareView } from "../../../site/testing/draw-view";
import regex from "./calculator";
import view from "./view";

beforeAll(() => prepareView(regex, view));

const draw = (given: JsonObject) => new DrawnView(regex, view, given);

it("shows tabs only for what exists: matches, groups, parts, a report", () => {
  const always = ["Explanation", "Picture", "Test lines", "Code", "Samples", "Reference"];
  expect(draw({ pattern: "x", text: "a" }).tabs).toEqual(always);
  const found = draw({ pattern: "(a)(b)", text: "ab ab" }).tabs;
  expect(found.slice(0, 2)).toEqual(["Matches", "Explanation"]);
  expect(found).toContain("Groups");
  expect(found).not.toContain("Parts");
  expect(draw({ mode: "split", pattern: ",", text: "a,b" }).tabs).toContain("Parts");
  expect(found).toContain("Report");
  expect(draw({ pattern: "(a)(b)", text: "ab" }).text("Report")).toMatch(/1\.0 0-2 "ab" 1\.1 0-1 "a" 1\.2 1-2 "b"$/);
  expect(draw({ pattern: "a", text: "a" }).figures).toEqual(["groupCount"]);
});

it("shows whether each test line passes or fails", () => {
  const lines = draw({ pattern: "^a+$", flags: "", text: "", mustMatch: "a\n\nb", mustNotMatch: "c\naa" });
  expect(lines.text("Test lines")).toMatch(
    /3 of 5 lines fail\. Passed a matches “a” Failed empty line does not match Failed b does not match Passed c does not match Failed aa matches “aa”$/,
  );
  const all = (given: JsonObject) => draw({ pattern: "a", text: "", ...given }).text("Test lines");
  expect(all({ mustMatch: "a" })).toContain("The line passes.");
  expect(all({ mustMatch: "a\nba" })).toContain("All 2 lines pass.");
  expect(all({ mustMatch: "a\nb" })).toContain("1 of 2 lines fails.");
  expect(all({})).not.toMatch(/pass|fail/i);
  // An empty match counts as a match.
  expect(all({ pattern: "x*", mustMatch: "a" })).toMatch(/Passed a matches$/);
});

it("warns about catastrophic patterns, and explains, draws and writes out the pattern", () => {
  expect(draw({ pattern: "(a+)+$", text: "a" }).text("Display")).toContain(
    "can match the same text in more than one way",
  );
  const drawn = draw({ pattern: "^a+$", text: "a" });
  expect(drawn.text("Display")).toBe("");
  expect(drawn.text("Explanation")).toBe(
    "^ the start of the text a+ one or more “a”, as many as possible a the character “a” $ the end of the text",
  );
  expect(drawn.text("Picture")).toBe("start “a” end one or more");
  expect(drawn.text("Code")).toContain("const pattern = /^a+$/");
  expect(drawn.html("Code").match(/<option[^>]*>([^<]+)/g)).toHaveLength(drawn.outputs.code.length);
});
