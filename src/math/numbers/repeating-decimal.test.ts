import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { readExact } from "./exact";
import { Rational } from "./rational";
import { cutText, repeatingText } from "./repeating-decimal";

const exact = (text: string) => readExact(text) as Rational;

describe("repeatingText", () => {
  it.each([
    ["1/7", "0.(142857)"],
    ["100/3", "33.(3)"],
    ["-5/4", "-1.25"],
    ["1/6", "0.1(6)"],
    ["1/12", "0.08(3)"],
    ["-1/90", "-0.0(1)"],
    ["0", "0"],
    ["12", "12"],
    ["1/81", "0.(012345679)"],
    // Gardner, “The number 1/97”, and any table of reciprocals.
    ["1/17", "0.(0588235294117647)"],
    ["1/97", null],
  ])("%s is %s", (text, decimal) => {
    expect(repeatingText(exact(text))).toBe(decimal);
  });

  it("respects the maximum length", () => {
    expect(repeatingText(exact("1/97"), { prefix: 60, period: 96 })).toMatch(/^0\.\(01030927\d+567\)$/);
    expect(repeatingText(Rational.of(1n, 2n ** 70n))).toBeNull();
    const long = repeatingText(Rational.of(1n, 2n ** 70n), { prefix: 70, period: 1 });
    expect(long?.length).toBe(72);
    expect(exact(long as string).d).toBe(2n ** 70n);
  });

  it("equals the original fraction", () => {
    fc.assert(
      fc.property(fc.bigInt(-9999n, 9999n), fc.bigInt(1n, 200n), (n, d) => {
        const text = repeatingText(Rational.of(n, d), { prefix: 60, period: 200 }) as string;
        const [, sign, whole = "", prefix = "", period = ""] = /^(-?)(\d+)(?:\.(\d*)(?:\((\d+)\))?)?$/.exec(text) ?? [];
        // 0.prefix(period) = (prefix period − prefix) ÷ (99…9 00…0).
        const scale = 10n ** BigInt(prefix.length);
        const nines = period ? 10n ** BigInt(period.length) - 1n : 1n;
        const part = Rational.of(BigInt(prefix || "0") * nines + BigInt(period || "0"), scale * nines);
        const size = Rational.of(BigInt(whole)).add(part);
        expect((sign ? size.negate() : size).equals(Rational.of(n, d))).toBe(true);
      }),
    );
  });
});

it("truncates decimals", () => {
  expect(cutText(exact("2/3"), 5)).toBe("0.66666…");
  expect(cutText(exact("-1/983"), 8)).toBe("-0.00101729…");
});
