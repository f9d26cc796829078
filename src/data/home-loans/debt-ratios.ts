import { figuresAt, type Parameter } from "../parameter";
import file from "./debt-ratios.json";
import { type DebtRatios, FEDERAL_DEBT_RATIOS } from "./federal-debt-ratios";

type Rule = "conventional-28-36" | "fannie-mae-36" | "fannie-mae-45" | "fannie-mae-50" | "usda-29-41";

const { "usda-29-41": usda, ...conventional } = figuresAt<Readonly<Record<Rule, Parameter<DebtRatios>>>>(file);

/** The share of income that lenders let US buyers spend, in the order in which the rules are usually listed. */
export const DEBT_RATIOS = { ...conventional, ...FEDERAL_DEBT_RATIOS, "usda-29-41": usda };
