import { notPublished } from "../../core/figures";
import { Format } from "../../core/format";
import { AS_OF } from "../../data/as-of";
import type { Figure } from "../../data/parameter";

const format = new Format();

interface DatedFiguresProps {
  readonly figures: readonly Figure[];
  /** Set if the heading is already present. */
  readonly untitled?: boolean;
}

/** The figures from laws and authorities that the page relies on, each with its dates and its source. */
export default function DatedFigures({ figures, untitled = false }: DatedFiguresProps) {
  return (
    <>
      {!untitled && <h2>{`${AS_OF.slice(0, 4)} figures`}</h2>}
      <ul>
        {figures.map((figure) => (
          <li key={figure.label}>
            {`${figure.label}: ${figure.text}${periodText(figure)}. `}
            <SourceOf figure={figure} />
            {figure.note ? `. ${figure.note}` : "."}
            {figure.unconfirmed && <em>{` Not confirmed: ${figure.unconfirmed}.`}</em>}
          </li>
        ))}
      </ul>
    </>
  );
}

function SourceOf({ figure: { source } }: { figure: Figure }) {
  return source.url ? <a href={source.url}>{source.title}</a> : source.title;
}

/** `, in effect from April 1, 2025, to March 31, 2026; the 2026-27 figure was not yet available` */
function periodText(figure: Figure): string {
  const { from, until, status } = figure;
  const start = from === null ? "" : ` from ${format.date(from)}`;
  const end = until === null ? "" : `${start && ","} to ${format.date(until)}`;
  const period = start || end ? `, in effect${start}${end}` : "";
  return status === "carried-over" ? `${period}; ${notPublished(figure)}` : period;
}
