/** How deductions, exemptions and credits are reduced as income rises. */
import type { FilingStatus, Reduction } from "../../data/tax/us";
import { exceeds, wholeDown, wholeUp } from "../numbers/slack";
import { bracketTax, forStatus } from "./brackets";

/** Number of steps by which income exceeds a limit; a partial step is either ignored or counted as a full one. */
export function stepsAbove(income: number, over: number, step: number, partial: "ignore" | "counts"): number {
  const count = (income - over) / step;
  return partial === "counts" ? wholeUp(count) : wholeDown(count);
}

/**
 * The amount left after a reduction.
 *
 * @param count number of equal credits that make up the amount, if each is reduced separately
 */
export function reduced(amount: number, reduction: Reduction, status: FilingStatus, income: number, count = 1): number {
  switch (reduction.kind) {
    case "per-step":
    case "per-step-each": {
      const steps = stepsAbove(
        income,
        forStatus(reduction.over, status),
        forStatus(reduction.step, status),
        reduction.partialStep,
      );
      const floor = forStatus(reduction.floor ?? 0, status);
      return Math.max(Math.min(amount, floor), amount - count * steps * forStatus(reduction.amount, status));
    }
    case "fraction": {
      const excess = Math.max(0, income - forStatus(reduction.over, status));
      const loss = amount * Math.min(1, excess / forStatus(reduction.width, status));
      const unit = reduction.roundDownTo;
      return amount - (unit === undefined ? loss : wholeDown(loss / unit) * unit);
    }
    case "fraction-per-step": {
      const steps = stepsAbove(income, forStatus(reduction.over, status), forStatus(reduction.step, status), "counts");
      return amount * (1 - Math.min(100, steps * reduction.percent) / 100);
    }
    case "cliff":
      return exceeds(income, forStatus(reduction.over, status)) ? 0 : amount;
    case "marginal-rates":
      return Math.max(0, amount - bracketTax(forStatus(reduction.table, status), income));
    case "two-rates": {
      const low = forStatus(reduction.low, status);
      const high = forStatus(reduction.high, status);
      const loss =
        (Math.max(0, Math.min(income, high) - low) * reduction.lowPercent +
          Math.max(0, income - high) * reduction.highPercent) /
        100;
      const most = (amount * reduction.maxPercent) / 100;
      return amount - (exceeds(income, reduction.alwaysMaxOver) ? most : Math.min(loss, most));
    }
  }
}
