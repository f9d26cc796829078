/** For tests only: other programs, whose answers ours are compared with. */
import { spawnSync } from "node:child_process";
import { describe } from "vitest";

/** A program that may be installed. */
export interface Program {
  readonly command: string;
  /** `python3, version 3.9 or later` */
  readonly name: string;
  /** `Python 3.11.2`; null if it is missing or too old. */
  readonly version: string | null;
}

/** Python from a version on; its standard library alone is used. */
export function python(major: number, minor: number): Program {
  const printed = output("python3", ["--version"]) ?? "";
  const [, found = 0, foundMinor = 0] = (/^Python (\d+)\.(\d+)/.exec(printed) ?? []).map(Number);
  return {
    command: "python3",
    name: `python3, version ${major}.${minor} or later`,
    version: found * 1000 + foundMinor >= major * 1000 + minor ? printed.trim() : null,
  };
}

/** A program of a Debian package, which prints its version. */
export function debianProgram(command: string, name: string): Program {
  const printed = output(command, ["--version"])?.split("\n")[0]?.trim() ?? null;
  return { command, name, version: printed && (/^\d/.test(printed) ? `${name} ${printed}` : printed) };
}

/** A program of an npm package that is installed globally, which prints no version. */
export function npmProgram(command: string, packageName: string): Program {
  const found = output(command, ["--help"]) !== null;
  return { command, name: `${command}: npm install --global ${packageName}`, version: found ? command : null };
}

function output(command: string, args: readonly string[]): string | null {
  const { status, stdout } = spawnSync(command, args, { encoding: "utf8" });
  return status === 0 ? stdout : null;
}

/** Like `describe`, but skipped where the program is missing, with the reason printed. */
export function describeWith({ name, version }: Program, title: string, tests: () => void): void {
  if (version === null) process.stdout.write(`Skipped: ${title} (requires ${name}).\n`);
  describe.skipIf(version === null)(`${title}, by ${version ?? name}`, tests);
}

/**
 * Runs Python code that reads JSON from standard input and writes JSON.
 *
 * @throws Error with what Python printed if it fails
 */
// biome-ignore lint/suspicious/noExplicitAny: tests know the answers they ask for
export function runPython(code: string, input: unknown): any {
  return JSON.parse(run("python3", ["-X", "utf8", "-c", code], JSON.stringify(input)));
}

/**
 * What a program writes.
 *
 * @throws Error with what it printed if it fails
 */
export function run(command: string, args: readonly string[], input: string): string {
  const { status, stdout, stderr } = spawnSync(command, args, {
    input,
    encoding: "utf8",
    maxBuffer: 2 ** 28,
  });
  if (status !== 0) throw new Error(`${command}: ${stderr}`);
  return stdout;
}
