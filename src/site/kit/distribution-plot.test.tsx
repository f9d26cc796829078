import type { ComponentProps } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { visibleText } from "../testing/draw-view";
import { DistributionPlot } from "./DistributionPlot";

type Props = ComponentProps<typeof DistributionPlot>;
const drawn = (given: Partial<Props>) =>
  renderToStaticMarkup(
    <DistributionPlot
      dots={[]}
      box={null}
      bins={[
        { from: 0, to: 5, count: 4 },
        { from: 5, to: 10, count: 2 },
      ]}
      marks={[]}
      axis={{ label: "Marks", format: (value) => `${value}` }}
      caption="Six marks."
      {...given}
    />,
  );
const barsOf = (html: string) =>
  [
    ...html.matchAll(
      /<rect class="fill-green bar" x="([^"]+)" width="([^"]+)"(?: transform="[^"]+")? y="([^"]+)" height="([^"]+)"/g,
    ),
  ].map(([, ...found]) => found.join(" "));

it("draws the histogram alone if there is nothing else", () => {
  const html = drawn({});
  expect(barsOf(html)).toEqual(["0% 50% 14 150", "50% 50% 89 75"]);
  expect(html).toContain('<svg width="100%" height="164" role="img" aria-label="Six marks."');
  // A title, the counts with a copy of the longest that sets their width, and the axis
  expect(visibleText(html)).toMatch(/^Count \d 0 1 2 3 4 0 2 4 6 8 10 Marks Six marks\.$/);
  expect(html.match(/class="grid"/g)).toHaveLength(5);
  // 4 is at the top of the histogram, 14 of 164 px down.
  expect(html).toContain('y="8.54%" dy="4" text-anchor="end">4<');
});

it("stacks dots above it, with a box plot in between", () => {
  const html = drawn({
    dots: [
      { value: 2, count: 3 },
      { value: 4, count: 1 },
    ],
    box: { low: 1, q1: 2, median: 3, q3: 4, high: 5, outliers: [9] },
    marks: [{ label: "Mean", at: 3, color: "red" }],
  });
  // Three dots of 9 px and 16 px below them, 46 px for the box.
  expect([...html.matchAll(/class="fill-ink" cx="([^"]+)" cy="([^"]+)" r="4"/g)].map(([, x, y]) => [x, y])).toEqual([
    ["20%", "49"],
    ["20%", "40"],
    ["20%", "31"],
    ["40%", "49"],
  ]);
  const box = /<g class="box">(.*?)<\/g>/.exec(html)?.[1] as string;
  const lines = [...box.matchAll(/x1="([^"]+)" x2="([^"]+)" y1="([^"]+)" y2="([^"]+)"/g)];
  expect(lines.map(([, ...found]) => found.join(" "))).toEqual([
    "10% 20% 80 80",
    "40% 50% 80 80",
    "10% 10% 73 87",
    "50% 50% 73 87",
    "30% 30% 69 91",
  ]);
  expect(box).toContain('<rect x="20%" width="20%" y="69" height="22">');
  expect(box).toContain('<circle class="outlier" cx="90%" cy="80" r="4">');
  expect(barsOf(html)).toEqual(["0% 50% 103 150", "50% 50% 178 75"]);
  expect(html).toContain('<line class="line-red measure" x1="30%" x2="30%" y1="4" y2="253">');
  expect(html).toContain('<circle class="fill-red knob" cx="30%" cy="6" r="5">');
});

it("extends to whiskers, outliers and marks beyond the bars", () => {
  const box = { low: 1, q1: 2, median: 3, q3: 4, high: 5, outliers: [20] };
  expect(barsOf(drawn({ box }))[1]).toMatch(/^25% 25% /);
  expect(barsOf(drawn({ marks: [{ label: "Mode", at: -10, color: "blue" }] }))[0]).toMatch(/^50% 25% /);
});

it("shows counts as areas if bins differ in width", () => {
  const html = drawn({
    bins: [
      { from: 0, to: 5, count: 4 },
      { from: 5, to: 15, count: 4 },
      { from: 15, to: 20, count: 0 },
    ],
  });
  expect(barsOf(html)).toEqual(["0% 25% 14 150", "25% 50% 89 75", "75% 25% 164 0"]);
  expect(visibleText(html)).toMatch(/^Count per 5 /);
});

it("draws a single value as a narrow bar, with whole counts", () => {
  const html = drawn({
    bins: [{ from: 5, to: 5, count: 1 }],
    axis: { label: "Marks", format: (value) => value.toFixed(0) },
  });
  expect(html).toContain('x="50%" width="8" transform="translate(-4 0)" y="14" height="150"');
  expect(barsOf(html)).toHaveLength(1);
  // Counts of 0 and 1 only
  expect(html.match(/class="grid"/g)).toHaveLength(2);
  // Ticks with the same text are labeled once, at the first of them.
  const below = /class="below".*?<\/svg>/.exec(html)?.[0] as string;
  const texts = [...below.matchAll(/>(\d+)</g)].map(([, text]) => text);
  expect(texts.length).toBeGreaterThan(0);
  expect(new Set(texts).size).toBe(texts.length);
});
