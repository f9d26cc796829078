import { type FiguresOf, figuresAt, type Parameter } from "../parameter";
import { cess, investments, newEmployerNps, npsExtra, oldEmployerNps } from "../tax/in/2026-27.json";
import type { IndiaParameters } from "../tax/india";
import file from "./india.json";

interface Floor {
  readonly freeUpTo: number;
  readonly percent: number;
}

/** Age, and the percentages of equity, corporate bonds and government bonds at that age. */
export type MixAtAge = readonly [age: number, equity: number, corporate: number, government: number];

/** The National Pension System, Tier I. Rupees, percent and years. */
interface NpsParameters {
  readonly annuityFloor: Parameter<{
    readonly nonGovernment: Floor;
    readonly joinedLate: Floor & { readonly fromAge: number };
    readonly government: Floor;
    readonly premature: Floor;
  }>;
  readonly middleCorpus: Parameter<{
    readonly above: number;
    readonly upTo: number;
    readonly lumpSum: number;
    readonly leastYears: number;
  }>;
  readonly normalExit: Parameter<{
    readonly afterYears: number;
    readonly fromAge: number;
    readonly untilAge: number;
  }>;
  readonly smallestContribution: Parameter<number>;
  readonly allocationLimits: Parameter<{ readonly equity: number; readonly alternative: number }>;
  /** In ascending order of age. */
  readonly lifeCycle: Parameter<Readonly<Record<"lc75" | "lc50" | "lc25", readonly MixAtAge[]>>>;
  readonly taxFreeLumpSum: Parameter<number>;
  readonly ownContribution: Parameter<{ readonly salaried: number; readonly selfEmployed: number }>;
  readonly governmentEmployer: Parameter<number>;
  readonly employerCap: Parameter<number>;
}

const PARAMETERS = file as unknown as NpsParameters;

/** The figures in effect on `AS_OF`. */
export const INDIA_NPS = figuresAt(PARAMETERS);

type TaxParameters = Pick<IndiaParameters, "cess" | "investments" | "newEmployerNps" | "npsExtra" | "oldEmployerNps">;

const TAX: TaxParameters = { cess, investments, newEmployerNps, npsExtra, oldEmployerNps };

/** Income tax figures that affect the NPS, for a financial year such as `2026-27`. */
export function npsTaxFigures(year: string): FiguresOf<TaxParameters> {
  return figuresAt(TAX, `${Number(year.slice(0, 4)) + 1}-03-31`);
}
