/**
 * Makes the page interactive: hydrates its HTML, or redraws it from scratch if the HTML is not what React
 * expects (a proxy, an extension) or if its elements were moved later (a translation).
 */
import { startTransition, useState } from "react";
import { createRoot, hydrateRoot, type Root } from "react-dom/client";
import { App, type ShownPage } from "./App";
import { abortTakeover, beginTakeover, type EarlyRecord } from "./hydration/early-input";
import { ErrorBoundary, Failure, isForeignChange } from "./shell/ErrorBoundary";

/** @returns whether React hydrated the HTML; otherwise it is there as before, with what was typed */
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
    // In slices, between which the browser paints and scrolls; a key or a tap makes React finish immediately.
    startTransition(() => {
      const reactRoot = hydrateRoot(
        root,
        <FocusReader
          read={(element) => {
            focused = element;
          }}
        >
          <Recovering root={root} early={early} reactRoot={() => reactRoot}>
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
            // In development, the HTML is our own, so this is a bug.
            if (import.meta.env.DEV) reportError(error);
            // React has rendered the page without what exists only in the HTML. Before that is painted:
            queueMicrotask(() => {
              putBack(root, reactRoot, nodes, focused);
              abortTakeover();
              resolve(false);
            });
          },
        },
      );
    });
  });
}

/** Reports what has focus before React replaces the elements. */
function FocusReader(props: { read: (element: Element | null) => void; children: React.ReactNode }) {
  useState(() => props.read(document.activeElement));
  return props.children;
}

/** Unmounts what React rendered and restores the previous elements, which still contain what was typed. */
function putBack(root: HTMLElement, reactRoot: Root, nodes: readonly Node[], focused: Element | null): void {
  reactRoot.unmount();
  root.replaceChildren(...nodes);
  if (focused instanceof HTMLElement && root.contains(focused)) focused.focus({ preventScroll: true });
}

interface RecoveringProps {
  readonly root: HTMLElement;
  readonly early: EarlyRecord;
  readonly reactRoot: () => Root;
  readonly children: React.ReactNode;
}

/** Redraws the page from scratch when React can no longer find its elements. */
export function Recovering({ root, early, reactRoot, children }: RecoveringProps) {
  function recover(nodes: readonly Node[], focused: Element | null): void {
    queueMicrotask(() => {
      putBack(root, reactRoot(), nodes, focused);
      abortTakeover();
      import("./draw-afresh")
        .then(({ drawAfresh }) => drawAfresh(root, early, { answered: true }))
        .catch(() => createRoot(root).render(<Failure />));
    });
  }
  return (
    <ErrorBoundary root={root} recover={recover}>
      {children}
    </ErrorBoundary>
  );
}

/** A change that is recovered from is not an error. */
export function onCaughtError(error: unknown): void {
  if (!isForeignChange(error)) reportError(error);
}
