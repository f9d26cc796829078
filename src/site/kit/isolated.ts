/**
 * How a page uses a calculator whose work may take too long: it is computed in a worker that is stopped when
 * its time is up. The view declares it with
 *
 *     import address from "./name.worker.ts?worker&url";
 *     export const page = isolated(model, address);
 *     export default defineView(model, { calculator: page, … });
 *
 * and `name.worker.ts` calls `serveIsolated(model, self)`. The page's opening answer is computed in place, or
 * passed in so that the page does not have to load the code that computes it.
 */
import { useSyncExternalStore } from "react";
import { type AnyCalculator, InputError, type Isolation, type Tools } from "../../core/calculator";
import { openingInputs } from "../../core/defaults";
import type { Values } from "../../core/parse";
import { startWorker } from "../platform/worker";
import { type Outcome, sameInputs, WorkerPool } from "../platform/worker-pool";

/** The calculator with its worker: `calculator` goes into the view, the rest to its displays. */
export interface Isolated {
  readonly calculator: AnyCalculator;
  /** Starts the worker ahead of time, for example when a field gets the focus. */
  readonly warm: () => void;
  /** Stops the running work. */
  readonly stop: () => void;
  /** Progress of work that has been running for a while, from 0 to 1; null if there is none. */
  readonly useProgress: () => number | null;
}

/**
 * @param opening model for the definition's defaults, which the page opens with; derived in place if omitted
 */
export function isolated(calculator: AnyCalculator, address: string, opening?: unknown): Isolated {
  const { isolated: isolation } = calculator;
  if (!isolation) throw new Error("the calculator declares no time limit");
  const pool = new WorkerPool(isolation, () => startWorker(address));
  const first = openingInputs(calculator.inputs, {});
  return {
    calculator: {
      ...calculator,
      prepare: (inputs: Values) =>
        sameInputs(first, inputs) || pool.outcomeOf(inputs)
          ? null
          : { needed: true, soon: true, load: () => pool.request(inputs) },
      derive: (inputs: Values, tools: Tools) =>
        sameInputs(first, inputs)
          ? (opening ?? calculator.derive(inputs, tools))
          : modelOf(isolation, pool.outcomeOf(inputs), tools),
    },
    warm: pool.warm,
    stop: pool.stop,
    useProgress: () => useSyncExternalStore(pool.subscribe, pool.progress, () => null),
  };
}

/** @throws InputError, with the partial model if the work was stopped */
function modelOf(isolation: Isolation<Values>, outcome: Outcome | undefined, { format }: Tools): unknown {
  if (!outcome) throw new Error("asked before there was an answer");
  const { inputs, model, problems, after } = outcome;
  if (after === undefined && model) return model;
  const error = new InputError(problems ?? [isolation.stopped(inputs, after ?? 0, format)]);
  error.model = model;
  throw error;
}
