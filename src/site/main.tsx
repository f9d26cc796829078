/** Brings the page to life: the HTML that came is taken over as it is, what was typed meanwhile included. */
import { type ComponentType, StrictMode, startTransition } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import { App, followLinks, prefetch, type ShownPage } from "./App";
import { CalculatorPage } from "./calculator/CalculatorPage";
import { normalizePath } from "./navigation/location";
import type { CalculatorCard, CalculatorModule, PageDescriptor, PageScripts } from "./navigation/page";
import { Island, whenIdle } from "./view/island";

type Module = Readonly<Record<string, unknown>>;

/** @param onBegin called when React is about to take the page over; @param onReady when the page listens */
export async function start(
  { page, module }: PageScripts,
  onBegin: () => void,
  onReady: () => void,
): Promise<void> {
  const root = document.getElementById("root") as HTMLElement;
  if (page) {
    const content = contentOf(page, module ? await import(/* @vite-ignore */ module) : {});
    onBegin();
    // In slices, between which the browser paints and scrolls; a key or a tap makes React do the rest at once.
    startTransition(() => {
      hydrateRoot(root, <App initial={{ page, Content: content }} onReady={onReady} />);
    });
  } else {
    const { loadPage } = await import("./navigation/routes");
    const initial: ShownPage = await loadPage(normalizePath(location.pathname));
    document.title = initial.page.title;
    onBegin();
    createRoot(root).render(
      <StrictMode>
        <App initial={initial} fromHtml={false} onReady={onReady} />
      </StrictMode>,
    );
  }
  // After React, so that what a component does with a click comes first.
  followLinks(root);
  whenIdle(prefetchInView);
}

function contentOf(page: PageDescriptor, module: Module): ComponentType {
  switch (page.kind) {
    case "calculator": {
      const { calculator, view } = module as unknown as CalculatorModule;
      return () => (
        <CalculatorPage calculator={calculator} view={view} card={page.calculator as CalculatorCard} />
      );
    }
    case "text":
      return () => <Island />;
    default: {
      const Content = module.default as ComponentType<{ path: string }>;
      return () => <Content path={page.path} />;
    }
  }
}

/** Fetches what the links in sight lead to, unless the visitor saves data. */
function prefetchInView(): void {
  const { connection } = navigator as { connection?: { saveData?: boolean; effectiveType?: string } };
  if (connection?.saveData || connection?.effectiveType?.includes("2g")) return;
  let left = 4;
  const observer = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting || left-- <= 0) continue;
      prefetch((target as HTMLAnchorElement).pathname);
    }
  });
  for (const link of document.querySelectorAll<HTMLAnchorElement>("main a[data-prefetch]"))
    observer.observe(link);
}
