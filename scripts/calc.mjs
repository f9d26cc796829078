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

/** Whether any of these files, or any file in these folders, has changed since `time`, in milliseconds. */
function isChangedSince(time, paths) {
  return paths.some((path) => {
    if (!path.endsWith("/")) return statSync(path).mtimeMs > time;
    const entries = readdirSync(path, { withFileTypes: true });
    return isChangedSince(time, [
      path.slice(0, -1),
      ...entries.map((entry) => path + entry.name + (entry.isDirectory() ? "/" : "")),
    ]);
  });
}

const { mtimeMs: builtAt = 0 } = statSync(built, { throwIfNoEntry: false }) ?? {};
const sources = BUILT_FROM.map((name) => fileURLToPath(new URL(name, root)));
if (isChangedSince(builtAt, sources)) {
  const { spawnSync } = await import("node:child_process");
  const script = fileURLToPath(new URL("build.mjs", import.meta.url));
  // Build output goes to standard error; standard output is for answers only.
  const { status } = spawnSync(process.execPath, [script, "cli"], { stdio: ["ignore", 2, 2] });
  if (status !== 0) process.exit(status ?? 1);
}
await import(built.href);
