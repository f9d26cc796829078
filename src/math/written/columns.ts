/** Addition, subtraction and multiplication in columns, as done by hand. */
import { decimalPlaces } from "../numbers/exact";
import type { Rational } from "../numbers/rational";
import { Grid } from "./grid";

/** Two numbers as integers in a common decimal unit. */
export interface Aligned {
  readonly top: bigint;
  readonly bottom: bigint;
  /** Number of decimals of both. */
  readonly places: number;
}

/** Maximum number of decimals written in columns. */
const MAX_PLACES = 40;

/** Scales two numbers to the same number of decimals; null if either does not terminate within the limit. */
export function align(a: Rational, b: Rational): Aligned | null {
  const [first, second] = [decimalPlaces(a, MAX_PLACES), decimalPlaces(b, MAX_PLACES)];
  if (first === null || second === null) return null;
  const places = Math.max(first, second);
  const scale = 10n ** BigInt(places);
  return { top: (a.n * scale) / a.d, bottom: (b.n * scale) / b.d, places };
}

/** One column, counted from the right: its digits and what it passes on to the next. */
export interface Column {
  readonly top: number;
  readonly bottom: number;
  /** The carry from the previous column, or the 1 borrowed by it. */
  readonly over: number;
  /**
   * The sum or difference of the column including the carry or borrow; a negative difference means 10 must be borrowed.
   */
  readonly total: number;
  /** The digit to write. */
  readonly digit: number;
  /** The carry to the next column, or the borrow from it. */
  readonly next: number;
}

function digitsOf(value: bigint, count: number): number[] {
  return [...String(value).padStart(count, "0")].reverse().map(Number);
}

/**
 * top + bottom.
 *
 * @param top not negative
 * @param bottom not negative
 */
export function addColumns(top: bigint, bottom: bigint): Column[] {
  return columns(
    top,
    bottom,
    (a, b, over) => a + b + over,
    (total) => (total > 9 ? 1 : 0),
  );
}

/**
 * top − bottom.
 *
 * @param top not less than bottom
 * @param bottom not negative
 */
export function subtractColumns(top: bigint, bottom: bigint): Column[] {
  return columns(
    top,
    bottom,
    (a, b, over) => a - b - over,
    (total) => (total < 0 ? 1 : 0),
  );
}

function columns(
  top: bigint,
  bottom: bigint,
  combine: (top: number, bottom: number, over: number) => number,
  goesOver: (total: number) => number,
): Column[] {
  const count = Math.max(String(top).length, String(bottom).length);
  const [upper, lower] = [digitsOf(top, count), digitsOf(bottom, count)];
  let over = 0;
  return upper.map((a, i) => {
    const b = lower[i] as number;
    const total = combine(a, b, over);
    const next = goesOver(total);
    const column = { top: a, bottom: b, over, total, digit: (total + 10) % 10, next };
    over = next;
    return column;
  });
}

/** The product of the first factor and one digit of the second. */
export interface Partial {
  readonly digit: number;
  /** The digit represents digit × 10^place. */
  readonly place: number;
  /** Includes the zeros for its place. */
  readonly partial: bigint;
}

/**
 * A partial product for each digit of b, starting with the last one.
 *
 * @param a not negative
 * @param b not negative
 */
export function partialProducts(a: bigint, b: bigint): Partial[] {
  return digitsOf(b, 1).map((digit, place) => ({
    digit,
    place,
    partial: a * BigInt(digit) * 10n ** BigInt(place),
  }));
}

/** Products of a digit with each digit of a number, from the right, with carries. */
export function digitProducts(
  a: bigint,
  digit: number,
): { readonly of: number; readonly carried: number; readonly total: number }[] {
  let carried = 0;
  return digitsOf(a, 1).map((of) => {
    const total = of * digit + carried;
    const line = { of, carried, total };
    carried = Math.floor(total / 10);
    return line;
  });
}

/** Inserts the decimal point: 1250 hundredths are `12.50`. */
export function withPoint(value: bigint, places: number): string {
  const digits = String(value).padStart(places + 1, "0");
  return places === 0 ? digits : `${digits.slice(0, -places)}.${digits.slice(-places)}`;
}

/** Monospaced layout of a sum or difference, with carries above a sum. */
export function columnsLayout({ top, bottom, places }: Aligned, sign: "+" | "−"): string {
  const result = sign === "+" ? top + bottom : top - bottom;
  const [first = "", second = "", last = ""] = [top, bottom, result].map((value) => withPoint(value, places));
  const width = Math.max(first.length, second.length, last.length);
  const grid = new Grid();
  // A carry is written above the next column; the decimal point has its own column.
  const carries = (sign === "+" ? addColumns(top, bottom) : []).flatMap(({ next }, i) => {
    const place = i + 1;
    return next ? [[width - 1 - place - (places > 0 && place >= places ? 1 : 0), "1"] as const] : [];
  });
  if (carries.length > 0) grid.line(...carries);
  grid.line([width - first.length, first]);
  grid.line([-2, sign], [width - second.length, second]);
  grid.line([-2, "─".repeat(width + 2)]);
  grid.line([width - last.length, last]);
  return grid.toString();
}

/** A number as an integer of decimal units: 12.5 is 125 with 1 decimal. */
export interface Scaled {
  readonly digits: bigint;
  readonly places: number;
}

/** Monospaced layout of a product, with a partial product for each digit of the second factor. */
export function productLayout(first: Scaled, second: Scaled): string {
  const partials = partialProducts(first.digits, second.digits).map(({ partial }) => String(partial));
  const [top = "", bottom = "", result = ""] = [
    withPoint(first.digits, first.places),
    withPoint(second.digits, second.places),
    withPoint(first.digits * second.digits, first.places + second.places),
  ];
  const width = Math.max(...[top, bottom, result, ...partials].map((text) => text.length));
  const grid = new Grid();
  const right = (text: string) => [width - text.length, text] as const;
  const rule = [-2, "─".repeat(width + 2)] as const;
  grid.line(right(top));
  grid.line([-2, "×"], right(bottom));
  grid.line(rule);
  if (partials.length > 1) {
    for (const partial of partials) grid.line(right(partial));
    grid.line(rule);
  }
  grid.line(right(result));
  return grid.toString();
}
