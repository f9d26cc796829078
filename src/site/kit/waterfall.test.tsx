import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { Waterfall, type WaterfallBar } from "./Waterfall";

const bar = (label: string, from: number, to: number): WaterfallBar => ({
  label,
  text: `${to - from}`,
  from,
  to,
  color: to < from ? "red" : "green",
});
const drawn = (bars: readonly WaterfallBar[], guideline?: number) =>
  renderToStaticMarkup(<Waterfall bars={bars} caption="Steps." {...(guideline === undefined ? {} : { guideline })} />);
const barsOf = (html: string) =>
  [...html.matchAll(/<rect class="fill-(\w+)" x="([\d.]+%)" width="([\d.]+%)" y="(\d+)" height="16"/g)].map(
    ([, ...found]) => found.join(" "),
  );

it("draws each step from one total to the next, in either direction", () => {
  const html = drawn([bar("Price", 0, 100), bar("Paid", 100, 60), bar("Loan", 0, 60)]);
  expect(barsOf(html)).toEqual(["green 0% 100% 22", "red 60% 40% 68", "green 0% 60% 114"]);
  expect(html).toContain(
    '<text x="0" y="61">Paid</text><text x="100%" y="61" text-anchor="end" class="strong">-40</text>',
  );
  expect(html).toContain('height="142" role="img" aria-label="Steps."');
  expect(html).toContain("<figcaption>Steps.</figcaption>");
  expect(html).not.toContain("guideline");
});

it("starts at zero if nothing is below it", () => {
  expect(barsOf(drawn([bar("Paid", 100, 40)]))).toEqual(["red 40% 60% 22"]);
  expect(barsOf(drawn([bar("Paid", 100, 40)], 50))).toEqual(["red 40% 60% 22"]);
});

it("starts below zero if an amount is below it", () => {
  expect(barsOf(drawn([bar("Gain", 0, 60), bar("Loss", 60, -20)]))).toEqual(["green 25% 75% 22", "red 0% 100% 68"]);
  expect(barsOf(drawn([bar("Nothing", 0, 0)]))).toEqual(["green 0% 0% 22"]);
});

it("compares the last bar with a guideline, which the scale includes", () => {
  const html = drawn([bar("Income", 0, 100), bar("Left", 0, 50)], 200);
  expect(html).toContain('<line class="guideline" x1="100%" x2="100%" y1="64" y2="94"');
  expect(barsOf(html)).toEqual(["green 0% 50% 22", "green 0% 25% 68"]);
  expect(drawn([bar("Left", 0, 50)], 0)).toContain('class="guideline" x1="0%"');
});
