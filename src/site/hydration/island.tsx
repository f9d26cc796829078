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
  use,
  useLayoutEffect,
  useRef,
  useState,
} from "react";
import { alsoDeferred } from "./deferred-loaders";
import { type EarlyInput, takeEarlyInput, WAITING } from "./early-input";
import { useDeferredLoad } from "./use-deferred-load";
import { useEarlyInput } from "./use-early-input";
import { useInputsMissing } from "./use-inputs-missing";
import type { When } from "./when-needed";

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

interface DeferredOptions {
  /** Fetch now: what is on screen no longer matches the inputs. */
  readonly urgent?: boolean;
  /** Fetch when visible: the HTML does not match the current day or this visitor. */
  readonly outdated?: boolean;
  readonly className?: string;
}

/**
 * A component whose script loads later, or never if its HTML is enough; until then its HTML stays. Without
 * prerendered HTML the script loads immediately.
 *
 * @param needs fetches what the component needs besides its script; null if nothing is missing
 */
export function deferred<P extends object>(
  load: () => Promise<{ default: ComponentType<P> }>,
  when: Exclude<When, "outdated"> = "idle",
  needs?: (props: P) => Promise<unknown> | null,
): FunctionComponent<P & DeferredOptions> {
  let loaded: ComponentType<P> | undefined;
  const fetchOnce = async () => {
    loaded ??= (await load()).default;
    return loaded;
  };
  alsoDeferred(fetchOnce);

  return function Deferred({ urgent = false, outdated = false, className, ...props }: P & DeferredOptions) {
    const isFirstPage = use(FirstPageContext);
    const own = props as unknown as P;
    const [fetchParts] = useState(() => () => Promise.all([fetchOnce(), needs?.(own)]));
    const place = useRef<HTMLDivElement>(null);
    const live = useRef<HTMLDivElement>(null);
    const { ready, missing } = useDeferredLoad({
      isReadyAtOnce: () => ON_SERVER || (!isFirstPage && loaded !== undefined && !needs?.(own)),
      load: fetchParts,
      when: outdated ? "outdated" : when,
      place,
      urgent,
      isFirstPage,
    });
    const { early, typedBefore } = useEarlyInput(ready, live);
    useInputsMissing(missing, place);
    const Component = ready ? loaded : undefined;
    return Component ? (
      <Island key="live" ref={live} className={className} {...(ON_SERVER && { [WAITING]: "" })}>
        <Component {...own} typedBefore={typedBefore} />
      </Island>
    ) : (
      <Fragment key="waiting">
        <WaitingHtml place={place} early={early} className={urgent ? `${className ?? ""} stale` : className} />
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
  readonly early: RefObject<EarlyInput | null>;
  readonly className?: string | undefined;
}

/**
 * The HTML of a component whose script is loading. When it is removed, what was typed and pressed in it is
 * read.
 */
function WaitingHtml({ place, early, className }: WaitingHtmlProps) {
  useLayoutEffect(() => {
    const element = place.current;
    return () => {
      early.current = takeEarlyInput(element);
      clickWhenReleased(element?.querySelector("button[id]:active, a[href]:active"));
    };
  }, [place, early]);
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
    const isSame = held.id ? control?.id === held.id : control?.getAttribute("href") === held.getAttribute("href");
    if (pointerType === "mouse" && isSame) control?.click();
  };
  addEventListener("pointerup", release, { capture: true, once: true });
}
