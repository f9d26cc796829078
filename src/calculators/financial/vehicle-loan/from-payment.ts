import { InputError } from "../../../core/calculator";
import { LARGEST_AMOUNT } from "../../../core/fields";
import type { Format } from "../../../core/format";
import { loanFromPayment } from "../../../math/finance/level-payment";
import { nominalPeriodRate } from "../../../math/finance/period-rate";
import type { Inputs } from "./inputs";
import { amountLeft, taxedBesidesPrice } from "./purchase";

/**
 * The inputs with the price of the vehicle that the chosen payment pays for, if the loan starts from the payment.
 * @throws InputError if the payment pays for no vehicle, or for one that is too dear
 */
export function withPrice(inputs: Inputs, format: Format): Inputs {
  if (inputs.startFrom === "price") return inputs;
  const { affordablePayment, annualRate, termMonths, balloonAmount, cashIncentive } = inputs;
  const financed = loanFromPayment(affordablePayment, nominalPeriodRate(annualRate, 12), termMonths, balloonAmount);
  // What is left to finance grows with the price: one for one up to the price that credits keep free of tax, and with
  // the tax from there on.
  const untaxed = financed - amountLeft({ ...inputs, vehiclePrice: 0 }, cashIncentive);
  const taxFrom = Math.max(0, -taxedBesidesPrice(inputs, cashIncentive));
  const share = inputs.financeTaxAndFees ? inputs.salesTaxRate / 100 : 0;
  const price = untaxed <= taxFrom ? untaxed : (untaxed + share * taxFrom) / (1 + share);
  if (price <= 0)
    throw new InputError(
      "affordablePayment",
      `The payment is too small: it repays ${format.money(financed)}, which does not cover what is financed besides the vehicle.`,
    );
  if (price > LARGEST_AMOUNT)
    throw new InputError(
      "affordablePayment",
      `The payment is too large: it would pay for more than ${format.wholeMoney(LARGEST_AMOUNT)}.`,
    );
  return { ...inputs, vehiclePrice: price };
}
