/** The program as it is started: what it writes where, and its exit codes. */
import { spawnSync } from "node:child_process";
import { execPath } from "node:process";
import { expect, it } from "vitest";

/** The command line is built first if it is out of date. */
const PATIENCE = 120_000;

it.each<[number, readonly string[], "stdout" | "stderr", RegExp]>([
  [0, ["--help"], "stdout", /^Usage:/],
  [0, ["help"], "stdout", /^Usage:/],
  [0, ["tip-calculator", "--json"], "stdout", /^\{/],
  [1, ["tip-calculator", "--billAmount", "-5"], "stderr", /^--billAmount: /],
  [2, [], "stderr", /^Usage:/],
  [2, ["no-such-calculator"], "stderr", /no-such-calculator/],
  [2, ["serve", "--port", "many"], "stderr", /^--port must be/],
])("exits with %i: calc %j", { timeout: PATIENCE }, (code, words, stream, text) => {
  const ended = spawnSync(execPath, ["scripts/calc.mjs", ...words], { encoding: "utf8" });
  expect(ended.status).toBe(code);
  expect(ended[stream]).toMatch(text);
  if (stream === "stderr") expect(ended.stdout).toBe("");
});
