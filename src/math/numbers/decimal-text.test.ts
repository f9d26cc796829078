import { describe, expect, it } from "vitest";
import { plainDecimal, readDecimalText } from "./decimal-text";

const plain = (text: string) => {
  const number = readDecimalText(text);
  return number && plainDecimal(number);
};

describe("decimal numbers as digits", () => {
  it.each([
    ["1234567.89", "1234567.89"],
    ["1,234,567.890", "1234567.890"],
    ["12,34,567", "1234567"],
    ["1 234 567", "1234567"],
    ["1_000", "1000"],
    ["007", "7"],
    [".5", "0.5"],
    ["5.", "5"],
    ["−5", "-5"],
    ["-0.00", "0.00"],
    ["+3", "3"],
    ["1e21", "1000000000000000000000"],
    ["1.25e1", "12.5"],
    ["5e-7", "0.0000005"],
    ["$1,200.50", "1200.50"],
    ["-₹5", "-5"],
    ["Rs. 500", "500"],
    ["१२३", "123"],
  ])("%s is %s", (text, number) => {
    expect(plain(text)).toBe(number);
  });

  it.each(["", ".", "-", "1.2.3", "12,5", "1,23,4", "twelve", "1e", "0x10", "--1", "1/2", "NaN"])(
    "rejects %s",
    (text) => {
      expect(plain(text)).toBeNull();
    },
  );
});
