import { defineConfig } from "vitest/config";

/**
 * Property tests take the same path every time, so that a change turns them red and not chance. For another path:
 * PROPERTY_SEED=2 npm test, or any other whole number; PROPERTY_RUNS=1000 for a longer one.
 */
const seed = process.env.PROPERTY_SEED ?? "1";
console.info(`Property tests with PROPERTY_SEED=${seed}`);

export default defineConfig({
  test: {
    include: ["src/**/*.test.{ts,tsx}", "scripts/**/*.test.mjs"],
    setupFiles: ["vitest.setup.ts"],
    // A machine that is busy otherwise is no fault.
    testTimeout: 30_000,
    hookTimeout: 60_000,
    env: { PROPERTY_SEED: seed },
  },
});
