/** A pattern in the words of another language. */
import type { Dialect } from "./dialects";
import {
  type CharacterClass,
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

/** Thrown where a language leaves something out; `message` names it. */
export class Unavailable extends Error {}

/** @throws Unavailable */
export function translate(tree: PatternTree, dialect: Dialect): string {
  return new Translator(tree, dialect).pattern();
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
  word: "\\w",
  xdigit: "0-9A-Fa-f",
};

const CONTROLS: Readonly<Record<number, string>> = { 9: "\\t", 10: "\\n", 12: "\\f", 13: "\\r" };

class Translator {
  readonly #multiline: boolean;
  #ungreedy = false;
  /** How many lookbehinds stand around what is being written. */
  #behind = 0;
  /** Where each group ends. */
  readonly #ends: number[] = [];

  constructor(
    readonly tree: PatternTree,
    readonly dialect: Dialect,
  ) {
    this.#multiline = tree.flags.includes("m");
    visitTree(tree.branches, (node) => {
      if (node.kind === "group" && node.number !== null) this.#ends[node.number] = node.end;
    });
  }

  pattern(): string {
    const { flags, branches } = this.tree;
    if (!flags.includes("y")) return this.#branches(branches);
    const { sticky } = this.dialect;
    if (sticky === null) throw new Unavailable("flag y");
    const source = this.#branches(branches);
    return `${sticky}${branches.length > 1 ? `(?:${source})` : source}`;
  }

  #branches(branches: readonly Sequence[]): string {
    return branches.map(({ items }) => this.#items(items)).join("|");
  }

  #items(items: readonly Item[]): string {
    let written = "";
    for (let i = 0; i < items.length; i++) {
      const item = items[i] as Item;
      const next = items[i + 1];
      // Without flag u an emoji is two halves; other languages know whole characters only.
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
        if (!this.dialect.switches) throw new Unavailable("flags that change in the middle");
        return `(?${this.#flags(item.flags)})`;
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
    const before = this.#ungreedy;
    const letters = this.#flags(flags);
    const source = `(?${letters}:${this.#branches(branches)})`;
    this.#ungreedy = before;
    return source;
  }

  /** Ruby keeps either all groups by number or the named ones only. */
  #plainGroup(number: number): string {
    const mixed = this.dialect.language === "Ruby" && this.tree.names.some((name) => name !== null);
    return mixed ? this.dialect.named(`group${number}`) : "(";
  }

  #flags({ on, off }: FlagChange): string {
    const letters = (flags: string) =>
      [...flags.replace("U", "")].map((flag) => this.dialect.inline(flag) ?? "").join("");
    if (on.includes("U")) this.#ungreedy = true;
    if (off.includes("U")) this.#ungreedy = false;
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
      if (lookbehind === "fixed" && !(fixed && alike)) throw new Unavailable("lookbehind of varying length");
      if (lookbehind === "branches" && !fixed) throw new Unavailable("lookbehind of varying length");
      if (lookbehind === "bounded" && lengths.some(([, most]) => most === Number.POSITIVE_INFINITY))
        throw new Unavailable("lookbehind of unlimited length");
    }
    if (!ahead) this.#behind++;
    const inner = this.#branches(branches);
    if (!ahead) this.#behind--;
    return `(?${ahead ? "" : "<"}${negate ? "!" : "="}${inner})`;
  }

  #repeat({ min, max, lazy, item }: Repeat): string {
    const inner = item.kind === "look" || item.kind === "edge" ? `(?:${this.#item(item)})` : this.#item(item);
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
    return `${inner}${times}${lazy !== this.#ungreedy && min !== max ? "?" : ""}`;
  }

  #edge({ at }: Edge): string {
    const { dialect } = this;
    switch (at) {
      case "start":
        return this.#multiline ? dialect.lineStart : dialect.start;
      case "end":
        return this.#multiline ? dialect.lineEnd : dialect.end;
      case "text-start":
        return dialect.textStart;
      case "text-end":
        return dialect.textEnd;
      default:
        return at === "word" ? "\\b" : "\\B";
    }
  }

  #literal(code: number): string {
    const text = String.fromCodePoint(code);
    return /[\\^$.*+?()[\]{}|/]/.test(text) && text !== "/" ? `\\${text}` : this.#character(code, text);
  }

  #character(code: number, text = String.fromCodePoint(code)): string {
    if (CONTROLS[code]) return CONTROLS[code];
    if (code >= 0xd800 && code <= 0xdfff) throw new Unavailable("halves of characters");
    return /[\p{C}\p{Zl}\p{Zp}]/u.test(text) ? this.dialect.character(code) : text;
  }

  #set(set: ClassMember & { kind: "set" }, inside: boolean): string {
    const { of, negate, name } = set;
    switch (of) {
      case "any":
        return ".";
      case "digit":
        return negate ? "\\D" : "\\d";
      case "space":
        return negate ? "\\S" : "\\s";
      case "word":
        return negate ? "\\W" : "\\w";
      case "posix": {
        const members = POSIX[name ?? ""] ?? "";
        if (inside && negate) throw new Unavailable(`[:^${name}:] among others`);
        return inside ? members : `[${negate ? "^" : ""}${members}]`;
      }
      default: {
        const written = this.dialect.property(name ?? "", negate);
        if (written === null) throw new Unavailable(`the Unicode property ${name}`);
        return written;
      }
    }
  }

  #class({ members, negate }: CharacterClass): string {
    const [only] = members;
    if (!only) return negate ? "[\\s\\S]" : this.dialect.nothing;
    if (only.kind === "operation" && members.length === 1) return this.#operation(only, negate);
    return `[${negate ? "^" : ""}${this.#members(members)}]`;
  }

  #members(members: readonly ClassMember[]): string {
    let written = "";
    for (let i = 0; i < members.length; i++) {
      const [member, next] = [members[i] as ClassMember, members[i + 1]];
      if (member.kind === "character" && next?.kind === "character" && isPair(member.code, next.code)) {
        written += this.#inClass(wholeOf(member.code, next.code));
        i++;
      } else written += this.#member(member);
    }
    return written;
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
        return this.#refuse("set operations among others");
    }
  }

  #inClass(code: number): string {
    const text = String.fromCodePoint(code);
    return this.dialect.inClass.includes(text) ? `\\${text}` : this.#character(code, text);
  }

  /** `[\w--\d]`: by the language's own signs, or by looking ahead before one character is taken. */
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
    // JavaScript empties the groups of each round, so that what refers ahead of itself takes nothing.
    if (groups.every((group) => start < (this.#ends[group] as number))) {
      if (this.#behind > 0) throw new Unavailable("backreferences inside lookbehind");
      return "(?:)";
    }
    if (typeof to === "string") return dialect.reference(dialect.name(to));
    const name = this.tree.names[groups[0] as number];
    const mixed = this.tree.names.some((one) => one !== null);
    if (name) return dialect.reference(dialect.name(name));
    if (mixed && dialect.language === "Ruby") return dialect.reference(`group${to}`);
    // A digit behind the reference must not become a part of it.
    return `(?:${dialect.reference(to)})`;
  }
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

/** How many characters a part takes, at least and at most. */
function lengthOf(node: Sequence | Item): readonly [least: number, most: number] {
  switch (node.kind) {
    case "sequence": {
      const lengths = node.items.map(lengthOf);
      return [
        lengths.reduce((sum, [least]) => sum + least, 0),
        lengths.reduce((sum, [, most]) => sum + most, 0),
      ];
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
