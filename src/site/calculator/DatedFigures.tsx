import { Format } from "../../core/format";
import type { DatedFigure } from "../../data/dated-figure";

const format = new Format();

/** The figures of laws and authorities that the page rests on, each with its date and its source. */
export default function DatedFigures({ figures }: { figures: readonly DatedFigure[] }) {
  const years = [...new Set(figures.map((figure) => figure.year))].sort();
  return (
    <>
      <h2>Figures of {years.join(" and ")}</h2>
      <ul>
        {figures.map((figure) => (
          <li key={figure.label}>
            {figure.label}: {figure.text}
            {figure.effective && `, in force from ${format.date(figure.effective)}`}
            {figure.ends && ` to ${format.date(figure.ends)}`}
            {figure.carriedFrom && `, the figure of ${figure.carriedFrom}`}.{" "}
            {figure.source.url ? <a href={figure.source.url}>{figure.source.title}</a> : figure.source.title}.
            {figure.unconfirmed && <em> Not confirmed: {figure.unconfirmed}.</em>}
          </li>
        ))}
      </ul>
    </>
  );
}
