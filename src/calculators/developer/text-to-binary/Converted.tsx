import { UnwritableCharacter } from "../../../math/encoding/code-points";
import { download, type ViewProps } from "../../../site/kit";
import { ConversionResult } from "../../../site/kit/ConversionResult";
import { useExample } from "../../../site/kit/example";
import type textToBinary from "./calculator";
import { encode } from "./encode";
import { type FormatName, inputs as fields, type Inputs } from "./inputs";

const EXAMPLE = String(fields.input.default);

/** Actions on the result. If the input is still the example, it is converted when the direction changes. */
export function Converted({ inputs, outputs, setInputs, textOf }: ViewProps<typeof textToBinary>) {
  const coded = codedExample(textOf("format") as FormatName, textOf("charset") as Inputs["charset"], inputs);
  useExample(textOf("mode"), textOf("input"), EXAMPLE, coded, (input) => setInputs({ input }));
  const encoding = inputs.mode === "encode";
  const output = outputs.output ?? "";
  return (
    <ConversionResult
      onDownload={() => download(encoding ? "codes.txt" : "text.txt", "text/plain;charset=utf-8", [output])}
      onSwap={() => setInputs({ mode: encoding ? "decode" : "encode", input: output })}
    />
  );
}

/** The encoded example; null in Morse code, which has no exclamation mark. */
function codedExample(format: FormatName, charset: Inputs["charset"], inputs: Inputs): string | null {
  try {
    return encode(EXAMPLE, format, { ...inputs, charset, separator: " ", padded: true, prefix: false });
  } catch (error) {
    if (error instanceof UnwritableCharacter) return null;
    throw error;
  }
}
