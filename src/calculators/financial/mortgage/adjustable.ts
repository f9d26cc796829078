import { adjustableRates, type RateChange } from "../../../math/finance/adjustable-rate";
import { amortize } from "../../../math/finance/amortization";
import type { Inputs } from "./inputs";
import type { Mortgage } from "./mortgage";

export type Scenario = Inputs["armScenario"];

/** An adjustable mortgage in one scenario; amounts in currency units, rates in percent. */
interface RatePath {
  readonly interest: number;
  readonly highestPayment: number;
  readonly changes: readonly {
    /** Number of the first payment at the new rate, counted from 1. */
    readonly number: number;
    /** ISO 8601 */
    readonly date: string;
    readonly annualRate: number;
    readonly limitedBy: RateChange["limitedBy"];
    readonly payment: number;
  }[];
}

/**
 * Rate changes of an adjustable mortgage; empty for a fixed rate.
 *
 * @param term number of payments
 * @param startRate in percent
 */
export function rateChanges(inputs: Inputs, term: number, scenario: Scenario, startRate: number): RateChange[] {
  if (inputs.rateType !== "arm") return [];
  const targets = {
    expected: inputs.armIndexedRate,
    worst: Number.POSITIVE_INFINITY,
    best: Number.NEGATIVE_INFINITY,
  };
  return adjustableRates(
    {
      startRate,
      fixedPayments: Math.round(12 * inputs.armFixedYears),
      adjustEvery: inputs.armAdjustMonths,
      initialCap: inputs.armInitialCap,
      periodicCap: inputs.armPeriodicCap,
      lifetimeCap: inputs.armLifetimeCap,
      floor: inputs.armFloor,
    },
    targets[scenario],
    term,
  );
}

/** Runs the contract through one scenario. */
export function ratePath(mortgage: Mortgage, scenario: Scenario): RatePath {
  const { inputs, term, contractDates } = mortgage;
  const payments = new Float64Array(term + 1);
  const { interest, highestPayment } = amortize(mortgage.contract(scenario), ({ number, payment }) => {
    payments[number] = payment;
  });
  const changes = rateChanges(inputs, term, scenario, inputs.annualRate).map(
    ({ payment: number, annualRate, limitedBy }) => ({
      number,
      date: contractDates.iso(number),
      annualRate,
      limitedBy,
      payment: payments[number] as number,
    }),
  );
  return { interest, highestPayment, changes };
}
