import fc from "fast-check";
import { expect, it } from "vitest";
import { indentJson } from "./json-text";

it("keeps numbers, strings and duplicate names as written", () => {
  expect(indentJson('{"n":12345678901234567890, "n":1.0,"s":"a\\u0041, {\\"b\\": [1]}\\\\"}')).toBe(
    `{
  "n": 12345678901234567890,
  "n": 1.0,
  "s": "a\\u0041, {\\"b\\": [1]}\\\\"
}`,
  );
});

it("indents like JSON.stringify", () => {
  fc.assert(
    fc.property(fc.json(), fc.constantFrom(0, 1, "\r\n\t"), (json, space) => {
      const value = JSON.parse(json);
      expect(indentJson(JSON.stringify(value, null, space))).toBe(JSON.stringify(value, null, 2));
    }),
  );
});

it("limits the size of deeply nested text", () => {
  const deep = `${"[".repeat(20_000)}${"]".repeat(20_000)}`;
  expect(indentJson(deep).length).toBeLessThan(110 * deep.length);
});
