import type { ViewProps } from "../../../site/kit";
import { ScrollRegion } from "../../../site/kit/ScrollRegion";
import type splitBill from "./calculator";

type Props = ViewProps<typeof splitBill>;

/** Who pays whom, with payers in rows and recipients in columns. The original debts are in small print. */
export default function Matrix({ inputs, outputs, format }: Props) {
  const names = inputs.people.map(({ name }) => name.trim());
  const find = (rows: Props["outputs"]["debts"], from: string, to: string) =>
    rows.find((row) => row.from === from && row.to === to)?.amount;
  return (
    <ScrollRegion label="Who pays whom">
      <table className="matrix">
        <caption>Who pays whom, with the original debts in small print</caption>
        <thead>
          <tr>
            <th scope="col">From</th>
            {names.map((name) => (
              <th key={name} scope="col">
                to {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {names.map((from) => (
            <tr key={from}>
              <th scope="row">{from}</th>
              {names.map((to) => {
                const paid = find(outputs.settlements, from, to);
                const owed = find(outputs.debts, from, to);
                return (
                  <td key={to}>
                    {from === to ? "" : paid === undefined ? "–" : <b>{format.money(paid)}</b>}
                    {owed !== undefined && <small>owed {format.money(owed)}</small>}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollRegion>
  );
}
