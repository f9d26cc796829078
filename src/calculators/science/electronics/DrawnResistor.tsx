import { BAND_COLORS, type BandColor } from "../../../data/electronics/color-code";
import { colorName, digitCount } from "../../../math/electronics/color-bands";
import "./resistor.css";

const MEANINGS = {
  digit: "digit",
  exponent: "multiplier",
  tolerance: "tolerance",
  temperatureCoefficient: "temperature coefficient",
} as const;

type Meaning = keyof typeof MEANINGS;

/** Meaning of the band at `place` (from 0) on a resistor with `bands` bands. */
function meaningOf(place: number, bands: number): Meaning {
  const after = (["exponent", "tolerance", "temperatureCoefficient"] as const)[place - digitCount(bands)];
  return after ?? "digit";
}

interface DrawnResistorProps {
  readonly colors: readonly BandColor[];
  /** If given, each band is a button that changes it to the next color allowed at its place. */
  readonly onChange?: (place: number, color: BandColor) => void;
}

export function DrawnResistor({ colors, onChange }: DrawnResistorProps) {
  const names = colors.map(colorName).join(", ");
  return (
    <div className="resistor" {...(!onChange && { role: "img", "aria-label": `A resistor with the bands ${names}` })}>
      <div className="resistor-body">
        {colors.map((color, place) => {
          const meaning = meaningOf(place, colors.length);
          const looks = {
            style: { background: color.shade },
            title: `${colorName(color)}: ${MEANINGS[meaning]}`,
          };
          if (!onChange)
            // biome-ignore lint/suspicious/noArrayIndexKey: bands are identified by their position
            return <span key={place} {...looks} />;
          const choices = BAND_COLORS.filter((one) => one[meaning] !== undefined);
          const next = choices[(choices.indexOf(color) + 1) % choices.length] as BandColor;
          return (
            <button
              // biome-ignore lint/suspicious/noArrayIndexKey: bands are identified by their position
              key={place}
              type="button"
              {...looks}
              aria-label={`Band ${place + 1}, ${MEANINGS[meaning]}: ${colorName(color)}. Change to ${colorName(next)}`}
              onClick={() => onChange(place, next)}
            />
          );
        })}
      </div>
      {onChange && <p className="screen-only">Click a band to change its color.</p>}
    </div>
  );
}
