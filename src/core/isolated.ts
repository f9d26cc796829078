/** Messages between the page and a worker that runs a calculator, and the worker's side of the protocol. */
import { type AnyCalculator, InputError, type Problem, type Tools } from "./calculator";
import { Format } from "./format";
import type { Values } from "./parse";

/** Message from the page. */
export interface WorkerRequest {
  readonly id: number;
  readonly inputs: Values;
  /** The work on these inputs was stopped after `after` milliseconds: requests a partial result from what was found. */
  readonly stopped?: { readonly after: number; readonly found: readonly unknown[] };
}

/** Message from the worker: the timed work has begun, partial results, progress, or the outcome. */
export type WorkerResponse = { readonly id: number } & (
  | { readonly begun: true }
  | { readonly found: readonly unknown[] }
  | { readonly progress: number }
  | { readonly model: unknown }
  | { readonly problems: readonly Problem[] }
  | { readonly defect: string }
);

/** The part of a worker's global scope that is used here. */
export interface WorkerScope {
  onmessage: ((event: { readonly data: WorkerRequest }) => void) | null;
  postMessage(response: WorkerResponse): void;
}

/**
 * Answers requests from the page; a worker's entry file only needs to call this. Amounts in messages are in US dollars,
 * and inputs must be plain values: `exact` numbers cannot be passed to a worker.
 */
export function serveIsolated(
  calculator: Pick<AnyCalculator, "derive" | "prepare" | "isolated">,
  scope: WorkerScope,
): void {
  const format = new Format();
  scope.onmessage = async ({ data: { id, inputs, stopped } }) => {
    try {
      // Loading data does not count toward the time limit.
      for (let missing = calculator.prepare?.(inputs); missing; missing = calculator.prepare?.(inputs))
        await missing.load();
      if (!stopped) scope.postMessage({ id, begun: true });
      const tools: Tools = {
        format,
        randomBytes: (count) => {
          throw new Error(`${count} random bytes were requested, but the worker has no source of randomness`);
        },
        reportPartial: (found) => scope.postMessage({ id, found }),
        reportProgress: (progress) => scope.postMessage({ id, progress }),
      };
      const model = stopped
        ? calculator.isolated?.partial?.(inputs, stopped.after, stopped.found, tools)
        : calculator.derive(inputs, tools);
      scope.postMessage({ id, model });
    } catch (error) {
      if (error instanceof InputError) scope.postMessage({ id, problems: error.problems });
      else scope.postMessage({ id, defect: error instanceof Error ? error.message : String(error) });
    }
  };
}
