import { shortMonthsText } from "../../../fieldsets/months-text";
import type { ViewProps } from "../../../site/kit";
import { SideBySide, type SideBySideRow } from "../../../site/kit/SideBySide";
import type refinance from "./calculator";

/** Amounts from here on are abbreviated so that three fit on a line on a phone. */
const WIDE = 1e7;

/** The current loan, the new one, and the new one at the current payment, side by side. */
export function BothLoans({ inputs, model, format }: ViewProps<typeof refinance>) {
  const { currentPayment, newPayment, insuranceNow, insuranceNew, horizon, months } = model;
  const [current, next, same] = [model.current(), model.next(), model.samePayment()];
  const columns = ["Current loan", "New loan", "New, same payment"];
  const withThird = same !== null && currentPayment - newPayment >= 0.005;
  const whole = (amount: number | undefined) =>
    amount !== undefined && Math.abs(amount) >= WIDE ? format.shortMoney(amount) : format.wholeMoney(amount ?? null);
  const ahead = (month: number) => {
    const signed = (amount: number) => `${amount >= 0.5 ? "+" : ""}${whole(amount)}`;
    return ["", signed(model.savings(month)), same ? signed(model.savings(month, same)) : ""];
  };
  const rate = (percent: number) => format.percent(percent);
  const then = shortMonthsText(horizon, format);
  const row = (label: string, cells: string[], strong = false): SideBySideRow => ({ label, cells, strong });
  return (
    <SideBySide
      caption="The two loans side by side"
      columns={withThird ? columns : columns.slice(0, 2)}
      rows={[
        row("Rate", [rate(inputs.currentRate), rate(inputs.newRate), rate(inputs.newRate)]),
        row("Monthly P&I", [whole(currentPayment), whole(newPayment), whole(currentPayment)]),
        ...(insuranceNow > 0 || insuranceNew > 0
          ? [row("Mortgage insurance", [insuranceNow, insuranceNew, insuranceNew].map(whole))]
          : []),
        row(
          "Paid off in",
          [current.months, next.months, same?.months ?? 0].map((month) => shortMonthsText(month, format)),
        ),
        row("Interest", [current.interest, next.interest, same?.interest].map(whole)),
        row(
          `Owed after ${then}`,
          [current, next, same].map((loan) => whole(loan?.balance(horizon))),
        ),
        row(`Ahead after ${then}`, ahead(horizon), true),
        row("Ahead at the end", ahead(months), true),
      ]}
    />
  );
}
