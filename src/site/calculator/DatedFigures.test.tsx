import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { AS_OF } from "../../data/as-of";
import { type DatedValue, figureAt } from "../../data/parameter";
import DatedFigures from "./DatedFigures";

const limit = (row: Partial<DatedValue>) => {
  const value = { from: null, value: 1, text: "$1", source: { title: "Gazette" }, ...row };
  return figureAt({ label: "Limit", unit: "US dollars", values: [value] }, "2026-11-21");
};

const item = (row: Partial<DatedValue>) =>
  /<li>(.*)<\/li>/.exec(renderToStaticMarkup(<DatedFigures figures={[limit(row)]} />))?.[1];

it("has the year of the site's figures in its heading", () => {
  expect(renderToStaticMarkup(<DatedFigures figures={[]} />)).toContain(`<h2>${AS_OF.slice(0, 4)} figures</h2>`);
});

it("prints a figure with its period, source, note and what is not confirmed", () => {
  expect(item({})).toBe("Limit: $1. Gazette.");
  expect(item({ from: "2026-01-01", until: "2026-12-31" })).toBe(
    "Limit: $1, in effect from January 1, 2026, to December 31, 2026. Gazette.",
  );
  expect(item({ from: "2020-05-01", source: { title: "Law", url: "https://example.org/" } })).toBe(
    'Limit: $1, in effect from May 1, 2020. <a href="https://example.org/">Law</a>.',
  );
  expect(item({ note: "Not for boats.", unconfirmed: "the law was not read" })).toBe(
    "Limit: $1. Gazette. Not for boats.<em> Not confirmed: the law was not read.</em>",
  );
});

it("says that a figure is carried over", () => {
  expect(item({ from: "2025-01-01", until: "2025-12-31" })).toBe(
    "Limit: $1, in effect from January 1, 2025, to December 31, 2025; the 2026 figure was not yet available. Gazette.",
  );
});
