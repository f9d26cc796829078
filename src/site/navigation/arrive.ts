/** What happens when a visit's page is shown without loading a document of its own. */
import { afterPaint } from "../platform/after-paint";
import { whenIdle } from "../platform/when-idle";
import { updateHead } from "./head";
import { markShown } from "./location";
import type { PageDescriptor } from "./page";
import { scrollDownTo, scrollToStart } from "./scroll";
import type { Visit } from "./visit";

/**
 * Adjusts scrolling, and once the page is on screen, head and focus: moving the focus makes the browser lay out
 * the page on the spot.
 * @param main element with its content
 */
export function arrive(visit: Visit, page: PageDescriptor, main: HTMLElement | null): void {
  markShown(visit);
  const isAtNamedPlace = visit.scroll === undefined && scrollToStart();
  if (visit.scroll !== undefined) scrollDownTo(visit.scroll);
  const heading = main?.querySelector("h1");
  const focused = document.activeElement;
  const announce = () => {
    updateHead(page);
    // The visitor may be somewhere else already.
    if (isAtNamedPlace || !heading || document.activeElement !== focused) return;
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
  };
  afterPaint(() => whenIdle(announce));
}
