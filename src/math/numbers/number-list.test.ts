import { describe, expect, it } from "vitest";
import { type ListStyle, readNumberList } from "./number-list";
import { Rational } from "./rational";

const read = (text: string, style: Partial<ListStyle> = {}) =>
  readNumberList(text, { commas: "auto", most: 100, ...style });
const values = (text: string, style: Partial<ListStyle> = {}) =>
  read(text, style).numbers.map(({ n, d }) => Rational.of(n, d).toString());

describe("readNumberList", () => {
  it("accepts any separator", () => {
    expect(values("1, 2;3\t4\n5\r\n6 7,8,,9")).toEqual(["1", "2", "3", "4", "5", "6", "7", "8", "9"]);
    expect(values("  ")).toEqual([]);
  });

  it("reads all forms of exact numbers", () => {
    expect(values("-3.75 .5 3/4 1.2e-5 −2 +7 1_000 5. 12345678901234567890")).toEqual([
      "-15/4",
      "1/2",
      "3/4",
      "3/250000",
      "-2",
      "7",
      "1000",
      "5",
      "12345678901234567890",
    ]);
  });

  it("ignores currency signs and percent signs", () => {
    expect(values("$12.50 €3 45% -₹7")).toEqual(["25/2", "3", "45", "-7"]);
  });

  it("groups thousands only if every comma can, in at least two numbers", () => {
    expect(read("1,234 5,678.5")).toMatchObject({ commas: "thousands" });
    expect(values("1,234 5,678.5")).toEqual(["1234", "11357/2"]);
    expect(values("$1,234\n-$5,678\n12")).toEqual(["1234", "-5678", "12"]);
    expect(values("1,234")).toEqual(["1", "234"]);
    expect(values("1,234 5,67")).toEqual(["1", "234", "5", "67"]);
    expect(values("100,200,300")).toEqual(["100", "200", "300"]);
    expect(read("1 2")).toMatchObject({ commas: null });
  });

  it("groups thousands in an amount of money, even a single one", () => {
    expect(values("$1,200.50")).toEqual(["2401/2"]);
    expect(values("$800 -₹1,200\n3")).toEqual(["800", "-1200", "3"]);
    // Here the commas separate amounts.
    expect(values("$5,$100")).toEqual(["5", "100"]);
    expect(values("$5,100,$200")).toEqual(["5", "100", "200"]);
    expect(values("$1,200 5,6")).toEqual(["1", "200", "5", "6"]);
  });

  it("follows the requested role of commas", () => {
    expect(values("1,234 5,678", { commas: "separator" })).toEqual(["1", "234", "5", "678"]);
    expect(values("1,234 12,34,567", { commas: "thousands" })).toEqual(["1234", "1234567"]);
    expect(read("1,2", { commas: "thousands" }).wrong).toEqual({ text: "1,2", place: 1 });
    expect(values("1,5; 2.345,25\n3", { commas: "decimal" })).toEqual(["3/2", "9381/4", "3"]);
    expect(read("1,5 2.5", { commas: "decimal" }).wrong).toEqual({ text: "2.5", place: 2 });
    expect(read("1,5,5", { commas: "decimal" }).wrong).not.toBeNull();
  });

  it("treats thin spaces as group separators", () => {
    expect(values("1\u202f234 5\u2009678\u2009901")).toEqual(["1234", "5678901"]);
  });

  it("reports the first item that is not a number, or skips it", () => {
    expect(read("1 2 abc 4").wrong).toEqual({ text: "abc", place: 3 });
    expect(read("1 - 4").wrong).toEqual({ text: "-", place: 2 });
    expect(read("n/a 1 x 4", { skipWords: true })).toMatchObject({ skipped: 2, wrong: null });
  });

  it("stops at the maximum count", () => {
    expect(read("1 2 3", { most: 2 }).tooMany).toBe(true);
    expect(read("1 2 3", { most: 3 }).tooMany).toBe(false);
  });
});
