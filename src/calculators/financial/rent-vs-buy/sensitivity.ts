import { Comparison } from "./comparison";
import { inputs as fields, type Inputs } from "./inputs";

/** Growth, return and interest are moved by percentage points. */
const POINTS = ["homeAppreciation", "rentGrowth", "investmentReturn", "annualRate", "inflation"] as const;

/** Everything else is moved by a share of itself. */
const SHARES = [
  "homePrice",
  "monthlyRent",
  "downPaymentPercent",
  "closingCostPercent",
  "sellingCostPercent",
  "propertyTaxRate",
  "homeInsuranceAnnual",
  "maintenanceRate",
  "hoaMonthly",
  "rentersInsuranceAnnual",
  "investmentTaxRate",
  "marginalTaxRate",
  "capitalGainsRate",
] as const;

const POINT = 1;
const SHARE = 0.1;
const YEARS = 1;

type Guess = (typeof POINTS)[number] | (typeof SHARES)[number] | "horizonYears";

/** The assumptions whose effect on the break-even stay is worth seeing. */
const DECISIVE = ["homeAppreciation", "rentGrowth", "investmentReturn", "annualRate"] as const;

/** An input moved down and up, and what comes of it. */
export interface Move<Result> {
  readonly input: Guess;
  readonly low: number;
  readonly high: number;
  readonly atLow: Result;
  readonly atHigh: Result;
}

/** Each assumption moved down and up by itself: how far ahead the buyer is then, the widest range first. */
export function differenceMoves(inputs: Inputs): Move<number>[] {
  const difference = (changed: Inputs) => new Comparison(changed).difference;
  return [...POINTS, ...SHARES, "horizonYears" as const]
    .map((input) => move(inputs, input, difference))
    .filter((one) => one.atLow !== one.atHigh)
    .sort((a, b) => Math.abs(b.atHigh - b.atLow) - Math.abs(a.atHigh - a.atLow));
}

/** The four assumptions about the future a point down and up: the year from which buying is not behind. */
export function breakEvenMoves(inputs: Inputs): Move<number | null>[] {
  return DECISIVE.map((input) => move(inputs, input, (changed) => new Comparison(changed).breakEvenYears()));
}

function move<Result>(inputs: Inputs, input: Guess, resultOf: (inputs: Inputs) => Result): Move<Result> {
  const present = inputs[input];
  const step = isIn(POINTS, input) ? POINT : input === "horizonYears" ? YEARS : SHARE * present;
  const low = within(input, present - step);
  const high = within(input, present + step);
  return {
    input,
    low,
    high,
    atLow: resultOf({ ...inputs, [input]: low }),
    atHigh: resultOf({ ...inputs, [input]: high }),
  };
}

/** The value, or the limit of the field that it goes beyond. */
function within(input: Guess, value: number): number {
  const { min, max } = fields[input] as { min?: number; max?: number };
  const tidy = Number(value.toPrecision(12));
  return Math.min(max ?? tidy, Math.max(min ?? tidy, tidy));
}

function isIn(list: readonly string[], one: string): boolean {
  return list.includes(one);
}

/** How far both growth rates are moved on the map, in points. */
const REACH = 3;

export interface GrowthMap {
  /** Percent a year, upward. */
  readonly rentGrowth: readonly number[];
  readonly homeGrowth: readonly number[];
  /** How far ahead the buyer is: a row for each growth rate of the home's value, a cell for each of the rent. */
  readonly differences: readonly (readonly number[])[];
}

/** How far ahead the buyer is for growth rates around the current ones. */
export function growthMap(inputs: Inputs): GrowthMap {
  const rentGrowth = around("rentGrowth", inputs.rentGrowth);
  const homeGrowth = around("homeAppreciation", inputs.homeAppreciation);
  return {
    rentGrowth,
    homeGrowth,
    differences: homeGrowth.map((homeAppreciation) =>
      rentGrowth.map((rent) => new Comparison({ ...inputs, homeAppreciation, rentGrowth: rent }).difference),
    ),
  };
}

function around(input: "rentGrowth" | "homeAppreciation", present: number): number[] {
  const { min, max } = fields[input] as { min: number; max: number };
  return Array.from({ length: 2 * REACH + 1 }, (_, i) =>
    Number((present + i - REACH).toPrecision(12)),
  ).filter((value) => value >= min && value <= max);
}
