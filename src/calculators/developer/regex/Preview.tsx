/** Before-and-after view of replacing or splitting: the text with its matches, and the result. */
import { copy, type ViewProps } from "../../../site/kit";
import { download } from "../../../site/kit/download";
import { Literal } from "../../../site/kit/Literal";
import "./more.css";
import type regex from "./calculator";
import { expand } from "./replacement";
import { marksOf, type Span } from "./segments";

type Props = ViewProps<typeof regex>;

/** Of longer texts only the beginning is shown; Copy and Download include everything. */
const SHOWN = 4000;
const SHOWN_PARTS = 200;

export default function Preview(props: Props) {
  const { inputs, outputs, format } = props;
  const { mode, text } = inputs;
  const whole = (mode === "replace" ? outputs.result : outputs.partsText) ?? "";
  const { before, after } = pieces(props);
  const cut = text.length > SHOWN || outputs.parts.length > SHOWN_PARTS;
  return (
    <div className="regex-preview">
      <div>
        <h3 id="regex-before">Before</h3>
        <Literal labelledBy="regex-before">{before}</Literal>
      </div>
      <div>
        <h3 id="regex-after">{mode === "replace" ? "After" : "Parts"}</h3>
        {mode === "replace" ? (
          <Literal labelledBy="regex-after">{after}</Literal>
        ) : (
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must be reachable by keyboard
          <ol className="literal" tabIndex={0} aria-labelledby="regex-after">
            {outputs.parts.slice(0, SHOWN_PARTS).map(({ n, value }) => (
              <li key={n}>
                <code>{value ?? "empty"}</code>
              </li>
            ))}
          </ol>
        )}
      </div>
      <p>
        <button
          type="button"
          className="link"
          onClick={() => copy(whole, mode === "replace" ? "Result copied" : "Parts copied")}
        >
          {mode === "replace" ? "Copy result" : "Copy parts"}
        </button>
        <button
          type="button"
          className="link"
          onClick={() => download(`${mode}.txt`, "text/plain;charset=utf-8", [whole])}
        >
          Download
        </button>
        {cut && (
          <small>
            Only the beginning of {format.number(text.length)} characters is shown; Copy and Download include
            everything.
          </small>
        )}
      </p>
    </div>
  );
}

/** The text with its matches highlighted, and the same text with their replacements. */
function pieces({ inputs, outputs }: Props) {
  const { text, flags, mode, replacement } = inputs;
  // Split cuts at every match even without flag g, but the table then lists only the first, so none is highlighted.
  const listed = mode === "split" && !flags.includes("g") ? [] : outputs.matches;
  const names = [null, ...outputs.groups.slice(0, outputs.groupCount).map(({ name }) => name)];
  const marks = marksOf(listed, outputs.groups, outputs.groupCount);
  const before = [];
  const after = [];
  let done = 0;
  for (const [i, mark] of marks.entries()) {
    if (mark.end > SHOWN) break;
    const gap = text.slice(done, mark.start);
    before.push(gap, <mark key={i}>{text.slice(mark.start, mark.end)}</mark>);
    after.push(gap, <mark key={i}>{expand(replacement, text, spansOf(mark, names.length), names)}</mark>);
    done = mark.end;
  }
  const rest = text.slice(done, Math.max(done, SHOWN)) + (text.length > SHOWN ? "…" : "");
  return { before: [...before, rest], after: [...after, rest] };
}

function spansOf(mark: Span & { readonly groups: readonly (Span & { readonly group: number })[] }, count: number) {
  const spans = Array.from({ length: 2 * count }, () => -1);
  spans[0] = mark.start;
  spans[1] = mark.end;
  for (const { group, start, end } of mark.groups) {
    spans[2 * group] = start;
    spans[2 * group + 1] = end;
  }
  return spans;
}
