import type { Format } from "../../../core/format";
import type { Inputs } from "./inputs";
import { Sizes } from "./shapes";

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

/** Curves that close a body, and how flat they look from above. */
const FLATNESS = 0.16;

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

/** The shape that is poured, from the front, a little from above and from the right. */
export function sketchOf(inputs: Inputs, format: Format): Sketch {
  const sizes = new Sizes(inputs);
  const us = inputs.unitSystem === "us";
  const large = (value: number) => `${format.number(value, 2)} ${us ? "ft" : "m"}`;
  const small = (value: number) => `${format.number(value, 2)} ${us ? "in" : "cm"}`;
  const { shape } = inputs;
  switch (shape) {
    case "slab":
      return box(
        [sizes.large("length"), sizes.small("thickness"), sizes.large("width")],
        [large(inputs.length), small(inputs.thickness), large(inputs.width)],
        "Slab",
      );
    case "footing":
      return box(
        [sizes.large("length"), sizes.small("thickness"), sizes.small("footingWidth")],
        [large(inputs.length), small(inputs.thickness), small(inputs.footingWidth)],
        "Footing",
      );
    case "wall":
      return box(
        [sizes.large("length"), sizes.large("height"), sizes.small("thickness")],
        [large(inputs.length), large(inputs.height), small(inputs.thickness)],
        "Wall",
      );
    case "rectangular-column":
      return box(
        [sizes.small("sideA"), sizes.large("height"), sizes.small("sideB")],
        [small(inputs.sideA), large(inputs.height), small(inputs.sideB)],
        "Column",
      );
    case "volume": {
      const text = `${format.number(inputs.volume, 3)} ${us ? "yd³" : "m³"}`;
      return box([1, 1, 1], [text, "", ""], "Volume");
    }
    case "round-column":
      return cylinder(
        { outer: sizes.small("diameter"), inner: 0, height: sizes.large("height") },
        { outer: small(inputs.diameter), inner: "", height: large(inputs.height) },
        "Round column",
      );
    case "tube":
      return cylinder(
        {
          outer: sizes.small("diameter"),
          inner: sizes.small("innerDiameter"),
          height: sizes.large("height"),
        },
        {
          outer: small(inputs.diameter),
          inner: small(inputs.innerDiameter),
          height: large(inputs.height),
        },
        "Tube",
      );
    case "stairs":
      return stairs(inputs, sizes, small, large(inputs.stairWidth));
    case "curb":
      return curb(inputs, sizes, small, large(inputs.length));
  }
}

/** From sizes of the body to places on the drawing: right, up, back. */
interface Frame {
  /** The highest place of the body. */
  readonly top: number;
  readonly place: (right: number, up: number, back?: number) => Point;
  readonly outOfScale: boolean;
}

/** Of a side that is not there, so that it has a place. */
const NOTHING = 1e-12;

