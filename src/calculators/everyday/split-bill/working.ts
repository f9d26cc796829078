import type { OutputsOf, Step } from "../../../core/calculator";
import type { Format } from "../../../core/format";
import { Rational } from "../../../math/numbers/rational";
import { splitBill, splitEvenly } from "./bill";
import { type Account, accountOfBill, accountOfExpenses } from "./expenses";
import type { Inputs, outputs } from "./fields";
import { settle } from "./settle";

/** Minor units with the sign of the currency. */
type Write = (units: Rational | bigint, digits?: number) => string;

/** Each person's items and exact share, the cents added, the balances and the groups that settle among themselves. */
export function working(inputs: Inputs, _: OutputsOf<typeof outputs>, format: Format): Step[] {
  const scale = Rational.of(10n ** BigInt(inputs.currencyDigits));
  const write: Write = (units, digits = inputs.currencyDigits) =>
    format.money((typeof units === "bigint" ? Rational.of(units) : units).divide(scale).toNumber(), digits);
  if (inputs.mode === "even") return evenSteps(inputs, write, format);
  if (inputs.mode === "expenses") return accountSteps(accountOfExpenses(inputs), write);
  return billSteps(inputs, write, format);
}

/** Decimals in which an exact share is told from the coins that are paid. */
const FINE = 4;

function evenSteps(inputs: Inputs, write: Write, format: Format): Step[] {
  const { grandTotal, share, units } = splitEvenly(inputs);
  const most = units[0] as bigint;
  const more = units.filter((unit) => unit === most).length;
  const least = units.at(-1) as bigint;
  const people = (count: number) => format.plural(count, "person", "people");
  return [
    {
      label: "Each, exactly",
      expression: `${write(grandTotal)} ÷ ${format.number(inputs.peopleCount)}`,
      value: write(share, FINE),
    },
    {
      label: "In coins",
      expression:
        more === units.length
          ? `${people(more)} × ${write(most)}`
          : `${people(more)} × ${write(most)} + ${people(units.length - more)} × ${write(least)}`,
      value: write(grandTotal),
    },
  ];
}

function billSteps(inputs: Inputs, write: Write, format: Format): Step[] {
  const bill = splitBill(inputs);
  const { subtotal, discount, tax, tip, service, grandTotal } = bill;
  const rate = (type: string, value: number) => (type === "percent" ? ` (${format.percent(value)})` : "");
  const steps: Step[] = [
    {
      label: "The bill",
      expression: [
        write(subtotal),
        ...(discount.sign() > 0
          ? [`− ${write(discount)} discount${rate(inputs.discountType, inputs.discountValue)}`]
          : []),
        `+ ${write(tax)} tax${rate(inputs.taxType, inputs.taxValue)}`,
        ...(service.sign() > 0 ? [`+ ${write(service)} service`] : []),
        `+ ${write(tip)} tip${rate(inputs.tipType, inputs.tipValue)}`,
      ].join(" "),
      value: write(grandTotal),
    },
  ];
  for (const [person, share] of bill.shares.entries()) {
    const items = bill.items.flatMap(({ name, parts, cost }) => {
      const part = parts[person] as Rational;
      if (part.sign() === 0) return [];
      return part.equals(cost)
        ? [`${name} ${write(cost)}`]
        : [`${name} ${write(cost)} × ${part.divide(cost)}`];
    });
    steps.push({
      label: `${share.name}: items`,
      expression: items.join(" + ") || "Nothing",
      value: write(share.subtotal, FINE),
    });
    steps.push({
      label: `${share.name}: exact share`,
      expression: [
        `${write(share.subtotal, FINE)} items`,
        ...(discount.sign() > 0 ? [`− ${write(share.discount, FINE)} discount`] : []),
        `+ ${write(share.tax, FINE)} tax`,
        ...(service.sign() > 0 ? [`+ ${write(share.service, FINE)} service`] : []),
        `+ ${write(share.tip, FINE)} tip`,
      ].join(" "),
      value: write(share.exact, FINE),
    });
  }
  const cut = bill.shares.reduce((sum, { exact }) => sum + exact.floor(), 0n);
  const winners = bill.shares.filter(({ exact, units }) => units > exact.floor()).map(({ name }) => name);
  steps.push({
    label: "Coins left over go to the largest fractions",
    expression:
      winners.length === 0
        ? "None is left over"
        : `Cut down, the shares come to ${write(cut)}; one coin more each: ${winners.join(", ")}`,
    value: write(grandTotal),
  });
  const account = accountOfBill(inputs, bill);
  return account ? [...steps, ...accountSteps(account, write)] : steps;
}

function accountSteps({ people, paid, owes, balances, exact }: Account, write: Write): Step[] {
  const nameOf = (place: number) => people.names[place] as string;
  const steps = people.names.map(
    (name, i): Step => ({
      label: `${name}: paid less share`,
      expression: `${write(paid[i] as bigint)} − ${write(owes[i] as bigint)}${
        (exact[i] as Rational).isInteger() ? "" : ` (exactly ${write(exact[i] as Rational, FINE)})`
      }`,
      value: write(balances[i] as bigint),
    }),
  );
  const { groups, payments, optimal } = settle(balances);
  for (const [i, group] of groups.entries())
    steps.push({
      label: optimal ? `Group ${i + 1}: balances that add up to 0` : "Largest debtor pays largest creditor",
      expression: group.map((place) => `${nameOf(place)} ${write(balances[place] as bigint)}`).join(", "),
      value: `${payments.filter(({ from }) => group.includes(from)).length} to pay`,
    });
  const open = balances.filter((balance) => balance !== 0n).length;
  steps.push({
    label: optimal ? "Payments = people with a balance − groups" : "Payments",
    expression: optimal ? `${open} − ${groups.length}` : "By the simple rule, beyond 20 people",
    value: String(payments.length),
  });
  return steps;
}
