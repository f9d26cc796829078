/** Every output of a draw. */
import { once } from "../../../core/once";
import { type Distribution, distributionOf, momentsOf, totalRange } from "../../../math/dice/odds";
import { rollTerms, rollText } from "../../../math/dice/roll";
import { sha256 } from "../../../math/hashing/sha256";
import { hexText } from "../../../math/random/bytes";
import type { Drawn, Origin } from "./draw";
import { entropyOf } from "./entropy";
import type { Inputs } from "./inputs";
import type { Numbers } from "./numbers";
import { chiSquaredOf, describe, histogramOf, shareBelow } from "./statistics";

export function resultsOf(inputs: Inputs, drawn: Drawn) {
  const { numbers, words, teams, dice } = drawn;
  const odds = once(() => (dice ? distributionOf(dice.terms) : null));
  const texts = once(() => numbers?.texts() ?? words ?? []);
  const teamLines = teams?.map((members, i) => `Team ${i + 1}: ${members.join(", ")}`) ?? [];
  return {
    odds,
    value: numbers?.values[0] ?? null,
    result: () => texts()[0] ?? (teamLines[0] as string),
    values: () => (numbers?.values ?? words ?? []).map((value, i) => ({ n: i + 1, value })),
    valuesText: () => texts().join(inputs.separator ?? "") || null,
    ...described(inputs, numbers, odds),
    entropyBits: () => entropyOf(inputs, drawn.items),
    ...expectations(inputs),
    ...diceResults(dice, odds),
    ...coinResults(inputs.mode === "coin" ? (words ?? []) : []),
    teams: teams?.map((members, i) => ({ team: i + 1, members: members.join(", ") })) ?? [],
    teamsText: teamLines.join("\n") || null,
    seedCommitment: () =>
      inputs.source === "seeded" ? hexText(sha256(new TextEncoder().encode(inputs.seed))) : null,
    firstDraws: () => drawn.origins.map(originRow),
  };
}

function described(inputs: Inputs, numbers: Numbers | undefined, odds: () => Distribution | null) {
  const description = once(() => (numbers ? describe(numbers) : null));
  const histogram = once(() =>
    numbers ? histogramOf(numbers.values, inputs.histogramBins, shareBelow(inputs, odds())) : [],
  );
  // Without repeats the numbers are spread more evenly than chance would have it.
  const test = once(() =>
    inputs.mode === "integer" && inputs.unique
      ? null
      : chiSquaredOf(histogram(), numbers?.values.length ?? 0),
  );
  const figure = (key: keyof NonNullable<ReturnType<typeof describe>>) => () => description()?.[key] ?? null;
  return {
    sum: figure("sum"),
    mean: figure("mean"),
    median: figure("median"),
    smallest: figure("smallest"),
    largest: figure("largest"),
    standardDeviation: figure("standardDeviation"),
    histogram,
    chiSquared: () => test()?.chiSquared ?? null,
    chiSquaredDegrees: () => test()?.chiSquaredDegrees ?? null,
    chiSquaredChance: () => test()?.chiSquaredChance ?? null,
  };
}

function expectations({ mode, meanValue, sdValue, rate }: Inputs) {
  const [mean, deviation] =
    mode === "normal" ? [meanValue, sdValue] : mode === "exponential" ? [1 / rate, 1 / rate] : [null, null];
  return { expectedMean: mean, expectedStandardDeviation: deviation };
}

function diceResults(dice: Drawn["dice"], odds: () => Distribution | null) {
  const moments = once(() => (dice ? momentsOf(dice.terms) : null));
  const range = dice ? totalRange(dice.terms) : null;
  return {
    rolls: () => (dice ? rollRows(dice) : []),
    expectedTotal: () => moments()?.mean ?? null,
    totalStandardDeviation: () => {
      const known = moments();
      return known && Math.sqrt(known.variance);
    },
    minTotal: range?.min ?? null,
    maxTotal: range?.max ?? null,
    distribution: () => oddsRows(odds()),
  };
}

/** Every roll is told again from what its dice came to. */
function rollRows({ terms, rolls }: NonNullable<Drawn["dice"]>) {
  let at = 0;
  return rolls.totals.map((total, i) => ({
    n: i + 1,
    detail: rollText(rollTerms(terms, () => rolls.draws[at++] as number)),
    total,
  }));
}

function oddsRows(odds: Distribution | null) {
  if (!odds) return [];
  const { low, weights, whole } = odds;
  const rows = Array.from(weights, (weight, i) => ({
    total: low + i,
    probability: weight / whole,
    atLeast: 0,
  }));
  let above = 0;
  for (const [i, row] of [...rows.entries()].reverse()) {
    above += weights[i] as number;
    row.atLeast = Math.min(1, above / whole);
  }
  return rows;
}

function coinResults(sides: readonly string[]) {
  if (sides.length === 0) return { heads: null, tails: null, longestRun: null };
  const heads = sides.filter((side) => side === "H").length;
  let [run, longestRun] = [0, 0];
  for (const [i, side] of sides.entries()) {
    run = side === sides[i - 1] ? run + 1 : 1;
    longestRun = Math.max(longestRun, run);
  }
  return { heads, tails: sides.length - heads, longestRun };
}

function originRow(origin: Origin, i: number) {
  if (origin.kind === "unit")
    return {
      n: i + 1,
      range: null,
      bytes: 7,
      read: String(BigInt((origin.unit * 2 ** 53 - 1) / 2)),
      rejected: 0,
      limit: null,
      result: String(origin.unit),
    };
  const { n, bytes, read, limit, result } = origin.draw;
  return {
    n: i + 1,
    range: String(n),
    bytes,
    read: read.join(", "),
    rejected: read.length - 1,
    limit: String(limit),
    result: String(result),
  };
}
