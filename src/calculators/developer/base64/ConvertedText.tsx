import { useMemo } from "react";
import { download, type ViewProps } from "../../../site/kit";
import { ConversionResult } from "../../../site/kit/ConversionResult";
import type base64 from "./calculator";
import { Preview } from "./Preview";
import { resultName } from "./result-name";
import { swapped } from "./swap";

/** What can be done with the result, and the picture that a data URI holds. */
export function ConvertedText({ inputs, model, outputs, setInputs }: ViewProps<typeof base64>) {
  const { output, detectedType, dataUri } = outputs;
  const encoding = inputs.mode === "encode";
  const swap = swapped(inputs, outputs);
  const { bytes } = model;
  const blob = useMemo(() => (dataUri === null ? null : new Blob([bytes])), [bytes, dataUri]);

  function save(): void {
    if (encoding) download("encoded.txt", "text/plain", [output ?? ""]);
    else download(resultName("decoded", inputs, detectedType), detectedType, [bytes]);
  }

  return (
    <ConversionResult onDownload={save} onSwap={swap ? () => setInputs(swap) : undefined}>
      {blob && <Preview blob={blob} type={detectedType} />}
    </ConversionResult>
  );
}
