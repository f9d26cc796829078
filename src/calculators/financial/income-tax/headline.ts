import type { Headline } from "../../../core/calculator";
import type { Format } from "../../../core/format";
import type { TaxAnswer } from "./answer";

/**
 * The refund or balance due if tax has been paid, otherwise the total tax; then how much of the income and of the next
 * dollar the taxpayer keeps.
 * @param settled the tax that payments count toward
 */
export function headline(answer: TaxAnswer, settled: number, format: Format): Headline {
  const { totalIncome, totalTax, refundOrDue } = answer;
  const inputs = (answer.us ?? answer.india)?.inputs;
  const paid = inputs?.taxWithheld ?? 0;
  const kept = totalIncome > 0 ? keptText(answer, format) : "";
  const name = answer.us ? "federal tax" : "tax";
  if (paid > 0) {
    const refund = refundOrDue >= 0;
    return {
      label: refund ? "Refund" : "Still due",
      before: refund ? "You get back" : "You still owe",
      figure: format.wholeMoney(Math.abs(refundOrDue)),
      after: `${refund ? "of" : "beyond"} the ${format.wholeMoney(paid)} paid: the ${name} is ${format.wholeMoney(settled)}.${kept && ` After all taxes ${kept}.`}`,
    };
  }
  if (Math.round(totalTax) < 0)
    return {
      label: "From credits",
      before: "You get",
      figure: format.wholeMoney(-totalTax),
      after: `from refundable credits, more than all your taxes.`,
    };
  return {
    label: "Total tax",
    before: "You owe",
    figure: format.wholeMoney(totalTax),
    after: kept ? `on ${format.wholeMoney(totalIncome)}: ${kept}.` : "on no income.",
  };
}

/** `you keep $65,745, and 66 cents of the next dollar` */
function keptText({ us, totalIncome, totalTax, marginalRateAllIn }: TaxAnswer, format: Format): string {
  const next = 100 - marginalRateAllIn;
  const share = us
    ? `${format.number(Math.round(next))} cents of the next dollar`
    : `${format.wholeMoney(10 * next)} of the next ${format.wholeMoney(1000)}`;
  return `you keep ${format.wholeMoney(totalIncome - totalTax)}, and ${share}`;
}
