import { useMemo } from "react";
import { shortened } from "../../../math/words/phrases";
import type { ViewProps } from "../../../site/kit";
import { CopyButton } from "../../../site/kit/CopyButton";
import type textToBinary from "./calculator";
import { allFormats, encode } from "./encode";
import { FORMATS } from "./inputs";

const SHOWN = 400;

/** The text in every format; selecting a format makes it the main output. */
export function AllFormats({ inputs, setInputs }: ViewProps<typeof textToBinary>) {
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
