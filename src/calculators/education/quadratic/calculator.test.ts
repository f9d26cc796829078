import fc from "fast-check";
import { beforeAll, describe, expect, it } from "vitest";
import { checkWorking } from "../../../core/check-working";
import { Format } from "../../../core/format";
import { listed } from "../../../core/listed";
import type { JsonObject } from "../../../core/parse";
import { headlineOf, modelOf, outputsOf, prepareChoices, problemsOf } from "../../../core/testing";
import quadratic from "./calculator";
import { headline } from "./words";
import { methodsOf, working } from "./working";

beforeAll(() => prepareChoices(quadratic));

const coefficients = (a: string, b: string, c: string) => ({ a, b, c });
const equation = (text: string) => ({ inputForm: "equation", equation: text });
const cubic = (a: string, b: string, c: string, d: string) => ({ mode: "cubic", a, b, c, d });
const messages = (inputs: JsonObject) =>
  problemsOf(quadratic, inputs).map(({ field, message }) => `${field}: ${message}`);

describe("published examples", () => {
  it("solves Kahan’s equation, in which ordinary doubles get the discriminant wrong", () => {
    // On the Cost of Floating-Point Computation Without Extra-Precise Arithmetic, page 6: b² − ac is 1
    expect(outputsOf(quadratic, coefficients("94906266.375", "-189812534.75", "94906268.375"))).toMatchObject({
      discriminantExact: "4",
      root1Exact: "1",
      root2Exact: "759250147/759250131",
      root2Re: 1.0000000210734241,
    });
  });

  it("solves Cardano’s and Bombelli’s cubics", () => {
    // Ars Magna, chapter 11: x³ + 6x = 20; L’Algebra: x³ = 15x + 4
    expect(outputsOf(quadratic, equation("x^3 + 6x = 20"))).toMatchObject({
      nature: "one-real-two-complex",
      root1Exact: "2",
      root2Exact: "-1 - 3i",
    });
    expect(outputsOf(quadratic, equation("x^3 = 15x + 4"))).toMatchObject({
      nature: "three-real",
      root1Exact: "-2 - √3",
      root3Exact: "4",
      discriminantExact: "13068",
    });
  });
});

