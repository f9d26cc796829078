import type { ViewProps } from "../../../site/kit";
import { ScrollRegion } from "../../../site/kit/ScrollRegion";
import type temperature from "./calculator";
import { heatIndex, WARM, windChill } from "./feels-like";
import { symbolOf } from "./scales";
import "./feels-like-table.css";

/** A selection of rows (°F) and columns (mph or percent) from the National Weather Service's tables. */
const COLD = {
  temperatures: [40, 30, 20, 10, 0, -10, -20, -30, -40],
  others: [5, 10, 15, 20, 25, 30, 40, 50, 60],
};
const HOT = { temperatures: [80, 84, 88, 92, 96, 100, 104, 108], others: [40, 50, 60, 70, 80, 90, 100] };

/** Heat index in °F at which each warning level of the National Weather Service begins. */
const DANGERS = [
  { from: 125, name: "Extreme danger", level: 4 },
  { from: 103, name: "Danger", level: 3 },
  { from: 90, name: "Extreme caution", level: 2 },
  { from: 80, name: "Caution", level: 1 },
] as const;

/** Maximum of the printed heat index table, °F. Such combinations of heat and humidity do not occur. */
const END_OF_TABLE = 137;

/** Wind chill at or below which skin freezes within 30 minutes, °F. */
const FROSTBITE = -18;

/** Table of feels-like temperatures: wind chill for air below 80 °F, otherwise heat index. */
export function FeelsLikeTable({ model, inputs, format }: ViewProps<typeof temperature>) {
  const { feels } = model.answer;
  if (!feels) return null;
  const isHot = feels.air >= WARM;
  const { temperatures, others } = isHot ? HOT : COLD;
  const symbol = symbolOf(inputs.from);
  const shown = (fahrenheit: number) =>
    format.number(Math.round(inputs.from === "celsius" ? ((fahrenheit - 32) * 5) / 9 : fahrenheit) || 0, 0);
  const ofAnswer = isHot ? inputs.humidity : feels.wind;
  const column = nearest(others, ofAnswer);
  const row = nearest(temperatures, feels.air);
  return (
    <>
      <ScrollRegion label={isHot ? "Heat index" : "Wind chill"}>
        <table className="felt">
          <caption>
            {isHot
              ? `Heat index in ${symbol}, by air temperature and relative humidity`
              : `Wind chill in ${symbol}, by air temperature and wind in mph`}
          </caption>
          <thead>
            <tr>
              <th scope="col">Air</th>
              {others.map((other) => (
                <th key={other} scope="col">
                  {isHot ? `${other}%` : other}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {temperatures.map((temperature) => (
              <tr key={temperature}>
                <th scope="row">{shown(temperature)}</th>
                {others.map((other) => {
                  const felt = isHot ? heatIndex(temperature, other) : windChill(temperature, other);
                  const isAnswer = temperature === row && other === column;
                  return (
                    <td key={other} data-level={levelOf(felt, isHot)} aria-current={isAnswer ? "true" : undefined}>
                      {felt === null || felt > END_OF_TABLE ? "–" : shown(felt)}
                    </td>
                  );
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollRegion>
      <p className="felt-key">
        {isHot
          ? [...DANGERS].reverse().map(({ name, from, level }) => (
              <span key={name} data-level={level}>
                {name} from {shown(from)} {symbol}
              </span>
            ))
          : [
              <span key="frostbite" data-level={3}>
                Frostbite within 30 minutes at {shown(FROSTBITE)} {symbol} or below
              </span>,
            ]}
      </p>
      <p>The outlined cell is the closest to your values.</p>
    </>
  );
}

function levelOf(felt: number | null, isHot: boolean): number | undefined {
  if (felt === null) return undefined;
  if (!isHot) return felt <= FROSTBITE ? 3 : undefined;
  return DANGERS.find(({ from }) => felt >= from)?.level;
}

function nearest(values: readonly number[], value: number): number {
  return values.reduce((best, one) => (Math.abs(one - value) < Math.abs(best - value) ? one : best));
}
