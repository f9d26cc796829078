import type { Headline, OutputsOf } from "../../../core/calculator";
import type { Format } from "../../../core/format";
import { span } from "../../../core/spans";
import type { Inputs } from "./inputs";
import type { outputs } from "./outputs";

export type Outputs = OutputsOf<typeof outputs>;

/** Smaller EMIs are told with their paise. */
const SMALL = 1000;

/** The EMI, for how long, and what part of it all is interest. */
export function headline(_inputs: Inputs, outputs: Outputs, format: Format): Headline {
  const { emi, numberOfPayments, totalInterest, interestShare } = outputs;
  const length = span(numberOfPayments, format);
  const share = `${format.percent(interestShare, 0)} of all you pay.`;
  if (emi === null)
    return {
      label: "Interest",
      before: `Prepayments repay the loan after ${length}, before any EMI, with`,
      figure: format.money(totalInterest),
      after: `of interest, ${share}`,
    };
  return {
    label: "EMI",
    before: "EMI",
    figure: emi < SMALL ? format.money(emi) : format.wholeMoney(emi),
    after: `for ${length}; interest ${format.shortMoney(totalInterest)}, ${share}`,
  };
}
