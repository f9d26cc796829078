import { defineConfig } from "vitest/config";

/**
 * Property tests take the same path on every run, so that they fail because of a change and not by chance.
 * For another path, use PROPERTY_SEED=2 npm test, or any other whole number; for a longer one,
 * PROPERTY_RUNS=1000.
 */
const seed = process.env.PROPERTY_SEED ?? "1";
console.info(`Property tests with PROPERTY_SEED=${seed}`);

/**
 * Tests that measure time or push an engine to its limits need a processor and a process of their own: they
 * run one after another, once all others are done.
 */
const ALONE = ["src/calculators/*-limits.test.ts", "src/**/*.alone.test.ts"];

const common = {
  setupFiles: ["vitest.setup.ts"],
  // Tests must not fail because the machine is busy with other work.
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
          // Each file gets fresh modules (vitest.setup.ts). A process for each would take most of its time.
          isolate: false,
          // The default leaves one processor idle.
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