describe("every form", () => {
  it("describes the parabola", () => {
    // 2(x + 1/4)² − 25/8, focus and directrix 1/8 from the vertex
    expect(outputsOf(quadratic)).toMatchObject({
      degree: 2,
      coefficientA: "2",
      coefficientC: "-3",
      coefficientD: null,
      nature: "two-real",
      opens: "up",
      vertexX: -0.25,
      vertexY: -3.125,
      vertexForm: "2(x + 1/4)^2 - 25/8",
      factored: "(2x + 3)(x - 1)",
      focusX: -0.25,
      focusY: -3,
      directrixY: -3.25,
      yIntercept: -3,
      sumOfRoots: -0.5,
      productOfRoots: -1.5,
      inflectionX: null,
      root3Re: null,
    });
    expect(outputsOf(quadratic, { a: "-1" }).opens).toBe("down");
  });

  it("gives the same parabola from a vertex, from roots and from an equation", () => {
    const same = {
      coefficientA: "2",
      coefficientB: "-12",
      coefficientC: "10",
      root1Exact: "1",
      root2Exact: "5",
    };
    expect(outputsOf(quadratic, { inputForm: "vertex" })).toMatchObject(same);
    expect(outputsOf(quadratic, { inputForm: "roots", r1: "5", r2: "1" })).toMatchObject(same);
    expect(outputsOf(quadratic, equation("2(x - 3)^2 = 8"))).toMatchObject(same);
    // The mode does not apply there.
    expect(outputsOf(quadratic, { inputForm: "vertex", mode: "cubic" })).toMatchObject(same);
  });

  it("describes a cubic", () => {
    // x(2x + 3)(x − 1) = 2x³ + x² − 3x, by hand: Δ = b²c² − 4ac³ = 9 + 216
    expect(outputsOf(quadratic, { mode: "cubic" })).toMatchObject({
      degree: 3,
      coefficientD: "0",
      nature: "three-real",
      discriminant: 225,
      root1Exact: "-3/2",
      root2Exact: "0",
      root3Exact: "1",
      sumOfRoots: -0.5,
      productOfRoots: 0,
      yIntercept: 0,
      inflectionX: -1 / 6,
      vertexX: null,
      opens: null,
    });
    expect(outputsOf(quadratic, { mode: "cubic" }).inflectionY).toBeCloseTo(2 * (-1 / 216) + 1 / 36 + 1 / 2, 14);
    expect(outputsOf(quadratic, cubic("1", "0", "0", "-8"))).toMatchObject({
      productOfRoots: 8,
      sumOfRoots: 0,
    });
  });

  it("has no exact form for a cubic without a rational root, and says so", () => {
    const outputs = outputsOf(quadratic, cubic("1", "0", "-3", "1"));
    expect(outputs).toMatchObject({ root1Exact: null, factored: null, noticeCodes: "decimals-only" });
    // 2cos(4π/9)
    expect(outputs.root2Re).toBeCloseTo(2 * Math.cos((4 * Math.PI) / 9), 15);
  });

  it("answers equations that are not quadratic", () => {
    expect(outputsOf(quadratic, coefficients("0", "4", "-10"))).toMatchObject({
      degree: 1,
      nature: "linear",
      root1Exact: "5/2",
      root2Re: null,
      discriminant: null,
      yIntercept: -10,
      noticeCodes: "lower-degree",
    });
    expect(outputsOf(quadratic, coefficients("0", "0", "1"))).toMatchObject({
      nature: "no-solution",
      root1Re: null,
      yIntercept: null,
    });
    expect(outputsOf(quadratic, equation("x + x = 2x"))).toMatchObject({ degree: 0, nature: "all-numbers" });
    expect(outputsOf(quadratic, cubic("0", "1", "0", "-4"))).toMatchObject({
      degree: 2,
      coefficientA: "0",
      coefficientD: "-4",
      nature: "two-real",
      root1Exact: "-2",
    });
  });

  it("leaves out values beyond a double, and says if a root may not be in lowest form", () => {
    const outputs = outputsOf(quadratic, coefficients("1", "1e400", "0"));
    expect(outputs).toMatchObject({ root1Re: null, root1Im: null, root2Re: 0, sumOfRoots: null });
    const large = outputsOf(quadratic, coefficients("1", "0", `-${(10n ** 39n + 3n) * (10n ** 45n + 9n)}`));
    expect(large.noticeCodes).toBe("large-radicand");
  });
});

