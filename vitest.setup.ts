/**
 * Property tests take the same path every time, so that a change turns them red and not chance. To look for new
 * counterexamples: `PROPERTY_SEED=$RANDOM PROPERTY_RUNS=5000 npx vitest run src/calculators/catalog.test.ts`.
 */
import fc from "fast-check";

const { PROPERTY_SEED, PROPERTY_RUNS } = process.env;
fc.configureGlobal({
  ...fc.readConfigureGlobal(),
  seed: Number(PROPERTY_SEED ?? 1),
  ...(PROPERTY_RUNS && { numRuns: Number(PROPERTY_RUNS) }),
});
