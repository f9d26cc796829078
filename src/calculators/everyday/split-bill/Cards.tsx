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
            {(
              [
                ["Items", share.subtotal],
                ["Discount", -share.discount],
                ["Tax", share.tax],
                ["Service", share.service],
                ["Tip", share.tip],
              ] as const
            ).map(([label, amount]) =>
              amount === 0 ? null : (
                <div key={label}>
                  <dt>{label}</dt>
                  <dd>{format.money(amount)}</dd>
                </div>
              ),
            )}
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
