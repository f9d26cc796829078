import { defineCalculator } from "../../../core/calculator";
import { Rational } from "../../../math/numbers/rational";
import { inMajor, splitBill, splitEvenly } from "./bill";
import { type Account, accountOfBill, accountOfExpenses } from "./expenses";
import { type Inputs, inputs, outputs } from "./fields";
import { headline } from "./headline";
import { settle } from "./settle";
import { working } from "./working";

export default defineCalculator({
  id: "split-bill-calculator",
  inputs,
  outputs,
  compute: (inputs) =>
    inputs.mode === "bill"
      ? billAnswer(inputs)
      : inputs.mode === "even"
        ? evenAnswer(inputs)
        : tripAnswer(inputs),
  headline,
  working,
});

/** Every answer starts from nothing and adds what its mode knows. */
const NOTHING = {
  subtotal: null,
  discount: null,
  tax: null,
  tip: null,
  shares: [],
  sharesText: null,
  largestShare: null,
  smallestShare: null,
  balances: [],
  balancesText: null,
  settlements: [],
  settlementsText: null,
  settlementCount: null,
  settlementOptimal: null,
  debts: [],
};

function billAnswer(inputs: Inputs) {
  const bill = splitBill(inputs);
  const { toMajor, text } = amountsIn(inputs.currencyDigits);
  const account = accountOfBill(inputs, bill);
  return {
    ...NOTHING,
    subtotal: toMajor(bill.subtotal),
    discount: toMajor(bill.discount),
    tax: toMajor(bill.tax),
    tip: toMajor(bill.tip),
    grandTotal: toMajor(bill.grandTotal),
    shares: () =>
      bill.shares.map((share) => ({
        name: share.name,
        subtotal: toMajor(share.subtotal),
        discount: toMajor(share.discount),
        tax: toMajor(share.tax),
        service: toMajor(share.service),
        tip: toMajor(share.tip),
        total: toMajor(share.units),
      })),
    sharesText: bill.shares.map(({ name, units }) => `${name} ${text(units)}`).join("\n"),
    ...extremes(
      bill.shares.map(({ units }) => units),
      toMajor,
    ),
    ...(account && accountAnswer(account, inputs.currencyDigits)),
  };
}

function evenAnswer(inputs: Inputs) {
  const { grandTotal, share, units } = splitEvenly(inputs);
  const { toMajor, text } = amountsIn(inputs.currencyDigits);
  const none = { discount: 0, tax: 0, service: 0, tip: 0 };
  return {
    ...NOTHING,
    grandTotal: toMajor(grandTotal),
    shares: () =>
      units.map((unit, i) => ({
        name: `Person ${i + 1}`,
        subtotal: toMajor(share),
        ...none,
        total: toMajor(unit),
      })),
    sharesText: () => units.map((unit, i) => `Person ${i + 1} ${text(unit)}`).join("\n"),
    ...extremes(units, toMajor),
  };
}

function tripAnswer(inputs: Inputs) {
  const account = accountOfExpenses(inputs);
  const { toMajor } = amountsIn(inputs.currencyDigits);
  return {
    ...NOTHING,
    grandTotal: toMajor(account.paid.reduce((sum, amount) => sum + amount, 0n)),
    ...accountAnswer(account, inputs.currencyDigits),
  };
}

function accountAnswer(account: Account, digits: number) {
  const { toMajor, text } = amountsIn(digits);
  const { people, paid, owes, balances } = account;
  const nameOf = (place: number) => people.names[place] as string;
  const settled = settle(balances);
  const signed = (balance: bigint) => (balance > 0n ? `+${text(balance)}` : text(balance));
  return {
    balances: people.names.map((name, i) => ({
      name,
      paid: toMajor(paid[i] as bigint),
      owes: toMajor(owes[i] as bigint),
      balance: toMajor(balances[i] as bigint),
    })),
    balancesText: people.names.map((name, i) => `${name} ${signed(balances[i] as bigint)}`).join("\n"),
    settlements: settled.payments.map(({ from, to, amount }) => ({
      from: nameOf(from),
      to: nameOf(to),
      amount: toMajor(amount),
    })),
    settlementsText:
      settled.payments
        .map(({ from, to, amount }) => `${nameOf(from)} pays ${nameOf(to)} ${text(amount)}`)
        .join("\n") || null,
    settlementCount: settled.payments.length,
    settlementOptimal: settled.optimal,
    debts: () =>
      account.debts.map(({ from, to, amount }) => ({
        from: nameOf(from),
        to: nameOf(to),
        amount: toMajor(amount),
      })),
  };
}

function amountsIn(digits: number) {
  const scale = Rational.of(10n ** BigInt(digits));
  const exact = (units: Rational | bigint) => (typeof units === "bigint" ? Rational.of(units) : units);
  return {
    /** Minor units as a number of major ones. */
    toMajor: (units: Rational | bigint) => exact(units).divide(scale).toNumber(),
    text: (units: bigint) => inMajor(exact(units), digits),
  };
}

function extremes(units: readonly bigint[], toMajor: (units: bigint) => number) {
  const sorted = [...units].sort((a, b) => (a < b ? -1 : a > b ? 1 : 0));
  return {
    largestShare: toMajor(sorted.at(-1) as bigint),
    smallestShare: toMajor(sorted[0] as bigint),
  };
}
