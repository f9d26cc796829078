import { expect, it } from "vitest";
import { within } from "./within";

it("returns what the work returns, an object as it is", () => {
  const made = {};
  expect(within(1000, () => made)).toBe(made);
  expect(within(1000, () => undefined)).toBeUndefined();
});

it.each([
  [
    "a loop",
    () => {
      for (;;);
    },
  ],
  ["a pattern that tries 2⁶⁰ ways", () => /(a+)+$/.test(`${"a".repeat(60)}!`)],
])("stops %s, and works again after that", (_, work: () => unknown) => {
  const begun = performance.now();
  expect(within(50, work)).toBeUndefined();
  expect(performance.now() - begun).toBeLessThan(10_000);
  expect(within(1000, () => 7)).toBe(7);
});

it.each([new TypeError("no"), Object.assign(new Error("other"), { code: "ENOENT" })])(
  "throws what the work throws",
  (error) => {
    expect(() =>
      within(1000, () => {
        throw error;
      }),
    ).toThrow(error);
  },
);
