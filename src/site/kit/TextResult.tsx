import { copy } from "../platform/clipboard";
import { download } from "../platform/download";
import "./text-result.css";

/** Longer texts are shown only in part; copies and files contain all of the text. */
const SHOWN = 20_000;

interface TextFile {
  /** Label of the button: `Download CSV`. */
  readonly label: string;
  readonly name: string;
  readonly type: string;
  readonly text: () => string;
}

interface TextResultProps {
  readonly label: string;
  readonly text: string;
  /** The same content as files, for example as the CSV of a table. */
  readonly files: readonly TextFile[];
}

/** A list as text, to copy or to save. */
export function TextResult({ label, text, files }: TextResultProps) {
  const shown = text.length > SHOWN ? `${text.slice(0, SHOWN)}…` : text;
  const lines = Math.min(12, Math.max(3, shown.split("\n", 12).length, Math.ceil(shown.length / 60)));
  return (
    <div className="text-result">
      <textarea readOnly spellCheck={false} aria-label={label} rows={lines} value={shown} />
      {shown !== text && <p>Only the first part is shown. Copies and downloads include everything.</p>}
      <p className="text-result-tools">
        <button type="button" className="link" onClick={() => copy(text, `${label} copied`)}>
          Copy all
        </button>
        {files.map((file) => (
          <button
            key={file.name}
            type="button"
            className="link"
            onClick={() => download(file.name, `${file.type};charset=utf-8`, [file.text()])}
          >
            {file.label}
          </button>
        ))}
      </p>
    </div>
  );
}
