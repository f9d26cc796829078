import { useMemo } from "react";
import { download, type ViewProps } from "../../../site/view";
import { OtherSide } from "../../../site/view/OtherSide";
import { decodeInput } from "./decode";
import { bytesToEncode } from "./encode";
import type model from "./model";
import { Preview } from "./Preview";
import { resultName } from "./result-name";

/** The other pane, and the picture that a data URI holds. */
export function Turned({ inputs, outputs, format, setInputs }: ViewProps<typeof model>) {
  const { output, detectedType, dataUri } = outputs;
  const encoding = inputs.mode === "encode";
  const bytes = useMemo(() => (dataUri === null ? null : new Blob([bytesOf(inputs)])), [inputs, dataUri]);

  function save(): void {
    if (encoding) download("encoded.txt", "text/plain", [output ?? ""]);
    else download(resultName("decoded", "decode", detectedType), detectedType, [decodeInput(inputs).bytes]);
  }

  function swap(): void {
    if (encoding) setInputs({ mode: "decode", input: output ?? "" });
    else if (output !== null) setInputs({ mode: "encode", inputType: "text", input: output });
    else setInputs({ mode: "encode", inputType: "hex", input: outputs.hex ?? "" });
  }

  return (
    <OtherSide
      title={encoding ? "Encoded" : "Decoded"}
      text={output}
      instead={output === null ? "No text; see the hex view." : ""}
      copyLabel={encoding ? "Copy encoded text" : "Copy text"}
      copied={encoding ? "Encoded text copied" : "Text copied"}
      onDownload={save}
      onSwap={outputs.byteLength > 0 ? swap : undefined}
      format={format}
    >
      {bytes && <Preview blob={bytes} type={detectedType} />}
    </OtherSide>
  );
}

function bytesOf(inputs: ViewProps<typeof model>["inputs"]): Uint8Array<ArrayBuffer> {
  return inputs.mode === "encode" ? bytesToEncode(inputs) : decodeInput(inputs).bytes;
}
