/** Finds a Firefox for the core of the browser tests: the one that FIREFOX_PATH names, else Debian's package. */
import { existsSync } from "node:fs";
import { installPackage } from "./debian.mjs";

/** @returns the path of an executable that exists, or undefined */
export function ensureFirefox() {
  const find = () => [process.env.FIREFOX_PATH, "/usr/bin/firefox-esr"].find((path) => path && existsSync(path));
  if (!find()) installPackage("firefox-esr", "the core of the browser tests runs in Firefox, too.");
  if (!find())
    console.error("Skipped: the browser tests in Firefox. There is no firefox-esr; FIREFOX_PATH may name another.");
  return find();
}
