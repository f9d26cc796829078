/**
 * Parts that only somebody who does something with the page needs are fetched at the first sign of it: a pointer that
 * moves, a finger, a key, scrolling. Who reads the answer and leaves is not sent them.
 */

const SIGNS = ["pointermove", "pointerdown", "keydown", "focusin", "input", "wheel", "scroll"] as const;

let seen = false;
const waiting = new Set<() => void>();

function onSign(): void {
  seen = true;
  for (const type of SIGNS) removeEventListener(type, onSign, true);
  for (const work of [...waiting]) work();
  waiting.clear();
}

if (typeof document !== "undefined") {
  // Scripts of a page that was being used already come late.
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
