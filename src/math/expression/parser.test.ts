import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { ExpressionError } from "./error";
import type { FunctionSignature, Names, ParseOptions } from "./options";
import { Parser } from "./parser";
import { fullyParenthesised } from "./print";

const functions: Record<string, FunctionSignature> = {
  sin: { name: "sin", minArguments: 1, maxArguments: 1, inverse: "asin" },
  asin: { name: "asin", minArguments: 1, maxArguments: 1 },
  ln: { name: "ln", minArguments: 1, maxArguments: 1 },
  "√": { name: "sqrt", minArguments: 1, maxArguments: 1 },
  log: { name: "log", minArguments: 1, maxArguments: 2 },
  nCr: { name: "nCr", minArguments: 2, maxArguments: 2 },
  max: { name: "max", minArguments: 1, maxArguments: Number.POSITIVE_INFINITY },
  mod: { name: "mod", minArguments: 2, maxArguments: 2 },
};

const names: Names = {
  function: (name) => functions[name],
  value: (name) => {
    if (name === "π" || name === "pi") return { name: "pi", fixed: "a constant" };
    return ["x", "y", "e"].includes(name) ? { name } : undefined;
  },
};

function read(expression: string, options: ParseOptions = {}): string {
  return fullyParenthesised(new Parser(expression, { names, ...options }).program());
}

function fault(expression: string): ExpressionError {
  try {
    read(expression);
  } catch (error) {
    if (error instanceof ExpressionError) return error;
    throw error;
  }
  throw new Error(`${expression} was read`);
}

describe("precedence", () => {
  it.each([
    ["1 + 2 × 3", "(1 + (2 × 3))"],
    ["1 - 2 - 3", "((1 - 2) - 3)"],
    ["8 / 4 / 2", "((8 / 4) / 2)"],
    ["8 ÷ 4 · 2 mod 3", "(((8 / 4) × 2) mod 3)"],
    ["-3^2", "(-(3 ^ 2))"],
    ["−3²", "(-(3 ^ 2))"],
    ["2^3^2", "(2 ^ (3 ^ 2))"],
    ["2**-3", "(2 ^ (-3))"],
    ["2⁻³", "(2 ^ (-3))"],
    ["x³²", "(x ^ 32)"],
    ["2 * -3", "(2 × (-3))"],
    ["--5", "5"],
    ["+-+5", "(-5)"],
    ["-7 mod 3", "((-7) mod 3)"],
    ["= 8 plus 4 Times 2", "(8 + (4 × 2))"],
    ["9 divided by  3 minus 2 multiplied by 4", "((9 / 3) - (2 × 4))"],
    ["2^3!", "(2 ^ (3!))"],
    ["-2!", "(-(2!))"],
    ["5!!", "(5!!)"],
    ["5!!!", "(5!!!)"],
    ["5!! !", "((5!!)!)"],
    ["30°", "(30°)"],
    ["3!²", "((3!) ^ 2)"],
  ])("%s", (expression, reading) => expect(read(expression)).toBe(reading));
});

