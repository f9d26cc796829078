/** A standing figure seen from the front, and where to place the tape and the caliper. */
import type { Fold } from "./inputs";
import type { Girth } from "./measures";

export const FIGURE = { width: 320, height: 300 };

type Sex = "female" | "male";
type Spot = readonly [x: number, y: number];

/** X coordinate of the middle of the figure. Its right half is mirrored. */
const MIDDLE = 84;

/** Half of the outline below the head, from neck to arm to leg to crotch. X is the distance from the middle. */
const HALF: Readonly<Record<Sex, readonly Spot[]>> = {
  male: halfOf({ shoulder: 41, armpit: 30, narrow: 26, navel: 27, hip: 30 }),
  female: halfOf({ shoulder: 36, armpit: 27, narrow: 21, navel: 25, hip: 33 }),
};

interface Widths {
  readonly shoulder: number;
  readonly armpit: number;
  readonly narrow: number;
  readonly navel: number;
  readonly hip: number;
}

function halfOf({ shoulder, armpit, narrow, navel, hip }: Widths): Spot[] {
  const arm = shoulder + 4;
  return [
    [8, 44],
    [9, 56],
    [shoulder - 8, 64],
    [shoulder, 74],
    [arm, 108],
    [arm + 6, 140],
    [arm + 9, 166],
    [arm + 5, 180],
    [arm, 166],
    [arm - 4, 140],
    [shoulder - 6, 108],
    [armpit + 3, 88],
    [armpit, 98],
    [narrow, 124],
    [navel, 140],
    [hip, 160],
    [hip, 178],
    [hip - 6, 220],
    [hip - 12, 274],
    [hip - 8, 288],
    [hip - 22, 288],
    [hip - 24, 274],
    [5, 220],
    [1.5, 178],
  ];
}

/** SVG path of the body without the head. */
export function outline(sex: Sex): string {
  const right = HALF[sex].map(([x, y]): Spot => [MIDDLE + x, y]);
  const left = HALF[sex].toReversed().map(([x, y]): Spot => [MIDDLE - x, y]);
  return smooth([...right, ...left]);
}

export const HEAD = { cx: MIDDLE, cy: 27, rx: 14, ry: 18 };

/** A closed curve with the points as quadratic control points, through the midpoints between them. */
function smooth(points: readonly Spot[]): string {
  const at = (i: number) => points[i % points.length] as Spot;
  const middle = (i: number) => `${(at(i)[0] + at(i + 1)[0]) / 2} ${(at(i)[1] + at(i + 1)[1]) / 2}`;
  return `M${middle(0)}${points.map((_, i) => `Q${at(i + 1).join(" ")} ${middle(i + 1)}`).join("")}Z`;
}

/** Y coordinate of a tape and half its drawn length. */
export function tapeAt(girth: Girth, sex: Sex): { readonly y: number; readonly half: number } {
  if (girth === "neck") return { y: 51, half: 9 };
  if (girth === "hip") return { y: 166, half: 32 };
  // A woman's waist is measured at the narrowest point, a man's at the navel.
  return girth === "waist" && sex === "female" ? { y: 124, half: 22 } : { y: 140, half: 26 };
}

/** The front half of a tape around the body. */
export function tape({ y, half }: { readonly y: number; readonly half: number }): string {
  return `M${MIDDLE - half} ${y}Q${MIDDLE} ${y + 9} ${MIDDLE + half} ${y}`;
}

/** The end of a tape, where the line to its label begins. */
export function tapeEnd({ y, half }: { readonly y: number; readonly half: number }): Spot {
  return [MIDDLE + half, y];
}

/** Skinfold sites. Those marked `behind` are on the back and drawn as if seen through the body. */
export const FOLD_SPOTS: Readonly<Record<Fold, { readonly at: Spot; readonly behind?: true }>> = {
  chestFold: { at: [MIDDLE + 17, 84] },
  midaxillaryFold: { at: [MIDDLE + 25, 101] },
  tricepsFold: { at: [MIDDLE + 41, 104], behind: true },
  subscapularFold: { at: [MIDDLE + 14, 112], behind: true },
  abdominalFold: { at: [MIDDLE + 9, 140] },
  suprailiacFold: { at: [MIDDLE + 22, 151] },
  thighFold: { at: [MIDDLE + 15, 204] },
};

const LABEL_GAP = 19;

/** Y coordinates for labels in a column, given the desired ones in ascending order, so that none overlap. */
export function spread(wanted: readonly number[]): number[] {
  const placed: number[] = [];
  for (const y of wanted) placed.push(Math.max(y, (placed.at(-1) ?? Number.NEGATIVE_INFINITY) + LABEL_GAP));
  return placed;
}
