/** An oblique drawing: bodies in a frame, from the front, a little from above and from the right. */

/** The drawing's own width; it is shown as wide as there is room. */
export const WIDTH = 320;

/** Room for the body, between the labels. */
const LEFT = 74;
const RIGHT = 250;
const TOP = 24;
const BOTTOM = 162;

/** Between the topmost and lowest part and the edge of the drawing. */
const MARGIN = 6;

/** A side drawn thinner than this would not be seen as one. */
const THINNEST = 9;

/** What goes back is drawn shorter, to the right and up. */
const BACK_X = 0.5;
const BACK_Y = 0.34;

/** A body that goes far back is cut short, or nothing else would be seen of it. */
const DEEPEST = 3;

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** A face of the body: seen from the front, from above or from the right; or the hole of a tube. */
export interface Face {
  readonly seen: "front" | "above" | "right" | "hole";
  /** An SVG path. */
  readonly path: string;
}

/** A line along a size, and the size beside it. */
export interface Dimension {
  readonly from: Point;
  readonly to: Point;
  readonly text: string;
  readonly at: Point;
  readonly anchor: "start" | "middle" | "end";
}

export interface Sketch {
  /** The part of the height that is used. */
  readonly top: number;
  readonly bottom: number;
  readonly faces: readonly Face[];
  readonly dimensions: readonly Dimension[];
  /** The shape with its sizes, in words. */
  readonly description: string;
  /** Whether a side is drawn thicker or shorter than it is. */
  readonly outOfScale: boolean;
}

/** From sizes of the body to places on the drawing: right, up, back. */
export interface Frame {
  /** The highest place of the body. */
  readonly top: number;
  readonly place: (right: number, up: number, back?: number) => Point;
  readonly outOfScale: boolean;
}

/** Of a side that is not there, so that it has a place. */
const NOTHING = 1e-12;

export function frameFor(length: number, height: number, depth: number): Frame {
  const width = Math.max(length, NOTHING);
  const back = Math.min(depth, DEEPEST * Math.max(width, height));
  const scale = Math.min((RIGHT - LEFT) / (width + BACK_X * back), (BOTTOM - TOP) / (height + BACK_Y * back));
  const across = Math.max(scale, (2 * THINNEST) / width);
  const upward = Math.max(scale, THINNEST / height);
  const backward = depth === 0 ? 0 : Math.max((scale * back) / depth, (2 * THINNEST) / depth);
  const used = (across * width + BACK_X * backward * depth + LEFT + RIGHT) / 2;
  const left = used - across * width - BACK_X * backward * depth;
  const middle = (TOP + BOTTOM + upward * height + BACK_Y * backward * depth) / 2;
  return {
    top: middle - upward * height - BACK_Y * backward * depth,
    place: (right, up, behind = 0) => ({
      x: left + across * right + BACK_X * backward * behind,
      y: middle - upward * up - BACK_Y * backward * behind,
    }),
    outOfScale: across > scale || upward > scale || (depth > 0 && backward !== scale),
  };
}

/** The visible faces of an outline (counterclockwise) that goes straight back. */
export function extruded(
  outline: readonly (readonly [number, number])[],
  depth: number,
  { place }: Frame,
): Face[] {
  const sides = outline.flatMap(([x, y], i): Face[] => {
    const [nextX, nextY] = outline[(i + 1) % outline.length] as readonly [number, number];
    const [outX, outY] = [nextY - y, x - nextX];
    // Only what faces up or to the right is seen.
    if (outX <= 0 && outY <= 0) return [];
    if (BACK_X * outX + BACK_Y * outY <= 0) return [];
    return [
      {
        seen: outY > outX ? "above" : "right",
        path: closed([place(x, y), place(nextX, nextY), place(nextX, nextY, depth), place(x, y, depth)]),
      },
    ];
  });
  return [...sides, { seen: "front", path: closed(outline.map(([x, y]) => place(x, y))) }];
}

/** Cuts away what is empty above and below the body and its sizes. */
export function framed({ top }: Frame, sketch: Omit<Sketch, "top" | "bottom">): Sketch {
  const texts = sketch.dimensions.map(({ at }) => at.y);
  return {
    ...sketch,
    top: Math.floor(Math.min(top, ...texts.map((y) => y - LETTERS)) - MARGIN),
    bottom: Math.ceil(Math.max(...texts) + MARGIN),
  };
}

/** Height of the letters. */
const LETTERS = 13;

export function below(from: Point, to: Point, text: string): Dimension {
  const y = Math.max(from.y, to.y) + 9;
  return level(from, to, y, y + 17, text);
}

export function above(from: Point, to: Point, text: string): Dimension {
  const y = Math.min(from.y, to.y) - 6;
  return level(from, to, y, y - 6, text);
}

function level(from: Point, to: Point, y: number, textY: number, text: string): Dimension {
  const middle = (from.x + to.x) / 2;
  return { from: { x: from.x, y }, to: { x: to.x, y }, text, at: { x: middle, y: textY }, anchor: "middle" };
}

export function leftOf(from: Point, to: Point, text: string): Dimension {
  const x = Math.min(from.x, to.x) - 9;
  return {
    from: { x, y: from.y },
    to: { x, y: to.y },
    text,
    at: { x: x - 6, y: (from.y + to.y) / 2 + 4 },
    anchor: "end",
  };
}

/** Along an edge that goes back. */
export function backward(from: Point, to: Point, text: string): Dimension {
  const shift = (point: Point) => ({ x: point.x + 8, y: point.y + 6 });
  return {
    from: shift(from),
    to: shift(to),
    text,
    at: { x: (from.x + to.x) / 2 + 15, y: (from.y + to.y) / 2 + 16 },
    anchor: "start",
  };
}

function closed(points: readonly Point[]): string {
  return `M${points.map(at).join("L")}Z`;
}

export function ellipse({ x, y }: Point, radius: number, flat: number): string {
  const r = `${round(radius)} ${round(flat)}`;
  return `M${round(x - radius)} ${round(y)}a${r} 0 1 0 ${round(2 * radius)} 0a${r} 0 1 0 ${round(-2 * radius)} 0Z`;
}

export function at({ x, y }: Point): string {
  return `${round(x)} ${round(y)}`;
}

export function round(x: number): number {
  return Math.round(x * 10) / 10;
}
