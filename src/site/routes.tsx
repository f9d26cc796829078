/**
 * Every address of the site and its page. Not part of the first load: fetched when a link is pointed at,
 * and by the prerenderer.
 */

import pages from "virtual:calculator-pages";
import type { ComponentType } from "react";
import { site } from "../../site.config";
import { CATEGORIES, type CatalogEntry, type Category, findEntry, findTool, pageSource } from "../calculators/catalog";
import type { ToolMeta } from "../core/meta";
import { loadWorking } from "../core/working";
import { fetchInterpreter } from "./calculator/interpreter-loader";
import { OpenedCalculator } from "./calculator/OpenedCalculator";
import { RelatedPages } from "./calculator/RelatedPages";
import { Island } from "./hydration/island";
import { loadTabs } from "./kit";
import { categoryHeading, categoryMidSentence, lowerWords } from "./navigation/category-names";
import { type CalculatorCard, type CalculatorModule, type PageDescriptor, SEARCH_PATH } from "./navigation/page";
import { TEXT_PAGES } from "./pages/texts";

export interface LoadedPage {
  readonly page: PageDescriptor;
  readonly Content: ComponentType;
}

const abouts = import.meta.glob<{ default: ComponentType }>([
  "../calculators/*/*/about.md",
  "../calculators/*/*/tools/*.md",
]);

/** All pages that exist, for the prerenderer. */
export function allPaths(): string[] {
  return [
    "/",
    ...CATEGORIES.map((category) => category.path),
    ...CATEGORIES.flatMap((category) => category.calculators.map((entry) => `/${entry.id}`)),
    ...Object.keys(TEXT_PAGES),
    SEARCH_PATH,
  ];
}

/** The tools of collections that have no path of their own, for the site map. */
export function toolAddresses(): string[] {
  return CATEGORIES.flatMap((category) => category.calculators).flatMap(({ id, tools = [] }) =>
    tools.slice(1).map((tool) => `/${id}?tool=${tool.id}`),
  );
}

/** The page at a path; an unknown path gives the not-found page. @param search may name the tool of a collection */
export function describePage(path: string, search = ""): PageDescriptor {
  if (path === "/")
    return {
      kind: "home",
      path,
      title: `${site.name}: free online calculators`,
      description: site.description,
    };
  if (path === SEARCH_PATH)
    return {
      kind: "search",
      path,
      title: `Search | ${site.name}`,
      description: "Ask a question with its figures, or search for a calculator.",
    };
  const text = TEXT_PAGES[path];
  if (text) return { kind: "text", path, title: `${text.title} | ${site.name}`, description: text.description };
  const category = CATEGORIES.find((one) => one.path === path);
  if (category) return categoryDescriptor(category);
  const entry = findEntry(path.slice(1));
  if (entry) {
    const tool = findTool(entry, new URLSearchParams(search).get("tool"));
    return calculatorDescriptor(entry, entry.category, tool);
  }
  return {
    kind: "not-found",
    path,
    title: `Page not found | ${site.name}`,
    description: "Page not found.",
  };
}

/** Fetches everything that the page at a path needs. */
export async function loadPage(path: string, search = ""): Promise<LoadedPage> {
  const page = describePage(path, search);
  switch (page.kind) {
    case "home": {
      const { default: HomePage } = await import("./pages/HomePage");
      return { page, Content: HomePage };
    }
    case "category": {
      const { default: CategoryPage } = await import("./pages/CategoryPage");
      return { page, Content: () => <CategoryPage path={path} /> };
    }
    case "calculator":
      return { page, Content: await loadCalculatorPage(page) };
    case "text": {
      const { default: Text } = await (TEXT_PAGES[path] as (typeof TEXT_PAGES)[string]).load();
      const { TextPage } = await import("./pages/TextPage");
      return {
        page,
        Content: () => (
          <Island>
            <TextPage>
              <Text />
            </TextPage>
          </Island>
        ),
      };
    }
    case "search": {
      const { default: SearchPage } = await import("./pages/SearchPage");
      return { page, Content: SearchPage };
    }
    case "not-found": {
      const { default: NotFoundPage } = await import("./pages/NotFoundPage");
      return { page, Content: NotFoundPage };
    }
  }
}

