import { beforeAll, describe, expect, it } from "vitest";
import { DrawnView, prepareView, visibleText } from "../../../site/testing/draw-view";
import scientific from "./calculator";
import view from "./view";

beforeAll(() => prepareView(scientific, view));

const draw = (given = {}) => new DrawnView(scientific, view, given);
const graph = (expression: string, plotFrom = -2, plotTo = 2) =>
  draw({ mode: "graph", expression, plotFrom, plotTo }).html("Graph").replaceAll("<!-- -->", "");
const dots = (html: string, kind: string) =>
  [...html.matchAll(new RegExp(`class="graph-${kind}" cx="([^"]*)%" cy="([^"]*)"`, "g"))].map(([, x, y]) => [
    Number(x),
    Number(y),
  ]);
const labels = (html: string) => ({
  up: [...html.matchAll(/<text x="3"[^>]*>([^<]*)/g)].map(([, text]) => text),
  across: [...html.matchAll(/text-anchor="middle">([^<]*)/g)].map(([, text]) => text),
});
const curve = (html: string) => /class="graph-line" d="([^"]*)"/.exec(html)?.[1] ?? "";

describe("the graph", () => {
  it("shows the curve, its roots and its lowest point", () => {
    // x² − 1 from −2 to 2 has heights from −1 to 3, plus a margin of 8%.
    const html = graph("x^2-1");
    expect(html).toContain('height="320" role="img" aria-label="Graph of x^2-1 from -2 to 2"');
    const [low, high] = [1 - 2.16, 1 + 2.16];
    const down = (y: number) => (high - y) / (high - low);
    expect(dots(html, "root")).toEqual([
      [expect.closeTo(25, 6), expect.closeTo(320 * down(0), 4)],
      [expect.closeTo(75, 6), expect.closeTo(320 * down(0), 4)],
    ]);
    expect(dots(html, "extremum")).toEqual([[expect.closeTo(50, 4), expect.closeTo(320 * down(-1), 4)]]);
    expect(curve(html)).toMatch(/^M0 37L2\.5 /);
    expect(curve(html)).toMatch(/L500 963L/);
    expect(curve(html)).toMatch(/L1000 37$/);
    expect(html).toContain(`<path class="graph-axis" d="M-1000 ${1000 * down(0)}H2000"></path>`);
    expect(html).toContain('<path class="graph-axis" d="M500 0V1000"></path>');
    expect(html).toContain('viewBox="0 0 1000 1000" preserveAspectRatio="none"');
    // Grid lines at round numbers, labeled on the left and at the bottom.
    expect(labels(html)).toEqual({
      up: ["−0.5", "0", "0.5", "1", "1.5", "2", "2.5"],
      across: ["−1.5", "−1", "−0.5", "0", "0.5", "1", "1.5"],
    });
    expect(/class="graph-grid" d="([^"]*)"/.exec(html)?.[1]?.match(/V1000|H2000/g)).toHaveLength(14);
    expect(html).toContain(`<text x="3" y="${320 * down(1) - 3}">1</text>`);
    expect(html).toContain('<text x="75%" y="316" text-anchor="middle">1</text>');
  });

  it("shows axes only if they are in the visible range", () => {
    const html = graph("x^2+1", 1, 3);
    expect(html).not.toContain("graph-axis");
    expect(graph("x^2+1").match(/graph-axis/g)).toHaveLength(1);
    expect(graph("x-1", 0.5, 3).match(/graph-axis/g)).toHaveLength(1);
  });

  it("breaks the line at a pole, and clips extreme values", () => {
    const path = curve(graph("1/x"));
    expect(path.match(/M/g)?.length).toBe(2);
    const heights = [...path.matchAll(/[ML][-\d.]+ ([-\d.]+)/g)].map(([, height]) => Number(height));
    // Of 401 points a few extreme ones may lie outside, clipped to three graph heights above or below.
    expect(Math.max(...heights)).toBeLessThanOrEqual(4000);
    expect(Math.min(...heights)).toBeGreaterThanOrEqual(-3000);
    expect(heights.filter((height) => height < 0 || height > 1000).length).toBeLessThanOrEqual(20);
  });

  it("has a margin around a constant", () => {
    // 5 ± 5 × 1.08.
    expect(labels(graph("5")).up).toEqual(["2", "4", "6", "8"]);
    // A constant of zero uses ± 1.08.
    expect(labels(graph("0*x")).up).toEqual(["−0.8", "−0.6", "−0.4", "−0.2", "0", "0.2", "0.4", "0.6", "0.8"]);
  });

  it("can be moved and zoomed", () => {
    const html = graph("x");
    const named = [...html.matchAll(/aria-label="([A-Z][^"]*)">(.{1,3})<\/button>/g)].map(([, name, face]) => [
      name,
      face,
    ]);
    expect(named).toEqual([
      ["Move left", "←"],
      ["Move right", "→"],
      ["Zoom in", "x +"],
      ["Zoom out", "x −"],
      ["Stretch vertically", "y +"],
      ["Shrink vertically", "y −"],
    ]);
    expect(html).toContain('role="group" aria-label="Move and zoom"');
    expect(visibleText(html)).toMatch(
      /−10 … 10 Filled dots are roots, open dots are highest and lowest points\. Drag to move the graph\.$/,
    );
  });
});

