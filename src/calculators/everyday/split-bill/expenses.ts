import { InputError } from "../../../core/calculator";
import { largestRemainder } from "../../../math/numbers/largest-remainder";
import { Rational } from "../../../math/numbers/rational";
import { inMajor, type SplitBill, toUnits } from "./bill";
import type { Inputs } from "./fields";
import { divide, People } from "./sharing";

/** What each paid, what each owes and what is left between the two. Minor units. */
export interface Account {
  readonly people: People;
  readonly paid: readonly bigint[];
  readonly owes: readonly bigint[];
  /** Positive for those who get money. */
  readonly balances: readonly bigint[];
  /** Exact shares before they are cut to whole units. */
  readonly exact: readonly Rational[];
  /** Who owes whom, expense by expense added up, before anything is simplified. Exact. */
  readonly debts: readonly { readonly from: number; readonly to: number; readonly amount: Rational }[];
}

/** @throws InputError for a payer or sharer who is not in the list */
export function accountOfExpenses(inputs: Inputs): Account {
  const people = new People(inputs.people);
  const paid = people.names.map(() => 0n);
  const exact = people.names.map(() => Rational.ZERO);
  const owed = people.names.map(() => people.names.map(() => Rational.ZERO));
  for (const [i, expense] of inputs.expenses.entries()) {
    const thing = `“${expense.description.trim() || i + 1}”`;
    const payer = people.find(expense.paidBy.trim());
    if (payer < 0)
      throw new InputError("expenses", `${stranger(expense.paidBy)} paid ${thing} but is not in the list.`);
    const amount = toUnits(expense.amount, inputs.currencyDigits);
    paid[payer] = (paid[payer] as bigint) + amount.n;
    const parts = divide(amount, people.weights(expense.sharedBy, "expenses", thing));
    for (const [person, part] of parts.entries()) {
      exact[person] = (exact[person] as Rational).add(part);
      const row = owed[person] as Rational[];
      row[payer] = (row[payer] as Rational).add(part);
    }
  }
  const owes = largestRemainder(exact);
  return {
    people,
    paid,
    owes,
    exact,
    balances: owes.map((owe, i) => (paid[i] as bigint) - owe),
    debts: debtsOf(owed),
  };
}

function debtsOf(owed: readonly (readonly Rational[])[]): Account["debts"] {
  return owed.flatMap((row, from) =>
    row.flatMap((amount, to) => (from !== to && amount.sign() > 0 ? [{ from, to, amount }] : [])),
  );
}

/** What is left between shares and payments of one bill; null where nobody said who paid. @throws InputError */
export function accountOfBill(inputs: Inputs, bill: SplitBill): Account | null {
  if (inputs.payments.length === 0) return null;
  const { people, shares, grandTotal } = bill;
  const digits = inputs.currencyDigits;
  const paid = people.names.map(() => 0n);
  for (const { name, paid: amount } of inputs.payments) {
    const payer = people.find(name.trim());
    if (payer < 0) throw new InputError("payments", `${stranger(name)} paid but is not in the list.`);
    paid[payer] = (paid[payer] as bigint) + toUnits(amount, digits).n;
  }
  const given = Rational.of(paid.reduce((sum, amount) => sum + amount, 0n));
  if (!given.equals(grandTotal))
    throw new InputError(
      "payments",
      `The payments add up to ${inMajor(given, digits)}, but the bill is ${inMajor(grandTotal, digits)}.`,
    );
  const owes = shares.map((share) => share.units);
  // Everybody owes every payer a part as large as the payer's part of the payments.
  const owed = owes.map((owe) =>
    grandTotal.sign() === 0
      ? paid.map(() => Rational.ZERO)
      : paid.map((amount) => Rational.of(owe).multiply(Rational.of(amount)).divide(grandTotal)),
  );
  return {
    people,
    paid,
    owes,
    exact: shares.map((share) => share.exact),
    balances: owes.map((owe, i) => (paid[i] as bigint) - owe),
    debts: debtsOf(owed),
  };
}

/** A name to begin a sentence with. */
function stranger(name: string): string {
  const bare = name.trim();
  return /^\p{Lu}/u.test(bare) ? bare : `“${bare}”`;
}
