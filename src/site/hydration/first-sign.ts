/**
 * Parts that only somebody who does something with the page needs are fetched at the first sign of it: a pointer that
 * moves, a finger, a key, scrolling. Visitors who read the answer and leave do not download them.
 */

const SIGNS = ["pointermove", "pointerdown", "keydown", "focusin", "input", "wheel", "scroll"] as const;

let seen = false;
const waiting = new Set<() => void>();

function onSign(event: Event): void {
  // Browsers make such an event when the page is laid out below a pointer that rests.
  if (event instanceof PointerEvent && event.type === "pointermove" && !event.movementX && !event.movementY)
    return;
  seen = true;
  for (const type of SIGNS) removeEventListener(type, onSign, true);
  for (const work of [...waiting]) work();
  waiting.clear();
}

if (typeof document !== "undefined") {
  // The page may have been used before this script came.
  seen = document.activeElement !== document.body || scrollY > 0;
  if (!seen) for (const type of SIGNS) addEventListener(type, onSign, { capture: true, passive: true });
}

/** Runs at once if there was a sign, else at the first one. Returns a function that cancels it. */
export function atFirstSign(work: () => void): () => void {
  if (seen) {
    work();
    return () => {};
  }
  waiting.add(work);
  return () => waiting.delete(work);
}
