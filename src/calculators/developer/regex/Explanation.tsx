/** The pattern part by part, in words; each row lights up its part everywhere. */
import type { ViewProps } from "../../../site/kit";
import type regex from "./calculator";
import { inWords } from "./in-words";
import { isSamePart, linking, useLinked } from "./linked";

/** Deeper parts are not moved in any further: a phone is narrow. */
const DEEPEST = 6;
/** Rows on screen; the table of the command line has all of them. */
const SHOWN = 400;

export function Explanation({ outputs, format }: ViewProps<typeof regex>) {
  const linked = useLinked();
  const rows = inWords(outputs.explanation);
  return (
    <>
      <ol className="regex-explanation">
        {rows.slice(0, SHOWN).map((row, i) => (
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: rows are a reading of the pattern, replaced as a whole
            key={i}
            className={`depth${Math.min(row.depth, DEEPEST)}${linked && isSamePart(linked, row) ? " lit" : ""}`}
            // biome-ignore lint/a11y/noNoninteractiveTabindex: what the pointer lights up, the keyboard must too
            tabIndex={0}
            {...linking(row)}
          >
            <code>{row.token ?? "∅"}</code>
            <span>{row.meaning}</span>
          </li>
        ))}
      </ol>
      {rows.length > SHOWN && (
        <p className="regex-note">And {format.number(rows.length - SHOWN)} more parts.</p>
      )}
    </>
  );
}
