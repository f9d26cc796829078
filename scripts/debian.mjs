/** What Debian and its kin have as packages. Nothing is taken from there without saying so. */
import { spawnSync } from "node:child_process";

export const isRoot = process.getuid?.() === 0;

function apt(...args) {
  return spawnSync("apt-get", args, { stdio: ["ignore", 2, 2] });
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
