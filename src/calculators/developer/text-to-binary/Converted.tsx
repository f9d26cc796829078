import { download, type ViewProps } from "../../../site/view";
import { copy } from "../../../site/view/clipboard";
import { useExample } from "../../../site/view/example";
import "./codes.css";
import { encode } from "./encode";
import { FORMATS, type FormatName, inputs as fields, type Inputs } from "./inputs";
import type model from "./model";

/** More than this on screen would only slow the page down; copy and download have all of it. */
const SHOWN = 20_000;

const EXAMPLE = String(fields.input.default);

/** The other side: what the input became, to copy, to keep, or to turn around. */
export function Converted({ inputs, outputs, format, setInputs, textOf }: ViewProps<typeof model>) {
  const coded = codedExample(textOf("format") as FormatName, textOf("charset") as Inputs["charset"], inputs);
  useExample(textOf("mode"), textOf("input"), EXAMPLE, coded, (input) => setInputs({ input }));
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

/** The example in codes; null in Morse, which has no exclamation mark. */
function codedExample(format: FormatName, charset: Inputs["charset"], inputs: Inputs): string | null {
  try {
    return encode(EXAMPLE, format, { ...inputs, charset, separator: " ", padded: true, prefix: false });
  } catch {
    return null;
  }
}
