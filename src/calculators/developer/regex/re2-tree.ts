/** Builds the tree of an RE2 pattern that RE2 itself has accepted; this reader does not validate. */
import type { CharacterClass, ClassMember, FlagChange, Item, PatternTree, Range, Sequence } from "./tree";

export function readRe2(source: string, flags: string): PatternTree {
  return new Reader(source).tree(flags);
}

const ESCAPED = { a: 7, f: 12, t: 9, n: 10, r: 13, v: 11 } as const;
const SETS = { d: "digit", s: "space", w: "word" } as const;
const EDGES = { A: "text-start", z: "text-end", b: "word", B: "not-word" } as const;

class Reader {
  readonly #names: (string | null)[] = [null];
  #at = 0;
  /** Whether the reader is between `\Q` and `\E`, where every character stands for itself. */
  #quoted = false;

  constructor(readonly source: string) {}

  tree(flags: string): PatternTree {
    const branches = this.#branches();
    return { source: this.source, flags, flavor: "re2", branches, names: this.#names };
  }

  #take(text: string): boolean {
    if (!this.source.startsWith(text, this.#at)) return false;
    this.#at += text.length;
    return true;
  }

  #match(pattern: RegExp): RegExpExecArray | null {
    pattern.lastIndex = this.#at;
    const found = pattern.exec(this.source);
    if (found) this.#at += found[0].length;
    return found;
  }

  #branches(): Sequence[] {
    const branches: Sequence[] = [];
    do {
      const start = this.#at;
      const items: Item[] = [];
      while (this.#at < this.source.length && (this.#quoted || !/[|)]/.test(this.source[this.#at] as string))) {
        const item = this.#item();
        if (!item) continue;
        // A change of flags is not repeated: in `a(?i)*`, the quantifier repeats the a.
        const isSwitch = item.kind === "switch";
        const repeats = isSwitch ? items.pop() : item;
        if (repeats) items.push(this.#repeated(repeats));
        if (isSwitch) items.push(item);
      }
      branches.push({ kind: "sequence", start, end: this.#at, items });
    } while (this.#take("|"));
    return branches;
  }

  #repeated(item: Item): Item {
    // A quantifier after a quotation repeats the last quoted character.
    if (this.#quoted && this.#match(/\\E(?=[*+?]|\{\d+(?:,\d*)?\})/y)) this.#quoted = false;
    const found = this.#quoted ? null : this.#match(/(?:([*+?])|\{(\d+)(,?)(\d*)\})(\??)/y);
    if (!found) return item;
    const [, sign, low = "", comma, high] = found;
    const [min, max] =
      sign === "*"
        ? [0, Number.POSITIVE_INFINITY]
        : sign === "+"
          ? [1, Number.POSITIVE_INFINITY]
          : sign === "?"
            ? [0, 1]
            : [Number(low), high ? Number(high) : comma ? Number.POSITIVE_INFINITY : Number(low)];
    return { kind: "repeat", start: item.start, end: this.#at, min, max, lazy: found[5] === "?", item };
  }

  #item(): Item | null {
    const start = this.#at;
    if (this.#quoted) {
      if (!this.#take("\\E")) return this.#literal();
      this.#quoted = false;
      return null;
    }
    if (this.#take("\\Q")) {
      this.#quoted = true;
      return null;
    }
    // A `\E` without a `\Q` has no effect.
    if (this.#take("\\E")) return null;
    if (this.#take("(")) return this.#group(start);
    if (this.#take("[")) return this.#class(start);
    if (this.#take("^")) return { kind: "edge", start, end: this.#at, at: "start" };
    if (this.#take("$")) return { kind: "edge", start, end: this.#at, at: "end" };
    if (this.#take(".")) return { kind: "set", start, end: this.#at, of: "any", negate: false, name: null };
    const edge = this.#match(/\\([AzbB])/y)?.[1] as keyof typeof EDGES | undefined;
    if (edge) return { kind: "edge", start, end: this.#at, at: EDGES[edge] };
    return (this.#set() ?? this.#character()) as Item;
  }

  #literal(): Item {
    const start = this.#at;
    const code = this.source.codePointAt(start) as number;
    this.#at += code > 0xffff ? 2 : 1;
    return { kind: "character", start, end: this.#at, code };
  }

  #character(): ClassMember & { kind: "character" } {
    const start = this.#at;
    const found = this.#match(/\\(?:x\{([\da-f]+)\}|x([\da-f]{2})|([0-7]{1,3})|([aftnrv])|(.))/iuy);
    if (!found) return this.#literal() as ClassMember & { kind: "character" };
    const [, long, short, octal, letter, other = ""] = found;
    const code = long
      ? Number.parseInt(long, 16)
      : short
        ? Number.parseInt(short, 16)
        : octal
          ? Number.parseInt(octal, 8)
          : letter
            ? ESCAPED[letter as keyof typeof ESCAPED]
            : (other.codePointAt(0) as number);
    return { kind: "character", start, end: this.#at, code };
  }

  #set(): (ClassMember & { kind: "set" }) | null {
    const start = this.#at;
    const plain = this.#match(/\\([dsw])/iy)?.[1];
    if (plain) {
      const of = SETS[plain.toLowerCase() as keyof typeof SETS];
      return { kind: "set", start, end: this.#at, of, negate: plain < "a", name: null };
    }
    const property = this.#match(/\\([pP])(?:\{(\^?)([^}]*)\}|(.))/uy);
    if (!property) return null;
    const [, sign, caret, long, short] = property;
    const negate = (sign === "P") !== (caret === "^");
    return { kind: "set", start, end: this.#at, of: "property", negate, name: (long ?? short) as string };
  }

  #group(start: number): Item {
    const flags = this.#match(/\?([imsU]*)(?:-([imsU]+))?([:)])/y);
    if (flags) {
      const change: FlagChange = { on: flags[1] ?? "", off: flags[2] ?? "" };
      if (flags[3] === ")") return { kind: "switch", start, end: this.#at, flags: change };
      const plain = change.on === "" && change.off === "";
      return this.#grouped(start, null, null, plain ? null : change);
    }
    const name = this.#match(/\?P?<([^>]*)>/y)?.[1] ?? null;
    const number = this.#names.length;
    this.#names.push(name);
    return this.#grouped(start, number, name, null);
  }

  #grouped(start: number, number: number | null, name: string | null, flags: FlagChange | null): Item {
    const branches = this.#branches();
    this.#take(")");
    return { kind: "group", start, end: this.#at, number, name, flags, branches };
  }

  #class(start: number): CharacterClass {
    const negate = this.#take("^");
    const members: ClassMember[] = [];
    let first = true;
    while (this.#at < this.source.length && (first || this.source[this.#at] !== "]")) {
      first = false;
      members.push(this.#member());
    }
    this.#take("]");
    return { kind: "class", start, end: this.#at, negate, members };
  }

  #member(): ClassMember {
    const start = this.#at;
    const posix = this.#match(/\[:(\^?)([a-z]+):\]/y);
    if (posix)
      return {
        kind: "set",
        start,
        end: this.#at,
        of: "posix",
        negate: posix[1] === "^",
        name: posix[2] as string,
      };
    const set = this.#set();
    if (set) return set;
    const low = this.#character();
    if (!/-[^\]]/uy.test(this.source.slice(this.#at, this.#at + 3)) || !this.#take("-")) return low;
    const high = this.#character();
    return { kind: "range", start, end: this.#at, from: low.code, to: high.code } satisfies Range;
  }
}
