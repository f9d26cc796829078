import { defineCalculator, InputError } from "../../../core/calculator";
import { OnDemand } from "../../../core/on-demand";
import { type Inputs, outputsOf } from "./answer";
import type { Engine, Spans } from "./engine";
import { checkFlags } from "./flags";
import { headline } from "./headline";
import { inputs } from "./inputs";
import { javaScriptEngine } from "./javascript-engine";
import { findAll } from "./matches";
import { outputs } from "./outputs";
import { working } from "./working";

/** The engine of RE2 weighs as much as everything else here, and most patterns never need it. */
const re2 = new OnDemand(() => import("./re2-engine"));

export default defineCalculator({
  id: "regex-tester",
  inputs,
  outputs,
  link: "fragment",
  prepare: ({ flavor }) => (flavor === "re2" && !re2.ready ? { needed: true, load: () => re2.load() } : null),
  isolated: {
    limit: ({ timeLimitMs }) => timeLimitMs,
    stopped: ({ timeLimitMs }, format) => ({
      field: "pattern",
      message: `Stopped after ${format.number(timeLimitMs)} ms: the pattern needs too many steps on this text. Nested repeats such as (a+)+ are the usual cause.`,
    }),
    partial(inputs, found, { format }) {
      const kept = found as readonly Spans[];
      const { timeLimitMs } = inputs;
      const matches = kept.length === 1 ? "1 match" : `${kept.length} matches`;
      const outputs = outputsOf(inputs, engineFor(inputs), { kept, count: kept.length }, UNCHANGED, false);
      const message = `Stopped after ${format.number(timeLimitMs)} ms: ${kept.length === 0 ? "no match was" : `${matches} had been`} found until then.`;
      return { ...outputs, notices: [{ code: "stopped", message }] };
    },
  },
  compute(inputs, { handIn }) {
    const engine = engineFor(inputs);
    const { text, mode, replacement, maxMatches } = inputs;
    try {
      const found = findAll(engine, text, { ...inputs, keep: maxMatches }, handIn);
      const changed = {
        result: mode === "replace" ? engine.replace(text, replacement) : null,
        parts: mode === "split" ? engine.split(text) : null,
      };
      return outputsOf(inputs, engine, found, changed, true);
    } catch (error) {
      // The engine keeps its way back on a stack, which can run full, and a text has its longest length.
      if (!(error instanceof RangeError)) throw error;
      throw new InputError(
        "pattern",
        "The pattern needs more memory on this text than there is. Repeats of repeats are the usual cause.",
      );
    }
  },
  headline,
  working,
});

const UNCHANGED = { result: null, parts: null };

/** @throws InputError on `pattern` or `flags` */
function engineFor({ pattern, flags, flavor, mode }: Inputs): Engine {
  if (pattern === "" && mode !== "split") throw new InputError("pattern", "Enter a pattern.");
  checkFlags(flags, flavor);
  return flavor === "re2" ? re2.value.re2Engine(pattern, flags) : javaScriptEngine(pattern, flags);
}
