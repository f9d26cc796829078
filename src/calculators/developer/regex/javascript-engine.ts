/** JavaScript patterns, run by the host's own regex engine. */
import { RegExpSyntaxError } from "@eslint-community/regexpp";
import { InputError } from "../../../core/calculator";
import { type Engine, type Spans, stepOver } from "./engine";
import { readJavaScript } from "./javascript-tree";
import { lengthCounter } from "./replacement";
import { javaScriptFault, TOO_DEEP } from "./syntax";
import type { PatternTree } from "./tree";

/** @throws InputError on `pattern` or `flags` */
export function javaScriptEngine(pattern: string, flags: string): Engine {
  const compiled = compile(pattern, flags);
  // Searching from an offset needs g or y. Group offsets need d, which is slightly slower.
  const searching = /[gy]/.test(flags) ? flags.replace("d", "") : `${flags.replace("d", "")}g`;
  const places = compile(pattern, `${searching}d`);
  const plain = compile(pattern, searching);
  const tree = read(pattern, flags);
  const names = tree?.names ?? unreadNames(pattern, flags);
  const whole = /[uv]/.test(flags);
  return {
    name: hostEngine(),
    tree,
    names,
    groupCount: names.length - 1,
    find(text, from) {
      places.lastIndex = from;
      const found = places.exec(text);
      return found && spansOf(found);
    },
    count(text, from) {
      let count = 0;
      plain.lastIndex = from;
      for (let found = plain.exec(text); found; found = plain.exec(text)) {
        count++;
        if (found[0] === "") plain.lastIndex = stepOver(text, plain.lastIndex, whole);
      }
      return count;
    },
    runAt(marked, text, at) {
      const there = new RegExp(marked, `${searching.replace(/[gy]/g, "")}dy`);
      there.lastIndex = at;
      const found = there.exec(text);
      return found && spansOf(found);
    },
    replace(text, replacement) {
      const count = lengthCounter(replacement, text, names);
      text.replace(compiled, (match: string, ...rest: unknown[]) => {
        // The offset follows the groups.
        const start = rest[names.length - 1] as number;
        count(start, start + match.length, (number) => ((rest[number - 1] as string | undefined) ?? "").length);
        return "";
      });
      // A sticky pattern has advanced to the end of its match.
      compiled.lastIndex = 0;
      return text.replace(compiled, replacement);
    },
    split: (text) => text.split(compiled),
  };
}

function compile(pattern: string, flags: string): RegExp {
  try {
    return new RegExp(pattern, flags);
  } catch (error) {
    if (error instanceof RangeError) throw new InputError("pattern", TOO_DEEP);
    if (!isKnown(flags)) throw new InputError("flags", `This JavaScript engine is too old for the flags ${flags}.`);
    throw new InputError("pattern", javaScriptFault(pattern, flags));
  }
}

function isKnown(flags: string): boolean {
  try {
    return new RegExp("", flags) !== null;
  } catch {
    return false;
  }
}

function read(pattern: string, flags: string): PatternTree | null {
  try {
    return readJavaScript(pattern, flags);
  } catch (error) {
    if (error instanceof RangeError) throw new InputError("pattern", TOO_DEEP);
    if (error instanceof RegExpSyntaxError) return null;
    throw error;
  }
}

/**
 * Group names (all null) of a pattern that the parser cannot read. An empty alternative makes it match, which shows the
 * number of groups.
 */
function unreadNames(pattern: string, flags: string): (string | null)[] {
  const found = new RegExp(`${pattern}|`, flags.replace("y", "")).exec("") as RegExpExecArray;
  return found.map(() => null);
}

function spansOf({ indices = [] }: RegExpExecArray): Spans {
  const spans: number[] = [];
  for (const one of indices as readonly ([number, number] | undefined)[]) {
    if (one) spans.push(one[0], one[1]);
    else spans.push(-1, -1);
  }
  return spans;
}

/** Each engine has its own words for reading a property of null. */
const REFUSALS = [
  [/^Cannot read propert/, "V8"],
  [/is not an object/, "JavaScriptCore"],
  [/is null|has no properties/, "SpiderMonkey"],
] as const;

/** The engine in which this program runs: V8 in Chrome, Edge and Node.js, JavaScriptCore in Safari, SpiderMonkey in Firefox. */
function hostEngine(): string {
  const nothing = null as unknown as { readonly source: string };
  try {
    return nothing.source;
  } catch (error) {
    return REFUSALS.find(([words]) => words.test((error as Error).message))?.[1] ?? "JavaScript";
  }
}
