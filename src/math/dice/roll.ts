import type { Dice, Term } from "./notation";

/** Maximum number of times one die is rolled again. */
const MAX_EXPLOSIONS = 100;

/**
 * The total of one roll of all dice, in reading order. Individual dice are not kept, since a million may be rolled at
 * once; `rollText` describes the same roll from the same draws.
 *
 * @param below returns an integer from 0 to n − 1
 */
export function rollTotal(terms: readonly Term[], below: (n: number) => number): number {
  let total = 0;
  for (const term of terms) total += term.sign * (term.kind === "constant" ? term.value : diceTotal(term, below));
  return total;
}

function diceTotal(dice: Dice, below: (n: number) => number): number {
  const { count, kept, keepsHighest } = dice;
  let sum = 0;
  if (kept === count) {
    for (let i = 0; i < count; i++) sum += rollDie(dice, below);
    return sum;
  }
  const values = count <= FEW ? fewSorted(dice, below) : manySorted(dice, below);
  const first = keepsHighest ? count - kept : 0;
  for (let i = first; i < first + kept; i++) sum += values[i] as number;
  return sum;
}

/** Up to this many values are sorted as they are drawn, which is faster. */
const FEW = 16;

function fewSorted(dice: Dice, below: (n: number) => number): readonly number[] {
  const values: number[] = [];
  for (let i = 0; i < dice.count; i++) {
    const value = rollDie(dice, below);
    let place = i;
    for (; place > 0 && (values[place - 1] as number) > value; place--) values[place] = values[place - 1] as number;
    values[place] = value;
  }
  return values;
}

function manySorted(dice: Dice, below: (n: number) => number): Float64Array {
  const values = new Float64Array(dice.count);
  for (let i = 0; i < dice.count; i++) values[i] = rollDie(dice, below);
  return values.sort();
}

/**
 * The sum of all faces shown by one die.
 *
 * @param show called with each face
 */
function rollDie(
  { sides, lowest, explodes }: Dice,
  below: (n: number) => number,
  show?: (face: number) => void,
): number {
  const top = lowest + sides - 1;
  let face = lowest + below(sides);
  let value = face;
  show?.(face);
  for (let again = 0; explodes && face === top && again < MAX_EXPLOSIONS; again++) {
    face = lowest + below(sides);
    value += face;
    show?.(face);
  }
  return value;
}

/** Writes `[6, 5, 4, (3)] + 2`, with dropped dice in parentheses and exploding dice with all their faces. */
export function rollText(terms: readonly Term[], below: (n: number) => number): string {
  return terms
    .map((term, i) => {
      const text = term.kind === "constant" ? String(term.value) : `[${diceTexts(term, below).join(", ")}]`;
      return i === 0 ? text : `${term.sign < 0 ? "−" : "+"} ${text}`;
    })
    .join(" ");
}

function diceTexts(dice: Dice, below: (n: number) => number): string[] {
  const { count, kept } = dice;
  const texts: string[] = [];
  const values = new Float64Array(count);
  for (let i = 0; i < count; i++) {
    let text = "";
    values[i] = rollDie(dice, below, (face) => {
      text += text === "" ? face : `!${face}`;
    });
    texts.push(text);
  }
  return kept === count ? texts : withDropped(texts, values, dice);
}

/** Puts dropped dice in parentheses; of equal dice the earlier one is kept. */
function withDropped(texts: readonly string[], values: Float64Array, { kept, keepsHighest }: Dice): string[] {
  const sorted = values.slice().sort();
  const worst = sorted[keepsHighest ? sorted.length - kept : kept - 1] as number;
  const isBetter = (value: number) => (keepsHighest ? value > worst : value < worst);
  let equals = kept - sorted.filter(isBetter).length;
  return texts.map((text, i) => {
    const value = values[i] as number;
    return isBetter(value) || (value === worst && equals-- > 0) ? text : `(${text})`;
  });
}
