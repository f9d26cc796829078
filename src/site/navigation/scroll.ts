/** Where a page is scrolled to when it is shown. */

/** A page that is still growing after this long stays where it is. */
const SETTLED = 2000;
const VISITOR_ACTS = ["wheel", "touchstart", "pointerdown", "keydown"] as const;

let stopHolding = () => {};

/** Scrolls now, and again whenever the page grows, until it has settled or the visitor does something. */
function hold(scroll: () => void): void {
  stopHolding();
  scroll();
  const observer = new ResizeObserver(scroll);
  const timer = setTimeout(() => stopHolding(), SETTLED);
  stopHolding = () => {
    observer.disconnect();
    clearTimeout(timer);
    for (const type of VISITOR_ACTS) removeEventListener(type, stopHolding, true);
    stopHolding = () => {};
  };
  for (const type of VISITOR_ACTS) addEventListener(type, stopHolding, true);
  observer.observe(document.body);
}

/** Scrolls the window to a position that the page may not be tall enough for yet. */
export function scrollDownTo(y: number): void {
  hold(() => scrollTo(0, y));
}

/**
 * Scrolls to the element that the address names and focuses it, otherwise to the top. Returns whether it was
 * found.
 */
export function scrollToStart(): boolean {
  stopHolding();
  scrollTo(0, 0);
  const { hash } = location;
  if (hash.length < 2 || hash.includes("=")) return false;
  let found: HTMLElement | null = null;
  hold(() => {
    const place = document.getElementById(hash.slice(1));
    place?.scrollIntoView();
    if (!found) place?.focus({ preventScroll: true });
    found ??= place;
  });
  return found !== null;
}
