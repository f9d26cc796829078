import { useState } from "react";
import type { ViewProps } from "../../../site/kit";
import { CopyButton } from "../../../site/kit/CopyButton";
import { ScrollRegion } from "../../../site/kit/ScrollRegion";
import type unitConverter from "./calculator";
import { grouped } from "./words";
import "./unit-table.css";

/** Number of rows shown until the user asks for all of them. */
const INITIAL_ROWS = 20;

/** The answer in every unit of the quantity, with search and copy buttons. */
export function UnitTable({ outputs: { allUnits, toUnit }, format }: ViewProps<typeof unitConverter>) {
  const [search, setSearch] = useState("");
  const [all, setAll] = useState(false);
  const words = search.toLowerCase().trim();
  const found = allUnits.filter(({ name, symbol, unit }) =>
    [name, symbol, unit.replaceAll("-", " ")].some((text) => text.toLowerCase().includes(words)),
  );
  const shown = all || words !== "" ? found : found.slice(0, INITIAL_ROWS);
  return (
    <div className="unit-table">
      <label className="unit-search">
        Find a unit
        <span className="field text">
          <input type="search" value={search} onChange={(event) => setSearch(event.target.value)} />
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
          ? "No units of this quantity match."
          : words !== "" && `${found.length} of ${allUnits.length} units`}
      </p>
      {words === "" && found.length > INITIAL_ROWS && (
        <button type="button" className="link" onClick={() => setAll(!all)}>
          {all ? `Show the first ${INITIAL_ROWS}` : `Show all ${found.length} units`}
        </button>
      )}
    </div>
  );
}
