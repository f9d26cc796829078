import { type Step, step } from "../../../core/calculator";
import type { Format } from "../../../core/format";
import type { Listed } from "../../../core/listed";
import type { Rational } from "../../../math/numbers/rational";
import type { Account } from "./account";
import type { Amounts, Bill, Share } from "./bill";
import type { Inputs } from "./inputs";
import type { Units } from "./minor-units";
import type { Split } from "./split";

/** Formats minor units with the currency symbol. */
type Write = (units: Units, digits?: number) => string;

/** Decimals of exact shares, to distinguish them from the amounts that are paid. */
const FINE = 4;

/** Steps for each person's items and exact share, the leftover coins, the balances and the zero-sum groups. */
export function working(split: Split, format: Format): Listed<Step> {
  const { inputs, currency, bill, account } = split;
  const write: Write = (units, digits = currency.digits) => format.money(currency.toMajor(units), digits);
  return [
    bill ? billSteps(inputs, bill, write, format) : null,
    inputs.mode === "even" && evenSteps(split, write, format),
    account ? accountSteps(account, write) : null,
  ];
}

function evenSteps({ grandTotal, shares }: Split, write: Write, format: Format): Listed<Step> {
  const { exact, units: most } = shares[0] as Share;
  const { units: least } = shares.at(-1) as Share;
  const more = shares.filter(({ units }) => units === most).length;
  const part = (count: number, units: bigint) => `${format.plural(count, "person", "people")} × ${write(units)}`;
  return [
    step(
      "Each, exactly",
      `${write(grandTotal)} ÷ ${format.number(shares.length)}`,
      write(exact, exact.isInteger() ? undefined : FINE),
    ),
    step(
      "In coins",
      more === shares.length ? part(more, most) : `${part(more, most)} + ${part(shares.length - more, least)}`,
      write(grandTotal),
    ),
  ];
}

function billSteps(inputs: Inputs, bill: Bill, write: Write, format: Format): Listed<Step> {
  const rate = (type: "amount" | "percent", value: number) => (type === "percent" ? ` (${format.percent(value)})` : "");
  const rates = {
    discount: rate(inputs.discountType, inputs.discountValue),
    tax: rate(inputs.taxType, inputs.taxValue),
    tip: rate(inputs.tipType, inputs.tipValue),
  };
  return [
    step("The bill", sumText(bill, bill, "", rates, write), write(bill.grandTotal)),
    bill.shares.flatMap((share, person) => [
      step(`${share.name}: items`, itemsText(bill, person, write), write(share.subtotal, FINE)),
      step(
        `${share.name}: exact share`,
        sumText(bill, share, " items", NO_RATES, (units) => write(units, FINE)),
        write(share.exact, FINE),
      ),
    ]),
    remainderStep(bill, write),
  ];
}

const NO_RATES = { discount: "", tax: "", tip: "" };

/** The sum that makes up the bill or a share of it; discount and service are included only if the bill has any. */
function sumText(bill: Bill, amounts: Amounts, items: string, rates: typeof NO_RATES, write: Write): string {
  const { subtotal, discount, tax, service, tip } = amounts;
  return [
    `${write(subtotal)}${items}`,
    ...(bill.discount.sign() > 0 ? [`− ${write(discount)} discount${rates.discount}`] : []),
    `+ ${write(tax)} tax${rates.tax}`,
    ...(bill.service.sign() > 0 ? [`+ ${write(service)} service`] : []),
    `+ ${write(tip)} tip${rates.tip}`,
  ].join(" ");
}

function itemsText({ items }: Bill, person: number, write: Write): string {
  const texts = items.flatMap(({ name, parts, cost }) => {
    const part = parts[person] as Rational;
    if (part.sign() === 0) return [];
    return `${name} ${write(cost)}${part.equals(cost) ? "" : ` × ${part.divide(cost)}`}`;
  });
  return texts.join(" + ") || "Nothing";
}

function remainderStep({ shares, grandTotal }: Bill, write: Write): Step {
  const cut = shares.reduce((sum, { exact }) => sum + exact.floor(), 0n);
  const winners = shares.filter(({ exact, units }) => units > exact.floor()).map(({ name }) => name);
  return step(
    "Leftover coins go to the largest fractions",
    winners.length === 0
      ? "None left over"
      : `Rounded down, the shares add up to ${write(cut)}; one more coin each: ${winners.join(", ")}`,
    write(grandTotal),
  );
}

function accountSteps(account: Account, write: Write): Listed<Step> {
  const { people, paid, owes, balances, exact } = account;
  const { groups, payments, optimal } = account.settled();
  const open = balances.filter((balance) => balance !== 0n).length;
  return [
    people.names.map((name, i) => {
      const share = exact[i] as Rational;
      return step(
        `${name}: paid less share`,
        `${write(paid[i] as bigint)} − ${write(owes[i] as bigint)}${share.isInteger() ? "" : ` (exactly ${write(share, FINE)})`}`,
        write(balances[i] as bigint),
      );
    }),
    groups.map((group, i) =>
      step(
        optimal ? `Group ${i + 1}: balances that add up to 0` : "Largest debtor pays largest creditor",
        group.map((person) => `${account.nameOf(person)} ${write(balances[person] as bigint)}`).join(", "),
        paymentCount(payments.filter(({ from }) => group.includes(from)).length),
      ),
    ),
    step(
      optimal ? "Payments = people with a balance − groups" : "Payments",
      optimal ? `${open} − ${groups.length}` : "By the simple rule for more than 20 people",
      String(payments.length),
    ),
  ];
}

function paymentCount(count: number): string {
  return `${count} ${count === 1 ? "payment" : "payments"}`;
}
