import { useMemo } from "react";
import { download, type ViewProps } from "../../../site/view";
import { OtherSide } from "../../../site/view/OtherSide";
import { bytesOf } from "./bytes";
import type model from "./model";
import { Preview } from "./Preview";
import { resultName } from "./result-name";
import { swapped } from "./swap";

/** The other pane, and the picture that a data URI holds. */
export function Turned({ inputs, outputs, format, setInputs }: ViewProps<typeof model>) {
  const { output, detectedType, dataUri, isText } = outputs;
  const encoding = inputs.mode === "encode";
  const swap = swapped(inputs, outputs);
  const bytes = useMemo(() => (dataUri === null ? null : new Blob([bytesOf(inputs)])), [inputs, dataUri]);

  function save(): void {
    if (encoding) download("encoded.txt", "text/plain", [output ?? ""]);
    else download(resultName("decoded", inputs, detectedType), detectedType, [bytesOf(inputs)]);
  }

  return (
    <OtherSide
      title={encoding ? "Encoded" : "Decoded"}
      text={output}
      instead={isText ? "An empty text: there are no bytes." : "No text; see the hex view."}
      copyLabel={encoding ? "Copy encoded text" : "Copy text"}
      copied={encoding ? "Encoded text copied" : "Text copied"}
      onDownload={save}
      onSwap={swap ? () => setInputs(swap) : undefined}
      format={format}
    >
      {bytes && <Preview blob={bytes} type={detectedType} />}
    </OtherSide>
  );
}
