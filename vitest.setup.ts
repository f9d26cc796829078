/**
 * Property tests take the path of one seed, which vitest.config.ts chooses and prints; a failure prints it too. To look
 * for new counterexamples: `npm run fuzz` (scripts/fuzz.mjs).
 */
import fc from "fast-check";
import { vi } from "vitest";

const { PROPERTY_SEED, PROPERTY_RUNS, PROPERTY_SECONDS } = process.env;
fc.configureGlobal({
  ...fc.readConfigureGlobal(),
  seed: Number(PROPERTY_SEED),
  ...(PROPERTY_RUNS && { numRuns: Number(PROPERTY_RUNS) }),
  ...(PROPERTY_SECONDS && { interruptAfterTimeLimit: 1000 * Number(PROPERTY_SECONDS), markInterruptAsFailure: false }),
});

// Files share a process, but no module: what one of them has loaded on demand is not there for the next.
vi.resetModules();
