import type { Headline } from "../../../core/calculator";
import type { Format } from "../../../core/format";
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
