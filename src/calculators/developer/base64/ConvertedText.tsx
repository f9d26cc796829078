import { useMemo } from "react";
import { download, type ViewProps } from "../../../site/kit";
import { ConversionResult } from "../../../site/kit/ConversionResult";
import { deferred } from "../../../site/kit/deferred";
import type base64 from "./calculator";
import { Preview } from "./Preview";
import { resultName } from "./result-name";
import { swapped } from "./swap";

const Token = deferred(() => import("./Token"));

/** Actions on the result, a preview of an image or PDF, and the dates of a token. */
export function ConvertedText({ inputs, model, outputs, format, setInputs }: ViewProps<typeof base64>) {
  const { output, detectedType, dataUri } = outputs;
  const encoding = inputs.mode === "encode";
  const swap = model.token ? null : swapped(inputs, outputs);
  const { bytes, token } = model;
  const blob = useMemo(() => (dataUri === null ? null : new Blob([bytes])), [bytes, dataUri]);

  function save(): void {
    if (encoding) download("encoded.txt", "text/plain", [output ?? ""]);
    else download(resultName("decoded", inputs, detectedType), detectedType, [token ? (output ?? "") : bytes]);
  }

  return (
    <>
      {token && <Token urgent token={token} format={format} />}
      <ConversionResult onDownload={save} onSwap={swap ? () => setInputs(swap) : undefined}>
        {blob && <Preview blob={blob} type={detectedType} />}
      </ConversionResult>
    </>
  );
}
