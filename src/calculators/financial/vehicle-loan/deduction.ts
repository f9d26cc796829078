/** The federal deduction of car-loan interest, 26 USC 163(h)(4). */

import { figureAt } from "../../../data/parameter";
import { US_VEHICLE_LOAN_PARAMETERS } from "../../../data/vehicle-loans/us";
import { wholeUp } from "../../../math/numbers/slack";
import type { Inputs } from "./inputs";

/** The steps of the deduction for a year's interest. */
export interface InterestDeduction {
  /** Interest up to the cap. */
  readonly capped: number;
  readonly cap: number;
  readonly phaseOutOver: number;
  /** Thousands of income above the threshold, rounded up. */
  readonly thousands: number;
  readonly perThousand: number;
  readonly reduction: number;
  readonly deductible: number;
  /** Tax saved at the marginal rate. */
  readonly saving: number;
}

/** Returns null if the car or the loan does not qualify. */
export function interestDeduction(inputs: Inputs, interest: number): InterestDeduction | null {
  const { interestDeductible, taxYear, filingStatus, magi, marginalTaxRate } = inputs;
  if (!interestDeductible) return null;
  const { value } = figureAt(US_VEHICLE_LOAN_PARAMETERS.interestDeduction, `${taxYear}-12-31`);
  const { cap, perThousand } = value;
  const phaseOutOver = value.phaseOutOver[filingStatus];
  const capped = Math.min(interest, cap);
  const thousands = wholeUp(Math.max(0, magi - phaseOutOver) / 1000);
  const reduction = thousands * perThousand;
  const deductible = Math.max(0, capped - reduction);
  return {
    capped,
    cap,
    phaseOutOver,
    thousands,
    perThousand,
    reduction,
    deductible,
    saving: (deductible * marginalTaxRate) / 100,
  };
}
