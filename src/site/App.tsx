/** The frame around every page, and the change from one page to the next. */
import { type ComponentType, useEffect, useLayoutEffect, useRef, useState } from "react";
import { navigate, useVisit } from "./navigation/location";
import type { PageDescriptor } from "./navigation/page";
import { CurrencyProvider } from "./preferences/currency";
import { ErrorBoundary } from "./shell/ErrorBoundary";
import { Footer } from "./shell/Footer";
import { Header } from "./shell/Header";
import { LoadFailure } from "./shell/LoadFailure";
import { Overlays } from "./shell/Overlays";
import { FirstPageContext } from "./view/island";

export interface ShownPage {
  readonly page: PageDescriptor;
  readonly Content: ComponentType;
}

/** A page that arrives sooner than this shows no spinner: a blink is not worth one. */
const SPINNER_DELAY = 200;

interface AppProps {
  readonly initial: ShownPage;
  /** The page came drawn, and is taken over as it is. */
  readonly fromHtml?: boolean;
  /** Called when everything listens. */
  readonly onReady?: () => void;
}

export function App({ initial, fromHtml = true, onReady }: AppProps) {
  const visit = useVisit(initial.page.path);
  const [shown, setShown] = useState({ visit: 0, ...initial });
  const [waiting, setWaiting] = useState(false);
  const [failure, setFailure] = useState<number | null>(null);
  const main = useRef<HTMLElement>(null);

  useEffect(() => {
    if (visit.id === shown.visit) return;
    let gone = false;
    const timer = setTimeout(() => setWaiting(true), SPINNER_DELAY);
    loadWithRetry(visit.path)
      .then(
        (loaded) => {
          if (!gone) setShown({ visit: visit.id, ...loaded });
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
    if (shown.visit === 0) return;
    document.title = shown.page.title;
    setDescription(shown.page.description);
    scrollTo(0, 0);
    const heading = main.current?.querySelector("h1");
    if (!heading) return;
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
  }, [shown]);

  const { Content } = shown;
  const failed = failure === visit.id && shown.visit !== visit.id;
  // Effects of a parent run after those of its children: everything listens by now.
  useEffect(() => onReady?.(), [onReady]);

  return (
    <CurrencyProvider>
      <a className="skip-link" href="#main">
        Skip to the content
      </a>
      <Header path={visit.path} visit={visit.id} />
      <main id="main" ref={main} aria-busy={waiting}>
        {failed && <LoadFailure />}
        <FirstPageContext value={fromHtml && shown.visit === 0}>
          <ErrorBoundary key={shown.visit}>
            <Content />
          </ErrorBoundary>
        </FirstPageContext>
      </main>
      {waiting && (
        <div className="spinner" role="status">
          <span className="visually-hidden">Loading …</span>
        </div>
      )}
      <FirstPageContext value={fromHtml}>
        <Footer />
      </FirstPageContext>
      <p className="visually-hidden" role="status">
        {shown.visit > 0 && shown.page.title}
      </p>
      <Overlays />
    </CurrencyProvider>
  );
}

/** A lost connection or a new release: wait a moment and ask once more before saying so. */
async function loadWithRetry(path: string): Promise<ShownPage> {
  try {
    return await loadPage(path);
  } catch {
    await new Promise((resolve) => setTimeout(resolve, 800));
    return loadPage(path);
  }
}

async function loadPage(path: string): Promise<ShownPage> {
  const routes = await import("./navigation/routes");
  return routes.loadPage(path);
}

function setDescription(text: string): void {
  document.querySelector('meta[name="description"]')?.setAttribute("content", text);
}

/** Internal links anywhere on the page, in prerendered text too, change the page without loading a document. */
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
    if (link.hash && link.pathname === location.pathname && link.search === location.search) return;
    event.preventDefault();
    navigate(link.href);
  });
  for (const type of ["pointerover", "pointerdown", "focusin"] as const)
    root.addEventListener(type, (event) => {
      const link = internalLink(event.target);
      if (link && link.pathname !== location.pathname) prefetch(link.pathname);
    });
}

/** Fetches a page that will probably be asked for. Failing is no matter: the visit itself tries again. */
export function prefetch(path: string): void {
  loadPage(path).catch(() => {});
}

function internalLink(target: EventTarget | null): HTMLAnchorElement | null {
  const link = target instanceof Element ? target.closest("a") : null;
  return link && link.origin === location.origin && !link.pathname.includes(".") ? link : null;
}
