/**
 * Translates a pattern into another language so that it means the same: tokens with a different meaning there are
 * spelled out. What cannot be expressed is rejected, or mentioned in a note if it affects only rare cases.
 */
import type { Dialect } from "./dialects";
import { foldingNotes, isAsciiOnly } from "./folding";
import { isUnsure, keepsEarlierRound } from "./references";
import {
  complementOf,
  DIGITS,
  FOLDED_WORD,
  JAVASCRIPT_LINE_ENDS,
  JAVASCRIPT_SPACE,
  LINE_FEED,
  type Ranges,
  RE2_SPACE,
  WORD,
} from "./sets";
import {
  type CharacterClass,
  type CharacterSet,
  type ClassMember,
  type Edge,
  type FlagChange,
  type Group,
  type Item,
  type Look,
  type Operation,
  type PatternTree,
  type Reference,
  type Repeat,
  type Sequence,
  visitTree,
} from "./tree";

/** Thrown if a language lacks a feature; `message` names the feature. */
export class Unavailable extends Error {}

export interface Translation {
  readonly source: string;
  /** Flags the program has to set. If m means something different in the language, it is spelled out instead. */
  readonly flags: string;
  /** Whether flag i affects ASCII letters only and the language has a way to say so. */
  readonly asciiFolding: boolean;
  /** Sentences on the remaining differences from the original pattern. */
  readonly notes: readonly string[];
}

/** @throws Unavailable */
export function translate(tree: PatternTree, dialect: Dialect): Translation {
  return new Translator(tree, dialect).translation();
}

const POSIX: Readonly<Record<string, string>> = {
  alnum: "A-Za-z0-9",
  alpha: "A-Za-z",
  ascii: "\\x00-\\x7F",
  blank: "\\t ",
  cntrl: "\\x00-\\x1F\\x7F",
  digit: "0-9",
  graph: "!-~",
  lower: "a-z",
  print: " -~",
  punct: "!-\\/:-@\\[-`{-~",
  space: "\\t\\n\\x0B\\f\\r ",
  upper: "A-Z",
  word: "A-Za-z0-9_",
  xdigit: "0-9A-Fa-f",
};

const CONTROLS: Readonly<Record<number, string>> = { 9: "\\t", 10: "\\n", 12: "\\f", 13: "\\r" };

const LONE_HALVES = "\\ud800-\\udfff";
const PAIR = "[\\ud800-\\udbff][\\udc00-\\udfff]";

class Translator {
  /** The flags in effect at the part being written. */
  #scope: { readonly multiline: boolean; readonly dotAll: boolean; readonly ungreedy: boolean };
  /** Whether the pattern treats a character above U+FFFF as one character. */
  readonly #whole: boolean;
  readonly #word: Ranges;
  readonly #space: Ranges;
  readonly #lineEnds: Ranges;
  readonly #notes = new Set<string>();
  /** Number of lookbehinds around the part being written. */
  #behind = 0;
  /** End offset of each group. */
  readonly #ends: number[] = [];

  constructor(
    readonly tree: PatternTree,
    readonly dialect: Dialect,
  ) {
    const { flags, flavor } = tree;
    const javaScript = flavor === "javascript";
    this.#scope = { multiline: flags.includes("m"), dotAll: flags.includes("s"), ungreedy: false };
    this.#whole = !javaScript || /[uv]/.test(flags);
    this.#word = javaScript && this.#whole && flags.includes("i") ? FOLDED_WORD : WORD;
    this.#space = javaScript ? JAVASCRIPT_SPACE : RE2_SPACE;
    this.#lineEnds = javaScript ? JAVASCRIPT_LINE_ENDS : LINE_FEED;
    visitTree(tree.branches, (node) => {
      if (node.kind === "group" && node.number !== null) this.#ends[node.number] = node.end;
    });
  }

