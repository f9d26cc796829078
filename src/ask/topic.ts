/** Matches questions that name a subject and give figures in any order: `mortgage 350k 6.25% 30 years`. */
import type { JsonObject } from "../core/parse";
import type { Topic, Value } from "./form";
import { type Question, textOf, wordsSaid } from "./question";
import type { Match, ReadSpan } from "./sentence";

export interface Slot {
  readonly name: string;
  readonly kind: string;
  readonly isOptional: boolean;
  /** Whether a figure counts only next to one of the labels. */
  readonly isNamed: boolean;
  readonly labels: readonly Label[];
}

interface Label {
  readonly words: readonly string[];
  readonly side: "before" | "after" | "either";
}

interface Compiled {
  readonly names: readonly (readonly string[])[];
  readonly slots: readonly Slot[];
  readonly choices: readonly { readonly words: readonly string[]; readonly set: JsonObject }[];
}

const compiled = new WeakMap<Topic, Compiled>();

function compile(topic: Topic): Compiled {
  const known = compiled.get(topic);
  if (known) return known;
  const result: Compiled = {
    names: topic.about.flatMap((names) => names.split("|").map((name) => name.trim().split(" "))),
    slots: Object.entries(topic.takes ?? {}).map(([name, text]) => slotOf(name, text)),
    choices: Object.entries(topic.words ?? {}).flatMap(([names, set]) =>
      names.split(",").map((name) => ({ words: name.trim().split(" "), set })),
    ),
  };
  compiled.set(topic, result);
  return result;
}

/** The slots of a topic, in order of preference. */
export function slotsOf(topic: Topic): readonly Slot[] {
  return compile(topic).slots;
}

/** Reads `money?!: down, down payment`. */
function slotOf(name: string, text: string): Slot {
  const [, kind = "", marks = "", labels = ""] = /^([\w/-]+)([?!]*)(?::(.*))?$/s.exec(text) ?? [];
  if (kind === "") throw new RangeError(`“${text}” names no kind`);
  return {
    name,
    kind,
    isOptional: marks.includes("?"),
    isNamed: marks.includes("!"),
    labels: labels
      .split(",")
      .map((label) => label.trim())
      .filter((label) => label !== "")
      .map((label): Label => {
        const words = label.replace(/[<>]$/, "").split(" ");
        return { words, side: label.endsWith("<") ? "before" : label.endsWith(">") ? "after" : "either" };
      }),
  };
}

/** Words between figures that carry no meaning of their own. */
const GLUE = new Set(
  (
    "a an the of for at with on in to my is and i if be it its will do does need per over by from as that this are am @ , + & - " +
    "what how much many get have has would make pay calculator calculate compute = : your you me we our using given based " +
    "there was were long when which should can"
  ).split(" "),
);

interface Figure {
  readonly from: number;
  readonly to: number;
  /** The slots that the text fits by its kind, and those that it fits only next to their labels. */
  readonly fits: ReadonlyMap<Slot, Value>;
  readonly bare: ReadonlyMap<Slot, Value>;
}

interface Said {
  readonly label: Label;
  readonly slot: Slot;
}

interface Place {
  readonly from: number;
  readonly to: number;
}

type Item = Place &
  (
    | { readonly figure: Figure }
    | {
        readonly said: readonly Said[];
        /** Whether the words may also carry no meaning. */
        readonly isGlue: boolean;
        readonly isName?: boolean;
      }
    | { readonly glue: true }
    | { readonly unknown: true }
  );

export interface TopicMatch extends Match {
  readonly set: JsonObject;
}

/** A word that the topic does not know, if the rest was understood. */
export interface Unknown {
  readonly unknown: string;
}

/** What a topic makes of a sentence on its own page. */
export interface TopicFit extends TopicMatch {
  /** Whether the sentence names the topic. */
  readonly isNamed: boolean;
  /** Pieces of the sentence that were not used. */
  readonly unused: readonly string[];
}

interface Items {
  readonly items: readonly Item[];
  /** Inputs that words chose. */
  readonly set: JsonObject;
  readonly score: number;
  readonly isNamed: boolean;
}

const LONGEST_FIGURE = 5;

