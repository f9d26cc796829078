import { figuresAt, type Parameter } from "../parameter";
import file from "./debt-ratios.json";

/** Limits in percent of gross monthly income; null: the rule sets none. */
interface DebtRatios {
  /** Housing payment. */
  readonly front: number | null;
  /** Housing payment and all other debts. */
  readonly back: number;
}

type Rule =
  | "conventional-28-36"
  | "fannie-mae-36"
  | "fannie-mae-45"
  | "fannie-mae-50"
  | "fha-31-43"
  | "fha-automated-47-57"
  | "va-41"
  | "usda-29-41";

/** How much of their income lenders let US buyers spend, in the order in which the rules are usually named. */
export const DEBT_RATIOS = figuresAt<Readonly<Record<Rule, Parameter<DebtRatios>>>>(file);
