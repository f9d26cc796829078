// @vitest-environment happy-dom
import { expect, it } from "vitest";
import { Format } from "../../core/format";
import type { Parts } from "../kit";
import { renderIn } from "../testing/render-hook";
import PartsBar from "./PartsBar";

function bar(parts: Parts) {
  const { place } = renderIn(PartsBar, { parts, format: new Format() });
  return {
    rects: [...place.querySelectorAll("rect")].map((one) =>
      ["class", "x", "width"].map((name) => one.getAttribute(name)).join(" "),
    ),
    rows: [...place.querySelectorAll("tr")].map(({ cells }) =>
      [...cells].map(({ textContent }) => textContent).join(": "),
    ),
  };
}
const total = (value: number) => ({ label: "Total", value });

it("is cut by the shares of its parts, in colors of its own, without parts of zero", () => {
  const rows = [
    { label: "Interest", value: 75 },
    { label: "Fees", value: 0 },
    { label: "Tax", value: 25, color: "red" as const },
  ];
  expect(bar({ rows, total: total(100) })).toEqual({
    rects: ["fill-green 0% 75%", "fill-red 75% 25%"],
    rows: ["Interest: $75.00", "Tax: $25.00", "Total: $100.00"],
  });
});

it("has no place for what is taken off, but a row", () => {
  const rows = [
    { label: "Price", value: 120 },
    { label: "Discount", value: -20 },
  ];
  const { rects, rows: shown } = bar({ rows, total: total(100) });
  expect(rects).toEqual(["fill-green 0% 100%", "fill-ochre 100% 0%"]);
  expect(shown).toEqual(["Price: $120.00", "Discount: −$20.00", "Total: $100.00"]);
});

it("has parts that add up to the total as printed", () => {
  const rows = ["A", "B", "C"].map((label) => ({ label, value: 10 / 3 }));
  const cents = bar({ rows, total: total(10) })
    .rows.slice(0, 3)
    .map((row) => Math.round(100 * Number(row.split("$")[1])));
  expect(cents.reduce((sum, one) => sum + one)).toBe(1000);
});

it("writes its values as the view says, and is empty without any", () => {
  const text = (value: number) => `${value} g`;
  expect(bar({ rows: [{ label: "A", value: 0 }], total: total(0), text })).toEqual({ rects: [], rows: ["Total: 0 g"] });
});
