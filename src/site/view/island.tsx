/**
 * HTML that came with the page and whose script is not there (yet): explanations are never paid for a second time
 * as script, and charts and tables may follow after the form answers.
 */
import {
  type ComponentProps,
  type ComponentType,
  createContext,
  type RefObject,
  startTransition,
  use,
  useCallback,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from "react";
import { reportLoadFailure } from "../shell/failures";

/** True while the page on screen is the one that came as HTML. */
export const FirstPageContext = createContext(false);

const ON_SERVER = typeof document === "undefined";

/** Draws its children; without children it keeps whatever HTML stands in its place. */
export function Island({ children, ...rest }: ComponentProps<"div">) {
  if (children !== undefined) return <div {...rest}>{children}</div>;
  // biome-ignore lint/security/noDangerouslySetInnerHtml: sets nothing, and thereby keeps what is there
  return <div {...rest} suppressHydrationWarning dangerouslySetInnerHTML={KEEP} />;
}

/** React leaves the content of such an element alone, on arrival and for ever after. */
const KEEP = { __html: emptyHtml() };

/** Under Trusted Types even nothing must be trusted HTML. */
function emptyHtml(): string {
  const { trustedTypes } = globalThis as { trustedTypes?: { emptyHTML: string } };
  return trustedTypes?.emptyHTML ?? "";
}

/** Given to a deferred component: what a reader typed or chose in its HTML before its script came. */
export interface TypedBefore {
  /** Texts by the id of the control. To be asked for in a layout effect, when the HTML has just been replaced. */
  readonly typedBefore?: () => Readonly<Record<string, string>>;
}

interface DeferredOptions {
  /** Fetch now: what is on screen no longer fits the inputs. */
  readonly urgent?: boolean;
  readonly className?: string;
}

const loaders: (() => Promise<unknown>)[] = [];

/** For the prerenderer: fetches everything deferred, so that it stands in the HTML. */
export async function loadDeferred(): Promise<void> {
  await Promise.all(loaders.map((load) => load()));
}

/**
 * A component whose script comes when the browser has nothing better to do, when it comes on screen, or never,
 * because its HTML says all; until then its HTML stays. Where no HTML came, the script is fetched at once.
 */
export function deferred<P extends object>(
  load: () => Promise<{ default: ComponentType<P> }>,
  when: "idle" | "seen" | "never" = "idle",
): ComponentType<P & DeferredOptions> {
  let loaded: ComponentType<P> | undefined;
  const fetchOnce = async () => {
    loaded ??= (await load()).default;
    return loaded;
  };
  if (ON_SERVER) loaders.push(fetchOnce);

  return function Deferred({ urgent = false, className, ...props }: P & DeferredOptions) {
    const first = use(FirstPageContext);
    const [ready, setReady] = useState(() => ON_SERVER || (!first && loaded !== undefined));
    const place = useRef<HTMLDivElement>(null);
    const takenOver = useRef<TakenOver>({ typed: {}, focused: "", pressed: "" });
    const show = useCallback(() => startTransition(() => setReady(true)), []);
    // What stands there stays until then; whoever fetches ahead does not care whether it worked.
    useEffect(
      () => (ready ? undefined : waitFor(when, place.current, () => fetchOnce().then(show, () => {}))),
      [ready, show],
    );
    // With every change that needs it, so that what failed is tried again.
    useEffect(() => {
      if (!ready && (urgent || !first)) fetchOnce().then(show, reportLoadFailure);
    });
    // Whoever was in the middle of something goes on there.
    useEffect(() => {
      if (!ready) return;
      const { focused, pressed } = takenOver.current;
      if (focused) document.getElementById(focused)?.focus();
      if (pressed) document.getElementById(pressed)?.click();
    }, [ready]);
    const Component = ready ? loaded : undefined;
    return Component ? (
      <Island key="live" className={className}>
        <Component {...(props as unknown as P)} typedBefore={() => takenOver.current.typed} />
      </Island>
    ) : (
      <Kept
        key="kept"
        place={place}
        takenOver={takenOver}
        className={urgent ? `${className ?? ""} stale` : className}
      />
    );
  };
}

interface TakenOver {
  readonly typed: Readonly<Record<string, string>>;
  /** Id of the control that has the focus, or nothing. */
  readonly focused: string;
  /** Id of the button that was pressed last, or nothing. */
  readonly pressed: string;
}

interface KeptProps {
  readonly place: RefObject<HTMLDivElement | null>;
  readonly takenOver: RefObject<TakenOver>;
  readonly className?: string | undefined;
}

/** The HTML of a component whose script is on its way. When it goes, what was typed and pressed has been noted. */
function Kept({ place, takenOver, className }: KeptProps) {
  const pressed = useRef("");
  useLayoutEffect(() => {
    const element = place.current;
    return () => {
      takenOver.current = { ...takeOver(element), pressed: pressed.current };
    };
  }, [place, takenOver]);
  return (
    <Island
      ref={place}
      className={className}
      onClick={(event) => {
        pressed.current = (event.target as Element).closest("button")?.id ?? "";
      }}
    />
  );
}

function takeOver(place: Element | null): Omit<TakenOver, "pressed"> {
  const typed: Record<string, string> = {};
  for (const control of place?.querySelectorAll<HTMLInputElement | HTMLSelectElement>(
    ":is(input, select)[id]",
  ) ?? [])
    typed[control.id] = control.value;
  const { activeElement } = document;
  return { typed, focused: activeElement && place?.contains(activeElement) ? activeElement.id : "" };
}

function waitFor(when: "idle" | "seen" | "never", place: Element | null, work: () => void): () => void {
  if (when === "never") return () => {};
  return when === "seen" && place ? whenSeen(place, work) : whenIdle(work);
}

/** Runs when the element comes on screen; until its script is there, its HTML is. */
function whenSeen(element: Element, work: () => void): () => void {
  const observer = new IntersectionObserver((entries) => {
    if (entries.some((entry) => entry.isIntersecting)) work();
  });
  observer.observe(element);
  return () => observer.disconnect();
}

/** Runs when the browser is idle; gives back how to call it off. */
export function whenIdle(work: () => void): () => void {
  if (typeof requestIdleCallback === "function") {
    const handle = requestIdleCallback(work, { timeout: 2000 });
    return () => cancelIdleCallback(handle);
  }
  const handle = setTimeout(work, 200);
  return () => clearTimeout(handle);
}
