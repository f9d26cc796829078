import { largestRemainder } from "../../../math/numbers/largest-remainder";
import { Rational } from "../../../math/numbers/rational";
import { type Account, accountOfBill, accountOfExpenses } from "./account";
import { type Bill, type Share, splitItems } from "./bill";
import type { Inputs } from "./inputs";
import { MinorUnits } from "./minor-units";

/** The model: what is split among people. All amounts are in minor units of the currency. */
export interface Split {
  readonly inputs: Inputs;
  readonly currency: MinorUnits;
  readonly grandTotal: Rational;
  /** Shares of a bill or total; empty for expenses, which only have an account. */
  readonly shares: readonly Share[];
  /** The bill with its items; null in other modes. */
  readonly bill: Bill | null;
  /** Who paid and who owes; null if that is unknown. */
  readonly account: Account | null;
}

/** @throws InputError */
export function splitOf(inputs: Inputs): Split {
  const currency = new MinorUnits(inputs.currencyDigits);
  const common = { inputs, currency, shares: [], bill: null, account: null };
  switch (inputs.mode) {
    case "bill": {
      const bill = splitItems(inputs, currency);
      const { grandTotal, shares } = bill;
      return { ...common, grandTotal, shares, bill, account: accountOfBill(inputs, bill, currency) };
    }
    case "even": {
      const grandTotal = currency.from(inputs.totalAmount);
      return { ...common, grandTotal, shares: evenShares(grandTotal, inputs.peopleCount) };
    }
    case "expenses": {
      const account = accountOfExpenses(inputs, currency);
      return { ...common, grandTotal: account.totalPaid, account };
    }
  }
}

function evenShares(grandTotal: Rational, people: number): Share[] {
  const exact = grandTotal.divide(Rational.of(people));
  const none = { discount: Rational.ZERO, tax: Rational.ZERO, service: Rational.ZERO, tip: Rational.ZERO };
  return largestRemainder(new Array(people).fill(exact)).map((units, i) => ({
    name: `Person ${i + 1}`,
    subtotal: exact,
    ...none,
    exact,
    units,
  }));
}
