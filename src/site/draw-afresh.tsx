/** Renders a page from scripts if its HTML cannot be hydrated or is missing. */
import { StrictMode } from "react";
import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";
import { App } from "./App";
import { loadDeferred } from "./hydration/deferred-loaders";
import { beginTakeover, carryInput, type EarlyRecord, focusAgain, pressAgain } from "./hydration/early-input";
import { updateHead } from "./navigation/head";
import { forgetVisits, normalizePath } from "./navigation/visit";
import { describePage, type LoadedPage, loadPage } from "./routes";
import { onCaughtError, Recovering } from "./takeover";

interface Before {
  /** Whether the page had answered. */
  readonly answered: boolean;
  /** The HTML is that of another tool: what was typed there does not belong here. */
  readonly isOther?: boolean;
}

/**
 * Fetches the page with everything it needs and renders it all at once, as after a link within the site; what
 * was typed until then is kept.
 */
export async function drawAfresh(
  root: HTMLElement,
  early: EarlyRecord,
  { answered, isOther = false }: Before,
  onReady?: () => void,
): Promise<void> {
  const initial = await loadPageOrOffline(root.hasChildNodes());
  // A part that fails is requested again by itself, and reported.
  if (root.hasChildNodes()) await loadDeferred().catch(() => {});
  updateHead(initial.page);
  if (isOther) root.replaceChildren();
  forgetVisits();
  beginTakeover(early, root);
  const { focused, pressed } = carryInput(root, answered);
  const { scrollX, scrollY } = window;
  const reactRoot = createRoot(root, { onCaughtError });
  flushSync(() =>
    reactRoot.render(
      <StrictMode>
        <Recovering root={root} early={early} reactRoot={() => reactRoot}>
          <App initial={initial} fromHtml={false} onReady={onReady} />
        </Recovering>
      </StrictMode>,
    ),
  );
  focusAgain(root, focused);
  for (const { id } of pressed) pressAgain(document.getElementById(id));
  scrollTo(scrollX, scrollY);
}

/** @param isThere whether the document has the page's HTML; the empty one comes from the service worker, without a connection */
async function loadPageOrOffline(isThere: boolean): Promise<LoadedPage> {
  const path = normalizePath(location.pathname);
  try {
    return await loadPage(path, location.search);
  } catch (error) {
    if (isThere || import.meta.env.DEV) throw error;
    const { default: OfflinePage } = await import("./pages/OfflinePage");
    return { page: { ...describePage(path), kind: "not-found" }, Content: () => <OfflinePage path={path} /> };
  }
}
