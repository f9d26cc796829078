/** Builds the floor page into a folder: prerendered HTML hydrated by React, one style sheet in the head. */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { brotliCompressSync } from "node:zlib";
import react from "@vitejs/plugin-react";
import { build } from "vite";
import { root } from "../scripts/setup.mjs";

const STYLE =
  "body{margin:0;font:16px/1.5 system-ui,sans-serif;background:#fff;color:#111}main{max-width:40rem;margin:0 auto;padding:1rem}label{display:block;margin:.75rem 0}input{display:block;width:100%;font:inherit;padding:.6rem;box-sizing:border-box;min-height:44px}output{display:block;font-size:2rem;font-weight:700}";

export async function buildFloor(folder) {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const shared = { root, configFile: false, logLevel: "error", plugins: [react()] };
  await build({
    ...shared,
    build: { ssr: "bench/floor/server.tsx", outDir: join(folder, "ssr"), copyPublicDir: false },
  });
  const { html } = await import(pathToFileURL(join(folder, "ssr/server.js")).href);
  await build({
    ...shared,
    build: {
      outDir: join(folder, "site"),
      copyPublicDir: false,
      modulePreload: false,
      rolldownOptions: { input: "bench/floor/client.tsx", output: { entryFileNames: "app.js" } },
    },
  });
  const page = `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>Percentage calculator</title><meta name="description" content="What is X percent of Y?"><link rel="icon" href="data:,"><style>${STYLE}</style><script type="module" src="/app.js"></script></head><body><div id="root">${html}</div></body></html>`;
  write(join(folder, "site/index.html"), page);
  write(join(folder, "site/404.html"), page);
  const script = readFileSync(join(folder, "site/app.js"));
  write(join(folder, "site/app.js"), script);
  return join(folder, "site");
}

function write(file, content) {
  writeFileSync(file, content);
  writeFileSync(`${file}.br`, brotliCompressSync(content));
}
