/** For tests only: inputs that are mostly consistent. */
import { likelyInputs } from "../../../core/arbitrary-inputs";
import type { JsonObject } from "../../../core/parse";
import { inputs } from "./inputs";

export const validInputs = likelyInputs(inputs).map((given): JsonObject => {
  const { amortizationType = "level", balloonAmount = 0, paymentOverride, onRateChange, ...rest } = given;
  const balloon = amortizationType === "level" ? balloonAmount : 0;
  const isOwn = paymentOverride && amortizationType === "level" && balloon === 0;
  const keepsPayment = isOwn || onRateChange === "adjust-term";
  return {
    ...rest,
    amortizationType,
    balloonAmount: balloon,
    ...(onRateChange && { onRateChange }),
    // Large enough to repay the loan within the term.
    ...(isOwn && { paymentOverride: 30_000 + Number(paymentOverride) }),
    ...(keepsPayment && { extraEffect: "reduce-term" }),
  };
});
