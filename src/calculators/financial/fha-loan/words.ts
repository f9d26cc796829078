import type { Headline, OutputsOf } from "../../../core/calculator";
import type { Format } from "../../../core/format";
import type { Inputs } from "./inputs";
import type { outputs } from "./outputs";
import type { PremiumCell } from "./premium";

type Outputs = OutputsOf<typeof outputs>;

/** `1 unit`, `4 units` */
export function unitsText(units: number, format: Format): string {
  return format.plural(units, "unit");
}

/** Where in HUD's table a loan stands: `term above 15 years, base loan up to $726,200, loan to value above 95%` */
export function cellText({ short, higher, ltvAbove, ltvUpTo }: PremiumCell, inputs: Inputs, format: Format) {
  const value =
    ltvAbove === null
      ? `up to ${format.percent(ltvUpTo)}`
      : ltvUpTo === null
        ? `above ${format.percent(ltvAbove)}`
        : `above ${format.percent(ltvAbove)} up to ${format.percent(ltvUpTo)}`;
  const threshold = format.wholeMoney(inputs.mipThreshold);
  return `term ${short ? "up to" : "above"} 15 years, base loan ${higher ? "above" : "up to"} ${threshold}, loan to value ${value}`;
}

/** `for the whole 30 years`, `for 11 years` */
export function mipSpan(inputs: Inputs, { mipMonths }: Pick<Outputs, "mipMonths">, format: Format): string {
  const years = format.plural(mipMonths / 12, "year");
  return mipMonths < 12 * inputs.termYears ? `for ${years}` : `for the whole ${years}`;
}

/** The payment, and how much of it is insurance for how long. */
export function headline(inputs: Inputs, outputs: Outputs, format: Format): Headline {
  const { monthlyMip, mipEndDate, payoffDate, numberOfPayments } = outputs;
  const early = payoffDate !== null && numberOfPayments < 12 * inputs.termYears && mipEndDate === payoffDate;
  const span = early ? `until it is repaid in ${format.month(payoffDate)}` : mipSpan(inputs, outputs, format);
  return {
    label: "Each month",
    before: "You pay",
    figure: format.wholeMoney(outputs.monthlyPayment),
    after: `a month, ${format.wholeMoney(monthlyMip)} of it FHA insurance ${span}.`,
  };
}
