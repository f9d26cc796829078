/** Explains the pattern part by part; pointing at a row highlights that part everywhere on the page. */
import type { ViewProps } from "../../../site/kit";
import type regex from "./calculator";
import { inWords } from "./in-words";
import { isSamePart, linking, useLinked } from "./linked";

/** Parts nested deeper than this are not indented any further, because phone screens are narrow. */
const DEEPEST = 6;
/** Maximum number of rows on screen; the table on the command line has all of them. */
const SHOWN = 400;

export function Explanation({ outputs, format }: ViewProps<typeof regex>) {
  const linked = useLinked();
  const rows = inWords(outputs.explanation);
  return (
    <>
      <ol className="regex-explanation">
        {rows.slice(0, SHOWN).map((row, i) => (
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: all rows are replaced together when the pattern changes
            key={i}
            className={`depth${Math.min(row.depth, DEEPEST)}${linked && isSamePart(linked, row) ? " lit" : ""}`}
            // biome-ignore lint/a11y/noNoninteractiveTabindex: keyboard users need the highlight too
            tabIndex={0}
            {...linking(row)}
          >
            <code>{row.token ?? "∅"}</code>
            <span>{row.meaning}</span>
          </li>
        ))}
      </ol>
      {rows.length > SHOWN && <p className="regex-note">And {format.number(rows.length - SHOWN)} more parts.</p>}
    </>
  );
}
