/**
 * `npm run fuzz`: asks every calculator, or one, for answers to random inputs: legal ones from the whole range of each
 * field, and illegal ones; and asks random sequences of words and figures as questions. A failure prints the seed and the
 * smallest inputs that fail.
 *
 *     npm run fuzz -- --runs 100000 --minutes 60 --seed 7
 *     npm run fuzz -- science/physics
 *     npm run fuzz -- questions --runs 20000
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
const QUESTIONS = "questions";
const PROPERTIES = 3;
const calculators = readdirSync(join(root, "src/calculators"), { recursive: true }).filter((path) =>
  String(path).endsWith("meta.ts"),
).length;
const seconds = (60 * Number(values.minutes)) / (folder === QUESTIONS ? 1 : PROPERTIES * (folder ? 1 : calculators));

/** Runs the tests of a file whose names match. */
function fuzz(file, names, env = {}) {
  run("npx", ["--no-install", "vitest", "run", file, "-t", names], {
    cwd: root,
    env: {
      ...process.env,
      PROPERTY_RUNS: values.runs,
      PROPERTY_SEED: values.seed,
      PROPERTY_SECONDS: String(seconds),
      ...env,
    },
  });
}

if (folder !== QUESTIONS) {
  console.info(
    `${values.runs} legal and ${values.runs} illegal inputs each, at most ${Math.round(seconds)} s for each.`,
  );
  const env = folder ? { ONLY_CALCULATOR: folder } : {};
  fuzz("src/calculators/catalog.test.ts", "(any inputs within bounds|junk inputs)", env);
}
if (folder === undefined || folder === QUESTIONS) {
  console.info(`${values.runs} sequences of words and figures, at most ${Math.round(seconds)} s.`);
  fuzz("src/ask/round-trip.test.ts", "no sequence of words and figures");
}
