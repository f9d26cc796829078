import { Format } from "../../../core/format";
import { AS_OF } from "../../../data/as-of";
import type { DatedFigure, DatedPeriod } from "../../../data/dated";
import { FEED_PATH } from "./feed";
import { periodText } from "./period-text";
import { FIGURE_SUBJECTS, groupsOf, subjectOf } from "./subjects";
import "./figures.css";

const { date } = new Format();

/** What is about to change among the dated figures, and the pages that list all of them. */
export function FiguresPage({ figures }: { figures: readonly DatedFigure[] }) {
  const all = figures.flatMap((figure) => figure.periods.map((period) => ({ figure, period })));
  const announced = all.filter(({ period }) => period.status === "before-first");
  const ending = all
    .filter(({ period: { status, until } }) => status === "in-effect" && until !== null && until < A_YEAR_ON)
    .toSorted((a, b) => ((a.period.until as string) < (b.period.until as string) ? -1 : 1));
  const carried = all.filter(({ period }) => period.status === "carried-over");
  return (
    <>
      <h1>Dated figures</h1>
      <p className="lede">
        Tax brackets, loan limits, fees and guidelines change with laws, authorities and markets. These pages list each
        figure behind the calculators with its period, its source and whether it is in effect, as of {date(AS_OF)}.
      </p>
      <p>
        <a href={FEED_PATH}>Feed of changes</a> (Atom), for any feed reader.
      </p>
      <ul className="subjects">
        {FIGURE_SUBJECTS.map((subject) => (
          <li key={subject.path}>
            <a href={subject.path}>{subject.title}</a>{" "}
            <span>{groupsOf(subject, figures).reduce((sum, group) => sum + group.figures.length, 0)}</span>
          </li>
        ))}
      </ul>
      <Changes title="Announced" intro="Known, but not in effect yet." list={announced} />
      <Changes title="Ending within a year" intro="In effect until the day shown." list={ending} />
      <Changes
        title="Without a current figure"
        intro="The period has ended, and no later figure has been found. Calculators that use one of these say so."
        list={carried}
      />
    </>
  );
}

const A_YEAR_ON = `${Number(AS_OF.slice(0, 4)) + 1}${AS_OF.slice(4)}`;

interface ChangesProps {
  readonly title: string;
  readonly intro: string;
  readonly list: readonly { readonly figure: DatedFigure; readonly period: DatedPeriod }[];
}

function Changes({ title, intro, list }: ChangesProps) {
  if (list.length === 0) return null;
  return (
    <section>
      <h2>{title}</h2>
      <p>{intro}</p>
      <dl className="dated">
        {list.map(({ figure, period }) => (
          <div key={`${figure.file} ${figure.key} ${period.from}`}>
            <dt>
              <a href={subjectOf(figure)?.path}>{figure.label}</a>
            </dt>
            <dd>
              {period.text}
              <small>{periodText(period)}.</small>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
