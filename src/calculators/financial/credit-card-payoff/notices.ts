import type { Notice } from "../../../core/calculator";
import type { Format } from "../../../core/format";
import { monthsText } from "../../../fieldsets/months-text";
import type { Payoff } from "./payoff";

/** Differences below half a cent are none. */
const NOTHING = 0.005;

/** What the visitor should know besides the figures. */
export function notices(payoff: Payoff, format: Format): Notice[] {
  const list: Notice[] = [];
  const add = (code: string, message: string | null) => message !== null && list.push({ code, message });
  add("minimums-never-end", neverEnds(payoff));
  add("avalanche-costs-less", cheaperOrder(payoff, format));
  add("mostly-interest", mostlyInterest(payoff, format));
  add("minimums-rule", minimumsRule(payoff, format));
  for (const message of growing(payoff, format)) add("balance-grows", message);
  for (const message of promotions(payoff, format)) add("promotion-ends", message);
  return list;
}

function neverEnds(payoff: Payoff): string | null {
  const outcome = payoff.minimumOnly();
  return outcome.end === "endless"
    ? `Minimum payments of this kind alone would never pay off ${payoff.names[outcome.card]}.`
    : null;
}

/** What another order than the highest rate first costs. */
function cheaperOrder({ inputs, plan, race }: Payoff, format: Format): string | null {
  const best = race().find(({ strategy }) => strategy === "avalanche")?.run;
  if (!best || inputs.strategy === "avalanche" || plan.interest - best.interest < NOTHING) return null;
  const later = plan.months - best.months;
  const time = later > 0 ? ` and takes ${format.plural(later, "month")} longer` : "";
  return `Paying the ${inputs.strategy === "snowball" ? "smallest balance first" : "cards as listed"} costs ${format.money(plan.interest - best.interest)} more interest${time} than paying the highest rate first.`;
}

function mostlyInterest({ firstPayment, firstInterest }: Payoff, format: Format): string | null {
  return firstInterest > 0.5 * firstPayment && firstPayment > 0
    ? `Of the first payment of ${format.money(firstPayment)}, ${format.money(firstInterest)} is interest.`
    : null;
}

/** By a date, the minimum payments may be more than it takes. */
function minimumsRule({ inputs, plan, budget }: Payoff, format: Format): string | null {
  if (inputs.mode !== "target-date" || plan.months >= inputs.targetMonths) return null;
  return `The minimum payments come to ${format.money(budget)} in a month, so the cards are paid off after ${monthsText(plan.months, format)} already.`;
}

/** Cards whose payment does not cover their interest, in the first month in which that is so. */
function growing(payoff: Payoff, format: Format): string[] {
  const seen = new Set<number>();
  return payoff.rows().flatMap(({ card, month, opening, balance, interest, payment }) => {
    if (balance - opening < NOTHING || seen.has(card)) return [];
    seen.add(card);
    return [
      `In month ${format.number(month)} ${payoff.names[card]} is charged ${format.money(interest)} of interest and gets ${format.money(payment)}, so what you owe on it grows.`,
    ];
  });
}

/** Cards on which something is still owed when their low rate ends. */
function promotions(payoff: Payoff, format: Format): string[] {
  return payoff.inputs.cards.flatMap(({ promoRate, promoMonths, annualRate }, place) => {
    if (promoRate === null || !promoMonths || annualRate <= promoRate) return [];
    const last = payoff.rows().find(({ card, month }) => card === place && month === promoMonths);
    if (!last || last.balance < NOTHING) return [];
    return [
      `The ${format.percent(promoRate)} on ${payoff.names[place]} ends after month ${format.number(promoMonths)} with ${format.money(last.balance)} still owed; from then on it is ${format.percent(annualRate)}.`,
    ];
  });
}
