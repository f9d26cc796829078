import { describe, expect, it } from "vitest";
import { type ListField, list } from "./list";

/** The numbers as a program would write them. */
function numbers(text: string, field: Partial<ListField> = {}): readonly number[] {
  const read = list(text, { most: 100, ...field });
  if ("refusal" in read) throw new Error(read.refusal);
  return read.value.map(({ n, d }) => Number(n) / Number(d));
}

describe("commas before three digits", () => {
  it("separate, and that is said, unless zeros show that they group", () => {
    expect(list("1,234", { most: 9 })).toMatchObject({ value: { length: 2 }, echo: "2 numbers: 1; 234" });
    expect(numbers("1,000")).toEqual([1000]);
  });

  it("separate without a word where there should be several numbers", () => {
    expect(list("1,234", { most: 9, several: true })).not.toHaveProperty("echo");
    expect(numbers("1,000", { several: true })).toEqual([1, 0]);
    expect(numbers(" 12,345,678 ", { several: true })).toEqual([12, 345, 678]);
  });

  it("group among other numbers, even if there should be several", () => {
    expect(numbers("1,234; 5", { several: true })).toEqual([1234, 5]);
  });

  it("have the role that is known", () => {
    expect(numbers("1,234", { commas: "separator" })).toEqual([1, 234]);
    expect(numbers("1,234", { several: true, commas: "thousands" })).toEqual([1234]);
    expect(numbers("1,234", { several: true, commas: "decimal" })).toEqual([1.234]);
  });
});

it("takes as many numbers as its field does", () => {
  expect(numbers("1 2", { most: 2 })).toEqual([1, 2]);
  expect(list("1 2 3", { most: 2 })).toHaveProperty("refusal", "Enter at most 2 numbers.");
});

it("takes away a unit that all numbers have", () => {
  expect(numbers("12 kg, 15 kg")).toEqual([12, 15]);
  expect(list("12 kg, 15 lb", { most: 9 })).toHaveProperty("refusal");
  // A thousand is no unit.
  expect(numbers("12k, 15k")).toEqual([12_000, 15_000]);
});

it("counts what it skips", () => {
  expect(list("12 apples 15", { most: 9, skipWords: true })).toMatchObject({ skipped: 1 });
});