  translation(): Translation {
    const { tree, dialect } = this;
    const names = tree.names.filter((name) => name !== null);
    if (!dialect.sameNames && new Set(names).size < names.length) throw new Unavailable("groups with the same name");
    const source = this.#pattern();
    const flags = this.#writesLines() ? tree.flags.replace("m", "") : tree.flags;
    const asciiFolding = dialect.asciiFolding && isAsciiOnly(tree);
    return { source, flags, asciiFolding, notes: [...this.#notes, ...foldingNotes(tree, dialect)] };
  }

  #pattern(): string {
    const { flags, branches } = this.tree;
    if (!flags.includes("y")) return this.#branches(branches);
    const { sticky } = this.dialect;
    if (sticky === null) throw new Unavailable("flag y");
    const source = this.#branches(branches);
    return `${sticky}${branches.length > 1 ? `(?:${source})` : source}`;
  }

  /** Whether line starts and ends are written as lookarounds, because `^` and `$` match elsewhere in the language. */
  #writesLines(): boolean {
    const { lineEnds, lookbehind } = this.dialect;
    return lineEnds !== this.#lineEnds && lookbehind !== "none";
  }

  #branches(branches: readonly Sequence[]): string {
    // A flag change ends with the group that contains it.
    const before = this.#scope;
    const source = branches.map(({ items }) => this.#items(items)).join("|");
    this.#scope = before;
    return source;
  }

