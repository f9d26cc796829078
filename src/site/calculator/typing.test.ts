import { describe, expect, it } from "vitest";
import { shownProblems } from "./typing";

const both = new Map([
  ["homePrice", "Enter a number for home price."],
  ["downPayment", "The down payment must be less than the price."],
]);

describe("shownProblems", () => {
  it("shows everything once nothing is being typed", () => {
    expect(shownProblems(both, new Map(), null)).toBe(both);
  });

  it("says nothing about the field that is being typed into, nor what that makes wrong elsewhere", () => {
    expect(shownProblems(both, new Map(), "homePrice").size).toBe(0);
  });

  it("keeps what was in view at another field for as long as it is wrong", () => {
    const before = new Map([["downPayment", "An older sentence."]]);
    expect([...shownProblems(both, before, "homePrice").keys()]).toEqual(["downPayment"]);
    expect(shownProblems(new Map(), before, "homePrice").size).toBe(0);
  });
});