describe("implicit products", () => {
  it.each([
    ["2π", "(2 × pi)", "(2 × pi)"],
    ["2(3 + 4)", "(2 × (3 + 4))", "(2 × (3 + 4))"],
    ["(2)3", "(2 × 3)", "(2 × 3)"],
    ["6/2(1+2)", "((6 / 2) × (1 + 2))", "(6 / (2 × (1 + 2)))"],
    ["1/2π", "((1 / 2) × pi)", "(1 / (2 × pi))"],
    ["1/-2π", "((1 / (-2)) × pi)", "(1 / (-(2 × pi)))"],
    ["2x^2y", "((2 × (x ^ 2)) × y)", "((2 × (x ^ 2)) × y)"],
    ["-2x", "((-2) × x)", "(-(2 × x))"],
    ["2^3x", "((2 ^ 3) × x)", "((2 ^ 3) × x)"],
    ["7 mod 2x", "((7 mod 2) × x)", "(7 mod (2 × x))"],
    ["2sin(x)y", "((2 × sin(x)) × y)", "((2 × sin(x)) × y)"],
    ["2 e", "(2 × e)", "(2 × e)"],
  ])("%s", (expression, same, higher) => {
    expect(read(expression)).toBe(same);
    expect(read(expression, { implicit: "higher" })).toBe(higher);
  });

  it.each([
    ["6/2(1+2)", true],
    ["1/2π", true],
    ["6 ÷ 2 x y", true],
    ["7 mod 2x", true],
    ["1/(2π)", false],
    ["6/2*3(4)", false],
    ["2π/3", false],
    ["(6/2)(1+2)", false],
    ["1/2 + 3x", false],
    ["1/2^x(3)", true],
  ])("%s is ambiguous: %s", (expression, ambiguous) => {
    for (const implicit of ["same", "higher"] as const) {
      const parser = new Parser(expression, { names, implicit });
      parser.program();
      expect(parser.ambiguous).toBe(ambiguous);
    }
  });
});

describe("numbers", () => {
  it.each([
    ["1.5e3", "1.5e3"],
    ["6.02E23", "6.02e23"],
    ["2e", "(2 × e)"],
    ["2e + 3", "((2 × e) + 3)"],
    ["2e+3", "2e+3"],
    ["1_000_000", "1000000"],
    ["0xFF + 0b101 + 0o17", "((0xff + 0b101) + 0o17)"],
    ["१२ + ३", "(12 + 3)"],
    ["1 2/3", "(1 2/3)"],
    ["1 2/3^2", "((1 2/3) ^ 2)"],
    ["-1 2/3", "(-(1 2/3))"],
    ["6 / 1 2/3", "(6 / (1 2/3))"],
    ["12°30'15\"", "12°30'15\""],
    ["12° 30′ 15.5″", "12°30'15.5\""],
    ["12°15″", '12°15"'],
    ["12°30' + 1", "(12°30' + 1)"],
  ])("%s", (expression, reading) => expect(read(expression)).toBe(reading));
});

describe("functions", () => {
  it.each([
    ["sin 30 + 1", "(sin(30) + 1)"],
    ["sin 30°", "sin((30°))"],
    ["sin x^2", "sin((x ^ 2))"],
    ["sin -x", "sin((-x))"],
    ["√2/2", "(sqrt(2) / 2)"],
    ["2√2", "(2 × sqrt(2))"],
    ["√√16", "sqrt(sqrt(16))"],
    ["sin(30)^2", "(sin(30) ^ 2)"],
    ["sin^2(30)", "(sin(30) ^ 2)"],
    ["sin² 30", "(sin(30) ^ 2)"],
    ["sin^-1(0.5)", "asin(0.5)"],
    ["sin⁻¹ 0.5", "asin(0.5)"],
    ["sin^-2 x", "(sin(x) ^ (-2))"],
    ["ln^(1+1) x", "(ln(x) ^ (1 + 1))"],
    ["log(8, 2)", "log(8, 2)"],
    ["log 100", "log(100)"],
    ["max(1, 2, 3)", "max(1, 2, 3)"],
    ["7 mod (2)", "(7 mod 2)"],
    ["2 mod(7, 3)", "(2 × mod(7, 3))"],
    ["mod(7, 3)", "mod(7, 3)"],
  ])("%s", (expression, reading) => expect(read(expression)).toBe(reading));

  it("reports functions whose operand without parentheses ends early", () => {
    const cutShort = (expression: string) => {
      const parser = new Parser(expression, { names });
      parser.program();
      return parser.cutShort;
    };
    expect(cutShort("sin 2x")).toEqual(["sin"]);
    expect(cutShort("√x(2)")).toEqual(["√"]);
    expect(cutShort("sin(2)x")).toEqual([]);
    expect(cutShort("sin x mod 2")).toEqual([]);
  });
});

