/** Oblique drawings of bodies, seen from the front, slightly from above and from the right. */

/** Width of the drawing in SVG units; it is scaled to the available space. */
export const WIDTH = 320;

/** Area for the body, between the labels. */
const LEFT = 74;
const RIGHT = 250;
const TOP = 24;
const BOTTOM = 162;

/** Margin above and below the drawing. */
const MARGIN = 6;

/** Minimum thickness at which a side is drawn, so that it is recognizable. */
const THINNEST = 9;

/** Edges that recede are drawn to the right and up, shortened by these factors. */
const BACK_X = 0.5;
const BACK_Y = 0.34;

/** Maximum ratio of depth to the larger of width and height; deeper bodies are shortened so that they stay visible. */
const DEEPEST = 3;

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** A visible face of the body, by the direction it is seen from, or the hole of a tube. */
export interface Face {
  readonly seen: "front" | "above" | "right" | "hole";
  /** An SVG path. */
  readonly path: string;
}

/** A dimension line with its label. */
export interface Dimension {
  readonly from: Point;
  readonly to: Point;
  readonly text: string;
  readonly at: Point;
  readonly anchor: "start" | "middle" | "end";
}

export interface Sketch {
  /** Vertical extent of the drawing. */
  readonly top: number;
  readonly bottom: number;
  readonly faces: readonly Face[];
  readonly dimensions: readonly Dimension[];
  /** The shape with its dimensions, in words. */
  readonly description: string;
  /** Whether a side is drawn thicker or shorter than to scale. */
  readonly outOfScale: boolean;
}

/** Maps coordinates of the body (right, up, back) to points on the drawing. */
export interface Frame {
  /** Y coordinate of the top of the body. */
  readonly top: number;
  readonly place: (right: number, up: number, back?: number) => Point;
  readonly outOfScale: boolean;
}

/** Width used for a body of width 0, to avoid division by zero. */
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

/** The visible faces of a prism whose front is the outline (counterclockwise) and which extends straight back. */
export function extruded(outline: readonly (readonly [number, number])[], depth: number, { place }: Frame): Face[] {
  const sides = outline.flatMap(([x, y], i): Face[] => {
    const [nextX, nextY] = outline[(i + 1) % outline.length] as readonly [number, number];
    const [outX, outY] = [nextY - y, x - nextX];
    // Only sides that face up or to the right are visible.
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

/** Crops the empty space above and below the body and its dimensions. */
export function framed({ top }: Frame, sketch: Omit<Sketch, "top" | "bottom">): Sketch {
  const texts = sketch.dimensions.map(({ at }) => at.y);
  return {
    ...sketch,
    top: Math.floor(Math.min(top, ...texts.map((y) => y - LETTERS)) - MARGIN),
    bottom: Math.ceil(Math.max(...texts) + MARGIN),
  };
}

/** Height of the label text. */
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

/** A dimension along an edge that recedes. */
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