/** The match of a topic that accounts for all of a question. */
export function matchTopic(topic: Topic, question: Question, read: ReadSpan): TopicMatch | Unknown | null {
  const form = compile(topic);
  const said = wordsSaid(question);
  if (!form.names.some((name) => name.every((word) => said.has(word)))) return null;
  const { items, set, score, isNamed } = itemsIn(form, question, read, true);
  const last = items.at(-1);
  if (last && "unknown" in last)
    return isNamed || last.from > 0 ? { unknown: textOf(question, last.from, last.to) } : null;
  if (!isNamed) return null;
  const taken = assign(
    form.slots,
    items,
    form.slots.filter(({ name, isOptional }) => !isOptional && !Object.hasOwn(set, name)),
  );
  if (!taken) return null;
  const parts = partsOf(taken);
  const given = new Set([...Object.keys(parts), ...Object.keys(set)]);
  const isShort = (topic.needs ?? []).some((names) => !names.split("|").some((name) => given.has(name)));
  if (isShort) return null;
  return { parts, set, score: score + Object.keys(parts).length };
}

/** What a topic can use of a sentence; it need not be named, and nothing has to be given. */
export function fitTopic(topic: Topic, question: Question, read: ReadSpan): TopicFit {
  const form = compile(topic);
  const { items: all, set, score, isNamed } = itemsIn(form, question, read, false);
  const items = withUnknownFigures(all, question);
  let taken: Taken | null = null;
  for (let spare = 0; !taken; spare++) taken = assign(form.slots, items, [], spare);
  const parts = partsOf(taken);
  const figures = new Set([...taken.values()].map(({ figure }) => figure));
  const isUsed = (item: Item): boolean => {
    if ("unknown" in item) return false;
    if ("figure" in item) return figures.has(item.figure);
    return !("said" in item) || item.isGlue || item.said.some(({ slot }) => taken.has(slot));
  };
  const unused = items.filter((item) => !isUsed(item)).map(({ from, to }) => textOf(question, from, to));
  return { parts, set, score: score + Object.keys(parts).length, isNamed, unused };
}

/** The question as names, labels, figures and words without a meaning. @param stops whether at the first unknown word */
function itemsIn(form: Compiled, question: Question, read: ReadSpan, stops: boolean): Items {
  const { words } = question;
  const items: Item[] = [];
  let set: JsonObject = {};
  let score = 0;
  let isNamed = false;
  for (let at = 0; at < words.length; ) {
    const name = longest(form.names, question, at);
    const label = longestSaid(form.slots, question, at);
    const choice = longest(
      form.choices.map(({ words: said }) => said),
      question,
      at,
    );
    const figure = figureAt(form, question, at, read);
    const lengths = [name?.length ?? 0, label?.length ?? 0, choice?.length ?? 0];
    const best = Math.max(...lengths);
    const place = { from: at, to: at + Math.max(best, 1) };
    const isFiguresFirst = !/\p{L}/u.test(words[at]?.text ?? "") && choice?.length !== best;
    if (figure && (best === 0 || figure.to - at > best || isFiguresFirst)) {
      items.push({ figure, from: at, to: figure.to });
      at = figure.to;
      continue;
    }
    if (choice && choice.length === best) {
      if (name) isNamed = true;
      const found = form.choices.filter(({ words: one }) => one === choice);
      for (const one of found) set = { ...set, ...one.set };
      if (label && label.length === choice.length) items.push({ ...label, ...place, isGlue: true, isName: true });
      score += choice.join(" ").length;
    } else if (name && name.length === best) {
      isNamed = true;
      score += name.join(" ").length;
      // A name may also announce a figure: “rent 1500”.
      if (label && label.length === name.length) items.push({ ...label, ...place, isGlue: true, isName: true });
      else items.push({ glue: true, ...place });
    } else if (label) {
      if (name) isNamed = true;
      items.push({ ...label, ...place });
      if (!label.isGlue) score += 2;
    } else if (GLUE.has(words[at]?.text ?? "")) items.push({ glue: true, ...place });
    else {
      items.push({ unknown: true, ...place });
      if (stops) break;
    }
    at = place.to;
  }
  return { items, set, score, isNamed };
}

/** Words that join a figure to what follows it, and those that join it to what precedes it: `5% of`, `rent is 900`. */
const BEFORE_THING = new Set(["of", "in", "for", "per", "on", "to", "a", "an", "each", "&"]);
const BEFORE_FIGURE = new Set(["of", "at", "is", "are", "was", "=", ":", "@"]);

