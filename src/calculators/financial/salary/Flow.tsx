import type { Color, ViewProps } from "../../../site/kit";
import type salary from "./calculator";
import "./flow.css";

const HEIGHT = 320;
const GAP = 10;
/** Line height of a label. However thin its band, a label has one line for the amount and at least one for the name. */
const LINE = 17;
/** Characters that fit next to the bands on a phone. */
const LETTERS = 24;
const COLORS: readonly Color[] = ["green", "ochre", "blue", "soft", "ink", "red"];

/** Sankey diagram from gross pay on the left to its parts on the right; the thickness of a band shows its amount. */
export default function Flow({ outputs: { lines, netPay, grossPay }, format }: ViewProps<typeof salary>) {
  if (grossPay === null || grossPay <= 0) return null;
  const takenOut = lines.filter((line) => line.perPay < 0).map(({ item, perPay }) => ({ item, amount: -perPay }));
  const bands = [{ item: "Take-home pay", amount: netPay }, ...takenOut.sort((a, b) => b.amount - a.amount)];
  const scale = (HEIGHT - GAP) / grossPay;
  let left = 0;
  let right = 0;
  const drawn = bands.map(({ item, amount }, i) => {
    const size = amount * scale;
    const name = linesOf(item, LETTERS);
    const color = COLORS[Math.min(i, COLORS.length - 1)] as Color;
    const band = { item, name, amount, size, left, right, color };
    left += size;
    right += Math.max(size, LINE * (name.length + 1)) + GAP;
    return band;
  });
  const rest =
    takenOut.length > 0
      ? `${format.plural(takenOut.length, "deduction takes", "deductions take")} the rest`
      : "nothing is deducted";
  const caption = `Of ${format.money(grossPay)}, ${format.money(netPay)} reaches your bank account; ${rest}.`;
  return (
    <figure className="pay-flow">
      <svg width="100%" height={right} role="img" aria-label={caption}>
        <svg viewBox={`0 0 100 ${right}`} preserveAspectRatio="none" width="38%" height={right} aria-hidden="true">
          {drawn.map((band) => {
            const end = band.right + Math.max(1.5, band.size);
            const from = band.left + band.size;
            return (
              <path
                key={band.item}
                className={`fill-${band.color}`}
                d={`M0 ${band.left} C50 ${band.left} 50 ${band.right} 100 ${band.right} V${end} C50 ${end} 50 ${from} 0 ${from} Z`}
              />
            );
          })}
        </svg>
        {drawn.map((band) => (
          <g key={band.item}>
            {band.name.map((words, i) => (
              <text key={words} x="41%" y={band.right + 13 + LINE * i}>
                {words}
              </text>
            ))}
            <text x="41%" y={band.right + 13 + LINE * band.name.length} className="strong">
              {format.money(band.amount)}
            </text>
          </g>
        ))}
      </svg>
      <figcaption>{caption}</figcaption>
    </figure>
  );
}

/** Wraps text into lines of at most `letters` characters; a longer word gets its own line. */
export function linesOf(text: string, letters: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(" ")) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + 1 + word.length <= letters) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}
