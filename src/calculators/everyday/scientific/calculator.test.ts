import fc from "fast-check";
import { beforeAll, describe, expect, it } from "vitest";
import { answer } from "../../../core/answer";
import { contractFaults, headlineOf, outputsOf, prepareChoices, problemsOf } from "../../../core/testing";
import scientific from "./calculator";

const keypad = (keys: string) => outputsOf(scientific, { mode: "classic", keys });
const work = (expression: string, more: object = {}) =>
  outputsOf(scientific, { mode: "expression", expression, ...more });
const graph = (expression: string, more: object = {}) => outputsOf(scientific, { mode: "graph", expression, ...more });

function problem(inputs: object): { field: string; message: string } {
  const [first, ...more] = problemsOf(scientific, inputs as never);
  expect(more).toEqual([]);
  return first as { field: string; message: string };
}

function headline(inputs: object): string {
  const { before = "", figure, after = "" } = headlineOf(scientific, { ...inputs });
  return `${before} ${figure} ${after}`.trim();
}

beforeAll(() => prepareChoices(scientific));

describe("keypad", () => {
  it("ignores precedence in the default chain", () => {
    expect(outputsOf(scientific)).toMatchObject({
      display: "20",
      value: 20,
      historyText: "5 × 4 = 20\n2 + 3 = 5",
      historyCount: 2,
      history: [
        { calculation: "5 × 4 = 20", result: "20" },
        { calculation: "2 + 3 = 5", result: "5" },
      ],
      storedOperand: "20",
      pendingOperator: "=",
      startsNew: true,
      text: null,
      ambiguous: null,
      plot: [],
    });
  });

  it("accepts several keys in one token", () => {
    expect(keypad("12.5 × 2 =").display).toBe("25");
    expect(keypad("12.5×2=").display).toBe("25");
    expect(keypad("12.5x2=").display).toBe("25");
    expect(keypad("5\n+\t3 =").display).toBe("8");
  });

  it("has no value if the display is not a number", () => {
    expect(keypad("5 ÷ 0 =")).toMatchObject({ display: "Infinity", value: null });
    expect(keypad("0 ÷ 0 =")).toMatchObject({ display: "NaN", value: null });
    expect(keypad("1")).toMatchObject({ historyText: null, historyCount: 0, storedOperand: null });
    expect(headline({ keys: "0 ÷ 0 =" })).toBe("Not a number");
    expect(contractFaults(scientific, { keys: "1 ÷ 0 = ln √ 1/x" })).toEqual([]);
  });

  it("notes that parentheses are not evaluated", () => {
    expect(keypad("12 ( 3 )")).toMatchObject({ display: "12(3)", value: 12, noticeCodes: "parentheses" });
  });

  it.each([
    ["5 foo", "Key 2, “foo”, is not on the calculator."],
    ["5 NaN", "Key 2, “NaN”, is not on the calculator."],
    ["5 H1", "Key 2, “H1”, does not exist: the history is empty."],
    ["9 √ H2", "Key 3, “H2”, does not exist: the history has 1 entry."],
    ["H21", "Key 1, “H21”, is not on the calculator."],
    ["sin30", "Key 1, “sin30”, is not on the calculator."],
    ["", "Press at least one key."],
    ["   ", "Press at least one key."],
    ["1".repeat(10_001), "Press at most 10,000 keys."],
  ])("%.20s: %s", (keys, message) => {
    expect(problem({ mode: "classic", keys })).toEqual({ field: "keys", message });
  });

  it("accepts ten thousand keys", () => {
    expect(keypad("1 + ".repeat(5000)).display).toBe("5000");
  });
});

