import { expect, it } from "vitest";
import { testTools } from "../core/testing";
import { drawFromGiven, drawFromGivenOrFresh, entropyField, isGiven } from "./random-bytes";

const read = (count: number) => (next: (count: number) => Uint8Array) => [...next(count)];

it("uses the bytes given, and fresh ones only if there are none", () => {
  expect(drawFromGivenOrFresh("0a ff", testTools(), read(2))).toEqual([10, 255]);
  expect(drawFromGivenOrFresh(" ", testTools(), read(3))).toHaveLength(3);
  expect(drawFromGivenOrFresh(null, testTools(), read(3))).toEqual(drawFromGivenOrFresh("", testTools(), read(3)));
  expect([isGiven(null), isGiven(" \n"), isGiven("0")]).toEqual([false, false, true]);
});

it("reports what is wrong with the bytes", () => {
  expect(() => drawFromGiven("0a", read(5))).toThrow("Not enough random bytes. Add at least 4 more bytes.");
  expect(() => drawFromGiven("0a", read(2))).toThrow("Add at least 1 more byte.");
  expect(() => drawFromGiven("0a 1", read(1))).toThrow("one digit is left over");
  expect(() => drawFromGiven("0a 1x", read(1))).toThrow("“x” at position 5");
});

it("keeps the bytes out of links without consent, or always if they are secret", () => {
  expect(entropyField({}).privacy).toBe("private");
  expect(entropyField({ privacy: "secret" }).privacy).toBe("secret");
});
