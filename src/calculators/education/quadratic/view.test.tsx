import { beforeAll, describe, expect, it } from "vitest";
import { DrawnView, prepareView } from "../../../site/testing/draw-view";
import quadratic from "./calculator";
import view from "./view";

beforeAll(() => prepareView(quadratic, view));

const of = (a: string, b: string, c: string, more = {}) => new DrawnView(quadratic, view, { a, b, c, ...more });
const cubic = (a: string, b: string, c: string, d: string) => of(a, b, c, { mode: "cubic", d });
const pointsOf = (drawn: DrawnView) => drawn.lines("Graph").points?.map(({ x, y, label }) => [x, y, label]);
const windowOf = (drawn: DrawnView) => [0, -1].map((place) => drawn.lines("Graph").x.values.at(place));

describe("the graph", () => {
  it("shows the parabola with its roots, vertex, axis and intercept", () => {
    const chart = of("1", "-4", "3").lines("Graph");
    expect(chart.x.label).toBe("x");
    expect(chart.x.values).toHaveLength(161);
    expect([chart.x.format(1.23456), chart.y.format(12345.6)]).toEqual(["1.235", "12,350"]);
    expect(chart.y.label).toBe("y");
    expect(chart.series).toHaveLength(1);
    expect(chart.series[0]).toMatchObject({ label: "y", color: "green" });
    // From half the distance between the roots before the first to as much after the second: 0 to 4.
    expect([0, 40, 80, 120, 160].map((i) => [chart.x.values[i], chart.series[0]?.values[i]])).toEqual([
      [0, 3],
      [1, 0],
      [2, -1],
      [3, 0],
      [4, 3],
    ]);
    expect(chart.marks).toEqual([{ x: 2, label: "axis x = 2" }]);
    expect(chart.points).toEqual([
      { x: 1, y: 0, label: "1" },
      { x: 3, y: 0, label: "3" },
      { x: 2, y: -1, label: "(2, −1)" },
      { x: 0, y: 3, label: "(0, 3)" },
    ]);
    expect(chart.caption).toBe("The parabola meets the x-axis at x = 1 and 3.");
  });

  it("shows a vertex on the axes once", () => {
    expect(pointsOf(of("1", "-4", "4"))).toEqual([
      [2, 0, "2"],
      [0, 4, "(0, 4)"],
    ]);
    expect(of("1", "-4", "4").lines("Graph").caption).toBe("The parabola touches the x-axis at x = 2.");
    expect(pointsOf(of("1", "0", "-4"))).toEqual([
      [-2, 0, "−2"],
      [2, 0, "2"],
      [0, -4, "(0, −4)"],
    ]);
  });

  it("extends 1.5 times the imaginary part around complex roots", () => {
    // −1 ± 2i
    const drawn = of("1", "2", "5");
    expect(windowOf(drawn)).toEqual([-4, 2]);
    expect(pointsOf(drawn)).toEqual([
      [-1, 4, "(−1, 4)"],
      [0, 5, "(0, 5)"],
    ]);
    expect(drawn.lines("Graph").caption).toBe("The parabola does not meet the x-axis, so there is no real root.");
  });

  it("extends a little beyond the y-axis around a single root, or by 2 around 0", () => {
    expect(windowOf(of("1", "-8", "16"))).toEqual([-1, 9]);
    expect(windowOf(of("1", "8", "16"))).toEqual([-9, 1]);
    expect(windowOf(of("1", "0", "0"))).toEqual([-2, 2]);
    expect(pointsOf(of("1", "0", "0"))).toEqual([[0, 0, "0"]]);
  });

  it("marks the root of a line, and no axis", () => {
    const chart = of("0", "2", "-4").lines("Graph");
    expect(chart.marks).toBeUndefined();
    expect(chart.points?.map(({ label }) => label)).toEqual(["2", "(0, −4)"]);
    expect(chart.caption).toBe("The line meets the x-axis at x = 2.");
  });

  it("marks the inflection of a cubic", () => {
    // (x − 1)(x − 2)(x − 6) = x³ − 9x² + 20x − 12, with its inflection at 3.
    const drawn = cubic("1", "-9", "20", "-12");
    expect(windowOf(drawn)).toEqual([-1.5, 8.5]);
    expect(pointsOf(drawn)).toEqual([
      [1, 0, "1"],
      [2, 0, "2"],
      [6, 0, "6"],
      [3, -6, "inflection"],
      [0, -12, "(0, −12)"],
    ]);
    expect(drawn.lines("Graph").caption).toBe("The curve meets the x-axis at x = 1, 2 and 6.");
    // The inflection of x³ − x is its middle root.
    expect(pointsOf(cubic("1", "0", "-1", "0"))?.map(([, , label]) => label)).toEqual(["−1", "0", "1"]);
  });

  it("is left out if there is no curve, or its values are too large", () => {
    expect(of("0", "0", "5").charts("Graph")).toEqual([]);
    expect(of("1e99", "0", "-1e150").charts("Graph")).toEqual([]);
  });
});

