import { type Step, step } from "../../../core/calculator";
import type { Format } from "../../../core/format";
import { sumText } from "../../../fieldsets/sum-text";

/** What has been paid beside the tax: a refund, or what is still due. */
export function settlementStep(paid: number, tax: number, name: string, format: Format): Step {
  return paid >= tax
    ? step(`Refund = paid so far − ${name}`, sumText([paid, -tax], format), format.money(paid - tax))
    : step(`Still due = ${name} − paid so far`, sumText([tax, -paid], format), format.money(tax - paid));
}
