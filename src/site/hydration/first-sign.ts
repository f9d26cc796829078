/**
 * Parts that are needed only by visitors who interact with the page are fetched at the first sign of
 * activity: pointer movement, touch, a key, scrolling. Visitors who read the answer and leave do not download
 * them.
 */

const SIGNS = ["pointermove", "pointerdown", "keydown", "focusin", "input", "wheel", "scroll"] as const;

let seen = false;
const waiting = new Set<() => void>();

function onSign(event: Event): void {
  // Browsers fire such an event when the layout changes below a resting pointer.
  if (event instanceof PointerEvent && event.type === "pointermove" && !event.movementX && !event.movementY) return;
  seen = true;
  for (const type of SIGNS) removeEventListener(type, onSign, true);
  for (const work of [...waiting]) work();
  waiting.clear();
}

if (typeof document !== "undefined") {
  // The page may have been used before this script loaded.
  seen = document.activeElement !== document.body || scrollY > 0;
  if (!seen) for (const type of SIGNS) addEventListener(type, onSign, { capture: true, passive: true });
}

/**
 * Runs immediately if there has been a sign, otherwise at the first one. Returns a function that cancels it.
 */
export function atFirstSign(work: () => void): () => void {
  if (seen) {
    work();
    return () => {};
  }
  waiting.add(work);
  return () => waiting.delete(work);
}
