/** Angles in degrees, radians and grads, as exact fractions of a turn if possible. */
import { Rational } from "../numbers/rational";
import type { Arithmetic } from "./arithmetic";
import type { Ball } from "./ball";
import { Exact, type Real, UndefinedError } from "./real";

export type AngleUnit = "deg" | "rad" | "grad";

/** A full turn in each unit: 360°, 2π, 400 grad. */
const TURN: Record<AngleUnit, Exact> = {
  deg: Exact.of(360),
  rad: new Exact(Rational.of(2), 1),
  grad: Exact.of(400),
};

export const ANGLE_SIGN: Record<AngleUnit, string> = { deg: "°", rad: "", grad: " grad" };

/** Angles with more integer bits than this are not reduced to a turn. */
const MAX_ANGLE_BITS = 40_000;

/** The angle as a fraction of a full turn, or null if it is not a known rational fraction. */
export function toTurns(x: Real, unit: AngleUnit): Rational | null {
  const turn = TURN[unit];
  if (!(x instanceof Exact)) return null;
  return x.power === turn.power || x.q.sign() === 0 ? x.q.divide(turn.q) : null;
}

export function fromTurns(turns: Rational, unit: AngleUnit): Exact {
  const { q, power } = TURN[unit];
  return new Exact(turns.multiply(q), power);
}

/** @throws UndefinedError if the angle is too large to be reduced to a turn */
export function toRadians(a: Arithmetic, x: Real, unit: AngleUnit): Ball {
  const { top } = a.ball(x);
  if (top > MAX_ANGLE_BITS) throw new UndefinedError("too-large", "The angle is too large.");
  const extra = Math.max(0, top) + 8;
  a.budget.spendFunction(a.bits + extra);
  const angle = a.ball(x, extra);
  return unit === "rad" ? angle : angle.multiply(inRadians(a, unit, extra), a.bits + extra);
}

export function fromRadians(a: Arithmetic, angle: Ball, unit: AngleUnit): Ball {
  return unit === "rad" ? angle : angle.divide(inRadians(a, unit, 8), a.bits);
}

export function fromDegrees(a: Arithmetic, x: Real, unit: AngleUnit): Real {
  const { q, power } = TURN[unit];
  return a.multiply(x, new Exact(q.divide(TURN.deg.q), power));
}

/** One degree or grad in radians. */
function inRadians(a: Arithmetic, unit: AngleUnit, extra: number): Ball {
  return a.ball(new Exact(TURN.rad.q.divide(TURN[unit].q), TURN.rad.power), extra);
}

/** Twice the sines of 0, 30, 60 … 330 degrees; by Niven's theorem no other rational angles have rational sines. */
const SINES_IN_HALVES = [0, 1, null, 2, null, 1, 0, -1, null, -2, null, -1];

/** The sine if it is rational, otherwise null. */
export function exactSine(turns: Rational): Rational | null {
  const twelfths = turns.multiply(Rational.of(12));
  if (!twelfths.isInteger()) return null;
  const halves = SINES_IN_HALVES[Number(((twelfths.n % 12n) + 12n) % 12n)];
  return halves === null || halves === undefined ? null : Rational.of(halves, 2);
}

/** The angle in turns, from −1/4 to 1/4, whose sine is 0, ±1/2 or ±1; null for any other sine. */
export function exactArcSine(sine: Rational): Rational | null {
  const halves = sine.add(sine);
  if (!halves.isInteger()) return null;
  const twelfths = [0, 1, 3][Number(halves.abs().n)];
  return twelfths === undefined ? null : Rational.of(twelfths * halves.sign(), 12);
}
