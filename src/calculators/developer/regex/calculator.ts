import { defineCalculator } from "../../../core/calculator";
import { OnDemand } from "../../../core/on-demand";
import { type Inputs, inputs } from "./inputs";
import { outputs } from "./outputs";
import { headline, notices } from "./words";
import { working } from "./working";

/** Not loaded by the page itself, which delegates searching to its worker. */
const engines = new OnDemand(() => import("./search"));

export default defineCalculator({
  inputs,
  outputs,
  link: "fragment",
  prepare: (inputs) => (engines.ready ? engines.value.prepare(inputs) : { needed: true, load: () => engines.load() }),
  isolated: {
    limit: ({ timeLimitMs }) => timeLimitMs,
    stopped: (_, milliseconds, format) => ({
      field: "pattern",
      message: `Stopped after ${format.number(milliseconds)} ms because the pattern needs too many steps on this text. Nested repeats such as (a+)+ are the usual cause.`,
    }),
    partial: (inputs, milliseconds, found) => engines.value.stoppedSearch(inputs, milliseconds, found),
  },
  derive: (inputs: Inputs, tools) => engines.value.search(inputs, tools),
  headline,
  notices,
  working,
});
