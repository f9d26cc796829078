import { expect, it } from "vitest";
import { figureNotices } from "./figures";

const figure = {
  year: 2026,
  label: "Housing rate",
  value: 8.5,
  unit: "percent",
  text: "8.5%",
  effective: "2026-04-01",
  source: { title: "The bank's list" },
};

it("tells what is carried over and what is not confirmed, and nothing of the rest", () => {
  expect(figureNotices([figure])).toEqual([]);
  expect(
    figureNotices([
      { ...figure, carriedFrom: "financial year 2025-26" },
      { ...figure, unconfirmed: "the list was not seen" },
    ]),
  ).toEqual([
    {
      code: "carried-figure",
      message:
        "Housing rate (8.5%) is the figure of financial year 2025-26; none for 2026 was published when this was set down.",
    },
    { code: "unconfirmed-figure", message: "Housing rate (8.5%) is not confirmed: the list was not seen." },
  ]);
});
