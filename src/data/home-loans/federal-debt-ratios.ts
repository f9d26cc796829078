import { figuresAt, type Parameter } from "../parameter";
import file from "./federal-debt-ratios.json";

/** Limits in percent of gross monthly income, or null if the rule sets none. */
export interface DebtRatios {
  /** Housing payment. */
  readonly front: number | null;
  /** Housing payment and all other debts. */
  readonly back: number;
}

type Rule = "fha-31-43" | "fha-automated-47-57" | "va-41";

/** The share of income that buyers may spend with an FHA-insured or VA-guaranteed loan. */
export const FEDERAL_DEBT_RATIOS = figuresAt<Readonly<Record<Rule, Parameter<DebtRatios>>>>(file);
