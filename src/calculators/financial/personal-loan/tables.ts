import { yearRows } from "../../../math/finance/year-rows";
import { FEE_HANDLINGS, type FeeHandling } from "./inputs";
import type { PersonalLoan } from "./loan";

/** The schedule summed by calendar year. */
export function yearlyTable({ schedule }: PersonalLoan) {
  return yearRows(schedule, ["payment", "interest", "principal", "extra"], "calendar", 12);
}

/** The same fee paid in each of the three ways; null figures if it would take the whole loan. */
export function feeStyles(loan: PersonalLoan) {
  return (Object.keys(FEE_HANDLINGS) as FeeHandling[]).map((feeHandling) => {
    const one = loan.but({ feeHandling });
    return {
      feeHandling,
      monthlyPayment: one?.payment ?? null,
      amountReceived: one?.received ?? null,
      totalCost: one?.totalCost ?? null,
      apr: one?.apr ?? null,
      current: feeHandling === loan.inputs.feeHandling,
    };
  });
}

/** The strip shows fees up to this percentage, or somewhat beyond the lender's fee if that is higher. */
const STRIP_END = 10;
const STEPS = 20;

/** The largest fee that the strip shows, in percent. */
export function stripEnd({ inputs }: PersonalLoan): number {
  return Math.min(50, Math.max(STRIP_END, Math.ceil(1.5 * inputs.originationFeePercent)));
}

/** The APR at different fees, including the lender's own. */
export function aprByFee(loan: PersonalLoan) {
  const own = loan.inputs.originationFeePercent;
  const end = stripEnd(loan);
  const fees = Array.from({ length: STEPS + 1 }, (_, i) => (end * i) / STEPS);
  const sorted = [...new Set([...fees, own])].sort((a, b) => a - b);
  return sorted.flatMap((originationFeePercent) => {
    const one = loan.but({ originationFeePercent });
    if (!one || one.apr === null) return [];
    return [{ originationFeePercent, feeTotal: one.fee, apr: one.apr, current: originationFeePercent === own }];
  });
}

/** The balance after each payment, with and without the extra payments. */
export function balances({ schedule, plainSchedule }: PersonalLoan) {
  return plainSchedule.map(({ number, date, closingBalance }, i) => ({
    number,
    date,
    planned: closingBalance,
    balance: schedule[i]?.closingBalance ?? 0,
  }));
}
