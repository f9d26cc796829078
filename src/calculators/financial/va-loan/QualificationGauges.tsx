import { SLACK } from "../../../math/numbers/slack";
import type { ViewProps } from "../../../site/kit";
import { type Gauge, Gauges } from "../../../site/kit/Gauges";
import type va from "./calculator";
import { DEBT_RATIO, GUARANTY_PERCENT } from "./rules";

/** End of the debt ratio gauge, in percent of income, unless the ratio is higher. */
const END = 60;

/** Gauges of residual income, debt ratio and, if some is used, entitlement against VA's requirements. */
export default function QualificationGauges({ inputs, outputs, format }: ViewProps<typeof va>) {
  const { residualIncome, residualRequired, residualVerdict, backEndRatio, maxLoanNoDown } = outputs;
  const gauges: Gauge[] = [];
  if (residualIncome !== null && residualRequired !== null)
    gauges.push({
      label: "Residual income",
      figure: format.wholeMoney(residualIncome),
      after: ` vs. ${format.wholeMoney(residualRequired)} required`,
      value: residualIncome,
      end: 1.1 * Math.max(residualIncome, residualRequired),
      color: residualVerdict === "meets" ? "green" : "red",
      limits: [{ at: residualRequired }],
    });
  if (backEndRatio !== null)
    gauges.push({
      label: "All debts ÷ income",
      figure: format.percent(backEndRatio, 1),
      after: ` (guideline ${format.percent(DEBT_RATIO)})`,
      value: backEndRatio,
      end: Math.max(END, 1.1 * backEndRatio),
      color: backEndRatio <= DEBT_RATIO + SLACK ? "green" : "ochre",
      limits: [{ at: DEBT_RATIO }],
    });
  if (maxLoanNoDown !== null) {
    const whole = (inputs.countyLimit * GUARANTY_PERCENT) / 100;
    gauges.push({
      label: "Entitlement used",
      figure: format.wholeMoney(inputs.entitlementUsed),
      after: ` of ${format.wholeMoney(whole)}`,
      value: inputs.entitlementUsed,
      end: Math.max(whole, inputs.entitlementUsed),
      color: "ochre",
      limits: [],
    });
  }
  return gauges.length === 0 ? null : <Gauges gauges={gauges} />;
}
