/** Renders a page from scripts if its HTML cannot be hydrated or is missing. */
import { StrictMode } from "react";
import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";
import { App } from "./App";
import { loadDeferred } from "./hydration/deferred-loaders";
import { beginTakeover, carryInput, type EarlyRecord, focusAgain, pressAgain } from "./hydration/early-input";
import { updateHead } from "./navigation/head";
import { forgetVisits, normalizePath } from "./navigation/visit";
import { loadPage } from "./routes";
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
  const initial = await loadPage(normalizePath(location.pathname), location.search);
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
