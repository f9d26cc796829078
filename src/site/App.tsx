/** The frame around every page, and the transition from one page to the next. */
import { type ComponentType, type RefObject, useEffect, useLayoutEffect, useRef, useState } from "react";
import type { Currency } from "../core/currency";
import { atFirstSign } from "./hydration/first-sign";
import { deferred, FirstPageContext, markTakenOver } from "./hydration/island";
import { fetchLocation, leave, navigate } from "./navigation/location-loader";
import type { CalculatorCard, PageDescriptor, PageFrame } from "./navigation/page";
import { normalizePath, useVisit, type Visit } from "./navigation/visit";
import { loadPersistently } from "./platform/retry";
import { CurrencyProvider, useCurrency } from "./preferences/currency";
import { ErrorBoundary } from "./shell/ErrorBoundary";
import { Footer } from "./shell/Footer";
import { LoadFailure } from "./shell/LoadFailure";
import { useToast } from "./shell/use-toast";

const Header = deferred(() => import("./shell/Header"));

export interface ShownPage {
  /** A prerendered page has its title in the HTML. */
  readonly page: PageFrame & Partial<PageDescriptor>;
  readonly Content: ComponentType;
  /** Adapts the document to a page that came without one. */
  readonly arrive?: (visit: Visit, main: HTMLElement | null) => void;
}

interface Shown extends ShownPage {
  readonly visit: Visit;
}

/** A page that loads faster than this shows no spinner: it would only flicker. */
const SPINNER_DELAY = 200;

interface AppProps {
  readonly initial: ShownPage;
  /** The page was prerendered and is hydrated as it is. */
  readonly fromHtml?: boolean;
  /** Called when all event handlers are attached. */
  readonly onReady?: () => void;
}

export function App({ initial, fromHtml = true, onReady }: AppProps) {
  const visit = useVisit(initial.page.path);
  const [shown, setShown] = useState<Shown>({ visit, ...initial });
  const [waiting, setWaiting] = useState(false);
  const [failure, setFailure] = useState<number | null>(null);
  const main = useRef<HTMLElement>(null);
  const bars = useRef<HTMLDivElement>(null);

  const fetched = visit.id === shown.visit.id ? undefined : pages.get(visit.path + visit.search);
  if (fetched) setShown({ visit, ...fetched });

  useEffect(() => {
    if (visit.id === shown.visit.id) return;
    let gone = false;
    const timer = setTimeout(() => setWaiting(true), SPINNER_DELAY);
    loadWithRetry(visit)
      .then(
        (loaded) => {
          if (!gone) setShown({ visit, ...loaded });
        },
        () => {
          if (!gone) setFailure(visit.id);
        },
      )
      .finally(() => {
        clearTimeout(timer);
        if (!gone) setWaiting(false);
      });
    return () => {
      gone = true;
      clearTimeout(timer);
      setWaiting(false);
    };
  }, [visit, shown.visit]);

  useLayoutEffect(() => {
    const { visit, arrive } = shown;
    if (visit.id > 0) arrive?.(visit, main.current);
  }, [shown]);

  // A parent's layout effects run after its children's.
  useLayoutEffect(markTakenOver, []);
  const { Content } = shown;
  const card = shown.page.calculator;
  const failed = failure === visit.id && shown.visit.id !== visit.id;
  // A parent's effects run after its children's: all event handlers are attached by now.
  useEffect(() => onReady?.(), [onReady]);

  return (
    <CurrencyProvider usual={card?.usualCurrency} home={fixedCurrency(card)}>
      <a className="skip-link" href="#main">
        Skip to content
      </a>
      <FirstPageContext value={fromHtml}>
        <PageHeader path={visit.path} visit={visit.id} card={card} />
      </FirstPageContext>
      <main id="main" ref={main} aria-busy={waiting}>
        <FirstPageContext value={fromHtml && shown.visit.id === 0}>
          <ErrorBoundary key={shown.visit.id}>
            <Content />
          </ErrorBoundary>
        </FirstPageContext>
      </main>
      {waiting && (
        <div className="spinner" role="status">
          <span className="visually-hidden">Loading…</span>
        </div>
      )}
      <FirstPageContext value={fromHtml}>
        <Footer />
      </FirstPageContext>
      <p className="visually-hidden" role="status">
        {shown.visit.id > 0 && shown.page.title}
      </p>
      <div ref={bars} className="notice-bars">
        <LoadFailure page={failed} />
      </div>
      <LateOverlays bars={bars} />
    </CurrencyProvider>
  );
}

