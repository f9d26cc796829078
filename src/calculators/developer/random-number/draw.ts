/** Draws everything for one answer in a single pass, in the order specified for each mode. */
import type { Tools } from "../../../core/calculator";
import { drawFromGiven } from "../../../fieldsets/random-bytes";
import type { Term } from "../../../math/dice/notation";
import { inBlocks } from "../../../math/random/bytes";
import { type BelowDraw, Random } from "../../../math/random/random";
import { checkedDice, checkedItems, checkParameters, checkRange, checkUnique } from "./checks";
import type { Inputs } from "./inputs";
import { listed } from "./lists";
import { choicesOf, drawContinuous, drawUniform, type Numbers } from "./numbers";
import { dice, seeded } from "./parts";

/** What one value was derived from: a whole number below n, or a number between 0 and 1. */
export type Origin =
  | { readonly kind: "below"; readonly draw: BelowDraw }
  | { readonly kind: "unit"; readonly unit: number };

export interface Drawn {
  readonly numbers?: Numbers;
  readonly words?: readonly string[];
  readonly teams?: readonly (readonly string[])[];
  readonly dice?: { readonly terms: readonly Term[]; readonly rolls: Rolls };
  readonly origins: readonly Origin[];
}

/** The result of each die, from which the details of every roll can be reconstructed. */
export interface Rolls {
  readonly draws: readonly number[];
  /** Index at which the draws of each roll begin. */
  readonly starts: readonly number[];
  readonly totals: readonly number[];
}

type Draw = Omit<Drawn, "origins">;

/** @throws InputError for inputs that contradict each other, or if the user's own bytes run out */
export function drawAll(inputs: Inputs, tools: Tools): Drawn {
  const drawWith = prepared(inputs, tools);
  return drawFrom(inputs, tools, (random) => {
    const units: number[] = [];
    const drawn = drawWith(random, (unit) => units.length < SHOWN_DRAWS && units.push(unit));
    const origins: Origin[] =
      units.length > 0
        ? units.map((unit) => ({ kind: "unit", unit }))
        : random.draws.map((draw) => ({ kind: "below", draw }));
    return { ...drawn, origins };
  });
}

/** Validates the inputs and returns the function that draws. */
function prepared(inputs: Inputs, { format }: Tools): (random: Random, note: (unit: number) => void) => Draw {
  const { mode, count } = inputs;
  switch (mode) {
    case "integer":
      checkRange(inputs, format);
      if (inputs.unique) checkUnique(inputs, choicesOf(inputs, 0), format);
      return (random) => ({ numbers: drawUniform(random, inputs, 0) });
    case "decimal":
      checkRange(inputs, format);
      return (random) => ({ numbers: drawUniform(random, inputs, inputs.decimals) });
    case "normal":
    case "exponential":
      checkParameters(inputs);
      return (random, note) => ({ numbers: drawContinuous(random, inputs, note) });
    case "dice": {
      const terms = checkedDice(inputs, format);
      return (random) => rolled(random, terms, count);
    }
    case "coin":
      return (random) => ({
        words: Array.from({ length: count }, () => (random.below(2) === 0 ? "H" : "T")),
      });
    case "pick":
    case "shuffle":
    case "teams":
      return listed(inputs, checkedItems(inputs, format), format);
  }
}

function rolled(random: Random, terms: readonly Term[], count: number): Draw {
  const draws: number[] = [];
  const below = (n: number) => {
    const draw = random.below(n);
    draws.push(draw);
    return draw;
  };
  const { rollTotal } = dice.value;
  const starts: number[] = [];
  const totals = Array.from({ length: count }, () => {
    starts.push(draws.length);
    return rollTotal(terms, below);
  });
  const numbers: Numbers = { values: totals, textAt: (i) => String(totals[i]) };
  return { numbers, dice: { terms, rolls: { draws, starts, totals } } };
}

/** Number of draws shown in the working. */
const SHOWN_DRAWS = 5;

/**
 * Draws from the chosen source.
 *
 * @throws InputError on `entropyHex`
 */
function drawFrom<T>(inputs: Inputs, tools: Tools, draw: (random: Random) => T): T {
  switch (inputs.source) {
    case "crypto":
      return draw(new Random(inBlocks(tools.randomBytes), SHOWN_DRAWS));
    case "seeded":
      return draw(new Random(seeded.value.bytesOf(inputs), SHOWN_DRAWS));
    case "bytes":
      return drawFromGiven(inputs.entropyHex ?? "", (next) => draw(new Random(next, SHOWN_DRAWS)));
  }
}
