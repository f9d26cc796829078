/** The step of a working for all that a homeowner pays each month. */
import { type Step, step } from "../core/calculator";
import type { Format } from "../core/format";

/**
 * @param names of the parts: `principal and interest + tax`
 * @param extra paid each month on top, 0 for none
 */
export function monthlyTotalStep(
  names: string,
  parts: readonly number[],
  extra: number,
  format: Format,
  remark = "",
): Step {
  const all = extra > 0 ? [...parts, extra] : parts;
  return step(
    `Monthly total = ${names}${extra > 0 ? " + extra payment" : ""}${remark}`,
    all.map((part) => format.amount(part)).join(" + "),
    format.money(all.reduce((sum, part) => sum + part, 0)),
  );
}
