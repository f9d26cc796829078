/** The choice of a city or county, for states in which many of them tax income. */
import { choice, type Field } from "../core/fields";
import type { Figure } from "../data/parameter";
import { type LocalityState, type LocalTaxRule, localityNames, localTaxes } from "../data/tax/local/localities";
import { US } from "./tax";

const none = { none: "None" } as const;

function locality(label: string, state: LocalityState, code: string): Field<string> {
  return choice(label, {
    options: { ...none, ...localityNames(state) },
    default: "none",
    when: { ...US, state: code },
  });
}

export const localityFields = {
  newYorkCity: locality("City of residence", "newYork", "NY"),
  marylandCounty: locality("County of residence", "maryland", "MD"),
  indianaCounty: locality("County of residence", "indiana", "IN"),
  ohioCity: locality("City", "ohio", "OH"),
  pennsylvaniaCity: locality("City", "pennsylvania", "PA"),
};

const FIELD_OF = {
  NY: ["newYork", "newYorkCity"],
  MD: ["maryland", "marylandCounty"],
  IN: ["indiana", "indianaCounty"],
  OH: ["ohio", "ohioCity"],
  PA: ["pennsylvania", "pennsylvaniaCity"],
} as const satisfies Record<string, readonly [LocalityState, keyof typeof localityFields]>;

export interface LocalTax {
  readonly rule: LocalTaxRule;
  readonly figure: Figure;
}

/** The tax of the chosen city or county; null if none is chosen. */
export function localTaxOf(
  inputs: Readonly<Record<keyof typeof localityFields | "state" | "taxYear", string>>,
): LocalTax | null {
  const found = FIELD_OF[inputs.state as keyof typeof FIELD_OF];
  if (!found) return null;
  const [state, field] = found;
  const figure = localTaxes(state, inputs.taxYear);
  const rule = figure.value[inputs[field]];
  return rule ? { rule, figure } : null;
}
