import { type Notice, notice } from "../../../core/calculator";
import { figureNotices } from "../../../core/figures";
import type { Format } from "../../../core/format";
import type { Listed } from "../../../core/listed";
import { INDIA_DEPOSITS } from "../../../data/deposits/india";
import { amountText } from "../../../fieldsets/amount-text";
import type { Deposit } from "./deposit";

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
