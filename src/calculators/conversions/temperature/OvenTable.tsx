import type { ViewProps } from "../../../site/kit";
import { ScrollRegion } from "../../../site/kit/ScrollRegion";
import type temperature from "./calculator";
import { FAN_REDUCTION, GAS_MARKS } from "./oven";
import "./feels-like-table.css";

/** All gas marks with their temperatures. The one in the answer is outlined. */
export function OvenTable({ outputs, format }: ViewProps<typeof temperature>) {
  return (
    <ScrollRegion label="Oven settings">
      <table className="felt">
        <thead>
          <tr>
            <th scope="col">Gas mark</th>
            <th scope="col">°F</th>
            <th scope="col">°C</th>
            <th scope="col">°C, fan</th>
          </tr>
        </thead>
        <tbody>
          {GAS_MARKS.map(({ mark, fahrenheit }) => {
            const celsius = ((fahrenheit - 32) * 5) / 9;
            return (
              <tr key={mark}>
                <th scope="row" aria-current={mark === outputs.gasMark ? "true" : undefined}>
                  {mark}
                </th>
                <td>{fahrenheit}</td>
                <td>{format.number(celsius, 0)}</td>
                <td>{format.number(celsius - FAN_REDUCTION, 0)}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </ScrollRegion>
  );
}
