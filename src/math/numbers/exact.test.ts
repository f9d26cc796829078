import { describe, expect, it } from "vitest";
import { exactText, fixedText, readExact, toFiniteNumber } from "./exact";
import { Rational } from "./rational";

const read = (text: string) => readExact(text)?.toString() ?? null;

describe("readExact", () => {
  it.each([
    ["12", "12"],
    ["-3.75", "-15/4"],
    ["\u22123.75", "-15/4"],
    ["3/4", "3/4"],
    ["1 3/4", "7/4"],
    ["-1 3/4", "-7/4"],
    ["1 100/200", "11/2"],
    ["5 11/16", "91/16"],
    ["12 000/12", "1000"],
    ["1.2e-5", "3/250000"],
    ["1,234,567", "1234567"],
    ["12,34,567", "1234567"],
    ["1\u2009234", "1234"],
    ["1_000.5", "2001/2"],
    [".5", "1/2"],
    ["१२", "12"],
  ])("%s", (text, value) => expect(read(text)).toBe(value));

  it.each(["", "abc", "1/0", "12,5", "1,23", "1.2.3", "1 2", "--1", "3/", "1e9999", "Infinity", "0x10"])(
    "rejects %j",
    (text) => expect(read(text)).toBeNull(),
  );

  it("accepts up to 1,000 digits", () => {
    expect(readExact("7".repeat(1000))).not.toBeNull();
    expect(readExact("7".repeat(1001))).toBeNull();
  });
});

describe("exactText", () => {
  it.each([
    [Rational.of(12), "12"],
    [Rational.of(1, 8), "0.125"],
    [Rational.of(-100, 3), "-100/3"],
    [Rational.of(1n, 2n ** 60n), (1 / 2 ** 60).toFixed(60)],
    [Rational.of(1n, 2n ** 61n), `1/${2n ** 61n}`],
  ])("%s", (value, text) => expect(exactText(value)).toBe(text));
});

it("writes fixed decimals, ties away from zero", () => {
  expect(fixedText(Rational.of(1, 8), 2)).toBe("0.13");
  expect(fixedText(Rational.of(-1, 8), 2)).toBe("-0.13");
  expect(fixedText(Rational.of(5), 2)).toBe("5.00");
});

it("returns null if a double would overflow", () => {
  expect(toFiniteNumber(Rational.of(10n ** 400n))).toBeNull();
  expect(toFiniteNumber(Rational.of(1n, 10n ** 400n))).toBe(0);
});
