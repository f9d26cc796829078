/** Packages from Debian and its derivatives. Nothing is taken from there without an announcement. */
import { spawnSync } from "node:child_process";

export const isRoot = process.getuid?.() === 0;

/** Gives up quickly without a network: what is installed here is optional or has a substitute. */
const PATIENCE = ["http::Timeout=20", "https::Timeout=20", "Retries=1"].flatMap((one) => ["-o", `Acquire::${one}`]);

function apt(...args) {
  return spawnSync("apt-get", [...PATIENCE, ...args], { stdio: ["ignore", 2, 2] });
}

export function hasApt() {
  return spawnSync("apt-get", ["--version"], { stdio: "ignore" }).status === 0;
}

/** Installs a package where possible. @param need a clause that says what the package is for */
export function installPackage(name, need) {
  if (!isRoot || !hasApt()) return;
  console.error(`Installing the package “${name}” on this system with apt-get, as root: ${need}`);
  apt("update");
  apt("install", "-y", "--no-install-recommends", name);
}
