import { describe, expect, it } from "vitest";
import { shownProblems } from "./use-shown-problems";

const both = new Map([
  ["homePrice", "Enter a number for home price."],
  ["downPayment", "The down payment must be less than the price."],
]);

describe("shownProblems", () => {
  it("shows everything once nothing is being typed", () => {
    expect(shownProblems(both, new Map(), null)).toBe(both);
  });

  it("shows no problem at the field being typed into, nor one that it causes elsewhere", () => {
    expect(shownProblems(both, new Map(), "homePrice").size).toBe(0);
  });

  it("keeps showing an earlier problem at another field for as long as that field is invalid", () => {
    const before = new Map([["downPayment", "An older sentence."]]);
    expect([...shownProblems(both, before, "homePrice").keys()]).toEqual(["downPayment"]);
    expect(shownProblems(new Map(), before, "homePrice").size).toBe(0);
  });
});
