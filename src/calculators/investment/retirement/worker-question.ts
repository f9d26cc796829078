import type { SolveRequest } from "../../../core/solve";
import type { Inputs } from "./inputs";

/** A request from the page to its worker: to run a simulation or, with `wanted`, to solve for an input. */
export type WorkerQuestion = Inputs & { readonly wanted?: SolveRequest };
