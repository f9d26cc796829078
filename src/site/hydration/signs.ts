/** Events by which somebody at the page shows. */
const SIGNS = ["pointermove", "pointerdown", "keydown", "focusin", "input", "wheel", "scroll"] as const;

/** Calls `work` at the first sign of somebody at the page. */
export function onFirstSign(work: () => void): void {
  const stop = () => {
    for (const type of SIGNS) removeEventListener(type, onSign, true);
  };
  const onSign = (event: Event) => {
    // Browsers make such an event when the page is laid out below a pointer that rests.
    if (event instanceof PointerEvent && event.type === "pointermove" && !event.movementX && !event.movementY)
      return;
    stop();
    work();
  };
  for (const type of SIGNS) addEventListener(type, onSign, { capture: true, passive: true });
}
