import { InputError } from "../../../core/calculator";
import { largestRemainder } from "../../../math/numbers/largest-remainder";
import { Rational } from "../../../math/numbers/rational";
import type { Inputs } from "./fields";
import type { Ratio } from "./ratio";

export interface Shares {
  readonly exact: readonly Rational[];
  /** Shares rounded so that they add up to the amount; null if shares stay exact. */
  readonly rounded: readonly Rational[] | null;
  readonly total: Rational;
}

/** @throws InputError if the amount has more decimals than its rounded shares */
export function shareOut(ratio: Ratio, inputs: Inputs): Shares {
  const { amount, shareRounding, shareDecimals } = inputs;
  const exact = ratio.parts.map((_, i) => amount.multiply(ratio.fraction(i)));
  if (shareRounding === "exact") return { exact, rounded: null, total: amount };
  const unit = Rational.of(10n ** BigInt(shareDecimals));
  if (!amount.multiply(unit).isInteger())
    throw new InputError(
      "shareDecimals",
      shareDecimals === 0
        ? "The amount has decimals, so whole shares cannot add up to it."
        : `The amount has more than ${shareDecimals} ${shareDecimals === 1 ? "decimal" : "decimals"}, so rounded shares cannot add up to it.`,
    );
  const units = largestRemainder(exact.map((share) => share.multiply(unit)));
  return { exact, rounded: units.map((count) => Rational.of(count).divide(unit)), total: amount };
}
