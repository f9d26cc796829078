import { Comparison } from "./comparison";
import { inputs as fields, type Inputs } from "./inputs";

/** Inputs that are changed by a percentage point. */
const POINTS = ["homeAppreciation", "rentGrowth", "investmentReturn", "annualRate", "inflation"] as const;

/** Inputs that are changed by a share of their value. */
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

/** The assumptions shown with their effect on the break-even stay. */
const DECISIVE = ["homeAppreciation", "rentGrowth", "investmentReturn", "annualRate"] as const;

/** An input lowered and raised, with the result at each end. */
export interface Move<Result> {
  readonly input: Guess;
  readonly low: number;
  readonly high: number;
  readonly atLow: Result;
  readonly atHigh: Result;
}

/** The buyer's lead when each assumption alone is lowered and raised, widest range first. */
export function differenceMoves(inputs: Inputs): Move<number>[] {
  const difference = (changed: Inputs) => new Comparison(changed).difference;
  return [...POINTS, ...SHARES, "horizonYears" as const]
    .map((input) => move(inputs, input, difference))
    .filter((one) => one.atLow !== one.atHigh)
    .sort((a, b) => Math.abs(b.atHigh - b.atLow) - Math.abs(a.atHigh - a.atLow));
}

/** The break-even stay when each of four assumptions about the future is lowered and raised by a point. */
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

/** Clamps a value to the limits of its field. */
function within(input: Guess, value: number): number {
  const { min, max } = fields[input] as { min?: number; max?: number };
  const tidy = Number(value.toPrecision(12));
  return Math.min(max ?? tidy, Math.max(min ?? tidy, tidy));
}

function isIn(list: readonly string[], one: string): boolean {
  return list.includes(one);
}

/** How far the map varies both growth rates, in percentage points. */
const REACH = 3;

export interface GrowthMap {
  /** Percent per year, ascending. */
  readonly rentGrowth: readonly number[];
  readonly homeGrowth: readonly number[];
  /** The buyer's lead: one row per home value growth, one cell per rent growth. */
  readonly differences: readonly (readonly number[])[];
}

/** The buyer's lead at growth rates around the current ones. */
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
  return Array.from({ length: 2 * REACH + 1 }, (_, i) => Number((present + i - REACH).toPrecision(12))).filter(
    (value) => value >= min && value <= max,
  );
}
