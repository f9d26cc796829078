import { type Field, first, section } from "../../../core/fields";
import { outputsOf } from "../../../core/outputs";
import type { RandomDraw } from "./random-draw";
import type { Description } from "./statistics";
import { oddsRows, originRow } from "./tables";

const { integer, number, table, text } = outputsOf<RandomDraw>();

/** A drawn value: a number, or an item of a list. */
const valueColumn = { ...text("Value"), reads: { orNumber: true } } as Field<string | number>;

const expected = { optional: true } as const;

/** A statistic of the numbers drawn. */
const described = (label: string, key: keyof Description) =>
  number(label, {
    optional: true,
    shown: ({ inputs }) => first(inputs.count > 1 && inputs.mode !== "coin"),
    value: (draw) => draw.description()?.[key],
  });

const ofCoins = (label: string, key: "heads" | "tails" | "longestRun") =>
  integer(label, {
    shown: ({ inputs }) => first(inputs.count > 1),
    optional: true,
    value: (draw) => draw.coins()?.[key],
  });

export const outputs = {
  value: number("First number", {
    digits: 15,
    optional: true,
    shown: "elsewhere",
    value: ({ drawn }) => drawn.numbers?.values[0],
  }),
  result: text("First result", { shown: "elsewhere" }),
  values: table("Values", {
    columns: { n: integer("No."), value: valueColumn },
    value: ({ values }) => values.map((value, i) => ({ n: i + 1, value })),
  }),
  valuesText: text("All values", { optional: true, shown: "elsewhere", value: (draw) => draw.valuesText() }),
  ...section("Numbers drawn", {
    sum: described("Sum", "sum"),
    mean: described("Mean", "mean"),
    median: described("Median", "median"),
    smallest: described("Smallest", "smallest"),
    largest: described("Largest", "largest"),
    standardDeviation: described("Standard deviation", "standardDeviation"),
    chiSquared: number("χ² vs. expected", {
      note: "For 100 numbers or more",
      digits: 2,
      optional: true,
      shown: "more",
      value: (draw) => draw.chiSquared()?.chiSquared,
    }),
    chiSquaredDegrees: integer("Degrees of freedom", {
      optional: true,
      shown: "more",
      value: (draw) => draw.chiSquared()?.chiSquaredDegrees,
    }),
    chiSquaredChance: number("Chance of a χ² this large", {
      note: "Below 0.001, something may be wrong with the source",
      digits: 4,
      optional: true,
      shown: "more",
      value: (draw) => draw.chiSquared()?.chiSquaredChance,
    }),
  }),
  histogram: table("Histogram", {
    shown: "elsewhere",
    columns: {
      from: number("From"),
      to: number("To"),
      count: integer("Count"),
      expected: number("Expected", { digits: 2, optional: true }),
    },
    value: (draw) => draw.histogram(),
  }),
  entropyBits: number("Randomness in the result", {
    unit: "bits",
    digits: 2,
    optional: true,
    value: (draw) => draw.entropyBits(),
  }),
  ...section("Expected", {
    expectedMean: number("Expected mean", { ...expected, value: (draw) => draw.expected?.mean }),
    expectedStandardDeviation: number("Expected standard deviation", {
      ...expected,
      value: (draw) => draw.expected?.deviation,
    }),
    expectedTotal: number("Average total", { digits: 4, ...expected, value: (draw) => draw.totalMoments()?.mean }),
    totalStandardDeviation: number("Standard deviation of the total", {
      digits: 4,
      ...expected,
      value: (draw) => draw.totalDeviation,
    }),
    minTotal: integer("Lowest total", { ...expected, value: (draw) => draw.totalRange()?.min }),
    maxTotal: integer("Highest total", { ...expected, value: (draw) => draw.totalRange()?.max }),
  }),
  rolls: table("Rolls", {
    columns: {
      n: integer("No."),
      detail: text("Dice"),
      total: number("Total"),
    },
    value: (draw) => draw.rolls(),
  }),
  distribution: table("Odds", {
    columns: {
      total: integer("Total"),
      probability: number("Chance", { digits: 8 }),
      atLeast: number("Chance of at least this", { digits: 8 }),
    },
    value: (draw) => oddsRows(draw.odds()),
  }),
  heads: ofCoins("Heads", "heads"),
  tails: ofCoins("Tails", "tails"),
  longestRun: ofCoins("Longest run", "longestRun"),
  teams: table("Teams", {
    columns: { team: integer("Team"), members: text("Members") },
    value: ({ drawn }) => drawn.teams?.map((members, i) => ({ team: i + 1, members: members.join(", ") })),
  }),
  teamsText: text("Teams as text", { optional: true, shown: "elsewhere", value: (draw) => draw.teamsText() }),
  seedCommitment: text("Commitment", {
    note: "SHA-256 of the seed. Publish it before the draw and the seed afterward",
    optional: true,
  }),
  firstDraws: table("How the first values were drawn", {
    shown: "elsewhere",
    columns: {
      n: integer("No."),
      range: text("Choices", { optional: true }),
      bytes: integer("Bytes read at a time"),
      read: text("Numbers read"),
      rejected: integer("Discarded"),
      limit: text("Limit", { optional: true }),
      result: text("Result"),
    },
    value: ({ drawn }) => drawn.origins.map(originRow),
  }),
};