describe("expression", () => {
  it("gives one value in many forms", () => {
    expect(work("sin(30) + 2^10/3!")).toMatchObject({
      value: 171.16666666666666,
      text: "171.16666666666666666666666666667",
      exact: "1027/6",
      mixed: "171 1/6",
      scientific: "1.7116666666666666666666666666667e+2",
      engineering: "171.16666666666666666666666666667e+0",
      dms: "171°10′0″",
      hex: null,
      multipleOfPi: null,
      ambiguous: false,
      alternative: null,
      normalized: "(sin(30) + ((2 ^ 10) / (3!)))",
      display: null,
      history: [],
      historyCount: null,
      notices: [],
    });
    expect(headline({ mode: "expression" })).toBe("sin(30) + 2^10/3! = 171.1666666667 (exactly 1027/6)");
  });

  it.each([
    ["42", "42"],
    ["-7.5", "−7.5 = −15/2"],
    ["5/8", "5/8 = 0.625"],
    ["1/4 + 3/8", "1/4 + 3/8 = 0.625 = 5/8"],
    ["84/126", "84/126 = 0.6666666667 (exactly 2/3)"],
    ["2/3", "2/3 = 0.6666666667"],
    ["1/2^11", "1/2^11 = 0.0004882813 (exactly 1/2048)"],
  ])("says %s without repeating it, and its fraction where that adds something", (expression, said) => {
    expect(headline({ mode: "expression", expression })).toBe(said);
  });

  it.each([
    ["12345.678", "12345.678", "1.2345678e+4", "12.345678e+3"],
    ["0", "0", "0e+0", "0e+0"],
    ["1e-8", "1e-8", "1e-8", "10e-9"],
    ["-1/8", "-0.125", "-1.25e-1", "-125e-3"],
    ["10^21", "1e+21", "1e+21", "1e+21"],
    ["10^20", "100000000000000000000", "1e+20", "100e+18"],
  ])("writes %s in plain, scientific and engineering notation", (expression, text, scientific, engineering) => {
    expect(work(expression)).toMatchObject({ text, scientific, engineering });
  });

  it.each([
    ["255", "none", "ff", "377", "11111111"],
    ["-255", "none", "-ff", "-377", "-11111111"],
    ["127", "8", "7f", "177", "1111111"],
    ["128", "8", null, null, null],
    ["-1", "8", "ff", "377", "11111111"],
    ["-128", "8", "80", "200", "10000000"],
    ["-129", "8", null, null, null],
    ["-1", "16", "ffff", "177777", "1".repeat(16)],
    ["-2^31", "32", "80000000", "20000000000", `1${"0".repeat(31)}`],
    ["-1", "64", "f".repeat(16), `1${"7".repeat(21)}`, "1".repeat(64)],
    ["2^64", "64", null, null, null],
    ["2^64", "none", `1${"0".repeat(16)}`, `2${"0".repeat(21)}`, `1${"0".repeat(64)}`],
    ["1/2", "none", null, null, null],
  ])("writes %s with word size %s as %s", (expression, wordSize, hex, octal, binary) => {
    expect(work(expression, { wordSize })).toMatchObject({ hex, octal, binary });
  });

  it("notes if a number does not fit into the word size", () => {
    expect(work("300", { wordSize: "8" }).notices).toEqual([
      { code: "does-not-fit", message: "The number does not fit in 8 bits, which hold -128 to 127." },
    ]);
    expect(work("300", { wordSize: "16" }).notices).toEqual([]);
  });

  it.each([
    ["12.5", "12°30′0″"],
    ["-12.5", "-12°30′0″"],
    ["12°30'15.25\"", "12°30′15.25″"],
    ["1/3", "0°20′0″"],
    ["1/7", "0°8′34.2857142857″"],
    ["asin(1/3)", "19°28′16.3942841665″"],
    ["59.99999999999999/3600", "0°1′0″"],
    ["-10^-20", "0°0′0″"],
    ["10^30", null],
  ])("writes %s in degrees as %s", (expression, dms) => expect(work(expression).dms).toBe(dms));

  it("keeps π exact", () => {
    expect(work("3π/4")).toMatchObject({ multipleOfPi: "3π/4", exact: null });
    expect(work("asin(1)", { angleUnit: "rad" }).multipleOfPi).toBe("π/2");
    expect(work("π^2").multipleOfPi).toBeNull();
    expect(headline({ mode: "expression", expression: "2π/4" })).toBe("2π/4 = 1.5707963268 (exactly π/2)");
  });

  it("limits exact texts to ten thousand digits", () => {
    expect(work("10^9999").exact).toHaveLength(10_000);
    expect(work("10^10000")).toMatchObject({ exact: null, text: "1e+10000", value: null });
    expect(work("1/3^20000").exact).toHaveLength(9545);
    expect(work("20000!")).toMatchObject({ exact: null, mixed: null, value: null });
    expect(work("20000!").hex).toMatch(/^[\da-f]{50000,}$/);
    expect(headline({ mode: "expression", expression: "9^9^9" })).toBe("9^9^9 = 4.281247731757 × 10^369693099");
  });

  it("gives both readings of an implied multiplication", () => {
    expect(work("6/2(1+2)")).toMatchObject({
      value: 9,
      ambiguous: true,
      alternative: 1,
      noticeCodes: "ambiguous-product",
    });
    expect(work("6/2(1+2)").notices[0].message).toContain("read the other way, it is 1.");
    expect(work("6/2(1+2)", { implicit: "higher" })).toMatchObject({ value: 1, alternative: 9 });
    expect(work("1/2π").alternative).toBeCloseTo(1 / (2 * Math.PI), 15);
    // The other reading divides by 0.
    expect(work("1/2(3-3)")).toMatchObject({ value: 0, ambiguous: true, alternative: null });
    expect(work("1/2(3-3)").notices[0].message).toContain("it has no value");
    expect(work("sin 2π").noticeCodes).toBe("short-operand");
  });

  it("uses Ans, M and variables, and assigns variables", () => {
    const variables = [
      { name: "a", value: "2/3" },
      { name: "λ", value: "-1 1/2" },
      { name: "b", value: "4.28e+369693099" },
    ];
    const given = { ans: "1/3", memory: "1,234.5", variables };
    expect(work("a + Ans", given).exact).toBe("1");
    expect(work("M λ", given).exact).toBe("-7407/4");
    expect(work("b / 2", given).text).toBe("2.14e+369693099");
    expect(work("r = 2; s = r^2; s/3", given).assigned).toEqual([
      { name: "r", value: "2" },
      { name: "s", value: "4" },
    ]);
    expect(work("a = √2; a", given).assigned[0].value).toBe("1.4142135623730950488016887242097");
    expect(work("a = a + 1; a", given).exact).toBe("5/3");
  });

  it("gives the requested number of digits", () => {
    expect(work("1/3", { precision: 6 }).text).toBe("0.333333");
    expect(work("2/3", { precision: 6 }).text).toBe("0.666667");
    expect(work("√2", { precision: 1000 }).text).toHaveLength(1001);
  });

  it("notes if the result cannot be distinguished from 0", () => {
    for (const [one, value] of [
      ["1^1e309", "1"],
      ["(-1)^(1e309+1)", "-1"],
      ["(-1)^1e309", "1"],
      ["root(1,1e-309)", "1"],
    ])
      expect(work(one as string)).toMatchObject({ text: value, exact: value });
    for (const tiny of ["0.5^1e1000", "0.5^1e16", "10^(-1e16)", "e^(-1e1000)", "(-1/2)^(1e309+1)"])
      expect(work(tiny)).toMatchObject({ text: "0", value: 0, noticeCodes: "underflow" });
    // A result computed from an underflow may really be 0.
    expect(work("0.5^1e16 - 0.5^1e16")).toMatchObject({ text: "0", noticeCodes: "not-told-from-zero" });
    expect(work("0.5^1e1000 + 1")).toMatchObject({ text: "1", noticeCodes: null });
    expect(work("√2 × √2 - 2")).toMatchObject({ text: "0", value: 0, noticeCodes: "not-told-from-zero" });
  });

  it.each([
    ["tan(90)", "tan is not defined at 90°."],
    ["(1 + 2", "The parenthesis opened at position 1 is never closed."],
    ["nCr(5)", "nCr needs 2 arguments, 1 given."],
    ["foo + 1", "“foo” at position 1 is not a function, constant or variable."],
    ["x + 1", "“x” at position 1 is not a function, constant or variable. Write multiplication as × or *."],
    ["1/0", "Division by zero has no answer."],
    ["√-1", "The square root of -1 is not a real number."],
    ["pi = 3", "“pi” is already a constant."],
    ["M = 3", "“M” is already a constant."],
    ["", "Enter an expression."],
    [" ; ", "There is nothing to calculate."],
    ["1".repeat(10_001), "Expression must have between 1 and 10,000 characters."],
  ])("%.20s: %s", (expression, message) => {
    expect(problem({ mode: "expression", expression })).toEqual({ field: "expression", message });
  });

  it.each([
    [{ ans: "abc" }, "ans", "Enter a number for Ans."],
    [{ ans: "1+1" }, "ans", "Enter a number for Ans."],
    [{ ans: "1e999999999999999" }, "ans", "Enter a number for Ans."],
    [{ memory: "" }, "memory", "Enter a number for M."],
    [{ precision: 5 }, "precision", "Precision must be between 6 and 1,000 digits."],
    [{ precision: 1001 }, "precision", "Precision must be between 6 and 1,000 digits."],
    [{ variables: [{ name: "sin", value: "2" }] }, "variables", "Variable 1: “sin” is already a function."],
    [{ variables: [{ name: "Pi", value: "2" }] }, "variables", "Variable 1: “Pi” is already a constant."],
    [
      {
        variables: [
          { name: "a", value: "2" },
          { name: "a", value: "3" },
        ],
      },
      "variables",
      "Variable 2: “a” is used twice.",
    ],
    [{ variables: [{ name: "a", value: "two" }] }, "variables", "Variable 1: “two” is not a number."],
    [
      { variables: [{ name: "2a", value: "2" }] },
      "variables",
      "Variable 1: “2a” is not a valid name. Use letters and digits, starting with a letter.",
    ],
  ])("%j is an error on %s", (inputs, field, message) => {
    expect(problem({ mode: "expression", ...inputs })).toEqual({ field, message });
  });

  it("ignores inputs that the mode does not use", () => {
    expect(problemsOf(scientific, { mode: "classic", expression: "(", ans: "x", precision: 1 })).toEqual([]);
    expect(problemsOf(scientific, { mode: "expression", keys: "foo", plotTo: -99 })).toEqual([]);
  });

  it("shows the working, one operation per line", () => {
    const result = answer(scientific, { inputs: { mode: "expression" }, working: true });
    const lines = "working" in result ? result.working : undefined;
    expect(lines?.map(({ expression, value }) => `${expression} = ${value}`)).toEqual([
      "(sin(30) + ((2 ^ 10) / (3!))) = 171.16666666666666666666666666667",
      "sin(30) = 0.5",
      "2 ^ 10 = 1024",
      "3! = 6",
      "1024 / 6 = 512/3",
      "0.5 + 512/3 = 1027/6",
    ]);
    const inexact = answer(scientific, {
      inputs: { mode: "expression", expression: "√2 × 3" },
      working: true,
    });
    expect("working" in inexact && inexact.working?.slice(1).map(({ value }) => value)).toEqual([
      "1.4142135623731…",
      "4.24264068711929…",
    ]);
  });

  it("keeps the contract for any input", () => {
    const piece = fc.constantFrom(
      ...["1", "2.5", "30", "x", "π", "e", "(", ")", "+", "-", "×", "/", "^", "!", "%", "°", ";", "a=", "sin"],
      ...["tan ", "ln ", "√", "mod", "nCr(", ",", "²", "0x1f", "1 2/3", "asin", "fact ", "round("],
    );
    const expression = fc.array(piece, { minLength: 1, maxLength: 12 }).map((pieces) => pieces.join(""));
    const mode = fc.constantFrom("expression", "graph");
    fc.assert(
      fc.property(expression, mode, (text, one) => {
        const faults = contractFaults(scientific, { mode: one, expression: text });
        // Some messages start with a lowercase function name.
        expect(faults.filter((fault) => !/not a sentence: [a-zA-Z]+ (is not defined|needs) /.test(fault))).toEqual([]);
      }),
      { numRuns: 2000 },
    );
  }, 60_000);
});

