import { type Headline, type Notice, notice } from "../../../core/calculator";
import type { Format } from "../../../core/format";
import type { Listed } from "../../../core/listed";
import { monthsText } from "../../../fieldsets/months-text";
import type { Payoff } from "./payoff";

/** Differences below half a unit are not shown. */
const SHOWN = 0.5;

/** The month in which the last card is paid off and the cost; for a target date, the payment required. */
export function headline(payoff: Payoff, format: Format): Headline {
  const { inputs, plan, budget } = payoff;
  const month = format.month(payoff.date(plan.months));
  const interest = `${format.wholeMoney(plan.interest)} of interest`;
  const after = `${monthsText(plan.months, format)}, with ${interest}`;
  if (inputs.mode === "target-date")
    return {
      label: "Each month",
      before: "Pay",
      figure: format.money(budget),
      after: `a month and you are debt-free in ${month}, after ${after}${comparison(payoff, format)}.`,
    };
  if (inputs.mode === "minimum-only")
    return {
      label: "Debt-free in",
      before: "With minimum payments alone, you are debt-free in",
      figure: month,
      after: `, after ${after}.`,
    };
  return {
    label: "Debt-free in",
    before: "Debt-free in",
    figure: month,
    after: `, after ${after}${comparison(payoff, format)}.`,
  };
}

/** Text such as `, $10,440 less than with minimum payments`. */
function comparison({ interestSaved }: Payoff, format: Format): string {
  if (interestSaved === null) return "; minimum payments alone would never pay it off";
  if (Math.abs(interestSaved) < SHOWN) return "";
  const [amount, word] = [format.wholeMoney(Math.abs(interestSaved)), interestSaved > 0 ? "less" : "more"];
  return `, ${amount} ${word} than with minimum payments`;
}

/** Differences below this count as zero. */
const HALF_CENT = 0.005;

/** Notes shown next to the results. */
export function notices(payoff: Payoff, format: Format): Listed<Notice> {
  const list: Notice[] = [];
  const add = (code: string, message: string | null) => message !== null && list.push(notice(code, message));
  add("minimums-never-end", neverEnds(payoff));
  add("transfer-costs-more", costlyTransfer(payoff, format));
  add("nothing-transferred", nothingTransferred(payoff));
  add("payment-after-end", unusedPayment(payoff, format));
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

function costlyTransfer({ transfer, transferSaving }: Payoff, format: Format): string | null {
  const saving = transferSaving();
  if (transfer === null || saving === null || saving > -HALF_CENT) return null;
  return `The balance transfer costs ${format.money(-saving)} more than it saves: its fee is ${format.money(transfer.fee)}.`;
}

function nothingTransferred({ inputs, transfer }: Payoff): string | null {
  if (!inputs.transfer || transfer) return null;
  return "No balance is moved to the new card because its promo rate is not below the rate of any card.";
}

/** A one-time payment in a month in which nothing is owed anymore. */
function unusedPayment({ inputs, budget, plan }: Payoff, format: Format): string | null {
  const { oneTimePayment, oneTimeMonth } = inputs;
  if (budget === null || oneTimePayment === 0 || oneTimeMonth <= plan.months) return null;
  return `The cards are paid off after ${monthsText(plan.months, format)}, so the one-time payment in month ${format.number(oneTimeMonth)} is not needed.`;
}

/** The extra cost of an order other than highest rate first. */
function cheaperOrder({ inputs, plan, race }: Payoff, format: Format): string | null {
  const best = race().find(({ strategy }) => strategy === "avalanche")?.run;
  if (!best || inputs.strategy === "avalanche" || plan.interest - best.interest < HALF_CENT) return null;
  const later = plan.months - best.months;
  const time = later > 0 ? ` and takes ${format.plural(later, "month")} longer` : "";
  return `Paying the ${inputs.strategy === "snowball" ? "smallest balance first" : "cards as listed"} costs ${format.money(plan.interest - best.interest)} more interest${time} than paying the highest rate first.`;
}

function mostlyInterest({ firstPayment, firstInterest }: Payoff, format: Format): string | null {
  return firstInterest > 0.5 * firstPayment && firstPayment > 0
    ? `Of the first payment of ${format.money(firstPayment)}, ${format.money(firstInterest)} is interest.`
    : null;
}

/** For a target date, the minimum payments may be more than what is required. */
function minimumsRule({ inputs, plan, budget }: Payoff, format: Format): string | null {
  if (inputs.mode !== "target-date" || plan.months >= inputs.targetMonths) return null;
  return `The minimum payments come to ${format.money(budget)} in a month, so the cards are already paid off after ${monthsText(plan.months, format)}.`;
}

/** Cards whose payment does not cover their interest and new purchases, with the first month in which that happens. */
function growing(payoff: Payoff, format: Format): string[] {
  const seen = new Set<number>();
  return payoff.rows().flatMap(({ card, month, opening, balance, interest, purchases, payment }) => {
    if (balance - opening < HALF_CENT || seen.has(card)) return [];
    seen.add(card);
    const charged = [
      interest >= HALF_CENT && `${format.money(interest)} of interest`,
      purchases > 0 && `${format.money(purchases)} of new purchases`,
    ];
    return [
      `In month ${format.number(month)}, ${payoff.names[card]} is charged ${charged.filter(Boolean).join(" and ")} but receives only ${format.money(payment)}, so its balance grows.`,
    ];
  });
}

/** Cards that still have a balance when their promotional rate ends. */
function promotions(payoff: Payoff, format: Format): string[] {
  return payoff.cards.flatMap(({ promoRate, promoMonths, annualRate }, place) => {
    if (promoRate === null || !promoMonths || annualRate <= promoRate) return [];
    const last = payoff.rows().find(({ card, month }) => card === place && month === promoMonths);
    if (!last || last.balance < HALF_CENT) return [];
    return [
      `The ${format.percent(promoRate)} rate on ${payoff.names[place]} ends after month ${format.number(promoMonths)} with ${format.money(last.balance)} still owed; from then on, the rate is ${format.percent(annualRate)}.`,
    ];
  });
}
