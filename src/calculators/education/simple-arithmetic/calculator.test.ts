import fc from "fast-check";
import { beforeAll, describe, expect, it } from "vitest";
import { checkWorking } from "../../../core/check-working";
import { Format } from "../../../core/format";
import { headlineText } from "../../../core/headline";
import type { JsonObject } from "../../../core/parse";
import { workingOf } from "../../../core/steps";
import { headlineOf, modelOf, outputsOf, prepareChoices, problemsOf } from "../../../core/testing";
import { gcd } from "../../../math/numbers/rational";
import arithmetic from "./calculator";

const messages = (inputs: JsonObject) =>
  problemsOf(arithmetic, inputs).map(({ field, message }) => `${field}: ${message}`);
const working = (inputs: JsonObject) => workingOf(arithmetic, modelOf(arithmetic, inputs), new Format());
const lines = (inputs: JsonObject) =>
  working(inputs).map(({ label, expression, value }) => `${label} | ${expression} | ${value}`);
beforeAll(async () => {
  await prepareChoices(arithmetic);
});

const fractionOf = (expression: string, more: JsonObject = {}) =>
  outputsOf(arithmetic, { expression, ...more }).fraction;

describe("an expression", () => {
  it.each([
    // Two that binary floating point is known for getting wrong.
    ["0.1 + 0.2", "3/10", "0.3"],
    ["0.3 - 0.1", "1/5", "0.2"],
    ["2/3 + 5/6", "3/2", "1.5"],
    ["22/7 − 3.14", "1/350", "0.00(285714)"],
    ["-3^2", "-9", "-9"],
    ["2^3^2", "512", "512"],
    ["2**-2", "1/4", "0.25"],
    ["2(3+4)", "14", "14"],
    ["(2)(3)", "6", "6"],
    ["1 2/3 × 3", "5", "5"],
    ["5! ÷ 3!", "20", "20"],
    ["10 mod 4 × 2", "4", "4"],
    ["round(-2.5) + round(2.4)", "-1", "-1"],
    ["floor(-7/2) + ceil(7/2)", "0", "0"],
    ["abs(-3/4) + min(1, 2, 1/2) + max(1/3, 1/4)", "19/12", "1.58(3)"],
    ["gcd(84, 126, 210) + lcm(4, 6)", "54", "54"],
    ["$1,200.50 + 10%", "26411/20", "1320.55"],
    ["1,234,567 · 2", "2469134", "2469134"],
    ["max(1,234)", "234", "234"],
  ])("%s = %s", (expression, fraction, decimal) => {
    expect(outputsOf(arithmetic, { expression })).toMatchObject({ fraction, decimal });
  });

  it("keeps every digit of a long product", () => {
    const digits = fc.bigInt(10n ** 39n, 10n ** 40n - 1n);
    fc.assert(
      fc.property(digits, digits, (a, b) => {
        expect(fractionOf(`${a} × ${b}`)).toBe(String(a * b));
      }),
    );
  });

  it("takes a percentage of the number before it, or as hundredths", () => {
    expect([fractionOf("200 + 10%"), fractionOf("200 - 10%"), fractionOf("200 × 10%")]).toEqual(["220", "180", "20"]);
    expect(fractionOf("200 + 10%", { percentStyle: "math" })).toBe("2001/10");
  });

  it("leaves the remainder of the chosen convention", () => {
    const of = (remainderConvention: string) => fractionOf("-7 mod 3", { remainderConvention });
    expect([of("floored"), of("truncated"), of("euclidean")]).toEqual(["2", "-1", "2"]);
  });

  it("shows both readings of an ambiguous product", () => {
    const inputs = { expression: "6 ÷ 2(1 + 2)" };
    expect(outputsOf(arithmetic, inputs)).toMatchObject({
      result: 9,
      ambiguous: true,
      alternative: 1,
      noticeCodes: "ambiguous-product",
    });
    expect(lines(inputs)).toContain(
      "The product without a sign first (ISO 80000-2 asks for parentheses) | (6 ÷ (2 × (1 + 2))) | 1",
    );
    expect(outputsOf(arithmetic, { expression: "6 ÷ (2(1 + 2))" })).toMatchObject({
      result: 1,
      ambiguous: false,
      alternative: null,
    });
    expect(outputsOf(arithmetic, { expression: "6 ÷ 2(1 - 1)" })).toMatchObject({
      result: 0,
      alternative: null,
    });
  });

  it("has a mixed number, and shows whether its decimal ends", () => {
    expect(outputsOf(arithmetic, { expression: "-7/2" })).toMatchObject({
      mixed: "-3 1/2",
      terminates: true,
      period: 0,
    });
    expect(outputsOf(arithmetic, { expression: "3/7" })).toMatchObject({
      mixed: "3/7",
      terminates: false,
      period: 6,
    });
    // 983 is a full reptend prime (OEIS A001913).
    expect(outputsOf(arithmetic, { expression: "1/983" })).toMatchObject({
      decimal: `0.${(10n ** 50n / 983n).toString().padStart(50, "0")}…`,
      period: 982,
    });
    expect(outputsOf(arithmetic, { expression: "1/2^10000" }).decimal).toHaveLength(10_002);
  });

  it("has no number if the result is beyond the range of a double", () => {
    expect(outputsOf(arithmetic, { expression: "10^400" })).toMatchObject({
      result: null,
      fraction: `1${"0".repeat(400)}`,
    });
  });

  it.each([
    ["1/0", "Division by zero has no answer."],
    ["5 mod 0", "Division by zero has no answer."],
    ["2 + * 3", "The expression breaks at character 5: “*”."],
    ["2 + 3)", "The expression breaks at character 6: “)”."],
    ["2 # 3", "The expression breaks at character 3: “#”."],
    ["(2 + 3", "A bracket is not closed."],
    ["2 +", "The expression ends where a number is expected."],
    ["2^0.5", "Powers must have a whole exponent here; the scientific calculator takes others."],
    ["10^10000", "The result would have more than 10,000 digits."],
    ["sin(1)", "“sin” at position 1 is not a function, constant or variable."],
    ["gcd(1.5, 2)", "The gcd function needs whole numbers."],
    ["", "Enter an expression, such as 2/3 + 5/6."],
  ])("rejects “%s”", (expression, message) => {
    expect(messages({ expression })).toEqual([`expression: ${message}`]);
  });

  it("writes out the common denominator and Euclid’s algorithm", () => {
    expect(lines({})).toEqual([
      "Least common denominator | lcm(3, 6) | 6",
      "Expand 2/3 to the denominator 6 | 2 × 2 = 4; 3 × 2 = 6 | 4/6",
      "Add the numerators | 4 + 5 | 9",
      "Greatest common divisor of 9 and 6 | 9 − 1 × 6 = 3; 6 − 2 × 3 = 0 | 3",
      "Divide both by it | 9 ÷ 3 = 3; 6 ÷ 3 = 2 | 3/2",
      "Addition | 2/3 + 5/6 | 3/2",
      "As a mixed number | 1 × 2 + 1 = 3 | 1 1/2",
      "As a decimal | 3 ÷ 2 | 1.5",
    ]);
    expect(lines({ expression: "(2/3) ÷ (4/9)" })).toEqual([
      "Multiply by the reciprocal | (2/3) × (9/4) | 18/12",
      "Multiply numerators and denominators | 2 × 9 = 18; 3 × 4 = 12 | 18/12",
      "Greatest common divisor of 18 and 12 | 18 − 1 × 12 = 6; 12 − 2 × 6 = 0 | 6",
      "Divide both by it | 18 ÷ 6 = 3; 12 ÷ 6 = 2 | 3/2",
      "Division | (2/3) ÷ (4/9) | 3/2",
      "As a mixed number | 1 × 2 + 1 = 3 | 1 1/2",
      "As a decimal | 3 ÷ 2 | 1.5",
    ]);
    expect(lines({ expression: "-3^2" })).toEqual(["Power | 3 ^ 2 | 9", "Change the sign | −9 | −9"]);
  });

  it("puts the form of the input first", () => {
    expect(headlineOf(arithmetic)).toMatchObject({
      before: "2/3 + 5/6 =",
      figure: "3/2",
      after: "= 1 1/2 = 1.5",
    });
    expect(headlineOf(arithmetic, { expression: "0.1 + 0.2" })).toMatchObject({
      figure: "0.3",
      after: "= 3/10",
    });
    expect(headlineText(headlineOf(arithmetic, { expression: "0.75" }))).toBe("0.75 = 3/4");
    expect(headlineText(headlineOf(arithmetic, { expression: "42" }))).toBe("42");
    expect(headlineOf(arithmetic, { expression: "1000 × 1234" }).figure).toBe("1,234,000");
    expect(headlineOf(arithmetic, { expression: "-5+2" })).toMatchObject({ before: "−5+2 =", figure: "−3" });
  });
});

