import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { Rational } from "../numbers/rational";
import { cubicRoots } from "./cubic";
import { Polynomial } from "./polynomial";
import { quadraticRoots } from "./quadratic";
import { rationalRoots } from "./rational-roots";
import { RealRoots } from "./real-roots";
import type { Root } from "./roots";

const exact = (roots: readonly Root[]) => roots.map((root) => root.exact?.text ?? null);
const doubles = (roots: readonly Root[]) => roots.map(({ re, im }) => [re, im]);

/** Integer coefficients of 1, x, x², x³ from roots p/q. */
function cubicWith(roots: readonly (readonly [number, number])[]): bigint[] {
  return roots.reduce<bigint[]>(
    (product, [p, q]) => {
      const next = Array<bigint>(product.length + 1).fill(0n);
      for (const [i, one] of product.entries()) {
        next[i] = (next[i] as bigint) - one * BigInt(p);
        next[i + 1] = (next[i + 1] as bigint) + one * BigInt(q);
      }
      return next;
    },
    [1n],
  );
}

describe("quadratics", () => {
  // Textbook cases, solved by hand with the formula.
  it.each([
    [
      [2n, 1n, -3n],
      ["-3/2", "1"],
    ],
    [
      [1n, 2n, 5n],
      ["-1 - 2i", "-1 + 2i"],
    ],
    [
      [1n, -1n, 1n],
      ["(1 - i√3)/2", "(1 + i√3)/2"],
    ],
    [
      [1n, 1n, -3n],
      ["(-1 - √13)/2", "(-1 + √13)/2"],
    ],
    [
      [1n, 0n, -12n],
      ["-2√3", "2√3"],
    ],
    [
      [2n, 0n, 3n],
      ["-i√6/2", "i√6/2"],
    ],
    [
      [1n, 0n, 1n],
      ["-i", "i"],
    ],
    [
      [4n, -4n, -1n],
      ["(1 - √2)/2", "(1 + √2)/2"],
    ],
    [
      [1n, -6n, 9n],
      ["3", "3"],
    ],
    [
      [1n, -2n, -2n],
      ["1 - √3", "1 + √3"],
    ],
    [
      [9n, 6n, 5n],
      ["(-1 - 2i)/3", "(-1 + 2i)/3"],
    ],
  ] as const)("%s", ([a, b, c], texts) => expect(exact(quadraticRoots(a, b, c).roots)).toEqual(texts));

  it("loses no precision when b and √D nearly cancel", () => {
    // x = 10⁻⁸ + 10⁻²⁴ + …, by the series of the root.
    expect(doubles(quadraticRoots(1n, -(10n ** 8n), 1n).roots)).toEqual([
      [1e-8, 0],
      [99_999_999.99999999, 0],
    ]);
    expect(quadraticRoots(1n, 10n ** 200n, 1n).roots.map(({ re }) => re)).toEqual([-1e200, -1e-200]);
  });

  it("satisfy the equation as closely as doubles can", () => {
    const whole = fc.bigInt({ min: -(10n ** 12n), max: 10n ** 12n });
    fc.assert(
      fc.property(fc.bigInt({ min: 1n, max: 10n ** 12n }), whole, whole, (a, b, c) => {
        const f = Polynomial.of([c, b, a].map((one) => Rational.of(one)));
        for (const { re, im } of quadraticRoots(a, b, c).roots) {
          if (im !== 0 || re === null || re === 0) continue;
          // The sign changes within one unit in the last place, so no double is closer.
          const [below, above] = [1 - 2 ** -52, 1 + 2 ** -52].map((share) =>
            f.evaluate(Rational.of(BigInt(Math.round(share * 2 ** 52)), 2n ** 52n).multiply(binary(re))).sign(),
          );
          const isRepeated = b * b === 4n * a * c;
          if (!isRepeated) expect((below ?? 0) * (above ?? 0)).toBeLessThanOrEqual(0);
        }
      }),
    );
  });
});

/** The exact value of a double. */
function binary(x: number): Rational {
  let exponent = 0;
  let whole = x;
  for (; !Number.isInteger(whole); exponent++) whole *= 2;
  return Rational.of(BigInt(whole), 2n ** BigInt(exponent));
}

