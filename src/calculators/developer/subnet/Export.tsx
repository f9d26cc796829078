import { useState } from "react";
import type { ViewProps } from "../../../site/view";
import { csvLines, csvQuoted } from "../../../site/view/csv";
import { TextResult } from "../../../site/view/TextResult";
import { type ExportFormat, exportText, FORMATS } from "./export-text";
import type model from "./model";

/** The networks found as text for other tools, to copy or to save. */
export default function Export({ outputs }: ViewProps<typeof model>) {
  const [format, setFormat] = useState<ExportFormat>("list");
  const { label, file, type } = FORMATS[format];
  const text = exportText(format, outputs, (lines) =>
    csvLines(lines.map((line) => line.map(csvQuoted))).trimEnd(),
  );
  return (
    <div className="export">
      <label className="export-format">
        <span>Notation</span>
        <span className="field">
          <select value={format} onChange={(event) => setFormat(event.target.value as ExportFormat)}>
            {Object.entries(FORMATS).map(([code, one]) => (
              <option key={code} value={code}>
                {one.label}
              </option>
            ))}
          </select>
        </span>
      </label>
      <TextResult
        label={`Networks, ${label}`}
        text={text}
        files={[{ label: `Download ${file}`, name: file, type, text: () => `${text}\n` }]}
      />
    </div>
  );
}
