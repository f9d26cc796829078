import { UnwritableCharacter } from "../../../math/encoding/code-points";
import { download, type ViewProps } from "../../../site/view";
import { useExample } from "../../../site/view/example";
import { OtherSide } from "../../../site/view/OtherSide";
import { encode } from "./encode";
import { FORMATS, type FormatName, inputs as fields, type Inputs } from "./inputs";
import type model from "./model";

const EXAMPLE = String(fields.input.default);

/** The other pane. An example that was not touched turns with the direction. */
export function Converted({ inputs, outputs, format, setInputs, textOf }: ViewProps<typeof model>) {
  const coded = codedExample(textOf("format") as FormatName, textOf("charset") as Inputs["charset"], inputs);
  useExample(textOf("mode"), textOf("input"), EXAMPLE, coded, (input) => setInputs({ input }));
  const encoding = inputs.mode === "encode";
  const output = outputs.output ?? "";
  const title = encoding ? FORMATS[inputs.format].replace(/ \(.*/, "") : "Text";
  return (
    <OtherSide
      title={title}
      text={output}
      instead="—"
      copyLabel={encoding ? "Copy codes" : "Copy text"}
      copied={`${title} copied`}
      onDownload={() => download(encoding ? "codes.txt" : "text.txt", "text/plain;charset=utf-8", [output])}
      onSwap={() => setInputs({ mode: encoding ? "decode" : "encode", input: output })}
      format={format}
    />
  );
}

/** The example in codes; null in Morse, which has no exclamation mark. */
function codedExample(format: FormatName, charset: Inputs["charset"], inputs: Inputs): string | null {
  try {
    return encode(EXAMPLE, format, { ...inputs, charset, separator: " ", padded: true, prefix: false });
  } catch (error) {
    if (error instanceof UnwritableCharacter) return null;
    throw error;
  }
}
