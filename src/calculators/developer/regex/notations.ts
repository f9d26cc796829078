/** Patterns as other languages and tools write them, and the same patterns as this page takes them. */
import { FLAG_MEANINGS, type Flavor, flagsOf } from "./flags";

export interface Rewritten {
  readonly pattern: string;
  readonly flags: string;
  /** What is written differently here: a sentence. */
  readonly why: string;
}

/** The pattern and flags of `/error/gi`, as code has it; null for any other text, such as the path /usr/bin. */
export function betweenSlashes(text: string): Pick<Rewritten, "pattern" | "flags"> | null {
  const [, pattern, flags = ""] = /^\s*\/(.+)\/([a-z]*)[;,]?\s*$/s.exec(text) ?? [];
  const areFlags = [...flags].every((flag) => Object.hasOwn(FLAG_MEANINGS, flag));
  return pattern && areFlags ? { pattern, flags } : null;
}

/** Null if nothing in the pattern is known from elsewhere. RE2 takes Python's and POSIX's notation itself. */
export function asWrittenHere(pattern: string, flags: string, flavor: Flavor): Rewritten | null {
  const inside = betweenSlashes(pattern);
  if (inside && !/(?<!\\)\//.test(inside.pattern))
    return {
      pattern: inside.pattern,
      flags: withFlags(flags, inside.flags, flavor),
      why: "The pattern has slashes around it, which are searched for as they stand.",
    };
  return flavor === "javascript" ? inJavaScript(pattern, flags) : null;
}

/** POSIX classes inside brackets, in ASCII. */
const POSIX: Readonly<Record<string, string>> = {
  alnum: "A-Za-z0-9",
  alpha: "A-Za-z",
  ascii: String.raw`\x00-\x7F`,
  blank: String.raw` \t`,
  cntrl: String.raw`\x00-\x1F\x7F`,
  digit: "0-9",
  graph: "!-~",
  lower: "a-z",
  print: " -~",
  punct: String.raw`!-\/:-@\[-\`{-~`,
  space: String.raw`\s`,
  upper: "A-Z",
  word: String.raw`\w`,
  xdigit: "A-Fa-f0-9",
};

/** Anchors of the whole text in Python, Java, .NET and Perl, without and with flag m. */
const ANCHORS: Readonly<Record<string, readonly [plain: string, multiline: string]>> = {
  "\\A": ["^", String.raw`(?<![\s\S])`],
  "\\z": ["$", String.raw`(?![\s\S])`],
  "\\Z": [String.raw`(?=\n?$)`, String.raw`(?=\n?(?![\s\S]))`],
};

const TOKEN = /\\[\s\S]|\[:(\w+):\]|\[|\]|\(\?P<(?=[^>]*>)|\(\?P=(\w+)\)|[\s\S]/g;

function inJavaScript(source: string, given: string): Rewritten | null {
  const [leading = "", inline = ""] = /^\(\?([ims]+)\)/.exec(source) ?? [];
  const flags = withFlags(given, inline, "javascript");
  const why = new Set(leading ? [`${leading} is flag ${inline} in JavaScript.`] : []);
  let isClass = false;
  const pattern = source.slice(leading.length).replace(TOKEN, (token, posix?: string, name?: string) => {
    const anchor = ANCHORS[token];
    if (isClass) {
      if (token === "]") isClass = false;
      const range = posix === undefined ? undefined : POSIX[posix];
      if (range !== undefined) why.add(`${token} is ${range} in JavaScript.`);
      return range ?? token;
    }
    if (token === "[") isClass = true;
    if (anchor) {
      const here = anchor[flags.includes("m") ? 1 : 0];
      why.add(`${token} is ${here} in JavaScript.`);
      return here;
    }
    if (token === "(?P<") {
      why.add("(?P<name>…) is (?<name>…) in JavaScript.");
      return "(?<";
    }
    if (name !== undefined) {
      why.add(String.raw`(?P=name) is \k<name> in JavaScript.`);
      return `\\k<${name}>`;
    }
    return token;
  });
  return why.size > 0 ? { pattern, flags, why: [...why].join(" ") } : null;
}

function withFlags(flags: string, more: string, flavor: Flavor): string {
  return [...new Set(flags + more)].filter((flag) => flagsOf(flavor).includes(flag)).join("");
}
