import { InputError } from "../../../core/calculator";
import { LARGEST_AMOUNT } from "../../../core/fields";
import type { Format } from "../../../core/format";
import { annuityFactor } from "../../../math/finance/level-payment";
import { nominalPeriodRate } from "../../../math/finance/period-rate";
import type { Inputs } from "./inputs";
import { termOf } from "./loan";

/**
 * The inputs with the loan amount that the chosen payment repays, if the loan starts from the payment. The fee is part
 * of what is repaid if it is added to the loan.
 * @throws InputError if the payment repays nothing
 */
export function withLoanAmount(inputs: Inputs, format: Format): Inputs {
  if (inputs.startFrom === "amount") return inputs;
  const { affordablePayment, monthlyFee, annualRate, rateType, feeHandling } = inputs;
  const { originationFeePercent, originationFeeAmount, feeTaxPercent } = inputs;
  const months = termOf(inputs);
  const perUnit =
    rateType === "flat"
      ? months / (1 + (annualRate * months) / 1200)
      : annuityFactor(nominalPeriodRate(annualRate, 12), months);
  const financed = (affordablePayment - monthlyFee) * perUnit;
  const withTax = 1 + feeTaxPercent / 100;
  const principal =
    feeHandling === "added"
      ? (financed - originationFeeAmount * withTax) / (1 + (originationFeePercent / 100) * withTax)
      : financed;
  if (principal <= 0)
    throw new InputError(
      "affordablePayment",
      monthlyFee >= affordablePayment
        ? `The payment must be more than the monthly charge of ${format.money(monthlyFee)}.`
        : "The payment is too small: it would repay the fee alone.",
    );
  if (principal > LARGEST_AMOUNT)
    throw new InputError(
      "affordablePayment",
      `The payment is too large: it would repay more than ${format.wholeMoney(LARGEST_AMOUNT)}.`,
    );
  return { ...inputs, principal };
}
