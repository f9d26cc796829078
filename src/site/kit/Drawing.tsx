/** Sketches that change with the numbers: bodies and forces, rays, circuits. Lengths are in sketch pixels. */
import type { ReactNode } from "react";
import type { Color } from "../charts/types";
import "./drawing.css";

type Point = readonly [x: number, y: number];

interface DrawingProps {
  /** What the sketch shows, with its numbers: text below it, and a label for screen readers. */
  readonly caption: string;
  /** Its width and height; the origin is at the top left. It shrinks to the width of a phone. */
  readonly size: Point;
  readonly children: ReactNode;
}

export function Drawing({ caption, size: [width, height], children }: DrawingProps) {
  return (
    <figure className="drawing">
      <svg viewBox={`0 0 ${width} ${height}`} width={width} height={height} role="img" aria-label={caption}>
        {children}
      </svg>
      <figcaption>{caption}</figcaption>
    </figure>
  );
}

interface LineProps {
  /** Joined in order. */
  readonly points: readonly Point[];
  /** Gray by default. */
  readonly color?: Color;
  readonly dashed?: boolean;
  /** A thick line, for what the sketch is about. */
  readonly strong?: boolean;
  /** Adds an arrowhead at the end. */
  readonly arrow?: boolean;
}

const HEAD = 9;

export function Line({ points, color, dashed, strong, arrow }: LineProps) {
  const names = [`line-${color ?? "soft"}`, dashed && "dashed", strong && "strong"].filter(Boolean);
  return (
    <g className={names.join(" ")}>
      <path d={pathOf(points)} />
      {arrow && <path d={headOf(points)} />}
    </g>
  );
}

interface ShapeProps {
  /** The corners of an area. */
  readonly points: readonly Point[];
  readonly color?: Color;
}

/** An area filled with a light wash of its color. */
export function Area({ points, color }: ShapeProps) {
  return <path className={`area area-${color ?? "soft"}`} d={`${pathOf(points)}Z`} />;
}

interface DiscProps {
  readonly at: Point;
  readonly radius?: number;
  readonly color?: Color;
  /** Draws only the rim. */
  readonly hollow?: boolean;
}

export function Disc({ at: [x, y], radius = 4, color, hollow }: DiscProps) {
  const name = hollow ? `line-${color ?? "soft"}` : `disc-${color ?? "soft"}`;
  return <circle className={name} cx={short(x)} cy={short(y)} r={short(radius)} />;
}

interface LabelProps {
  readonly at: Point;
  readonly children: ReactNode;
  /** Which part of the text is placed at the point. */
  readonly anchor?: "start" | "middle" | "end";
  readonly strong?: boolean;
}

export function Label({ at: [x, y], anchor = "middle", strong, children }: LabelProps) {
  return (
    <text x={short(x)} y={short(y)} textAnchor={anchor} className={strong ? "strong" : undefined}>
      {children}
    </text>
  );
}

function pathOf(points: readonly Point[]): string {
  return points.map(([x, y], i) => `${i === 0 ? "M" : "L"}${short(x)} ${short(y)}`).join("");
}

/** The two short strokes of an arrowhead; empty for an arrow of zero length. */
function headOf(points: readonly Point[]): string {
  const [[fromX, fromY], [x, y]] = points.slice(-2) as [Point, Point];
  const length = Math.hypot(x - fromX, y - fromY);
  if (length === 0) return "";
  const head = Math.min(HEAD, length);
  const [dx, dy] = [((x - fromX) / length) * head, ((y - fromY) / length) * head];
  const tip = (side: number): Point => [x - dx - side * 0.5 * dy, y - dy + side * 0.5 * dx];
  return pathOf([tip(1), [x, y], tip(-1)]);
}

function short(value: number): number {
  return Math.round(value * 100) / 100;
}
