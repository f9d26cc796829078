import { anchorAt } from "./geometry";

/** Width of a 12 px letter, slightly above average, and the gap between two labels. */
const LETTER = 6.6;
const GAP = 8;

/**
 * Figure widths, in pixels, that labels are laid out for: the narrowest phone, and where style sheets switch
 * to the wide layout. The HTML contains both, because it is written before its width is known.
 */
export const WIDTHS = { narrow: 318, wide: 640 } as const;
/** Heights of a plot in those layouts, as in the style sheet. */
export const HEIGHTS = { narrow: 192, wide: 272 } as const;

export function textWidth(text: string): number {
  return text.length * LETTER;
}

export function longest(labels: readonly string[]): string {
  return labels.reduce((found, label) => (label.length > found.length ? label : found), "");
}

/** Text at a fraction of the plot's width. */
export interface Label {
  readonly at: number;
  readonly text: string;
}

interface Extent {
  readonly from: number;
  readonly to: number;
}

/** The extent that a label on an axis covers, in pixels. */
function extentOf({ at, text }: Label, width: number): Extent {
  const room = textWidth(text) + GAP;
  const from = at * width - { start: 0, middle: room / 2, end: room }[anchorAt(at)];
  return { from, to: from + room };
}

function overlap(one: Extent, other: Extent): boolean {
  return one.from < other.to && other.from < one.to;
}

/** The smallest n such that every nth of these evenly spaced labels fits. */
export function strideOf(labels: readonly Label[], width: number): number {
  const extents = labels.map((label) => extentOf(label, width));
  for (let stride = 1; stride < labels.length; stride++) {
    const kept = extents.filter((_, i) => i % stride === 0);
    if (!kept.some((extent, i) => i > 0 && overlap(kept[i - 1] as Extent, extent))) return stride;
  }
  return Math.max(1, labels.length);
}

/**
 * Which labels, anywhere on an axis, can be drawn without touching each other.
 * @param matters indexes of those that take precedence; the others follow from left to right
 */
export function fittingOf(labels: readonly Label[], width: number, matters: readonly number[]): boolean[] {
  const extents = labels.map((label) => extentOf(label, width));
  const kept = new Set<number>();
  for (const place of [...matters, ...labels.keys()]) {
    const extent = extents[place];
    const isFree = ![...kept].some((other) => extent && overlap(extents[other] as Extent, extent));
    if (extent && isFree) kept.add(place);
  }
  return labels.map((_, place) => kept.has(place));
}

/** Draws a label to the right of its position, or to the left if that is toward the middle. */
export function sideOf(at: number): "start" | "end" {
  return at < 0.5 ? "start" : "end";
}

/** Rows for labels so that none covers another; 0 is the lowest, and the rightmost label gets it. */
export function lanesOf(labels: readonly Label[], width: number): number[] {
  const taken: (Extent & { lane: number })[] = [];
  const lanes = new Map<Label, number>();
  for (const label of labels.toSorted((a, b) => b.at - a.at)) {
    const place = label.at * width;
    const room = textWidth(label.text) + GAP;
    const extent = sideOf(label.at) === "start" ? { from: place, to: place + room } : { from: place - room, to: place };
    let lane = 0;
    while (taken.some((other) => other.lane === lane && overlap(other, extent))) lane++;
    taken.push({ ...extent, lane });
    lanes.set(label, lane);
  }
  return labels.map((label) => lanes.get(label) as number);
}
