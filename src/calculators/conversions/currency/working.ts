import { type Step, step } from "../../../core/calculator";
import type { Format } from "../../../core/format";
import type { Listed } from "../../../core/listed";
import { minorDigitsOf } from "../../../data/currencies";
import type { Rational } from "../../../math/numbers/rational";
import { amountText, exactIn } from "./amounts";
import type { Conversion } from "./conversion";

/** Losses of this percentage or less get no step. */
const LEAST_SHARE = 1e-6;

/** Steps for cross rate, markup, fees and rounding, in the order in which they apply. */
export function working(conversion: Conversion, format: Format): Listed<Step> {
  const { inputs, mid, offered, fee, toConvert, arrives, paid, isReceived, cost, costPercent } = conversion;
  const { from, to, rateBase, markupPercent, feePercent, feeFixed } = inputs;
  const n = (value: Rational | number) => format.number(typeof value === "number" ? value : value.toNumber(), 10);
  /** Amounts and rates in the second currency, whose digits it groups: rupees in lakh. */
  const inTo = (value: Rational) => exactIn(to, value);
  const inFrom = (value: Rational) => exactIn(from, value);
  const list: Step[] = [];

  const [first, second] = [conversion.rateOf(from), conversion.rateOf(to)];
  if (!conversion.isManual && first && second)
    list.push(
      step(
        `Mid-market rate = ${to} per ${rateBase} ÷ ${from} per ${rateBase}`,
        `${n(second)} ÷ ${n(first)}`,
        `${inTo(mid)} ${to}`,
      ),
    );
  if (markupPercent > 0)
    list.push(
      step(
        "Offered rate = rate × (1 − markup)",
        `${inTo(mid)} × (1 − ${n(markupPercent)} ÷ 100)`,
        `${inTo(offered)} ${to}`,
      ),
    );
  if (isReceived) {
    list.push(
      step("To convert = arrives ÷ rate", `${inTo(arrives)} ÷ ${inTo(offered)}`, `${inFrom(toConvert)} ${from}`),
    );
    if (fee.sign() > 0)
      list.push(
        step(
          "To pay = (to convert + fixed fee) ÷ (1 − fee)",
          `(${inFrom(toConvert)} + ${n(feeFixed)}) ÷ (1 − ${n(feePercent)} ÷ 100)`,
          `${inFrom(paid)} ${from}`,
        ),
      );
    list.push(
      step(
        `Rounded up to ${decimals(minorDigitsOf(from))}`,
        `${inFrom(paid)} ${from}, so that enough arrives`,
        amountText(conversion.paidRounded.toNumber(), from),
      ),
    );
  } else {
    if (fee.sign() > 0)
      list.push(
        step("Fees", `${inFrom(paid)} × ${n(feePercent)} ÷ 100 + ${n(feeFixed)}`, `${inFrom(fee)} ${from}`),
        step("Left to convert", `${inFrom(paid)} − ${inFrom(fee)}`, `${inFrom(toConvert)} ${from}`),
      );
    list.push(
      step("Arrives = left to convert × rate", `${inFrom(toConvert)} × ${inTo(offered)}`, `${inTo(arrives)} ${to}`),
      step(
        `Rounded to ${decimals(minorDigitsOf(to))}, ${inputs.rounding === "half-even" ? "half to even" : "half up"}`,
        `${inTo(arrives)} ${to}`,
        amountText(conversion.arrivesRounded.toNumber(), to),
      ),
    );
  }
  if ((costPercent?.toNumber() ?? 0) > LEAST_SHARE)
    list.push(
      step(
        "Lost = paid × mid-market rate − arrives",
        `${inFrom(paid)} × ${inTo(mid)} − ${inTo(arrives)}`,
        `${inTo(cost)} ${to}`,
      ),
      step(
        "As a share",
        `${inTo(cost)} ÷ ${inTo(conversion.worth)} × 100`,
        format.percent(costPercent?.toNumber() ?? null),
      ),
    );
  return list;
}

function decimals(count: number): string {
  return count === 0 ? "whole units" : `${count} decimals`;
}