function frameFor(length: number, height: number, depth: number): Frame {
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
function extruded(outline: readonly (readonly [number, number])[], depth: number, { place }: Frame): Face[] {
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

function box(
  [width, height, depth]: readonly [number, number, number],
  [across, up, back]: readonly [string, string, string],
  name: string,
): Sketch {
  const frame = frameFor(width, height, depth);
  const outline = [
    [0, 0],
    [width, 0],
    [width, height],
    [0, height],
  ] as const;
  return framed(frame, {
    faces: extruded(outline, depth, frame),
    dimensions: [
      below(frame.place(0, 0), frame.place(width, 0), across),
      leftOf(frame.place(0, 0), frame.place(0, height), up),
      backward(frame.place(width, 0), frame.place(width, 0, depth), back),
    ].filter(({ text }) => text !== ""),
    description: `${name} ${[across, back, up].filter(Boolean).join(" × ")}`,
    outOfScale: name !== "Volume" && frame.outOfScale,
  });
}

interface Round<T> {
  readonly outer: T;
  readonly inner: T;
  readonly height: T;
}

function cylinder(size: Round<number>, text: Round<string>, name: string): Sketch {
  const frame = frameFor(size.outer, size.height + FLATNESS * size.outer, 0);
  const foot = frame.place(0, 0);
  const top = frame.place(0, size.height);
  const right = frame.place(size.outer, size.height);
  const radius = (right.x - foot.x) / 2;
  const flat = Math.max(3, 2 * FLATNESS * radius);
  const innerRadius = radius * (size.inner / size.outer);
  const center = { x: foot.x + radius, y: top.y };
  const lift = foot.y - flat;
  return framed(frame, {
    faces: [
      {
        seen: "right",
        path: `M${at(top)}V${round(lift)}A${round(radius)} ${round(flat)} 0 0 0 ${round(right.x)} ${round(lift)}V${round(top.y)}Z`,
      },
      { seen: "above", path: ellipse(center, radius, flat) },
      ...(size.inner > 0
        ? [{ seen: "hole" as const, path: ellipse(center, innerRadius, flat * (size.inner / size.outer)) }]
        : []),
    ],
    dimensions: [
      below({ x: foot.x, y: foot.y }, { x: right.x, y: foot.y }, text.outer),
      leftOf({ x: foot.x, y: lift }, top, text.height),
      ...(size.inner > 0
        ? [
            above(
              { x: center.x - innerRadius, y: top.y - flat },
              { x: center.x + innerRadius, y: top.y - flat },
              text.inner,
            ),
          ]
        : []),
    ],
    description: `${name} ${text.outer}${text.inner && ` around ${text.inner}`} × ${text.height}`,
    outOfScale: frame.outOfScale,
  });
}

/** From the side: the top at the left, going down to the right. */
function stairs(inputs: Inputs, sizes: Sizes, small: (value: number) => string, width: string): Sketch {
  const { steps, stairKind } = inputs;
  const rise = sizes.small("rise");
  const run = sizes.small("run");
  const solid = stairKind === "solid";
  const topRun = solid ? sizes.platform : run;
  const length = topRun + run * (steps - 1);
  const height = rise * steps;
  // Of the sloping slab its height where it is cut upright.
  const waist = solid ? 0 : (sizes.small("waistThickness") * Math.hypot(rise, run)) / run;
  const treads: [number, number][] = [];
  for (let step = 1; step <= steps; step++) {
    const x = length - run * (step - 1);
    treads.push([x, rise * (step - 1)], [x, rise * step]);
  }
  const underside: [number, number][] = solid
    ? [[0, 0]]
    : [
        [0, height - waist],
        [length, -waist],
      ];
  const outline = solid
    ? [...underside, ...treads, [0, height] as [number, number]]
    : [...underside.slice(1), ...treads, [0, height] as [number, number], ...underside.slice(0, 1)];
  const raised = outline.map(([x, y]) => [x, y + waist] as const);
  const frame = frameFor(length, height + waist, sizes.large("stairWidth"));
  const runs =
    steps === 1
      ? small(solid ? (inputs.platformDepth ?? inputs.run) : inputs.run)
      : !solid || inputs.platformDepth === null || inputs.platformDepth === inputs.run
        ? `${steps} × ${small(inputs.run)}`
        : `${steps - 1} × ${small(inputs.run)} + ${small(inputs.platformDepth)}`;
  const rises = steps === 1 ? small(inputs.rise) : `${steps} × ${small(inputs.rise)}`;
  return framed(frame, {
    faces: extruded(raised, sizes.large("stairWidth"), frame),
    dimensions: [
      below(frame.place(0, 0), frame.place(length, 0), runs),
      leftOf(frame.place(0, waist), frame.place(0, height + waist), rises),
      backward(frame.place(length, waist), frame.place(length, waist, sizes.large("stairWidth")), width),
    ],
    description: `Stairs ${rises} up, ${runs} along, ${width} wide${solid ? "" : `, on a slab ${small(inputs.waistThickness)} thick`}`,
    outOfScale: frame.outOfScale,
  });
}

/** The section: curb at the left, gutter at the right. */
function curb(inputs: Inputs, sizes: Sizes, small: (value: number) => string, length: string): Sketch {
  const depth = sizes.small("curbDepth");
  const height = sizes.small("curbHeight");
  const gutter = sizes.small("gutterWidth");
  const flag = sizes.small("flagThickness");
  const wide = depth + gutter;
  const long = sizes.large("length");
  const frame = frameFor(wide, flag + height, long);
  const step: [number, number][] =
    gutter > 0
      ? [
          [wide, flag],
          [depth, flag],
        ]
      : [];
  const outline: [number, number][] = [
    [0, 0],
    [wide, 0],
    ...step,
    [depth, flag + height],
    [0, flag + height],
  ];
  const curbDepth = small(inputs.curbDepth);
  const gutterWidth = small(inputs.gutterWidth);
  return framed(frame, {
    faces: extruded(outline, long, frame),
    dimensions: [
      below(frame.place(0, 0), frame.place(depth, 0), curbDepth),
      ...(gutter > 0 ? [below(frame.place(depth, 0), frame.place(wide, 0), gutterWidth)] : []),
      leftOf(frame.place(0, 0), frame.place(0, flag), small(inputs.flagThickness)),
      leftOf(frame.place(0, flag), frame.place(0, flag + height), small(inputs.curbHeight)),
      backward(frame.place(wide, 0), frame.place(wide, 0, long), length),
    ],
    description: `Curb ${curbDepth} × ${small(inputs.curbHeight)} with a gutter of ${gutterWidth}, ${small(inputs.flagThickness)} thick, ${length} long`,
    outOfScale: frame.outOfScale,
  });
}

/** Cuts away what is empty above and below the body and its sizes. */
function framed({ top }: Frame, sketch: Omit<Sketch, "top" | "bottom">): Sketch {
  const texts = sketch.dimensions.map(({ at }) => at.y);
  return {
    ...sketch,
    top: Math.floor(Math.min(top, ...texts.map((y) => y - LETTERS)) - MARGIN),
    bottom: Math.ceil(Math.max(...texts) + MARGIN),
  };
}

/** Height of the letters. */
const LETTERS = 13;

function below(from: Point, to: Point, text: string): Dimension {
  const y = Math.max(from.y, to.y) + 9;
  return {
    from: { x: from.x, y },
    to: { x: to.x, y },
    text,
    at: { x: (from.x + to.x) / 2, y: y + 17 },
    anchor: "middle",
  };
}

function above(from: Point, to: Point, text: string): Dimension {
  const y = Math.min(from.y, to.y) - 6;
  return {
    from: { x: from.x, y },
    to: { x: to.x, y },
    text,
    at: { x: (from.x + to.x) / 2, y: y - 6 },
    anchor: "middle",
  };
}

function leftOf(from: Point, to: Point, text: string): Dimension {
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
function backward(from: Point, to: Point, text: string): Dimension {
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

function ellipse({ x, y }: Point, radius: number, flat: number): string {
  const r = `${round(radius)} ${round(flat)}`;
  return `M${round(x - radius)} ${round(y)}a${r} 0 1 0 ${round(2 * radius)} 0a${r} 0 1 0 ${round(-2 * radius)} 0Z`;
}

function at({ x, y }: Point): string {
  return `${round(x)} ${round(y)}`;
}

function round(x: number): number {
  return Math.round(x * 10) / 10;
}
