/** Income taxes of cities and counties, in localities.json; their names are in names.ts. */
import type { Parameter } from "../../parameter";
import type { Band, ByStatus } from "../us";
import data from "./localities.json";
import type { LocalityState } from "./names";

interface Bonus {
  /** Withheld from bonuses; if omitted, what the bonus adds to the tax. */
  readonly bonusPercent?: number;
}

/** The tax of a city or county, in percent and dollars. */
export type LocalTaxRule =
  | (Bonus & {
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
  | (Bonus & { readonly kind: "wages" | "state-tax"; readonly percent: number });

/** By code. */
export type Localities = Readonly<Record<string, LocalTaxRule>>;

export const LOCALITIES = data as unknown as Readonly<Record<LocalityState, Parameter<Localities>>>;
