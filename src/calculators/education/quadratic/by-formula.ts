/** The quadratic formula, step by step. */
import { step } from "../../../core/calculator";
import type { Format } from "../../../core/format";
import { bitLength } from "../../../math/numbers/bit-length";
import { exactRoot } from "../../../math/numbers/integer";
import { Rational } from "../../../math/numbers/rational";
import { quadraticRoots } from "../../../math/polynomial/quadratic";
import type { Root } from "../../../math/polynomial/roots";
import { signedOperand } from "../../../math/words/signed-operand";
import { asDecimal, isSmall, type MethodStep, operand } from "./method-step";
import type { WholeQuadratic } from "./solved-equation";

/** If 4ac is this many bits shorter than b², −b and √D nearly cancel in one of the roots. */
const CANCELING_BITS = 8;

export function byFormula(quadratic: WholeQuadratic, format: Format): MethodStep[] {
  const { a, b, c } = quadratic;
  const D = b * b - 4n * a * c;
  const small = isSmall(b * b, 4n * a * c, D);
  const { roots } = quadraticRoots(a, b, c);
  const sum = `${operand(b)}² − 4 × ${operand(a)} × ${operand(c)}`;
  return [
    {
      ...step("Discriminant, D = b² − 4ac", sum, named("D", D, small)),
      line: `D = b^2 − 4ac = ${sum} = ${D}`,
    },
    ...(D === 0n ? [repeated(quadratic)] : D < 0n ? complex(quadratic, -D, roots) : real(quadratic, D, roots, format)),
  ];
}

function repeated({ a, b }: WholeQuadratic): MethodStep {
  const root = Rational.of(-b, 2n * a);
  const expression = `${-b} ÷ (2 × ${a})`;
  return {
    ...step(
      "D is 0, so both roots are −b ÷ 2a",
      isSmall(a, b) ? expression + asDecimal(root) : expression,
      named("x", root, isSmall(a, b)),
    ),
    line: `x = ${expression} = ${root}`,
  };
}

function real({ a, b, c }: WholeQuadratic, D: bigint, roots: readonly [Root, Root], format: Format): MethodStep[] {
  const small = isSmall(b * b, 4n * a * c, D);
  const [first, second] = roots.map(({ exact }) => exact) as [NonNullable<Root["exact"]>, NonNullable<Root["exact"]>];
  if (first.rational && second.rational) {
    const square = second.rational.subtract(first.rational).multiply(Rational.of(a)).n;
    const rational = [first.rational, second.rational];
    return [
      {
        ...step("Square root of D", `√(${D})`, named("√D", square, small)),
        line: `√(D) = √(${D}) = ${square}`,
      },
      ...rational.map((root, i) => {
        const expression = `(${-b} ${i === 0 ? "−" : "+"} ${square}) ÷ (2 × ${a})`;
        return {
          ...step(
            `x${"₁₂"[i]} = (−b ${i === 0 ? "−" : "+"} √D) ÷ 2a`,
            small ? expression + asDecimal(root) : expression,
            named("x", root, small),
          ),
          line: `x${"₁₂₃"[i]} = ${expression} = ${root}`,
        };
      }),
    ];
  }
  return [
    ...radicalStep(D, second.n, ""),
    {
      ...step("x = (−b ± √D) ÷ 2a, in simplest form", `(${-b} ± √(${D})) ÷ (2 × ${a})`, second.pairText),
      line: `x = (${-b} ± √(${D})) ÷ (2 × ${a}) = ${second.pairText}`,
    },
    ...decimals({ a, b, c }, D, roots, small, format),
  ];
}

