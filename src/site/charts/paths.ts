import { area, curveLinear, curveStepAfter, line } from "d3-shape";
import { depthOf, fractionOf, type Range, VIEWBOX_SIZE } from "./geometry";

type Values = readonly (number | null)[];

interface Plane {
  readonly xs: readonly number[];
  readonly x: Range;
  readonly y: Range;
  /** Holds each value until the next x. */
  readonly steps?: boolean;
}

const across = ({ xs, x }: Plane, i: number) => fractionOf(xs[i] as number, x) * VIEWBOX_SIZE;
const down = ({ y }: Plane, value: number) => depthOf(value, y) * VIEWBOX_SIZE;
const curveOf = ({ steps }: Plane) => (steps ? curveStepAfter : curveLinear);

/** A line through the values, interrupted at null. */
export function linePath(values: Values, plane: Plane): string {
  const draw = line<number | null>()
    .defined((value) => value !== null)
    .x((_, i) => across(plane, i))
    .y((value) => down(plane, value as number))
    .curve(curveOf(plane))
    .digits(1);
  return shortened(draw(values) ?? "");
}

/** The area between the values and a base, interrupted where either is null. */
export function areaPath(values: Values, base: Values, plane: Plane): string {
  const draw = area<number | null>()
    .defined((value, i) => value !== null && base[i] !== null)
    .x((_, i) => across(plane, i))
    .y0((_, i) => down(plane, base[i] as number))
    .y1((value) => down(plane, value as number))
    .curve(curveOf(plane))
    .digits(1);
  return shortened(draw(values) ?? "");
}

/** Merges horizontal and vertical segments into SVG's short form, which halves step paths in the HTML. */
function shortened(path: string): string {
  let at = ["", ""];
  const short = path.replace(/([ML])([^,]+),([^A-Z]+)/g, (point, command, x, y) => {
    const isLevel = y === at[1];
    const isUpright = x === at[0];
    at = [x, y];
    if (command === "M" || !(isLevel || isUpright)) return point;
    return isLevel ? (isUpright ? "" : `H${x}`) : `V${y}`;
  });
  return short.replace(/(?:H[\d.-]+)+(?=H)/g, "");
}
