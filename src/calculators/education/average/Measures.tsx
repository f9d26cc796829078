import type { Field, Fields } from "../../../core/fields";
import { copy, type ViewProps } from "../../../site/kit";
import { CopyButton } from "../../../site/kit/CopyButton";
import { ScrollRegion } from "../../../site/kit/ScrollRegion";
import calculator from "./calculator";

/** Every measure of the answer in one table, each with a button that copies it, and one that copies all. */
export function Measures({ outputs, inputs, format }: ViewProps<typeof calculator>) {
  const rows = Object.entries(calculator.outputs as Fields).flatMap(([key, field]) => {
    const value = outputs[key as keyof typeof outputs];
    return field.type === "table" || value === null
      ? []
      : [{ key, label: field.label as string, text: textOf(field, value), exact: String(value) }];
  });
  function textOf(field: Field, value: unknown): string {
    return format.value(field, value, inputs);
  }
  return (
    <figure className="table-figure">
      <ScrollRegion label="All measures">
        <table>
          <thead>
            <tr>
              <th scope="col" className="text">
                Measure
              </th>
              <th scope="col">Value</th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ key, label, text, exact }) => (
              <tr key={key}>
                <td className="text">{label}</td>
                <td>
                  {text} <CopyButton label={label} text={exact} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollRegion>
      <figcaption className="table-tools">
        <button
          type="button"
          className="link"
          onClick={() => copy(rows.map(({ label, exact }) => `${label}\t${exact}`).join("\n"), "Copied all measures")}
        >
          Copy all measures
        </button>
      </figcaption>
    </figure>
  );
}
