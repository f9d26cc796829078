import { defineCalculator, InputError, type Notice } from "../../../core/calculator";
import type { Format } from "../../../core/format";
import { TIP_CUSTOMS } from "../../../data/tip-customs";
import { fixedText, toFiniteNumber } from "../../../math/numbers/exact";
import { Rational } from "../../../math/numbers/rational";
import { customOf } from "./custom";
import { type Inputs, inputs, outputs } from "./fields";
import { Bill, type TipResult } from "./tip";
import { headline, working } from "./working";

const COMPARED = [10, 12, 15, 18, 20, 22, 25];

export default defineCalculator({
  id: "tip-calculator",
  inputs,
  outputs,
  solve: { for: ["tipPercent"], from: ["totalAmount", "totalPerPerson", "tipAmount"] },
  figures: Object.values(TIP_CUSTOMS),
  compute: (inputs, { format }) => {
    check(inputs, format);
    const bill = new Bill(inputs);
    const result = bill.with(inputs.tipPercent);
    const { tip, total } = result;
    const each = (amount: Rational) => amount.divide(bill.people).toNumber();
    const shares = bill.shares(total).map((units) => Rational.of(units).divide(bill.minorUnits));
    const custom = customOf(inputs);
    return {
      tipAmount: tip.toNumber(),
      totalAmount: total.toNumber(),
      tipBase: bill.base.toNumber(),
      tipPerPerson: each(tip),
      totalPerPerson: each(total),
      effectiveTipPercent: percentOf(tip.add(bill.service), bill.base),
      shares: () => shares.map((share, i) => ({ person: i + 1, amount: share.toNumber() })),
      sharesText: () => shares.map((share) => fixedText(share, inputs.currencyDigits)).join(" + "),
      comparison: () => COMPARED.map((percent) => comparisonRow(bill, percent)),
      customLow: custom.low,
      customHigh: custom.high,
      customNote: custom.note,
      notices: notices(inputs, bill, result, format),
    };
  },
  headline,
  working,
});

/** @throws InputError where tax and service charge are more than the bill */
function check({ billAmount, taxAmount, includedService, currencyDigits }: Inputs, format: Format): void {
  const bill = format.amount(billAmount, currencyDigits);
  if (taxAmount > billAmount)
    throw new InputError("taxAmount", `Tax must be between 0 and the bill of ${bill}.`);
  const parts = Rational.fromNumber(taxAmount).add(Rational.fromNumber(includedService));
  if (parts.compare(Rational.fromNumber(billAmount)) > 0)
    throw new InputError(
      "includedService",
      `Tax and service charge together must not be more than the bill of ${bill}.`,
    );
}

/** Null of nothing, and of so little that no number holds the percentage. */
function percentOf(part: Rational, whole: Rational): number | null {
  return whole.sign() === 0 ? null : toFiniteNumber(part.divide(whole).multiply(Rational.of(100)));
}

function comparisonRow(bill: Bill, percent: number) {
  const { tip, total } = bill.with(percent, "none");
  return {
    percent,
    tip: tip.toNumber(),
    total: total.toNumber(),
    perPerson: total.divide(bill.people).toNumber(),
    rounded: bill.with(percent).total.toNumber(),
  };
}

function notices(inputs: Inputs, bill: Bill, { tip, asked, total }: TipResult, format: Format): Notice[] {
  const found: Notice[] = [];
  const { tipPercent, currencyDigits } = inputs;
  if (bill.service.sign() > 0 && asked.sign() === 0 && tipPercent > 0)
    found.push({
      code: "service-covers-tip",
      message: `The service charge of ${format.money(inputs.includedService)} is ${format.percent(tipPercent)} or more already: nothing has to be added.`,
    });
  if (tip.sign() > 0 && !asked.equals(tip))
    found.push({
      code: "tip-rounded",
      message: `Rounded as you asked, the tip is ${format.money(tip.toNumber())} instead of ${format.money(asked.toNumber())}.`,
    });
  if (!total.multiply(bill.minorUnits).isInteger())
    found.push({
      code: "finer-than-coins",
      message: `The total has more than ${format.plural(currencyDigits, "decimal")}; the shares add up to the nearest amount that can be paid.`,
    });
  return found;
}
