import { boolean, by, choice, fold, integer, number, text, type ValuesOf } from "../../../core/fields";
import { entropyField } from "../../../fieldsets/random-bytes";

const LARGEST = Number.MAX_SAFE_INTEGER;
const OF_NUMBERS = { mode: ["integer", "decimal"] } as const;
const SORTED = { mode: ["integer", "decimal", "normal", "exponential"] } as const;
const DESCRIBED = { mode: ["integer", "decimal", "dice", "normal", "exponential"] } as const;

export const inputs = {
  mode: choice("What to generate", {
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
  min: number("From", {
    default: 1,
    min: -LARGEST,
    max: LARGEST,
    messages: { invalid: "The start must be a number between −9,007,199,254,740,991 and 9,007,199,254,740,991." },
    when: OF_NUMBERS,
  }),
  max: number("To", {
    note: "Inclusive",
    default: 100,
    min: -LARGEST,
    max: LARGEST,
    messages: { invalid: "The end must be a number between −9,007,199,254,740,991 and 9,007,199,254,740,991." },
    when: OF_NUMBERS,
  }),
  count: integer("How many", {
    default: 1,
    min: 1,
    max: 100_000,
    messages: { invalid: "Count must be a whole number between 1 and 100,000." },
    when: { mode: ["integer", "decimal", "dice", "coin", "pick", "normal", "exponential"] },
  }),
  unique: boolean("No repeats", { default: false, when: { mode: "integer" } }),
  decimals: integer("Decimal places", { default: 2, min: 0, max: 15, when: { mode: "decimal" } }),
  dice: text("Dice", {
    note: "Such as 2d20+5, d%, 4dF, 3d6!, 4d6kh3",
    default: "4d6kh3",
    min: 1,
    max: 500,
    messages: { missing: "Enter dice, such as 4d6kh3." },
    when: { mode: "dice" },
  }),
  items: text("List", {
    note: "One item per line, or separated by commas",
    default: "red, green, blue, white, black, amber, violet, teal",
    min: 1,
    messages: { missing: "Enter at least one item." },
    control: "multiline",
    when: { mode: ["pick", "shuffle", "teams"] },
  }),
  withReplacement: boolean("Allow repeats", { default: false, when: { mode: "pick" } }),
  teamBy: choice("Set teams by", {
    options: { count: "Number", size: "Size" },
    default: "count",
    when: { mode: "teams" },
  }),
  teamValue: integer(by("teamBy", { size: "Team size" }, "Number of teams"), {
    default: 2,
    min: 1,
    max: 10_000,
    when: { mode: "teams" },
  }),
  meanValue: number("Mean", { default: 0, when: { mode: "normal" } }),
  sdValue: number("Standard deviation", { default: 1, above: 0, when: { mode: "normal" } }),
  rate: number("Rate λ", { default: 1, above: 0, when: { mode: "exponential" } }),
  ...fold("Source of randomness", {
    source: choice("Randomness", {
      options: {
        crypto: "Your device’s secure generator",
        seeded: "A seed, to repeat the draw",
        bytes: "Your own random bytes",
      },
      default: "crypto",
    }),
    seed: text("Seed", {
      default: "2026",
      min: 1,
      max: 200,
      messages: { missing: "Enter a seed." },
      when: { source: "seeded" },
    }),
    prng: choice("Generator", {
      options: { xoshiro256ss: "xoshiro256**", pcg32: "PCG32", mt19937: "Mersenne Twister MT19937" },
      default: "xoshiro256ss",
      when: { source: "seeded" },
    }),
    entropyHex: entropyField({ when: { source: "bytes" } }),
  }),
  ...fold("Order, separator and histogram", {
    sort: choice("Order", {
      options: { none: "As drawn", ascending: "Smallest first", descending: "Largest first" },
      default: "none",
      when: SORTED,
    }),
    separator: text("Separator", {
      default: ", ",
      optional: true,
      max: 10,
      when: {
        mode: ["integer", "decimal", "dice", "coin", "pick", "shuffle", "normal", "exponential"],
      },
    }),
    histogramBins: integer("Histogram bars", { default: 10, min: 1, max: 100, when: DESCRIBED }),
  }),
};

export type Inputs = ValuesOf<typeof inputs>;
