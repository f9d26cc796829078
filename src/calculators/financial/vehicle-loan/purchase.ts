/** The purchase and the amount to borrow, given the rebate. */
import type { Inputs } from "./inputs";

/** The amount that sales tax is charged on. */
export function taxableAmount(inputs: Inputs, incentive: number): number {
  return Math.max(0, inputs.vehiclePrice + taxedBesidesPrice(inputs, incentive));
}

/** What is taxed in addition to the price; negative if credits exceed the taxed fees. */
export function taxedBesidesPrice(inputs: Inputs, incentive: number): number {
  const { taxableFees, incentiveTaxed } = inputs;
  return taxableFees - creditedTradeIn(inputs) - (incentiveTaxed ? 0 : incentive);
}

/** What the state takes off the taxed amount for the trade-in. */
export function creditedTradeIn({ tradeInValue, tradeInCredit, tradeInCreditLimit }: Inputs): number {
  return tradeInCredit ? Math.min(tradeInValue, tradeInCreditLimit ?? Number.POSITIVE_INFINITY) : 0;
}

export function salesTax(inputs: Inputs, incentive: number): number {
  return (taxableAmount(inputs, incentive) * inputs.salesTaxRate) / 100;
}

/** Sales tax and all fees. */
export function taxAndFees(inputs: Inputs, incentive: number): number {
  return salesTax(inputs, incentive) + inputs.fees + inputs.taxableFees;
}

/** The amount left to borrow; negative if down payment and trade-in exceed the cost of the car. */
export function amountLeft(inputs: Inputs, incentive: number): number {
  const { vehiclePrice, downPayment, tradeInValue, tradeInOwed, financeTaxAndFees } = inputs;
  return (
    vehiclePrice -
    incentive -
    downPayment -
    tradeInValue +
    tradeInOwed +
    (financeTaxAndFees ? taxAndFees(inputs, incentive) : 0)
  );
}

export function amountFinanced(inputs: Inputs, incentive: number): number {
  return Math.max(0, amountLeft(inputs, incentive));
}

/** Cash paid on the day of the purchase. */
export function upfrontCash(inputs: Inputs, incentive: number): number {
  return inputs.downPayment + (inputs.financeTaxAndFees ? 0 : taxAndFees(inputs, incentive));
}
