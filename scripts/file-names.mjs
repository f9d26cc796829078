/** Decides which file each module of the site goes into: `chunks.mjs` for our pages and workers. */
import { join } from "node:path";
import { chunkNames, reachable } from "./chunks.mjs";
import { root } from "./setup.mjs";
import { pageModule, pageSources } from "./vite-shared.mjs";

/**
 * Characters of unused source that a page, and the parts that follow it, may load in exchange for fewer
 * requests. A page's slack is PAGE_SIZE minus its own code (beyond that of every page), kept between `least`
 * and `most`. A tool must not load the units of all the others. What a worker shares with its page has
 * already been loaded.
 */
const SLACK = { least: 4_000, tool: 24_000, most: 30_000, later: 25_000, worker: 60_000 };
const PAGE_SIZE = 110_000;

/** The calculator that the design uses as its simple page. Simple pages get no slack. */
const SIMPLEST = "education/percentage";

/** Pages that are not calculators and have their own module. They are simple, too. */
const OTHER_PAGES = ["HomePage", "CategoryPage", "SearchPage", "NotFoundPage"];

/** Parts of many pages that load later, and of the shell: they must not pull in single calculators' code. */
const SHELL_PARTS = [
  "Header",
  "FooterEnd",
  "Overlays",
  "NoticeBar",
  "CategoryMenu",
  "SearchDialog",
  "SideMenu",
  "BookmarkPopup",
  "OfflineDialog",
  "Toasts",
];
const CALCULATOR_PARTS = [
  "interpreter.ts",
  "link.ts",
  "ChartsAndTables.tsx",
  "Working.tsx",
  "SolveFor.tsx",
  "share.ts",
  "DatedFigures.tsx",
  "compare/Compare.tsx",
  "what-if/WhatIf.tsx",
  "range/Ranges.tsx",
  "list/ListInput.tsx",
];

/** File names, computed when the bundler asks for the first one, since by then it knows all modules. */
export function fileNames(workers) {
  let names;
  return (id, context) => {
    names ??= chunkNames(...loadedModules(context, workers));
    return names.get(id) ?? null;
  };
}

function slackOf(roots, graph) {
  const isSimple = (root) => root.endsWith(pageModule(SIMPLEST)) || root.includes("/src/site/pages/");
  if (roots.some(isSimple)) return 0;
  if (roots.some((root) => root.includes("/tools/"))) return SLACK.tool;
  const common = reachable(roots.slice(0, 1), graph);
  const own = [...reachable(roots, graph)].filter((id) => !common.has(id));
  const size = own.reduce((sum, id) => sum + graph.sizeOf(id), 0);
  return Math.min(SLACK.most, Math.max(SLACK.least, PAGE_SIZE - size));
}

/**
 * The module graph, and what is loaded at once: a worker, or main.tsx with the frame of the calculator pages
 * and the page's own module. Pages that are not calculators load the frame, too: it is ready when a visitor
 * follows one of their links, and every page makes one request less.
 */
function loadedModules(context, workers) {
  const infoOf = (id) => context.getModuleInfo(id);
  const graph = {
    importsOf: (id) => (infoOf(id)?.importedIds ?? []).filter((one) => !one.endsWith(".css")),
    sizeOf: (id) => infoOf(id)?.code?.length ?? 0,
  };
  const main = join(root, "src/site/main.tsx");
  const pages = [
    ...OTHER_PAGES.map((name) => join(root, `src/site/pages/${name}.tsx`)),
    ...pageSources().map((source) => `\0${pageModule(source)}`),
  ];
  const parts = [
    ...SHELL_PARTS.map((name) => `shell/${name}.tsx`),
    ...CALCULATOR_PARTS.map((name) => `calculator/${name}`),
  ].map((name) => join(root, "src/site", name));
  const answers = join(root, "src/site/calculator/interpreter.ts");
  const reader = join(root, "src/reading/amounts.ts");
  const entryOf = (...roots) => ({ roots, slack: slackOf(roots, graph) });
  const partOf = (...roots) => ({ roots: [main, ...roots], slack: SLACK.later });
  const entries = [
    entryOf(main),
    ...parts.map((part) => partOf(part)),
    // The first key needs both.
    partOf(answers, reader),
    ...pages.map((page) => entryOf(main, page)),
    ...workers.files().map((file) => ({ roots: [file], slack: SLACK.worker })),
  ];
  // A separate file, which stays valid in visitors' caches when the site is released.
  const react = new Set([...reachable([main], graph)].filter((id) => id.includes("/node_modules/")));
  return [graph, entries, { pinned: (id) => (react.has(id) ? "react" : null) }];
}
