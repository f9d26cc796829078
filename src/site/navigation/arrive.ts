/** What happens when a visit's page is shown without loading a document of its own. */
import { updateHead } from "./head";
import { markShown } from "./location";
import type { PageDescriptor } from "./page";
import { scrollDownTo, scrollToStart } from "./scroll";
import type { Visit } from "./visit";

/** Adjusts head, scrolling and focus to the page. @param main element with its content */
export function arrive(visit: Visit, page: PageDescriptor, main: HTMLElement | null): void {
  markShown(visit);
  updateHead(page);
  if (visit.scroll === undefined && scrollToStart()) return;
  const heading = main?.querySelector("h1");
  if (heading) {
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
  }
  if (visit.scroll !== undefined) scrollDownTo(visit.scroll);
}
