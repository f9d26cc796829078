import { type Step, step } from "../../../core/calculator";
import type { Format } from "../../../core/format";
import type { Listed } from "../../../core/listed";
import type { Payoff } from "./payoff";
import { type CardMonth, monthlyRate } from "./simulation";

/** Number of months shown card by card. */
const SHOWN = 2;

/** The calculation for the first two months card by card, then the totals. */
export function working(payoff: Payoff, format: Format): Listed<Step> {
  return [
    transferSteps(payoff, format),
    budgetSteps(payoff, format),
    payoff
      .rows()
      .filter(({ month }) => month <= SHOWN)
      .flatMap((row) => cardSteps(row, payoff, format)),
    totalSteps(payoff, format),
  ];
}

/** How the payment for a target date is found. */
function budgetSteps({ inputs, cards, plan, budget, owed }: Payoff, format: Format): Step | null {
  const { targetMonths, compounding, mode } = inputs;
  if (mode !== "target-date" || budget === null) return null;
  const [card] = cards;
  const label = `Smallest payment that pays off the cards within ${format.plural(targetMonths, "month")}`;
  const rate = card ? monthlyRate(card.annualRate, compounding) : 0;
  const level = rate === 0 ? owed / targetMonths : (owed * rate) / -Math.expm1(-targetMonths * Math.log1p(rate));
  const isLevel = cards.length === 1 && Math.abs(level - budget) < 1e-6 && plan.months === targetMonths;
  if (!isLevel)
    return step(`${label}, found by trial`, "at least all minimum payments every month", format.money(budget));
  const [amount, n, q] = [format.amount(owed), format.number(targetMonths), format.number(rate, 12)];
  return rate === 0
    ? step(`${label} = balance ÷ months`, `${amount} ÷ ${n}`, format.money(budget))
    : step(
        `${label} = balance × q ÷ (1 − (1 + q)⁻ⁿ), q = monthly interest rate`,
        `${amount} × ${q} ÷ (1 − (1 + ${q})^−${n})`,
        format.money(budget),
      );
}

function cardSteps(row: CardMonth, payoff: Payoff, format: Format): Listed<Step> {
  const { opening, interest, purchases, minimum, payment, balance, month, card } = row;
  const where = `Month ${format.number(month)}, ${payoff.names[card]}`;
  const amount = (value: number) => format.amount(value);
  const extra = payment - minimum;
  const paid = extra > 0.005 ? `(${amount(minimum)} + ${amount(extra)})` : amount(payment);
  return [
    step(`${where}: interest`, interestText(row, payoff, format), format.money(interest)),
    step(`${where}: minimum payment`, minimumText(row, payoff, format), format.money(minimum)),
    step(
      `${where}: balance + interest ${purchases > 0 ? "+ purchases " : ""}− ${extra > 0.005 ? "(minimum + extra)" : "payment"}`,
      `${sumOf([opening, interest], purchases, format)} − ${paid}`,
      format.money(balance),
    ),
  ];
}

function interestText({ opening, rate }: CardMonth, { inputs }: Payoff, format: Format): string {
  const [balance, annual] = [format.amount(opening), format.percent(rate, 6)];
  return inputs.compounding === "daily"
    ? `${balance} × ((1 + ${annual} ÷ 365)^(365 ÷ 12) − 1)`
    : `${balance} × ${annual} ÷ 12`;
}

function minimumText({ opening, interest, purchases }: CardMonth, { inputs }: Payoff, format: Format): string {
  const { minimumRule, minimumPercent, minimumFloor } = inputs;
  const statement = sumOf([opening, interest], purchases, format);
  const used = sumOf([opening], purchases, format);
  const share = format.percent(minimumPercent, 6);
  const floor = format.amount(minimumFloor);
  const least =
    minimumRule === "percent-plus-interest"
      ? `max(${floor}, ${purchases > 0 ? `(${used})` : used} × ${share} + ${format.amount(interest)})`
      : minimumRule === "percent-of-balance"
        ? `max(${floor}, (${statement}) × ${share})`
        : floor;
  return `min(${statement}, ${least})`;
}

function totalSteps({ plan, owed, purchases, minimums, interestSaved }: Payoff, format: Format): Listed<Step> {
  const total = step(
    `Paid in ${format.plural(plan.months, "month")} = balances + interest${purchases > 0 ? " + purchases" : ""}`,
    sumOf([owed, plan.interest], purchases, format),
    format.money(plan.paid),
  );
  if (minimums === null || minimums === plan) return [total];
  return [
    total,
    step(
      "Interest saved = interest with minimum payments − interest",
      `${format.amount(minimums.interest)} − ${format.amount(plan.interest)}`,
      format.money(interestSaved),
    ),
  ];
}

/** Amounts added up, with new purchases at the end if there are any. */
function sumOf(amounts: readonly number[], purchases: number, format: Format): string {
  return [...amounts, ...(purchases > 0 ? [purchases] : [])].map((amount) => format.amount(amount)).join(" + ");
}

/** The balance of the new card. */
function transferSteps({ inputs, transfer }: Payoff, format: Format): Step | null {
  if (!transfer) return null;
  return step(
    "New card = moved balances + fee",
    `${format.amount(transfer.moved)} + ${format.amount(transfer.moved)} × ${format.percent(inputs.transferFeePercent, 6)}`,
    format.money(transfer.moved + transfer.fee),
  );
}