describe("percentages", () => {
  it.each([
    ["200 + 10%", "(200 + 10%)", "(200 + (10%))"],
    ["200 - 10%", "(200 - 10%)", "(200 - (10%))"],
    ["200 + -10%", "(200 + (-10)%)", "(200 + (-(10%)))"],
    ["200 + (10%)", "(200 + (10%))", "(200 + (10%))"],
    ["200 + 10% × 2", "(200 + ((10%) × 2))", "(200 + ((10%) × 2))"],
    ["2 + 3 + 5%", "((2 + 3) + 5%)", "((2 + 3) + (5%))"],
    ["10%", "(10%)", "(10%)"],
    ["200 × 10%", "(200 × (10%))", "(200 × (10%))"],
  ])("%s", (expression, pocket, math) => {
    expect(read(expression)).toBe(pocket);
    expect(read(expression, { percent: "math" })).toBe(math);
  });
});

describe("statements", () => {
  it.each([
    ["a = 5; b = 2a; a b", "a = 5; b = (2 × a); (a × b)"],
    ["1;2;", "1; 2"],
    [";;3", "3"],
    ["x = 3; x", "x = 3; x"],
  ])("%s", (expression, reading) => expect(read(expression)).toBe(reading));
});

describe("faults", () => {
  it.each([
    ["(1 + 2", "unclosed", 1, "The parenthesis opened at position 1 is never closed."],
    ["2 × (3 + (4)", "unclosed", 5, "The parenthesis opened at position 5 is never closed."],
    ["sin(30", "unclosed", 4, "The parenthesis opened at position 4 is never closed."],
    ["1 + 2)", "unopened", 6, "The closing parenthesis at position 6 has no opening one."],
    ["1 2", "unexpected", 3, "An operator is missing before the number at position 3."],
    ["1 2/3 4", "unexpected", 7, "An operator is missing before the number at position 7."],
    ["3! 4", "unexpected", 4, "An operator is missing before the number at position 4."],
    [
      "2x,3",
      "unexpected",
      3,
      "The comma at position 3 neither separates the arguments of a function nor is part of a number.",
    ],
    ["1 + 12,3456", "number", 5, "The comma in “12,3456” at position 5 neither groups digits nor marks decimals."],
    ["|2", "character", 1, "“|” at position 1 can’t be used here."],
    ["[2)", "unclosed", 1, "The bracket opened at position 1 is never closed."],
    ["2}", "unopened", 2, "The closing brace at position 2 has no opening one."],
    ["2 + × 3", "unexpected", 5, "A number or a name is expected at position 5, not “*”."],
    ["2 +", "unexpected", 4, "A number or a name is missing at the end."],
    ["2 = 3", "unexpected", 3, "An operator is expected at position 3, not “=”."],
    ["()", "unexpected", 2, "A number or a name is expected at position 2, not “)”."],
    ["", "unexpected", 1, "There is nothing to calculate."],
    ["2 # 3", "character", 3, "“#” at position 3 can’t be used in an expression."],
    ["1 + 🙂", "character", 5, "“🙂” at position 5 can’t be used in an expression."],
    ["0xfg", "number", 1, "“0xfg” at position 1 is not a number."],
    ["2 + foo", "name", 5, "“foo” at position 5 is not a function, constant or variable."],
    ["nCr(5)", "arguments", 1, "nCr needs 2 arguments, 1 given."],
    ["log(1, 2, 3)", "arguments", 1, "log needs 1 or 2 arguments, 3 given."],
    ["max()", "arguments", 1, "max needs at least 1 argument, 0 given."],
    ["sin = 3", "reserved", 1, "“sin” is already a function."],
    ["1; π = 3", "reserved", 4, "“π” is already a constant."],
    ["1 2/0", "division-by-zero", 5, "Division by zero has no answer."],
    ["ln^-1 x", "name", 1, "“ln” at position 1 has no inverse function."],
  ])("%s", (expression, kind, position, message) => {
    expect(fault(expression)).toMatchObject({ fault: kind, position, message });
  });

  it("gives a hint if it can guess what was meant", () => {
    expect(fault("10 % 3").message).toContain("mod");
    expect(fault("sin30").message).toContain("Write sin(30).");
    expect(fault("2 X 3").message).toContain("×");
  });

  it.each([
    ["parentheses", `${"(".repeat(5000)}1${")".repeat(5000)}`],
    ["powers", `2${"^2".repeat(4999)}`],
    ["postfixes", `1${"%".repeat(9999)}`],
    ["functions", `${"sin ".repeat(2500)}1`],
    ["superscripts", `1${"²³".repeat(1000)}`.replaceAll("²³", "²%")],
  ])("rejects endless nesting of %s", (_, expression) => {
    expect(fault(expression).fault).toBe("nesting");
  });

  it("reads long chains and any number of signs", () => {
    expect(read(`${"-".repeat(9999)}1`)).toBe("(-1)");
    expect(read(`1${"+1".repeat(5000)}`)).toHaveLength(1 + 6 * 5000);
  });

  it("returns a result or throws an ExpressionError for any text", () => {
    const piece = fc.constantFrom(..."0123456789+-*/^()!%°.,;=eπx√²'\" ", "sin", "mod", "nCr", "12", "0x");
    const text = fc.oneof(
      fc.array(piece, { maxLength: 25 }).map((pieces) => pieces.join("")),
      fc.string(),
    );
    fc.assert(
      fc.property(text, (expression) => {
        try {
          expect(read(expression)).not.toBe("");
        } catch (error) {
          expect(error).toBeInstanceOf(ExpressionError);
          const { position, message } = error as ExpressionError;
          expect(position).toBeGreaterThan(0);
          expect(position).toBeLessThanOrEqual(expression.length + 1);
          expect(message).toMatch(/[.]$/);
        }
      }),
      { numRuns: 2000 },
    );
  });
});

