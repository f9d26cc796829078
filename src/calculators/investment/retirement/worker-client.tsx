/** The page's end of its workers: one runs simulations, one solves for what depends on them. Fetched with the first. */
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

/** Showing amounts in other dollars is no reason to simulate again. */
const asked = (inputs: Inputs): Inputs => ({ ...inputs, amountsIn: "today" });

/** What is missing until the simulation of these inputs is there. */
export function prepare(inputs: Inputs): Preparation | null {
  return simulator.calculator.prepare?.(asked(inputs)) ?? null;
}

/** The simulation, once it is there. @throws InputError where it was stopped, or the inputs do not go together */
export function simulation(inputs: Inputs, tools: Tools): Simulation {
  return simulator.calculator.derive(asked(inputs), tools) as Simulation;
}

/** The value of an input, and what it gives. @throws InputError where there is none */
export async function solve(inputs: Inputs, wanted: SolveRequest): Promise<Solved> {
  const { calculator } = solver;
  const question: WorkerQuestion = { ...asked(inputs), wanted };
  await calculator.prepare?.(question)?.load();
  return calculator.derive(question, NO_TOOLS) as Solved;
}