/** Removes figures that belong to unknown words, such as those in “salary of 90k” and “3 dogs”. */
function withUnknownFigures(items: readonly Item[], question: Question): readonly Item[] {
  const { text, words } = question;
  const isApart = (at: number) => /[,;.]/.test(text.slice(words[at - 1]?.end, words[at]?.start));
  const isJoint = (item: Item | undefined, joints: ReadonlySet<string>) =>
    item !== undefined && "glue" in item && joints.has(textOf(question, item.from, item.to).toLowerCase());
  const result: Item[] = [];
  for (const item of items) {
    const joint = isJoint(result.at(-1), "unknown" in item ? BEFORE_THING : BEFORE_FIGURE) ? 1 : 0;
    const other = result[result.length - 1 - joint];
    const isAbout =
      other !== undefined &&
      (("unknown" in item && ("figure" in other || ("unknown" in other && joint === 0))) ||
        ("figure" in item && "unknown" in other)) &&
      !isApart(item.from) &&
      !isApart(other.to);
    if (isAbout) result.splice(-1 - joint, 1 + joint, { unknown: true, from: other.from, to: item.to });
    else result.push(item);
  }
  return result;
}

function longest(all: readonly (readonly string[])[], { words }: Question, at: number): readonly string[] | undefined {
  let best: readonly string[] | undefined;
  for (const one of all)
    if (one.length > (best?.length ?? 0) && one.every((word, i) => words[at + i]?.text === word)) best = one;
  return best;
}

function longestSaid(slots: readonly Slot[], question: Question, at: number) {
  const found = slots.flatMap((slot) =>
    slot.labels
      .filter(({ words }) => words.every((word, i) => question.words[at + i]?.text === word))
      .map((label) => ({ slot, label })),
  );
  const length = Math.max(0, ...found.map(({ label }) => label.words.length));
  if (length === 0) return undefined;
  const said = found.filter(({ label }) => label.words.length === length);
  return { said, length, isGlue: length === 1 && GLUE.has(said[0]?.label.words[0] ?? "") };
}

/** The longest text at a word that one of the slots can take. */
function figureAt({ slots, names, choices }: Compiled, question: Question, at: number, read: ReadSpan): Figure | null {
  const isChoice = (word: number) => choices.some(({ words }) => longest([words], question, word));
  const isKnown = (word: number) =>
    GLUE.has(question.words[word]?.text ?? "") ||
    longest(names, question, word) !== undefined ||
    longestSaid(slots, question, word) !== undefined ||
    isChoice(word);
  const isUnitAt = (word: number) =>
    slots.some(({ labels }) =>
      labels.some(({ words, side }) => side === "before" && longest([words], question, word) && words[0] === "day"),
    );
  for (let to = Math.min(question.words.length, at + LONGEST_FIGURE); to > at; to--) {
    // In “140 lb 5 ft”, 5 belongs to the feet, and in “nov 10 28 day cycle” 28 to the days.
    const endsInNumber = to - at > 1 && /^[\d.]+$/.test(question.words[to - 1]?.text ?? "");
    if (endsInNumber && /^\p{L}/u.test(question.words[to]?.text ?? "") && (!isKnown(to) || isUnitAt(to))) continue;
    const fits = fitting(slots, at, to, read);
    // In “15 year fixed”, the last word names the subject.
    const isNamed = to - at > 1 && (longest(names, question, to - 1) || isChoice(to - 1));
    if (isNamed && isSame(fits, fitting(slots, at, to - 1, read))) continue;
    const bareValue = to === at + 1 ? read("bare", at, to) : null;
    const bare = new Map<Slot, Value>();
    if (bareValue) for (const slot of slots) if (takesBare(slot) && !fits.has(slot)) bare.set(slot, bareValue);
    if (fits.size + bare.size > 0) return { from: at, to, fits, bare };
  }
  return null;
}

/** The slots that can take a text. */
function fitting(slots: readonly Slot[], from: number, to: number, read: ReadSpan): Map<Slot, Value> {
  const fits = new Map<Slot, Value>();
  for (const slot of slots) {
    const value = slot.kind === "text" || slot.kind === "word" ? null : read(slot.kind, from, to);
    if (value) fits.set(slot, value);
  }
  return fits;
}

