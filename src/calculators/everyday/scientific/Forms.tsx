import { useState } from "react";
import type { ViewProps } from "../../../site/kit";
import type scientific from "./calculator";

const FORMS = [
  ["text", "Decimal"],
  ["exact", "Fraction"],
  ["mixed", "Mixed number"],
  ["multipleOfPi", "Multiple of π"],
  ["scientific", "Scientific"],
  ["engineering", "Engineering"],
] as const;

/** The result in each available form, one at a time, to read and to copy. */
export function Forms({ inputs, outputs }: ViewProps<typeof scientific>) {
  const [selected, setSelected] = useState<string>("text");
  if (inputs.mode !== "expression") return null;
  const present = FORMS.filter(([key]) => outputs[key] !== null);
  const chosen = present.find(([key]) => key === selected) ?? present[0];
  if (!chosen) return null;
  return (
    <div className="forms">
      <div className="forms-choice" role="radiogroup" aria-label="Form of the result">
        {present.map(([key, name]) => (
          <label key={key}>
            <input type="radio" name="form" checked={key === chosen[0]} onChange={() => setSelected(key)} />
            <span>{name}</span>
          </label>
        ))}
      </div>
      <p className="forms-value">{outputs[chosen[0]]}</p>
    </div>
  );
}
