import type { Inputs } from "./inputs";
import { CUBIC_YARD, FOOT, INCH } from "./units";

/** The sizes of a shape, in meters. */
export class Sizes {
  readonly #us: boolean;

  constructor(private readonly inputs: Inputs) {
    this.#us = inputs.unitSystem === "us";
  }

  /** From feet or meters. */
  large(key: "length" | "width" | "height" | "stairWidth"): number {
    return this.#us ? this.inputs[key] * FOOT : this.inputs[key];
  }

  /** From inches or centimeters. */
  small(key: SmallSize): number {
    return this.smallOf(this.inputs[key]);
  }

  /** The platform is as deep as a step where nothing is said. */
  get platform(): number {
    return this.smallOf(this.inputs.platformDepth ?? this.inputs.run);
  }

  smallOf(value: number): number {
    return this.#us ? value * INCH : value / 100;
  }

  /** From cubic yards or cubic meters. */
  volumeOf(value: number): number {
    return this.#us ? value * CUBIC_YARD : value;
  }
}

export type SmallSize =
  | "thickness"
  | "footingWidth"
  | "diameter"
  | "innerDiameter"
  | "sideA"
  | "sideB"
  | "rise"
  | "run"
  | "waistThickness"
  | "curbDepth"
  | "curbHeight"
  | "gutterWidth"
  | "flagThickness"
  | "rebarSpacing"
  | "rebarCover";

/** Volume of one piece, in m³. */
export function shapeVolume(inputs: Inputs): number {
  const s = new Sizes(inputs);
  switch (inputs.shape) {
    case "slab":
      return s.large("length") * s.large("width") * s.small("thickness");
    case "footing":
      return s.large("length") * s.small("footingWidth") * s.small("thickness");
    case "wall":
      return s.large("length") * s.large("height") * s.small("thickness");
    case "round-column":
      return (Math.PI / 4) * s.small("diameter") ** 2 * s.large("height");
    case "rectangular-column":
      return s.small("sideA") * s.small("sideB") * s.large("height");
    case "tube":
      return tubeSection(s.small("diameter"), s.small("innerDiameter")) * s.large("height");
    case "stairs":
      return s.large("stairWidth") * stairSection(inputs, s);
    case "curb":
      return s.large("length") * curbSection(s);
    case "volume":
      return s.volumeOf(inputs.volume);
  }
}

/** π(D² − d²)/4, without losing digits where the wall is thin. */
function tubeSection(outer: number, inner: number): number {
  return (Math.PI / 4) * (outer - inner) * (outer + inner);
}

/** Area of the side of the stairs, in m². */
function stairSection({ stairKind, steps: n }: Inputs, s: Sizes): number {
  const rise = s.small("rise");
  const run = s.small("run");
  return stairKind === "solid"
    ? (run * rise * n * (n - 1)) / 2 + s.platform * n * rise
    : 0.5 * rise * run * n + s.small("waistThickness") * n * Math.hypot(rise, run);
}

function curbSection(s: Sizes): number {
  const depth = s.small("curbDepth");
  return depth * s.small("curbHeight") + (s.small("gutterWidth") + depth) * s.small("flagThickness");
}
