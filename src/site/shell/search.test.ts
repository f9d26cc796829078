import { expect, it } from "vitest";
import { CATEGORIES } from "../../calculators/catalog";
import { search } from "./search";

const ids = (query: string) => search(query).map(({ id }) => id);

it("puts calculators that are named so before those that are found by a keyword", () => {
  expect(ids(" SPLIT ")[0]).toBe("split-bill-calculator");
  expect(ids("split")).toContain("tip-calculator");
  expect(ids("loan").indexOf("mortgage-calculator")).toBeGreaterThan(
    ids("loan").indexOf("va-loan-calculator"),
  );
});

it("opens with the first ten of the list, finds by category, and finds nothing for nonsense", () => {
  const all = CATEGORIES.flatMap(({ calculators }) => calculators.map(({ id }) => id));
  expect(ids("")).toEqual(all.slice(0, 10));
  expect(ids("developer")).toContain("uuid-generator");
  expect(ids("xyzzy")).toEqual([]);
});