describe("the expression entry", () => {
  const keys = (html: string) => [...html.matchAll(/<button type="button">([^<]+)</g)].map(([, face]) => face);

  it("shows the field, the typeset expression and the keys", () => {
    const html = draw({ mode: "expression", expression: "1/2" }).formTop;
    expect(html).toMatch(/^\[mode\]<div class="row wide expression"><label for="expression">Expression<\/label>/);
    expect(html).toContain('name="expression" value="1/2"/>');
    expect(html).toContain("<mfrac><mrow><mn>1</mn></mrow><mrow><mn>2</mn></mrow></mfrac>");
    expect(html).toContain('role="group" aria-label="Functions and symbols"');
    expect(html).toContain('<button type="button" aria-pressed="false">2nd</button>');
    expect(keys(html).slice(0, 18)).toEqual([
      ...["sin", "cos", "tan", "ln", "log", "√", "x²", "xʸ", "("],
      ...[")", "π", "e", "n!", "%", "mod", "x", "÷", "×"],
    ]);
    expect(html).not.toContain("aria-invalid");
    expect(html).not.toContain("Earlier expressions");
  });

  it("has memory keys only in expression mode", () => {
    const memory = ["MC", "MR", "M+", "M−", "Ans", "Enter"];
    expect(keys(draw({ mode: "expression" }).formTop).slice(18)).toEqual(memory);
    expect(draw({ mode: "expression" }).formTop).toContain('aria-label="Memory and answer"');
    const html = draw({ mode: "graph" }).formTop;
    expect(html).toContain('<label for="expression">Function of x</label>');
    expect(keys(html)).toHaveLength(18);
  });
});

it("shows the result in each available form, the decimal first", () => {
  const shown = (expression: string) => draw({ mode: "expression", expression }).text("Display");
  expect(shown("7/4")).toBe("Decimal Fraction Mixed number Scientific Engineering 1.75");
  const html = draw({ mode: "expression", expression: "7/4" }).html("Display");
  expect(html).toContain('role="radiogroup" aria-label="Form of the result"');
  expect(html.match(/checked=""/g)).toHaveLength(1);
  expect(html).toMatch(/checked="" name="form"\/>?<span>Decimal|name="form" checked=""\/><span>Decimal/);
  expect(draw({ mode: "graph" }).html("Display")).toBe("");
});

it("shows tabs for graphs and variables", () => {
  const parabola = draw({ mode: "graph", expression: "x^2-1" });
  expect(parabola.tabs).toEqual(["Graph", "Roots", "Highest and lowest points", "Points"]);
  expect(draw({ mode: "expression", expression: "a = 2; a + 1" }).tabs).toEqual(["Variables"]);
  expect(parabola.figures).toEqual(["normalized"]);
  expect(view.customPageWhen).toEqual({ mode: "classic" });
});
