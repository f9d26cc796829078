import { defineCalculator } from "../../../core/calculator";
import { OnDemand } from "../../../core/on-demand";
import { workingFrom } from "../../../core/working";
import { type Inputs, inputs } from "./inputs";
import { outputs } from "./outputs";
import { Plan } from "./plan";
import { FIGURES, headline, notices } from "./words";

/** Time limit of a simulation in milliseconds; the largest takes a fifth of a second on one core of a desktop. */
const LONGEST_SIMULATION = 30_000;

/** The simulation code, loaded on demand. The page runs it in its worker instead. */
const engine = new OnDemand(() => import("./simulate"));

export default defineCalculator({
  inputs,
  outputs,
  figures: FIGURES,
  prepare: ({ method }: Inputs) =>
    method === "fixed" || engine.ready ? null : { needed: true, load: () => engine.load() },
  isolated: {
    limit: () => LONGEST_SIMULATION,
    stopped: ({ simulations }, _, format) => ({
      field: "method",
      message: `Stopped before all ${format.number(simulations)} runs were done. Change a value to start again; fewer runs take less time.`,
    }),
  },
  derive: (inputs: Inputs) => new Plan(inputs, inputs.method === "fixed" ? null : () => engine.value.simulate(inputs)),
  comparisons: [
    {
      label: "Retire at 62, 65, or 67",
      scenarios: [
        { name: "At 62", inputs: { retirementAge: 62 } },
        { name: "At 65", inputs: { retirementAge: 65 } },
        { name: "At 67", inputs: { retirementAge: 67 } },
      ],
    },
  ],
  headline,
  notices,
  working: workingFrom(() => import("./working")),
});
