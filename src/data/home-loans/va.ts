import { figuresAt, type Parameter } from "../parameter";
import file from "./va.json";

/** One step of the fee table, in percent: for the first use of the benefit and for later ones. */
interface FeeStep {
  /** Down payment in percent of the price from which the step holds. */
  readonly downFrom: number;
  readonly first: number;
  readonly later: number;
}

/** Dollars a month for households of 1 to 5, and for each person beyond. */
interface ResidualTable {
  readonly northeast: readonly number[];
  readonly midwest: readonly number[];
  readonly south: readonly number[];
  readonly west: readonly number[];
  readonly eachFurther: number;
}

/** Loans guaranteed by the Department of Veterans Affairs. */
interface VaParameters {
  /** By purpose, the largest down payment first. */
  readonly fundingFee: Parameter<
    Readonly<
      Record<
        "purchase" | "cash-out" | "irrrl" | "assumption" | "manufactured" | "native-american",
        readonly FeeStep[]
      >
    >
  >;
  readonly guaranty: Parameter<{ readonly percent: number }>;
  readonly residualIncome: Parameter<{
    /** Loans from this amount use the higher table. */
    readonly loanFrom: number;
    /** Persons beyond this add nothing. */
    readonly largestHousehold: number;
    readonly higher: ResidualTable;
    readonly lower: ResidualTable;
  }>;
  readonly underwriting: Parameter<{
    /** Percent of the guideline that is required above the debt ratio of `DEBT_RATIOS`. */
    readonly residualAboveRatio: number;
    /** Dollars a month. */
    readonly maintenancePerSquareFoot: number;
  }>;
  readonly activeDutyRelief: Parameter<{ readonly percentLower: number }>;
  /** Percentage points by which a fixed rate must fall. */
  readonly irrrlRateDrop: Parameter<{ readonly fixed: number }>;
  readonly irrrlRecoupment: Parameter<{ readonly months: number }>;
}

export const VA_PARAMETERS: VaParameters = file;

/** Those in effect on the day to which this site’s figures are brought up. */
export const VA = figuresAt(VA_PARAMETERS);
