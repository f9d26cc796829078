/** The lenders' rules: how much of an income may go to the home, and to all debts. */
import { DEBT_RATIOS } from "../../../data/home-loans/debt-ratios";
import type { Inputs } from "./inputs";

type NamedRule = keyof typeof DEBT_RATIOS;

/** In the order in which they are usually named. */
export const NAMED_RULES = Object.keys(DEBT_RATIOS) as NamedRule[];

/** Limits in percent of gross income; null: the rule sets none. */
export interface Ratios {
  readonly front: number | null;
  readonly back: number;
}

/** `28/36`, or `45%` where only all debts count */
function ratiosText({ front, back }: Ratios): string {
  return front === null ? `${back}%` : `${front}/${back}`;
}

/** `FHA 31/43` */
export function shortName(rule: NamedRule): string {
  const { label, value } = DEBT_RATIOS[rule];
  return `${label.split(", ")[0]} ${ratiosText(value)}`;
}

/** `FHA 31/43, manual` */
export const RULE_LABELS = Object.fromEntries(
  NAMED_RULES.map((rule) => [
    rule,
    [shortName(rule), ...DEBT_RATIOS[rule].label.split(", ").slice(1)].join(", "),
  ]),
) as Record<NamedRule, string>;

/** The ratios that the lender's rule sets, or the reader's own. */
export function ratiosOf({ rule, frontRatio, backRatio }: Inputs): Ratios {
  return rule === "custom" ? { front: frontRatio, back: backRatio } : DEBT_RATIOS[rule].value;
}