describe("two numbers", () => {
  it.each([
    ["add", "1,234.5", "2/3", "7411/6"],
    ["subtract", "12.5", "20.75", "-33/4"],
    ["multiply", "1 3/4", "-4", "-7"],
    ["divide", "7.5", "0.12", "125/2"],
    ["power", "2/3", "-3", "27/8"],
    ["remainder", "-7", "3", "2"],
  ])("%s %s and %s is %s", (operation, a, b, fraction) => {
    expect(outputsOf(arithmetic, { mode: "operation", operation, a, b }).fraction).toBe(fraction);
  });

  // D. Leijen, “Division and modulus for computer scientists”, 2001, the table of comparisons.
  it.each([
    ["8", "3", ["2", "2"], ["2", "2"], ["2", "2"]],
    ["8", "-3", ["-3", "-1"], ["-2", "2"], ["-2", "2"]],
    ["-8", "3", ["-3", "1"], ["-2", "-2"], ["-3", "1"]],
    ["-8", "-3", ["2", "-2"], ["2", "-2"], ["3", "1"]],
  ])("divides %s by %s in each convention", (a, b, floored, truncated, euclidean) => {
    const inputs = { mode: "operation", operation: "remainder", a, b };
    for (const [remainderConvention, [quotient, remainder]] of Object.entries({
      floored,
      truncated,
      euclidean,
    }))
      expect(outputsOf(arithmetic, { ...inputs, remainderConvention })).toMatchObject({
        quotient,
        remainder,
      });
    expect(
      outputsOf(arithmetic, inputs).conventionTable.map((row: Record<string, string>) => [row.quotient, row.remainder]),
    ).toEqual([floored, truncated, euclidean]);
  });

  it("puts the larger absolute value on top, and restores the sign", () => {
    expect(lines({ mode: "operation", operation: "subtract", a: "305", b: "1,007" })).toEqual([
      "Subtract the smaller absolute value from the larger | 1,007 − 305 | 702",
      "Ones | 7 − 5 | 2",
      "Tens | 0 − 0 | 0",
      "Hundreds | 10 + 0 − 3 | 7, borrow 1",
      "Thousands | 1 − 0 − 1 | 0",
      "Subtraction | 305 − 1007 | −702",
    ]);
    expect(lines({ mode: "operation", a: "9.75", b: "0.5" })).toEqual([
      "Hundredths | 5 + 0 | 5",
      "Tenths | 7 + 5 | 12, write 2, carry 1",
      "Ones | 9 + 0 + 1 | 10, write 0, carry 1",
      "Addition | 9.75 + 0.5 | 10.25",
      "As a fraction in lowest terms | 1025/100 | 41/4",
    ]);
  });

  it.each([
    ["divide", "1", "0", "b: Division by zero has no answer."],
    ["remainder", "1", "0", "b: Division by zero has no answer."],
    ["power", "0", "-1", "b: Division by zero has no answer."],
    ["power", "2", "1/2", "b: Powers must have a whole exponent here; the scientific calculator takes others."],
    ["power", "9", "9999999", "b: Exponents can be at most 10,000 here."],
    ["power", "99999", "10000", "a: The result would have more than 10,000 digits."],
    ["remainder", "1.5", "2", "a: Enter a whole number for the dividend."],
    ["add", "one", "2", "a: Enter a number for the first number."],
  ])("%s rejects %s and %s", (operation, a, b, message) => {
    expect(messages({ mode: "operation", operation, a, b })).toEqual([message]);
  });
});

