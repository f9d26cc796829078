import { figuresAt, type Parameter } from "../parameter";
import file from "./va.json";

/** One step of the fee table, in percent, for the first and for later uses of the benefit. */
interface FeeStep {
  /** Lowest down payment of the step, in percent of the price. */
  readonly downFrom: number;
  readonly first: number;
  readonly later: number;
}

/** Dollars per month for households of 1 to 5, and for each additional person. */
interface ResidualTable {
  readonly northeast: readonly number[];
  readonly midwest: readonly number[];
  readonly south: readonly number[];
  readonly west: readonly number[];
  readonly eachFurther: number;
}

/** Loans guaranteed by the Department of Veterans Affairs. */
interface VaParameters {
  /** By purpose, in descending order of the down payment. */
  readonly fundingFee: Parameter<
    Readonly<
      Record<"purchase" | "cash-out" | "irrrl" | "assumption" | "manufactured" | "native-american", readonly FeeStep[]>
    >
  >;
  readonly guaranty: Parameter<{ readonly percent: number }>;
  readonly residualIncome: Parameter<{
    /** Loans from this amount use the higher table. */
    readonly loanFrom: number;
    /** People beyond this number add nothing. */
    readonly largestHousehold: number;
    readonly higher: ResidualTable;
    readonly lower: ResidualTable;
  }>;
  readonly underwriting: Parameter<{
    /** Percent of the guideline that is required if the debt ratio exceeds the one in `DEBT_RATIOS`. */
    readonly residualAboveRatio: number;
    /** Dollars per month. */
    readonly maintenancePerSquareFoot: number;
  }>;
  readonly activeDutyRelief: Parameter<{ readonly percentLower: number }>;
  /** Percentage points by which a fixed rate must fall. */
  readonly irrrlRateDrop: Parameter<{ readonly fixed: number }>;
  readonly irrrlRecoupment: Parameter<{ readonly months: number }>;
}

export const VA_PARAMETERS: VaParameters = file;

/** The figures in effect on `AS_OF`. */
export const VA = figuresAt(VA_PARAMETERS);
