import { by, choice, integer, number, type ValuesOf } from "../../../core/fields";

export const inSystem = <T>(us: T, metric: T) => by("unitSystem", { metric }, us);
export const inches = inSystem("in", "cm");
export const cubic = inSystem("yd³", "m³");
export const small = (us: number, metric: number) =>
  ({ unit: inches, default: inSystem(us, metric), above: 0 }) as const;
const large = (us: number, metric: number) =>
  ({ unit: inSystem("ft", "m"), default: inSystem(us, metric), above: 0 }) as const;

const size = { group: "Size" } as const;

/** The sizes of all shapes; each shape lists the ones it uses. */
export const sizeFields = {
  length: number({ label: "Length", max: 100_000, ...large(10, 10), ...size }),
  width: number({ label: "Width", max: 100_000, ...large(10, 10), ...size }),
  height: number({ label: "Height", ...large(8, 2.5), ...size }),
  thickness: number({ label: "Thickness", ...small(4, 10), ...size }),
  footingWidth: number({ label: "Footing width", ...small(16, 40), ...size }),
  diameter: number({ label: "Diameter", ...small(12, 30), ...size }),
  innerDiameter: number({ label: "Inner diameter", ...small(6, 15), ...size }),
  sideA: number({ label: "Side A", ...small(12, 30), ...size }),
  sideB: number({ label: "Side B", ...small(12, 30), ...size }),
  stairKind: choice({
    label: "Stair type",
    options: { solid: "Solid", "waist-slab": "Sloped slab" },
    default: "solid",
    ...size,
  }),
  steps: integer({ label: "Steps", default: 4, min: 1, max: 200, ...size }),
  rise: number({ label: "Rise", note: "Of one step", ...small(7, 17), ...size }),
  run: number({ label: "Run", note: "Of one step", ...small(11, 28), ...size }),
  stairWidth: number({ label: "Stair width", ...large(4, 1.2), ...size }),
  platformDepth: number({
    label: "Top platform depth",
    note: "If empty, same as the run",
    unit: inches,
    default: null,
    min: 0,
    ...size,
    when: { stairKind: "solid" },
  }),
  waistThickness: number({
    label: "Waist thickness",
    note: "Of the sloping slab, measured square to it",
    ...small(6, 15),
    ...size,
    when: { stairKind: "waist-slab" },
  }),
  curbDepth: number({ label: "Curb depth", note: "Front to back", ...small(6, 15), ...size }),
  curbHeight: number({ label: "Curb height", note: "Above the gutter", ...small(6, 15), ...size }),
  gutterWidth: number({ label: "Gutter width", unit: inches, default: inSystem(12, 30), min: 0, ...size }),
  flagThickness: number({
    label: "Flag thickness",
    note: "Gutter and curb base",
    ...small(6, 15),
    ...size,
  }),
  volume: number({ label: "Known volume", unit: cubic, default: 1, above: 0, ...size }),
};

export type SizeInputs = ValuesOf<typeof sizeFields>;
export type SizeKey = Exclude<keyof typeof sizeFields, "stairKind" | "steps">;
