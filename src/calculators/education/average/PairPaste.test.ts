import { expect, it } from "vitest";
import { twoColumns } from "./PairPaste";

it("splits two columns of a spreadsheet, without their headings", () => {
  const pair = { data: "90\n80.5", weights: "3\n1" };
  expect(twoColumns("90\t3\n80.5\t1")).toEqual(pair);
  expect(twoColumns("Mark\tCredits\r\n90\t3\r\n\r\n80.5\t1\r\n")).toEqual(pair);
  expect(twoColumns(" 90 \t3")).toEqual({ data: "90", weights: "3" });
  // A heading with a digit is kept, so that it is reported as an invalid number.
  expect(twoColumns("Q1\tw\n90\t3")?.data).toBe("Q1\n90");
});

it("returns null for any other text", () => {
  for (const text of ["", "90\n80", "90, 80", "90\t3\t1", "90\t3\n80"]) expect(twoColumns(text)).toBeNull();
});
