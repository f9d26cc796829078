import { useState } from "react";
import type { ViewProps } from "../../../site/kit";
import { CopyButton } from "../../../site/kit/CopyButton";
import { ScrollRegion } from "../../../site/kit/ScrollRegion";
import type unitConverter from "./calculator";
import { grouped } from "./headline";
import "./unit-table.css";

/** Rows that are shown before somebody asks for all. */
const FIRST = 20;

/** The answer in every unit of the quantity, to be searched and copied from. */
export function UnitTable({ outputs: { allUnits, toUnit }, format }: ViewProps<typeof unitConverter>) {
  const [wanted, setWanted] = useState("");
  const [all, setAll] = useState(false);
  const words = wanted.toLowerCase().trim();
  const found = allUnits.filter(({ name, symbol, unit }) =>
    [name, symbol, unit.replaceAll("-", " ")].some((text) => text.toLowerCase().includes(words)),
  );
  const shown = all || words !== "" ? found : found.slice(0, FIRST);
  return (
    <div className="unit-table">
      <label className="unit-search">
        Find a unit
        <span className="field text">
          <input type="search" value={wanted} onChange={(event) => setWanted(event.target.value)} />
        </span>
      </label>
      <ScrollRegion label="All units">
        <table>
          <thead>
            <tr>
              <th scope="col" className="text">
                Unit
              </th>
              <th scope="col">Value</th>
            </tr>
          </thead>
          <tbody>
            {shown.map(({ unit, name, symbol, text }) => (
              <tr key={unit} aria-current={unit === toUnit ? "true" : undefined}>
                <th scope="row" className="text">
                  {name} {symbol !== name && <small>{symbol}</small>}
                </th>
                <td>
                  {grouped(text, format)}
                  <CopyButton label={`the value in ${name}`} text={text} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollRegion>
      <p role="status">
        {found.length === 0
          ? "No unit of this quantity has such a name."
          : words !== "" && `${found.length} of ${allUnits.length} units`}
      </p>
      {words === "" && found.length > FIRST && (
        <button type="button" className="link" onClick={() => setAll(!all)}>
          {all ? `Show the first ${FIRST}` : `Show all ${found.length} units`}
        </button>
      )}
    </div>
  );
}
