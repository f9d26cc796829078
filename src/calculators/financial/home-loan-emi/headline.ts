import type { Headline } from "../../../core/calculator";
import type { Format } from "../../../core/format";
import { extraSummary } from "../../../fieldsets/loan";
import { monthsText } from "../../../fieldsets/months-text";
import type { HomeLoan } from "./home-loan";

/** Amounts below this are shown with paise. */
const SMALL = 1000;

/** The monthly payment including prepayments, how long it runs, and the share of the total that is interest. */
export function headline(loan: HomeLoan, format: Format): Headline {
  const { inputs, baseRun, interestShare } = loan;
  const { emi, finalEmi, interest, extra } = baseRun;
  const money = (amount: number) => (amount < SMALL ? format.money(amount) : format.wholeMoney(amount));
  const length = monthsText(baseRun.payments, format);
  const share = `${format.percent(interestShare, 0)} of everything you pay.`;
  if (emi === null)
    return {
      label: "Interest",
      before: `Prepayments pay off the loan after ${length}, before any EMI, with`,
      figure: format.money(interest),
      after: `of interest, ${share}`,
    };
  const { everyMonth, others } = extraSummary(inputs, inputs.firstPaymentDate);
  const monthly = Math.min(everyMonth, extra);
  const changes = finalEmi !== null && money(finalEmi) !== money(emi);
  const last = changes ? `, the last EMI ${money(finalEmi)}` : "";
  const waits = loan.preEmiRows > 0 || inputs.moratoriumMonths > 0;
  const prepaid = others ? (monthly > 0 ? ", plus other prepayments" : ", plus prepayments") : "";
  const more = `${prepaid}${last}`;
  const comma = more || monthly > 0 ? ", " : "";
  const span = waits ? `${more}; paid off after ${length}` : `${more}${comma}for ${length}`;
  const end = `${span}; interest ${format.wholeMoney(interest)}, ${share}`;
  const start = changes ? " at first" : "";
  return monthly > 0
    ? {
        label: "Monthly payment",
        before: `You pay${start}`,
        figure: money(emi + monthly),
        after: `a month, ${money(monthly)} of it prepaid${end}`,
      }
    : { label: "EMI", before: `EMI${start}`, figure: money(emi), after: end };
}
