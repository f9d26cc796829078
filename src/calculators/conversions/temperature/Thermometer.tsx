import { withMinus } from "../../../core/signs";
import { Rational } from "../../../math/numbers/rational";
import type { ViewProps } from "../../../site/kit";
import type temperature from "./calculator";
import { LANDMARKS, type Landmark } from "./landmarks";
import { convertScale, symbolOf } from "./scales";
import "./thermometer.css";

/** Minimum range of the tube, °C. */
const COLD = -40;
const HOT = 110;
/** Landmarks closer together than this share of the tube are not named. */
const NEAR = 0.2;
/** Approximate number of ticks that fit on a phone. */
const TICKS = 6;

const TUBE = { top: 30, height: 12 };
const HEIGHT = 92;

/** A tube filled up to the temperature, with one scale above, the other below, and well-known points marked. */
export function Thermometer({ model, inputs: { from, to }, format }: ViewProps<typeof temperature>) {
  const celsius = model.answer.scales?.celsius?.toNumber();
  if (model.variant !== "convert" || celsius === undefined) return null;
  const low = Math.min(COLD, celsius - 10);
  const high = Math.max(HOT, celsius + 10);
  const at = (value: number) => `${Math.round((10_000 * (value - low)) / (high - low)) / 100}%`;
  const shown = (scale: typeof from) =>
    `${format.number(convertScale(Rational.fromNumber(celsius), "celsius", scale).toNumber(), 1)} ${symbolOf(scale)}`;
  const named: Landmark[] = [];
  for (const one of LANDMARKS.filter((landmark) => landmark.celsius >= low && landmark.celsius <= high)) {
    const last = named.at(-1);
    if (!last || (one.celsius - last.celsius) / (high - low) >= NEAR) named.push(one);
  }
  return (
    <figure className="thermometer">
      <svg width="100%" height={HEIGHT} role="img" aria-label={`Thermometer at ${shown(from)}, ${shown(to)}`}>
        <rect className="tube" y={TUBE.top} width="100%" height={TUBE.height} rx={TUBE.height / 2} />
        <rect className="fill-green" y={TUBE.top} width={at(celsius)} height={TUBE.height} rx={TUBE.height / 2} />
        {ticksOf(low, high, from).map(({ place, text }) => (
          <Tick key={text} at={at(place)} text={withMinus(text)} y={TUBE.top} up />
        ))}
        {ticksOf(low, high, to).map(({ place, text }) => (
          <Tick key={text} at={at(place)} text={withMinus(text)} y={TUBE.top + TUBE.height} />
        ))}
        {named.map(({ short, celsius: one }) => (
          <g key={short} className="landmark">
            <line x1={at(one)} x2={at(one)} y1={TUBE.top} y2={TUBE.top + TUBE.height} />
            <text x={at(one)} y={HEIGHT - 6} textAnchor={anchorOf((one - low) / (high - low))}>
              {short}
            </text>
          </g>
        ))}
      </svg>
      <figcaption>
        Above: {symbolOf(from)}. Below: {symbolOf(to)}.
      </figcaption>
    </figure>
  );
}

function Tick({ at, text, y, up }: { at: string; text: string; y: number; up?: boolean }) {
  return (
    <g className="tick">
      <line x1={at} x2={at} y1={y} y2={up ? y - 6 : y + 6} />
      <text x={at} y={up ? y - 10 : y + 20} textAnchor="middle">
        {text}
      </text>
    </g>
  );
}

/** Round values of a scale between two temperatures in °C, except near the ends, where labels would be cut off. */
function ticksOf(low: number, high: number, scale: Parameters<typeof symbolOf>[0]) {
  const on = (celsius: number) => convertScale(Rational.fromNumber(celsius), "celsius", scale).toNumber();
  const back = (value: number) => convertScale(Rational.fromNumber(value), scale, "celsius").toNumber();
  const [first, last] = [on(low), on(high)].sort((a, b) => a - b) as [number, number];
  const raw = (last - first) / TICKS;
  const power = 10 ** Math.floor(Math.log10(raw));
  const size = ([1, 2, 5, 10].find((one) => one * power >= raw) ?? 10) * power;
  const ticks: { place: number; text: string }[] = [];
  for (let value = Math.ceil(first / size) * size; value <= last; value += size) {
    const place = back(Number(value.toPrecision(12)));
    const share = (place - low) / (high - low);
    if (share > 0.04 && share < 0.96) ticks.push({ place, text: String(Number(value.toPrecision(6))) });
  }
  return ticks;
}

function anchorOf(share: number): "start" | "middle" | "end" {
  return share < 0.1 ? "start" : share > 0.9 ? "end" : "middle";
}
