/** Lender rules: the share of income that may go to housing and to all debts. */
import { DEBT_RATIOS } from "../../../data/home-loans/debt-ratios";
import type { Inputs } from "./inputs";

type NamedRule = keyof typeof DEBT_RATIOS;

/** In the usual order. */
export const NAMED_RULES = Object.keys(DEBT_RATIOS) as NamedRule[];

/** Limits in percent of gross income; null if the rule sets none. */
export interface Ratios {
  readonly front: number | null;
  readonly back: number;
}

/** Text such as `28/36`, or `45%` if the rule limits only total debt. */
function ratiosText({ front, back }: Ratios): string {
  return front === null ? `${back}%` : `${front}/${back}`;
}

/** Text such as `FHA 31/43`. */
export function shortName(rule: NamedRule): string {
  const { label, value } = DEBT_RATIOS[rule];
  return `${label.split(", ")[0]} ${ratiosText(value)}`;
}

/** Labels such as `FHA 31/43, manual`. */
export const RULE_LABELS = Object.fromEntries(
  NAMED_RULES.map((rule) => [rule, [shortName(rule), ...DEBT_RATIOS[rule].label.split(", ").slice(1)].join(", ")]),
) as Record<NamedRule, string>;

/** Longest name for which a closed list on a phone has room. */
const MOST_IN_LIST = 33;

/** The same for a list: the table by rule has the conditions of those that are too long. */
export const RULE_CHOICES = Object.fromEntries(
  NAMED_RULES.map((rule) => [rule, RULE_LABELS[rule].length > MOST_IN_LIST ? shortName(rule) : RULE_LABELS[rule]]),
) as Record<NamedRule, string>;

/** The ratio limits of the lender's rule, or the user's own. */
export function ratiosOf({ rule, frontRatio, backRatio }: Inputs): Ratios {
  return rule === "custom" ? { front: frontRatio, back: backRatio } : DEBT_RATIOS[rule].value;
}
