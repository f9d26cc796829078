/** Installs the packages in the lock file if node_modules does not have them yet. Needs nothing but Node. */
import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { existsSync, lstatSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

export const root = dirname(dirname(fileURLToPath(import.meta.url)));

export function run(command, args, options = {}) {
  const { status, error } = spawnSync(command, args, { cwd: root, stdio: "inherit", ...options });
  if (error) throw error;
  if (status !== 0) process.exit(status ?? 1);
}

/** Runs commands in parallel; exits if one fails, as `run` does. */
export async function runTogether(commands) {
  await Promise.all(
    commands.map(async ([command, ...args]) => {
      const [status] = await once(spawn(command, args, { cwd: root, stdio: "inherit" }), "exit");
      if (status !== 0) process.exit(status ?? 1);
    }),
  );
}

/** npm lists what it installed in node_modules/.package-lock.json, like the lock file without the root. */
function isInstalled() {
  // A symlinked node_modules belongs to another checkout, which maintains it.
  if (lstatSync(join(root, "node_modules"), { throwIfNoEntry: false })?.isSymbolicLink()) return true;
  const installed = join(root, "node_modules/.package-lock.json");
  if (!existsSync(installed)) return false;
  const wanted = JSON.parse(readFileSync(join(root, "package-lock.json"), "utf8")).packages;
  const present = JSON.parse(readFileSync(installed, "utf8")).packages;
  return Object.entries(wanted).every(
    ([path, { version, optional }]) => path === "" || optional || present[path]?.version === version,
  );
}

export function setup() {
  const [major, minor] = process.versions.node.split(".").map(Number);
  if (major < 20 || (major === 20 && minor < 19)) {
    console.error(`Reckoner needs Node 20.19 or newer; this is ${process.versions.node}.`);
    process.exit(1);
  }
  if (!isInstalled()) run("npm", ["ci"], { stdio: ["ignore", process.stderr, process.stderr] });
}

if (process.argv[1] === fileURLToPath(import.meta.url)) setup();
