/** The choice of a city or county, for states in which many of them tax income. */
import { choice, type Field } from "../core/fields";
import type { Figure } from "../data/parameter";
import type { LocalTaxRule } from "../data/tax/local/localities";
import { LOCALITY_NAMES, LOCALITY_STATES, type LocalityState } from "../data/tax/local/names";
import type { StateLaw } from "../data/tax/us";
import { US } from "./tax";

const none = { none: "None" } as const;

function locality(label: string, state: LocalityState, code: string): Field<string> {
  return choice(label, {
    options: { ...none, ...LOCALITY_NAMES[state] },
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
  newYork: "newYorkCity",
  maryland: "marylandCounty",
  indiana: "indianaCounty",
  ohio: "ohioCity",
  pennsylvania: "pennsylvaniaCity",
} as const satisfies Record<LocalityState, keyof typeof localityFields>;

export interface LocalTax {
  readonly name: string;
  readonly rule: LocalTaxRule;
  readonly figure: Figure;
}

/** The tax of the chosen city or county; null if none is chosen. */
export function localTaxOf(
  inputs: Readonly<Record<keyof typeof localityFields | "state", string>>,
  law: StateLaw | null,
): LocalTax | null {
  const state = LOCALITY_STATES[inputs.state];
  const figure = law?.localities;
  if (!state || !figure) return null;
  const code = inputs[FIELD_OF[state]];
  const rule = figure.value[code];
  const names: Readonly<Record<string, string>> = LOCALITY_NAMES[state];
  return rule ? { name: names[code] as string, rule, figure } : null;
}
