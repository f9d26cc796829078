import { figuresAt, type Parameter } from "../parameter";
import file from "./federal-debt-ratios.json";

/** Limits in percent of gross monthly income; null: the rule sets none. */
export interface DebtRatios {
  /** Housing payment. */
  readonly front: number | null;
  /** Housing payment and all other debts. */
  readonly back: number;
}

type Rule = "fha-31-43" | "fha-automated-47-57" | "va-41";

/** How much of their income buyers may spend with a loan that FHA insures or VA guarantees. */
export const FEDERAL_DEBT_RATIOS = figuresAt<Readonly<Record<Rule, Parameter<DebtRatios>>>>(file);
