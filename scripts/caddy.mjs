/** Finds Caddy for the test of deploy/Caddyfile, and runs it with that file. */
import { spawn, spawnSync } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { hasApt, isRoot } from "./debian.mjs";
import { root } from "./setup.mjs";

const CACHE = join(root, "node_modules/.cache/caddy");

const START_LIMIT = 10_000;

/** @returns the path of the executable, or undefined */
export function findCaddy() {
  const folders = [...(process.env.PATH ?? "").split(delimiter), join(CACHE, "usr/bin")];
  return folders.map((folder) => join(folder, "caddy")).find((path) => existsSync(path));
}

/**
 * If there is no Caddy, unpacks Debian's package into node_modules. It is not installed, because that would
 * start a web server on this machine.
 */
export function ensureCaddy() {
  if (findCaddy()) return;
  if (hasApt()) {
    console.error(`Unpacking Debian's package “caddy” into ${CACHE}, to test deploy/Caddyfile.`);
    mkdirSync(CACHE, { recursive: true });
    const run = (command, ...args) => spawnSync(command, args, { cwd: CACHE, stdio: ["ignore", 2, 2] });
    if (run("apt-get", "download", "caddy").status !== 0 && isRoot) {
      console.error("Reading the list of Debian's packages with apt-get update, as root.");
      run("apt-get", "update");
      run("apt-get", "download", "caddy");
    }
    const archive = readdirSync(CACHE).find((name) => name.endsWith(".deb"));
    if (archive) run("dpkg", "-x", archive, ".");
  }
  if (!findCaddy()) console.error("There is no Caddy on this machine: the tests of deploy/Caddyfile are not run.");
}

/** Serves a folder with deploy/Caddyfile, on this machine only. @returns port, and how to stop it */
export async function startCaddy(folder) {
  const port = await freePort();
  const work = mkdtempSync(join(tmpdir(), "caddy-"));
  const config = join(work, "Caddyfile");
  const options = ["admin off", "default_bind 127.0.0.1", "log {\nlevel ERROR\n}"];
  writeFileSync(config, `{\n${options.join("\n")}\n}\nimport ${join(root, "deploy/Caddyfile")}\n`);
  const env = {
    ...process.env,
    HOME: work,
    XDG_DATA_HOME: work,
    XDG_CONFIG_HOME: work,
    SITE_ADDRESS: `http://localhost:${port}`,
    SITE_ROOT: folder,
  };
  const remove = () => rmSync(work, { recursive: true, force: true });
  try {
    const stop = await runCaddy(findCaddy(), ["run", "--adapter", "caddyfile", "--config", config], port, { env });
    return { port, stop: () => stop().then(remove) };
  } catch (error) {
    remove();
    throw error;
  }
}

/**
 * Runs Caddy, and waits until it answers at a port.
 * @param options of the process
 * @returns a function that stops it, and returns what it has written
 */
export async function runCaddy(program, args, port, options) {
  const child = spawn(program, args, { ...options, stdio: ["ignore", "ignore", "pipe"] });
  let said = "";
  child.stderr.on("data", (text) => {
    said += text;
  });
  const ended = new Promise((resolve) => child.once("close", resolve));
  const stop = async () => {
    child.kill();
    await ended;
    return said;
  };
  const until = Date.now() + START_LIMIT;
  while (Date.now() < until && child.exitCode === null) {
    const up = await fetch(`http://localhost:${port}/`).catch(() => null);
    if (up) return stop;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`Caddy did not start:\n${await stop()}`);
}

export function freePort() {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once("error", reject);
    server.listen(0, "127.0.0.1", () => {
      const { port } = server.address();
      server.close(() => resolve(port));
    });
  });
}
