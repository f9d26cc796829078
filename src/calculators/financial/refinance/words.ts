import { type Headline, type Notice, notice } from "../../../core/calculator";
import { figureNotices } from "../../../core/figures";
import type { Format } from "../../../core/format";
import type { Listed } from "../../../core/listed";
import { CONVENTIONAL } from "../../../data/home-loans/conventional";
import { VA } from "../../../data/home-loans/va";
import { monthsText } from "../../../fieldsets/months-text";
import { wholeUp } from "../../../math/numbers/slack";
import type { Refinance } from "./refinance";

/** Amounts below this count as zero. */
const HALF_CENT = 0.005;

/** Text such as `$17,613 better off`. */
export function betterOff(amount: number, format: Format): string {
  if (Math.abs(amount) < HALF_CENT) return "neither better nor worse off";
  return `${format.wholeMoney(Math.abs(amount))} ${amount > 0 ? "better" : "worse"} off`;
}

/** When refinancing breaks even, and how the borrower is off when leaving. */
export function headline(refinance: Refinance, format: Format): Headline {
  const breakEven = refinance.breakEven();
  const saved = refinance.savings(refinance.horizon);
  const stay = monthsText(refinance.stay, format);
  if (breakEven === null)
    return {
      label: "Worse off by",
      before: `Refinancing never breaks even. After ${stay} you are`,
      figure: format.wholeMoney(Math.abs(saved)),
      after: "worse off than with your current loan.",
      tone: "plain",
    };
  const after = `, and after ${stay} you are ${betterOff(saved, format)}.`;
  return breakEven === 0
    ? { label: "Refinancing", before: "Refinancing is", figure: "ahead right away", after }
    : {
        label: "Ahead after",
        before: "Refinancing puts you ahead after",
        figure: monthsText(breakEven, format),
        after,
      };
}

/** The dated figures this calculator uses. */
export const FIGURES = [CONVENTIONAL.aprMethod, VA.irrrlRecoupment];

/** Notes shown next to the results. */
export function notices(refinance: Refinance, format: Format): Listed<Notice> {
  const { inputs, cashAtClosing } = refinance;
  const { currentMi, currentMiMonths, newMi, newMiMonths, cashOut } = inputs;
  const list: Notice[] = [];
  const add = (code: string, message: string | null) => message !== null && list.push(notice(code, message));
  // Insurance without a number of months is not counted.
  const warnNotCounted = (name: string, amount: number) =>
    add(
      "insurance-without-months",
      `The mortgage insurance of ${format.money(amount)} on the ${name} loan is not counted. Enter how many months it is due.`,
    );
  add("break-evens-differ", breakEvenText(refinance, format));
  add("behind-again", behindAgainText(refinance, format));
  if (currentMi > 0 && currentMiMonths === 0) warnNotCounted("current", currentMi);
  if (newMi > 0 && newMiMonths === 0) warnNotCounted("new", newMi);
  if (cashOut > 0)
    add(
      "cash-out",
      `The ${format.money(cashOut)} cash-out counts as money in hand, so the comparison shows what each loan costs apart from it. The new payment repays it, too.`,
    );
  if (cashAtClosing < 0)
    add(
      "cash-back",
      `The lender credit is more than the costs: you receive ${format.money(-cashAtClosing)} at closing.`,
    );
  return [list, figureNotices(FIGURES, format)];
}

/** Explains why the usual break-even differs from the one that counts balances. */
function breakEvenText(refinance: Refinance, format: Format): string | null {
  const { simpleBreakEven: simple } = refinance;
  const breakEven = refinance.breakEven();
  if (simple === null)
    return breakEven === null || breakEven === 0
      ? null
      : `The payment doesn’t drop, so costs ÷ monthly savings gives no break-even. The new loan charges less interest and is paid down faster: counting what you owe, it breaks even after ${monthsText(breakEven, format)}.`;
  const usual = `Costs ÷ monthly savings gives ${format.plural(Number(simple.toFixed(1)), "month")}`;
  if (breakEven === null)
    return `${usual}, but the lower payment only comes from repaying more slowly: counting what you still owe, refinancing never catches up.`;
  if (wholeUp(simple) === breakEven) return null;
  const owed = refinance.next().balance(breakEven) - refinance.current().balance(breakEven);
  const reason =
    Math.abs(owed) < 0.005
      ? "savings vary from month to month"
      : `by then you owe ${format.money(Math.abs(owed))} ${owed > 0 ? "more" : "less"} on the new loan than you would on the current one`;
  return `${usual}; counting what you still owe, it takes ${format.number(breakEven)}: ${reason}.`;
}

function behindAgainText(refinance: Refinance, format: Format): string | null {
  const [breakEven, lossAgain] = [refinance.breakEven(), refinance.lossAgain()];
  if (breakEven === null || lossAgain === null) return null;
  const longer = refinance.term - refinance.current().months;
  const why = longer > 0 ? `, because it runs ${monthsText(longer, format)} longer than the current one` : "";
  const last = refinance.savings(refinance.months);
  const outcome = last < 0 ? ` If you keep it to the end, you are ${format.wholeMoney(-last)} worse off${why}.` : "";
  return `Refinancing is ahead from month ${format.number(breakEven)} to month ${format.number(lossAgain - 1)} (${monthsText(lossAgain - 1, format)}). Keep the new loan longer and it falls behind again.${outcome}`;
}
