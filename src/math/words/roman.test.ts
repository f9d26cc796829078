import { describe, expect, it } from "vitest";
import { romanLetters, romanSum, toRoman } from "./roman";

const over = (letters: string) => [...letters].map((letter) => `${letter}\u0305`).join("");

describe("Roman numerals", () => {
  it.each([
    [1, "I"],
    [4, "IV"],
    [9, "IX"],
    [49, "XLIX"],
    [400, "CD"],
    [1666, "MDCLXVI"],
    [1954, "MCMLIV"],
    [2026, "MMXXVI"],
    [3999, "MMMCMXCIX"],
    [4000, over("IV")],
    [4001, `${over("IV")}I`],
    [5026, `${over("V")}XXVI`],
    [1_000_000, over("M")],
    [3_999_999, `${over("MMMCMXCIX")}CMXCIX`],
  ])("%s is %s", (value, numeral) => {
    expect(toRoman(value)).toBe(numeral);
  });

  it("round-trip", () => {
    for (let value = 1; value <= 3_999_999; value += value < 5000 ? 1 : 4999) {
      const letters = romanLetters(toRoman(value));
      expect(letters && romanSum(letters)).toBe(value);
    }
  });

  it("may be lowercase; other letters are rejected", () => {
    expect(romanSum(romanLetters("mmxxvi") ?? [])).toBe(2026);
    for (const text of ["", "B", "X X", "\u0305", "\u0305X", "X\u0305\u0305", "😀"])
      expect(romanLetters(text)).toBeNull();
  });
});
