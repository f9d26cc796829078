/**
 * `npm run fuzz`: asks every calculator, or one, for answers to random inputs: legal ones from the whole range of each
 * field, and illegal ones. A failure prints the seed and the smallest inputs that fail.
 *
 *     npm run fuzz -- --runs 100000 --minutes 60 --seed 7
 *     npm run fuzz -- science/physics
 */
import { readdirSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { root, run, setup } from "./setup.mjs";

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    runs: { type: "string", default: "100000" },
    /** For everything together. A property that has not finished by its share of the time passes. */
    minutes: { type: "string", default: "480" },
    seed: { type: "string", default: String(Math.floor(Math.random() * 2 ** 31)) },
  },
});

setup();
const [folder] = positionals;
const PROPERTIES = 2;
const calculators = readdirSync(join(root, "src/calculators"), { recursive: true }).filter((path) =>
  String(path).endsWith("meta.ts"),
).length;
const seconds = (60 * Number(values.minutes)) / PROPERTIES / (folder ? 1 : calculators);
console.info(`${values.runs} legal and ${values.runs} illegal inputs each, at most ${Math.round(seconds)} s for each.`);
run(
  "npx",
  ["--no-install", "vitest", "run", "src/calculators/catalog.test.ts", "-t", "(any inputs within bounds|junk inputs)"],
  {
    cwd: root,
    env: {
      ...process.env,
      PROPERTY_RUNS: values.runs,
      PROPERTY_SEED: values.seed,
      PROPERTY_SECONDS: String(seconds),
      ...(folder && { ONLY_CALCULATOR: folder }),
    },
  },
);
