import { expect, it } from "vitest";
import { type Listed, listed } from "./listed";

it.each<[string, Listed<unknown>, unknown[]]>([
  ["no parts", [], []],
  ["parts that do not apply", [false, null, undefined], []],
  ["parts in parts, in order", ["a", ["b", ["c"], []], "d"], ["a", "b", "c", "d"]],
  ["parts that do not apply in those that do", ["a", [false, [null, "b"]], undefined, "c"], ["a", "b", "c"]],
  ["zero, an empty text and true", [0, "", true], [0, "", true]],
])("lists %s", (_, parts, list) => {
  expect(listed(parts)).toEqual(list);
});
