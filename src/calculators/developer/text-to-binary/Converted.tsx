import { download, type ViewProps } from "../../../site/view";
import { copy } from "../../../site/view/clipboard";
import "./codes.css";
import { FORMATS } from "./inputs";
import type model from "./model";

/** More than this on screen would only slow the page down; copy and download have all of it. */
const SHOWN = 20_000;

/** The other side: what the input became, to copy, to keep, or to turn around. */
export function Converted({ inputs, outputs, format, setInputs }: ViewProps<typeof model>) {
  const { mode } = inputs;
  const output = outputs.output ?? "";
  const title = mode === "encode" ? FORMATS[inputs.format].replace(/ \(.*/, "") : "Text";
  const cut = output.length > SHOWN;
  return (
    <div className="converted">
      <div className="converted-head">
        <h3 id="converted">{title}</h3>
        <button type="button" className="link" onClick={() => copy(output, `${title} copied`)}>
          {mode === "encode" ? "Copy codes" : "Copy text"}
        </button>
        <button
          type="button"
          className="link"
          onClick={() =>
            download(mode === "encode" ? "codes.txt" : "text.txt", "text/plain;charset=utf-8", [output])
          }
        >
          Download
        </button>
        <button
          type="button"
          className="link"
          onClick={() => setInputs({ mode: mode === "encode" ? "decode" : "encode", input: output })}
        >
          Swap sides
        </button>
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keys */}
      <pre className="converted-text" tabIndex={0} role="region" aria-labelledby="converted">
        {cut ? `${output.slice(0, SHOWN)}…` : output || "—"}
      </pre>
      {cut && (
        <p className="converted-note">
          The first {format.number(SHOWN)} of {format.number(output.length)} characters; copy and download
          have all of them.
        </p>
      )}
    </div>
  );
}