it("supports other grammars", () => {
  const parts = (expression: string, separator: string) => {
    const parser = new Parser(expression, { names });
    const found = [parser.expression()];
    while (parser.accept(separator)) found.push(parser.expression());
    parser.end();
    return found.map((value) => fullyParenthesised([{ value }]));
  };
  expect(parts("3x^2 - 5x = 2", "=")).toEqual(["((3 × (x ^ 2)) - (5 × x))", "2"]);
  expect(parts("2.5 : 1/2 : 3", ":")).toEqual(["2.5", "(1 / 2)", "3"]);
  expect(() => parts("1 : 2 = 3", ":")).toThrow(ExpressionError);
});

it("prints expressions that parse to the same tree", () => {
  const leaf = fc.constantFrom("1", "2.5", "x", "π", "1 2/3", "12°30'", "0xff", "6e-3");
  const tree = fc.letrec<{ node: string }>((tie) => ({
    node: fc.oneof(
      { depthSize: "small", withCrossShrink: true },
      leaf,
      fc
        .tuple(tie("node"), fc.constantFrom("+", "-", "*", "/", "^", " mod ", ""), tie("node"))
        .map(([a, sign, b]) => `(${a})${sign}(${b})`),
      fc.tuple(tie("node"), tie("node")).map(([a, b]) => `${a} - (${b})%`),
      tie("node").map((a) => `-(${a})`),
      tie("node").map((a) => `sin(${a})`),
      fc.tuple(tie("node"), fc.constantFrom("!", "!!", "!!!!", "%", "°", "²")).map(([a, sign]) => `(${a})${sign}`),
    ),
  })).node;
  fc.assert(
    fc.property(tree, (expression) => {
      const printed = read(expression);
      for (const implicit of ["same", "higher"] as const) expect(read(printed, { implicit })).toBe(printed);
    }),
    { numRuns: 1000 },
  );
});

