import { expect, it } from "vitest";
import { isGrouped, toAscii } from "./grouping";

it.each([
  ["1,000", true],
  ["999,999,999", true],
  ["1,00,000", true],
  ["12,34,56,789", true],
  ["12,345", true],
  ["12,5", false],
  ["1,23", false],
  ["0,500", false],
  ["1000", false],
  ["1000,000", false],
  ["1,2345", false],
  ["123,45,678", false],
  ["1,000,", false],
])("%s is grouped: %s", (digits, expected) => {
  expect(isGrouped(digits)).toBe(expected);
});

it.each([
  "arab",
  "arabext",
  "deva",
  "beng",
  "guru",
  "gujr",
  "orya",
  "tamldec",
  "telu",
  "knda",
  "mlym",
  "thai",
  "fullwide",
])("reads the ten digits of the script %s, as the browser writes them", (numberingSystem) => {
  const written = new Intl.NumberFormat("en", { numberingSystem, useGrouping: false }).format(9_876_543_210);
  expect(written).not.toContain("9");
  expect(toAscii(written)).toBe("9876543210");
});

it.each([
  ["digits of scripts that hardly anyone types", "᠕ ၅", "᠕ ၅"],
  ["an Arabic number with its own marks", "٣٬٤٥٦٫٧٪", "3,456.7%"],
  ["full-width signs", "（１２＋３．５）＊２", "(12+3.5)*2"],
  ["signs for minus", "−5 –5 ﹣5", "-5 -5 -5"],
  ["spaces of all widths, and tabs", "1\u00a0000\u202f000\u3000x\ty", "1 000 000 x y"],
  ["letters and marks of other languages", "5 € für 3 %", "5 € für 3 %"],
])("replaces only what a number is written with: %s", (_, text, expected) => {
  expect(toAscii(text)).toBe(expected);
  expect(toAscii(text)).toHaveLength(text.length);
});
