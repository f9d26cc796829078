import type { Notice } from "../../../core/calculator";
import type { Format } from "../../../core/format";
import { type Listed, listed } from "../../../core/listed";
import type { Figure } from "../../../data/parameter";
import { WITHOUT_INCOME_TAX } from "../../../data/tax/states";
import { taxFigureNotices } from "../../../fieldsets/tax";
import type { UsPay } from "./us";
import { WITHHOLDING } from "./withholding";

/** Notes shown next to the results. */
export function usNotices(pay: UsPay, format: Format): Listed<Notice> {
  const { inputs, federal, periods, retirement, roth, law, state } = pay;
  const limit = federal.limits.value.retirementDeferral;
  const deferred = (retirement + roth) * periods;
  const notices: Notice[] = [];
  if (deferred > limit + 0.005)
    notices.push({
      code: "deferral-above-limit",
      message: `${format.wholeMoney(deferred)} a year goes to the 401(k). The limit for ${inputs.taxYear} is ${format.wholeMoney(limit)}, or more from age 50; deferrals stop when it is reached.`,
    });
  if (pay.netPay < 0)
    notices.push({
      code: "net-below-zero",
      message: `Deductions and taxes exceed the pay by ${format.money(-pay.netPay)}.`,
    });
  notices.push(...listed(taxFigureNotices(stateFigures(pay), inputs.taxYear)));
  const left = state && state.tax > 0 ? law?.leftOut : null;
  if (left) notices.push({ code: "out-of-scope", message: `${law?.name}: ${left}` });
  if (inputs.hsaPerPay > 0 && law?.healthSavings) notices.push({ code: "out-of-scope", message: law.healthSavings });
  return notices;
}

/** State figures that affect the result. */
function stateFigures({ state, payrollItems }: UsPay): Figure[] {
  return [...(state?.used ?? []), ...payrollItems.filter(({ tax }) => tax > 0).map(({ figure }) => figure)];
}

/** The figures a paycheck uses; the state's come last. */
export function usFigures(pay: UsPay): Figure[] {
  const { inputs, federal } = pay;
  return [
    inputs.step2Checkbox ? WITHHOLDING.step2Checkbox : WITHHOLDING.standard,
    ...(inputs.step2Checkbox ? [] : [WITHHOLDING.step1gAmount]),
    ...(inputs.bonusThisPay > 0 ? [WITHHOLDING.supplementalPercent] : []),
    ...(inputs.ficaExempt ? [] : [federal.socialSecurity, federal.medicare]),
    ...(pay.retirement + pay.roth > 0 ? [federal.limits] : []),
    ...(pay.overtimeDeduction > 0 ? [federal.overtimeDeduction] : []),
    ...stateFigures(pay),
  ];
}

/** Note about a state without an income tax; null for other states. */
export function stateNote({ inputs: { state } }: UsPay): string | null {
  return state === "none" ? null : (WITHOUT_INCOME_TAX[state] ?? null);
}
