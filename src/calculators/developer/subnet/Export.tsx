import { useState } from "react";
import type { ViewProps } from "../../../site/kit";
import { csvCell, csvLines } from "../../../site/kit/csv";
import { TextResult } from "../../../site/kit/TextResult";
import type subnet from "./calculator";
import { type ExportFormat, exportText, FORMATS } from "./export-text";

/** The resulting networks as text for other tools, to copy or download. */
export default function Export({ outputs }: ViewProps<typeof subnet>) {
  const [format, setFormat] = useState<ExportFormat>("list");
  const { label, file, type } = FORMATS[format];
  const text = exportText(format, outputs, (lines) => csvLines(lines.map((line) => line.map(csvCell))).trimEnd());
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
