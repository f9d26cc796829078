import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { groupDigits, raised, withHyphen, writeCompact, writeDecimal, writeScientific } from "./write-number";

/** Everyday numbers and others, excluding those that Intl writes out in hundreds of digits. */
const numbers = fc.oneof(
  fc.double({ min: -1e16, max: 1e16, noNaN: true }),
  fc.double({ min: -1, max: 1, noNaN: true }),
  fc.tuple(fc.integer({ min: -1e9, max: 1e9 }), fc.integer({ min: 0, max: 6 })).map(([n, d]) => n / 10 ** d),
  fc.tuple(fc.integer({ min: 1, max: 9999 }), fc.integer({ min: -4, max: 12 })).map(([n, e]) => n * 10 ** e),
);

/** As `Intl` writes it, but with a minus sign, and none before zero. */
const written = (text: string) => text.replace("-", /[1-9]/.test(text) ? "−" : "");

describe("decimals", () => {
  it.each([
    [1234.5, { maxDigits: 6 }, "1234.5"],
    [1234.5, { maxDigits: 0, grouping: "thousands" }, "1,235"],
    [1.005, { maxDigits: 2 }, "1.01"],
    [0.5, { maxDigits: 0 }, "1"],
    [-0.5, { maxDigits: 0 }, "−1"],
    [-0.4, { maxDigits: 0 }, "0"],
    [-0, { maxDigits: 2, minDigits: 2 }, "0.00"],
    [0.04, { maxDigits: 1 }, "0"],
    [0.06, { maxDigits: 1 }, "0.1"],
    [9.996, { maxDigits: 2, minDigits: 2 }, "10.00"],
    [999_999.999, { maxDigits: 2, grouping: "lakhs" }, "10,00,000"],
    [1e-7, { maxDigits: 6 }, "0"],
    [1e20, { maxDigits: 0 }, "100000000000000000000"],
  ] as const)("%d with %j is %s", (value, decimals, text) => {
    expect(writeDecimal(value, decimals)).toBe(text);
  });

  it("match Intl.NumberFormat", () => {
    fc.assert(
      fc.property(
        numbers,
        fc.integer({ min: 0, max: 8 }),
        fc.integer({ min: 0, max: 8 }),
        fc.constantFrom("thousands", "lakhs"),
        (value, minDigits, more, grouping) => {
          const maxDigits = minDigits + more;
          const intl = new Intl.NumberFormat(grouping === "lakhs" ? "en-IN" : "en-US", {
            minimumFractionDigits: minDigits,
            maximumFractionDigits: maxDigits,
          });
          expect(writeDecimal(value, { minDigits, maxDigits, grouping })).toBe(written(intl.format(value)));
        },
      ),
    );
  });
});

describe("powers of ten", () => {
  it("have no more digits than requested", () => {
    expect(writeScientific(1.2e20, 7)).toBe("1.2 × 10²⁰");
    expect(writeScientific(-1.23456e-9, 4)).toBe("−1.235 × 10⁻⁹");
    expect(writeScientific(9.9996e22, 4)).toBe("1 × 10²³");
    expect(writeScientific(0, 4)).toBe("0 × 10⁰");
  });

  it("match Intl.NumberFormat", () => {
    const any = fc.double({ noNaN: true, noDefaultInfinity: true });
    fc.assert(
      fc.property(any, fc.integer({ min: 1, max: 9 }), (value, count) => {
        const intl = new Intl.NumberFormat("en-US", {
          notation: "scientific",
          maximumSignificantDigits: count,
        });
        const plain = writeScientific(value, count)
          .replace(" × 10", "E")
          .replace(/[⁰¹²³⁴⁵⁶⁷⁸⁹⁻]/g, (sign) => "0123456789-"["⁰¹²³⁴⁵⁶⁷⁸⁹⁻".indexOf(sign)] as string);
        const [mantissa = "", exponent] = intl.format(value).split("E");
        expect(plain).toBe(`${written(mantissa)}E${exponent}`);
      }),
    );
  });
});

describe("short forms", () => {
  it("carry over into the next unit when rounding does", () => {
    expect(writeCompact(999.6)).toBe("1k");
    expect(writeCompact(999_949)).toBe("999.9k");
    expect(writeCompact(999_950)).toBe("1M");
    expect(writeCompact(-0.4)).toBe("0");
  });

  it("match Intl.NumberFormat", () => {
    fc.assert(
      fc.property(numbers, (value) => {
        const intl = new Intl.NumberFormat("en-US", {
          notation: "compact",
          maximumFractionDigits: Math.abs(value) < 1000 ? 0 : 1,
        });
        expect(writeCompact(value)).toBe(written(intl.format(value)).replace("K", "k"));
      }),
    );
  });
});

it("groups digits in US and Indian style", () => {
  expect(groupDigits("999")).toBe("999");
  expect(groupDigits("1234567")).toBe("1,234,567");
  expect(groupDigits("1234567", "lakhs")).toBe("12,34,567");
  expect(groupDigits("1000", "lakhs")).toBe("1,000");
  expect(groupDigits("123456789012", "lakhs")).toBe("1,23,45,67,89,012");
});

it("turns the sign back into a hyphen for programs", () => {
  expect(Number(withHyphen(writeDecimal(-1.5, { maxDigits: 1 })))).toBe(-1.5);
});

it("raises exponents", () => {
  expect(raised("2^3 × 3^12 × 5")).toBe("2³ × 3¹² × 5");
});
