/** The functions of the full evaluator in doubles, for graphs. They return NaN where a function has no value. */
import { gamma } from "../../numbers/gamma";
import type { AngleUnit } from "../../real/angles";
import type { FunctionName } from "../real/names";

type DoubleFunction = (...values: number[]) => number;

const RIGHT_ANGLE: Record<AngleUnit, number> = { deg: 90, grad: 100, rad: Math.PI / 2 };

/** Sine and cosine, exact at multiples of 30 degrees: whole right angles are removed before converting to radians. */
function sinCos(x: number, unit: AngleUnit): [sin: number, cos: number] {
  if (unit === "rad") return [Math.sin(x), Math.cos(x)];
  const right = RIGHT_ANGLE[unit];
  const turned = x % (4 * right);
  const quarters = Math.round(turned / right);
  const rest = turned - quarters * right;
  const angle = (rest / right) * (Math.PI / 2);
  const sin = Math.abs(rest) * 3 === right ? Math.sign(rest) / 2 : Math.sin(angle);
  const cos = Math.cos(angle);
  switch (((quarters % 4) + 4) % 4) {
    case 0:
      return [sin, cos];
    case 1:
      return [cos, -sin];
    case 2:
      return [-sin, -cos];
    default:
      return [-cos, sin];
  }
}

/** A quotient; NaN if the divisor is 0. */
function ratio(top: number, bottom: number): number {
  return bottom === 0 ? Number.NaN : top / bottom;
}

/** tan and cot; exactly 1 and −1 at odd multiples of 45 degrees, where rounding makes sine and cosine differ. */
function tangent([top, bottom]: readonly [number, number]): number {
  const quotient = ratio(top, bottom);
  return Math.abs(Math.abs(quotient) - 1) < 4 * Number.EPSILON ? Math.sign(quotient) : quotient;
}

/** x^y, where 0^0 is 1 and a negative base accepts fractional exponents with an odd denominator. */
export function power(x: number, y: number): number {
  if (x >= 0 || Number.isInteger(y)) return x === 0 && y < 0 ? Number.NaN : x ** y;
  const fraction = asFraction(y);
  if (!fraction || fraction.denominator % 2 === 0) return Number.NaN;
  return fraction.numerator % 2 === 0 ? (-x) ** y : -((-x) ** y);
}

/** The fraction with a denominator below 1000 that equals this double, found by its continued fraction. */
function asFraction(y: number): { numerator: number; denominator: number } | null {
  let [numerator, denominator] = [Math.floor(y), 1];
  let [before, below] = [1, 0];
  let rest = y - numerator;
  while (numerator / denominator !== y) {
    const whole = Math.floor(1 / rest);
    rest = 1 / rest - whole;
    [before, numerator] = [numerator, whole * numerator + before];
    [below, denominator] = [denominator, whole * denominator + below];
    if (!(denominator < 1000)) return null;
  }
  return { numerator, denominator };
}

/** a − b ⌊a/b⌋ */
export function modulo(a: number, b: number): number {
  const rest = a % b;
  return rest !== 0 && rest < 0 !== b < 0 ? rest + b : rest;
}

export function factorial(x: number): number {
  return x < 0 && Number.isInteger(x) ? Number.NaN : gamma(x + 1);
}

/** x (x − step) (x − 2 step) …, for a step of 2 or more. */
export function multifactorial(x: number, step: number): number {
  if (!isCount(x)) return Number.NaN;
  let product = 1;
  for (let factor = x; factor > 1 && product < Number.POSITIVE_INFINITY; factor -= step) product *= factor;
  return product;
}

function roundHalfAway(x: number): number {
  return Math.sign(x) * Math.floor(Math.abs(x) + 0.5);
}

function isCount(x: number): boolean {
  return Number.isInteger(x) && x >= 0;
}

function permutations(n: number, r: number): number {
  if (!isCount(n) || !isCount(r)) return Number.NaN;
  let product = r > n ? 0 : 1;
  for (let i = 0; i < r && product !== 0 && product < Number.POSITIVE_INFINITY; i++) product *= n - i;
  return product;
}

function combinations(n: number, r: number): number {
  if (!isCount(n) || !isCount(r)) return Number.NaN;
  let ways = r > n ? 0 : 1;
  for (let i = 1; i <= Math.min(r, n - r) && ways < Number.POSITIVE_INFINITY; i++) {
    ways = (ways * (n - Math.min(r, n - r) + i)) / i;
  }
  return Math.round(ways);
}

function gcd(...values: number[]): number {
  if (!values.every(Number.isSafeInteger)) return Number.NaN;
  return values.reduce((a, b) => {
    let [x, y] = [Math.abs(a), Math.abs(b)];
    while (y) [x, y] = [y, x % y];
    return x;
  }, 0);
}

function lcm(...values: number[]): number {
  return values.reduce((a, b) => (a === 0 || b === 0 ? 0 : Math.abs((a / gcd(a, b)) * b)), 1);
}

function root(x: number, n: number): number {
  if (n === 0) return Number.NaN;
  if (n === 3) return Math.cbrt(x);
  return x < 0 && n % 2 !== 0 && Number.isInteger(n) ? -((-x) ** (1 / n)) : x ** (1 / n);
}

/** All functions for a given angle unit. */
export function doubleFunctions(unit: AngleUnit): Record<FunctionName, DoubleFunction> {
  const circular = (f: (sin: number, cos: number) => number) => (x: number) => f(...sinCos(x, unit));
  const inverse = (f: (x: number) => number) => (x: number) =>
    unit === "rad" ? f(x) : (f(x) / (Math.PI / 2)) * RIGHT_ANGLE[unit];
  return {
    sin: circular((sin) => sin),
    cos: circular((_, cos) => cos),
    tan: circular((sin, cos) => tangent([sin, cos])),
    sec: circular((_, cos) => ratio(1, cos)),
    csc: circular((sin) => ratio(1, sin)),
    cot: circular((sin, cos) => tangent([cos, sin])),
    asin: inverse(Math.asin),
    acos: inverse(Math.acos),
    atan: inverse(Math.atan),
    sinh: Math.sinh,
    cosh: Math.cosh,
    tanh: Math.tanh,
    asinh: Math.asinh,
    acosh: Math.acosh,
    atanh: Math.atanh,
    ln: Math.log,
    log: (x, base = 10) => (base === 10 ? Math.log10(x) : ratio(Math.log(x), Math.log(base))),
    log2: Math.log2,
    exp: Math.exp,
    sqrt: Math.sqrt,
    cbrt: Math.cbrt,
    root: (x, n = 2) => root(x, n),
    abs: Math.abs,
    sign: Math.sign,
    floor: Math.floor,
    ceil: Math.ceil,
    round: (x, places = 0) => roundHalfAway(x * 10 ** places) / 10 ** places,
    trunc: Math.trunc,
    frac: (x) => x - Math.trunc(x),
    min: Math.min,
    max: Math.max,
    gcd,
    lcm,
    mod: (a, b = 1) => modulo(a, b),
    nPr: (n, r = 1) => permutations(n, r),
    nCr: (n, r = 1) => combinations(n, r),
    fact: factorial,
    gamma,
    hypot: Math.hypot,
  };
}
