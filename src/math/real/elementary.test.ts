import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { Ball, OverflowError, PrecisionError } from "./ball";
import { atan, exp, ln, pi, powerOf, sinCos, sinhCosh } from "./elementary";
import { gamma } from "./gamma";

type Function = (x: Ball, bits: number) => Ball;

/** Whether two balls have a number in common. */
function overlap(a: Ball, b: Ball): boolean {
  return a.subtract(b, 2000).mayBeZero;
}

const fraction = fc.tuple(fc.bigInt({ min: 1n, max: 10n ** 12n }), fc.bigInt({ min: 1n, max: 10n ** 12n }));

const FUNCTIONS: Record<string, Function> = {
  exp,
  ln,
  atan,
  sin: (x, bits) => sinCos(x, bits).sin,
  cos: (x, bits) => sinCos(x, bits).cos,
  sinh: (x, bits) => sinhCosh(x, bits).sinh,
  cosh: (x, bits) => sinhCosh(x, bits).cosh,
  power: (x, bits) => powerOf(x, x, bits),
};

describe.each(Object.entries(FUNCTIONS))("%s", (_, f) => {
  it("contains the value computed with ten times as many digits", () => {
    fc.assert(
      fc.property(fraction, fc.integer({ min: 40, max: 200 }), ([n, d], bits) => {
        const scaled = n > 400n * d ? ([n, d * n] as const) : ([n, d] as const);
        const x = Ball.fraction(...scaled, bits);
        const precise = f(Ball.fraction(...scaled, 10 * bits), 10 * bits);
        expect(overlap(f(x, bits), precise)).toBe(true);
      }),
    );
  });

  it("contains the values for every number in its argument", () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1000 }), fc.integer({ min: 1, max: 12 }), (n, blur) => {
        const wide = Ball.of(BigInt(n) << 12n, -19, BigInt(2 ** blur));
        for (const end of [wide.m - wide.r, wide.m, wide.m + wide.r]) {
          if (end <= 0n) continue;
          try {
            expect(overlap(f(wide, 80), f(Ball.of(end, -19), 80))).toBe(true);
          } catch (error) {
            expect(error).toBeInstanceOf(PrecisionError);
          }
        }
      }),
    );
  });
});

describe("identities", () => {
  const check = (value: Ball, expected: Ball, bits: number) => {
    expect(overlap(value, expected)).toBe(true);
    // Overlap alone is not enough: the ball must also be narrow.
    expect(value.r * 2n ** BigInt(bits - 40) < 2n ** 40n + (value.m < 0n ? -value.m : value.m)).toBe(true);
  };

  it.each([53, 150, 700, 3400])("hold to %s binary digits", (bits) => {
    const x = Ball.fraction(22n, 7n, bits);
    const one = Ball.of(1n);
    const { sin, cos } = sinCos(x, bits);
    const { sinh, cosh } = sinhCosh(x, bits);
    check(ln(exp(x, bits), bits), x, bits);
    check(sin.multiply(sin, bits).add(cos.multiply(cos, bits), bits), one, bits);
    check(cosh.multiply(cosh, bits).subtract(sinh.multiply(sinh, bits), bits), one, bits);
    check(atan(one, bits).scale(2), pi(bits), bits);
    const half = Ball.fraction(1n, 2n, bits);
    const third = Ball.fraction(1n, 3n, bits);
    check(atan(half, bits).add(atan(third, bits), bits).scale(2), pi(bits), bits);
    check(powerOf(x, half, bits), x.sqrt(bits), bits);
    // Γ(1/2)² = π, Γ(1/3) Γ(2/3) = 2π/√3.
    const root = gamma(half, bits);
    check(root.multiply(root, bits), pi(bits), bits);
    const both = gamma(third, bits).multiply(gamma(third.scale(1), bits), bits);
    check(both, pi(bits).scale(1).divide(Ball.of(3n).sqrt(bits), bits), bits);
  });
});

describe("extremes", () => {
  it("keeps the digits of tiny arguments", () => {
    const tiny = Ball.fraction(1n, 10n ** 400n, 100);
    for (const f of [FUNCTIONS.sin, FUNCTIONS.sinh, FUNCTIONS.atan] as Function[]) {
      const value = f(tiny, 100);
      expect(overlap(value, tiny)).toBe(true);
      expect(value.r * 2n ** 90n < value.m).toBe(true);
    }
  });

  it("reduces large angles exactly", () => {
    // sin 10^22, which many libraries get wrong: Ng, Argument reduction for huge arguments, 1992.
    const { sin } = sinCos(Ball.of(10n ** 22n), 120);
    expect(sin.toNumber()).toBe(-0.8522008497671888);
  });

  it("throws for results it cannot represent", () => {
    expect(() => exp(Ball.of(1n, 60), 100)).toThrow(OverflowError);
    expect(exp(Ball.of(-1n, 60), 100).mayBeZero).toBe(true);
    expect(() => exp(Ball.of(1n, 0, 2n), 100)).toThrow(PrecisionError);
    expect(() => ln(Ball.of(0n), 100)).toThrow(PrecisionError);
    expect(() => ln(Ball.of(-1n), 100)).toThrow(PrecisionError);
    expect(() => gamma(Ball.of(-3n), 100)).toThrow(PrecisionError);
  });

  it("agrees with factorials", () => {
    // Γ(26) = 25!, OEIS A000142.
    expect(overlap(gamma(Ball.of(26n), 200), Ball.of(15511210043330985984000000n))).toBe(true);
    expect(gamma(Ball.fraction(-5n, 2n, 100), 100).toNumber()).toBeCloseTo(-0.9453087204829419, 15);
  });
});
