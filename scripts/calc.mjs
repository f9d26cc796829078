/**
 * `npm run calc`: runs the built command line, and builds it first if it is missing or older than what it is built
 * from. Prints nothing itself on standard output.
 */
import { readdirSync, statSync } from "node:fs";
import { fileURLToPath } from "node:url";

const root = new URL("../", import.meta.url);
const built = new URL("dist-cli/calc.js", root);

/** The version and the address of the site are built in as well. */
const BUILT_FROM = [
  "src/",
  "scripts/build.mjs",
  "vite.config.ts",
  "site.config.ts",
  "package.json",
  "package-lock.json",
];

/** Whether any file that the command line is built from has changed since `time`, in milliseconds. */
function isChangedSince(time, ...names) {
  return names.some((name) => {
    const url = new URL(name, root);
    const { mtimeMs } = statSync(url);
    if (mtimeMs > time) return true;
    if (!name.endsWith("/")) return false;
    return readdirSync(url, { withFileTypes: true }).some((entry) =>
      isChangedSince(time, name + entry.name + (entry.isDirectory() ? "/" : "")),
    );
  });
}

const { mtimeMs: builtAt = 0 } = statSync(built, { throwIfNoEntry: false }) ?? {};
if (isChangedSince(builtAt, ...BUILT_FROM)) {
  const { spawnSync } = await import("node:child_process");
  const script = fileURLToPath(new URL("build.mjs", import.meta.url));
  // Build output goes to standard error; standard output is for answers only.
  const { status } = spawnSync(process.execPath, [script, "cli"], { stdio: ["ignore", 2, 2] });
  if (status !== 0) process.exit(status ?? 1);
}
await import(built.href);
