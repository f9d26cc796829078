/** The worker in which the page runs simulations and solves for inputs that depend on them. */
import { serveIsolated, type WorkerScope } from "../../../core/isolated";
import { OnDemand } from "../../../core/on-demand";
import retirement from "./calculator";
import { simulate } from "./simulate";
import type { WorkerQuestion } from "./worker-question";

const solving = new OnDemand(() => import("../../../core/solve"));

serveIsolated(
  {
    prepare: ({ wanted, ...inputs }: WorkerQuestion) =>
      wanted && !solving.ready ? { needed: true, load: () => solving.load() } : (retirement.prepare?.(inputs) ?? null),
    derive({ wanted, ...inputs }: WorkerQuestion, tools) {
      if (wanted) {
        const { value, reached } = solving.value.solveFor(retirement, inputs, wanted, tools);
        return { value, reached };
      }
      // Throws if the inputs contradict each other.
      retirement.derive(inputs, tools);
      return simulate(inputs, tools.reportProgress);
    },
  },
  self as unknown as WorkerScope,
);
