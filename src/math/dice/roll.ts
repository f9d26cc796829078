import type { Dice, Term } from "./notation";

/** A die is rolled again at most this often. */
const MOST_EXPLOSIONS = 100;

/** One die of a roll, with all that it showed. */
export interface RolledDie {
  readonly faces: readonly number[];
  readonly value: number;
  readonly kept: boolean;
}

export interface RolledTerm {
  readonly term: Term;
  /** Empty for a number. */
  readonly dice: readonly RolledDie[];
  /** What the term adds to the total, its sign included. */
  readonly value: number;
}

/** Rolls every die in reading order. @param below gives a whole number from 0 to n − 1 */
export function rollTerms(terms: readonly Term[], below: (n: number) => number): RolledTerm[] {
  return terms.map((term) => {
    if (term.kind === "constant") return { term, dice: [], value: term.sign * term.value };
    const dice = markKept(
      term,
      Array.from({ length: term.count }, () => rollDie(term, below)),
    );
    const sum = dice.reduce((total, die) => total + (die.kept ? die.value : 0), 0);
    return { term, dice, value: term.sign * sum };
  });
}

export function totalOf(terms: readonly RolledTerm[]): number {
  return terms.reduce((sum, term) => sum + term.value, 0);
}

function rollDie({ sides, lowest, explodes }: Dice, below: (n: number) => number): readonly number[] {
  const faces = [lowest + below(sides)];
  const top = lowest + sides - 1;
  while (explodes && faces.at(-1) === top && faces.length <= MOST_EXPLOSIONS)
    faces.push(lowest + below(sides));
  return faces;
}

/** Of equal dice the earlier one is kept. */
function markKept({ kept, keepsHighest }: Dice, rolled: readonly (readonly number[])[]): RolledDie[] {
  const dice = rolled.map((faces) => ({ faces, value: faces.reduce((sum, face) => sum + face, 0) }));
  if (kept === dice.length) return dice.map((die) => ({ ...die, kept: true }));
  const direction = keepsHighest ? -1 : 1;
  const order = dice.map((_, i) => i);
  order.sort((a, b) => direction * ((dice[a]?.value as number) - (dice[b]?.value as number)) || a - b);
  const counting = new Set(order.slice(0, kept));
  return dice.map((die, i) => ({ ...die, kept: counting.has(i) }));
}

/** `[6, 5, 4, (3)] + 2`: dropped dice in parentheses, dice that exploded with all their faces. */
export function rollText(terms: readonly RolledTerm[]): string {
  return terms
    .map(({ term, dice }, i) => {
      const text = term.kind === "constant" ? String(term.value) : `[${dice.map(dieText).join(", ")}]`;
      return i === 0 ? text : `${term.sign < 0 ? "−" : "+"} ${text}`;
    })
    .join(" ");
}

function dieText({ faces, kept }: RolledDie): string {
  const text = faces.join("!");
  return kept ? text : `(${text})`;
}
