import type { ViewProps } from "../../../site/kit";
import type splitBill from "./calculator";
import { printedShare } from "./printed-share";

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

/** Without the lines that are zero. */
const LINES = { subtotal: "Items", discount: "Discount", tax: "Tax", service: "Service", tip: "Tip" };

type Share = ViewProps<typeof splitBill>["outputs"]["shares"][number];

function linesOf(share: Share, digits: number) {
  const { discount, ...added } = printedShare(share, digits);
  const signed = { ...added, discount: -discount };
  return Object.entries(LINES).flatMap(([key, label]) => {
    const part = key as keyof typeof LINES;
    return share[part] === 0 ? [] : [[label, signed[part]] as const];
  });
}
