import { roundedAddends } from "../../../math/numbers/rounded-addends";
import type { ViewProps } from "../../../site/kit";
import type splitBill from "./calculator";

/** One card per person: items, shares of tax and tip, and the amount to pay. */
export default function Cards({ outputs, format }: ViewProps<typeof splitBill>) {
  return (
    <ul className="cards">
      {outputs.shares.map((share) => (
        <li key={share.name}>
          <h3>{share.name}</h3>
          <dl>
            {linesOf(share, format.minorDigits).map(([label, amount]) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{format.money(amount)}</dd>
              </div>
            ))}
            <div className="pays">
              <dt>Pays</dt>
              <dd>{format.money(share.total)}</dd>
            </div>
          </dl>
        </li>
      ))}
    </ul>
  );
}

type Share = ViewProps<typeof splitBill>["outputs"]["shares"][number];

/** The lines of a person that are not zero, rounded so that they add up to what the person pays. */
function linesOf(share: Share, digits: number) {
  const lines = [
    ["Items", share.subtotal],
    ["Discount", -share.discount],
    ["Tax", share.tax],
    ["Service", share.service],
    ["Tip", share.tip],
  ] as const;
  const used = lines.filter(([, amount]) => amount !== 0);
  const shown = roundedAddends(
    used.map(([, amount]) => amount),
    share.total,
    digits,
  );
  return used.map(([label], i) => [label, shown[i] as number] as const);
}
