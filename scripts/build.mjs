/** Builds the command line (`dist-cli/`) and the site (`dist/`). `build.mjs cli` builds the command line only. */
import { createHash } from "node:crypto";
import { readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { root, setup } from "./setup.mjs";

setup();
const { build } = await import("vite");
const { calculatorFolders, define, pageModule, plugins, worker } = await import("./vite-shared.mjs");

await buildCli();
if (process.argv[2] !== "cli") await buildSite();

async function buildCli() {
  rmSync(join(root, "dist-cli"), { recursive: true, force: true });
  await build({
    root,
    configFile: false,
    logLevel: "warn",
    build: {
      ssr: "src/cli/calc.ts",
      outDir: "dist-cli",
      target: "node20",
      minify: false,
      copyPublicDir: false,
      rolldownOptions: { output: { entryFileNames: "calc.js", chunkFileNames: "[name]-[hash].js" } },
    },
  });
}

async function buildSite() {
  for (const folder of ["dist", "dist-ssr"]) rmSync(join(root, folder), { recursive: true, force: true });
  const shared = { root, configFile: false, logLevel: "warn", plugins: plugins(), define, worker };
  await build({
    ...shared,
    build: {
      outDir: "dist",
      manifest: "manifest.json",
      target: ["chrome111", "firefox115", "safari16.4"],
      cssTarget: ["chrome111", "firefox115", "safari16.4"],
      modulePreload: { polyfill: false },
      reportCompressedSize: false,
      // The word lists of the password check, which are fetched only there.
      chunkSizeWarningLimit: 1250,
      rolldownOptions: {
        input: { entry: "src/site/entry.ts", site: "src/site/styles/site.css" },
        output: {
          entryFileNames: "assets/[name]-[hash].js",
          chunkFileNames: "assets/[name]-[hash].js",
          assetFileNames: "assets/[name]-[hash][extname]",
          codeSplitting: {
            groups: [{ debugName: "chunks", name: chunkNames(), includeDependenciesRecursively: false }],
          },
        },
      },
    },
  });
  await build({
    ...shared,
    build: { ssr: "src/site/prerender.tsx", outDir: "dist-ssr", minify: false, copyPublicDir: false },
  });
  const { prerender, compress } = await import("./prerender.mjs");
  const { core, rest } = await prerender();
  await build({
    root,
    configFile: false,
    logLevel: "warn",
    define: {
      __CORE__: JSON.stringify(core),
      __REST__: JSON.stringify(rest),
      __RELEASE__: JSON.stringify(release([...core, ...rest])),
    },
    build: {
      outDir: "dist",
      emptyOutDir: false,
      copyPublicDir: false,
      rolldownOptions: {
        input: "src/site/service.worker.ts",
        output: { entryFileNames: "sw.js", format: "iife" },
      },
    },
  });
  compress();
}

/** A short name for these very files: a new release has another one. */
function release(files) {
  const shell = readFileSync(join(root, "dist/shell.html"));
  return createHash("sha256").update(files.join()).update(shell).digest("hex").slice(0, 12);
}

/**
 * Which file a module goes to, where the bundler's own choice would cost requests. All that every page needs at
 * once, whatever main.tsx reaches without a dynamic import, is one file; what the entry script needs stays with it.
 * What several calculators share would be cut into a file for each set of users: what only loans need is one file,
 * and so is what they share with others of the contract.
 */
function chunkNames() {
  let names;
  const reachable = (from, context, without = new Set()) => {
    const found = new Set();
    const visit = (id) => {
      if (found.has(id) || without.has(id)) return;
      found.add(id);
      for (const next of context.getModuleInfo(id)?.importedIds ?? []) visit(next);
    };
    visit(from);
    return found;
  };
  const find = (context) => {
    const found = new Map();
    const early = reachable(join(root, "src/site/entry.ts"), context);
    const main = reachable(join(root, "src/site/main.tsx"), context, early);
    // Every calculator's definition stands on these.
    for (const shared of ["src/core/fields.ts", "src/core/calculator.ts", "src/site/view/index.ts"])
      main.add(join(root, shared));
    for (const id of main) found.set(id, "main");
    const users = new Map();
    for (const folder of calculatorFolders())
      for (const id of reachable(`\0${pageModule(folder)}`, context, new Set([...early, ...main])))
        users.set(id, [...(users.get(id) ?? []), folder.startsWith("financial/")]);
    for (const [id, isFinancial] of users) {
      if (isFinancial.length < 2 || !/\/src\/(?:core|data|math\/finance|math\/solve)\//.test(id)) continue;
      if (isFinancial.every(Boolean)) found.set(id, "loans");
      else if (isFinancial.some(Boolean)) found.set(id, "contract");
    }
    return found;
  };
  return (id, context) => {
    names ??= find(context);
    return names.get(id) ?? null;
  };
}