describe("graph", () => {
  it("plots equally spaced points including both ends", () => {
    const { plot } = graph("1/x");
    expect(plot).toHaveLength(401);
    expect(plot[0]).toEqual({ x: -10, y: -0.1 });
    expect(plot[200]).toEqual({ x: 0, y: null });
    expect(plot[201]).toEqual({ x: 0.05, y: 20 });
    expect(plot[400]).toEqual({ x: 10, y: 0.1 });
    expect(graph("x", { plotPoints: 2, plotFrom: 0, plotTo: 1 }).plot).toEqual([
      { x: 0, y: 0 },
      { x: 1, y: 1 },
    ]);
  });

  it("finds roots and turning points", () => {
    expect(graph("x^2 - 4")).toMatchObject({
      roots: [
        { x: -2, y: 0 },
        { x: 2, y: 0 },
      ],
      extrema: [{ x: 0, y: -4 }],
      normalized: "((x ^ 2) - 4)",
      value: null,
      text: null,
    });
    expect(headline({ mode: "graph", expression: "x^2-4" })).toBe("x^2-4 is 0 at x = −2 and 2");
    expect(headline({ mode: "graph", expression: "x^2+4" })).toBe("x^2+4 is 0 nowhere in this range");
    expect(headline({ mode: "graph", expression: "sin x", angleUnit: "rad" })).toBe(
      "sin x is 0 at x = −9.424778 and −6.283185 and at 5 more points",
    );
  });

  it("solves for x at any height", () => {
    expect(graph("x^2", { target: 9 }).roots).toEqual([
      { x: -3, y: 9 },
      { x: 3, y: 9 },
    ]);
    expect(graph("2^x", { target: 10 }).roots[0].x).toBeCloseTo(Math.log2(10), 12);
  });

  it("uses the chosen angle unit", () => {
    expect(graph("sin x", { plotFrom: -360, plotTo: 360 }).roots.map(({ x }: { x: number }) => x)).toEqual([
      -360, -180, 0, 180, 360,
    ]);
    expect(graph("tan x", { plotFrom: 80, plotTo: 100, plotPoints: 3 }).plot[1].y).toBeNull();
  });

  it("reserves x as its variable", () => {
    const variables = [
      { name: "x", value: "5" },
      { name: "k", value: "3" },
    ];
    expect(graph("k x", { variables, plotFrom: 0, plotTo: 1, plotPoints: 2 }).plot[1]).toEqual({
      x: 1,
      y: 3,
    });
    expect(problem({ mode: "graph", expression: "x = 2; x" }).message).toBe(
      "“x” is already the variable of the graph.",
    );
  });

  it("notes what the graph does not show", () => {
    expect(graph("√(-1 - x^2)").noticeCodes).toBe("no-value");
    expect(graph("0 x").noticeCodes).toBe("flat-stretch");
    expect(graph("1/2x").noticeCodes).toBe("ambiguous-product");
    expect(graph("sin(1000x)", { angleUnit: "rad", plotPoints: 5001 }).noticeCodes).toBe("more-points");
  });

  it.each([
    [{ plotTo: -10 }, "plotTo"],
    [{ plotFrom: 10 }, "plotTo"],
    [{ plotFrom: -1e308, plotTo: 1e308 }, "plotTo"],
    [{ plotPoints: 1 }, "plotPoints"],
    [{ plotPoints: 5002 }, "plotPoints"],
    [{ expression: "x +" }, "expression"],
    [{ expression: `0${"+gamma(x)".repeat(1100)}` }, "expression"],
  ])("%j is an error on %s", (inputs, field) => {
    expect(problem({ mode: "graph", ...inputs }).field).toBe(field);
  });
});

describe("expensive input", () => {
  it.each(["expression", "graph"])(
    "is answered quickly in %s mode",
    (mode) => {
      for (const expression of [
        "9^9^9^9",
        "20001!",
        `${"(".repeat(4999)}1${")".repeat(4999)}`,
        `1${"+x".repeat(4999)}`.slice(0, 10_000),
        `${"9".repeat(4999)}^${"9".repeat(4999)}`,
        `1${"!".repeat(9999)}`,
        `${"√".repeat(150)}2`,
      ]) {
        const variables = mode === "graph" ? [] : [{ name: "x", value: "3" }];
        const faults = contractFaults(scientific, { mode, expression, variables });
        expect(faults).toEqual([]);
      }
    },
    20_000,
  );
});
