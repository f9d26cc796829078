import { expect, it } from "vitest";
import { canonicalText } from "./canonical-text";

it.each([
  [null, ""],
  [undefined, ""],
  [0, "0"],
  [false, "false"],
  ["", ""],
  ["a", "a"],
  [[{ n: 1 }], '[{"n":1}]'],
  [{ range: [1, 2] }, '{"range":[1,2]}'],
])("writes %j as %j", (value, text) => {
  expect(canonicalText(value as never)).toBe(text);
});
