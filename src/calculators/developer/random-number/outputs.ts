import type { Field } from "../../../core/fields";
import { outputsOf } from "../../../core/outputs";
import type { RandomDraw } from "./random-draw";
import type { Description } from "./statistics";
import { oddsRows, originRow } from "./tables";

const { integer, number, table, text } = outputsOf<RandomDraw>();

/** A drawn value: a number, or an item of a list. */
const valueColumn = { ...text({ label: "Value" }), orNumber: true } as Field<string | number>;

const DRAWN = "Numbers drawn";
const expected = { group: "Expected", optional: true } as const;

/** A statistic of the numbers drawn. */
const described = (label: string, key: keyof Description) =>
  number({ label, group: DRAWN, optional: true, value: (draw) => draw.description()?.[key] });

const ofCoins = (label: string, key: "heads" | "tails" | "longestRun") =>
  integer({ label, optional: true, value: (draw) => draw.coins()?.[key] });

export const outputs = {
  value: number({
    label: "First number",
    digits: 15,
    optional: true,
    value: ({ drawn }) => drawn.numbers?.values[0],
  }),
  result: text({ label: "First result", value: (draw) => draw.result }),
  values: table({
    label: "Values",
    columns: { n: integer({ label: "No." }), value: valueColumn },
    value: ({ values }) => values.map((value, i) => ({ n: i + 1, value })),
  }),
  valuesText: text({ label: "All values", optional: true, value: (draw) => draw.valuesText() }),
  sum: described("Sum", "sum"),
  mean: described("Mean", "mean"),
  median: described("Median", "median"),
  smallest: described("Smallest", "smallest"),
  largest: described("Largest", "largest"),
  standardDeviation: described("Standard deviation", "standardDeviation"),
  histogram: table({
    label: "Histogram",
    columns: {
      from: number({ label: "From" }),
      to: number({ label: "To" }),
      count: integer({ label: "Count" }),
      expected: number({ label: "Expected", digits: 2, optional: true }),
    },
    value: (draw) => draw.histogram(),
  }),
  entropyBits: number({
    label: "Randomness in the result",
    unit: "bits",
    digits: 2,
    optional: true,
    value: (draw) => draw.entropyBits(),
  }),
  expectedMean: number({
    label: "Mean",
    ...expected,
    value: (draw) => draw.expected?.mean,
  }),
  expectedStandardDeviation: number({
    label: "Standard deviation",
    ...expected,
    value: (draw) => draw.expected?.deviation,
  }),
  rolls: table({
    label: "Rolls",
    columns: {
      n: integer({ label: "No." }),
      detail: text({ label: "Dice" }),
      total: number({ label: "Total" }),
    },
    value: (draw) => draw.rolls(),
  }),
  expectedTotal: number({
    label: "Average total",
    digits: 4,
    ...expected,
    value: (draw) => draw.totalMoments()?.mean,
  }),
  totalStandardDeviation: number({
    label: "Standard deviation of the total",
    digits: 4,
    ...expected,
    value: (draw) => draw.totalDeviation,
  }),
  minTotal: integer({
    label: "Lowest total",
    ...expected,
    value: (draw) => draw.totalRange()?.min,
  }),
  maxTotal: integer({
    label: "Highest total",
    ...expected,
    value: (draw) => draw.totalRange()?.max,
  }),
  distribution: table({
    label: "Odds",
    columns: {
      total: integer({ label: "Total" }),
      probability: number({ label: "Chance", digits: 8 }),
      atLeast: number({ label: "Chance of at least this", digits: 8 }),
    },
    value: (draw) => oddsRows(draw.odds()),
  }),
  heads: ofCoins("Heads", "heads"),
  tails: ofCoins("Tails", "tails"),
  longestRun: ofCoins("Longest run", "longestRun"),
  teams: table({
    label: "Teams",
    columns: { team: integer({ label: "Team" }), members: text({ label: "Members" }) },
    value: ({ drawn }) => drawn.teams?.map((members, i) => ({ team: i + 1, members: members.join(", ") })),
  }),
  teamsText: text({ label: "Teams as text", optional: true, value: (draw) => draw.teamsText() }),
  seedCommitment: text({
    label: "Commitment",
    note: "SHA-256 of the seed. Publish it before the draw and the seed afterward",
    optional: true,
    value: (draw) => draw.seedCommitment,
  }),
  chiSquared: number({
    label: "χ² vs. expected",
    note: "For 100 numbers or more",
    group: DRAWN,
    digits: 2,
    optional: true,
    value: (draw) => draw.chiSquared()?.chiSquared,
  }),
  chiSquaredDegrees: integer({
    label: "Degrees of freedom",
    group: DRAWN,
    optional: true,
    value: (draw) => draw.chiSquared()?.chiSquaredDegrees,
  }),
  chiSquaredChance: number({
    label: "Chance of a χ² this large",
    note: "Below 0.001, something may be wrong with the source",
    group: DRAWN,
    digits: 4,
    optional: true,
    value: (draw) => draw.chiSquared()?.chiSquaredChance,
  }),
  firstDraws: table({
    label: "How the first values were drawn",
    hidden: true,
    columns: {
      n: integer({ label: "No." }),
      range: text({ label: "Choices", optional: true }),
      bytes: integer({ label: "Bytes read at a time" }),
      read: text({ label: "Numbers read" }),
      rejected: integer({ label: "Discarded" }),
      limit: text({ label: "Limit", optional: true }),
      result: text({ label: "Result" }),
    },
    value: ({ drawn }) => drawn.origins.map(originRow),
  }),
};