describe("the headline", () => {
  it.each([
    [{}, "x = −3/2 or x = 1", "In decimals: −1.5 and 1"],
    [coefficients("1", "2", "5"), "x = −1 ± 2i", "Not real: the parabola does not meet the x-axis."],
    [coefficients("1", "-6", "9"), "x = 3", "A double root."],
    [coefficients("4", "-4", "1"), "x = 1/2", "A double root. In decimals: 0.5"],
    [coefficients("1", "1", "-3"), "x = (−1 ± √13)/2", "In decimals: −2.302776 and 1.302776"],
    [coefficients("1", "-3", "2"), "x = 1 or x = 2", undefined],
    [
      coefficients("94906266.375", "-189812534.75", "94906268.375"),
      "x = 1 or x = 759250147/759250131",
      "In decimals: 1 and 1.000000021073424",
    ],
    [cubic("1", "-6", "11", "-6"), "x = 1, x = 2 or x = 3", undefined],
    [cubic("1", "0", "-2", "0"), "x = -√2, x = 0 or x = √2", "In decimals: −1.414214, 0 and 1.414214"],
    [cubic("1", "0", "0", "-2"), "x ≈ 1.259921 or x ≈ −0.629961 ± 1.091124i", undefined],
    [cubic("1", "1", "-5", "3"), "x = −3 or x = 1", "x = 1 is a double root."],
    [cubic("1", "-3", "3", "-1"), "x = 1", "A triple root."],
    [coefficients("0", "4", "-10"), "x = 5/2", "In decimals: 2.5"],
    [coefficients("0", "0", "1"), "no solution", undefined],
    [coefficients("0", "0", "0"), "every number", undefined],
  ])("of %j is %s", (inputs, figure, second) => {
    const told = headlineOf(quadratic, inputs);
    expect(told.figure).toBe(figure);
    expect(told.second).toBe(second);
  });

  it("gives long roots in decimals", () => {
    const told = headlineOf(quadratic, coefficients("1.2345678901", "9.87654321012", "-3.1415926535"));
    expect(told.figure).toMatch(/^x ≈ −8\.30\d+ or x ≈ 0\.30\d+$/);
  });

  it("names no root twice and leaves none out", () => {
    const small = fc.integer({ min: -9, max: 9 }).map(String);
    fc.assert(
      fc.property(small, small, small, small, (a, b, c, d) => {
        const model = modelOf(quadratic, cubic(a, b, c, d));
        const parts = headline(model, new Format()).figure.split(/ or |, /);
        expect(new Set(parts).size).toBe(parts.length);
        const different = new Set(
          model.solution.roots.map((root: { re: number; im: number }) => `${root.re} ${root.im}`),
        );
        const named = parts.reduce((sum, part) => sum + (part.includes("±") ? 2 : /\d|√/.test(part) ? 1 : 0), 0);
        expect(named).toBe(different.size);
      }),
    );
  });
});

describe("the working", () => {
  const steps = (inputs: JsonObject) => listed(working(modelOf(quadratic, inputs), new Format()));
  const lines = (inputs: JsonObject, name: string) =>
    methodsOf(modelOf(quadratic, inputs), new Format())
      .find((method) => method.name === name)
      ?.steps.map(({ value }) => value);

  it("completes the square", () => {
    expect(lines({}, "Completing the square")).toEqual([
      "x² + 1/2x - 3/2",
      "3/2",
      "1/16",
      "25/16",
      "±5/4",
      "-1/4 ± 5/4",
      "-3/2 or 1",
    ]);
    expect(lines(coefficients("1", "2", "5"), "Completing the square")?.slice(-3)).toEqual([
      "±2i",
      "-1 ± 2i",
      "-1 ± 2i",
    ]);
    expect(lines(coefficients("1", "0", "-12"), "Completing the square")).toEqual(["12", "±2√3", "±2√3"]);
  });

  it("factors by the product-sum pair", () => {
    expect(lines({}, "Factoring")).toEqual([
      "-6",
      "-2 and 3",
      "2x² - 2x + 3x - 3",
      "2x(x - 1) + 3(x - 1)",
      "(2x + 3)(x - 1)",
      "-3/2 or 1",
    ]);
    expect(lines(coefficients("1", "-5", "0"), "Factoring")).toEqual(["x(x - 5)", "0 or 5"]);
    expect(lines(coefficients("1", "1", "-3"), "Factoring")).toEqual(["No integer factors"]);
  });

  it("finds factors that multiply back to the equation", () => {
    const root = fc.tuple(fc.integer({ min: -20, max: 20 }), fc.integer({ min: 1, max: 9 }));
    fc.assert(
      fc.property(root, root, ([p, q], [r, s]) => {
        const inputs = coefficients(String(q * s), String(-q * r - p * s), String(p * r));
        const found = lines(inputs, "Factoring") ?? [];
        const product = found.at(-2) as string;
        const back = outputsOf(quadratic, equation(`${product} = 0`.replace("²", "^2")));
        const direct = outputsOf(quadratic, inputs);
        expect([back.root1Exact, back.root2Exact]).toEqual([direct.root1Exact, direct.root2Exact]);
      }),
    );
  });

  it("shows arithmetic that holds, in every form", () => {
    for (const [inputs, least] of [
      [{}, 8],
      [coefficients("3", "-5", "1"), 5],
      [coefficients("1", "2", "5"), 5],
      [coefficients("1/2", "0", "2"), 3],
      [coefficients("2", "-12", "18"), 6],
      [coefficients("1", "-100000000", "1"), 2],
      [{ inputForm: "vertex", h: "1/3" }, 8],
      [{ inputForm: "roots" }, 9],
      [{ mode: "cubic" }, 5],
      [cubic("1", "0", "-3", "1"), 2],
      [cubic("1", "0", "0", "-2"), 2],
      [coefficients("0", "4", "-10"), 1],
    ] as const) {
      const { faults, evaluated } = checkWorking(steps(inputs));
      expect(faults).toEqual([]);
      expect(evaluated, JSON.stringify(inputs)).toBeGreaterThanOrEqual(least);
    }
  });

  it("computes a root in which digits would cancel from the other one", () => {
    const labels = steps(coefficients("1", "-1000", "1")).map(({ label }) => label);
    expect(labels.filter((label) => label.includes("all but cancel"))).toHaveLength(1);
  });

  it("starts with the equation brought to one side, in whole numbers", () => {
    expect(steps(equation("1/4x^2 = (x+1)(x-2)")).slice(0, 2)).toEqual([
      { label: "Bring everything to one side", expression: "1/4x² − (x² − x − 2)", value: "−3/4x² + x + 2" },
      { label: "Multiply both sides by −4", expression: "(−3/4x² + x + 2) × (−4)", value: "3x² − 4x − 8" },
    ]);
  });
});