describe("numbers as people write them", () => {
  const value = (expression: string, options: ParseOptions = {}) => {
    const parser = new Parser(expression, { names, ...options });
    const node = parser.expression();
    parser.end();
    return {
      text: fullyParenthesised([{ value: node }]),
      uncertain: parser.uncertain.map(({ written }) => written),
    };
  };

  it.each([
    ["1,234.5 * 2", "(1234.5 × 2)"],
    ["12,34,567 + 1", "(1234567 + 1)"],
    ["1 000 + 1", "(1000 + 1)"],
    ["1 234 567,5 + 1", "(1234567.5 + 1)"],
    ["1’000 × 2", "(1000 × 2)"],
    ["1.234.567 + 1", "(1234567 + 1)"],
    ["1,234e3", "1234e3"],
    ["½ + ¼", "((½) + (¼))"],
    ["1½ + 0.(3)", "((1½) + (0.(3)))"],
    ["2 3/4 + 1", "((2 3/4) + 1)"],
    ["1 000/4", "(1000 / 4)"],
    ["max(1,234)", "max(1, 234)"],
    ["max(1,5; 2)", "max(1.5, 2)"],
    ["max((1,234), 5)", "max(1234, 5)"],
    ["sin(1,234)", "sin(1234)"],
    ["[1 + {2 − 3}] × 4", "((1 + (2 - 3)) × 4)"],
    ["２＋３×４", "(2 + (3 × 4))"],
    ["10% of 200", "((10%) × 200)"],
    ["3/4 of 20", "((3 / 4) × 20)"],
    ["2 × 5 nCr 2", "(2 × nCr(5, 2))"],
    ["5C2^2", "(nCr(5, 2) ^ 2)"],
    ["5 choose 2", "nCr(5, 2)"],
    ["3 nCr(5, 2)", "(3 × nCr(5, 2))"],
    ["2/3 ÷ 4/5", "((2 / 3) / (4 / 5))"],
    ["1 1/2 ÷ 3/4", "((1 1/2) / (3 / 4))"],
    ["8 ÷ 4/2", "((8 / 4) / 2)"],
    ["2/3 / 4/5", "(((2 / 3) / 4) / 5)"],
    ["1/2/3 ÷ 4/5", "((((1 / 2) / 3) / 4) / 5)"],
  ])("%s", (expression, normalized) => expect(value(expression).text).toBe(normalized));

  it("says which numbers could have been read in another way", () => {
    expect(value("1,5 + 1,25 + 0.1(6) + 0.(3)").uncertain).toEqual(["1,5", "1,25", "0.1(6)"]);
    expect(value("1,234 + 1", { marks: { decimalComma: true } })).toEqual({
      text: "(1.234 + 1)",
      uncertain: ["1,234"],
    });
    expect(value("1,234 + 1").uncertain).toEqual([]);
  });

  it("reads a cross between numbers, unless x is a variable, and bars around a number", () => {
    const plain: Names = {
      ...names,
      function: (name) => functions[name] ?? absolute(name),
      value: () => undefined,
    };
    const absolute = (name: string) => (name === "abs" ? { name: "abs", minArguments: 1, maxArguments: 1 } : undefined);
    expect(value("3 x 4x5", { names: plain }).text).toBe("((3 × 4) × 5)");
    expect(value("2|3 − 5| + |−3|", { names: plain }).text).toBe("((2 × abs((3 - 5))) + abs((-3)))");
    expect(
      value("log₂(8)", {
        names: { ...plain, function: (name) => (name === "log2" ? absolute("abs") : undefined) },
      }).text,
    ).toBe("abs(8)");
    expect(value("3x").text).toBe("(3 × x)");
  });

  it("multiplies a number by the word after it, if the caller knows the word", () => {
    const magnitudes = (word: string) => ({ k: 3, lakh: 5 })[word];
    expect(value("10 / 5k + 2 lakh", { magnitudes }).text).toBe("((10 / 5e3) + 2e5)");
  });
});
