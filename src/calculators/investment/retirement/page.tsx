/** The calculator as used by its page: steady returns are computed in place, simulations in a stoppable worker. */
import type { AnyCalculator } from "../../../core/calculator";
import { OnDemand } from "../../../core/on-demand";
import type { Solved, SolveRequest } from "../../../core/solve";
import retirement from "./calculator";
import type { Inputs } from "./inputs";
import { Plan } from "./plan";

const workers = new OnDemand(() => import("./worker-client"));

export const calculator: AnyCalculator = {
  ...retirement,
  prepare({ method, ...others }: Inputs) {
    if (method === "fixed") return null;
    if (!workers.ready) return { needed: true, soon: true, load: () => workers.load() };
    return workers.value.prepare({ method, ...others });
  },
  derive(inputs: Inputs, tools) {
    if (inputs.method === "fixed") return retirement.derive(inputs, tools);
    const simulation = workers.value.simulation(inputs, tools);
    return new Plan(inputs, () => simulation);
  },
};

/** Solves for an input in a worker if that depends on simulations; null if the page can do it without one. */
export function solve(inputs: Inputs, wanted: SolveRequest): (() => Promise<Solved>) | null {
  return inputs.method === "fixed" ? null : async () => (await workers.load()).solve(inputs, wanted);
}
