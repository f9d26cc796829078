import { by, choice, integer, number, section, type ValuesOf } from "../../../core/fields";

export const inSystem = <T>(us: T, metric: T) => by("unitSystem", { metric }, us);
export const inches = inSystem("in", "cm");
export const cubic = inSystem("yd³", "m³");
export const small = (us: number, metric: number) =>
  ({ unit: inches, default: inSystem(us, metric), above: 0 }) as const;
const large = (us: number, metric: number) =>
  ({ unit: inSystem("ft", "m"), default: inSystem(us, metric), above: 0 }) as const;

/** The sizes of all shapes; each shape lists the ones it uses. */
export const sizeFields = section("Size", {
  length: number("Length", { max: 100_000, ...large(10, 10), solve: true }),
  width: number("Width", { max: 100_000, ...large(10, 10), solve: true }),
  height: number("Height", { ...large(8, 2.5), solve: true }),
  thickness: number("Thickness", { ...small(4, 10), solve: 1 }),
  footingWidth: number("Footing width", { ...small(16, 40), solve: true }),
  diameter: number("Diameter", { ...small(12, 30), solve: true }),
  innerDiameter: number("Inner diameter", { ...small(6, 15) }),
  sideA: number("Side A", { ...small(12, 30) }),
  sideB: number("Side B", { ...small(12, 30) }),
  stairKind: choice("Stair type", {
    options: { solid: "Solid", "waist-slab": "Sloped slab" },
    default: "solid",
  }),
  steps: integer("Steps", { default: 4, min: 1, max: 200 }),
  rise: number("Rise", { note: "Of one step", ...small(7, 17) }),
  run: number("Run", { note: "Of one step", ...small(11, 28) }),
  stairWidth: number("Stair width", { ...large(4, 1.2), solve: true }),
  platformDepth: number("Top platform depth", {
    note: "If empty, same as the run",
    unit: inches,
    default: null,
    min: 0,
    when: { stairKind: "solid" },
  }),
  waistThickness: number("Waist thickness", {
    note: "Of the sloping slab, measured square to it",
    ...small(6, 15),
    when: { stairKind: "waist-slab" },
  }),
  curbDepth: number("Curb depth", { note: "Front to back", ...small(6, 15) }),
  curbHeight: number("Curb height", { note: "Above the gutter", ...small(6, 15) }),
  gutterWidth: number("Gutter width", { unit: inches, default: inSystem(12, 30), min: 0 }),
  flagThickness: number("Flag thickness", { note: "Gutter and curb base", ...small(6, 15) }),
  volume: number("Known volume", { unit: cubic, default: 1, above: 0 }),
});

export type SizeInputs = ValuesOf<typeof sizeFields>;
export type SizeKey = Exclude<keyof typeof sizeFields, "stairKind" | "steps">;
