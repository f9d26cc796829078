import type { Headline } from "../../../core/calculator";
import type { Format } from "../../../core/format";
import type { Account } from "./account";
import type { Units } from "./minor-units";
import type { Split } from "./split";

/** With more people or payments than this, the headline is a summary and the tables list them. */
const NAMED = 20;

type Money = (units: Units) => string;

/** Who pays whom, or who pays how much of the bill. */
export function headline(split: Split, format: Format): Headline {
  const money = (units: Units) => format.money(split.currency.toMajor(units));
  const { inputs, account } = split;
  if (inputs.mode === "even") return evenHeadline(split, money);
  if (inputs.mode === "expenses") {
    const spent = `${format.plural(inputs.expenses.length, "expense")} of ${money(split.grandTotal)} in all`;
    return settlement(account, spent, money, format);
  }
  if (account) return settlement(account, `the bill of ${money(split.grandTotal)}`, money, format);
  return billHeadline(split, money);
}

function billHeadline({ shares, grandTotal }: Split, money: Money): Headline {
  const label = "Together";
  if (shares.length > NAMED)
    return {
      label,
      before: `${shares.length} people pay ${rangeText(shares, money, " and ", "between ")}: together exactly`,
      figure: money(grandTotal),
    };
  return {
    label: "Who pays",
    figure: shares.map(({ name, units }) => `${name} ${money(units)}`).join(", "),
    items: shares.map(({ name, units }) => `${name} pays ${money(units)}`),
    second: `Together exactly ${money(grandTotal)}.`,
  };
}

function evenHeadline({ shares, grandTotal }: Split, money: Money): Headline {
  if (shares.length === 1) return { label: "One pays", before: "One person pays it all:", figure: money(grandTotal) };
  return {
    label: "Each pays",
    before: "Each pays",
    figure: rangeText(shares, money, " or "),
    after: `, together exactly ${money(grandTotal)}.`,
  };
}

/** `$3.33 or $3.34`; a single amount if all are equal. */
function rangeText(shares: Split["shares"], money: Money, between: string, prefix = ""): string {
  const amounts = shares.map(({ units }) => units);
  const most = money(amounts.reduce((a, b) => (a > b ? a : b)));
  const least = money(amounts.reduce((a, b) => (a < b ? a : b)));
  return most === least ? most : `${prefix}${least}${between}${most}`;
}

/** @param spent what is settled, worded for the middle of a sentence */
function settlement(account: Account | null, spent: string, money: Money, format: Format): Headline {
  const payments = account?.settled().payments ?? [];
  const label = "To settle";
  if (!account || payments.length === 0)
    return { label, before: `Everyone is even on ${spent}:`, figure: "Nobody owes anything", tone: "plain" };
  const count = format.plural(payments.length, "payment");
  if (payments.length > NAMED) return { label, figure: count, after: `settle ${spent}.` };
  const items = payments.map(
    ({ from, to, amount }) => `${account.nameOf(from)} pays ${account.nameOf(to)} ${money(amount)}`,
  );
  return {
    label,
    figure: items.join(", "),
    items,
    second: `${count} ${payments.length === 1 ? "settles" : "settle"} ${spent}.`,
  };
}
