import { first } from "../../../core/fields";
import { outputsOf } from "../../../core/outputs";
import { withMinus } from "../../../core/signs";
import type { Account } from "./account";
import type { Units } from "./minor-units";
import type { Split } from "./split";

const { boolean, integer, money, table, text } = outputsOf<Split>();

/** What a share consists of; an equal one has no parts. */
const part = (label: string) => money(label, { when: { mode: "bill" } });
const transfer = (label: string) => ({
  from: text("From"),
  to: text("To"),
  amount: money(label),
});

export const outputs = {
  subtotal: money("Items", { optional: true, value: major(({ bill }) => bill?.subtotal) }),
  discount: money("Discount", {
    optional: true,
    shown: ({ bill }) => first(bill?.discount.sign() !== 0),
    value: major(({ bill }) => bill?.discount),
  }),
  tax: money("Tax", { optional: true, value: major(({ bill }) => bill?.tax) }),
  tip: money("Tip", { optional: true, value: major(({ bill }) => bill?.tip) }),
  grandTotal: money("Total", {
    shown: ({ inputs }) => first(inputs.mode !== "even"),
    value: ({ currency, grandTotal }) => currency.toMajor(grandTotal),
  }),
  shares: table("Shares", {
    columns: {
      name: text("Person"),
      subtotal: part("Items"),
      discount: part("Discount"),
      tax: part("Tax"),
      service: part("Service"),
      tip: part("Tip"),
      total: money("Pays"),
    },
    value: ({ currency, shares }) =>
      shares.map((share) => ({
        name: share.name,
        subtotal: currency.toMajor(share.subtotal),
        discount: currency.toMajor(share.discount),
        tax: currency.toMajor(share.tax),
        service: currency.toMajor(share.service),
        tip: currency.toMajor(share.tip),
        total: currency.toMajor(share.units),
      })),
  }),
  sharesText: text("Shares", {
    optional: true,
    shown: "more",
    value: ({ currency, shares }) => lines(shares.map(({ name, units }) => `${name} ${currency.text(units)}`)),
  }),
  largestShare: money("Largest share", {
    optional: true,
    shown: ({ inputs }) => first(inputs.mode === "even"),
    value: major((split) => sorted(split).at(-1)),
  }),
  smallestShare: money("Smallest share", {
    optional: true,
    shown: ({ inputs }) => first(inputs.mode === "even"),
    value: major((split) => sorted(split)[0]),
  }),
  balances: table("Balances", {
    columns: {
      name: text("Person"),
      paid: money("Paid"),
      owes: money("Share"),
      balance: money("Balance"),
    },
    value: ({ account, currency }) =>
      account?.balances.map((balance, i) => ({
        name: account.nameOf(i),
        paid: currency.toMajor(account.paid[i] as bigint),
        owes: currency.toMajor(account.owes[i] as bigint),
        balance: currency.toMajor(balance),
      })),
  }),
  balancesText: text("Balances", {
    optional: true,
    written: withMinus,
    shown: "more",
    value: ({ account, currency }) =>
      account &&
      lines(account.balances.map((units, i) => `${account.nameOf(i)} ${units > 0n ? "+" : ""}${currency.text(units)}`)),
  }),
  settlements: table("Payments", {
    columns: transfer("Amount"),
    value: transfers((account) => account.settled().payments),
  }),
  settlementsText: text("Payments", {
    optional: true,
    shown: "more",
    value: ({ account, currency }) =>
      account &&
      lines(
        account
          .settled()
          .payments.map(
            ({ from, to, amount }) => `${account.nameOf(from)} pays ${account.nameOf(to)} ${currency.text(amount)}`,
          ),
      ),
  }),
  settlementCount: integer("Payments needed", {
    optional: true,
    value: ({ account }) => account?.settled().payments.length,
  }),
  settlementOptimal: boolean("As few as possible", {
    optional: true,
    value: ({ account }) => account?.settled().optimal,
  }),
  debts: table("Original debts", { columns: transfer("Owes"), value: transfers((account) => account.debts) }),
};

/** Reads an amount and converts it to major units, if it exists. */
function major(read: (split: Split) => Units | undefined) {
  return (split: Split) => {
    const units = read(split);
    return units === undefined ? null : split.currency.toMajor(units);
  };
}

function sorted({ shares }: Split): bigint[] {
  return shares.map(({ units }) => units).sort((a, b) => (a < b ? -1 : a > b ? 1 : 0));
}

function lines(texts: readonly string[]): string | null {
  return texts.join("\n") || null;
}

type Transfer<Person, Amount> = { readonly from: Person; readonly to: Person; readonly amount: Amount };

/** Transfers with the names of both people and the amounts in major units. */
function transfers(read: (account: Account) => readonly Transfer<number, Units>[]) {
  return ({ account, currency }: Split): Transfer<string, number>[] =>
    !account
      ? []
      : read(account).map(({ from, to, amount }) => ({
          from: account.nameOf(from),
          to: account.nameOf(to),
          amount: currency.toMajor(amount),
        }));
}
