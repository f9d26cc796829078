import type { Headline, OutputsOf } from "../../../core/calculator";
import type { Format } from "../../../core/format";
import type { Inputs } from "./inputs";
import type { outputs } from "./outputs";

type Outputs = OutputsOf<typeof outputs>;

/** Amounts below half a cent are none. */
const NOTHING = 0.005;

/** `₹13 lakh less interest than the market, ₹12.4 lakh after tax` */
function advantageText({ interestAdvantage, perquisiteTax, netAdvantage }: Outputs, format: Format): string {
  const size = format.shortMoney(Math.abs(interestAdvantage));
  const less =
    Math.abs(interestAdvantage) < NOTHING
      ? "as much interest as the market"
      : `${size} ${interestAdvantage > 0 ? "less" : "more"} interest than the market`;
  if (perquisiteTax < NOTHING) return less;
  const net = format.shortMoney(Math.abs(netAdvantage));
  return netAdvantage < 0 === interestAdvantage < 0
    ? `${less}, ${net} after tax`
    : `${less}, but ${net} ${netAdvantage < 0 ? "dearer" : "cheaper"} after tax`;
}

/** What simple interest comes to as an EMI rate, and what the loan is worth. */
export function headline(inputs: Inputs, outputs: Outputs, format: Format): Headline {
  const rate = format.percent(inputs.annualRate);
  const after = `; ${advantageText(outputs, format)}.`;
  if (inputs.recoveryMethod === "emi")
    return { label: "EMI", before: `At ${rate} the EMI is`, figure: format.money(outputs.instalment), after };
  const effective = format.percent(outputs.effectiveRate, 1);
  return {
    label: "Costs as much as",
    before: `${rate} simple costs as much as ${/^(8|1[18]\D)/.test(effective) ? "an" : "a"}`,
    figure: `${effective} EMI loan`,
    after,
  };
}
