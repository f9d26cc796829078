/** The working of a state's income tax on a paycheck and on a bonus. */
import { type Step, step } from "../../../core/calculator";
import type { Format } from "../../../core/format";
import type { Listed } from "../../../core/listed";
import { stateSteps } from "../../../fieldsets/state-working";
import { bracketText, sumText } from "../../../fieldsets/sum-text";
import type { StateTaxOnPay } from "./state-pay";
import type { UsPay } from "./us";

/** The state's tax on a year of paychecks, by the year's return or by the withholding formula. */
export function stateTaxSteps({ law, state, inputs }: UsPay, format: Format): Listed<Step> {
  if (!law || !state) return [];
  return state.guide ? guideSteps(law.name, state, format) : stateSteps(law, inputs.filingStatus, state.year, format);
}

function guideSteps(name: string, { guide, guidePay }: StateTaxOnPay, format: Format): Listed<Step> {
  if (!guide) return [];
  const { payLines, taxablePay, bands, isRateMinusAmount, rateTax, taxLines, tax } = guide;
  const words = (lines: typeof payLines) =>
    lines
      .map(({ label, amount }) => ` ${amount < 0 ? "−" : "+"} ${label.charAt(0).toLowerCase()}${label.slice(1)}`)
      .join("");
  const [, rate, subtracted] = bands.findLast(([from]) => taxablePay >= from) ?? [0, 0, 0];
  return [
    step(
      `${name} withholding: taxable pay of a year = pay${words(payLines)}`,
      `max(0, ${sumText([guidePay, ...payLines.map(({ amount }) => amount)], format)})`,
      format.money(taxablePay),
    ),
    step(
      `${name} withholding at the rates of the formula`,
      isRateMinusAmount
        ? `max(0, ${format.money(taxablePay)} × ${format.percent(rate)} − ${format.money(subtracted ?? 0)})`
        : bracketText(bands, taxablePay, format),
      format.money(rateTax),
    ),
    taxLines.length > 0 &&
      step(
        `${name} withholding of a year = tax${words(taxLines)}`,
        `max(0, ${sumText([rateTax, ...taxLines.map(({ amount }) => amount)], format)})`,
        format.money(tax),
      ),
  ];
}

/** What the state takes from a bonus. */
export function bonusStateSteps(
  { inputs, state, bonusWithholding, bonusStateTax }: UsPay,
  format: Format,
): Listed<Step> {
  const { bonusThisPay } = inputs;
  if (!state || bonusThisPay === 0) return [];
  const { method } = state;
  const label = "State income tax on the bonus";
  const result = format.money(bonusStateTax);
  switch (method.kind) {
    case "share":
      return [step(label, `${format.percent(method.percent)} × ${format.money(bonusThisPay)}`, result)];
    case "federal-share":
      return [
        step(
          `${label}, a share of the federal tax on it`,
          `${format.percent(method.percent)} × ${format.money(bonusWithholding)}`,
          result,
        ),
      ];
    case "together":
      return [
        step(
          `${label} = withholding from pay and bonus together − withholding from the pay alone`,
          sumText([method.withBonus, -method.without], format),
          result,
        ),
      ];
  }
}
