/** RE2 patterns, run by `re2js`, whose running time is linear in the length of the text for any pattern. */
import { RE2JS, RE2JSException } from "re2js";
import { InputError } from "../../../core/calculator";
import { type Engine, isAdjacent, type Spans, stepOver } from "./engine";
import { readRe2 } from "./re2-tree";
import { expand, lengthCounter } from "./replacement";
import { re2Fault, re2Missing, TOO_DEEP } from "./syntax";

/** @throws InputError on `pattern` */
export function re2Engine(pattern: string, flags: string): Engine {
  const compiled = compile(pattern, flags);
  const tree = readRe2(pattern, flags);
  const groupCount = compiled.groupCount();
  const find = (text: string, from: number) => search(compiled, text, from);

  /** Iterates over the matches as Go does. */
  function* matches(text: string): Generator<Spans> {
    let lastEnd = -1;
    for (let at = 0, spans = find(text, 0); spans; spans = find(text, at)) {
      const [start, end] = spans as [number, number];
      if (!isAdjacent(start, end, lastEnd)) yield spans;
      if (!flags.includes("g")) return;
      lastEnd = end;
      at = end > start ? end : stepOver(text, end, true);
    }
  }

  return {
    name: "RE2",
    tree,
    groupCount,
    names: tree.names,
    find,
    runAt: (marked, text, at) => search(compile(marked, flags), text, at),
    count(text, from, lastEnd) {
      const matcher = compiled.matcher(text);
      let count = 0;
      let previous = lastEnd;
      for (let at = from; at <= text.length && matcher.find(at); ) {
        const [start, end] = [matcher.start(), matcher.end()];
        if (!isAdjacent(start, end, previous)) count++;
        previous = end;
        at = end > start ? end : stepOver(text, end, true);
      }
      return count;
    },
    replace(text, replacement) {
      let result = "";
      let done = 0;
      const count = lengthCounter(replacement, text, tree.names);
      for (const spans of matches(text)) {
        const [start, end] = spans as [number, number];
        count(start, end, (number) => (spans[2 * number + 1] ?? 0) - (spans[2 * number] ?? 0));
        result += text.slice(done, start) + expand(replacement, text, spans, tree.names);
        done = end;
      }
      return result + text.slice(done);
    },
    split(text) {
      if (text === "") return find(text, 0) ? [] : [""];
      const parts: (string | undefined)[] = [];
      let done = 0;
      let at = 0;
      while (at < text.length) {
        const spans = find(text, at);
        const [start, end] = spans ?? [];
        if (!spans || start === undefined || end === undefined || start >= text.length) break;
        // An empty match at the end of the previous piece does not split.
        if (end === done) {
          at = stepOver(text, at, true);
          continue;
        }
        parts.push(text.slice(done, start));
        for (let group = 1; group <= groupCount; group++) parts.push(sliceOf(text, spans, group));
        done = end;
        at = end;
      }
      parts.push(text.slice(done));
      return parts;
    },
  };
}

function search(compiled: RE2JS, text: string, from: number): Spans | null {
  const matcher = compiled.matcher(text);
  if (from > text.length || !matcher.find(from)) return null;
  const spans: number[] = [];
  for (let group = 0; group <= compiled.groupCount(); group++) spans.push(matcher.start(group), matcher.end(group));
  return spans;
}

function sliceOf(text: string, spans: Spans, group: number): string | undefined {
  const [start, end] = [spans[2 * group] as number, spans[2 * group + 1] as number];
  return start < 0 ? undefined : text.slice(start, end);
}

function compile(pattern: string, flags: string): RE2JS {
  try {
    return RE2JS.compile(
      pattern,
      (flags.includes("i") ? RE2JS.CASE_INSENSITIVE : 0) |
        (flags.includes("m") ? RE2JS.MULTILINE : 0) |
        (flags.includes("s") ? RE2JS.DOTALL : 0),
    );
  } catch (error) {
    if (error instanceof RangeError) throw new InputError("pattern", TOO_DEEP);
    if (!(error instanceof RE2JSException)) throw error;
    throw new InputError("pattern", re2Missing(pattern) ?? re2Fault(pattern, error.message));
  }
}
