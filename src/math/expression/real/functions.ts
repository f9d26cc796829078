/** The functions of the full evaluator, on real numbers. */
import { Rational } from "../../numbers/rational";
import type { AngleUnit } from "../../real/angles";
import type { Arithmetic } from "../../real/arithmetic";
import { arcCosine, arcSine, arcTangent, circular } from "../../real/circular";
import {
  hyperbolic,
  inverseHyperbolicCosine,
  inverseHyperbolicSine,
  inverseHyperbolicTangent,
} from "../../real/hyperbolic";
import { exponential, logarithm, naturalLogarithm, root } from "../../real/powers";
import { Exact, type Real, UndefinedError } from "../../real/real";
import {
  combinations,
  factorialOf,
  gammaOf,
  greatestCommonDivisor,
  leastCommonMultiple,
  permutations,
} from "./counting";
import type { FunctionName } from "./names";

interface Call {
  readonly a: Arithmetic;
  readonly unit: AngleUnit;
  /** The first argument. */
  readonly x: Real;
  /** The second argument, if any; the parser has checked their number. */
  readonly y?: Real;
  readonly all: readonly Real[];
}

const ONE = Exact.of(1);
const TWO = Exact.of(2);
const TEN = Exact.of(10);

const FUNCTIONS: Record<FunctionName, (call: Call) => Real> = {
  sin: ({ a, x, unit }) => circular(a, "sin", x, unit),
  cos: ({ a, x, unit }) => circular(a, "cos", x, unit),
  tan: ({ a, x, unit }) => circular(a, "tan", x, unit),
  sec: ({ a, x, unit }) => circular(a, "sec", x, unit),
  csc: ({ a, x, unit }) => circular(a, "csc", x, unit),
  cot: ({ a, x, unit }) => circular(a, "cot", x, unit),
  asin: ({ a, x, unit }) => arcSine(a, x, unit),
  acos: ({ a, x, unit }) => arcCosine(a, x, unit),
  atan: ({ a, x, unit }) => arcTangent(a, x, unit),
  sinh: ({ a, x }) => hyperbolic(a, "sinh", x),
  cosh: ({ a, x }) => hyperbolic(a, "cosh", x),
  tanh: ({ a, x }) => hyperbolic(a, "tanh", x),
  asinh: ({ a, x }) => inverseHyperbolicSine(a, x),
  acosh: ({ a, x }) => inverseHyperbolicCosine(a, x),
  atanh: ({ a, x }) => inverseHyperbolicTangent(a, x),
  ln: ({ a, x }) => naturalLogarithm(a, x),
  log: ({ a, x, y = TEN }) => logarithm(a, x, y, "log"),
  log2: ({ a, x }) => logarithm(a, x, TWO, "log2"),
  exp: ({ a, x }) => exponential(a, x),
  sqrt: ({ a, x }) => root(a, x, TWO),
  cbrt: ({ a, x }) => root(a, x, Exact.of(3)),
  root: ({ a, x, y = TWO }) => root(a, x, y),
  abs: ({ a, x }) => a.abs(x),
  sign: ({ a, x }) => Exact.of(a.sign(x)),
  floor: ({ a, x }) => a.whole(a.floor(x)),
  ceil: ({ a, x }) => a.whole(a.ceil(x)),
  round: ({ a, x, y }) => roundTo(a, x, y),
  trunc: ({ a, x }) => a.whole(a.truncate(x)),
  frac: ({ a, x }) => a.subtract(x, a.whole(a.truncate(x))),
  min: ({ a, all }) => all.reduce((least, x) => (a.compare(x, least) < 0 ? x : least)),
  max: ({ a, all }) => all.reduce((most, x) => (a.compare(x, most) > 0 ? x : most)),
  gcd: ({ a, all }) => greatestCommonDivisor(a, all),
  lcm: ({ a, all }) => leastCommonMultiple(a, all),
  mod: ({ a, x, y = ONE }) => a.modulo(x, y),
  nPr: ({ a, x, y = ONE }) => permutations(a, x, y),
  nCr: ({ a, x, y = ONE }) => combinations(a, x, y),
  fact: ({ a, x }) => factorialOf(a, x),
  gamma: ({ a, x }) => gammaOf(a, x),
  hypot: ({ a, all }) =>
    root(
      a,
      all.map((x) => a.multiply(x, x)).reduce((sum, x) => a.add(sum, x)),
      TWO,
    ),
};

/** @throws UndefinedError, PrecisionError, OverflowError */
export function callFunction(a: Arithmetic, name: string, all: readonly Real[], unit: AngleUnit): Real {
  const [x = ONE, y] = all;
  return FUNCTIONS[name as FunctionName]({ a, unit, x, all, ...(y && { y }) });
}

const MAX_DECIMALS = 10_000n;

/**
 * Rounds to a number of decimals, ties away from zero; negative numbers of decimals round to tens, hundreds and so on.
 */
function roundTo(a: Arithmetic, x: Real, decimals: Real = Exact.of(0)): Real {
  const places = decimals instanceof Exact && decimals.isInteger ? decimals.q.n : null;
  if (places === null || places > MAX_DECIMALS || places < -MAX_DECIMALS)
    throw new UndefinedError(
      "domain",
      "The number of decimals to round to must be a whole number between −10,000 and 10,000.",
    );
  const scale = new Exact(Rational.of(10).power(Number(places)));
  return a.divide(a.whole(a.round(a.multiply(x, scale))), scale);
}
