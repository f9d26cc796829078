/**
 * Parts that only somebody who does something with the page needs are fetched at the first sign of it: a pointer that
 * moves, a finger, a key, scrolling. Visitors who read the answer and leave do not download them.
 */
import { onFirstSign } from "./signs";

let seen = false;
const waiting = new Set<() => void>();

if (typeof document !== "undefined") {
  // The browser may have restored the focus or the scroll position without an event.
  seen =
    "used" in document.documentElement.dataset || document.activeElement !== document.body || scrollY > 0;
  if (!seen)
    onFirstSign(() => {
      seen = true;
      for (const work of [...waiting]) work();
      waiting.clear();
    });
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
