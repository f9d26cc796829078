import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { visibleText } from "../testing/draw-view";
import { fillsOf } from "../testing/read-chart";
import { type Gauge, Gauges } from "./Gauges";

const DEBTS = { label: "Debts", figure: "40%", value: 40, end: 100, color: "green", limits: [] } as const;
const drawn = (...gauges: Partial<Gauge>[]) =>
  renderToStaticMarkup(<Gauges gauges={gauges.map((gauge) => ({ ...DEBTS, ...gauge }))} />);
/** Labels of limits: text, position and anchor. */
const labelsOf = (...at: readonly number[]) =>
  [
    ...drawn({ limits: at.map((one) => ({ at: one, label: `L${one}` })) }).matchAll(
      /<text x="([\d.]+%)" y="27" text-anchor="(\w+)">(\w+)</g,
    ),
  ].map(([, x, anchor, text]) => `${text} ${x} ${anchor}`);

it("fills each bar to its value, never beyond its ends", () => {
  const html = drawn(
    { after: " of 50% allowed" },
    { label: "Housing", figure: "130%", value: 130, color: "red" },
    { label: "Nothing", figure: "−5%", value: -5, color: "blue" },
    { label: "Third", value: 1, end: 3 },
  );
  expect(visibleText(html)).toBe("Debts 40% of 50% allowed Housing 130% Nothing −5% Third 40%");
  expect(fillsOf(html)).toEqual(["green 0% 40%", "red 0% 100%", "blue 0% 0%", "green 0% 33.33%"]);
});

it("marks limits, and makes room for labels", () => {
  const plain = drawn({ limits: [{ at: 28 }, { at: 36 }] });
  expect([...plain.matchAll(/gauge-limit" x1="(\d+%)" x2="(\d+%)" y1="0" y2="14"/g)].map(([, a, b]) => [a, b])).toEqual(
    [
      ["28%", "28%"],
      ["36%", "36%"],
    ],
  );
  expect(plain).toContain('<svg width="100%" height="14"');
  expect(plain).not.toContain("<text");
  expect(drawn({ limits: [{ at: 28, label: "28%" }] })).toContain('<svg width="100%" height="30"');
});

it("keeps labels apart", () => {
  expect(labelsOf(20, 50)).toEqual(["L20 20% middle", "L50 50% middle"]);
  // Under the start of the bar
  expect(labelsOf(2)).toEqual(["L2 2% start"]);
  expect(labelsOf(3)).toEqual(["L3 3% middle"]);
  // Two labels close to each other are anchored apart; there is no room for a third.
  expect(labelsOf(50, 55)).toEqual(["L50 50% end", "L55 55% start"]);
  expect(labelsOf(50, 55, 60)).toEqual(["L50 50% end", "L55 55% start"]);
  expect(labelsOf(50, 55, 70)).toEqual(["L50 50% end", "L55 55% start", "L70 70% middle"]);
  expect(labelsOf(50, 58)).toEqual(["L50 50% middle", "L58 58% middle"]);
  // Too close for two
  expect(labelsOf(50, 52)).toEqual(["L50 50% middle"]);
});
