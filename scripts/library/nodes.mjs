/** The versions of Node on this machine, for the test of the package. */
import { spawnSync } from "node:child_process";
import { existsSync, readdirSync } from "node:fs";
import { homedir } from "node:os";
import { delimiter, join } from "node:path";

/** Where version managers keep their versions, and where the executable is in each of them. */
const MANAGERS = [
  [process.env.NVM_DIR ?? join(homedir(), ".nvm"), "versions/node", "bin/node"],
  [join(homedir(), ".local/share/fnm"), "node-versions", "installation/bin/node"],
  [join(homedir(), ".volta"), "tools/image/node", "bin/node"],
  [join(homedir(), ".asdf"), "installs/nodejs", "bin/node"],
  [join(homedir(), ".local/share/mise"), "installs/node", "bin/node"],
  [process.env.N_PREFIX ?? "/usr/local", "n/versions/node", "bin/node"],
];

/**
 * The oldest supported and the newest Node: this one, those named in NODES (executables, separated like PATH), and those
 * of version managers.
 * @returns executables by version, oldest first
 */
export function oldestAndNewest() {
  const named = (process.env.NODES ?? "").split(delimiter).filter(Boolean);
  const managed = MANAGERS.flatMap(([home, versions, executable]) => {
    const folder = join(home, versions);
    return existsSync(folder) ? readdirSync(folder).map((version) => join(folder, version, executable)) : [];
  });
  const found = [process.execPath, ...named, ...managed]
    .map((executable) => ({ executable, version: versionOf(executable) }))
    .filter(({ version }) => version && order(version, "20.19.0") >= 0)
    .sort((a, b) => order(a.version, b.version));
  const [oldest] = found;
  const newest = found.at(-1);
  return oldest.version === newest.version ? [oldest] : [oldest, newest];
}

function versionOf(executable) {
  const { status, stdout } = spawnSync(executable, ["-p", "process.versions.node"], { encoding: "utf8" });
  return status === 0 ? stdout.trim() : undefined;
}

function order(a, b) {
  const [left, right] = [a, b].map((version) => version.split(".").map(Number));
  const place = left.findIndex((part, i) => part !== right[i]);
  return place < 0 ? 0 : left[place] - right[place];
}