describe("long division", () => {
  const divide = (a: string, b: string, decimals = 2) =>
    outputsOf(arithmetic, { mode: "long-division", a, b, decimals });

  it("brings down digit after digit", () => {
    expect(divide("1234", "7")).toMatchObject({ quotient: "176", remainder: "2", decimal: "176.(285714)" });
    expect(divide("1234", "7").divisionTable).toEqual([
      { current: "12", digit: 1, product: "7", remainder: "5" },
      { current: "53", digit: 7, product: "49", remainder: "4" },
      { current: "44", digit: 6, product: "42", remainder: "2" },
      { current: "20", digit: 2, product: "14", remainder: "6" },
      { current: "60", digit: 8, product: "56", remainder: "4" },
    ]);
  });

  it("stops if nothing remains, and restores signs", () => {
    expect(divide("-17", "4", 10)).toMatchObject({ quotient: "-4", remainder: "-1", decimal: "-4.25" });
    expect(divide("-17", "4", 10).divisionTable).toHaveLength(3);
    expect(divide("5", "8", 0).divisionTable).toEqual([{ current: "5", digit: 0, product: "0", remainder: "5" }]);
  });

  it("rejects decimals and a divisor of 0", () => {
    expect(messages({ mode: "long-division", a: "12.5" })).toEqual(["a: Enter a whole number for the dividend."]);
    expect(messages({ mode: "long-division", b: "1/2" })).toEqual(["b: Enter a whole number for the divisor."]);
    expect(messages({ mode: "long-division", b: "0" })).toEqual(["b: Division by zero has no answer."]);
  });

  it("agrees with the division of big integers", () => {
    const whole = fc.bigInt(-(10n ** 40n), 10n ** 40n);
    fc.assert(
      fc.property(whole, whole, (a, b) => {
        fc.pre(b !== 0n);
        const { quotient, remainder } = divide(String(a), String(b));
        expect([quotient, remainder]).toEqual([String(a / b), String(a % b)]);
      }),
    );
  });

  it("shows quotient, remainder and decimal in the headline", () => {
    expect(headlineOf(arithmetic, { mode: "long-division" })).toMatchObject({
      before: "1,234 ÷ 7 =",
      figure: "176 remainder 2",
      after: "= 176.(285714)",
    });
  });
});

