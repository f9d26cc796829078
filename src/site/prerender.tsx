/** Draws every page to HTML; runs in Node at build time. */
import { renderToString } from "react-dom/server";
import { findEntry } from "../calculators/catalog";
import { App } from "./App";
import type { PageDescriptor } from "./navigation/page";
import { loadDeferred } from "./view/island";

type Routes = typeof import("./navigation/routes");

export interface DrawnPage {
  readonly page: PageDescriptor;
  readonly html: string;
  /** Source files whose built modules the page's script needs, in the order that it expects. */
  readonly sources: readonly string[];
}

export async function allPaths(): Promise<string[]> {
  return (await routes()).allPaths();
}

/** Fetched as the pages fetch it, so that it stays a file of its own. */
const routes = () => import("./navigation/routes");

export async function draw(path: string): Promise<DrawnPage> {
  const { loadPage, sourcesOf } = await routes();
  const loaded = await loadPage(path);
  await loadDeferred();
  return {
    page: loaded.page,
    html: renderToString(<App initial={loaded} />),
    sources: pageSources(loaded.page, sourcesOf),
  };
}

function pageSources({ kind, path }: PageDescriptor, sourcesOf: Routes["sourcesOf"]): string[] {
  switch (kind) {
    case "home":
      return ["src/site/pages/HomePage.tsx"];
    case "category":
      return ["src/site/pages/CategoryPage.tsx"];
    case "not-found":
      return ["src/site/pages/NotFoundPage.tsx"];
    case "text":
      return [];
    case "calculator": {
      const entry = findEntry(path.slice(1));
      if (!entry) throw new Error(`${path} is not in the catalog`);
      const { model, view } = sourcesOf(entry);
      return view ? [model, view] : [model];
    }
  }
}

/** The page of an address that does not exist. */
export const NOT_FOUND_PATH = "/404";
export { site } from "../../site.config";
