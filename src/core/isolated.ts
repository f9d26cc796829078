/** Both ends of a calculator that is computed in a worker: what they say to each other, and the worker's end. */
import { type AnyCalculator, InputError, type Problem } from "./calculator";
import { evaluate, outputKeys } from "./evaluate";
import { Format } from "./format";
import type { Values } from "./parse";

/** From the page. */
export interface Asked {
  readonly id: number;
  readonly inputs: Values;
  /** The work on these inputs was stopped after so many milliseconds: what can be said with what it had found? */
  readonly stopped?: { readonly after: number; readonly found: readonly unknown[] };
}

/** From the worker: that it has begun and its time runs, what it found on the way, and how it ended. */
export type Told = { readonly id: number } & (
  | { readonly begun: true }
  | { readonly found: readonly unknown[] }
  | { readonly outputs: Values }
  | { readonly problems: readonly Problem[] }
  | { readonly defect: string }
);

/** As much of a worker's global scope as is needed. */
export interface WorkerScope {
  onmessage: ((event: { readonly data: Asked }) => void) | null;
  postMessage(told: Told): void;
}

/**
 * Answers the page's questions; all that a worker's file has to call. Amounts in messages are written in US dollars,
 * and inputs must be plain values: there are no `exact` ones on this way.
 */
export function serveIsolated(calculator: AnyCalculator, scope: WorkerScope): void {
  const format = new Format();
  scope.onmessage = async ({ data: { id, inputs, stopped } }) => {
    try {
      // What has to be fetched is no part of the time that the work may take.
      for (let missing = calculator.prepare?.(inputs); missing; missing = calculator.prepare?.(inputs))
        await missing.load();
      if (!stopped) scope.postMessage({ id, begun: true });
      const outputs = evaluate(stopped ? partOf(calculator, inputs, stopped) : calculator, inputs, {
        format,
        randomBytes: (count) => {
          throw new Error(`${count} random bytes were asked for where there are none`);
        },
        handIn: (found) => scope.postMessage({ id, found }),
      });
      const known: Values = {};
      for (const key of outputKeys(calculator)) known[key] = outputs[key];
      scope.postMessage({ id, outputs: known });
    } catch (error) {
      if (error instanceof InputError) scope.postMessage({ id, problems: error.problems });
      else scope.postMessage({ id, defect: error instanceof Error ? error.message : String(error) });
    }
  };
}

/** The calculator with the answer of work that was stopped. */
function partOf(
  calculator: AnyCalculator,
  inputs: Values,
  { after, found }: NonNullable<Asked["stopped"]>,
): AnyCalculator {
  return {
    ...calculator,
    compute: (_, tools) => calculator.isolated?.partial?.(inputs as never, after, found, tools) ?? {},
  };
}
