import type { SolveRequest } from "../../../core/solve";
import type { Inputs } from "./inputs";

/** What the page asks its worker: a simulation, or to solve for an input. */
export type WorkerQuestion = Inputs & { readonly wanted?: SolveRequest };
