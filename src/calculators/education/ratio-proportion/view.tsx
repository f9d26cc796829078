import { defineView, type ViewProps } from "../../../site/kit";
import calculator from "./calculator";
import "./number-lines.css";

/** More parts than this would make an illegible bar; the table lists them. */
const MOST_DRAWN = 8;

/** Larger numbers do not fit next to a bar. */
const LARGEST_DRAWN = 1e12;

/** Two number lines with a common zero: in a direct proportion, a is above b and c above d. */
function NumberLines({ inputs, outputs, format }: ViewProps<typeof calculator>) {
  const { a, b, c, d } = outputs;
  if (inputs.mode !== "proportion" || inputs.proportionType !== "direct") return null;
  if (a === null || b === null || c === null || d === null) return null;
  const longest = Math.max(a, c);
  if (Math.min(a, b, c, d) <= 0 || a === c) return null;
  const lines = [
    { name: "First terms", values: [a, c] },
    { name: "Second terms", values: [b, d] },
  ];
  const places = [a, c].map((value) => (100 * value) / longest);
  // Labels less than 12% apart would run into each other.
  if (places.some((place) => place < 12) || Math.abs((places[0] as number) - (places[1] as number)) < 12) return null;
  return (
    <figure className="number-lines">
      {lines.map(({ name, values }) => (
        <div
          key={name}
          className="line"
          role="img"
          aria-label={`${name}: ${values.map((value) => format.number(value, 4)).join(" and ")}`}
        >
          <span style={{ insetInlineStart: 0 }}>0</span>
          {values.map((value, i) => (
            <span key={places[i]} style={{ insetInlineStart: `${places[i]}%` }}>
              {format.number(value, 4)}
            </span>
          ))}
        </div>
      ))}
      <figcaption>Each first term is above its second term.</figcaption>
    </figure>
  );
}

export default defineView(calculator, {
  // The fourth term of the example, which is needed once another term is the unknown.
  opening: { d: "12" },
  Display: NumberLines,
  parts: ({ outputs: { parts, sharesTotal, totalParts }, inputs: { shareDecimals }, format }) => {
    const total = sharesTotal ?? totalParts;
    if (parts.length === 0 || parts.length > MOST_DRAWN || !total || total > LARGEST_DRAWN) return null;
    const areRounded = typeof parts[0]?.roundedShare === "number";
    return {
      rows: parts.map(({ part, ratio, percent, share, roundedShare }) => ({
        label: `Part ${part} (${format.percent(percent, 2)})`,
        value: roundedShare ?? share ?? Number(ratio),
      })),
      total: { label: sharesTotal === null ? "Total parts" : "Amount", value: total },
      text: (value) => (areRounded ? format.amount(value, shareDecimals) : format.number(value, 6)),
    };
  },
  tabs: [
    { label: "Scaled", table: "scaled" },
    { label: "Equal ratios", table: "equivalents" },
    { label: "Parts", table: "parts" },
  ],
});
