import { useMemo } from "react";
import type { Format } from "../../../core/format";
import type { ViewProps } from "../../../site/kit";
import type rentVsBuy from "./calculator";
import { growthMap } from "./sensitivity";
import "./growth-map.css";

/** Number of shades on either side of even. */
const SHADES = 4;

/** A table of how far ahead the buyer is at different growth rates of rent and home value, shaded by amount. */
export default function GrowthMap({ inputs, format }: ViewProps<typeof rentVsBuy>) {
  const { rentGrowth, homeGrowth, differences } = useMemo(() => growthMap(inputs), [inputs]);
  const most = Math.max(...differences.flat().map(Math.abs));
  const unit = unitOf(most, format);
  const wins = differences.flat().filter((difference) => difference > 0).length;
  return (
    <figure className="growth-map">
      <p>
        <b>Rent growth</b> runs across and <b>home value growth</b> down, in percent per year. Each cell shows how far
        ahead the buyer is after {format.plural(inputs.horizonYears, "year")}
        {unit.name && `, in ${unit.name}`}. Negative means the renter is ahead.
      </p>
      <table>
        <caption className="visually-hidden">Growth of home value and of rent</caption>
        <thead>
          <tr>
            <td />
            {rentGrowth.map((rent) => (
              <th key={rent} scope="col" aria-label={`Rent growth ${rent}%`}>
                {format.percent(rent, 2)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {homeGrowth.map((home, row) => (
            <tr key={home}>
              <th scope="row" aria-label={`Home value growth ${home}%`}>
                {format.percent(home, 2)}
              </th>
              {rentGrowth.map((rent, column) => {
                const difference = differences[row]?.[column] ?? 0;
                const present = home === inputs.homeAppreciation && rent === inputs.rentGrowth;
                return (
                  <td
                    key={rent}
                    className={`${shadeOf(difference, most)}${present ? " present" : ""}`}
                    title={format.wholeMoney(difference)}
                  >
                    {unit.show(difference)}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
      <ul className="legend">
        <li>
          <i className="key bg-green" /> Buyer ahead
        </li>
        <li>
          <i className="key bg-ochre" /> Renter ahead
        </li>
      </ul>
      <figcaption>
        Buying is ahead in {wins} of {differences.flat().length} cases. Your own assumptions are outlined.
      </figcaption>
    </figure>
  );
}

/** CSS class for the side that is ahead and the strength of the shade, such as `buy-3` or `rent-1`. */
function shadeOf(difference: number, most: number): string {
  if (difference === 0 || most === 0) return "";
  const strength = Math.min(SHADES, Math.max(1, Math.ceil((SHADES * Math.abs(difference)) / most)));
  return `${difference > 0 ? "buy" : "rent"}-${strength}`;
}

interface Unit {
  readonly name: string;
  show(amount: number): string;
}

/** A unit in which the largest amount has few digits; rupees use lakh and crore. */
function unitOf(most: number, format: Format): Unit {
  const units: readonly [number, string][] =
    format.currency === "INR"
      ? [
          [1e12, "lakh crore"],
          [1e7, "crore"],
          [1e5, "lakh"],
          [1e3, "thousands"],
        ]
      : [
          [1e15, "quadrillions"],
          [1e12, "trillions"],
          [1e9, "billions"],
          [1e6, "millions"],
          [1e3, "thousands"],
        ];
  const [size, name] = units.find(([one]) => most >= 2 * one) ?? [1, ""];
  const digits = most / size >= 20 ? 0 : 1;
  return { name, show: (amount) => format.amount(amount / size, digits) };
}