describe("long multiplication", () => {
  it("has a partial product for each digit, including zeros", () => {
    const outputs = outputsOf(arithmetic, { mode: "long-multiplication", a: "1234", b: "507" });
    expect(outputs.product).toBe("625638");
    expect(outputs.partials).toEqual([
      { digit: 7, place: 0, partial: "8638" },
      { digit: 0, place: 1, partial: "0" },
      { digit: 5, place: 2, partial: "617000" },
    ]);
    expect(lines({ mode: "long-multiplication", a: "1234", b: "507" })).toContain(
      "Hundreds: 1,234 × 500 | 4 × 5 = 20; 3 × 5 + 2 = 17; 2 × 5 + 1 = 11; 1 × 5 + 1 = 6 | 617,000",
    );
  });

  it("multiplies by 0 and by negative numbers", () => {
    expect(outputsOf(arithmetic, { mode: "long-multiplication", a: "-12", b: "0" }).product).toBe("0");
    expect(outputsOf(arithmetic, { mode: "long-multiplication", a: "-12", b: "12" }).product).toBe("-144");
    expect(messages({ mode: "long-multiplication", a: "1.5", b: "2.5" })).toEqual([
      "a: Enter a whole number for the first factor.",
      "b: Enter a whole number for the second factor.",
    ]);
  });
});

describe("LCM and GCD", () => {
  const common = (numbers: string) => outputsOf(arithmetic, { mode: "lcm-gcd", numbers });

  it.each([
    ["84, 126, 210", "42", "1260"],
    // Euclid’s algorithm as in Knuth, TAOCP vol. 1, 1.1: m = 119, n = 544.
    ["119 544", "17", "3808"],
    ["-12;18", "6", "36"],
    ["7", "7", "7"],
    ["0\t5", "5", "0"],
    // A comma separates: 1 and 000.
    ["1,000", "1", "0"],
    ["1,200, 1,800", "600", "3600"],
  ])("of %s", (numbers, divisor, multiple) => {
    expect(common(numbers)).toMatchObject({ gcd: divisor, lcm: multiple });
  });

  it("factors numbers of up to 15 digits", () => {
    expect(common("84 -126 1 0 999999999999989 1000000000000000").factorTable).toEqual([
      { number: "84", factors: "2^2 × 3 × 7" },
      { number: "-126", factors: "-1 × 2 × 3^2 × 7" },
      { number: "1", factors: "1" },
      { number: "0", factors: null },
      { number: "999999999999989", factors: "999999999999989" },
      { number: "1000000000000000", factors: null },
    ]);
  });

  it("says the factors of one number, and whether it is prime", () => {
    const headline = (numbers: string) => {
      const { before, figure } = headlineOf(arithmetic, { mode: "lcm-gcd", numbers });
      return `${before} ${figure}`;
    };
    expect(headline("360")).toBe("360 = 2³ × 3² × 5");
    expect(headline("97")).toBe("97 is a prime number");
    expect(headline("49")).toBe("49 = 7²");
    expect(headline("1")).toBe("1 has GCD 1 and LCM 1");
    expect(headline("84, 126")).toBe("84 and 126 have GCD 42 and LCM 252");
  });

  it("has a GCD and an LCM that multiply to the product of two numbers", () => {
    const size = fc.bigInt(1n, 10n ** 30n);
    fc.assert(
      fc.property(size, size, (a, b) => {
        const outputs = common(`${a} ${b}`);
        expect(BigInt(outputs.gcd) * BigInt(outputs.lcm)).toBe(a * b);
        expect(gcd(a / BigInt(outputs.gcd), b / BigInt(outputs.gcd))).toBe(1n);
      }),
    );
  });

  it.each([
    ["4, 6.5", "“6.5” is not a whole number."],
    ["4, x", "“x” is not a number (item 2). Enter numbers, such as 12, 18, 24."],
    [" ", "Add at least one number."],
    [`${"1 ".repeat(21)}`, "Enter at most 20 numbers."],
    ["9".repeat(1001), "Each number may have at most 1,000 digits."],
  ])("rejects “%s”", (numbers, message) => {
    expect(messages({ mode: "lcm-gcd", numbers })).toEqual([`numbers: ${message}`]);
  });
});

