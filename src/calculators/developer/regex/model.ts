import { defineCalculator } from "../../../core/calculator";
import { OnDemand } from "../../../core/on-demand";
import { headline } from "./headline";
import { inputs } from "./inputs";
import { outputs } from "./outputs";
import { working } from "./working";

/** The page leaves it to its worker. */
const work = new OnDemand(() => import("./work"));

export default defineCalculator({
  id: "regex-tester",
  inputs,
  outputs,
  link: "fragment",
  prepare: (inputs) => (work.ready ? work.value.prepare(inputs) : { needed: true, load: () => work.load() }),
  isolated: {
    limit: ({ timeLimitMs }) => timeLimitMs,
    stopped: (_, milliseconds, format) => ({
      field: "pattern",
      message: `Stopped after ${format.number(milliseconds)} ms: the pattern needs too many steps on this text. Nested repeats such as (a+)+ are the usual cause.`,
    }),
    partial: (inputs, milliseconds, found, tools) => work.value.partial(inputs, milliseconds, found, tools),
  },
  compute: (inputs, tools) => work.value.compute(inputs, tools),
  headline,
  working,
});
