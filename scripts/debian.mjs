/** What Debian and its kin have as packages. Nothing is taken from there without saying so. */
import { spawnSync } from "node:child_process";

export const isRoot = process.getuid?.() === 0;

/** Without a network it gives up soon: what is to be installed is a help, or has a substitute. */
const PATIENCE = ["http::Timeout=20", "https::Timeout=20", "Retries=1"].flatMap((one) => [
  "-o",
  `Acquire::${one}`,
]);

function apt(...args) {
  return spawnSync("apt-get", [...PATIENCE, ...args], { stdio: ["ignore", 2, 2] });
}

export function hasApt() {
  return spawnSync("apt-get", ["--version"], { stdio: "ignore" }).status === 0;
}

/** Installs a package, where that is possible. @param need what the package is for, as a clause */
export function installPackage(name, need) {
  if (!isRoot || !hasApt()) return;
  console.error(`Installing the package “${name}” on this system with apt-get, as root: ${need}`);
  apt("update");
  apt("install", "-y", "--no-install-recommends", name);
}
