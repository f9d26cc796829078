import { InputError } from "../../../core/calculator";
import { once } from "../../../core/once";
import { largestRemainder } from "../../../math/numbers/largest-remainder";
import { Rational } from "../../../math/numbers/rational";
import type { Bill } from "./bill";
import type { Inputs } from "./inputs";
import type { MinorUnits } from "./minor-units";
import { settle } from "./settle";
import { divide, People } from "./sharing";

/** What each person paid and owes, and the balance of the two. All amounts are in minor units. */
export class Account {
  /** Positive for people who get money. */
  readonly balances: readonly bigint[];
  readonly settled = once(() => settle(this.balances));

  /**
   * @param exact shares before rounding to whole units
   * @param owed what each person owes every other, before simplification
   */
  constructor(
    readonly people: People,
    readonly paid: readonly bigint[],
    readonly owes: readonly bigint[],
    readonly exact: readonly Rational[],
    readonly owed: readonly (readonly Rational[])[],
  ) {
    this.balances = owes.map((owe, i) => (paid[i] as bigint) - owe);
  }

  nameOf(index: number): string {
    return this.people.names[index] as string;
  }

  /** Who owes whom, summed over all expenses, before simplification. */
  get debts() {
    return this.owed.flatMap((row, from) =>
      row.flatMap((amount, to) => (from !== to && amount.sign() > 0 ? [{ from, to, amount }] : [])),
    );
  }

  get totalPaid(): Rational {
    return sum(this.paid);
  }
}

/** @throws InputError if a payer or sharer is not in the list */
export function accountOfExpenses(inputs: Inputs, currency: MinorUnits): Account {
  const people = new People(inputs.people);
  const paid = people.names.map(() => 0n);
  const exact = people.names.map(() => Rational.ZERO);
  const owed = people.names.map(() => people.names.map(() => Rational.ZERO));
  for (const [i, expense] of inputs.expenses.entries()) {
    const thing = `“${expense.description.trim() || i + 1}”`;
    const payer = people.find(expense.paidBy.trim());
    if (payer < 0)
      throw new InputError("expenses", `${stranger(expense.paidBy)} paid ${thing} but is not in the list.`);
    const amount = currency.from(expense.amount);
    paid[payer] = (paid[payer] as bigint) + amount.n;
    const parts = divide(amount, people.weights(expense.sharedBy, "expenses", thing));
    for (const [person, part] of parts.entries()) {
      exact[person] = (exact[person] as Rational).add(part);
      const row = owed[person] as Rational[];
      row[payer] = (row[payer] as Rational).add(part);
    }
  }
  return new Account(people, paid, largestRemainder(exact), exact, owed);
}

/**
 * The account of shares and payments of one bill; null if no payments were entered.
 *
 * @throws InputError
 */
export function accountOfBill(inputs: Inputs, bill: Bill, currency: MinorUnits): Account | null {
  if (inputs.payments.length === 0) return null;
  const { people, shares, grandTotal } = bill;
  const paid = people.names.map(() => 0n);
  for (const { name, paid: amount } of inputs.payments) {
    const payer = people.find(name.trim());
    if (payer < 0) throw new InputError("payments", `${stranger(name)} paid but is not in the list.`);
    paid[payer] = (paid[payer] as bigint) + currency.from(amount).n;
  }
  if (!sum(paid).equals(grandTotal))
    throw new InputError(
      "payments",
      `The payments add up to ${currency.text(sum(paid))}, but the bill is ${currency.text(grandTotal)}.`,
    );
  const owes = shares.map((share) => share.units);
  // Everyone owes each payer in proportion to that payer's part of the payments.
  const owed = owes.map((owe) =>
    paid.map((amount) =>
      grandTotal.sign() === 0 ? Rational.ZERO : Rational.of(owe).multiply(Rational.of(amount)).divide(grandTotal),
    ),
  );
  const exact = shares.map((share) => share.exact);
  return new Account(people, paid, owes, exact, owed);
}

function sum(amounts: readonly bigint[]): Rational {
  return Rational.of(amounts.reduce((total, amount) => total + amount, 0n));
}

/** A name at the start of a sentence, in quotes unless it begins with a capital letter. */
function stranger(name: string): string {
  const bare = name.trim();
  return /^\p{Lu}/u.test(bare) ? bare : `“${bare}”`;
}