interface LoadedCalculator extends CalculatorModule {
  readonly card: CalculatorCard;
}

/** The calculator at a path, without its page. @param search may name the tool of a collection */
export async function loadCalculator(path: string, search = ""): Promise<LoadedCalculator> {
  const { calculator: card } = describePage(path, search);
  if (!card) throw new Error(`${path} is not the path of a calculator`);
  return loadModule(card);
}

/** Where the module and the method text of a calculator come from. */
function sourceOf(card: CalculatorCard): { readonly entry: CatalogEntry; readonly source: string } {
  const entry = findEntry(card.id) as CatalogEntry;
  return { entry, source: pageSource(entry, findTool(entry, card.tool ?? null)) };
}

async function loadModule(card: CalculatorCard): Promise<LoadedCalculator> {
  const { source } = sourceOf(card);
  const load = pages[source];
  if (!load) throw new Error(`${source} has no page`);
  const { calculator, view } = await load();
  // The prerendered HTML contains everything.
  if (import.meta.env.SSR) await Promise.all([loadWorking(calculator), loadTabs(view)]);
  return { calculator, ...(view && { view }), card };
}

async function loadCalculatorPage(page: PageDescriptor): Promise<ComponentType> {
  const card = page.calculator as NonNullable<PageDescriptor["calculator"]>;
  const { entry, source } = sourceOf(card);
  const { tools } = entry;
  const [{ calculator, view }, About, toolList] = await Promise.all([
    loadModule(card),
    loadAbout(entry.folder, source),
    tools && import("./navigation/ToolList"),
    // Visitors who come from another page may type immediately. If this fails, the page opens anyway and
    // tries again.
    fetchInterpreter().catch(() => {}),
  ]);
  const List = toolList?.default;
  const Tools = List && tools && (() => <List id={entry.id} tools={tools} current={card.tool} />);
  const related = <RelatedPages id={entry.id} />;
  return () => (
    <OpenedCalculator calculator={calculator} view={view} card={card} About={About} related={related} Tools={Tools} />
  );
}

/** The method text: a tool's own, then that of its collection. */
async function loadAbout(folder: string, source: string): Promise<ComponentType> {
  const texts = [`${source}.md`, `${folder}/about.md`].flatMap((path) => abouts[`../calculators/${path}`] ?? []);
  if (texts.length === 0) throw new Error(`${folder} has no about.md`);
  const parts = await Promise.all(texts.map((load) => load()));
  return () => parts.map(({ default: Text }) => <Text key={Text.name} />);
}

function categoryDescriptor(category: Category): PageDescriptor {
  const names = category.calculators.map((entry) => lowerWords(entry.name.replace(/ Calculator$/, "")));
  const listed = names.length > 0 ? `: ${names.slice(0, 6).join(", ")}${names.length > 6 ? " and more" : ""}` : "";
  return {
    kind: "category",
    path: category.path,
    title: `${categoryHeading(category.name)} | ${site.name}`,
    description: `Free ${categoryMidSentence(category.name)}${listed}. Working shown, sources cited, nothing leaves your browser.`,
  };
}

function calculatorDescriptor(entry: CatalogEntry, category: Category, tool?: ToolMeta): PageDescriptor {
  const { id, homeCurrency, usualCurrency } = entry;
  // The default tool is the one that the collection's own page opens with.
  const isOther = tool !== undefined && tool !== entry.tools?.[0];
  const { name, purpose } = isOther ? tool : entry;
  return {
    kind: "calculator",
    path: `/${id}`,
    ...(isOther && { query: `?tool=${tool.id}` }),
    title: `${name} | ${isOther ? `${entry.name} | ` : ""}${site.name}`,
    description: `${purpose} Free, with working and sources. Nothing leaves your browser.`,
    calculator: {
      id,
      name,
      purpose,
      ...(tool && { tool: tool.id }),
      ...(tool?.unasked && { unasked: true }),
      ...(isOther && { collection: entry.name }),
      ...(homeCurrency && { homeCurrency }),
      ...(usualCurrency && { usualCurrency }),
      category: { name: category.name, path: category.path },
    },
  };
}
