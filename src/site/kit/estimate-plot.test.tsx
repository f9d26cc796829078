import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { visibleText } from "../testing/draw-view";
import { EstimatePlot } from "./EstimatePlot";

const BASE = {
  rows: [
    { label: "First", text: "20 kg", value: 20, low: 10, high: 30, color: "green" },
    { label: "Second", text: "40 kg", value: 40, color: "blue" },
  ],
  axis: { label: "Weight (kg)", format: (value: number) => `${value}` },
  caption: "Two estimates.",
} as const;
const BAND = { label: "Healthy", from: 15, to: 25 };

it("draws estimates on one scale, each with its range of uncertainty", () => {
  const html = renderToStaticMarkup(<EstimatePlot {...BASE} lines={[{ label: "Now", at: 50 }]} band={BAND} />);
  // From 10 to 50
  expect(visibleText(html)).toBe("Healthy Now Now First 20 kg Second 40 kg 10 20 30 40 50 Weight (kg) Two estimates.");
  expect(html).toContain('<rect class="fill-green leeway" x="0%" width="50%" y="25" height="12">');
  expect(html.match(/leeway/g)).toHaveLength(1);
  expect(html).toContain('<circle class="fill-green" cx="25%" cy="31" r="6">');
  expect(html).toContain('<circle class="fill-blue" cx="75%" cy="77" r="6">');
  expect(html).toContain('<text y="61">Second</text><text x="100%" y="61" text-anchor="end" class="strong">40 kg');
  expect(html).toContain('<rect class="area-green" x="12.5%" width="25%" height="100%">');
  expect(html).toContain('<line class="mark" x1="100%" x2="100%" y2="100%">');
  expect([...html.matchAll(/class="grid" x1="([\d.]+%)" x2="\1" y2="100%"/g)].map(([, x]) => x)).toEqual([
    "0%",
    "25%",
    "50%",
    "75%",
    "100%",
  ]);
  expect(html).toContain('height="92" role="img" aria-label="Two estimates."');
});

it("extends to its band, and has a legend if there is something to tell apart", () => {
  const html = renderToStaticMarkup(<EstimatePlot {...BASE} band={{ ...BAND, from: 0, to: 50 }} />);
  expect(html).toContain('<rect class="area-green" x="0%" width="100%" height="100%">');
  expect(html).toContain('<ul class="legend"><li><i class="key band"></i>Healthy</li></ul>');
  const colors = renderToStaticMarkup(<EstimatePlot {...BASE} legend={[{ label: "Chosen", color: "ochre" }]} />);
  expect(colors).toContain('<ul class="legend"><li><i class="key bg-ochre"></i>Chosen</li></ul>');
  expect(colors).not.toContain("area-green");
  const plain = renderToStaticMarkup(<EstimatePlot {...BASE} />);
  expect(plain).not.toContain("legend");
  expect(plain).not.toContain('class="mark"');
});
