/** Completing the square, step by step. */
import { step } from "../../../core/calculator";
import { magnitude, Rational } from "../../../math/numbers/rational";
import { squarePart } from "../../../math/numbers/square-part";
import { raised } from "../../../math/numbers/write-number";
import { Polynomial } from "../../../math/polynomial/polynomial";
import { RootForm } from "../../../math/polynomial/root-form";
import { rootsText } from "./by-formula";
import { asDecimal, endLine, isSmall, type MethodStep, operand, quotient, rewriting } from "./method-step";
import type { WholeQuadratic } from "./solved-equation";

export function bySquare(quadratic: WholeQuadratic): MethodStep[] {
  const { a, b, c } = quadratic;
  const linear = Rational.of(b, a);
  const constant = Rational.of(c, a);
  const half = Rational.of(b, 2n * a);
  const right = half.multiply(half).subtract(constant);
  const left = Polynomial.of([Rational.ZERO, linear, Rational.ONE]);
  const whole = Polynomial.of([c, b, a].map((one) => Rational.of(one)));
  const monic = left.add(Polynomial.constant(constant));
  return [
    ...(a === 1n
      ? []
      : [
          rewriting(
            "Divide by a, so that the coefficient of x² is 1",
            `(${whole}) ÷ ${a}`,
            String(monic),
            `${monic} = 0`,
          ),
        ]),
    ...(c === 0n ? [] : [rewriting("Move the constant to the right side", String(left), String(constant.negate()))]),
    ...(b === 0n ? [] : complete(half, constant, right, left)),
    ...takeRoot(quadratic, half),
  ];
}

function complete(half: Rational, constant: Rational, right: Rational, left: Polynomial): MethodStep[] {
  const square = half.multiply(half);
  const small = isSmall(square.n, square.d, constant.n, constant.d, right.n, right.d);
  const linear = left.at(1);
  const moved = constant.negate();
  return [
    {
      ...step(
        "Half the coefficient of x, squared",
        `(${operand(linear)} ÷ 2)²${small ? asDecimal(square) : ""}`,
        small ? String(square) : `= ${square}`,
      ),
      line: `(${quotient(half)})^2 = ${square}`,
    },
    {
      ...step(
        `Add it to both sides: the left side becomes ${raised(squareText(half))}, the right side`,
        `${operand(moved)} + ${operand(square)}${small ? asDecimal(right) : ""}`,
        small ? String(right) : `= ${right}`,
      ),
      line: `${squareText(half)} = ${right}`,
    },
  ];
}

/** `(x + 1/4)^2` */
function squareText(half: Rational): string {
  return half.sign() === 0 ? "x^2" : `(${shifted(half)})^2`;
}

function shifted(half: Rational): string {
  return String(Polynomial.of([half, Rational.ONE]));
}

function takeRoot(quadratic: WholeQuadratic, half: Rational): MethodStep[] {
  const { a, b, c } = quadratic;
  const D = b * b - 4n * a * c;
  const { root, rest } = squarePart(D === 0n ? 1n : magnitude(D));
  const text = D === 0n ? "0" : RootForm.of(0n, root, rest, 2n * a, D < 0n).pairText;
  const end = rootsText(quadratic);
  return [
    rewriting(
      D < 0n
        ? "Take the square root of both sides; that of a negative number is imaginary"
        : "Take the square root of both sides",
      shifted(half),
      text,
    ),
    ...(b === 0n || D === 0n ? [] : [rewriting("Isolate x", "x", `${half.negate()} ${text.replace(/^±/, "± ")}`)]),
    rewriting("The roots", "x", end, endLine(end)),
  ];
}
