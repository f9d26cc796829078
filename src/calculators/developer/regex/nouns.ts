/** Words for characters, sets and classes, in the singular and plural. */
import { joinWithOr } from "../../../math/words/lists";
import { characterName } from "./characters";
import type { CharacterSet, ClassMember, FlagChange, PatternTree } from "./tree";

/** The flavor, and the flags in effect at a position in the pattern. */
export interface Scope extends Pick<PatternTree, "flavor" | "flags"> {
  /** RE2's flag U: repeats are lazy, and greedy with a `?`. */
  readonly ungreedy: boolean;
}

export function scopeWith(scope: Scope, { on, off }: FlagChange): Scope {
  const kept = [...scope.flags].filter((flag) => !off.includes(flag) && !on.includes(flag)).join("");
  const ungreedy = on.includes("U") || (scope.ungreedy && !off.includes("U"));
  return { ...scope, flags: kept + on.replace("U", ""), ungreedy };
}

export interface Noun {
  /** `a digit` */
  readonly one: string;
  /** After a count of one: `digit` */
  readonly single: string;
  /** `digits` */
  readonly many: string;
}

const EITHER_CASE = ", in either case";

export function nounOf(node: ClassMember, scope: Scope): Noun {
  switch (node.kind) {
    case "character":
      return characterNoun(node.code, scope);
    case "set":
      return setNoun(node, scope);
    case "class":
      return classNoun(node.members, node.negate, scope);
    case "range": {
      const text = `${characterName(String.fromCodePoint(node.from))} to ${characterName(String.fromCodePoint(node.to))}`;
      const folded = foldsRange(node.from, node.to, scope) ? EITHER_CASE : "";
      return named(`a character from ${text}${folded}`, `characters from ${text}${folded}`);
    }
    case "strings": {
      const texts = joinWithOr(node.strings.map((string) => `“${string}”`));
      return named(`one of the texts ${texts}`, `of the texts ${texts}`);
    }
    case "operation": {
      const [left, right] = [nounOf(node.left, scope), nounOf(node.right, scope)];
      const by = node.by === "intersection" ? "that is also" : "but not";
      return named(`${left.one} ${by} ${right.one}`, `${left.many} ${by} ${right.many}`);
    }
  }
}

function named(one: string, many: string): Noun {
  return { one, single: one.replace(/^an? /, ""), many };
}

function characterNoun(code: number, { flags }: Scope): Noun {
  const text = String.fromCodePoint(code);
  const half = code >= 0xd800 && code <= 0xdfff;
  if (half) {
    const name = `half a character (U+${code.toString(16).toUpperCase()}; flag u treats it as a whole)`;
    return { one: name, single: name, many: `times ${name}` };
  }
  const folded = flags.includes("i") && text.toLowerCase() !== text.toUpperCase() ? EITHER_CASE : "";
  const name = `${characterName(text)}${folded}`;
  return { one: `the character ${name}`, single: name, many: name };
}

function foldsRange(from: number, to: number, { flags }: Scope): boolean {
  const cased = (code: number) => {
    const text = String.fromCodePoint(code);
    return text.toLowerCase() !== text.toUpperCase();
  };
  return flags.includes("i") && (cased(from) || cased(to));
}

const POSIX: Readonly<Record<string, string>> = {
  alnum: "ASCII letters and digits",
  alpha: "letters a–z and A–Z",
  ascii: "ASCII characters",
  blank: "spaces and tabs",
  cntrl: "ASCII control characters",
  digit: "digits",
  graph: "visible ASCII characters",
  lower: "lowercase letters a–z",
  print: "printable ASCII characters",
  punct: "ASCII punctuation marks",
  space: "ASCII white space characters",
  upper: "capital letters A–Z",
  word: "word characters",
  xdigit: "hexadecimal digits",
};

function setNoun(node: CharacterSet, { flags, flavor }: Scope): Noun {
  const wide = flags.includes("i") && /[uv]/.test(flags);
  switch (node.of) {
    case "any":
      return anyNoun(flags, flavor);
    case "digit":
      return node.negate
        ? named("a character that is not a digit 0–9", "characters that are not digits")
        : { one: "a digit 0–9", single: "digit", many: "digits" };
    case "space":
      return node.negate
        ? named("a character that is not white space", "characters that are not white space")
        : {
            one: `a white space character${flavor === "re2" ? " (space, tab, line break)" : " (space, tab, line break and so on)"}`,
            single: "white space character",
            many: "white space characters",
          };
    case "word": {
      const more = wide ? ", and with flags i and u also ſ and the Kelvin sign" : "";
      return node.negate
        ? named("a character that is not a letter a–z, digit or _", "characters that are not letters a–z, digits or _")
        : {
            one: `a letter a–z or A–Z, a digit or _${more}`,
            single: "word character",
            many: `word characters${more && ` (with flags i and u also ſ and the Kelvin sign)`}`,
          };
    }
    case "property": {
      const name = `the Unicode property ${node.name}`;
      return node.negate
        ? named(`a character without ${name}`, `characters without ${name}`)
        : named(`a character with ${name}`, `characters with ${name}`);
    }
    case "posix": {
      const many = POSIX[node.name ?? ""] ?? `characters of ${node.name}`;
      return node.negate
        ? named(`none of the ${many}`, `characters other than ${many}`)
        : named(`one of the ${many}`, many);
    }
  }
}

function anyNoun(flags: string, flavor: Scope["flavor"]): Noun {
  const whole = flavor === "re2" || /[uv]/.test(flags);
  const except = flags.includes("s") ? "" : flavor === "re2" ? " except a line feed" : " except a line break";
  // Without flag u, JavaScript treats an emoji as two code units, and a dot matches one of them.
  const unit = whole ? "" : " (UTF-16 unit)";
  return {
    one: `any character${unit}${except}`,
    single: `character${except}`,
    many: `characters${unit}${except.replace("a line", "line").replace(/(break|feed)$/, "$1s")}`,
  };
}

/** A class member as written in a list: `a–z`, `0–9`, `“_”`. */
function shortName(member: ClassMember, scope: Scope): string {
  const plain = (code: number) => {
    const text = String.fromCodePoint(code);
    return /^[\p{L}\p{N}]$/u.test(text) ? text : characterName(text);
  };
  if (member.kind === "range") return `${plain(member.from)}–${plain(member.to)}`;
  if (member.kind === "character") return plain(member.code);
  return nounOf(member, scope).many;
}

function classNoun(members: readonly ClassMember[], negate: boolean, scope: Scope): Noun {
  if (members.length === 0)
    return negate
      ? named("any character, including line breaks", "characters, including line breaks")
      : named("no character, so it never matches", "characters of an empty class, so it never matches");
  const listed = joinWithOr(members.map((member) => shortName(member, scope)));
  const cased = members.some(
    (member) =>
      (member.kind === "character" && foldsRange(member.code, member.code, scope)) ||
      (member.kind === "range" && foldsRange(member.from, member.to, scope)),
  );
  const folded = cased ? EITHER_CASE : "";
  return negate
    ? {
        one: `a character other than ${listed}${folded}`,
        single: `character other than ${listed}${folded}`,
        many: `characters other than ${listed}${folded}`,
      }
    : {
        one: `one of ${listed}${folded}`,
        single: `of ${listed}${folded}`,
        many: `of ${listed}${folded}`,
      };
}
