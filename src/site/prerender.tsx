/** Renders every page to HTML; runs in Node at build time. */
import { renderToString } from "react-dom/server";
import { findEntry, findTool, pageSource } from "../calculators/catalog";
import { App } from "./App";
import { Embedded } from "./embed";
import { loadDeferred } from "./hydration/deferred-loaders";
import type { PageDescriptor } from "./navigation/page";
import { listsFigures } from "./pages/figures/subjects";

export interface RenderedPage {
  readonly page: PageDescriptor;
  readonly html: string;
  /** Source of the module that the page's script needs: a source file, or the folder of a calculator. */
  readonly source?: string | undefined;
  /** Sources of further modules whose style sheets it needs, because their HTML is prerendered. */
  readonly parts: readonly string[];
}

export async function allPaths(): Promise<string[]> {
  return (await routes()).allPaths();
}

export async function toolAddresses(): Promise<string[]> {
  return (await routes()).toolAddresses();
}

/** Imported the same way as on the pages, so that it stays in a separate chunk. */
const routes = () => import("./routes");

export async function renderPage(path: string): Promise<RenderedPage> {
  const { loadPage } = await routes();
  const loaded = await loadPage(path);
  await loadDeferred();
  const html = renderToString(<App initial={loaded} />);
  return { page: loaded.page, html, source: sourceOf(loaded.page), parts: partsOf(loaded.page) };
}

/** A calculator alone, for frames on other sites. @param path of its page */
export async function renderEmbedded(path: string): Promise<RenderedPage> {
  const { describePage, loadCalculator } = await routes();
  const page = describePage(path);
  const loaded = await loadCalculator(path);
  await loadDeferred();
  const html = renderToString(<Embedded {...loaded} />);
  return { page, html, source: sourceOf(page), parts: [] };
}

function sourceOf({ kind, path }: PageDescriptor): string | undefined {
  switch (kind) {
    case "home":
      return "src/site/pages/HomePage.tsx";
    case "category":
      return "src/site/pages/CategoryPage.tsx";
    case "search":
      return "src/site/pages/SearchPage.tsx";
    case "not-found":
      return "src/site/pages/NotFoundPage.tsx";
    case "text":
      return undefined;
    case "calculator": {
      const entry = findEntry(path.slice(1));
      return entry && pageSource(entry, findTool(entry, null));
    }
  }
}

function partsOf({ kind, path, calculator }: PageDescriptor): string[] {
  if (calculator?.tool) return ["src/site/navigation/ToolList.tsx"];
  if (kind !== "text") return [];
  const styled = listsFigures(path) ? ["figures/pages"] : path === "/accuracy" ? ["accuracy/page"] : [];
  return ["TextPage", ...styled].map((name) => `src/site/pages/${name}.tsx`);
}

/** The page for addresses that do not exist. */
export const NOT_FOUND_PATH = "/404";
export { default as datedFigures } from "virtual:dated-figures";
export { site } from "../../site.config";
export { RATE_ADDRESSES } from "../data/exchange-rates";
export { isListed, SEARCH_PATH } from "./navigation/page";
export { endingFigures } from "./pages/figures/ending";
export { FEED_PATH, figuresFeed } from "./pages/figures/feed";
export { listsFigures } from "./pages/figures/subjects";
