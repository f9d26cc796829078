/**
 * Prerendered HTML whose script is not loaded (yet): explanations are never downloaded a second time as
 * script, and charts and tables may load after the form responds.
 */
import {
  type ComponentProps,
  type ComponentType,
  createContext,
  Fragment,
  type FunctionComponent,
  type RefObject,
  startTransition,
  use,
  useCallback,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from "react";
import { afterPaint } from "../platform/after-paint";
import { reportLoadFailure } from "../platform/load-failures";
import { loadPersistently } from "../platform/retry";
import { whenIdle } from "../platform/when-idle";
import {
  carriedInput,
  type EarlyInput,
  focusAgain,
  pressAgain,
  takeEarlyInput,
  WAITING,
} from "./early-input";
import { atFirstSign } from "./first-sign";

/** True while the page on screen is the prerendered one. */
export const FirstPageContext = createContext(false);

const ON_SERVER = typeof document === "undefined";

/** Renders its children; without children it keeps the prerendered HTML. */
export function Island({ children, ...rest }: ComponentProps<"div">) {
  if (children !== undefined) return <div {...rest}>{children}</div>;
  // biome-ignore lint/security/noDangerouslySetInnerHtml: sets nothing, which keeps the existing HTML
  return <div {...rest} suppressHydrationWarning dangerouslySetInnerHTML={KEEP} />;
}

/** React leaves the content of such an element alone, during hydration and afterward. */
const KEEP = { __html: emptyHtml() };

/** Under Trusted Types even an empty string must be trusted HTML. */
function emptyHtml(): string {
  const { trustedTypes } = globalThis as { trustedTypes?: { emptyHTML: string } };
  return trustedTypes?.emptyHTML ?? "";
}

/** Passed to a deferred component: what a visitor typed or chose in its HTML before its script loaded. */
export interface TypedBefore {
  /**
   * Texts by name or id of the control. To be called in a layout effect, when the HTML has just been
   * replaced.
   */
  readonly typedBefore?: () => Readonly<Record<string, string>>;
}

/**
 * When the script of a deferred component is fetched: after the first sign of activity, once the browser is
 * idle (`idle`) or the component is visible (`seen`); when one of its controls is used (`used`); or never.
 */
type When = "idle" | "seen" | "used" | "never";

interface DeferredOptions {
  /** Fetch now: what is on screen no longer matches the inputs. */
  readonly urgent?: boolean;
  /** Fetch when visible: the HTML does not match the current day or this reader. */
  readonly outdated?: boolean;
  readonly className?: string;
}

const loaders: (() => Promise<unknown>)[] = [];

/** Adds another part to those that `loadDeferred` loads. */
export function alsoDeferred(load: () => Promise<unknown>): void {
  loaders.push(load);
}

/**
 * Loads what is deferred: everything in the prerenderer, and in the browser that of the pages fetched so far.
 */
export async function loadDeferred(): Promise<void> {
  await Promise.all(loaders.map((load) => load()));
}

/**
 * A component whose script loads later, or never if its HTML is enough; until then its HTML stays. Without
 * prerendered HTML the script loads immediately.
 *
 * @param needs fetches what the component needs besides its script; null if nothing is missing
 */
export function deferred<P extends object>(
  load: () => Promise<{ default: ComponentType<P> }>,
  when: When = "idle",
  needs?: (props: P) => Promise<unknown> | null,
): FunctionComponent<P & DeferredOptions> {
  let loaded: ComponentType<P> | undefined;
  const fetchOnce = async () => {
    loaded ??= (await load()).default;
    return loaded;
  };
  loaders.push(fetchOnce);

  return function Deferred({ urgent = false, outdated = false, className, ...props }: P & DeferredOptions) {
    const first = use(FirstPageContext);
    const [fetchParts] = useState(() => () => Promise.all([fetchOnce(), needs?.(props as unknown as P)]));
    const [ready, setReady] = useState(
      () => ON_SERVER || (!first && loaded !== undefined && !needs?.(props as unknown as P)),
    );
    const place = useRef<HTMLDivElement>(null);
    const live = useRef<HTMLDivElement>(null);
    const takenOver = useRef<EarlyInput>(null);
    const show = useCallback(() => startTransition(() => setReady(true)), []);
    // The same function every time: components compare their props.
    const typedBefore = useCallback(() => takenOver.current?.values ?? carriedInput()?.values ?? {}, []);
    const [missing, setMissing] = useState(false);
    // Existing HTML stays until then, and is correct as long as nothing changes; only its controls do not
    // respond.
    useEffect(() => {
      if (ready) return;
      let giveUp: (() => void) | undefined;
      const stopWaiting = waitFor(outdated ? "outdated" : when, place.current, () => {
        giveUp ??= loadPersistently(fetchParts, show, () => {
          const html = place.current;
          if (!html?.firstChild || html.querySelector("button, input, select, textarea")) setMissing(true);
        });
      });
      return () => {
        stopWaiting();
        giveUp?.();
      };
    }, [ready, outdated, show, fetchParts]);
    useEffect(() => {
      if (ready || (!urgent && first)) return;
      let giveUp: (() => void) | undefined;
      const load = () => {
        giveUp = loadPersistently(fetchParts, show, () => {
          setMissing(true);
          reportLoadFailure();
        });
      };
      // The answer to what was typed comes first.
      let cancel = () => {};
      if (first) cancel = afterPaint(load);
      else load();
      return () => {
        cancel();
        giveUp?.();
      };
    }, [ready, urgent, first, show, fetchParts]);
    // While inputs are missing, the answer is not for what the visitor would enter in them.
    const isMissing = missing && !ready;
    useEffect(() => {
      const page = isMissing && place.current?.closest(".inputs")?.closest<HTMLElement>(".calculator");
      if (!page) return;
      page.dataset.inputsMissing = "";
      return () => {
        if (!page.querySelector(".inputs .part-missing")) delete page.dataset.inputsMissing;
      };
    }, [isMissing]);
    // Before the next keystroke, which would otherwise be lost.
    useLayoutEffect(() => {
      if (ready && takenOver.current) focusAgain(live.current, takenOver.current.focused);
    }, [ready]);
    // Repeats a click that came too early.
    useEffect(() => {
      if (!ready || !takenOver.current) return;
      const { pressed } = takenOver.current;
      // By then the component has been rendered with the values that it took from `typedBefore`.
      queueMicrotask(() => {
        for (const { id } of pressed) pressAgain(document.getElementById(id));
      });
    }, [ready]);
    const Component = ready ? loaded : undefined;
    return Component ? (
      <Island key="live" ref={live} className={className} {...(ON_SERVER && { [WAITING]: "" })}>
        <Component {...(props as unknown as P)} typedBefore={typedBefore} />
      </Island>
    ) : (
      <Fragment key="waiting">
        <WaitingHtml
          place={place}
          takenOver={takenOver}
          className={urgent ? `${className ?? ""} stale` : className}
        />
        {missing && (
          <p className="part-missing" role="status">
            This part of the page couldn’t be loaded and doesn’t respond yet. Trying again…
          </p>
        )}
      </Fragment>
    );
  };
}

interface WaitingHtmlProps {
  readonly place: RefObject<HTMLDivElement | null>;
  readonly takenOver: RefObject<EarlyInput | null>;
  readonly className?: string | undefined;
}

/**
 * The HTML of a component whose script is loading. When it is removed, what was typed and pressed in it is
 * read.
 */
function WaitingHtml({ place, takenOver, className }: WaitingHtmlProps) {
  useLayoutEffect(() => {
    const element = place.current;
    return () => {
      takenOver.current = takeEarlyInput(element);
      clickWhenReleased(element?.querySelector("button[id]:active, a[href]:active"));
    };
  }, [place, takenOver]);
  return <Island ref={place} className={className} {...{ [WAITING]: "" }} />;
}

/**
 * Releasing a mouse button fires no click if its element was replaced while it was held down: this makes up
 * for it.
 */
function clickWhenReleased(held: Element | null | undefined): void {
  if (!held) return;
  const release = ({ pointerType, target }: PointerEvent) => {
    const control = (target as Element).closest<HTMLElement>("button, a");
    const isSame = held.id
      ? control?.id === held.id
      : control?.getAttribute("href") === held.getAttribute("href");
    if (pointerType === "mouse" && isSame) control?.click();
  };
  addEventListener("pointerup", release, { capture: true, once: true });
}

function waitFor(when: When | "outdated", place: Element | null, work: () => void): () => void {
  if (when === "never") return () => {};
  if (!place) return whenIdle(work);
  if (isUsed(place)) work();
  if (when === "used") return whenUsed(place, work);
  if (when === "outdated") return whenSeen(place, work);
  return afterFirstSign(place, work, when === "seen" ? whenSeen : (_, ready) => whenIdle(ready));
}

/**
 * Waits for the first sign, then as `wait` does; runs without waiting if the element is requested
 * (`whole-print.ts`).
 */
function afterFirstSign(
  place: Element,
  work: () => void,
  wait: (place: Element, ready: () => void) => () => void,
): () => void {
  let stopWaiting = () => {};
  // A sign may be the first keystroke, whose answer comes first.
  const cancel = atFirstSign(() => {
    stopWaiting = whenIdle(() => {
      stopWaiting = wait(place, work);
    });
  });
  place.addEventListener("wanted", work);
  return () => {
    cancel();
    stopWaiting();
    place.removeEventListener("wanted", work);
  };
}

/** Whether something was typed or checked in the element, or is about to be: a pointer rests on it. */
function isUsed(element: Element): boolean {
  return (
    element.contains(document.activeElement) ||
    (element.matches(":hover") && matchMedia("(hover: hover)").matches) ||
    [...element.querySelectorAll("input")].some(
      (input) => input.value !== input.defaultValue || input.checked !== input.defaultChecked,
    )
  );
}

/** Runs when a control in the element receives focus, or is about to. */
function whenUsed(element: Element, work: () => void): () => void {
  const point = ({ target }: Event) => {
    if ((target as Element).closest("input, select, textarea, button")) work();
  };
  element.addEventListener("pointerover", point);
  element.addEventListener("focusin", work);
  return () => {
    element.removeEventListener("pointerover", point);
    element.removeEventListener("focusin", work);
  };
}

/** Runs when the element is visible. */
function whenSeen(element: Element, work: () => void): () => void {
  const observer = new IntersectionObserver((entries) => {
    if (entries.some((entry) => entry.isIntersecting)) work();
  });
  observer.observe(element);
  return () => observer.disconnect();
}