function isSame(fits: ReadonlyMap<Slot, Value>, others: ReadonlyMap<Slot, Value>): boolean {
  return [...fits].every(([slot, { exact, json }]) => {
    const other = others.get(slot);
    return other?.json === json && other.exact === exact;
  });
}

function takesBare({ kind }: Slot): boolean {
  return (
    kind === "percent" ||
    kind === "years" ||
    kind === "months" ||
    kind === "days" ||
    kind === "minutes" ||
    kind === "hours"
  );
}

type Taken = ReadonlyMap<Slot, { readonly value: Value; readonly figure: Figure }>;

function partsOf(taken: Taken): Record<string, Value> {
  return Object.fromEntries([...taken].map(([{ name }, { value }]) => [name, value]));
}

/**
 * Gives each figure to one slot, so that every word is used and nothing is missing; null if that is not possible.
 *
 * @param needed slots that must be filled
 * @param spare how many figures, and words about figures, may be left over
 */
function assign(slots: readonly Slot[], items: readonly Item[], needed: readonly Slot[], spare = 0): Taken | null {
  const labels = items.flatMap((item, i) => ("said" in item ? [i] : []));
  const taken = new Map<Slot, { readonly value: Value; readonly figure: Figure }>();
  const used = new Set<Figure>();

  const unlabeled = (spared: number): boolean => {
    const added: Slot[] = [];
    let left = spare - spared;
    for (const item of items) {
      if (!("figure" in item) || used.has(item.figure)) continue;
      const slot = slots.find((one) => !one.isNamed && !taken.has(one) && item.figure.fits.has(one));
      if (!slot) {
        if (left-- > 0) continue;
        for (const one of added) taken.delete(one);
        return false;
      }
      taken.set(slot, { value: item.figure.fits.get(slot) as Value, figure: item.figure });
      added.push(slot);
    }
    if (needed.some((slot) => !taken.has(slot))) {
      for (const one of added) taken.delete(one);
      return false;
    }
    return true;
  };

  const next = (n: number, spared: number): boolean => {
    const at = labels[n];
    if (at === undefined) return unlabeled(spared);
    const item = items[at] as Extract<Item, { said: unknown }>;
    for (const { slot, label } of item.said) {
      if (taken.has(slot)) continue;
      for (const figure of neighbors(items, at, label, item.isGlue && !item.isName)) {
        const value = figure.fits.get(slot) ?? figure.bare.get(slot);
        if (used.has(figure) || !value) continue;
        taken.set(slot, { value, figure });
        used.add(figure);
        if (next(n + 1, spared)) return true;
        taken.delete(slot);
        used.delete(figure);
      }
    }
    // A second word for the same figure: “interest rate of 6% apr”.
    const isSecond = item.said.some(({ slot, label }) =>
      neighbors(items, at, label, false).some((figure) => taken.get(slot)?.figure === figure),
    );
    const isFree = item.isGlue || isSecond;
    return (isFree || spared < spare) && next(n + 1, isFree ? spared : spared + 1);
  };

  return next(0, 0) ? taken : null;
}

/** The figures that a label may be about: the one right before it, the one after it, then the one further before. */
function neighbors(items: readonly Item[], at: number, { side }: Label, isGlue: boolean): readonly Figure[] {
  const after = side === "before" ? null : figureFrom(items, at, 1);
  const before = side === "after" || (isGlue && side !== "before") ? null : figureFrom(items, at, -1);
  const isRightBefore = before !== null && isFigure(items[at - 1]) && !isFigure(items[at + 1]);
  return (isRightBefore ? [before, after] : [after, before]).filter((one) => one !== null);
}

function isFigure(item: Item | undefined): boolean {
  return item !== undefined && "figure" in item;
}

/** The next figure, past words without a meaning of their own. */
function figureFrom(items: readonly Item[], at: number, step: 1 | -1): Figure | null {
  for (let i = at + step; i >= 0 && i < items.length; i += step) {
    const item = items[i] as Item;
    if ("figure" in item) return item.figure;
    if ("unknown" in item || ("said" in item && (!item.isGlue || item.isName))) return null;
  }
  return null;
}
