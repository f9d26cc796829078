/** Both ends of a calculator that is computed in a worker: what they say to each other, and the worker's end. */
import { type AnyCalculator, InputError, type Problem, type Tools } from "./calculator";
import { Format } from "./format";
import type { Values } from "./parse";

/** From the page. */
export interface WorkerRequest {
  readonly id: number;
  readonly inputs: Values;
  /** The work on these inputs was stopped after this many milliseconds: asks for a result from what it had found. */
  readonly stopped?: { readonly after: number; readonly found: readonly unknown[] };
}

/** From the worker: that it has started and its time runs, how far it is, intermediate results, and how it ended. */
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
 * Answers the page's questions; all that a worker's file has to call. Amounts in messages are written in US dollars,
 * and inputs must be plain values: there are no `exact` ones on this way.
 */
export function serveIsolated(
  calculator: Pick<AnyCalculator, "derive" | "prepare" | "isolated">,
  scope: WorkerScope,
): void {
  const format = new Format();
  scope.onmessage = async ({ data: { id, inputs, stopped } }) => {
    try {
      // What has to be fetched is no part of the time that the work may take.
      for (let missing = calculator.prepare?.(inputs); missing; missing = calculator.prepare?.(inputs))
        await missing.load();
      if (!stopped) scope.postMessage({ id, begun: true });
      const tools: Tools = {
        format,
        randomBytes: (count) => {
          throw new Error(`${count} random bytes were asked for where there are none`);
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
