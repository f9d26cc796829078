import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { Rational } from "./rational";
import { engineeringText, mixedText, plainText, scientificText, toSignificant } from "./significant";

const of = (text: string, count: number) => toSignificant(Rational.fromDecimal(text) as Rational, count);

describe("toSignificant", () => {
  it.each([
    ["123.456", 5, "12346", 2],
    ["123.455", 5, "12346", 2],
    ["-123.445", 5, "12345", 2],
    ["0.00123449", 3, "123", -3],
    ["9.999", 3, "1", 1],
    ["999999", 6, "999999", 5],
    ["999999.5", 6, "1", 6],
    ["1000", 6, "1", 3],
    ["0", 6, "0", 0],
    ["1", 1, "1", 0],
  ])("%s to %s digits", (text, count, digits, exponent) => {
    expect(of(text, count)).toMatchObject({ digits, exponent });
  });

  it("gives the same digits as JavaScript for doubles", () => {
    fc.assert(
      fc.property(fc.double({ noNaN: true, noDefaultInfinity: true }), fc.integer({ min: 1, max: 60 }), (x, count) => {
        // toExponential rounds the exact binary value, so the exact binary value is used here too.
        const exact = exactly(x);
        const digits = toSignificant(exact, count);
        const [mantissa = "", exponent] = Math.abs(x)
          .toExponential(count - 1)
          .split("e");
        expect(digits.digits).toBe(mantissa.replace(".", "").replace(/0+$/, "") || "0");
        expect(digits.exponent).toBe(Number(exponent));
      }),
    );
  });
});

/** A double as its exact fraction. */
function exactly(x: number): Rational {
  let [m, e] = [x, 0];
  while (!Number.isInteger(m)) [m, e] = [m * 2, e + 1];
  return Rational.of(BigInt(m), 2n ** BigInt(e));
}

describe("text forms", () => {
  it.each([
    ["0", "0", "0e+0", "0e+0"],
    ["12345.678", "12345.678", "1.2345678e+4", "12.345678e+3"],
    ["-0.00012", "-0.00012", "-1.2e-4", "-120e-6"],
    ["1e-7", "0.0000001", "1e-7", "100e-9"],
    ["9.9e-8", "9.9e-8", "9.9e-8", "99e-9"],
    ["123456789012345678901", "123456789012345678901", "1.23456789012345678901e+20", "123.456789012345678901e+18"],
    ["1e21", "1e+21", "1e+21", "1e+21"],
    ["1e23", "1e+23", "1e+23", "100e+21"],
    ["999e-9", "0.000000999", "9.99e-7", "999e-9"],
  ])("%s", (text, plain, scientific, engineering) => {
    const number = of(text, 32);
    expect(plainText(number)).toBe(plain);
    expect(scientificText(number)).toBe(scientific);
    expect(engineeringText(number)).toBe(engineering);
  });

  it("decides between plain and scientific form after rounding", () => {
    expect(plainText(of("999999999999999999999.9", 6))).toBe("1e+21");
    expect(plainText(of("123456789", 6))).toBe("123457000");
    expect(plainText(of("0.00000009999999", 6))).toBe("0.0000001");
  });

  it("reads back as the same number", () => {
    fc.assert(
      fc.property(fc.bigInt({ min: -(10n ** 30n), max: 10n ** 30n }), fc.integer({ min: -40, max: 40 }), (n, e) => {
        const value = Rational.fromDecimal(`${n}e${e}`) as Rational;
        const number = toSignificant(value, 40);
        for (const text of [plainText(number), scientificText(number), engineeringText(number)])
          expect(Rational.fromDecimal(text)?.equals(value)).toBe(true);
        const power = Number(engineeringText(number).split("e")[1]);
        expect(Math.abs(power % 3)).toBe(0);
      }),
    );
  });

  it("writes mixed numbers", () => {
    const mixed = (n: number, d: number) => mixedText(Rational.of(n, d));
    expect(mixed(1027, 6)).toBe("171 1/6");
    expect(mixed(-22, 7)).toBe("-3 1/7");
    expect(mixed(6, 7)).toBeNull();
    expect(mixed(7, 1)).toBeNull();
  });
});
