import type { ViewProps } from "../../../site/kit";
import { CopyButton } from "../../../site/kit/CopyButton";
import type textToBinary from "./calculator";
import { FORMATS } from "./inputs";

const SHOWN = 400;

/** The text in every format; a press takes one to the other pane. */
export function AllFormats({ outputs, setInputs }: ViewProps<typeof textToBinary>) {
  return (
    <dl className="all-formats">
      {outputs.allFormats.map(({ format, output }) => (
        <div key={format}>
          <dt>
            <button type="button" className="link" onClick={() => setInputs({ format })}>
              {FORMATS[format]}
            </button>
            {output && <CopyButton label={FORMATS[format]} text={output} />}
          </dt>
          <dd>
            {output === null
              ? "can’t represent this text"
              : output.length > SHOWN
                ? `${output.slice(0, SHOWN)}…`
                : output}
          </dd>
        </div>
      ))}
    </dl>
  );
}
