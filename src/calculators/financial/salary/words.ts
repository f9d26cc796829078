import { type Notice, notice } from "../../../core/calculator";
import type { Format } from "../../../core/format";
import type { Listed } from "../../../core/listed";
import type { Figure } from "../../../data/parameter";
import { WITHOUT_INCOME_TAX } from "../../../data/tax/states";
import { leftOutSentence, taxFigureNotices } from "../../../fieldsets/tax";
import { deferralLimit, hsaLimit } from "../../../math/tax/contributions";
import type { UsPay } from "./us";
import { WITHHOLDING } from "./withholding";

/** Amounts that differ by less are the same. */
const HALF_CENT = 0.005;

/** Notes shown next to the results. */
export function usNotices(pay: UsPay, format: Format): Listed<Notice> {
  return [
    limitNotices(pay, format),
    pay.netPay < 0 && notice("net-below-zero", `Deductions and taxes exceed the pay by ${format.money(-pay.netPay)}.`),
    taxFigureNotices(stateFigures(pay)),
    outOfScope(pay),
  ];
}

/** What the state's tax leaves out. */
function outOfScope({ inputs, law, state, retirement, locality }: UsPay): Notice | null {
  if (!law || !state) return null;
  const isTaxed = state.annual > 0;
  const byReturn = state.guide === null;
  const hasChildren = inputs.dependents > 0;
  const text = leftOutSentence(
    law,
    {
      all: isTaxed && byReturn,
      joint: isTaxed && byReturn && inputs.filingStatus === "joint",
      local: isTaxed && inputs.localTaxRate === 0 && !locality,
      retirement: isTaxed && byReturn && retirement > 0,
      section125: isTaxed && byReturn && inputs.section125PerPay + inputs.hsaPerPay > 0,
      hsa: isTaxed && byReturn && inputs.hsaPerPay > 0,
    },
    [
      hasChildren && (law.childCredit || law.leftOut.children)
        ? `${law.childCredit ? `The ${law.childCredit.label}` : "A credit for children"} comes with the state return, not in the paycheck.`
        : null,
    ],
  );
  return text === null ? null : notice("out-of-scope", text);
}

/** Notes about contributions above the limits for a year. */
function limitNotices({ inputs, federal, periods, retirement, roth }: UsPay, format: Format): Listed<Notice> {
  const { age, taxYear, hsaCoverage } = inputs;
  const money = (amount: number) => format.wholeMoney(amount);
  const deferred = (retirement + roth) * periods;
  const limit = deferralLimit(age, federal);
  const saved = inputs.hsaPerPay * periods;
  const hsa = hsaLimit(hsaCoverage, age, federal);
  return [
    deferred > limit + HALF_CENT &&
      notice(
        "deferral-above-limit",
        `${money(deferred)} a year goes to the 401(k). The limit for ${taxYear} at age ${age} is ${money(limit)}; deferrals stop when it is reached.`,
      ),
    saved > hsa + HALF_CENT &&
      notice(
        "hsa-above-limit",
        `${money(saved)} a year goes to the HSA. The limit for ${taxYear} with ${hsaCoverage === "self" ? "self-only" : "family"} coverage is ${money(hsa)}, including what your employer adds.`,
      ),
  ];
}

/** State figures that affect the result. */
function stateFigures({ state, payrollItems, locality }: UsPay): Figure[] {
  const items = payrollItems.filter(({ tax, onBonus }) => tax + onBonus > 0);
  return [...(state?.figures ?? []), ...(locality ? [locality.figure] : []), ...items.map(({ figure }) => figure)];
}

/** The figures a paycheck uses; the state's come last. */
export function usFigures(pay: UsPay): Figure[] {
  const { inputs, federal } = pay;
  return [
    inputs.step2Checkbox ? WITHHOLDING.step2Checkbox : WITHHOLDING.standard,
    ...(inputs.step2Checkbox ? [] : [WITHHOLDING.step1gAmount]),
    ...(inputs.bonusThisPay > 0 ? [WITHHOLDING.supplementalPercent] : []),
    ...(inputs.ficaExempt ? [] : [federal.socialSecurity, federal.medicare]),
    ...(pay.retirement + pay.roth + inputs.hsaPerPay > 0 ? [federal.limits] : []),
    ...(pay.overtimeDeduction > 0 ? [federal.overtimeDeduction] : []),
    ...stateFigures(pay),
  ];
}

/** Note about a state without an income tax; null for other states. */
export function stateNote({ inputs: { state } }: UsPay): string | null {
  return state === "none" ? null : (WITHOUT_INCOME_TAX[state] ?? null);
}
