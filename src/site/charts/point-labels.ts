/** Places labels of single points next to their dots, clear of the curves and of each other. */
import { depthOf, fractionOf } from "./geometry";
import { textWidth } from "./labels";
import type { LineLayout } from "./line-layout";
import type { LineChart, Point } from "./types";

/** Where a text is anchored, relative to its dot. */
export interface Place {
  readonly anchor: "start" | "end";
  readonly dx: number;
  readonly dy: number;
}

/** In pixels, from the upper left corner of the plot. */
interface Spot {
  readonly x: number;
  readonly y: number;
}

interface Box {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** Semibold letters are wider than those that `textWidth` assumes. */
const BOLD = 1.1;
/** Distance from a dot to the baseline of a text above or below it. */
const ABOVE = -7;
const BELOW = 16;
const ASIDE = 9;
/** How far letters extend above and below their baseline. */
const ASCENT = 10;
const DESCENT = 3;
/** Empty space below the plot. */
const UNDER = 6;
const RADIUS = 5;
/** A text this close above or below another dot would seem to belong to it. */
const CLOSE = 14;

/** Costs of a place; for comparison, a curve behind the whole text costs at least 1. */
const MEETS_DOT = 10;
const COVERS_TEXT = 100;

/**
 * Places for the labels of a chart's points in a plot of this size. Null if a label would cover another one
 * in every position, or if there is no label.
 */
export function pointLabels(
  { points = [], x: { values: xs } }: LineChart,
  { x, y, drawn }: LineLayout,
  width: number,
  height: number,
): (Place | null)[] {
  const spotOf = (point: Spot): Spot => ({
    x: fractionOf(point.x, x) * width,
    y: depthOf(point.y, y) * height,
  });
  const dots = points.map(spotOf);
  const curves = drawn.map(({ line }) =>
    line.map((value, i) => (value === null ? null : spotOf({ x: xs[i] as number, y: value }))),
  );
  const texts: Box[] = [];
  return points.map((point, i) => {
    if (!point.label) return null;
    const dot = dots[i] as Spot;
    const others = dots.filter((_, place) => place !== i);
    let best: { readonly place: Place; readonly box: Box; readonly cost: number } | null = null;
    for (const place of placesOf(dot, width, height)) {
      const box = boxOf(point, dot, place);
      const cost =
        beyond(box, width, height) +
        COVERS_TEXT * texts.filter((text) => overlap(text, box)).length +
        MEETS_DOT * others.filter((other) => overlap(around(other), box)).length +
        curves.reduce((sum, curve) => sum + hidden(curve, box), 0);
      if (!best || cost < best.cost) best = { place, box, cost };
    }
    if (!best || best.cost >= COVERS_TEXT) return null;
    texts.push(best.box);
    return best.place;
  });
}

/** Toward the middle and above the dot, unless the edge is near; then the other corners. */
function placesOf(dot: Spot, width: number, height: number): Place[] {
  const right: Pick<Place, "anchor" | "dx"> = { anchor: "start", dx: ASIDE };
  const left: Pick<Place, "anchor" | "dx"> = { anchor: "end", dx: -ASIDE };
  const sides = dot.x < 0.7 * width ? [right, left] : [left, right];
  const levels = dot.y < 0.12 * height ? [BELOW, ABOVE] : [ABOVE, BELOW];
  return sides.flatMap((side) => levels.map((dy) => ({ ...side, dy })));
}

function boxOf({ label = "" }: Point, dot: Spot, { anchor, dx, dy }: Place): Box {
  const room = BOLD * textWidth(label);
  const start = dot.x + dx - (anchor === "end" ? room : 0);
  return { left: start, right: start + room, top: dot.y + dy - ASCENT, bottom: dot.y + dy + DESCENT };
}

function around({ x, y }: Spot): Box {
  return { left: x - RADIUS, right: x + RADIUS, top: y - CLOSE, bottom: y + CLOSE };
}

function overlap(one: Box, other: Box): boolean {
  return one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
}

/** How far a text extends out of the plot, where the axes have their own labels. */
function beyond({ left, right, top, bottom }: Box, width: number, height: number): number {
  const below = bottom - DESCENT - UNDER - height;
  return Math.max(0, -left) + Math.max(0, right - width) + Math.max(0, -top) + Math.max(0, below);
}

/** Fraction of a text's width that a curve runs behind; steep curves count a little, too. */
function hidden(curve: readonly (Spot | null)[], { left, right, top, bottom }: Box): number {
  let share = 0;
  for (const [i, end] of curve.entries()) {
    const start = curve[i - 1];
    if (!start || !end || end.x < left || start.x > right) continue;
    const at = (x: number) =>
      end.x === start.x ? end.y : start.y + ((end.y - start.y) * (x - start.x)) / (end.x - start.x);
    const [from, to] = [Math.max(left, start.x), Math.min(right, end.x)];
    const [one, other] = [at(from), at(to)];
    if (Math.min(one, other) < bottom && Math.max(one, other) > top) share += 0.05 + (to - from) / (right - left);
  }
  return share;
}
