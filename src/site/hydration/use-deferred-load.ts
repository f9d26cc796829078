import { type RefObject, startTransition, useCallback, useEffect, useState } from "react";
import { afterPaint } from "../platform/after-paint";
import { reportLoadFailure } from "../platform/load-failures";
import { loadPersistently } from "../platform/retry";
import { type When, whenNeeded } from "./when-needed";

interface DeferredLoad {
  /** Everything has loaded: the component can replace its HTML. */
  readonly ready: boolean;
  /** It could not be loaded (yet), and its HTML does not respond or there is none. */
  readonly missing: boolean;
}

/** Loads a component when it is needed, and immediately if its HTML no longer matches the inputs. */
export function useDeferredLoad(options: {
  readonly isReadyAtOnce: () => boolean;
  /** The same function in every render. */
  readonly load: () => Promise<unknown>;
  readonly when: When;
  readonly place: RefObject<Element | null>;
  readonly urgent: boolean;
  /** Whether the page on screen is the prerendered one. */
  readonly isFirstPage: boolean;
}): DeferredLoad {
  const { load, when, place, urgent, isFirstPage } = options;
  const [ready, setReady] = useState(options.isReadyAtOnce);
  const [missing, setMissing] = useState(false);
  const show = useCallback(() => startTransition(() => setReady(true)), []);

  // Existing HTML is correct as long as nothing changes; only its controls do not respond.
  useEffect(() => {
    if (ready) return;
    let giveUp: (() => void) | undefined;
    const stopWaiting = whenNeeded(when, place.current, () => {
      giveUp ??= loadPersistently(load, show, () => {
        const html = place.current;
        if (!html?.firstChild || html.querySelector("button, input, select, textarea")) setMissing(true);
      });
    });
    return () => {
      stopWaiting();
      giveUp?.();
    };
  }, [ready, when, place, load, show]);

  const isNeededNow = urgent || !isFirstPage;
  useEffect(() => {
    if (ready || !isNeededNow) return;
    let giveUp: (() => void) | undefined;
    const loadNow = () => {
      giveUp = loadPersistently(load, show, () => {
        setMissing(true);
        reportLoadFailure();
      });
    };
    // The answer to what was typed comes first.
    let cancel = () => {};
    if (isFirstPage) cancel = afterPaint(loadNow);
    else loadNow();
    return () => {
      cancel();
      giveUp?.();
    };
  }, [ready, isNeededNow, isFirstPage, load, show]);
  return { ready, missing: missing && !ready };
}
