import { createContext, Script } from "node:vm";

/**
 * Returns the result of the work, or undefined if it took too long. Node's watchdog can interrupt it even inside a
 * regular expression, and the work uses the objects of this program: nothing is copied to a thread and back, and no
 * entry file for a thread is needed. Starting the watchdog takes about a tenth of a millisecond.
 */
export function within<T>(milliseconds: number, work: () => T): T | undefined {
  watched ??= { script: new Script("work()"), context: createContext({}) };
  const { script, context } = watched;
  context.work = work;
  try {
    return script.runInContext(context, { timeout: milliseconds });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ERR_SCRIPT_EXECUTION_TIMEOUT") return undefined;
    throw error;
  } finally {
    context.work = undefined;
  }
}

let watched: { readonly script: Script; readonly context: Record<string, unknown> } | undefined;
