import { describe, expect, it } from "vitest";
import { type NumberStyle, readNumber } from "./read-number";

const money: NumberStyle = { amount: true };

function read(text: string, style: NumberStyle = money): string {
  const reading = readNumber(text, style);
  if (reading.kind === "number") return `${reading.value}${reading.uncertain ? " ?" : ""}`;
  return reading.kind === "sum" ? `= ${reading.expression}` : reading.kind;
}

describe("readNumber", () => {
  it.each([
    ["400000", "400000"],
    ["400,000", "400000"],
    ["4,00,000", "400000"],
    ["1,23,45,678.50", "24691357/2"],
    ["$1,200.50", "2401/2"],
    ["  US$ 1,200 ", "1200"],
    ["Rs. 5,000", "5000"],
    ["₹50 lakh", "5000000"],
    ["$400k", "400000"],
    ["1.5 cr", "15000000"],
    ["2.25M", "2250000"],
    ["-40", "-40"],
    ["\u221240", "-40"],
    ["(1,200)", "-1200"],
    ["+7", "7"],
    ["6.02e3", "6020"],
    ["1 234 567,5", "2469135/2"],
    ["1’234’567.5", "2469135/2"],
    ["１２３", "123"],
    [".5", "1/2"],
    ["5.", "5"],
    ["500USD", "500"],
    ["500 USD", "500"],
    ["USD500", "500"],
    ["12 500", "12500"],
    ["0.125", "1/8"],
  ])("%s is %s", (text, value) => expect(read(text)).toBe(value));

  it("flags ambiguous separators", () => {
    expect(read("12,5")).toBe("25/2 ?");
    expect(read("0,125")).toBe("1/8 ?");
    expect(read("1.234")).toBe("617/500 ?");
    expect(read("1.234", { decimalComma: true })).toBe("1234 ?");
    expect(read("1,234", { decimalComma: true })).toBe("617/500 ?");
    expect(read("1,234")).toBe("1234");
    expect(read("1.234.567")).toBe("1234567 ?");
    expect(read("1.234,56")).toBe("30864/25 ?");
  });

  it("reads an amount with an extra digit after a comma as one being edited", () => {
    expect(read("400,0001", { amount: true })).toBe("4000001 ?");
    expect(read("1400,000", { amount: true })).toBe("1400000 ?");
    expect(read("1,400,0001", { amount: true })).toBe("14000001 ?");
    expect(read("12,34,5678", { amount: true })).toBe("12345678 ?");
    expect(read("1400,000", {})).toBe("1400 ?");
    expect(read("400,00", { amount: true })).toBe("400 ?");
    expect(read("0,0001", { amount: true })).toBe("1/10000 ?");
    expect(read("3,14159", { amount: false })).toBe("314159/100000 ?");
    expect(read("400,0001", { amount: true, decimalComma: true })).toBe("4000001/10000 ?");
  });

  it("ignores the field's own unit", () => {
    expect(read("6.5%", { affixes: ["%"] })).toBe("13/2");
    expect(read("70 kg", { affixes: ["kg"] })).toBe("70");
    expect(read("70kg", { affixes: ["kg"] })).toBe("70");
    expect(read("5 years", { affixes: ["years"] })).toBe("5");
  });

  it("passes sums on with plain decimals", () => {
    expect(read("1200*12")).toBe("= 1200*12");
    expect(read("(1,200 + 50) × 12")).toBe("= (1200 + 50) × 12");
    expect(read("50 lakh / 12")).toBe("= 50e5 / 12");
    expect(read("1 3/4")).toBe("= (1+3/4)");
    expect(read("3/4")).toBe("= 3/4");
    expect(read("5 11/16")).toBe("= (5+11/16)");
    expect(read("1 100/200")).toBe("= 1100/200");
    expect(read("12 500/12")).toBe("= 12500/12");
    expect(read("250 500 / 12")).toBe("= 250500 / 12");
    expect(read("12 500 500/12")).toBe("= 12500500/12");
    expect(read("12 000/12")).toBe("= 12000/12");
  });

  it.each(["", "   ", "abc", "$", "12 apples", "1,2,3", "1.2.3", "1,23,4", "12abc", "--", "k", "1e9999"])(
    "cannot read %j",
    (text) => expect(read(text)).toBe("unreadable"),
  );

  it("does not read magnitudes where a letter may be a unit", () => {
    expect(read("5k", {})).toBe("unreadable");
    expect(read("5 m", { affixes: ["m"] })).toBe("5");
  });
});