/** Its HTML is enough for visitors who only read; it shows the usual currency until its script loads. */
function PageHeader(props: { path: string; visit: number; card: CalculatorCard | undefined }) {
  const { isPrerendered } = useCurrency();
  return <Header outdated={!isPrerendered} {...props} />;
}

/** A calculator's own currency, if no input decides which one it is. */
function fixedCurrency(card: CalculatorCard | undefined): Currency | undefined {
  const home = card?.homeCurrency;
  return typeof home === "string" ? home : undefined;
}

type OverlaysComponent = typeof import("./shell/Overlays").default;

/** Milliseconds after which overlays are fetched; the first one may then show immediately. */
const OVERLAYS_DELAY = 3000;

/** Overlays are fetched when the first of them is due, or when there is a message to show. */
function LateOverlays({ bars }: { bars: RefObject<HTMLElement | null> }) {
  const [since] = useState(() => performance.now());
  const [Overlays, setOverlays] = useState<OverlaysComponent>();
  const wanted = useToast() !== null;
  useEffect(() => {
    let giveUp: (() => void) | undefined;
    const timer = setTimeout(
      () => {
        giveUp = loadPersistently(
          () => import("./shell/Overlays"),
          (module) => setOverlays(() => module.default),
          () => {},
        );
      },
      wanted ? 0 : OVERLAYS_DELAY,
    );
    return () => {
      clearTimeout(timer);
      giveUp?.();
    };
  }, [wanted]);
  return Overlays && <Overlays since={since} bars={bars.current as HTMLElement} />;
}

/** A lost connection or a new release: waits a moment and retries once before reporting the failure. */
async function loadWithRetry({ path, search }: Visit): Promise<ShownPage> {
  try {
    return await loadPage(path, search);
  } catch {
    await new Promise((resolve) => setTimeout(resolve, 800));
    return loadPage(path, search);
  }
}

/** Fetched pages by path and query, which are shown in the same event that requests them. */
const pages = new Map<string, ShownPage>();

async function loadPage(path: string, search: string): Promise<ShownPage> {
  const [{ loadPage }, { arrive }] = await Promise.all([
    import("./routes"),
    import("./navigation/arrive"),
    fetchLocation(),
  ]);
  const loaded = await loadPage(path, search);
  const shown: ShownPage = {
    ...loaded,
    arrive: (visit, main) => arrive(visit, loaded.page, main),
  };
  pages.set(path + search, shown);
  return shown;
}

/**
 * Internal links anywhere on the page, including prerendered text, change the page without loading a
 * document.
 */
export function followLinks(root: HTMLElement): void {
  root.addEventListener("click", (event) => {
    if (
      event.defaultPrevented ||
      event.button !== 0 ||
      event.metaKey ||
      event.ctrlKey ||
      event.shiftKey ||
      event.altKey
    )
      return;
    const link = internalLink(event.target);
    if (!link || link.target || link.hasAttribute("download")) return;
    if (link.hash && link.pathname === location.pathname && link.search === location.search) {
      leave();
      return;
    }
    event.preventDefault();
    navigate(link.href);
  });
  atFirstSign(() => fetchLocation().catch(() => {}));
  for (const type of ["pointerover", "pointerdown", "focusin"] as const)
    root.addEventListener(type, (event) => {
      const link = internalLink(event.target);
      if (link && link.pathname + link.search !== location.pathname + location.search)
        prefetch(link.pathname, link.search);
    });
}

/** Prefetches a page that will probably be visited. Failures are ignored: the visit itself retries. */
export function prefetch(pathname: string, search: string): void {
  const path = normalizePath(pathname);
  if (!pages.has(path + search)) loadPage(path, search).catch(() => {});
}

function internalLink(target: EventTarget | null): HTMLAnchorElement | null {
  const link = target instanceof Element ? target.closest("a") : null;
  return link && link.origin === location.origin && !link.pathname.includes(".") ? link : null;
}
