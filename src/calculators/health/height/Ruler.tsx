import { CM_PER_INCH, INCHES_PER_FOOT } from "../../../math/health/unit-system";
import type { ViewProps } from "../../../site/kit";
import type height from "./calculator";
import "./ruler.css";

/** Centimeters shown on either side of the height. */
const AROUND = 16;

const HEIGHT = 118;

/** Centimeter and inch scales side by side, with the height marked. */
export function Ruler({ model, format }: ViewProps<typeof height>) {
  const { cm } = model.answer;
  if (cm === null) return null;
  const low = Math.max(0, cm - AROUND);
  const high = low + 2 * AROUND;
  const at = (value: number) => `${Math.round(((value - low) / (high - low)) * 10_000) / 100}%`;
  const marks = (size: number) =>
    Array.from({ length: Math.floor(high / size) - Math.ceil(low / size) + 1 }, (_, i) => Math.ceil(low / size) + i);
  const inch = (inches: number) => `${Math.floor(inches / INCHES_PER_FOOT)}′ ${inches % INCHES_PER_FOOT}″`;
  // Rounded before the feet are split off, so that 11.997 in becomes 1 ft 0 in.
  const total = Math.round((100 * cm) / CM_PER_INCH) / 100;
  const feet = Math.floor(total / INCHES_PER_FOOT);
  const caption = `${format.number(cm, 2)} cm is ${feet} ft ${format.number(total - INCHES_PER_FOOT * feet, 2)} in.`;
  return (
    <div className="ruler">
      <svg width="100%" height={HEIGHT} role="img" aria-label={caption}>
        <rect className="paper" width="100%" height={HEIGHT - 40} y="20" />
        {marks(1).map((value) => (
          <line
            key={value}
            x1={at(value)}
            x2={at(value)}
            y1="20"
            y2={value % 10 === 0 ? 38 : value % 5 === 0 ? 34 : 29}
          />
        ))}
        {marks(1)
          .filter((value) => value % 5 === 0)
          .map((value) => (
            <text key={value} x={at(value)} y="51" textAnchor="middle">
              {value}
            </text>
          ))}
        {marks(CM_PER_INCH).map((inches) => (
          <line
            key={inches}
            x1={at(inches * CM_PER_INCH)}
            x2={at(inches * CM_PER_INCH)}
            y1={inches % INCHES_PER_FOOT === 0 ? 74 : 84}
            y2="98"
          />
        ))}
        {marks(CM_PER_INCH)
          .filter((inches) => inches % 2 === 0)
          .map((inches) => (
            <text key={inches} x={at(inches * CM_PER_INCH)} y="73" textAnchor="middle">
              {inch(inches)}
            </text>
          ))}
        <line className="here" x1={at(cm)} x2={at(cm)} y1="12" y2="106" />
        <text className="unit" x="0" y="14">
          cm
        </text>
        <text className="unit" x="0" y="113">
          feet and inches
        </text>
      </svg>
    </div>
  );
}