describe("cubics", () => {
  it.each([
    // Tartaglia's x³ + 6x = 20 has the root 2 (Cardano, Ars Magna, chapter 11).
    [
      [-20n, 6n, 0n, 1n],
      ["2", "-1 - 3i", "-1 + 3i"],
    ],
    // Bombelli's x³ = 15x + 4 has the root 4 (L'Algebra, 1572).
    [
      [-4n, -15n, 0n, 1n],
      ["-2 - √3", "-2 + √3", "4"],
    ],
    [
      [6n, -7n, 0n, 1n],
      ["-3", "1", "2"],
    ],
    [
      [-1n, 0n, 0n, 1n],
      ["1", "(-1 - i√3)/2", "(-1 + i√3)/2"],
    ],
    [
      [1n, -3n, 1n, 2n],
      ["(-1 - √5)/2", "1/2", "(-1 + √5)/2"],
    ],
    [
      [3n, -5n, 1n, 1n],
      ["-3", "1", "1"],
    ],
    [
      [-8n, 12n, -6n, 1n],
      ["2", "2", "2"],
    ],
    [
      [0n, -2n, 0n, 1n],
      ["-√2", "0", "√2"],
    ],
  ] as const)("%s", (whole, texts) => expect(exact(cubicRoots(whole).roots)).toEqual(texts));

  it("give decimals if no root is rational", () => {
    // ∛2 = 1.2599210498948731647672…; the pair is ∛2(−1 ± i√3)/2, √3·∛2/2 = 1.0911236359717214035….
    expect(doubles(cubicRoots([-2n, 0n, 0n, 1n]).roots)).toEqual([
      [1.2599210498948732, 0],
      [-0.6299605249474366, -1.0911236359717214],
      [-0.6299605249474366, 1.0911236359717214],
    ]);
    // 2cos(8π/9), 2cos(4π/9) and 2cos(2π/9) are the roots of x³ − 3x + 1: −1.87938524157181676810…,
    // 0.34729635533386069770… and 1.53208888623795607040…, by Newton's method with 60 decimals.
    expect(doubles(cubicRoots([1n, -3n, 0n, 1n]).roots)).toEqual([
      [-1.8793852415718169, 0],
      [0.3472963553338607, 0],
      [1.532088886237956, 0],
    ]);
  });

  it("separate roots that are closer together than doubles", () => {
    // (x − 1)(x − 1 − 10⁻³⁰)(x − 2), and the same plus a perturbation of 10⁻⁴⁰.
    const e = 10n ** 30n;
    const product = cubicWith([[1, 1]]);
    const near = [-(e + 1n), e];
    const quadratic = [
      (product[0] as bigint) * (near[0] as bigint),
      (product[0] as bigint) * (near[1] as bigint) + (product[1] as bigint) * (near[0] as bigint),
      (product[1] as bigint) * (near[1] as bigint),
    ] as const;
    const whole = [
      -2n * quadratic[0],
      quadratic[0] - 2n * quadratic[1],
      quadratic[1] - 2n * quadratic[2],
      quadratic[2],
    ];
    expect(exact(cubicRoots(whole).roots)).toEqual(["1", `${e + 1n}/${e}`, "2"]);
    const moved = whole.map((one) => one * 10n ** 40n);
    moved[0] = (moved[0] as bigint) + 1n;
    const { roots, rational } = cubicRoots(moved);
    expect(rational).toEqual([]);
    expect(doubles(roots)).toEqual([
      [1, 0],
      [1, 0],
      [2, 0],
    ]);
  });

  it("find the rational roots a cubic was constructed from", () => {
    const root = fc.tuple(fc.integer({ min: -60, max: 60 }), fc.integer({ min: 1, max: 30 }));
    fc.assert(
      fc.property(fc.array(root, { minLength: 3, maxLength: 3 }), (roots) => {
        const sorted = roots.map(([p, q]) => Rational.of(p, q)).sort((a, b) => a.compare(b));
        const whole = Polynomial.of(cubicWith(roots).map((one) => Rational.of(one))).primitive().whole;
        expect(exact(cubicRoots(whole).roots)).toEqual(sorted.map(String));
      }),
    );
  });

  it("satisfy Vieta's formulas for sum and product", () => {
    const coefficient = fc.integer({ min: -200, max: 200 });
    fc.assert(
      fc.property(coefficient, coefficient, coefficient, fc.integer({ min: 1, max: 50 }), (d, c, b, a) => {
        const { whole } = Polynomial.of([d, c, b, a].map((one) => Rational.of(one))).primitive();
        const { roots } = cubicRoots(whole);
        const size = roots.reduce((sum, { re, im }) => sum + Math.hypot(re ?? 0, im ?? 0), 1);
        const sum = roots.reduce((all, { re }) => all + (re ?? 0), 0);
        expect(Math.abs(sum + b / a)).toBeLessThan(1e-12 * size);
        const [x, y, z] = roots.map(({ re, im }) => [re ?? 0, im ?? 0] as const) as [
          readonly [number, number],
          readonly [number, number],
          readonly [number, number],
        ];
        const pair = y[1] === 0 ? y[0] * z[0] : y[0] ** 2 + y[1] ** 2;
        expect(Math.abs(x[0] * pair + d / a)).toBeLessThan(1e-12 * size ** 3);
      }),
    );
  });
});

it("finds rational roots without factoring, even with coefficients of hundreds of digits", () => {
  const [p, q] = [10n ** 300n + 7n, 10n ** 250n + 9n];
  // (qx − p)(x² + x + 1).
  const whole = [-p, q - p, q - p, q];
  expect(rationalRoots(whole).map(String)).toEqual([String(Rational.of(p, q))]);
  expect(rationalRoots([-2n, 0n, 1n])).toEqual([]);
});

describe("real roots", () => {
  it("counts all roots, and those up to a number", () => {
    const real = new RealRoots([6n, -7n, 0n, 1n]);
    expect(real.count).toBe(3);
    // Roots −3, 1, 2; counted at 1 and just below it.
    expect(real.upTo({ n: 1n, e: 0 })).toBe(2);
    expect(real.upTo({ n: 2n ** 60n - 1n, e: -60 })).toBe(1);
    expect(new RealRoots([1n, 1n, 1n]).count).toBe(0);
  });

  it("returns null outside the range of a double", () => {
    expect(new RealRoots([-(10n ** 400n), 1n]).nearest(1)).toBeNull();
    expect(new RealRoots([-1n, 10n ** 400n]).nearest(1)).toBe(0);
    expect(new RealRoots([-(10n ** 300n), 1n]).nearest(1)).toBe(1e300);
  });

  it("rounds to nearest", () => {
    const whole = fc.bigInt({ min: 1n, max: 10n ** 40n });
    fc.assert(
      fc.property(whole, whole, fc.boolean(), (n, d, negative) => {
        const top = negative ? -n : n;
        expect(new RealRoots([-top, d]).nearest(1)).toBe(Rational.of(top, d).toNumber());
      }),
    );
  });
});
