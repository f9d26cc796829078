/** Finds all roots and extrema of a function in a range by scanning it in equal steps and refining each find. */
import { type Bracket, findRoot } from "./root";
import { simplestNear } from "./simplest";

export interface Point {
  readonly x: number;
  readonly y: number;
}

type Curve = (x: number) => number;

/** A function sampled in equal steps; NaN and ±Infinity are gaps. */
export interface Scan {
  readonly f: Curve;
  readonly xs: readonly number[];
  readonly ys: readonly number[];
  readonly step: number;
}

export interface Finds<T> {
  /** In ascending order of x. */
  readonly found: readonly T[];
  /** False if there may be more because the search stopped at its limit. */
  readonly complete: boolean;
}

/** Samples a range so that its roots and extrema can be found. */
export function scan(f: Curve, { low, high }: Bracket, steps: number): Scan {
  const xs = Array.from({ length: steps + 1 }, (_, i) => (i === steps ? high : low + (high - low) * (i / steps)));
  return { f, xs, ys: xs.map(f), step: (high - low) / steps };
}

/** The same scan relative to a level, so that roots are where f equals the level. */
export function fromLevel({ f, ys, ...rest }: Scan, level: number): Scan {
  return { ...rest, f: (x) => f(x) - level, ys: ys.map((y) => y - level) };
}

/** Default limit on the number of finds to refine. */
const MAX_FINDS = 1000;

/**
 * Where f is 0: sign changes and points where the graph touches the axis, but not poles, jumps, or intervals where f is
 * 0 throughout. Two roots within one step are missed.
 */
export function findRoots(looked: Scan, most = MAX_FINDS): Finds<number> {
  const crossed = refineEach(crossings(looked), most, (place) => crossing(looked, place));
  const touched = refineEach(turns(looked), most, (turn) => touching(looked, turn));
  const roots = [...crossed.found, ...touched.found].sort((a, b) => a - b);
  return {
    found: roots.filter((x, i) => i === 0 || x - (roots[i - 1] as number) > 1e-9 * looked.step),
    complete: crossed.complete && touched.complete,
  };
}

/** Maxima and minima inside the range, but not plateaus, poles or jumps. */
export function findExtrema(looked: Scan, most = MAX_FINDS): Finds<Point> {
  return refineEach(turns(looked), most, (turn) => refine(looked, turn));
}

/** Whether f is 0 on an interval rather than only at isolated points. */
export function hasZeroStretch({ ys }: Scan): boolean {
  return ys.some((y, i) => y === 0 && ys[i + 1] === 0);
}

function refineEach<P, T>(places: readonly P[], most: number, refined: (place: P) => T | null): Finds<T> {
  const found = places.slice(0, most).flatMap((place) => refined(place) ?? []);
  return { found, complete: places.length <= most };
}

/** Indices of steps that start with a root or across which the sign changes. */
function crossings({ ys }: Scan): number[] {
  const places: number[] = [];
  for (const [i, y] of ys.entries()) {
    const next = ys[i + 1] ?? Number.NaN;
    if (y * next < 0 || (y === 0 && ys[i - 1] !== 0 && next !== 0)) places.push(i);
  }
  return places;
}

function crossing({ f, xs, ys, step }: Scan, i: number): number | null {
  const [low, high] = [xs[i] as number, xs[i + 1] as number];
  if (ys[i] === 0) return low;
  const root = findRoot(f, { low, high });
  const size = Math.max(Math.abs(ys[i] as number), Math.abs(ys[i + 1] as number));
  return root !== null && isContinuousZero(f, root, step, size) ? tidy(f, root, step) : null;
}

/** Just left and right of a true root the function is close to 0; near a pole or a jump it is not. */
function isContinuousZero(f: Curve, x: number, step: number, size: number): boolean {
  const away = Math.max(4 * Number.EPSILON * Math.abs(x), 1e-14 * step);
  return Math.max(Math.abs(f(x - away)), Math.abs(f(x + away))) <= 0.01 * size;
}

function tidy(f: Curve, root: number, step: number): number {
  const miss = Math.abs(f(root));
  const tolerance = 1e-12 * Math.max(Math.abs(root), step);
  return simplestNear(root, tolerance, (x) => Math.abs(f(x)) <= miss);
}

