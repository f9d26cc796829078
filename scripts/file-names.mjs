/** Which file of the site each module goes to: what `chunks.mjs` works out for our pages and workers. */
import { basename, join } from "node:path";
import { chunkNames, reachable } from "./chunks.mjs";
import { root } from "./setup.mjs";
import { pageModule, pageSources } from "./vite-shared.mjs";

/**
 * Characters of source that a page, and what follows it later, may load without using them, so that there are fewer
 * requests. A page stays below a size with what it uses beyond what every page loads, within two limits. A tool must not
 * load the units of all the others. What a worker shares with its page has been loaded already.
 */
const SLACK = { least: 16_000, tool: 30_000, most: 45_000, later: 25_000, worker: 60_000 };
const PAGE_SIZE = 200_000;

/** The page that the design measures simple pages on: it loads nothing in vain that it need not. */
const SIMPLEST = "education/percentage";

/** Pages that are no calculators and have a module of their own. */
const OTHER_PAGES = ["HomePage", "CategoryPage", "NotFoundPage"];

/** What many pages load a little later, and what belongs to the shell: these bring no code of single calculators along. */
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
  "text-answers.ts",
  "link.ts",
  "Figures.tsx",
  "Working.tsx",
  "SolveFor.tsx",
  "list/ListInput.tsx",
];

/** Small parts of a few pages that none of the fullest pages must load in vain. */
const OWN_FILES = ["kit/TodayButton.tsx"];

/** Names of files, worked out when the bundler asks for the first one: by then it knows all modules. */
export function fileNames(workers) {
  let names;
  return (id, context) => {
    names ??= chunkNames(...loadedModules(context, workers));
    return names.get(id) ?? null;
  };
}

function slackOf(roots, graph) {
  if (roots.some((root) => root.endsWith(pageModule(SIMPLEST)))) return 0;
  if (roots.some((root) => root.includes("/tools/"))) return SLACK.tool;
  const common = reachable(roots.slice(0, 1), graph);
  const own = [...reachable(roots, graph)].filter((id) => !common.has(id));
  const size = own.reduce((sum, id) => sum + graph.sizeOf(id), 0);
  return Math.min(SLACK.most, Math.max(SLACK.least, PAGE_SIZE - size));
}

/**
 * The graph of modules, and what is loaded at once: main.tsx with the frame of the calculators' pages and a page's own
 * module, or a worker. Pages that are no calculators load the frame, too: it is there when one of their links is
 * followed, and all pages make a request less.
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
  const answers = join(root, "src/site/calculator/text-answers.ts");
  const earlyAnswer = join(root, "src/site/calculator/early-answer.ts");
  const reader = join(root, "src/core/number-reader.ts");
  const entryOf = (...roots) => ({ roots, slack: slackOf(roots, graph) });
  const partOf = (...roots) => ({ roots: [main, ...roots], slack: SLACK.later });
  const entries = [
    entryOf(main),
    ...parts.map((part) => partOf(part)),
    // At the first key both.
    partOf(answers, reader),
    ...pages.map((page) => entryOf(main, page)),
    ...workers.files().map((file) => ({ roots: [file], slack: SLACK.worker })),
  ];
  // A file of its own, which a release of the site leaves in visitors' caches.
  const react = new Set([...reachable([main], graph)].filter((id) => id.includes("/node_modules/")));
  const ownFile = (id) => OWN_FILES.find((name) => id === join(root, "src/site", name));
  const pinned = (id) => (react.has(id) ? "react" : ownFile(id) && basename(id, ".tsx"));
  // What answers before React has come is in files that do not import it.
  const usesReact = (page) => [...reachable([page], graph)].some((id) => react.has(id));
  const early = reachable([earlyAnswer, ...pages.filter((page) => !usesReact(page))], graph);
  return [graph, entries, { pinned: (id) => pinned(id) ?? null, kindOf: (id) => early.has(id) }];
}
