import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { BubbleTimeline } from "./BubbleTimeline";

it("draws amounts by area at their dates, with receipts above the line and payments below", () => {
  const html = renderToStaticMarkup(
    <BubbleTimeline
      bubbles={[
        { day: 100, amount: -100, text: "first" },
        { day: 150, amount: -25, text: "middle" },
        { day: 300, amount: 400, text: "last" },
      ]}
      above={{ label: "Received", color: "green" }}
      below={{ label: "Paid in", color: "blue" }}
      ticks={[{ day: 200, text: "2024" }]}
      caption="Three payments."
    />,
  );
  const circles = [...html.matchAll(/<circle class="fill-(\w+)" cx="([\d.]+)%" cy="([\d.]+)" r="([\d.]+)"/g)];
  const [first, middle, last] = circles.map(([, color, x, y, r]) => ({
    color,
    x: Number(x),
    y: Number(y),
    area: Number(r) ** 2,
  }));
  if (!first || !middle || !last) throw new Error("three bubbles are drawn");
  expect(first.area / middle.area).toBeCloseTo(4, 9);
  expect(last.area / first.area).toBeCloseTo(4, 9);
  expect((middle.x - first.x) / (last.x - first.x)).toBeCloseTo(0.25, 3);
  expect([first.color, last.color]).toEqual(["blue", "green"]);
  expect(last.y).toBeLessThan(first.y);
  expect(html).toContain("<title>middle</title>");
});
