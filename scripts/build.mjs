/** Builds the command line (`dist-cli/`) and the site (`dist/`). `build.mjs cli` builds the command line only. */
import { createHash } from "node:crypto";
import { readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { root, setup } from "./setup.mjs";

setup();
const { build } = await import("vite");
const { calculatorFolders, define, pageModule, plugins, reactModules, worker } = await import(
  "./vite-shared.mjs"
);

const BROWSERS = ["chrome111", "firefox115", "safari16.4"];
const TARGETS = { target: BROWSERS, cssTarget: BROWSERS };

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
  const shared = { root, configFile: false, logLevel: "warn", define, worker };
  await build({
    ...shared,
    plugins: [reactModules(), ...plugins()],
    build: {
      outDir: "dist",
      manifest: "manifest.json",
      ...TARGETS,
      modulePreload: { polyfill: false },
      reportCompressedSize: false,
      // The word lists of the password check, which are fetched only there.
      chunkSizeWarningLimit: 1250,
      rolldownOptions: {
        input: { main: "src/site/main.tsx", site: "src/site/styles/site.css" },
        // The script in the HTML imports from it.
        preserveEntrySignatures: "allow-extension",
        // Of React's exports only those that are used stay.
        treeshake: { propertyReadSideEffects: false },
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
    plugins: plugins(),
    build: { ssr: "src/site/prerender.tsx", outDir: "dist-ssr", minify: false, copyPublicDir: false },
  });
  const { prerender, compress } = await import("./prerender.mjs");
  const { core, rest } = await prerender(await startScript());
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

/** The script that stands in the HTML of every page. */
async function startScript() {
  const { output } = await build({
    root,
    configFile: false,
    logLevel: "warn",
    build: {
      ...TARGETS,
      write: false,
      rolldownOptions: { input: "src/site/start.ts", output: { format: "iife" } },
    },
  });
  return output[0].code.trim();
}

/** A short name for these very files: a new release has another one. */
function release(files) {
  const shell = readFileSync(join(root, "dist/shell.html"));
  return createHash("sha256").update(files.join()).update(shell).digest("hex").slice(0, 12);
}

/**
 * Which file a module goes to, where the bundler's own choice would cost requests. All that every page needs at
 * once, whatever main.tsx reaches without a dynamic import, is two files: React, which visitors keep when a release
 * of the site changes the rest, and the rest.
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
    const main = reachable(join(root, "src/site/main.tsx"), context);
    // Every calculator's definition stands on these.
    for (const shared of ["src/core/fields.ts", "src/core/calculator.ts", "src/site/view/index.ts"])
      main.add(join(root, shared));
    for (const id of main) found.set(id, "main");
    for (const id of main) if (/\/node_modules\/|^\0react-module:/.test(id)) found.set(id, "react");
    const users = new Map();
    for (const folder of calculatorFolders())
      for (const id of reachable(`\0${pageModule(folder)}`, context, main))
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