  #items(items: readonly Item[]): string {
    let written = "";
    for (let i = 0; i < items.length; i++) {
      const item = items[i] as Item;
      const next = items[i + 1];
      // Without flag u an emoji is two surrogates; other languages only have whole characters.
      if (item.kind === "character" && next?.kind === "character" && isPair(item.code, next.code)) {
        written += this.#literal(wholeOf(item.code, next.code));
        i++;
      } else written += this.#item(item);
    }
    return written;
  }

  #item(item: Item): string {
    switch (item.kind) {
      case "group":
        return this.#group(item);
      case "look":
        return this.#look(item);
      case "repeat":
        return this.#repeat(item);
      case "edge":
        return this.#edge(item);
      case "character":
        return this.#literal(item.code);
      case "set":
        return item.of === "property" && this.#isStrings(item.name)
          ? this.#refuse("properties of strings")
          : this.#set(item, false);
      case "class":
        return this.#class(item);
      case "reference":
        return this.#reference(item);
      case "switch":
        if (!this.dialect.switches) throw new Unavailable("flag changes within the pattern");
        return this.#switch(this.#flags(item.flags));
    }
  }

  #refuse(what: string): never {
    throw new Unavailable(what);
  }

  #isStrings(name: string | null): boolean {
    return /^(?:RGI_|Basic_Emoji|Emoji_Keycap_Sequence)/.test(name ?? "");
  }

  #group({ number, name, flags, branches }: Group): string {
    if (number !== null) {
      const head = name === null ? this.#plainGroup(number) : this.dialect.named(this.dialect.name(name));
      return `${head}${this.#branches(branches)})`;
    }
    if (!flags) return `(?:${this.#branches(branches)})`;
    if (!this.dialect.groupFlags) throw new Unavailable("flags for one group");
    const before = this.#scope;
    const letters = this.#flags(flags);
    const source = `(?${letters}:${this.#branches(branches)})`;
    this.#scope = before;
    return source;
  }

  #switch(letters: string): string {
    return letters && `(?${letters})`;
  }

  /** Ruby does not capture unnamed groups if the pattern has named ones, so they get names too. */
  #plainGroup(number: number): string {
    const mixed = this.dialect.language === "Ruby" && this.tree.names.some((name) => name !== null);
    return mixed ? this.dialect.named(`group${number}`) : "(";
  }

  #flags({ on, off }: FlagChange): string {
    const changed = (flag: string, now: boolean) => (on.includes(flag) ? true : off.includes(flag) ? false : now);
    const { multiline, dotAll, ungreedy } = this.#scope;
    this.#scope = {
      multiline: changed("m", multiline),
      dotAll: changed("s", dotAll),
      ungreedy: changed("U", ungreedy),
    };
    const unwritten = this.#writesLines() ? /[Um]/g : /U/g;
    const letters = (flags: string) =>
      [...flags.replace(unwritten, "")].map((flag) => this.dialect.inline(flag) ?? "").join("");
    return `${letters(on)}${letters(off) && `-${letters(off)}`}`;
  }

  #look(look: Look): string {
    const { ahead, negate, branches } = look;
    const { lookahead, lookbehind } = this.dialect;
    if (ahead && !lookahead) throw new Unavailable("lookahead");
    if (!ahead) {
      if (lookbehind === "none") throw new Unavailable("lookbehind");
      const lengths = branches.map(lengthOf);
      const fixed = lengths.every(([least, most]) => least === most);
      const alike = new Set(lengths.map(([least]) => least)).size <= 1;
      if (lookbehind === "fixed" && !(fixed && alike)) throw new Unavailable("variable-length lookbehind");
      if (lookbehind === "branches" && !fixed) throw new Unavailable("variable-length lookbehind");
      if (lookbehind === "bounded" && lengths.some(([, most]) => most === Number.POSITIVE_INFINITY))
        throw new Unavailable("lookbehind of unlimited length");
    }
    if (!ahead) this.#behind++;
    const inner = this.#branches(branches);
    if (!ahead) this.#behind--;
    return `(?${ahead ? "" : "<"}${negate ? "!" : "="}${inner})`;
  }

  #repeat({ min, max, lazy, item }: Repeat): string {
    const several = item.kind === "look" || item.kind === "edge" || (item.kind === "character" && this.#isPair(item));
    const inner = several ? `(?:${this.#item(item)})` : this.#item(item);
    const times =
      max === Number.POSITIVE_INFINITY
        ? min === 0
          ? "*"
          : min === 1
            ? "+"
            : `{${min},}`
        : min === 0 && max === 1
          ? "?"
          : min === max
            ? `{${min}}`
            : `{${min},${max}}`;
    return `${inner}${times}${lazy !== this.#scope.ungreedy && min !== max ? "?" : ""}`;
  }

  #edge({ at }: Edge): string {
    const { dialect } = this;
    switch (at) {
      case "start":
        return this.#scope.multiline ? this.#lineEdge("^", "(?<!") : dialect.start;
      case "end":
        return this.#scope.multiline ? this.#lineEdge("$", "(?!") : dialect.end;
      case "text-start":
        return dialect.textStart;
      case "text-end":
        return dialect.textEnd;
      default:
        return this.#wordEdge(at === "word");
    }
  }

  /** A line start or line end: `sign` if it means the same in the language, otherwise a lookaround if possible. */
  #lineEdge(sign: string, look: string): string {
    if (this.#writesLines()) return `${look}[^${this.#ranges(this.#lineEnds)}])`;
    if (this.dialect.lineEnds !== this.#lineEnds)
      this.#notes.add("Under flag m, only \\n ends a line for ^ and $ here.");
    return sign;
  }

  #wordEdge(isEdge: boolean): string {
    const { edge, notEdge, lookbehind } = this.dialect;
    const known = isEdge ? edge : notEdge;
    if (known !== null && this.#word === WORD) return known;
    if (lookbehind === "none") {
      this.#notes.add(`${isEdge ? "\\b" : "\\B"} treats letters and digits of all scripts as word characters here.`);
      return isEdge ? "\\b" : "\\B";
    }
    const word = this.#set({ kind: "set", of: "word", negate: false, name: null, start: 0, end: 0 }, false);
    const [is, not] = [`(?<=${word})`, `(?<!${word})`];
    const [next, none] = [`(?=${word})`, `(?!${word})`];
    return isEdge ? `(?:${not}${next}|${is}${none})` : `(?:${is}${next}|${not}${none})`;
  }

  #literal(code: number): string {
    const text = String.fromCodePoint(code);
    return /[\\^$.*+?()[\]{}|/]/.test(text) && text !== "/" ? `\\${text}` : this.#character(code, text);
  }

  #character(code: number, text = String.fromCodePoint(code)): string {
    if (CONTROLS[code]) return CONTROLS[code];
    if (code >= 0xd800 && code <= 0xdfff && !(this.dialect.units && !this.#whole))
      throw new Unavailable("matching half of a surrogate pair");
    return text !== " " && /[\p{C}\p{Z}]/u.test(text) ? this.dialect.character(code) : text;
  }

  /** Whether a character takes two code units in the language. */
  #isPair({ code }: { readonly code: number }): boolean {
    return code > 0xffff && this.dialect.units;
  }

  #set(set: CharacterSet, inside: boolean): string {
    const { of, negate, name } = set;
    switch (of) {
      case "any":
        return this.#any();
      case "posix": {
        const members = POSIX[name ?? ""] ?? "";
        if (inside && negate) throw new Unavailable(`[:^${name}:] combined with other members`);
        return inside ? members : this.#allBut(members, negate);
      }
      case "property": {
        const written = this.dialect.property(name ?? "", negate);
        if (written === null) throw new Unavailable(`the Unicode property ${name}`);
        return inside ? written : this.#orPair(written, negate);
      }
      default: {
        if (this.#isNative(of)) {
          const letter = of[0] as string;
          const sign = `\\${negate ? letter.toUpperCase() : letter}`;
          return inside ? sign : this.#orPair(sign, negate);
        }
        const ranges = this.#rangesOf(of);
        if (inside) return this.#ranges(negate ? complementOf(ranges) : ranges);
        return this.#allBut(this.#ranges(ranges), negate);
      }
    }
  }

  #any(): string {
    if (this.#scope.dotAll) return this.#orPair(".", true);
    if (this.dialect.dotStops === this.#lineEnds) return this.#orPair(".", true);
    return this.#allBut(this.#ranges(this.#lineEnds), true);
  }

  #rangesOf(of: SetName): Ranges {
    return { digit: DIGITS, word: this.#word, space: this.#space }[of];
  }

  /** Whether the token matches the same characters in the other language. */
  #isNative(of: SetName): boolean {
    const { digits, word, space } = this.dialect;
    return { digit: digits, word, space }[of] === this.#rangesOf(of);
  }

  /** `[…]` or `[^…]`, the latter matching whole characters even where the language uses code units. */
  #allBut(members: string, negate: boolean): string {
    if (!negate) return `[${members}]`;
    return this.#whole && this.dialect.units ? `(?:${PAIR}|[^${members}${LONE_HALVES}])` : `[^${members}]`;
  }

  /**
   * Makes a negated token match whole characters where the language uses code units. A surrogate pair always matches,
   * because none of the excluded characters is above U+FFFF.
   */
  #orPair(sign: string, negate: boolean): string {
    if (!negate || !this.#whole || !this.dialect.units) return sign;
    return `(?:${PAIR}|(?![${LONE_HALVES}])${sign})`;
  }

  #ranges(ranges: Ranges): string {
    return ranges
      .map(([from, to]) => {
        const [first, last] = [this.#inClass(from), this.#inClass(to)];
        return from === to ? first : from + 1 === to ? first + last : `${first}-${last}`;
      })
      .join("");
  }

  #class({ members, negate }: CharacterClass): string {
    const [only] = members;
    if (!only) return negate ? "[\\s\\S]" : this.dialect.nothing;
    if (only.kind === "operation" && members.length === 1) return this.#operation(only, negate);
    if (takesAll(members)) return negate ? this.dialect.nothing : "[\\s\\S]";
    const ranges = this.#resolved(members);
    if (this.#whole && this.dialect.units) return this.#classOfUnits(members, negate, ranges);
    if (!ranges) return `[${negate ? "^" : ""}${this.#members(members)}]`;
    // A class that contains \S or \W is shorter when written as its complement.
    return `[${negate ? "" : "^"}${this.#ranges(complementOf(ranges))}]`;
  }

  /**
   * Everything a class matches, if it contains a negated set that must be spelled out. Null if it contains none, or if
   * another member cannot be expressed as ranges.
   */
  #resolved(members: readonly ClassMember[]): Ranges | null {
    const isOpposite = (one: ClassMember) =>
      one.kind === "set" && one.negate && isNamed(one.of) && !this.#isNative(one.of);
    if (!members.some(isOpposite)) return null;
    const resolved: (readonly [number, number])[] = [];
    for (const member of members) {
      if (member.kind === "character") resolved.push([member.code, member.code]);
      else if (member.kind === "range") resolved.push([member.from, member.to]);
      else if (member.kind === "set" && isNamed(member.of)) {
        const ranges = this.#rangesOf(member.of);
        resolved.push(...(member.negate ? complementOf(ranges) : ranges));
      } else return null;
    }
    return resolved;
  }

  /** A class of whole characters in a language where each character above U+FFFF is two code units. */
  #classOfUnits(members: readonly ClassMember[], negate: boolean, ranges: Ranges | null): string {
    if (ranges) return this.#allBut(this.#ranges(clippedToUnits(complementOf(ranges))), !negate);
    const beyond: string[] = [];
    const units: ClassMember[] = [];
    for (const member of members) {
      if (member.kind === "character" && member.code > 0xffff) beyond.push(this.#pairs(member.code, member.code));
      else if (member.kind === "range" && member.to > 0xffff) {
        beyond.push(this.#pairs(Math.max(member.from, 0x10000), member.to));
        if (member.from <= 0xffff) units.push({ ...member, to: 0xffff });
      } else units.push(member);
    }
    const written = this.#members(units);
    if (negate) {
      const except = beyond.length > 0 ? `(?!${beyond.join("|")})` : "";
      return `(?:${except}${PAIR}|[^${written}${LONE_HALVES}])`;
    }
    if (beyond.length === 0) return `[${written}]`;
    return `(?:${[...beyond, ...(units.length > 0 ? [`[${written}]`] : [])].join("|")})`;
  }

  /** Surrogate pairs for a range of characters above U+FFFF. */
  #pairs(from: number, to: number): string {
    const unit = (code: number) => `\\u${code.toString(16)}`;
    const [high, low, lastHigh, lastLow] = [...halvesOf(from), ...halvesOf(to)] as [number, number, number, number];
    const pairs = (a: number, b: number, c: number, d: number) =>
      `${a === b ? unit(a) : `[${unit(a)}-${unit(b)}]`}${c === d ? unit(c) : `[${unit(c)}-${unit(d)}]`}`;
    if (high === lastHigh) return pairs(high, high, low, lastLow);
    const parts = [pairs(high, high, low, 0xdfff), pairs(lastHigh, lastHigh, 0xdc00, lastLow)];
    if (lastHigh - high > 1) parts.push(pairs(high + 1, lastHigh - 1, 0xdc00, 0xdfff));
    return parts.join("|");
  }

  #members(members: readonly ClassMember[]): string {
    return members.map((member) => this.#member(member)).join("");
  }

  #member(member: ClassMember): string {
    switch (member.kind) {
      case "character":
        return this.#inClass(member.code);
      case "range":
        return `${this.#inClass(member.from)}-${this.#inClass(member.to)}`;
      case "set":
        return this.#isStrings(member.name) ? this.#refuse("properties of strings") : this.#set(member, true);
      case "class":
        if (!member.negate && member.members.every(({ kind }) => kind !== "operation"))
          return this.#members(member.members);
        return this.#refuse("classes inside classes");
      case "strings":
        return this.#refuse("strings in a class");
      case "operation":
        return this.#refuse("set operations combined with other members");
    }
  }

  #inClass(code: number): string {
    const text = String.fromCodePoint(code);
    return this.dialect.inClass.includes(text) ? `\\${text}` : this.#character(code, text);
  }

  /** `[\w--\d]`: written with the language's own operators, or as a lookahead before a single character. */
  #operation({ by, left, right }: Operation, negate: boolean): string {
    const { operations } = this.dialect;
    if (operations === "none" || negate) throw new Unavailable("set operations");
    const [a, b] = [this.#operand(left), this.#operand(right)];
    if (operations === "rust") return `[${a}${by === "intersection" ? "&&" : "--"}${b}]`;
    if (operations === "java") return by === "intersection" ? `[${a}&&${b}]` : `[${a}&&${negated(b)}]`;
    return `(?:(?${by === "intersection" ? "=" : "!"}${b})${a})`;
  }

  #operand(member: ClassMember): string {
    if (member.kind === "operation") return this.#operation(member, false);
    return member.kind === "class" ? this.#class(member) : `[${this.#member(member)}]`;
  }

  #reference({ to, groups, start }: Reference): string {
    const { dialect } = this;
    if (!dialect.references) throw new Unavailable("backreferences");
    // JavaScript resets groups in each round, so a reference that precedes the end of its group matches nothing.
    if (groups.every((group) => start < (this.#ends[group] as number))) {
      if (this.#behind > 0) throw new Unavailable("backreferences inside lookbehind");
      return "(?:)";
    }
    const unsure = groups.some((group) => isUnsure(this.tree, group, start));
    if (unsure && groups.some((group) => keepsEarlierRound(this.tree, group)))
      this.#notes.add("Here, a group keeps what it captured in an earlier round of its repeat.");
    if (unsure && !dialect.conditions)
      this.#notes.add(
        "Here, a reference to a group that did not participate never matches, not even the empty string.",
      );
    const name = typeof to === "string" ? to : this.tree.names[groups[0] as number];
    const mixed = dialect.language === "Ruby" && this.tree.names.some((one) => one !== null);
    const called = name ? dialect.name(name) : mixed ? `group${to}` : (to as number);
    const reference = dialect.reference(called);
    if (unsure && dialect.conditions)
      return `(?(${typeof called === "string" && dialect.language !== "Python" && dialect.language !== "C#" ? `<${called}>` : called})${reference})`;
    // A digit that follows the reference must not become part of it.
    return typeof called === "number" ? `(?:${reference})` : reference;
  }
}

