/** The pattern as code, shown for one language at a time. */
import { useState } from "react";
import { copy, readStored, type ViewProps, writeStored } from "../../../site/kit";
import { Literal } from "../../../site/kit/Literal";
import "./more.css";
import type regex from "./calculator";

const KEY = "regex-language";

export default function Code({ outputs }: ViewProps<typeof regex>) {
  const [selected, setSelected] = useState(() => readStored("localStorage", KEY) ?? "JavaScript");
  const row = outputs.code.find(({ language }) => language === selected) ?? outputs.code[0];
  if (!row) return null;
  return (
    <div className="regex-code">
      <label>
        Language{" "}
        <select
          value={row.language}
          onChange={(event) => {
            setSelected(event.target.value);
            writeStored("localStorage", KEY, event.target.value);
          }}
        >
          {outputs.code.map(({ language }) => (
            <option key={language}>{language}</option>
          ))}
        </select>
      </label>
      <button type="button" className="link" onClick={() => copy(row.code, `${row.language} code copied`)}>
        Copy code
      </button>
      <Literal label={`Code in ${row.language}`}>{row.code}</Literal>
    </div>
  );
}
