import { type Step, step } from "../../../core/calculator";
import type { Format } from "../../../core/format";
import type { Listed } from "../../../core/listed";
import { minorDigitsOf } from "../../../data/currencies";
import type { Rational } from "../../../math/numbers/rational";
import { amountText } from "./amounts";
import type { Conversion } from "./conversion";

/** Losses of this percentage or less get no step. */
const LEAST_SHARE = 1e-6;

/** Steps for cross rate, markup, fees and rounding, in the order in which they apply. */
export function working(conversion: Conversion, format: Format): Listed<Step> {
  const { inputs, mid, offered, fee, toConvert, arrives, paid, isReceived, cost, costPercent } = conversion;
  const { from, to, rateBase, markupPercent, feePercent, feeFixed } = inputs;
  const n = (value: Rational | number) => format.number(typeof value === "number" ? value : value.toNumber(), 10);
  const list: Step[] = [];

  const [first, second] = [conversion.rateOf(from), conversion.rateOf(to)];
  if (!conversion.isManual && first && second)
    list.push(
      step(
        `Mid-market rate = ${to} per ${rateBase} ÷ ${from} per ${rateBase}`,
        `${n(second)} ÷ ${n(first)}`,
        `${n(mid)} ${to}`,
      ),
    );
  if (markupPercent > 0)
    list.push(
      step("Offered rate = rate × (1 − markup)", `${n(mid)} × (1 − ${n(markupPercent)} ÷ 100)`, `${n(offered)} ${to}`),
    );
  if (isReceived) {
    list.push(step("To convert = arrives ÷ rate", `${n(arrives)} ÷ ${n(offered)}`, `${n(toConvert)} ${from}`));
    if (fee.sign() > 0)
      list.push(
        step(
          "To pay = (to convert + fixed fee) ÷ (1 − fee)",
          `(${n(toConvert)} + ${n(feeFixed)}) ÷ (1 − ${n(feePercent)} ÷ 100)`,
          `${n(paid)} ${from}`,
        ),
      );
    list.push(
      step(
        `Rounded up to ${decimals(minorDigitsOf(from))}`,
        `${n(paid)} ${from}, so that enough arrives`,
        amountText(conversion.paidRounded.toNumber(), from),
      ),
    );
  } else {
    if (fee.sign() > 0)
      list.push(
        step("Fees", `${n(paid)} × ${n(feePercent)} ÷ 100 + ${n(feeFixed)}`, `${n(fee)} ${from}`),
        step("Left to convert", `${n(paid)} − ${n(fee)}`, `${n(toConvert)} ${from}`),
      );
    list.push(
      step("Arrives = left to convert × rate", `${n(toConvert)} × ${n(offered)}`, `${n(arrives)} ${to}`),
      step(
        `Rounded to ${decimals(minorDigitsOf(to))}, ${inputs.rounding === "half-even" ? "half to even" : "half up"}`,
        `${n(arrives)} ${to}`,
        amountText(conversion.arrivesRounded.toNumber(), to),
      ),
    );
  }
  if ((costPercent?.toNumber() ?? 0) > LEAST_SHARE)
    list.push(
      step("Lost = paid × mid-market rate − arrives", `${n(paid)} × ${n(mid)} − ${n(arrives)}`, `${n(cost)} ${to}`),
      step("As a share", `${n(cost)} ÷ ${n(conversion.worth)} × 100`, format.percent(costPercent?.toNumber() ?? null)),
    );
  return list;
}

function decimals(count: number): string {
  return count === 0 ? "whole units" : `${count} decimals`;
}
