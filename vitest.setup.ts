/**
 * Property tests take the path of one seed, which vitest.config.ts chooses and prints; a failure prints it too. To look
 * for new counterexamples: `PROPERTY_SEED=$RANDOM PROPERTY_RUNS=5000 npx vitest run src/calculators/catalog.test.ts`.
 */
import fc from "fast-check";
import { vi } from "vitest";

const { PROPERTY_SEED, PROPERTY_RUNS } = process.env;
fc.configureGlobal({
  ...fc.readConfigureGlobal(),
  seed: Number(PROPERTY_SEED),
  ...(PROPERTY_RUNS && { numRuns: Number(PROPERTY_RUNS) }),
});

// Files share a process, but no module: what one of them has loaded on demand is not there for the next.
vi.resetModules();
