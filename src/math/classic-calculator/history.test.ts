import { describe, expect, it } from "vitest";
import { readHistory } from "./history";

const entry = { calculation: "5 + 3 = 8", timestamp: "11/21/2026, 8:00:00 AM", result: "8" };

describe("readHistory", () => {
  it("reads a stored history", () => {
    expect(readHistory(JSON.stringify([entry]))).toEqual([entry]);
    expect(readHistory(JSON.stringify(Array(30).fill(entry)))).toHaveLength(20);
  });

  it.each([null, "", "null", "{}", "[", "7", '"x"', "[1, null]", '[{"calculation":1,"result":"8"}]'])(
    "reads %j as an empty history",
    (stored) => expect(readHistory(stored)).toEqual([]),
  );

  it("drops invalid entries", () => {
    expect(readHistory(JSON.stringify([7, null, entry, { ...entry, timestamp: 5 }]))).toEqual([entry]);
  });
});
