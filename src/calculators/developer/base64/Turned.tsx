import { useMemo } from "react";
import { download, type ViewProps } from "../../../site/view";
import { copy } from "../../../site/view/clipboard";
import { decodeInput } from "./decode";
import { bytesToEncode } from "./encode";
import type model from "./model";
import { Preview } from "./Preview";
import { resultName } from "./result-name";

/** More than this on screen would only slow the page down; copy and download have all of it. */
const SHOWN = 20_000;

/** The other pane: what the input became, to copy, to keep, or to turn around. */
export function Turned({ inputs, outputs, format, setInputs }: ViewProps<typeof model>) {
  const { mode } = inputs;
  const { output, detectedType, dataUri } = outputs;
  const encoding = mode === "encode";
  const text = output ?? "";
  const cut = text.length > SHOWN;
  const bytes = useMemo(() => (dataUri === null ? null : new Blob([bytesOf(inputs)])), [inputs, dataUri]);

  function save(): void {
    if (encoding) download("encoded.txt", "text/plain", [text]);
    else download(resultName("decoded", "decode", detectedType), detectedType, [decodeInput(inputs).bytes]);
  }

  function swap(): void {
    if (encoding) setInputs({ mode: "decode", input: text });
    else if (output !== null) setInputs({ mode: "encode", inputType: "text", input: output });
    else setInputs({ mode: "encode", inputType: "hex", input: outputs.hex ?? "" });
  }

  return (
    <div className="turned">
      <div className="turned-head">
        <h3 id="turned">{encoding ? "Encoded" : "Decoded"}</h3>
        {output !== null && (
          <button
            type="button"
            className="link"
            onClick={() => copy(text, encoding ? "Encoded text copied" : "Text copied")}
          >
            {encoding ? "Copy encoded text" : "Copy text"}
          </button>
        )}
        <button type="button" className="link" onClick={save}>
          Download
        </button>
        {outputs.byteLength > 0 && (
          <button type="button" className="link" onClick={swap}>
            Swap sides
          </button>
        )}
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keys */}
      <pre className="turned-text" tabIndex={0} role="region" aria-labelledby="turned">
        {output === null ? "No text; see the hex view." : cut ? `${text.slice(0, SHOWN)}…` : text}
      </pre>
      {cut && (
        <p className="turned-note">
          The first {format.number(SHOWN)} of {format.number(text.length)} characters; copy and download have
          all of them.
        </p>
      )}
      {bytes && <Preview blob={bytes} type={detectedType} />}
    </div>
  );
}

function bytesOf(inputs: ViewProps<typeof model>["inputs"]): Uint8Array<ArrayBuffer> {
  return inputs.mode === "encode" ? bytesToEncode(inputs) : decodeInput(inputs).bytes;
}
