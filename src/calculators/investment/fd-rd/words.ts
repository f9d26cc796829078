import { type Headline, type Notice, notice } from "../../../core/calculator";
import { figureNotices } from "../../../core/figures";
import type { Format } from "../../../core/format";
import type { Listed } from "../../../core/listed";
import { INDIA_DEPOSITS } from "../../../data/deposits/india";
import { amountText, givenText } from "../../../fieldsets/amount-text";
import { formatIsoDate } from "../../../math/dates/iso-date";
import type { Deposit } from "./deposit";
import { termText } from "./terms-text";

const EVERY = {
  monthly: "a month",
  quarterly: "a quarter",
  "half-yearly": "every six months",
  yearly: "a year",
} as const;

/** What the deposit becomes, or what it pays out. */
export function headline(deposit: Deposit, format: Format): Headline {
  const { inputs, fixed, rate, term } = deposit;
  const money = (amount: number) => amountText(amount, format);
  const time = termText(inputs, format);
  const date = format.date(formatIsoDate(deposit.maturity));
  const second = secondLine(deposit, format);
  const at = `at ${format.percent(rate)}`;
  if (fixed?.payout != null && inputs.payout !== "cumulative" && fixed.payoutCount(term) > 0)
    return {
      label: "Each payout",
      before: `${givenText(inputs.principal, format)} ${at} pays`,
      figure: money(fixed.payout),
      after: `${EVERY[inputs.payout]} for ${time}, and ${money(deposit.maturityValue)} on ${date}.`,
      second,
    };
  const before = deposit.recurring
    ? `${givenText(inputs.monthlyContribution, format)} a month ${at} for ${time} becomes`
    : `${givenText(inputs.principal, format)} ${at}${inputs.mode === "cd" && inputs.rateType === "apy" ? " APY" : ""} for ${time} becomes`;
  return { label: "At maturity", before, figure: money(deposit.maturityValue), after: `on ${date}.`, second };
}

function secondLine(deposit: Deposit, format: Format): string {
  const { early, tds, interest, recurring, invested, plan } = deposit;
  const money = (amount: number) => amountText(amount, format);
  if (early)
    return `Closed after ${format.plural(early.held.months, "month")}: ${money(early.value)}, ${money(early.interestLost)} of interest lost`;
  const deducted = tds?.total ?? 0;
  return [
    ...(recurring ? [`${money(invested)} paid in`] : []),
    `${money(interest)} of interest`,
    deducted > 0
      ? `${money(deducted)} of it deducted as tax`
      : `an effective ${format.percent(plan.effectiveRate, 2)} a year`,
  ].join(", ");
}

const { tdsThreshold, tdsRate, tdsDeclaration, shortestDeposit } = INDIA_DEPOSITS;

/** The dated figures behind the Indian deposits. */
export const FIGURES = [tdsThreshold, tdsRate, tdsDeclaration, shortestDeposit];

/** What the saver should know in addition to the figures. */
export function notices(deposit: Deposit, format: Format): Listed<Notice> {
  return [shortNotice(deposit), payoutNotice(deposit), taxNotices(deposit, format), penaltyNotice(deposit, format)];
}

function shortNotice({ fixed, term }: Deposit): Notice | null {
  if (!fixed) return null;
  const days = shortestDeposit.value;
  if (term.calendarDays < days)
    return notice("below-shortest-term", `Banks in India take deposits for ${days} days or more.`);
  return fixed.terms.isShort
    ? notice(
        "short-term-simple",
        "For terms under six months, banks pay simple interest by the day, so compounding makes no difference here.",
      )
    : null;
}

function payoutNotice({ inputs, fixed }: Deposit): Notice | null {
  return fixed && inputs.payout === "monthly"
    ? notice("monthly-discounted", "Banks discount monthly interest because they pay it before the end of the quarter.")
    : null;
}

function taxNotices({ inputs, tds, start }: Deposit, format: Format): Listed<Notice> {
  if (!tds || !inputs.applyTds) return [];
  const found: Notice[] = figureNotices(FIGURES, format);
  if (inputs.declarationFiled && !inputs.panProvided)
    found.push(
      notice(
        "declaration-without-pan",
        `A declaration is not valid without a PAN: the bank will deduct ${format.percent(tds.rate)} above the limit.`,
      ),
    );
  const first = Number(tdsThreshold.from?.slice(0, 4));
  if (start.year < first || (start.year === first && start.month < 4))
    found.push(
      notice(
        "earlier-limits",
        `The ${format.wholeMoney(tds.threshold)} limit took effect in April ${first}; it is used here for earlier years too.`,
      ),
    );
  return found;
}

function penaltyNotice({ early, plan }: Deposit, format: Format): Notice | null {
  if (!early) return null;
  const short = plan.invested(early.held) - early.value;
  return short > 0.005
    ? notice(
        "penalty-cuts-deposit",
        `When the deposit is closed this early, the penalty takes all the interest and ${amountText(short, format)} of the deposit.`,
      )
    : null;
}
