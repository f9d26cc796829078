import { useId, useMemo, useState } from "react";
import type { ViewProps } from "../../../site/kit";
import type amortization from "./calculator";
import { type Comparison, compareStatement } from "./compare";
import { outputs } from "./outputs";
import { readStatement } from "./statement";

type Props = ViewProps<typeof amortization>;

/** Compares rows pasted from a lender's statement with the schedule. The text never leaves the page. */
export default function CheckStatement({ model, format, setInputs }: Props) {
  const [text, setText] = useState("");
  const id = useId();
  const statement = useMemo(() => readStatement(text), [text]);
  const found = useMemo(() => (statement.length > 0 ? compareStatement(statement, model) : null), [statement, model]);
  return (
    <div className="statement">
      <p>
        <label htmlFor={id}>Rows from your lender’s statement</label>
      </p>
      <textarea
        id={id}
        rows={7}
        wrap="off"
        spellCheck={false}
        value={text}
        aria-describedby={`${id}-note`}
        placeholder={"1  2027-01-01  2,177.77  1,354.17  823.60  249,176.40\n2  2027-02-01  …"}
        onChange={(event) => setText(event.target.value)}
      />
      <p className="note" id={`${id}-note`}>
        Paste them with dates or payment numbers, columns in any order. They stay on this device and are not part of any
        link.
      </p>
      <div role="status">
        {text.trim() !== "" && <Verdict rows={statement.length} found={found} format={format} setInputs={setInputs} />}
      </div>
    </div>
  );
}

interface VerdictProps extends Pick<Props, "format" | "setInputs"> {
  /** Number of rows found in the text. */
  readonly rows: number;
  readonly found: Comparison | null;
}

/** Result of comparing a statement with the schedule. */
export function Verdict({ rows: read, found, format, setInputs }: VerdictProps) {
  if (read === 0) return <p>No row with a date and an amount was found.</p>;
  if (!found)
    return <p>None of these rows match this loan. Check the loan amount, the rate and the first payment date.</p>;
  const { rows, fitting, first, explanation } = found;
  if (!first)
    return (
      <p>
        <b>{rows === 1 ? "The row matches" : `All ${format.plural(rows, "row")} match`}</b>, to the cent.
      </p>
    );
  const column = String(outputs.schedule.columns?.[first.role]?.label).toLowerCase();
  const matching = (count: number) => `${format.number(count)} of ${format.plural(rows, "row")} match`;
  return (
    <>
      <p>
        <b>
          Payment {format.number(first.row.number)}, {format.date(first.row.date)}
        </b>{" "}
        is the first that differs: {column} {format.money(first.stated)} on the statement,{" "}
        {format.money(first.row[first.role])} here. {matching(fitting)}.
      </p>
      {explanation ? (
        <p>
          This would explain it: <b>{explanation.words}</b>. Then {matching(explanation.fitting)}.{" "}
          <button type="button" className="link" onClick={() => setInputs(explanation.texts)}>
            Apply this
          </button>
        </p>
      ) : (
        <p>
          Neither rounding, actual days, compounding, a different rate nor an extra payment from this row on explains
          it. It may include a fee or a correction.
        </p>
      )}
    </>
  );
}
