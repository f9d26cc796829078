/** `npm run calc`: runs the built command line, and builds it first if necessary. Prints nothing itself. */
import { existsSync } from "node:fs";

const built = new URL("../dist-cli/calc.js", import.meta.url);
if (!existsSync(built)) {
  const { spawnSync } = await import("node:child_process");
  const { fileURLToPath } = await import("node:url");
  const script = fileURLToPath(new URL("build.mjs", import.meta.url));
  // Build output goes to standard error; standard output is for answers only.
  const { status } = spawnSync(process.execPath, [script, "cli"], { stdio: ["ignore", 2, 2] });
  if (status !== 0) process.exit(status ?? 1);
}
await import(built.href);
