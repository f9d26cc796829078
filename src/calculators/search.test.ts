import { describe, expect, it } from "vitest";
import { CATEGORIES } from "./catalog";
import { search } from "./search";

const ids = (query: string) => search(query).map(({ id }) => id);
const ALL = CATEGORIES.flatMap((category) =>
  category.calculators.map((entry) => ({ ...entry, category: category.name })),
);

it("puts calculators with a matching name before those found by keyword", () => {
  expect(ids(" SPLIT ")[0]).toBe("split-bill-calculator");
  expect(ids("split")).toContain("tip-calculator");
  expect(ids("loan").indexOf("mortgage-calculator")).toBeGreaterThan(ids("loan").indexOf("va-loan-calculator"));
});

it("puts names that start with the query before those that contain it elsewhere", () => {
  expect(ids("date")[0]).toBe("date-calculator");
  expect(ids("date")).toContain("pregnancy-due-date-calculator");
  expect(ids("percent")[0]).toBe("percentage-calculator");
});

it("starts with the first ten of the list, finds by category, and finds nothing for nonsense", () => {
  expect(ids("")).toEqual(ALL.map(({ id }) => id).slice(0, 10));
  expect(ids("developer")).toContain("uuid-generator");
  for (const nonsense of ["xyzzy", "zzzz", "qwerty", "…"]) expect(ids(nonsense), nonsense).toEqual([]);
});

const TOOLS = CATEGORIES.flatMap(({ calculators }) => calculators).flatMap(({ id, name, tools = [] }) =>
  tools.map((tool) => ({
    id: `${id}?tool=${tool.id}`,
    name: tool.name,
    category: name,
    keywords: tool.keywords ?? [],
  })),
);

it("finds tools by name, after calculators that match equally well", () => {
  expect(ids("projectile")[0]).toBe("physics-calculator?tool=projectile");
  expect(ids("titration")).toContain("chemistry-calculator?tool=titration");
  expect(ids("power")[0]).toBe("power-energy-calculator");
});

it("lists entries that contain the query before near matches, ten at most", () => {
  for (const query of ["loan", "emi", "date", "number", "a", "health &", "base", "body mass"]) {
    const containing = [...ALL, ...TOOLS]
      .filter((entry) =>
        [entry.name, entry.category, ...entry.keywords].some((text) => text.toLowerCase().includes(query)),
      )
      .map(({ id }) => id);
    const found = ids(query);
    expect(found.length, query).toBeLessThanOrEqual(10);
    expect(new Set(found).size, query).toBe(found.length);
    const exact = found.slice(0, Math.min(10, containing.length));
    expect(exact.toSorted(), query).toEqual(exact.filter((id) => containing.includes(id)).toSorted());
    expect(exact.length, query).toBe(Math.min(10, containing.length));
  }
});

describe("finds near matches", () => {
  it.each([
    ["mortage", "mortgage-calculator"],
    ["morgage calculater", "mortgage-calculator"],
    ["bill splitter", "split-bill-calculator"],
    ["calculator bill split", "split-bill-calculator"],
    ["passwrod", "password-generator"],
    ["percentige", "percentage-calculator"],
    ["date diffrence", "date-calculator"],
    ["buy or rent", "rent-vs-buy-calculator"],
    ["encode base 64", "base64-encoder-decoder"],
    ["uuid gen", "uuid-generator"],
  ])("%s", (query, id) => {
    expect(ids(query)[0]).toBe(id);
  });

  it("and leaves out entries that share only a common word", () => {
    expect(ids("bill splitter")).not.toContain("number-to-words-converter");
    expect(ids("bmi calc")).toEqual(["bmi-calculator"]);
  });
});
