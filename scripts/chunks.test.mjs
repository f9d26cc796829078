import { describe, expect, it } from "vitest";
import { chunkNames, reachable, SAVED } from "./chunks.mjs";

const SLACK = { page: 12_000, worker: 30_000 };

/**
 * A catalog as the bundler sees it: `imports` by module. Modules without a given size have 1,000 characters.
 * @param pages roots of the pages, all of which also load main
 */
function site(imports, pages, { sizes = {}, workers = [] } = {}) {
  const graph = {
    importsOf: (id) => imports[id] ?? [],
    sizeOf: (id) => sizes[id] ?? 1000,
  };
  const entries = [
    { roots: ["main"], slack: SLACK.page },
    ...pages.map((page) => ({ roots: ["main", page], slack: SLACK.page })),
    ...workers.map((worker) => ({ roots: [worker], slack: SLACK.worker })),
  ];
  const names = chunkNames(graph, entries, { pinned: (id) => (id === "react" ? "react" : null) });
  const fileOf = (id) => names.get(id) ?? `only ${id}`;
  const modulesIn = new Map();
  for (const id of Object.keys(imports)) modulesIn.set(fileOf(id), [...(modulesIn.get(fileOf(id)) ?? []), id]);
  const sizeOf = (ids) => [...ids].reduce((sum, id) => sum + graph.sizeOf(id), 0);
  const usersOf = (id) => entries.map(({ roots }) => Number(reachable(roots, graph).has(id))).join("");
  return {
    entries,
    fileOf,
    /** The files that would be loaded if each held exactly the modules with the same users. */
    partsOf: (roots) => new Set([...reachable(roots, graph)].map((id) => (id === "react" ? id : usersOf(id)))),
    /** Files that are fetched for these modules, including what those files import. */
    load(roots) {
      const files = new Set();
      const open = [...reachable(roots, graph)].map(fileOf);
      for (let file = open.pop(); file; file = open.pop()) {
        if (files.has(file)) continue;
        files.add(file);
        for (const id of modulesIn.get(file)) open.push(...graph.importsOf(id).map(fileOf));
      }
      const used = sizeOf(reachable(roots, graph));
      const loaded = sizeOf([...files].flatMap((file) => modulesIn.get(file)));
      return { files, loaded, wasted: loaded - used };
    },
    /** Files that import each other, directly or through others. */
    cycles() {
      const files = [...modulesIn.keys()];
      const importsOf = (file) =>
        modulesIn
          .get(file)
          .flatMap(graph.importsOf)
          .map(fileOf)
          .filter((other) => other !== file);
      return files.filter((file) => reachable(importsOf(file), { importsOf }).has(file));
    },
  };
}

const FRAME = { main: ["react", "core"], react: [], core: [] };

/** Calculators that each use a few of the shared modules of their domain. */
function catalog(domains) {
  const imports = { ...FRAME };
  const pages = [];
  for (const [domain, { calculators, modules, uses = [] }] of Object.entries(domains)) {
    for (let i = 0; i < modules; i++) imports[`${domain}/${i}`] = i > 0 ? [`${domain}/${i - 1}`] : [];
    for (let i = 0; i < calculators; i++) {
      const page = `${domain} calculator ${i}`;
      pages.push(page);
      imports[page] = ["main", `${domain}/${i % modules}`, ...uses];
    }
  }
  return [imports, pages];
}

const sizes = { main: 90_000, react: 600_000, core: 20_000 };

describe("files by use", () => {
  it("keep React by itself and the frame of all pages together", () => {
    const { fileOf } = site(...catalog({ loans: { calculators: 4, modules: 3 } }), { sizes });
    expect(fileOf("react")).toBe("react");
    expect(fileOf("core")).toBe(fileOf("main"));
    expect(fileOf("loans calculator 0")).toBe("only loans calculator 0");
  });

  it("never make an entry load more unused code than its slack, nor import each other", () => {
    const built = site(
      ...catalog({
        loans: { calculators: 20, modules: 12 },
        units: { calculators: 30, modules: 25, uses: ["loans/3"] },
        dates: { calculators: 9, modules: 4, uses: ["units/7", "loans/1"] },
      }),
      { sizes },
    );
    for (const { roots, slack } of built.entries) {
      const { wasted, files } = built.load(roots);
      expect(wasted).toBeLessThanOrEqual(slack + SAVED * (built.partsOf(roots).size - files.size));
    }
    expect(built.cycles()).toEqual([]);
  });

  it("do not make a page grow when calculators are added", () => {
    const finance = { calculators: 10, modules: 10 };
    const before = site(...catalog({ loans: finance, health: { calculators: 3, modules: 2 } }), { sizes });
    const after = site(
      ...catalog({
        loans: finance,
        health: { calculators: 3, modules: 2 },
        investments: { calculators: 40, modules: 30, uses: ["loans/9"] },
      }),
      { sizes },
    );
    const page = ["main", "health calculator 0"];
    expect(after.load(page).loaded).toBeLessThanOrEqual(before.load(page).loaded);
    for (const { roots } of before.entries) {
      const needed = before.load(roots).loaded - before.load(roots).wasted;
      const { loaded, files } = after.load(roots);
      const saved = SAVED * (after.partsOf(roots).size - files.size);
      expect(loaded).toBeLessThanOrEqual(needed + SLACK.page + saved);
    }
  });

  it("keep finance out of the file that all pages load when another calculator uses it", () => {
    const imports = {
      ...FRAME,
      finance: [],
      tip: ["main"],
      mortgage: ["main", "finance"],
      emi: ["main", "finance"],
    };
    const large = { sizes: { ...sizes, finance: 15_000 } };
    const before = site(imports, ["tip", "mortgage", "emi"], large);
    const after = site({ ...imports, savings: ["main", "finance"] }, ["tip", "mortgage", "emi", "savings"], large);
    for (const built of [before, after]) {
      expect(built.fileOf("finance")).not.toBe(built.fileOf("main"));
      expect(built.load(["main", "tip"]).files).not.toContain(built.fileOf("finance"));
    }
    expect(after.load(["main", "savings"]).files).toContain(after.fileOf("finance"));
  });

  it("give a worker what it shares with pages, without the frame of the pages", () => {
    const imports = {
      ...FRAME,
      engine: ["core"],
      regex: ["main", "engine"],
      worker: ["engine"],
      tip: ["main"],
    };
    const built = site(imports, ["regex", "tip"], { sizes, workers: ["worker"] });
    const { files, wasted } = built.load(["worker"]);
    expect(files).not.toContain("react");
    expect(files).not.toContain(built.fileOf("main"));
    expect(wasted).toBeLessThanOrEqual(SLACK.worker);
    expect(built.load(["main", "regex"]).files).toContain(built.fileOf("engine"));
  });

  it("join small parts into few files", () => {
    const [imports, pages] = catalog({ loans: { calculators: 12, modules: 12 } });
    const built = site(imports, pages, { sizes });
    const counts = pages.map((page) => built.load(["main", page]).files.size);
    // React, the frame, the page's own file, and a few files with the twelve modules.
    expect(Math.max(...counts)).toBeLessThanOrEqual(7);
  });
});
