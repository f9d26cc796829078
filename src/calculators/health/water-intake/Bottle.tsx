import { WATER } from "../../../data/water";
import { roundedAddends } from "../../../math/numbers/rounded-addends";
import { exceeds } from "../../../math/numbers/slack";
import type { Color, ViewProps } from "../../../site/kit";
import { Gauges } from "../../../site/kit/Gauges";
import type water from "./calculator";
import { ML_PER_FL_OZ } from "./daily";
import { volumeText } from "./words";
import "./water.css";

/** Size of the drawing. */
const WIDTH = 72;
const HEIGHT = 150;
/** Y coordinate where the bottle reaches its full width. The full level is drawn here. */
const SHOULDER = 44;
const OUTLINE = `M26 2H46V20C46 30 66 32 66 ${SHOULDER}V138C66 144 62 148 56 148H16C10 148 6 144 6 138V${SHOULDER}C6 32 26 30 26 20Z`;

/** A bottle filled with the amount to drink in a day or, in the sweat mode, a gauge of the weight lost. */
export function Bottle({ inputs, model: { answer }, format }: ViewProps<typeof water>) {
  const { daily, sweat } = answer;
  if (sweat) {
    const { mostLossPercent } = WATER.sweat.value;
    const lost = Math.max(0, sweat.massLossPercent);
    return (
      <Gauges
        gauges={[
          {
            label: "Body weight lost",
            figure: format.percent(lost, 1),
            after: ` (limit ${mostLossPercent}%)`,
            value: lost,
            end: Math.max(2 * mostLossPercent, lost),
            color: exceeds(lost, mostLossPercent) ? "red" : "green",
            limits: [{ at: mostLossPercent, label: `${mostLossPercent}%` }],
          },
        ]}
      />
    );
  }
  if (!daily) return null;
  const sources: readonly { label: string; ml: number; color: Color }[] = [
    { label: "Every day", ml: daily.base.beverages, color: "blue" },
    { label: "For exercise", ml: daily.exerciseMl, color: "green" },
    { label: "For heat", ml: daily.heatMl, color: "ochre" },
  ];
  const filled = sources.filter(({ ml }) => ml > 0);
  // Rounded as in the headline, and so that the amounts add up to it.
  const [unit, digits] = inputs.unitSystem === "imperial" ? [ML_PER_FL_OZ, 0] : [1000, 1];
  const amounts = roundedAddends(
    filled.map(({ ml }) => ml / unit),
    daily.beverages / unit,
    digits,
  );
  let top = HEIGHT;
  return (
    <figure className="bottle">
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} width={WIDTH} height={HEIGHT} aria-hidden="true">
        <clipPath id="bottle-inside">
          <path d={OUTLINE} />
        </clipPath>
        <g clipPath="url(#bottle-inside)">
          {filled.map(({ label, ml, color }) => {
            const height = ((HEIGHT - SHOULDER) * ml) / daily.beverages;
            top -= height;
            return <rect key={label} className={`fill-${color}`} y={top} width={WIDTH} height={height} />;
          })}
        </g>
        <path className="bottle-glass" d={OUTLINE} />
      </svg>
      <table>
        <caption className="visually-hidden">Amount to drink, by reason</caption>
        <tbody>
          {filled
            .map(({ label, color }, i) => (
              <tr key={label}>
                <th scope="row">
                  <i className={`key bg-${color}`} />
                  {label}
                </th>
                <td>{volumeText((amounts[i] as number) * unit, inputs, format)}</td>
              </tr>
            ))
            .toReversed()}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">To drink in a day</th>
            <td>{volumeText(daily.beverages, inputs, format)}</td>
          </tr>
        </tfoot>
      </table>
    </figure>
  );
}
