/**
 * deploy/Containerfile: what can be checked without a container tool, and its server, run with its configuration and
 * without rights. Where Docker or Podman works, the image itself is built and asked.
 */
import { spawnSync } from "node:child_process";
import { copyFileSync, cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it, vi } from "vitest";
import { findCaddy, freePort, runCaddy } from "./caddy.mjs";
import { isRoot } from "./debian.mjs";
import { root } from "./setup.mjs";
import { FILES, writeSite } from "./test-site.mjs";

/** The instructions, without comments and with their continuation lines: `["COPY", "a b"]`. */
const instructions = readFileSync(join(root, "deploy/Containerfile"), "utf8")
  .replace(/^#.*\n/gm, "")
  .replace(/\\\n\s*/g, "")
  .split("\n")
  .filter(Boolean)
  .map((line) => /^(\w+)\s+(.*)$/.exec(line).slice(1));

const all = (name) => instructions.filter(([one]) => one === name).map(([, rest]) => rest);
const last = (name) => all(name).at(-1);
const copies = all("COPY").map((one) => {
  const [, from, names] = /^(?:--from=(\w+) )?(.*)$/.exec(one);
  const paths = names.split(" ");
  return { from, sources: paths.slice(0, -1), target: paths.at(-1) };
});

const [program, ...args] = JSON.parse(last("CMD"));
const environment = Object.fromEntries(
  last("ENV")
    .split(" ")
    .map((one) => one.split("=")),
);
const checked = last("HEALTHCHECK").match(/http:\S+/g);

it("starts from images with fixed versions, and with one Node that the project supports", () => {
  const images = all("FROM").map((from) => from.split(" ")[0]);
  for (const name of images) expect(name).toMatch(/^docker\.io\/library\/\w+:\d+\.\d+\.\d+-alpine$/);
  const nodes = [...new Set(images.filter((name) => name.includes("/node:")))];
  expect(nodes).toHaveLength(1);
  const { engines } = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));
  const major = (version) => Number(/\d+/.exec(version)[0]);
  expect(major(nodes[0].split(":")[1])).toBeGreaterThanOrEqual(major(engines.node));
});

it("copies what exists and what the build may see", () => {
  const hidden = readFileSync(join(root, ".dockerignore"), "utf8").trim().split("\n");
  const stages = all("FROM").flatMap((from) => from.split(" AS ")[1] ?? []);
  for (const { from, sources } of copies) {
    if (from) expect(stages).toContain(from);
    else
      for (const name of sources) {
        expect(existsSync(join(root, name)), name).toBe(true);
        expect(hidden, name).not.toContain(name.split("/")[0]);
      }
  }
});

it("runs the server with a configuration that is in the image, without rights", () => {
  const config = args[args.indexOf("--config") + 1];
  const inImage = copies.flatMap(({ from, sources, target }) => (from ? [] : sources.map((name) => [name, target])));
  expect(inImage).toContainEqual([config, "./deploy/"]);
  expect(inImage).toContainEqual(["deploy/Caddyfile", "./deploy/"]);
  const [user, group] = last("USER").split(":").map(Number);
  expect(Math.min(user, group)).toBeGreaterThan(0);
  expect(instructions.findIndex(([name]) => name === "USER")).toBeGreaterThan(
    instructions.findLastIndex(([name]) => name === "RUN"),
  );
});

it("listens, is opened and is checked at one port", () => {
  expect(environment.SITE_ADDRESS).toBe(`:${last("EXPOSE")}`);
  for (const address of checked) expect(new URL(address).port).toBe(last("EXPOSE"));
  expect(checked.map((address) => new URL(address).pathname)).toEqual(["/robots.txt", "/openapi.json"]);
});

describe.skipIf(!findCaddy())("its server (needs the program caddy)", () => {
  it("answers as a user who may write nothing, and has no second port", async () => {
    const folder = mkdtempSync(join(tmpdir(), "image-"));
    const site = writeSite();
    cpSync(join(root, "deploy"), join(folder, "deploy"), { recursive: true });
    cpSync(site.folder, join(folder, "dist"), { recursive: true });
    site.remove();
    spawnSync("chmod", ["-R", "a+rX", folder]);
    // The user may have no right to the folder in which it is.
    const copy = join(folder, program);
    copyFileSync(findCaddy(), copy);
    const before = readdirSync(folder, { recursive: true }).sort();
    const [uid, gid] = last("USER").split(":").map(Number);
    const port = await freePort();
    const stop = await runCaddy(copy, args, port, {
      cwd: folder,
      env: { ...environment, SITE_ADDRESS: `:${port}`, SITE_ROOT: join(folder, "dist"), XDG_CONFIG_HOME: folder },
      ...(isRoot && { uid, gid }),
    });
    const page = await fetch(`http://127.0.0.1:${port}/mortgage-calculator`);
    const health = await fetch(`http://127.0.0.1:${port}${new URL(checked[0]).pathname}`);
    const answers = [page.status, await page.text(), health.status];
    const said = await stop();
    expect(answers).toEqual([200, FILES["mortgage-calculator.html"], 200]);
    expect(page.headers.get("content-security-policy")).toContain("frame-ancestors 'none'");
    expect(said).toContain("admin endpoint disabled");
    const errors = said.split("\n").filter((line) => line.includes('"level":"error"'));
    expect(errors.filter((line) => !line.includes("autosave"))).toEqual([]);
    expect(readdirSync(folder, { recursive: true }).sort()).toEqual(before);
    rmSync(folder, { recursive: true });
  });
});

/** A tool whose containers run, or undefined. */
const tool = ["podman", "docker"].find((name) => spawnSync(name, ["info"], { stdio: "ignore" }).status === 0);
if (!tool) console.info("Skipped: the image itself (requires podman or docker with a running service).");

describe.skipIf(!tool)(`the image (needs podman or docker, and found ${tool})`, () => {
  const TIME_LIMIT = 900_000;
  const run = (...words) => {
    const { status, stdout, stderr } = spawnSync(tool, words, { cwd: root, encoding: "utf8" });
    if (status !== 0) throw new Error(`${tool} ${words.join(" ")}: ${stderr}`);
    return stdout.trim();
  };
  const SAFE = ["--read-only", "--cap-drop=ALL", "--security-opt=no-new-privileges"];
  const publish = (port) => ["-d", "-p", `127.0.0.1:${port}:${last("EXPOSE")}`];

  it("serves the site and answers programs, with a read-only file system", { timeout: TIME_LIMIT }, async () => {
    run("build", "-t", "reckoner-test", "-f", "deploy/Containerfile", ".");
    const serve = ["node", "dist-cli/calc.js", "serve", "--host", "0.0.0.0", "--port", last("EXPOSE")];
    for (const [words, path] of [
      [[], "/mortgage-calculator"],
      [serve, "/calculators/mortgage-calculator"],
    ]) {
      const port = await freePort();
      const container = run("run", ...publish(port), ...SAFE, "reckoner-test", ...words);
      try {
        const answer = await vi.waitFor(() => fetch(`http://127.0.0.1:${port}${path}`), 30_000);
        expect(answer.status, path).toBe(200);
      } finally {
        run("rm", "-f", container);
      }
    }
    run("rmi", "-f", "reckoner-test");
  });
});
