import type { ViewProps } from "../../../site/kit";
import { csvCell, csvLines } from "../../../site/kit/csv";
import { TextResult } from "../../../site/kit/TextResult";
import type uuid from "./calculator";

/** All IDs as text, with downloads in several formats. */
export function List({ outputs }: ViewProps<typeof uuid>) {
  const text = outputs.idsText ?? "";
  const ids = () => outputs.ids.map(({ id }) => id);
  return (
    <TextResult
      label="IDs"
      text={text}
      files={[
        { label: "Text", name: "ids.txt", type: "text/plain", text: () => `${text}\n` },
        {
          label: "CSV",
          name: "ids.csv",
          type: "text/csv",
          text: () => csvLines([["id"], ...ids().map((id) => [csvCell(id)])]),
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

/** A row of an SQL insert; quotes are escaped because a NanoID may contain them. */
function sqlRow(id: string): string {
  return `  ('${id.replaceAll("'", "''")}')`;
}
