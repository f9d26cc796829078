import { boolean, by, choice, integer, number, text, type ValuesOf } from "../../../core/fields";
import { entropyField } from "../../../fieldsets/random-bytes";

const LARGEST = Number.MAX_SAFE_INTEGER;
const OF_NUMBERS = { mode: ["integer", "decimal"] } as const;
const SORTED = { mode: ["integer", "decimal", "normal", "exponential"] } as const;
const DESCRIBED = { mode: ["integer", "decimal", "dice", "normal", "exponential"] } as const;

export const inputs = {
  mode: choice({
    label: "What to generate",
    options: {
      integer: "Whole numbers",
      decimal: "Decimal numbers",
      dice: "Dice",
      coin: "Coins",
      pick: "Items from a list",
      shuffle: "Shuffled list",
      teams: "Teams",
      normal: "Normal distribution",
      exponential: "Exponential distribution",
    },
    default: "integer",
  }),
  min: number({
    label: "From",
    default: 1,
    min: -LARGEST,
    max: LARGEST,
    invalidMessage: "The start must be a number between -9,007,199,254,740,991 and 9,007,199,254,740,991.",
    when: OF_NUMBERS,
  }),
  max: number({
    label: "To",
    note: "Inclusive",
    default: 100,
    min: -LARGEST,
    max: LARGEST,
    invalidMessage: "The end must be a number between -9,007,199,254,740,991 and 9,007,199,254,740,991.",
    when: OF_NUMBERS,
  }),
  count: integer({
    label: "How many",
    default: 1,
    min: 1,
    max: 100_000,
    invalidMessage: "Count must be a whole number between 1 and 100,000.",
    when: { mode: ["integer", "decimal", "dice", "coin", "pick", "normal", "exponential"] },
  }),
  unique: boolean({ label: "No repeats", default: false, when: { mode: "integer" } }),
  sort: choice({
    label: "Order",
    options: { none: "As drawn", ascending: "Smallest first", descending: "Largest first" },
    default: "none",
    when: SORTED,
  }),
  decimals: integer({
    label: "Decimal places",
    default: 2,
    min: 0,
    max: 15,
    when: { mode: "decimal" },
  }),
  dice: text({
    label: "Dice",
    note: "Like 2d20+5, d%, 4dF, 3d6!, 4d6kh3",
    default: "4d6kh3",
    minLength: 1,
    maxLength: 500,
    missingMessage: "Enter dice, such as 4d6kh3.",
    when: { mode: "dice" },
  }),
  items: text({
    label: "List",
    note: "One item per line, or separated by commas",
    default: "red, green, blue, white, black, amber, violet, teal",
    minLength: 1,
    missingMessage: "Enter at least one item.",
    multiline: true,
    when: { mode: ["pick", "shuffle", "teams"] },
  }),
  withReplacement: boolean({ label: "Allow repeats", default: false, when: { mode: "pick" } }),
  teamBy: choice({
    label: "Set teams by",
    options: { count: "Number", size: "Size" },
    default: "count",
    when: { mode: "teams" },
  }),
  teamValue: integer({
    label: by("teamBy", { size: "Team size" }, "Number of teams"),
    default: 2,
    min: 1,
    max: 10_000,
    when: { mode: "teams" },
  }),
  meanValue: number({ label: "Mean", default: 0, when: { mode: "normal" } }),
  sdValue: number({
    label: "Standard deviation",
    default: 1,
    above: 0,
    when: { mode: "normal" },
  }),
  rate: number({ label: "Rate λ", default: 1, above: 0, when: { mode: "exponential" } }),
  source: choice({
    label: "Randomness",
    options: {
      crypto: "Your device’s secure generator",
      seeded: "A seed, to repeat the draw",
      bytes: "Your own random bytes",
    },
    default: "crypto",
    group: "Source",
  }),
  seed: text({
    label: "Seed",
    default: "2026",
    minLength: 1,
    maxLength: 200,
    missingMessage: "Enter a seed.",
    group: "Source",
    when: { source: "seeded" },
  }),
  prng: choice({
    label: "Generator",
    options: { xoshiro256ss: "xoshiro256**", pcg32: "PCG32", mt19937: "Mersenne Twister MT19937" },
    default: "xoshiro256ss",
    group: "Source",
    when: { source: "seeded" },
  }),
  entropyHex: entropyField({ group: "Source", when: { source: "bytes" } }),
  separator: text({
    label: "Separator",
    default: ", ",
    optional: true,
    maxLength: 10,
    group: "Lists and bars",
    when: {
      mode: ["integer", "decimal", "dice", "coin", "pick", "shuffle", "normal", "exponential"],
    },
  }),
  histogramBins: integer({
    label: "Histogram bars",
    default: 10,
    min: 1,
    max: 100,
    group: "Lists and bars",
    when: DESCRIBED,
  }),
};

export type Inputs = ValuesOf<typeof inputs>;
