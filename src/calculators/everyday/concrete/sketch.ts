import type { Format } from "../../../core/format";
import { above, at, backward, below, ellipse, extruded, framed, frameFor, leftOf, round, type Sketch } from "./drawing";
import type { Inputs } from "./inputs";
import { type Size, sizeOf, sizeText } from "./piece";
import type { SizeKey } from "./size-fields";

/** Ratio of the axes of the ellipses at the ends of a cylinder. */
const FLATNESS = 0.16;

/** A size in meters, and as text with the unit in which it was entered. */
interface Labeled {
  readonly meters: number;
  readonly text: string;
}

type Read = (key: SizeKey) => Labeled;

/** Draws the shape from the front, slightly from above and from the right. */
export function sketchOf(inputs: Inputs, format: Format): Sketch {
  const size: Read = (key) => {
    const found: Size = sizeOf(inputs, key);
    return { meters: found.meters, text: sizeText(found, format) };
  };
  switch (inputs.shape) {
    case "slab":
      return box("Slab", size("length"), size("thickness"), size("width"));
    case "footing":
      return box("Footing", size("length"), size("thickness"), size("footingWidth"));
    case "wall":
      return box("Wall", size("length"), size("height"), size("thickness"));
    case "rectangular-column":
      return box("Column", size("sideA"), size("height"), size("sideB"));
    case "volume": {
      const side = { meters: 1, text: "" };
      return { ...box("Volume", { ...side, text: size("volume").text }, side, side), outOfScale: false };
    }
    case "round-column":
      return cylinder("Round footing or column", size("diameter"), null, size("height"));
    case "tube":
      return cylinder("Tube", size("diameter"), size("innerDiameter"), size("height"));
    case "stairs":
      return stairs(inputs, size);
    case "curb":
      return curb(size);
  }
}

function box(name: string, across: Labeled, up: Labeled, back: Labeled): Sketch {
  const [width, height, depth] = [across.meters, up.meters, back.meters];
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
      below(frame.place(0, 0), frame.place(width, 0), across.text),
      leftOf(frame.place(0, 0), frame.place(0, height), up.text),
      backward(frame.place(width, 0), frame.place(width, 0, depth), back.text),
    ].filter(({ text }) => text !== ""),
    description: `${name} ${[across.text, back.text, up.text].filter(Boolean).join(" × ")}`,
    outOfScale: frame.outOfScale,
  });
}

function cylinder(name: string, outer: Labeled, inner: Labeled | null, height: Labeled): Sketch {
  const frame = frameFor(outer.meters, height.meters + FLATNESS * outer.meters, 0);
  const foot = frame.place(0, 0);
  const top = frame.place(0, height.meters);
  const right = frame.place(outer.meters, height.meters);
  const radius = (right.x - foot.x) / 2;
  const flat = Math.max(3, 2 * FLATNESS * radius);
  const center = { x: foot.x + radius, y: top.y };
  const lift = foot.y - flat;
  const hole = inner && { share: inner.meters / outer.meters, text: inner.text };
  const rim = { x: radius * (hole?.share ?? 0), y: top.y - flat };
  return framed(frame, {
    faces: [
      {
        seen: "right",
        path: `M${at(top)}V${round(lift)}A${round(radius)} ${round(flat)} 0 0 0 ${round(right.x)} ${round(lift)}V${round(top.y)}Z`,
      },
      { seen: "above", path: ellipse(center, radius, flat) },
      ...(hole ? [{ seen: "hole" as const, path: ellipse(center, rim.x, flat * hole.share) }] : []),
    ],
    dimensions: [
      below(foot, { x: right.x, y: foot.y }, outer.text),
      leftOf({ x: foot.x, y: lift }, top, height.text),
      ...(hole ? [above({ x: center.x - rim.x, y: rim.y }, { x: center.x + rim.x, y: rim.y }, hole.text)] : []),
    ],
    description: `${name} ${outer.text}${inner ? ` (inner ${inner.text})` : ""} × ${height.text}`,
    outOfScale: frame.outOfScale,
  });
}

/** Draws stairs from the side, descending from left to right. */
function stairs(inputs: Inputs, size: Read): Sketch {
  const { steps, stairKind, platformDepth } = inputs;
  const [rise, run, width] = [size("rise"), size("run"), size("stairWidth")];
  const solid = stairKind === "solid";
  const top = solid ? size("platformDepth") : run;
  const length = top.meters + run.meters * (steps - 1);
  const height = rise.meters * steps;
  const slab = solid ? null : size("waistThickness");
  // Thickness of the sloping slab measured vertically.
  const waist = slab ? (slab.meters * Math.hypot(rise.meters, run.meters)) / run.meters : 0;
  const treads = Array.from({ length: steps }, (_, step) => {
    const x = length - run.meters * step;
    return [
      [x, rise.meters * step],
      [x, rise.meters * (step + 1)],
    ] as const;
  }).flat();
  const outline: (readonly [number, number])[] = solid
    ? [[0, 0], ...treads, [0, height]]
    : [[length, -waist], ...treads, [0, height], [0, height - waist]];
  const raised = outline.map(([x, y]) => [x, y + waist] as const);
  const frame = frameFor(length, height + waist, width.meters);
  const even = !solid || platformDepth === null || platformDepth === inputs.run;
  const runs = steps === 1 ? top.text : even ? `${steps} × ${run.text}` : `${steps - 1} × ${run.text} + ${top.text}`;
  const rises = steps === 1 ? rise.text : `${steps} × ${rise.text}`;
  return framed(frame, {
    faces: extruded(raised, width.meters, frame),
    dimensions: [
      below(frame.place(0, 0), frame.place(length, 0), runs),
      leftOf(frame.place(0, waist), frame.place(0, height + waist), rises),
      backward(frame.place(length, waist), frame.place(length, waist, width.meters), width.text),
    ],
    description: `Stairs ${rises} up, ${runs} along, ${width.text} wide${slab ? `, on a slab ${slab.text} thick` : ""}`,
    outOfScale: frame.outOfScale,
  });
}

/** Draws the cross-section of a curb, with the curb on the left and the gutter on the right. */
function curb(size: Read): Sketch {
  const [depth, height, gutter] = [size("curbDepth"), size("curbHeight"), size("gutterWidth")];
  const [flag, length] = [size("flagThickness"), size("length")];
  const wide = depth.meters + gutter.meters;
  const tall = flag.meters + height.meters;
  const frame = frameFor(wide, tall, length.meters);
  const step: (readonly [number, number])[] =
    gutter.meters > 0
      ? [
          [wide, flag.meters],
          [depth.meters, flag.meters],
        ]
      : [];
  const outline = [[0, 0], [wide, 0], ...step, [depth.meters, tall], [0, tall]] as const;
  return framed(frame, {
    faces: extruded(outline, length.meters, frame),
    dimensions: [
      below(frame.place(0, 0), frame.place(depth.meters, 0), depth.text),
      ...(gutter.meters > 0 ? [below(frame.place(depth.meters, 0), frame.place(wide, 0), gutter.text)] : []),
      leftOf(frame.place(0, 0), frame.place(0, flag.meters), flag.text),
      leftOf(frame.place(0, flag.meters), frame.place(0, tall), height.text),
      backward(frame.place(wide, 0), frame.place(wide, 0, length.meters), length.text),
    ],
    description: `Curb ${depth.text} × ${height.text}${
      gutter.meters > 0 ? ` with a gutter of ${gutter.text}, ${flag.text} thick` : ""
    }, ${length.text} long`,
    outOfScale: frame.outOfScale,
  });
}
