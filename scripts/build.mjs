/**
 * Builds the command line (`dist-cli/`) and the site (`dist/`). `build.mjs cli` builds the command line only, and
 * `build.mjs library` the package for other programs (`dist-library/`).
 */
import { rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { compress } from "./compress.mjs";
import { BILL_FILE, LICENSES_FILE, licenseCollector } from "./licenses.mjs";
import { root, setup } from "./setup.mjs";

setup();
const { build } = await import("vite");
const { define, plugins } = await import("./vite-shared.mjs");
const { fileNames } = await import("./file-names.mjs");
const { startDrawing } = await import("./pictures/draw.mjs");
const { workerFiles } = await import("./worker-files.mjs");

const BROWSERS = ["chrome111", "firefox115", "safari16.4"];
const TARGETS = { target: BROWSERS, cssTarget: BROWSERS };

/**
 * Chromium compiles a script that begins with this comment in the background, while it loads. Otherwise each
 * function is compiled at its first call, which was two fifths of the time from a tap to the next page.
 */
const compileAtOnce = {
  name: "compile-at-once",
  generateBundle: {
    // After Vite has put the list of a file's dependencies at its beginning.
    order: "post",
    handler(_options, bundle) {
      // In a small file, the comment would weigh more than it saves.
      for (const file of Object.values(bundle))
        if (file.type === "chunk" && file.code.length > 2000) file.code = `//# allFunctionsCalledOnLoad\n${file.code}`;
    },
  },
};

if (process.argv[2] === "library") {
  const { buildLibrary } = await import("./library/build.mjs");
  await buildLibrary();
} else {
  await buildCli();
  if (process.argv[2] !== "cli") await buildSite();
}

async function buildCli() {
  rmSync(join(root, "dist-cli"), { recursive: true, force: true });
  await build({
    root,
    configFile: false,
    logLevel: "warn",
    build: {
      ssr: true,
      outDir: "dist-cli",
      target: "node20",
      minify: false,
      copyPublicDir: false,
      rolldownOptions: {
        // The site's build asks the second one what the calculators are checked against.
        input: { calc: "src/cli/calc.ts", accuracy: "src/calculators/accuracy.ts" },
        output: { entryFileNames: "[name].js", chunkFileNames: "[name]-[hash].js" },
      },
    },
  });
}

async function buildSite() {
  for (const folder of ["dist", "dist-ssr"]) rmSync(join(root, folder), { recursive: true, force: true });
  const shared = { root, configFile: false, logLevel: "warn", define };
  const licenses = licenseCollector("site");
  const workers = workerFiles();
  await build({
    ...shared,
    plugins: [workers.plugin, ...plugins(), licenses.plugin, compileAtOnce],
    build: {
      outDir: "dist",
      manifest: "manifest.json",
      ...TARGETS,
      modulePreload: { polyfill: false, resolveDependencies: workers.preloads },
      reportCompressedSize: false,
      // The largest chunks are the word lists of the password check, which only that page fetches.
      chunkSizeWarningLimit: 1250,
      rolldownOptions: {
        input: {
          main: "src/site/main.tsx",
          embed: "src/site/embed.tsx",
          site: "src/site/styles/site.css",
        },
        // The script in the HTML imports from the entries.
        preserveEntrySignatures: "allow-extension",
        // Keeps only the React exports that are used.
        treeshake: { propertyReadSideEffects: false },
        output: {
          entryFileNames: "assets/[name]-[hash:7].js",
          chunkFileNames: "assets/[name]-[hash:7].js",
          assetFileNames: "assets/[name]-[hash:7][extname]",
          // They take less room in compressed scripts than base 64, and seven still tell 78 billion versions apart.
          hashCharacters: "base36",
          codeSplitting: {
            groups: [{ debugName: "chunks", name: fileNames(workers), includeDependenciesRecursively: false }],
          },
        },
      },
    },
  });
  await build({
    ...shared,
    plugins: [workerFiles().plugin, ...plugins()],
    build: { ssr: "src/site/prerender.tsx", outDir: "dist-ssr", minify: false, copyPublicDir: false },
  });
  const { prerender } = await import("./prerender.mjs");
  const { site } = await import(pathToFileURL(join(root, "dist-ssr/prerender.js")).href);
  const pictures = startDrawing(join(root, "dist"), site);
  const frame = await prerender(await inlineScript("start"), await inlineScript("embed-start"), pictures.add);
  await build({
    root,
    configFile: false,
    logLevel: "warn",
    define: { __FRAME__: JSON.stringify(frame) },
    plugins: [licenses.plugin],
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
  writeFileSync(join(root, "dist", LICENSES_FILE), licenses.text());
  writeFileSync(join(root, "dist", BILL_FILE), licenses.bill());
  compress(join(root, "dist"));
  await pictures.finish();
}

/** Returns a script that is inlined in pages. */
async function inlineScript(name) {
  const { output } = await build({
    root,
    configFile: false,
    logLevel: "warn",
    build: {
      ...TARGETS,
      write: false,
      rolldownOptions: { input: `src/site/${name}.ts`, output: { format: "iife" } },
    },
  });
  return output[0].code.trim();
}
