import { describe, expect, it } from "vitest";
import { ENTRIES, TESTS_ONE_CALCULATOR } from "../testing-entries";
import { accuracy, comparisonsOf, PUBLISHED_FOLDERS } from "./accuracy";
import { CATEGORIES, FOLDERS } from "./catalog";
import { SECOND_OPINIONS } from "./second-opinions";

describe("the published cases of", () => {
  const folders = ENTRIES.map(({ folder }) => folder).filter((folder) => PUBLISHED_FOLDERS.includes(folder));

  it.each(folders)("%s have the same answers here", async (folder) => {
    const comparisons = await comparisonsOf(folder);
    expect(comparisons.length).toBeGreaterThan(0);
    for (const { title, figures, cases } of comparisons) {
      expect(cases, title).toBeGreaterThan(0);
      expect(figures, title).toBeGreaterThanOrEqual(cases);
    }
  });
});

it.skipIf(TESTS_ONE_CALCULATOR)("has a row for every calculator", async () => {
  const rows = (await accuracy()).flatMap(({ calculators }) => calculators);
  expect(rows.map(({ id }) => id)).toEqual(CATEGORIES.flatMap(({ calculators }) => calculators).map(({ id }) => id));
});

it("names files that compare with other programs, and calculators that exist", () => {
  const files = import.meta.glob([
    "/src/cli/second-opinions/*.test.ts",
    "/src/cli/regex-python.test.ts",
    "/scripts/reference/*.py",
  ]);
  expect(
    Object.keys(SECOND_OPINIONS)
      .map((name) => `/${name}`)
      .sort(),
  ).toEqual(Object.keys(files).sort());
  for (const { calculators } of Object.values(SECOND_OPINIONS))
    for (const folder of calculators) expect(FOLDERS).toContain(folder);
});
