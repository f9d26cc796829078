/** Builds the tree of a JavaScript pattern from the syntax tree of `@eslint-community/regexpp`. */
import { type AST, RegExpParser } from "@eslint-community/regexpp";
import type { ClassMember, Item, PatternTree, Sequence } from "./tree";

/** Also parses syntax newer than ECMAScript 2024; the engine decides whether it runs. */
const parser = new RegExpParser({ ecmaVersion: 2025 });

/** @throws RegExpSyntaxError with the `index` at which parsing stopped */
export function readJavaScript(source: string, flags: string): PatternTree {
  const pattern = parser.parsePattern(source, 0, source.length, {
    unicode: flags.includes("u"),
    unicodeSets: flags.includes("v"),
  });
  return new Reader().tree(source, flags, pattern);
}

class Reader {
  readonly #names: (string | null)[] = [null];
  readonly #numbers = new Map<AST.CapturingGroup, number>();

  tree(source: string, flags: string, pattern: AST.Pattern): PatternTree {
    this.#number(pattern);
    const branches = this.#branches(pattern.alternatives);
    return { source, flags, flavor: "javascript", branches, names: this.#names };
  }

  /** Groups are numbered by opening parenthesis, in a first pass because a reference may precede its group. */
  #number(node: AST.Pattern | AST.Alternative | AST.Element): void {
    if (node.type === "CapturingGroup") {
      this.#numbers.set(node, this.#names.length);
      this.#names.push(node.name);
    }
    if (node.type === "Quantifier") this.#number(node.element);
    if ("alternatives" in node) for (const one of node.alternatives) this.#number(one);
    if (node.type === "Alternative") for (const one of node.elements) this.#number(one);
  }

  #branches(alternatives: readonly AST.Alternative[]): Sequence[] {
    return alternatives.map(({ start, end, elements }) => ({
      kind: "sequence",
      start,
      end,
      items: elements.map((element) => this.#item(element)),
    }));
  }

  #item(node: AST.Element): Item {
    const { start, end } = node;
    switch (node.type) {
      case "Group":
        return {
          kind: "group",
          start,
          end,
          number: null,
          name: null,
          flags: node.modifiers && {
            on: node.modifiers.add.raw,
            off: node.modifiers.remove?.raw ?? "",
          },
          branches: this.#branches(node.alternatives),
        };
      case "CapturingGroup":
        return {
          kind: "group",
          start,
          end,
          number: this.#numbers.get(node) as number,
          name: node.name,
          flags: null,
          branches: this.#branches(node.alternatives),
        };
      case "Quantifier":
        return {
          kind: "repeat",
          start,
          end,
          min: node.min,
          max: node.max,
          lazy: !node.greedy,
          item: this.#item(node.element),
        };
      case "Assertion":
        return this.#assertion(node);
      case "Backreference":
        return {
          kind: "reference",
          start,
          end,
          to: node.ref,
          groups: [node.resolved].flat().map((group) => this.#numbers.get(group) as number),
        };
      default:
        return member(node) as Item;
    }
  }

  #assertion(node: AST.Assertion): Item {
    const { start, end } = node;
    if (node.kind === "lookahead" || node.kind === "lookbehind")
      return {
        kind: "look",
        start,
        end,
        ahead: node.kind === "lookahead",
        negate: node.negate,
        branches: this.#branches(node.alternatives),
      };
    const at = node.kind === "word" ? (node.negate ? "not-word" : "word") : node.kind;
    return { kind: "edge", start, end, at };
  }
}

type AnyMember =
  | AST.CharacterClass
  | AST.CharacterClassElement
  | AST.CharacterSet
  | AST.ExpressionCharacterClass["expression"]
  | AST.ClassSetOperand;

function member(node: AnyMember): ClassMember {
  const { start, end } = node;
  switch (node.type) {
    case "Character":
      return { kind: "character", start, end, code: node.value };
    case "CharacterSet":
      return {
        kind: "set",
        start,
        end,
        of: node.kind,
        negate: node.kind !== "any" && node.negate,
        name: node.kind === "property" ? (node.value === null ? node.key : `${node.key}=${node.value}`) : null,
      };
    case "CharacterClass":
      return { kind: "class", start, end, negate: node.negate, members: node.elements.map(member) };
    case "ExpressionCharacterClass":
      return { kind: "class", start, end, negate: node.negate, members: [member(node.expression)] };
    case "CharacterClassRange":
      return { kind: "range", start, end, from: node.min.value, to: node.max.value };
    case "ClassStringDisjunction":
      return {
        kind: "strings",
        start,
        end,
        strings: node.alternatives.map(({ elements }) => String.fromCodePoint(...elements.map(({ value }) => value))),
      };
    default:
      return {
        kind: "operation",
        start,
        end,
        by: node.type === "ClassIntersection" ? "intersection" : "subtraction",
        left: member(node.left),
        right: member(node.right),
      };
  }
}