/** √52 = √(4 × 13) = 2√13. Empty if there is no square to take out. */
function radicalStep(D: bigint, rest: bigint, unit: string): MethodStep[] {
  const square = D / rest;
  if (square === 1n) return [];
  const root = exactRoot(square, 2);
  const outside = `${root === 1n ? "" : root}${unit}${rest === 1n ? "" : `√${rest}`}`;
  const inside = `√(${unit ? "-" : ""}${D})`;
  const split = rest === 1n ? `√(${square})` : `√(${square} × ${rest})`;
  return [
    {
      ...step("Square root of D, in simplest form", `${inside} = ${split}${unit ? " × i" : ""}`, outside),
      line: `√(D) = ${inside} = ${outside}`,
    },
  ];
}

/** If −b and √D nearly cancel in one root, that root is computed as c ÷ (a × the other root), which loses no digits. */
function decimals(
  { a, b, c }: WholeQuadratic,
  D: bigint,
  roots: readonly [Root, Root],
  small: boolean,
  format: Format,
): MethodStep[] {
  const cancels = bitLength(b * b) - bitLength(4n * a * c) > CANCELING_BITS;
  const far = b > 0n ? 0 : 1;
  const places = cancels ? [far, 1 - far] : [0, 1];
  return places.flatMap((place) => {
    const value = roots[place]?.re;
    const other = roots[1 - place]?.re;
    if (value === null || value === undefined || other === null || other === undefined) return [];
    const lost = cancels && place !== far;
    const sign = place === 0 ? "−" : "+";
    const expression = lost
      ? `${operand(c)} ÷ (${a} × ${signedOperand(format.number(other, 10))})`
      : small
        ? `(${-b} ${sign} √(${D})) ÷ (2 × ${a})`
        : (roots[place]?.exact?.text ?? "");
    const shown = format.number(value, 10);
    return [
      {
        ...step(
          lost
            ? `x${"₁₂"[place]} in decimals, from x₁ × x₂ = c ÷ a, because −b and √D all but cancel`
            : `x${"₁₂"[place]} in decimals`,
          expression,
          shown,
        ),
        line: `x${"₁₂"[place]} ≈ ${shown}`,
      },
    ];
  });
}

function complex({ a, b }: WholeQuadratic, size: bigint, roots: readonly [Root, Root]): MethodStep[] {
  const exact = roots[1].exact as NonNullable<Root["exact"]>;
  const small = isSmall(size, a, b);
  const re = Rational.of(-b, 2n * a);
  const { im } = roots[1];
  return [
    ...radicalStep(size, exact.n, "i"),
    {
      ...step("x = (−b ± √D) ÷ 2a, in simplest form", `(${-b} ± √(-${size})) ÷ (2 × ${a})`, exact.pairText),
      line: `x = (${-b} ± √(-${size})) ÷ (2 × ${a}) = ${exact.pairText}`,
    },
    {
      ...step(
        "Real part, −b ÷ 2a",
        small ? `${-b} ÷ (2 × ${a})${asDecimal(re)}` : `${-b} ÷ (2 × ${a})`,
        named("Re x", re, small),
      ),
      line: `Re x = ${-b} ÷ (2 × ${a}) = ${re}`,
    },
    ...(im === null
      ? []
      : [
          {
            ...step(
              "Imaginary part, √−D ÷ 2a",
              `√(${size}) ÷ (2 × ${a})`,
              small && im >= 1e-3 && im < 1e9 ? String(Number(im.toFixed(6))) : `Im x ≈ ${im}`,
            ),
            line: `Im x = ±√(${size}) ÷ (2 × ${a})`,
          },
        ]),
  ];
}

/** `-3/2 or 1`, `(-1 ± √13)/2`: the roots as they are written at the end of a method. */
export function rootsText({ a, b, c }: WholeQuadratic): string {
  const [first, second] = quadraticRoots(a, b, c).roots.map(({ exact }) => exact?.text);
  const [, root] = quadraticRoots(a, b, c).roots;
  if (root.exact?.q !== 0n) return root.exact?.pairText ?? "";
  return first === second ? String(first) : `${first} or ${second}`;
}

/** Shows a large number with its name, because other calculators would round it and get other digits. */
function named(name: string, value: bigint | Rational, small: boolean): string {
  return small ? String(value) : `${name} = ${value}`;
}
