/** What the page does not carry: the engines, and everything that is said about a pattern. */
import { InputError, type Tools } from "../../../core/calculator";
import { OnDemand, type Preparation } from "../../../core/on-demand";
import { type Inputs, outputsOf } from "./answer";
import type { Engine, Spans } from "./engine";
import { checkFlags } from "./flags";
import { javaScriptEngine } from "./javascript-engine";
import { findAll } from "./matches";

/** The engine of RE2 weighs as much as everything else here, and most patterns never need it. */
const re2 = new OnDemand(() => import("./re2-engine"));

export function prepare({ flavor }: Inputs): Preparation | null {
  return flavor === "re2" && !re2.ready ? { needed: true, load: () => re2.load() } : null;
}

/** @throws InputError */
export function compute(inputs: Inputs, { handIn }: Pick<Tools, "handIn">) {
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
    // A pattern is compiled when it is first run, and may turn out to be too large.
    if (error instanceof SyntaxError)
      throw new InputError(
        "pattern",
        "The pattern is too large for the engine; make it shorter, or take RE2.",
      );
    // The engine keeps its way back on a stack, which can run full, and a text has its longest length.
    if (!(error instanceof RangeError)) throw error;
    throw new InputError(
      "pattern",
      "The pattern needs more memory on this text than there is. Repeats of repeats are the usual cause.",
    );
  }
}

/** What is known when the search was stopped: the matches found until then, and all that the pattern itself says. */
export function partial(
  inputs: Inputs,
  milliseconds: number,
  found: readonly unknown[],
  { format }: Pick<Tools, "format">,
) {
  const kept = found as readonly Spans[];
  const matches = kept.length === 1 ? "1 match" : `${format.number(kept.length)} matches`;
  const outputs = outputsOf(inputs, engineFor(inputs), { kept, count: kept.length }, UNCHANGED, false);
  const message = `Stopped after ${format.number(milliseconds)} ms: ${kept.length === 0 ? "no match was" : `${matches} had been`} found until then.`;
  return { ...outputs, notices: [{ code: "stopped", message }] };
}

const UNCHANGED = { result: null, parts: null };

/** @throws InputError on `pattern` or `flags` */
function engineFor({ pattern, flags, flavor, mode }: Inputs): Engine {
  if (pattern === "" && mode !== "split") throw new InputError("pattern", "Enter a pattern.");
  checkFlags(flags, flavor);
  return flavor === "re2" ? re2.value.re2Engine(pattern, flags) : javaScriptEngine(pattern, flags);
}
