/** Finds room for a popup that must not cover what the visitor works with. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

export interface Place {
  readonly left: number;
  readonly top: number;
}

/** A rectangle as returned by `getBoundingClientRect`. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** Pixels kept between the popup and anything else. */
const MARGIN = 8;
/** Pixels from the edges of the window. */
const EDGE = 20;
const STEP = 12;

/**
 * A place in the window where a popup covers as little text as possible, near the lower right corner if there
 * is a choice. Null if there is no such place.
 *
 * @param keepFree what must not be covered: fields, answers
 * @param texts what should not be covered if possible
 */
export function placePopup(
  popup: Size,
  window: Size,
  keepFree: readonly Box[],
  texts: readonly Box[] = [],
): Place | null {
  let best: Place | null = null;
  let fewest = Number.POSITIVE_INFINITY;
  const lowest = window.height - EDGE - popup.height;
  const rightmost = window.width - EDGE - popup.width;
  for (let top = lowest; top >= MARGIN && fewest > 0; top -= STEP)
    for (let left = rightmost; left >= MARGIN && fewest > 0; left -= STEP) {
      const place = { left, top };
      if (keepFree.some((box) => covers(place, popup, box))) continue;
      const covered = texts.filter((box) => covers(place, popup, box)).length;
      if (covered >= fewest) continue;
      best = place;
      fewest = covered;
    }
  return best;
}

/** Whether a popup at a place comes too close to a box. */
export function covers({ left, top }: Place, { width, height }: Size, box: Box): boolean {
  return (
    left < box.right + MARGIN &&
    left + width > box.left - MARGIN &&
    top < box.bottom + MARGIN &&
    top + height > box.top - MARGIN
  );
}
