/**
 * The page's side of its workers: one runs simulations, the other solves for inputs that depend on them. Loaded with
 * the first simulation.
 */
import type { Tools } from "../../../core/calculator";
import { NO_TOOLS } from "../../../core/evaluate";
import type { Preparation } from "../../../core/on-demand";
import type { Solved, SolveRequest } from "../../../core/solve";
import { isolated } from "../../../site/kit/isolated";
import retirement from "./calculator";
import type { Inputs } from "./inputs";
import address from "./retirement.worker.ts?worker&url";
import type { Simulation } from "./simulation";
import type { WorkerQuestion } from "./worker-question";

export const simulator = isolated(retirement, address);
const solver = isolated(retirement, address);

/** Ignores the kind of dollars, so that switching it does not run the simulation again. */
const asked = (inputs: Inputs): Inputs => ({ ...inputs, amountsIn: "today" });

/** The preparation that is still needed before the simulation of these inputs is available, or null. */
export function prepare(inputs: Inputs): Preparation | null {
  return simulator.calculator.prepare?.(asked(inputs)) ?? null;
}

/**
 * The finished simulation.
 * @throws InputError if it was stopped or the inputs contradict each other
 */
export function simulation(inputs: Inputs, tools: Tools): Simulation {
  return simulator.calculator.derive(asked(inputs), tools) as Simulation;
}

/**
 * Solves for an input.
 * @throws InputError if there is no solution
 */
export async function solve(inputs: Inputs, wanted: SolveRequest): Promise<Solved> {
  const { calculator } = solver;
  const question: WorkerQuestion = { ...asked(inputs), wanted };
  await calculator.prepare?.(question)?.load();
  return calculator.derive(question, NO_TOOLS) as Solved;
}
