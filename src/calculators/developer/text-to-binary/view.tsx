import { useMemo } from "react";
import { UnwritableCharacter } from "../../../math/encoding/code-points";
import { shortened } from "../../../math/words/phrases";
import { defineView, type ViewProps } from "../../../site/kit";
import { ConversionResult } from "../../../site/kit/ConversionResult";
import { CopyButton } from "../../../site/kit/CopyButton";
import { deferred } from "../../../site/kit/deferred";
import { download } from "../../../site/kit/download";
import { useExample } from "../../../site/kit/example";
import { isolatedWhere } from "../../../site/kit/isolated-where";
import { longText } from "../../../site/kit/LongText";
import { Characters } from "./Characters";
import textToBinary from "./calculator";
import address from "./convert-text.worker.ts?worker&url";
import { allFormats, encode } from "./encode";
import { FORMATS, type FormatName, inputs as fields, type Inputs } from "./inputs";

/** Texts with more characters are converted in a worker. */
const IN_PLACE = 20_000;

const SHOWN = 400;

/** The text in every format; selecting a format makes it the main output. */
function AllFormats({ inputs, setInputs }: ViewProps<typeof textToBinary>) {
  // Every unit of text takes at least one character of output, so this much text is enough for what is shown.
  const formats = useMemo(() => allFormats(inputs, SHOWN + 1), [inputs]);
  return (
    <dl className="all-formats">
      {formats.map(({ format, output }) => (
        <div key={format}>
          <dt>
            <button type="button" className="link" onClick={() => setInputs({ format })}>
              {FORMATS[format]}
            </button>
            {output && <CopyButton label={FORMATS[format]} text={() => encode(inputs.input, format, inputs)} />}
          </dt>
          <dd>{output === null ? "can’t represent this text" : shortened(output, SHOWN)}</dd>
        </div>
      ))}
    </dl>
  );
}

const EXAMPLE = String(fields.input.default);

/** Actions on the result. If the input is still the example, it is converted when the direction changes. */
function Converted({ inputs, outputs, setInputs, textOf }: ViewProps<typeof textToBinary>) {
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

export default defineView(textToBinary, {
  longText,
  calculator: isolatedWhere(textToBinary, address, ({ input }) => input.length > IN_PLACE),
  Display: Converted,
  tabs: [
    { label: "Characters", Component: Characters },
    { label: "All formats", Component: AllFormats, when: ({ inputs }) => inputs.mode === "encode" },
    {
      label: "Morse player",
      Component: deferred(() => import("./MorsePlayer")),
      when: ({ inputs }) => inputs.format === "morse",
      onPaper: false,
    },
    { label: "ASCII table", Component: deferred(() => import("./AsciiTable")), onPaper: false },
  ],
});