type SetName = "digit" | "space" | "word";

function isNamed(of: CharacterSet["of"]): of is SetName {
  return of === "digit" || of === "space" || of === "word";
}

/** Whether a class contains both a set and its negation, as in `[\s\S]`. */
function takesAll(members: readonly ClassMember[]): boolean {
  return members.some(
    (one) =>
      one.kind === "set" &&
      one.negate &&
      isNamed(one.of) &&
      members.some((other) => other.kind === "set" && other.of === one.of && !other.negate),
  );
}

function clippedToUnits(ranges: Ranges): Ranges {
  return ranges.flatMap(([from, to]) => (from > 0xffff ? [] : [[from, Math.min(to, 0xffff)] as const]));
}

function halvesOf(code: number): readonly [high: number, low: number] {
  const text = String.fromCodePoint(code);
  return [text.charCodeAt(0), text.charCodeAt(1)];
}

function negated(set: string): string {
  return set.startsWith("[^") ? `[${set.slice(2)}` : set.replace("[", "[^");
}

function isPair(high: number, low: number): boolean {
  return high >= 0xd800 && high <= 0xdbff && low >= 0xdc00 && low <= 0xdfff;
}

function wholeOf(high: number, low: number): number {
  return (high - 0xd800) * 0x400 + (low - 0xdc00) + 0x10000;
}

/** Minimum and maximum number of characters that a part matches. */
function lengthOf(node: Sequence | Item): readonly [least: number, most: number] {
  switch (node.kind) {
    case "sequence": {
      const lengths = node.items.map(lengthOf);
      return [lengths.reduce((sum, [least]) => sum + least, 0), lengths.reduce((sum, [, most]) => sum + most, 0)];
    }
    case "group": {
      const lengths = node.branches.map(lengthOf);
      return [Math.min(...lengths.map(([least]) => least)), Math.max(...lengths.map(([, most]) => most))];
    }
    case "repeat": {
      const [least, most] = lengthOf(node.item);
      return [least * node.min, most === 0 ? 0 : most * node.max];
    }
    case "reference":
      return [0, Number.POSITIVE_INFINITY];
    case "character":
    case "set":
    case "class":
      return [1, 1];
    default:
      return [0, 0];
  }
}
