import { type Step, step } from "../../../core/calculator";
import type { Format } from "../../../core/format";
import type { Listed } from "../../../core/listed";
import type { Rational } from "../../../math/numbers/rational";
import { ROUND_MODES } from "./inputs";
import type { TippedBill } from "./tipped-bill";

/** Steps for the base, the percentage, the rounding and the shares. */
export function working(tipped: TippedBill, format: Format): Listed<Step> {
  const { billAmount, includedService, taxAmount, tipPercent, tipOn, roundMode, roundTo, currencyDigits } =
    tipped.inputs;
  const { beforeRounding, tip, total } = tipped.chosen;
  const money = (amount: number | Rational) => format.money(typeof amount === "number" ? amount : amount.toNumber());
  const base = money(tipped.base);
  const service = includedService > 0 ? ` − ${money(includedService)} service` : "";
  const tax = tipOn === "pre-tax" && taxAmount > 0 ? ` − ${money(taxAmount)} tax` : "";
  const percentage = `${base} × ${format.percent(tipPercent)}`;
  return [
    step("Tip is based on", `${money(billAmount)}${service}${tax}`, base),
    step(
      includedService > 0 ? "Tip = base × percentage − service charge" : "Tip = base × percentage",
      includedService > 0 ? `max(0, ${percentage} − ${money(includedService)})` : percentage,
      format.money(beforeRounding.toNumber(), currencyDigits),
    ),
    step("Bill and tip", `${money(billAmount)} + ${money(beforeRounding)}`, money(tipped.bill.add(beforeRounding))),
    roundMode !== "none" &&
      step("Rounded", `${ROUND_MODES[roundMode]} to a multiple of ${money(roundTo)}; tip ${money(tip)}`, money(total)),
    shareSteps(tipped, format),
  ];
}

function shareSteps({ inputs, chosen, payable, totalPerPerson, shares }: TippedBill, format: Format): Listed<Step> {
  const { people, currencyDigits } = inputs;
  if (people === 1) return [];
  const total = format.money(chosen.total.toNumber());
  const coins = (amount: Rational) => format.money(amount.toNumber(), currencyDigits);
  const most = shares[0] as Rational;
  const least = shares.at(-1) as Rational;
  const more = shares.filter((share) => share.equals(most)).length;
  const part = (count: number, share: Rational) => `${format.plural(count, "person", "people")} × ${coins(share)}`;
  return [
    step(
      "Each, exact",
      `${total} ÷ ${format.number(people)}`,
      // Cents have two digits, fractions of a cent as many as it takes.
      `${format.symbol}${format.number(totalPerPerson.toNumber(), 6, currencyDigits)}`,
    ),
    step(
      "Each, as paid",
      more === people ? part(people, most) : `${part(more, most)} + ${part(people - more, least)}`,
      coins(payable),
    ),
  ];
}
