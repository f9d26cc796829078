import { expect, it } from "vitest";
import { csvCell, csvLines } from "./csv";

it.each([
  ["plain", "plain"],
  ["", ""],
  ["1,234.50", '"1,234.50"'],
  ['5" pipe', '"5"" pipe"'],
  ["two\nlines", '"two\nlines"'],
  ["two\rlines", '"two\rlines"'],
  ["-5", "-5"],
  ["-.5", "-.5"],
  // What spreadsheets would run.
  ["=1+1", "'=1+1"],
  ["+1", "'+1"],
  ["@SUM(A1)", "'@SUM(A1)"],
  ["-cmd", "'-cmd"],
  ["-", "'-"],
  ["\t=1", "'\t=1"],
  ['=HYPERLINK("x","y")', `"'=HYPERLINK(""x"",""y"")"`],
  ["a=1", "a=1"],
])("writes %j as %s", (text, cell) => {
  expect(csvCell(text)).toBe(cell);
});

it("ends each line as RFC 4180 says", () => {
  expect(csvLines([["a", "b"], ["1"], []])).toBe("a,b\r\n1\r\n\r\n");
});
