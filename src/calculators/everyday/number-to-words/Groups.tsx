import type { ViewProps } from "../../../site/kit";
import type numberToWords from "./calculator";
import { grouped } from "./kind";

/** The groups of digits that are read together, with their names. */
export function Groups({ model: { answer } }: ViewProps<typeof numberToWords>) {
  return (
    <div className="groups">
      <table>
        <caption className="visually-hidden">The number group by group</caption>
        <thead>
          <tr>
            <th scope="col">Digits</th>
            <th scope="col">Value</th>
            <th scope="col">Name</th>
          </tr>
        </thead>
        <tbody>
          {answer.rows().map(({ digits, value, name }, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a group is identified by its position
            <tr key={i}>
              <td>{digits}</td>
              <td>{grouped(value, answer.system)}</td>
              <td>{name ?? "—"}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
