import { useMemo } from "react";
import type { ResultOf } from "../../../core/calculator";
import type { ViewProps } from "../../../site/kit";
import { ConversionResult } from "../../../site/kit/ConversionResult";
import { deferred } from "../../../site/kit/deferred";
import { download } from "../../../site/kit/download";
import type base64 from "./calculator";
import { HEX_LIMIT } from "./hex";
import type { Inputs } from "./inputs";
import { Preview } from "./Preview";
import { resultName } from "./result-name";

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

/**
 * The field values that turn the result into the input of the other direction; null if there is no result or if it
 * could only be carried over in part.
 */
export function swapped(
  { mode }: Pick<Inputs, "mode">,
  outputs: Pick<ResultOf<typeof base64>, "output" | "hex" | "byteLength">,
): Readonly<Record<string, string>> | null {
  const { output, byteLength } = outputs;
  if (byteLength === 0) return null;
  if (mode === "encode") return { mode: "decode", input: output ?? "" };
  if (output !== null) return { mode: "encode", inputType: "text", input: output };
  return byteLength <= HEX_LIMIT ? { mode: "encode", inputType: "hex", input: outputs.hex ?? "" } : null;
}
