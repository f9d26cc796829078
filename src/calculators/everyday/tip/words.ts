import { type Headline, type Notice, notice } from "../../../core/calculator";
import type { Format } from "../../../core/format";
import type { Listed } from "../../../core/listed";
import type { TippedBill } from "./tipped-bill";

/** “Leave $15.30 (18%): $107.10 in total, $26.78 each.” */
export function headline(
  { inputs, chosen, base, totalPerPerson, effectivePercent }: TippedBill,
  format: Format,
): Headline {
  const { tip, total } = chosen;
  const percent = (100 * tip.toNumber()) / base.toNumber();
  const share = effectivePercent === null ? "" : ` (${format.percent(percent, 1)})`;
  const leave = `Leave ${format.money(tip.toNumber())}${share}:`;
  const inAll = format.money(total.toNumber());
  if (inputs.people === 1) return { label: "Total", before: leave, figure: inAll, after: "in total." };
  return {
    label: "Each",
    before: `${leave} ${inAll} in total,`,
    figure: format.money(totalPerPerson.toNumber()),
    after: "each.",
  };
}

export function notices({ inputs, service, chosen, payable }: TippedBill, format: Format): Listed<Notice> {
  const { beforeRounding, tip, total } = chosen;
  const found: Notice[] = [];
  if (service.sign() > 0 && beforeRounding.sign() === 0 && inputs.tipPercent > 0)
    found.push(
      notice(
        "service-covers-tip",
        `The service charge of ${format.money(inputs.includedService)} is already ${format.percent(inputs.tipPercent)} or more, so nothing needs to be added.`,
      ),
    );
  if (tip.sign() > 0 && !beforeRounding.equals(tip))
    found.push(
      notice(
        "tip-rounded",
        `With rounding, the tip is ${format.money(tip.toNumber())} instead of ${format.money(beforeRounding.toNumber())}.`,
      ),
    );
  if (!payable.equals(total))
    found.push(
      notice(
        "finer-than-coins",
        `The total has more than ${format.plural(inputs.currencyDigits, "decimal")}, so the shares add up to the nearest amount that can be paid.`,
      ),
    );
  return found;
}
