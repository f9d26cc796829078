import { defineConfig } from "vitest/config";

/**
 * Property tests take the same path every time, so that a change turns them red and not chance. For another path:
 * PROPERTY_SEED=2 npm test, or any other whole number; PROPERTY_RUNS=1000 for a longer one.
 */
const seed = process.env.PROPERTY_SEED ?? "1";
console.info(`Property tests with PROPERTY_SEED=${seed}`);

/**
 * Tests that measure time, or push an engine to its limit, need a processor and a process of their own: they run one
 * after another when all others are done.
 */
const ALONE = ["src/calculators/*-limits.test.ts", "src/**/*.alone.test.ts"];

const common = {
  setupFiles: ["vitest.setup.ts"],
  // A machine that is busy otherwise is no fault.
  testTimeout: 30_000,
  hookTimeout: 60_000,
  env: { PROPERTY_SEED: seed },
};

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          ...common,
          name: "together",
          include: ["src/**/*.test.{ts,tsx}", "scripts/**/*.test.mjs"],
          exclude: ALONE,
          // Each file has modules of its own (vitest.setup.ts). A process of its own would cost it most of its time.
          isolate: false,
          // Without this, one processor is left idle.
          maxWorkers: "100%",
        },
      },
      {
        test: {
          ...common,
          name: "alone",
          include: ALONE,
          fileParallelism: false,
          sequence: { groupOrder: 1 },
        },
      },
    ],
  },
});
