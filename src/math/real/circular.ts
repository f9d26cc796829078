/** Trigonometric functions and their inverses, exact at angles where they are rational. */
import { Rational } from "../numbers/rational";
import {
  ANGLE_SIGN,
  type AngleUnit,
  exactArcSine,
  exactSine,
  fromRadians,
  fromTurns,
  toRadians,
  toTurns,
} from "./angles";
import type { Arithmetic } from "./arithmetic";
import { Ball } from "./ball";
import * as elementary from "./elementary";
import { squareRoot } from "./powers";
import { Exact, type Real, UndefinedError } from "./real";
import { shortText } from "./text";

export type Circular = "sin" | "cos" | "tan" | "sec" | "csc" | "cot";

const ONE = Exact.of(1);
const QUARTER = Rational.of(1, 4);

/** @throws UndefinedError at a pole */
export function circular(a: Arithmetic, name: Circular, x: Real, unit: AngleUnit): Real {
  const pole = () => new UndefinedError("domain", `${name} is not defined at ${shortText(x)}${ANGLE_SIGN[unit]}.`);
  const turns = toTurns(x, unit);
  if (turns) {
    const [top, bottom] = quotient(name, exactSine(turns), exactSine(turns.add(QUARTER)), Rational.ONE);
    if (bottom?.sign() === 0) throw pole();
    if (top?.sign() === 0) return Exact.of(0);
    if (top && bottom) return new Exact(top.divide(bottom));
    if (name === "tan" || name === "cot") {
      // The sine and cosine of 45° are irrational, but their quotient is not.
      const eighths = turns.multiply(Rational.of(8));
      if (eighths.isInteger() && eighths.n % 2n !== 0n) return Exact.of(BigInt.asUintN(2, eighths.n) === 1n ? 1 : -1);
    }
  }
  a.budget.spendFunction(a.bits);
  const { sin, cos } = turns ? ofTurns(a, turns) : elementary.sinCos(toRadians(a, x, unit), a.bits);
  const [top, bottom] = quotient(name, sin, cos, Ball.of(1n));
  if (a.sign(bottom) === 0) throw pole();
  return top.divide(bottom, a.bits);
}

/** Each function as a quotient of sine, cosine and one. */
function quotient<T>(name: Circular, sin: T, cos: T, one: T): [top: T, bottom: T] {
  switch (name) {
    case "sin":
      return [sin, one];
    case "cos":
      return [cos, one];
    case "tan":
      return [sin, cos];
    case "cot":
      return [cos, sin];
    case "sec":
      return [one, cos];
    case "csc":
      return [one, sin];
  }
}

/** Removes the nearest multiple of a quarter turn exactly, so that a small remainder keeps all its digits. */
function ofTurns(a: Arithmetic, turns: Rational): { sin: Ball; cos: Ball } {
  const quarters = turns.divide(QUARTER).round();
  const rest = turns.subtract(Rational.of(quarters, 4));
  const { sin, cos } = elementary.sinCos(a.ball(fromTurns(rest, "rad"), 8), a.bits);
  return elementary.turned(sin, cos, quarters);
}

/** @throws UndefinedError outside −1 … 1 */
export function arcSine(a: Arithmetic, x: Real, unit: AngleUnit): Real {
  const turns = x instanceof Exact && x.power === 0 ? exactArcSine(x.q) : null;
  if (turns) return fromTurns(turns, unit);
  requireUnit(a, x, "asin");
  const cosine = squareRoot(a, a.multiply(a.subtract(ONE, x), a.add(ONE, x)));
  return fromRadians(a, angleOf(a, a.ball(x), cosine), unit);
}

/** @throws UndefinedError outside −1 … 1 */
export function arcCosine(a: Arithmetic, x: Real, unit: AngleUnit): Real {
  const turns = x instanceof Exact && x.power === 0 ? exactArcSine(x.q) : null;
  if (turns) return fromTurns(QUARTER.subtract(turns), unit);
  requireUnit(a, x, "acos");
  // acos x = 2 atan √((1 − x) / (1 + x)) stays accurate near 1.
  const half = angleOf(a, squareRoot(a, a.subtract(ONE, x)), squareRoot(a, a.add(ONE, x)));
  return fromRadians(a, half.scale(1), unit);
}

export function arcTangent(a: Arithmetic, x: Real, unit: AngleUnit): Real {
  if (a.sign(x) === 0) return Exact.of(0);
  if (x instanceof Exact && x.power === 0 && x.q.abs().equals(Rational.ONE))
    return fromTurns(Rational.of(x.q.sign(), 8), unit);
  a.budget.spendFunction(a.bits);
  return fromRadians(a, elementary.atan(a.ball(x), a.bits), unit);
}

function requireUnit(a: Arithmetic, x: Real, name: string): void {
  if (a.compare(a.abs(x), ONE) > 0) throw new UndefinedError("domain", `${name} is not defined at ${shortText(x)}.`);
}

/** The angle from −π/2 to π/2 whose tangent is y/x, for x ≥ 0. */
function angleOf(a: Arithmetic, y: Ball, x: Ball): Ball {
  a.budget.spendFunction(a.bits);
  if (a.sign(x) !== 0) return elementary.atan(y.divide(x, a.bits), a.bits);
  const rightAngle = elementary.pi(a.bits).scale(-1);
  return a.sign(y) < 0 ? rightAngle.negate() : rightAngle;
}