describe("the visitor’s own unknown", () => {
  const written = (text: string) => {
    const inputs = equation(text);
    const model = modelOf(quadratic, inputs);
    return {
      figure: headlineOf(quadratic, inputs).figure,
      steps: JSON.stringify(listed(working(model, new Format()))),
    };
  };

  it("stands in the headline, the factors and every step", () => {
    const { figure, steps } = written("t^2 - 5t + 6 = 0");
    expect(figure).toBe("t = 2 or t = 3");
    expect(outputsOf(quadratic, equation("t^2 - 5t + 6 = 0")).factored).toBe("(t - 2)(t - 3)");
    expect(steps).not.toMatch(/(?<!\p{L})x(?!\p{L})/u);
    expect(written("y^3 = 15y + 4").steps).not.toMatch(/(?<!\p{L})x(?!\p{L})/u);
    expect(written("X^2 = 4").figure).toBe("x = −2 or x = 2");
  });

  it("is printed with raised powers and minus signs", () => {
    const { vertexForm, factored, root1Exact } = quadratic.outputs;
    const format = new Format();
    expect(format.value(vertexForm, "3(x - 7/6)^2 - 25/12")).toBe("3(x − 7/6)² − 25/12");
    expect(format.value(factored, "(3x - 1)(x - 2)")).toBe("(3x − 1)(x − 2)");
    expect(format.value(root1Exact, "-1 - 2i")).toBe("−1 − 2i");
  });

  it("is not taken for Cardano’s t, or for a coefficient of the formula", () => {
    expect(written("t^3 + 3t^2 - 2t - 5 = 0").steps).toMatch(/t = u/);
    expect(written("b^2 - 5b + 3 = 0").figure).toBe("b = (5 ± √13)/2");
    expect(written("b^2 - 5b + 3 = 0").steps).toContain("x = (−b ± √D)");
  });
});

it.each([
  [{ a: "one" }, "a: Enter a number for a."],
  [{ c: "one" }, "c: Enter a number for c."],
  [{ inputForm: "roots", r1: "x" }, "r1: Enter a number for root r₁."],
  [{ inputForm: "vertex", a: "0" }, "a: “a” must not be 0 here."],
  [{ inputForm: "roots", a: "0" }, "a: “a” must not be 0 here."],
  [equation(""), "equation: Enter an equation."],
  [equation("2x = y"), "equation: Only x can be unknown; found “y”."],
  [equation("x^4 = 1"), "equation: Degree 4 is not supported; use 3 or less."],
  [equation("x(x"), "equation: The parenthesis opened at position 2 is never closed."],
])("rejects %j", (inputs, message) => expect(messages(inputs)).toEqual([message]));
