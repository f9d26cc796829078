/**
 * Makes the page answer: takes its HTML over, or draws it afresh, where the HTML is not what React expects (a proxy, an
 * extension) or where its elements were moved later (a translation).
 */
import { StrictMode, startTransition, useState } from "react";
import { flushSync } from "react-dom";
import { createRoot, hydrateRoot, type Root } from "react-dom/client";
import { App, type ShownPage } from "./App";
import {
  beginTakeover,
  carryInput,
  type EarlyRecord,
  endTakeover,
  pressAgain,
} from "./hydration/early-input";
import { loadDeferred } from "./hydration/island";
import { forgetVisits, normalizePath } from "./navigation/location";
import { ErrorBoundary, Failure, isForeignChange } from "./shell/ErrorBoundary";

/** @returns whether React took the HTML over; otherwise it is there as before, with what was typed */
export function takeOver(
  root: HTMLElement,
  initial: ShownPage,
  early: EarlyRecord,
  onReady: () => void,
): Promise<boolean> {
  const nodes = [...root.childNodes];
  let focused: Element | null = null;
  let state: "waiting" | "ready" | "failed" = "waiting";
  beginTakeover(early, root);
  return new Promise((resolve) => {
    // In slices, between which the browser paints and scrolls; a key or a tap makes React do the rest at once.
    startTransition(() => {
      const drawn = hydrateRoot(
        root,
        <FocusReader
          read={(element) => {
            focused = element;
          }}
        >
          <Recovering root={root} early={early} drawn={() => drawn}>
            <App
              initial={initial}
              onReady={() => {
                if (state === "failed") return;
                state = "ready";
                onReady();
                resolve(true);
              }}
            />
          </Recovering>
        </FocusReader>,
        {
          onCaughtError,
          onRecoverableError(error) {
            if (state === "ready") reportError(error);
            if (state !== "waiting") return;
            state = "failed";
            // While developing, the HTML is our own, and this a defect.
            if (import.meta.env.DEV) reportError(error);
            // React has drawn the page without all that is only in the HTML. Before that is painted:
            queueMicrotask(() => {
              putBack(root, drawn, nodes, focused);
              endTakeover();
              resolve(false);
            });
          },
        },
      );
    });
  });
}

/** Tells what has the focus before React replaces the elements. */
function FocusReader(props: { read: (element: Element | null) => void; children: React.ReactNode }) {
  useState(() => props.read(document.activeElement));
  return props.children;
}

/** Ends what React drew and shows the elements of before, which still hold what was typed. */
function putBack(root: HTMLElement, drawn: Root, nodes: readonly Node[], focused: Element | null): void {
  drawn.unmount();
  root.replaceChildren(...nodes);
  if (focused instanceof HTMLElement && root.contains(focused)) focused.focus({ preventScroll: true });
}

/**
 * Fetches the page with all that belongs to it and draws it as after a link within the site, in one go; what was typed
 * until then is kept. @param answered whether the page had answered before
 */
export async function drawAfresh(
  root: HTMLElement,
  early: EarlyRecord,
  answered: boolean,
  onReady?: () => void,
): Promise<void> {
  const { loadPage } = await import("./routes");
  const initial: ShownPage = await loadPage(normalizePath(location.pathname));
  // A part that fails is asked for again by itself, and reported.
  if (root.hasChildNodes()) await loadDeferred().catch(() => {});
  document.title = initial.page.title;
  forgetVisits();
  beginTakeover(early, root);
  const { focused, pressed } = carryInput(root, answered);
  const { scrollX, scrollY } = window;
  const drawn = createRoot(root, { onCaughtError });
  flushSync(() =>
    drawn.render(
      <StrictMode>
        <Recovering root={root} early={early} drawn={() => drawn}>
          <App initial={initial} fromHtml={false} onReady={onReady} />
        </Recovering>
      </StrictMode>,
    ),
  );
  if (focused) document.getElementById(focused)?.focus({ preventScroll: true });
  for (const { id } of pressed) pressAgain(document.getElementById(id));
  scrollTo(scrollX, scrollY);
}

interface RecoveringProps {
  readonly root: HTMLElement;
  readonly early: EarlyRecord;
  readonly drawn: () => Root;
  readonly children: React.ReactNode;
}

/** Draws the page afresh when React no longer finds its elements. */
function Recovering({ root, early, drawn, children }: RecoveringProps) {
  function recover(nodes: readonly Node[], focused: Element | null): void {
    queueMicrotask(() => {
      putBack(root, drawn(), nodes, focused);
      endTakeover();
      drawAfresh(root, early, true).catch(() => createRoot(root).render(<Failure />));
    });
  }
  return (
    <ErrorBoundary root={root} recover={recover}>
      {children}
    </ErrorBoundary>
  );
}

/** What is mended is no error. */
function onCaughtError(error: unknown): void {
  if (!isForeignChange(error)) reportError(error);
}
