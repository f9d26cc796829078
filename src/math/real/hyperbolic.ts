import type { Arithmetic } from "./arithmetic";
import { Ball } from "./ball";
import * as elementary from "./elementary";
import { naturalLogarithm, squareRoot } from "./powers";
import { Exact, type Real, UndefinedError } from "./real";
import { shortText } from "./text";

const ONE = Exact.of(1);
const ZERO = Exact.of(0);
const HALF = Exact.of(1, 2);

export type Hyperbolic = "sinh" | "cosh" | "tanh";

export function hyperbolic(a: Arithmetic, name: Hyperbolic, x: Real): Real {
  if (x instanceof Exact && x.q.sign() === 0) return name === "cosh" ? ONE : ZERO;
  a.budget.spendFunction(a.bits);
  const ball = a.ball(x, 8 + elementary.digitsBeforePoint(a.ball(x)));
  if (name !== "tanh" || ball.top <= 0) {
    const { sinh, cosh } = elementary.sinhCosh(ball, a.bits);
    return name === "sinh" ? sinh : name === "cosh" ? cosh : sinh.divide(cosh, a.bits);
  }
  // Computed from e^(−2|x|), which does not overflow.
  const negative = a.sign(ball) < 0;
  const small = elementary.exp((negative ? ball : ball.negate()).scale(1), a.bits);
  const one = Ball.of(1n);
  const size = one.subtract(small, a.bits).divide(one.add(small, a.bits), a.bits);
  return negative ? size.negate() : size;
}

/** ln(|x| + √(x² + 1)) with the sign of x. */
export function inverseHyperbolicSine(a: Arithmetic, x: Real): Real {
  if (a.sign(x) === 0) return ZERO;
  const ball = a.ball(x);
  if (ball.top < -a.bits / 2) return elementary.nearlyItself(ball);
  const w = a.bits + 8 + Math.max(0, -ball.top);
  const exactly = a.ball(x, w - a.bits).abs();
  const root = exactly.multiply(exactly, w).add(Ball.of(1n), w).sqrt(w);
  a.budget.spendFunction(w);
  const size = elementary.ln(exactly.add(root, w), w);
  return (a.sign(x) < 0 ? size.negate() : size).round(a.bits);
}

/**
 * ln(x + √(x² − 1)).
 *
 * @throws UndefinedError below 1
 */
export function inverseHyperbolicCosine(a: Arithmetic, x: Real): Real {
  const above = a.subtract(x, ONE);
  if (a.sign(above) < 0) throw new UndefinedError("domain", `acosh is not defined at ${shortText(x)}.`);
  if (a.sign(above) === 0) return ZERO;
  const root = squareRoot(a, a.multiply(above, a.add(x, ONE)));
  return naturalLogarithm(a, a.add(x, root));
}

/**
 * ln((1 + x) / (1 − x)) / 2.
 *
 * @throws UndefinedError for |x| ≥ 1
 */
export function inverseHyperbolicTangent(a: Arithmetic, x: Real): Real {
  if (a.sign(x) === 0) return ZERO;
  const left = a.subtract(ONE, a.abs(x));
  if (a.sign(left) <= 0) throw new UndefinedError("domain", `atanh is not defined at ${shortText(x)}.`);
  const ball = a.ball(x);
  if (ball.top < -a.bits / 2) return elementary.nearlyItself(ball);
  return a.multiply(HALF, naturalLogarithm(a, a.divide(a.add(ONE, x), a.subtract(ONE, x))));
}
