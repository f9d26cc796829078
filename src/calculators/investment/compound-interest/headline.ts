import type { Headline } from "../../../core/calculator";
import type { Format } from "../../../core/format";
import { amountText, givenText } from "../../../fieldsets/amount-text";
import type { Savings } from "./savings";
import { depositText, termText } from "./words";

/** The future value, and how much of it is interest. */
export function headline(savings: Savings, format: Format): Headline {
  const { principal, contribution, annualRate } = savings.inputs;
  const parts = [
    ...(principal > 0 || contribution === 0 ? [givenText(principal, format)] : []),
    ...(contribution > 0 ? [depositText(savings, format)] : []),
  ];
  const second = secondLine(savings, format);
  return {
    label: "Future value",
    before: `${parts.join(" plus ")} at ${format.percent(annualRate)} becomes`,
    figure: amountText(savings.futureValue, format),
    after: `in ${termText(savings, format)}${interestText(savings, format)}.`,
    ...(second && { second }),
  };
}

function interestText({ totalInterest }: Savings, format: Format): string {
  if (Math.abs(totalInterest) < 0.005) return "";
  return totalInterest > 0
    ? `; ${amountText(totalInterest, format)} of it is interest`
    : `; ${amountText(-totalInterest, format)} is lost`;
}

function secondLine({ inputs, afterTaxValue, realValue, totalTax }: Savings, format: Format): string | null {
  const taxed = totalTax >= 0.005 ? `${amountText(afterTaxValue, format)} after tax` : null;
  const real =
    inputs.inflationRate === 0
      ? null
      : `${amountText(realValue, format)} in today’s money at ${format.percent(inputs.inflationRate)} inflation`;
  const lines = [taxed, real].filter((line) => line !== null);
  return lines.length > 0 ? lines.join("; ") : null;
}
