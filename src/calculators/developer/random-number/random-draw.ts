import type { Tools } from "../../../core/calculator";
import { once } from "../../../core/once";
import type { Term } from "../../../math/dice/notation";
import { type Drawn, drawAll, type Rolls } from "./draw";
import { entropyOf } from "./entropy";
import type { Inputs } from "./inputs";
import { dice, seeded } from "./parts";
import { chiSquaredOf, describe, histogramOf, shareBelow } from "./statistics";

/** What was drawn, with statistics that are computed on first use. */
export class RandomDraw {
  readonly drawn: Drawn;

  /** @throws InputError for inputs that contradict each other, or if the user's own bytes run out */
  constructor(
    readonly inputs: Inputs,
    tools: Tools,
  ) {
    this.drawn = drawAll(inputs, tools);
  }

  /** Numbers or items in order; empty in teams mode. */
  get values(): readonly (number | string)[] {
    return this.drawn.numbers?.values ?? this.drawn.words ?? [];
  }

  readonly #texts = once(() => {
    const { numbers, words = [] } = this.drawn;
    return numbers ? numbers.values.map((_, i) => numbers.textAt(i)) : words;
  });
  readonly #teamLines = once(() => this.drawn.teams?.map((members, i) => `Team ${i + 1}: ${members.join(", ")}`) ?? []);

  get result(): string {
    const { numbers, words } = this.drawn;
    return numbers?.textAt(0) ?? words?.[0] ?? (this.#teamLines()[0] as string);
  }

  readonly valuesText = once(() => this.#texts().join(this.inputs.separator ?? "") || null);
  readonly teamsText = once(() => this.#teamLines().join("\n") || null);

  /** Null if no dice were rolled, if they explode, or if they have too many totals to list the odds of each. */
  readonly odds = once(() => (this.drawn.dice ? dice.value.distributionOf(this.drawn.dice.terms) : null));
  readonly totalMoments = once(() => (this.drawn.dice ? dice.value.momentsOf(this.drawn.dice.terms) : null));

  /** Standard deviation of the total of one roll. */
  get totalDeviation(): number | null {
    const moments = this.totalMoments();
    return moments && Math.sqrt(moments.variance);
  }

  readonly totalRange = once(() => (this.drawn.dice ? dice.value.totalRange(this.drawn.dice.terms) : null));

  readonly description = once(() => (this.drawn.numbers ? describe(this.drawn.numbers) : null));

  readonly histogram = once(() => {
    const { inputs } = this;
    const { numbers } = this.drawn;
    return numbers ? histogramOf(numbers.values, inputs.histogramBins, shareBelow(inputs, this.odds())) : [];
  });

  readonly chiSquared = once(() => {
    const { mode, unique } = this.inputs;
    // Numbers without repeats are spread more evenly than independent draws, so the test does not apply.
    return mode === "integer" && unique ? null : chiSquaredOf(this.histogram(), this.values.length);
  });

  /** Mean and standard deviation of the distribution that continuous numbers are drawn from. */
  get expected(): { readonly mean: number; readonly deviation: number } | null {
    const { mode, meanValue, sdValue, rate } = this.inputs;
    if (mode === "normal") return { mean: meanValue, deviation: sdValue };
    return mode === "exponential" ? { mean: 1 / rate, deviation: 1 / rate } : null;
  }

  readonly entropyBits = once(() => entropyOf(this.inputs, this.values.length));

  readonly coins = once(() => (this.inputs.mode === "coin" ? countCoins(this.drawn.words ?? []) : null));

  /** Rows for the rolls, each of which reconstructs its details from the results of its dice. */
  readonly rolls = once(() => {
    if (!this.drawn.dice) return [];
    const { terms, rolls } = this.drawn.dice;
    return rolls.totals.map((total, i) => new RollRow(i + 1, total, terms, rolls));
  });

  /** SHA-256 of the seed in hex digits; null if there is no seed. */
  get seedCommitment(): string | null {
    return this.inputs.source === "seeded" ? seeded.value.commitmentTo(this.inputs) : null;
  }
}

/** One roll. A page shows only a few of up to a hundred thousand, so the details are computed when they are read. */
class RollRow {
  readonly #terms: readonly Term[];
  readonly #rolls: Rolls;

  constructor(
    readonly n: number,
    readonly total: number,
    terms: readonly Term[],
    rolls: Rolls,
  ) {
    this.#terms = terms;
    this.#rolls = rolls;
  }

  get detail(): string {
    const { starts, draws } = this.#rolls;
    let at = starts[this.n - 1] as number;
    return dice.value.rollText(this.#terms, () => draws[at++] as number);
  }

  toJSON(): object {
    const { n, detail, total } = this;
    return { n, detail, total };
  }
}

function countCoins(sides: readonly string[]) {
  const heads = sides.filter((side) => side === "H").length;
  let [run, longestRun] = [0, 0];
  for (const [i, side] of sides.entries()) {
    run = side === sides[i - 1] ? run + 1 : 1;
    longestRun = Math.max(longestRun, run);
  }
  return { heads, tails: sides.length - heads, longestRun };
}