/** A bracket around a turning point of f. */
interface Turn extends Bracket {
  /** 1 for a maximum, −1 for a minimum. */
  readonly direction: number;
}

/** Brackets in which f changes from rising to falling or vice versa. */
function turns({ xs, ys }: Scan): Turn[] {
  const found: Turn[] = [];
  let last = 0;
  let from = 0;
  for (let i = 1; i < xs.length; i++) {
    const change = Math.sign((ys[i] as number) - (ys[i - 1] as number));
    if (Number.isNaN(change) || !Number.isFinite(ys[i])) {
      last = 0;
      continue;
    }
    if (change === 0) continue;
    // Two equal neighbors may hide a peak between them; more than two are a plateau.
    if (last !== 0 && change !== last && i - from <= 2)
      found.push({ low: xs[from - 1] as number, high: xs[i] as number, direction: last });
    last = change;
    from = i;
  }
  return found;
}

/** An extremum that reaches the axis without crossing it. */
function touching(looked: Scan, turn: Turn): number | null {
  const { f, step } = looked;
  const point = refine(looked, turn);
  if (!point) return null;
  const nearby = Math.max(Math.abs(f(point.x - step)), Math.abs(f(point.x + step)));
  return Math.abs(point.y) <= 1e-9 * nearby ? point.x : null;
}

function refine({ f, step }: Scan, { direction, ...bracket }: Turn): Point | null {
  const g: Curve = (x) => direction * f(x);
  const searched = goldenSection(g, bracket);
  // If f has a derivative, its root is more accurate than comparing values.
  const slope: Curve = (x) => derivative(f, x, step / 20);
  const turning = findRoot(slope, bracket);
  const worse = 1e-9 * Math.abs(g(searched) - Math.min(g(bracket.low), g(bracket.high)));
  const isSmooth = turning !== null && g(turning) >= g(searched) - worse;
  const x = isSmooth ? turning : searched;
  if (!isContinuousPeak(f, bracket, x, step)) return null;
  const noise = Math.abs(slope(x)) + (40 * Number.EPSILON * Math.abs(f(x))) / step;
  const tidied = simplestNear(x, 1e-8 * step, (near) => (isSmooth ? Math.abs(slope(near)) <= noise : g(near) >= g(x)));
  return { x: tidied, y: f(tidied) };
}

/**
 * Excludes poles, where the peak is far larger than its surroundings, and jumps, where one side does not lead up to it.
 */
function isContinuousPeak(f: Curve, { low, high }: Bracket, x: number, step: number): boolean {
  const y = f(x);
  const spread = Math.max(Math.abs(y - f(low)), Math.abs(y - f(high)));
  const middle = f((low + high) / 2);
  const known = Math.abs(middle - f(low)) + Math.abs(middle - f(high));
  const away = 1e-6 * step;
  const gap = Math.max(Math.abs(y - f(x - away)), Math.abs(y - f(x + away)));
  return Number.isFinite(y) && spread <= 4 * known + Number.MIN_VALUE && gap <= 0.1 * spread;
}

const GOLDEN = (Math.sqrt(5) - 1) / 2;

/** The maximum of g within a bracket that contains one. */
function goldenSection(g: Curve, { low, high }: Bracket): number {
  let a = low;
  let b = high;
  let c = b - GOLDEN * (b - a);
  let d = a + GOLDEN * (b - a);
  let gc = g(c);
  let gd = g(d);
  for (let i = 0; i < 80 && c < d; i++) {
    if (gc >= gd) {
      b = d;
      d = c;
      gd = gc;
      c = b - GOLDEN * (b - a);
      gc = g(c);
    } else {
      a = c;
      c = d;
      gc = gd;
      d = a + GOLDEN * (b - a);
      gd = g(d);
    }
  }
  return gc >= gd ? c : d;
}

/** The five-point formula (Abramowitz and Stegun, 25.3.6). */
function derivative(f: Curve, x: number, h: number): number {
  return (8 * (f(x + h) - f(x - h)) - (f(x + 2 * h) - f(x - 2 * h))) / (12 * h);
}
