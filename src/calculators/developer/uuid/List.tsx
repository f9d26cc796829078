import type { ViewProps } from "../../../site/view";
import { csvLines, csvQuoted } from "../../../site/view/csv";
import { TextResult } from "../../../site/view/TextResult";
import type model from "./model";

/** All ids as text, and as files for programs. */
export function List({ outputs }: ViewProps<typeof model>) {
  const text = outputs.idsText ?? "";
  const ids = () => outputs.ids.map(({ id }) => id);
  return (
    <TextResult
      label="Ids"
      text={text}
      files={[
        { label: "Text", name: "ids.txt", type: "text/plain", text: () => `${text}\n` },
        {
          label: "CSV",
          name: "ids.csv",
          type: "text/csv",
          text: () => csvLines([["id"], ...ids().map((id) => [csvQuoted(id)])]),
        },
        {
          label: "JSON",
          name: "ids.json",
          type: "application/json",
          text: () => `${JSON.stringify(ids(), null, 2)}\n`,
        },
        {
          label: "SQL insert",
          name: "ids.sql",
          type: "application/sql",
          text: () => `INSERT INTO ids (id) VALUES\n${ids().map(sqlRow).join(",\n")};\n`,
        },
      ]}
    />
  );
}

/** A NanoID may hold a quote. */
function sqlRow(id: string): string {
  return `  ('${id.replaceAll("'", "''")}')`;
}
