import type { Format } from "../../core/format";
import { roundedAddends } from "../../math/numbers/rounded-addends";
import type { Color, Parts } from "../kit";

const COLORS: readonly Color[] = ["green", "ochre", "blue", "soft", "ink", "red"];

/** A bar cut into its parts, with the legend and the total as a small table. */
export default function PartsBar({ parts, format }: { parts: Parts; format: Format }) {
  const rows = parts.rows
    .filter((row) => row.value !== 0)
    .map((row, i) => ({ ...row, color: row.color ?? (COLORS[i % COLORS.length] as Color) }));
  const whole = rows.reduce((sum, row) => sum + Math.max(0, row.value), 0);
  const text = parts.text ?? ((value: number) => format.money(value));
  const values = rows.map((row) => row.value);
  const shown = parts.text ? values : roundedAddends(values, parts.total.value, format.minorDigits);
  let start = 0;
  return (
    <div className="parts">
      <svg className="parts-bar" width="100%" height="18" aria-hidden="true">
        {whole > 0 &&
          rows.map((row) => {
            const width = (100 * Math.max(0, row.value)) / whole;
            const x = start;
            start += width;
            return (
              <rect
                key={row.label}
                className={`fill-${row.color}`}
                x={`${round(x)}%`}
                width={`${round(width)}%`}
                height="18"
              />
            );
          })}
      </svg>
      <table>
        <tbody>
          {rows.map((row, i) => (
            <tr key={row.label}>
              <th scope="row">
                <i className={`key bg-${row.color}`} />
                {row.label}
              </th>
              <td>{text(shown[i] as number)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{parts.total.label}</th>
            <td>{text(parts.total.value)}</td>
          </tr>
        </tfoot>
      </table>
    </div>
  );
}

function round(x: number): number {
  return Math.round(x * 100) / 100;
}
