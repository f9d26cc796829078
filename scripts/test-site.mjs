/** A small site, laid out like the built one, for the server tests. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { compress } from "./compress.mjs";
import { caddyHeaders, siteHeaders } from "./headers.mjs";
import { redirectRules } from "./redirects.mjs";

const page = (name) => `<!doctype html><title>${name}</title>${`<p>${name}</p>`.repeat(100)}`;

/** File contents, by name. */
export const FILES = {
  "index.html": page("home"),
  "404.html": page("not found"),
  "shell.html": page("shell"),
  "mortgage-calculator.html": page("mortgage"),
  "embed/mortgage-calculator.html": page("mortgage alone"),
  "short.html": "<!doctype html><title>short</title>",
  "robots.txt": "User-agent: *\n",
  "manifest.webmanifest": JSON.stringify({ name: "Site", description: "site ".repeat(100) }),
  "offline.json": JSON.stringify({ pages: { "/": Array(40).fill("/assets/main-1a2b.js") } }),
  "sw.js": `addEventListener("fetch", () => {});${"//".repeat(200)}`,
  "assets/main-1a2b.js": `export const main = "${"main ".repeat(200)}";`,
  "assets/regex.worker-3c4d.js": `onmessage = () => {};${"//".repeat(200)}`,
  "icon.svg": `<svg xmlns="http://www.w3.org/2000/svg">${"<g/>".repeat(200)}</svg>`,
};

export const HEADERS = siteHeaders(
  { photo: { origin: "https://photos.example" } },
  { page: "'sha256-abc='", embed: "'sha256-def='" },
  ["https://rates.example/npm/@rates@latest/usd.json"],
);

/** @returns the folder of the site, and a function that deletes it */
export function writeSite() {
  const folder = mkdtempSync(join(tmpdir(), "site-"));
  for (const [name, text] of Object.entries(FILES)) {
    const path = join(folder, name);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text);
  }
  compress(folder);
  writeFileSync(join(folder, "headers.caddy"), caddyHeaders(HEADERS));
  writeFileSync(join(folder, "_redirects"), redirectRules(Object.keys(FILES)));
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}
