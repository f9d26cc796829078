/** Income taxes of cities and counties. */
import { type Figure, figureAt, type Parameter } from "../../parameter";
import type { Band, ByStatus } from "../us";
import data from "./localities.json";

interface Place {
  readonly name: string;
  /** Withheld from bonuses; if omitted, what the bonus adds to the tax. */
  readonly bonusPercent?: number;
}

/** The tax of a city or county, in percent and dollars. */
export type LocalTaxRule =
  | (Place & {
      readonly kind: "income";
      /** On the state's taxable income. */
      readonly bands: ByStatus<readonly Band[]>;
      /** The band reached applies to all of the income. */
      readonly wholeIncome?: boolean;
      readonly schoolCredit?: {
        readonly bands: ByStatus<readonly Band[]>;
        readonly incomeUpTo: number;
        /** Refundable. */
        readonly fixed: ByStatus<number>;
        readonly fixedUpTo: number;
      };
    })
  | (Place & { readonly kind: "wages" | "state-tax"; readonly percent: number });

type Localities = Readonly<Record<string, LocalTaxRule>>;

export type LocalityState = keyof typeof data;

const parameters = data as unknown as Readonly<Record<LocalityState, Parameter<Localities>>>;

/** Names by code. */
export function localityNames(state: LocalityState): Readonly<Record<string, string>> {
  const latest = parameters[state].values.at(-1)?.value ?? {};
  return Object.fromEntries(Object.entries(latest).map(([code, { name }]) => [code, name]));
}

/** The taxes of a state's localities in a year. */
export function localTaxes(state: LocalityState, year: string): Figure<Localities> {
  return figureAt(parameters[state], `${year}-12-31`);
}
