import { type Field, integer, number, table, text } from "../../../core/fields";

/** A drawn value: a number, or an item of a list. */
const valueColumn = { ...text({ label: "Value" }), orNumber: true } as Field<string | number>;

const DRAWN = "Of the numbers drawn";
const EXPECTED = "To be expected";

export const outputs = {
  value: number({ label: "First number", digits: 15, optional: true }),
  result: text({ label: "First result" }),
  values: table({ label: "Values", columns: { n: integer({ label: "No." }), value: valueColumn } }),
  valuesText: text({ label: "All values", optional: true }),
  sum: number({ label: "Sum", group: DRAWN, optional: true }),
  mean: number({ label: "Mean", group: DRAWN, optional: true }),
  median: number({ label: "Median", group: DRAWN, optional: true }),
  smallest: number({ label: "Smallest", group: DRAWN, optional: true }),
  largest: number({ label: "Largest", group: DRAWN, optional: true }),
  standardDeviation: number({ label: "Standard deviation", group: DRAWN, optional: true }),
  histogram: table({
    label: "Histogram",
    columns: {
      from: number({ label: "From" }),
      to: number({ label: "To" }),
      count: integer({ label: "Count" }),
      expected: number({ label: "Expected", digits: 2, optional: true }),
    },
  }),
  entropyBits: number({
    label: "Randomness in the result",
    unit: "bits",
    digits: 2,
    optional: true,
  }),
  expectedMean: number({ label: "Mean", group: EXPECTED, optional: true }),
  expectedStandardDeviation: number({ label: "Standard deviation", group: EXPECTED, optional: true }),
  rolls: table({
    label: "Rolls",
    columns: {
      n: integer({ label: "No." }),
      detail: text({ label: "Dice" }),
      total: number({ label: "Total" }),
    },
  }),
  expectedTotal: number({ label: "Average total", group: EXPECTED, digits: 4, optional: true }),
  totalStandardDeviation: number({
    label: "Standard deviation of the total",
    group: EXPECTED,
    digits: 4,
    optional: true,
  }),
  minTotal: integer({ label: "Lowest total", group: EXPECTED, optional: true }),
  maxTotal: integer({ label: "Highest total", group: EXPECTED, optional: true }),
  distribution: table({
    label: "Odds",
    columns: {
      total: integer({ label: "Total" }),
      probability: number({ label: "Chance", digits: 8 }),
      atLeast: number({ label: "Chance of that or more", digits: 8 }),
    },
  }),
  heads: integer({ label: "Heads", optional: true }),
  tails: integer({ label: "Tails", optional: true }),
  longestRun: integer({ label: "Longest run of one side", optional: true }),
  teams: table({
    label: "Teams",
    columns: { team: integer({ label: "Team" }), members: text({ label: "Members" }) },
  }),
  teamsText: text({ label: "Teams as text", optional: true }),
  seedCommitment: text({
    label: "Commitment",
    note: "SHA-256 of the seed; publish it before the draw, the seed after it",
    optional: true,
  }),
  chiSquared: number({
    label: "χ² against what is expected",
    note: "For 100 numbers or more",
    group: DRAWN,
    digits: 2,
    optional: true,
  }),
  chiSquaredDegrees: integer({ label: "Degrees of freedom", group: DRAWN, optional: true }),
  chiSquaredChance: number({
    label: "Chance of a χ² as large",
    note: "Below 0.001 something is wrong with the source",
    group: DRAWN,
    digits: 4,
    optional: true,
  }),
  firstDraws: table({
    label: "How the first values came about",
    hidden: true,
    columns: {
      n: integer({ label: "No." }),
      range: text({ label: "Choices", optional: true }),
      bytes: integer({ label: "Bytes read at a time" }),
      read: text({ label: "Numbers read" }),
      rejected: integer({ label: "Thrown away" }),
      limit: text({ label: "Limit", optional: true }),
      result: text({ label: "Result" }),
    },
  }),
};
