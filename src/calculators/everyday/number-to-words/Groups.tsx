import { groupDigits } from "../../../math/numbers/write-number";
import type { ViewProps } from "../../../site/view";
import type model from "./model";
import { systemOf } from "./wording";

/** The digits that are said together, and their name. */
export function Groups({ inputs, outputs }: ViewProps<typeof model>) {
  const style = systemOf(inputs) === "indian" ? "lakhs" : "thousands";
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
          {outputs.breakdown.map(({ digits, value, name }, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a group is its place
            <tr key={i}>
              <td>{digits}</td>
              <td>{groupDigits(value, style)}</td>
              <td>{name ?? "—"}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
