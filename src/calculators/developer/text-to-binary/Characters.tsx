import { useMemo, useState } from "react";
import type { ViewProps } from "../../../site/kit";
import { csvCell, csvLines } from "../../../site/kit/csv";
import { download } from "../../../site/kit/download";
import { Pager } from "../../../site/kit/Pager";
import { ScrollRegion } from "../../../site/kit/ScrollRegion";
import {
  type CharacterRow,
  characterRow,
  characterRows,
  chosenCharacter,
  shownCharacter,
  unseenName,
} from "./characters";
import { beginningOf, TABULATED } from "./encode";
import "./codes.css";
import type textToBinary from "./calculator";

const PAGE = 24;

const HEADINGS = ["No.", "Character", "Code point", "Decimal", "UTF-8, hex", "UTF-8, binary", "UTF-16", "HTML"];

/** One row for each character, with its bytes styled by their role in UTF-8. */
export function Characters({ inputs, model, outputs, format, setInputs }: ViewProps<typeof textToBinary>) {
  const { plain } = model;
  const [chosenPage, setChosenPage] = useState(0);
  const pages = Math.max(1, Math.ceil(outputs.characterCount / PAGE));
  const page = Math.min(chosenPage, pages - 1);
  const rows = useMemo(() => rowsFrom(plain, page * PAGE, PAGE), [plain, page]);
  const chosen = chosenCharacter(plain, inputs.character)?.n;

  function save(): void {
    const lines = characterRows(beginningOf(plain, TABULATED)).map((row) =>
      [
        row.n,
        unseenName(row) ?? row.character,
        row.codePoint,
        row.decimal,
        row.hex,
        row.binary,
        row.utf16,
        row.html,
      ].map((cell) => csvCell(String(cell))),
    );
    download("characters.csv", "text/csv;charset=utf-8", ["\uFEFF", csvLines([HEADINGS, ...lines])]);
  }

  return (
    <figure className="table-figure">
      <ScrollRegion label="Characters">
        <table className="characters">
          <thead>
            <tr>
              {HEADINGS.map((heading) => (
                <th key={heading} scope="col">
                  {heading}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={row.n} aria-current={row.n === chosen ? "true" : undefined}>
                <td>{format.number(row.n)}</td>
                <td>
                  <button
                    type="button"
                    className="characters-choice"
                    aria-label={`Show the working of character ${row.n}, ${shownCharacter(row)}`}
                    onClick={() => setInputs({ character: String(row.n) })}
                  >
                    {unseenName(row) ?? row.character}
                  </button>
                </td>
                <td>{row.codePoint}</td>
                <td>{row.decimal}</td>
                <td>
                  <Bytes row={row} digits={row.hex} />
                </td>
                <td>
                  <Bytes row={row} digits={row.binary} />
                </td>
                <td>{row.utf16}</td>
                <td>{row.html}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollRegion>
      <figcaption className="table-tools">
        <span>
          <i className="byte lead">lead byte</i> <i className="byte follow">continuation byte</i> The working below is
          for the highlighted character. Select another to see its steps.
        </span>
        <Pager id="characters" page={page} pages={pages} onTurn={setChosenPage}>
          {format.number(page * PAGE + 1)}–{format.number(Math.min(outputs.characterCount, (page + 1) * PAGE))} of{" "}
          {format.number(outputs.characterCount)}
        </Pager>
        <button type="button" className="link" onClick={save}>
          Download CSV
        </button>
      </figcaption>
    </figure>
  );
}

/** The bytes of one character: single, lead or continuation. In binary, the UTF-8 marker bits are bold. */
function Bytes({ row, digits }: { row: CharacterRow; digits: string }) {
  const bytes = digits.split(" ");
  return bytes.map((byte, i) => {
    const mark = bytes.length === 1 ? 1 : i > 0 ? 2 : bytes.length + 1;
    const kind = bytes.length === 1 ? "byte" : i > 0 ? "byte follow" : "byte lead";
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: a byte is identified by its position
      <span key={`${row.n}-${i}`} className={kind}>
        {byte.length === 8 ? (
          <>
            <b>{byte.slice(0, mark)}</b>
            {byte.slice(mark)}
          </>
        ) : (
          byte
        )}
      </span>
    );
  });
}

/** The rows of one page, without splitting the whole text into characters. */
function rowsFrom(text: string, skip: number, count: number): CharacterRow[] {
  const rows: CharacterRow[] = [];
  let n = 0;
  for (const character of text) {
    n++;
    if (n <= skip) continue;
    rows.push(characterRow(character, n));
    if (rows.length === count) break;
  }
  return rows;
}