describe("rounding", () => {
  const rounded = (a: string, more: JsonObject) => outputsOf(arithmetic, { mode: "round", a, ...more }).rounded;

  it.each([
    ["2.675", {}, "2.68"],
    ["2.675", { roundingMode: "half-even" }, "2.68"],
    ["2.665", { roundingMode: "half-even" }, "2.66"],
    ["-2.675", { roundingMode: "half-down" }, "-2.67"],
    ["1234", {}, "1234.00"],
    ["-0.5", { decimals: 0, roundingMode: "ceiling" }, "0"],
    ["9.996", { roundTo: "significant", decimals: 3 }, "10.0"],
    ["123456", { roundTo: "significant", decimals: 2 }, "120000"],
    ["0.00012345", { roundTo: "significant", decimals: 3 }, "0.000123"],
    ["5", { roundTo: "significant", decimals: 3 }, "5.00"],
    ["0", { roundTo: "significant", decimals: 3 }, "0"],
    ["7.6", { roundTo: "multiple", multiple: "0.25" }, "7.5"],
    ["1", { roundTo: "multiple", multiple: "2/3" }, "4/3"],
    // Cash in Switzerland: to 5 centimes.
    ["12.13", { roundTo: "multiple", multiple: "0.05" }, "12.15"],
  ])("%s with %j is %s", (a, more, text) => {
    expect(rounded(a, more)).toBe(text);
  });

  it("lists every rule", () => {
    const { roundingTable } = outputsOf(arithmetic, { mode: "round", a: "-2.5", decimals: 0 });
    expect(roundingTable.map((row: { rounded: string }) => row.rounded)).toEqual([
      "-3",
      "-2",
      "-2",
      "-3",
      "-2",
      "-2",
      "-3",
    ]);
  });

  it("limits the number of digits, and requires a positive multiple", () => {
    expect(messages({ mode: "round", decimals: 61 })).toEqual(["decimals: Decimals must be between 0 and 60."]);
    expect(messages({ mode: "round", roundTo: "significant", decimals: 0 })).toEqual([
      "decimals: Significant digits must be between 1 and 60.",
    ]);
    expect(messages({ mode: "round", roundTo: "multiple", multiple: "0" })).toEqual([
      "multiple: Multiple must be more than 0.",
    ]);
  });
});

it.each([
  {},
  { expression: "((1/2 + 2/3) × (3/4 − 5/6)) ÷ (7/8)" },
  { expression: "-12.5% + 3 mod 2 − gcd(84, 126)" },
  { mode: "operation", operation: "divide", a: "-1", b: "7" },
  { mode: "operation", operation: "multiply", a: "12.5", b: "-3.04" },
  { mode: "long-division", a: "-9876543210987654321", b: "123", decimals: 20 },
  { mode: "round", a: "-7.625", roundTo: "multiple", multiple: "0.25" },
])("every step of %j adds up", (inputs) => {
  const check = checkWorking(working(inputs));
  expect(check.faults).toEqual([]);
  expect(check.evaluated).toBeGreaterThan(1);
});