describe("the complex plane", () => {
  it("shows the roots with the same scale on both axes", () => {
    const drawn = of("1", "2", "5");
    expect(drawn.text("Complex plane")).toBe("Re Im −1 − 2i −1 + 2i The roots in the complex plane: −1 − 2i, −1 + 2i.");
    const html = drawn.html("Complex plane");
    expect(html).toContain('viewBox="-150 -150 300 300" width="300" height="300"');
    expect(html).toContain('aria-label="The roots in the complex plane: −1 − 2i, −1 + 2i."');
    // The farthest part, 2, is at 110 of 150, so 1 is at 55; below the middle a label is below its point.
    expect(html).toContain('<circle cx="-55" cy="110" r="5"></circle><text x="-55" y="130" text-anchor="start">');
    expect(html).toContain('<circle cx="-55" cy="-110" r="5"></circle><text x="-55" y="-120" text-anchor="start">');
    expect(html).toContain('<line x1="-150" x2="150"></line><line y1="-150" y2="150"></line>');
    expect(html).toContain('x="150" y="-6" text-anchor="end">Re<');
    expect(html).toContain('x="6" y="-138">Im<');
    expect(html).toContain('<line class="guide" x1="-55" x2="-55" y2="110">');
    expect(html).toContain('<line class="guide" x2="-55" y1="110" y2="110">');
  });

  it("extends labels toward the middle, and puts them next to the axis", () => {
    expect(of("1", "−2", "5").html("Complex plane")).toContain('<text x="55" y="-120" text-anchor="end">');
    expect(of("1", "0", "4").html("Complex plane")).toContain('<text x="9" y="-120" text-anchor="start">');
  });
});

describe("the roots and the methods", () => {
  it("are typeset", () => {
    // 2x² + x − 3 = 0: −3/2 and 1.
    expect(of("2", "1", "-3").html("Figure")).toBe(
      '<math display="block"><mi>x</mi><mo>=</mo><mrow><mo>−</mo><mfrac><mrow><mn>3</mn></mrow><mrow><mn>2</mn></mrow></mfrac></mrow></math> or <math display="block"><mi>x</mi><mo>=</mo><mn>1</mn></math>',
    );
    const surd = of("1", "−2", "-1").html("Figure");
    expect(surd).toContain("<msqrt><mn>2</mn></msqrt>");
    expect(of("0", "0", "5").html("Figure")).not.toContain("<math");
  });

  it("are typeset with powers and parentheses", () => {
    const html = of("1", "-4", "3").html("Completing the square");
    expect(html).toContain("<msup>");
    expect(html).toMatch(/<mo>\(<\/mo>.*<mi>x<\/mi><mo>−<\/mo><mn>2<\/mn><mo>\)<\/mo>/);
    expect(html).toContain('aria-label="Completing the square"');
  });

  it("are shown line by line", () => {
    expect(of("1", "-4", "3").text("Factoring")).toMatch(/^Product a × c 1 × 3 = 3 .* x = 1 or x = 3$/);
    expect(of("1", "-4", "3").text("By the formula")).toMatch(/^Discriminant, D = b² − 4ac/);
    // A step without a formula is shown in words.
    expect(of("1", "2", "5").text("Factoring")).toContain(
      "because the discriminant −16 is negative: No integer factors",
    );
    expect(of("0", "2", "-4").text("Step by step")).toMatch(/x = 4 2 = 2$/);
  });
});

it("shows the methods that lead to the roots", () => {
  const methods = ["Graph", "By the formula", "Completing the square", "Factoring"];
  expect(of("1", "-4", "3").tabs).toEqual(methods);
  expect(of("1", "2", "5").tabs).toEqual([...methods, "Complex plane"]);
  expect(of("0", "2", "-4").tabs).toEqual(["Graph", "Step by step"]);
  expect(cubic("1", "0", "0", "-1").tabs).toEqual(["Graph", "Step by step", "Complex plane"]);
  expect(of("1", "-4", "3").figures).toEqual([
    "nature",
    "factored",
    "vertexForm",
    "discriminant",
    "vertexX",
    "vertexY",
  ]);
  // 1 − 4 × 1/3 = −1/3 has no finite decimal form.
  expect(of("1/3", "1", "1").figures).toEqual(expect.arrayContaining(["discriminant", "discriminantExact"]));
  // 10¹⁸ + 1 is not a double.
  expect(of("-1/4", "1000000000", "1").figures).toContain("discriminantExact");
});

it("writes minus signs in the words of a method", () => {
  const drawn = of("1", "-3", "-2");
  expect(drawn.text("Factoring")).toContain("the product −2 and the sum −3");
  expect(drawn.text("Completing the square")).toContain("the left side becomes (x − 3/2)²");
});
