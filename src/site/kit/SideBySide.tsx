import "./side-by-side.css";

export interface SideBySideRow {
  readonly label: string;
  /** One text for each column. */
  readonly cells: readonly string[];
  readonly strong?: boolean;
}

interface SideBySideProps {
  /** What the table compares, for screen readers. */
  readonly caption: string;
  readonly columns: readonly string[];
  readonly rows: readonly SideBySideRow[];
}

/** A small table that compares two or three things. */
export function SideBySide({ caption, columns, rows }: SideBySideProps) {
  return (
    <div className="side-by-side">
      <table>
        <caption className="visually-hidden">{caption}</caption>
        <thead>
          <tr>
            <td />
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.label} className={row.strong ? "strong" : undefined}>
              <th scope="row">{row.label}</th>
              {row.cells.slice(0, columns.length).map((cell, i) => (
                <td key={columns[i]}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
