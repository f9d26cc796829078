import type { DatedFigure, DatedPeriod } from "../../../data/dated";
import { periodText } from "./period-text";
import { FIGURES_PATH, type FigureSubject, groupsOf } from "./subjects";
import "./figures.css";

interface SubjectPageProps {
  readonly subject: FigureSubject;
  readonly figures: readonly DatedFigure[];
}

/** The dated figures of a subject, each with all its periods, the latest first. */
export function SubjectPage({ subject, figures }: SubjectPageProps) {
  return (
    <>
      <p className="crumb">
        <a href={FIGURES_PATH}>Dated figures</a>
      </p>
      <h1>{subject.title}</h1>
      <p className="lede">{subject.description}</p>
      {groupsOf(subject, figures).map((group) => (
        <section key={group.title}>
          <h2>{group.title}</h2>
          <dl className="dated">
            {group.figures.map(({ file, key, label, periods }) => (
              <div key={file + key}>
                <dt>{label}</dt>
                {periods.toReversed().map((period) => (
                  <Period key={period.from} period={period} />
                ))}
              </div>
            ))}
          </dl>
        </section>
      ))}
    </>
  );
}

function Period({ period }: { period: DatedPeriod }) {
  const { text, source, note, unconfirmed } = period;
  const when = periodText(period);
  return (
    <dd>
      {text}
      <small>
        {when && `${when}. `}
        {source.url ? <a href={source.url}>{source.title}</a> : source.title}
        {note ? `. ${note}` : "."}
        {unconfirmed && <em>{` Not confirmed: ${unconfirmed}.`}</em>}
      </small>
    </dd>
  );
}
