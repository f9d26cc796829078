/** Explains a pattern node by node in plain words. */
import type { ExplanationRow } from "./in-words";
import { nounOf, type Scope, scopeWith } from "./nouns";
import type {
  ClassMember,
  Edge,
  FlagSwitch,
  Group,
  Item,
  Look,
  PatternTree,
  Reference,
  Repeat,
  Sequence,
} from "./tree";

/** One row for each node in pattern order, outer nodes before inner ones. */
export function explain(tree: PatternTree): ExplanationRow[] {
  const explainer = new Explainer(tree);
  explainer.branches(tree.branches, 0, { ...tree, ungreedy: false });
  return explainer.rows;
}

class Explainer {
  readonly rows: ExplanationRow[] = [];

  constructor(readonly tree: PatternTree) {}

  #row({ start, end }: { start: number; end: number }, depth: number, meaning: string): void {
    this.rows.push({ start, end, depth, token: this.tree.source.slice(start, end) || null, meaning });
  }

  branches(branches: readonly Sequence[], depth: number, scope: Scope): void {
    for (const [i, branch] of branches.entries()) {
      let inner = depth;
      if (branches.length > 1) {
        this.#row(branch, depth, `${i === 0 ? "either" : "or"} this, option ${i + 1} of ${branches.length}`);
        inner++;
      } else if (branch.items.length === 0) this.#row(branch, depth, "nothing: matches everywhere");
      let current = scope;
      for (const item of branch.items) {
        this.#item(item, inner, current);
        if (item.kind === "switch") current = scopeWith(current, item.flags);
      }
    }
  }

  #item(item: Item | ClassMember, depth: number, scope: Scope): void {
    switch (item.kind) {
      case "group":
        this.#row(item, depth, groupMeaning(item));
        this.branches(item.branches, depth + 1, item.flags ? scopeWith(scope, item.flags) : scope);
        break;
      case "look":
        this.#row(item, depth, lookMeaning(item));
        this.branches(item.branches, depth + 1, scope);
        break;
      case "repeat":
        this.#row(item, depth, repeatMeaning(item, scope));
        this.#item(item.item, depth + 1, scope);
        break;
      case "class":
        this.#row(item, depth, nounOf(item, scope).one);
        for (const member of item.members) this.#item(member, depth + 1, scope);
        break;
      case "operation":
        this.#row(item, depth, nounOf(item, scope).one);
        this.#item(item.left, depth + 1, scope);
        this.#item(item.right, depth + 1, scope);
        break;
      case "edge":
        this.#row(item, depth, edgeMeaning(item, scope));
        break;
      case "reference":
        this.#row(item, depth, referenceMeaning(item, scope));
        break;
      case "switch":
        this.#row(item, depth, switchMeaning(item));
        break;
      default:
        this.#row(item, depth, nounOf(item, scope).one);
    }
  }
}

function groupName({ number, name }: Pick<Group, "number" | "name">): string {
  return name === null ? `group ${number}` : `group ${number}, “${name}”`;
}

function groupMeaning(group: Group): string {
  if (group.number !== null) return `${groupName(group)}: captures its match`;
  return group.flags ? `a non-capturing group, ${flagWords(group.flags)}` : "a non-capturing group";
}

function flagWords({ on, off }: { readonly on: string; readonly off: string }): string {
  const words = [
    ...(on ? [`with flag${on.length > 1 ? "s" : ""} ${[...on].join(", ")}`] : []),
    ...(off ? [`without flag${off.length > 1 ? "s" : ""} ${[...off].join(", ")}`] : []),
  ];
  return words.join(" and ");
}

function switchMeaning({ flags }: FlagSwitch): string {
  return `from here on ${flagWords(flags)}`;
}

function lookMeaning({ ahead, negate }: Look): string {
  return ahead
    ? `only if ${negate ? "not " : ""}followed by this; consumes nothing`
    : `only if ${negate ? "not " : ""}preceded by this; consumes nothing`;
}

function edgeMeaning({ at }: Edge, scope: Scope): string {
  const lines = scope.flags.includes("m");
  switch (at) {
    case "start":
      return lines ? "the start of a line" : "the start of the text";
    case "end":
      return lines ? "the end of a line" : "the end of the text";
    case "text-start":
      return "the start of the text";
    case "text-end":
      return "the end of the text";
    case "word":
      return "a word boundary";
    case "not-word":
      return "not a word boundary";
  }
}

function referenceMeaning({ to, groups }: Reference, { flags }: Scope): string {
  const name = typeof to === "string" ? `group “${to}”` : `group ${to}`;
  const number = typeof to === "string" && groups.length === 1 ? ` (group ${groups[0]})` : "";
  return `the same text that ${name}${number} matched${flags.includes("i") ? ", in either case" : ""}`;
}

/** How often something repeats, as words that precede a plural: `one or more`, `exactly 4`. */
export function timesOf({ min, max }: Pick<Repeat, "min" | "max">): string {
  if (min === max) return `exactly ${min}`;
  if (max === Number.POSITIVE_INFINITY)
    return min === 0 ? "any number of" : min === 1 ? "one or more" : `${min} or more`;
  return min === 0 && max === 1 ? "zero or one" : `${min} to ${max}`;
}

function repeatMeaning(repeat: Repeat, scope: Scope): string {
  const { min, max, lazy, item } = repeat;
  const least = lazy !== scope.ungreedy;
  const greed = min === max ? "" : `, as ${least ? "few" : "many"} as possible`;
  const single = max === 1;
  if (item.kind === "group" || item.kind === "reference" || item.kind === "look" || item.kind === "edge") {
    const what =
      item.kind === "group" && item.number !== null
        ? `group ${item.number}`
        : item.kind === "reference"
          ? `what group ${item.to} matched`
          : "the following group";
    const times =
      min === 0 && max === 1
        ? "zero or one time"
        : max === Number.POSITIVE_INFINITY && min === 0
          ? "any number of times"
          : `${timesOf(repeat)} ${single ? "time" : "times"}`;
    return `${what}, ${times}${greed}`;
  }
  const noun = nounOf(item as ClassMember, scope);
  return `${timesOf(repeat)} ${single ? noun.single : noun.many}${greed}`.replace("of of ", "of ");
}
