/** Income tax of a city or county, in dollars a year. */
import type { LocalTaxRule } from "../../data/tax/local/localities";
import type { FilingStatus } from "../../data/tax/us";
import { exceeds } from "../numbers/slack";
import { bracketRate, bracketTax, forStatus } from "./brackets";

export interface LocalFacts {
  readonly status: FilingStatus;
  /** Wages before deferrals, and profit. */
  readonly earnings: number;
  readonly adjustedGrossIncome: number;
  readonly stateTaxableIncome: number;
  /** The state's income tax. */
  readonly stateTax: number;
}

/** The tax of a locality for a year; a refundable credit can make it negative. */
export function localIncomeTax(rule: LocalTaxRule, facts: LocalFacts): number {
  switch (rule.kind) {
    case "wages":
      return (facts.earnings * rule.percent) / 100;
    case "state-tax":
      return (facts.stateTax * rule.percent) / 100;
    case "income": {
      const bands = forStatus(rule.bands, facts.status);
      const income = facts.stateTaxableIncome;
      const tax = rule.wholeIncome ? (income * bracketRate(bands, income)) / 100 : bracketTax(bands, income);
      const credit = rule.schoolCredit;
      if (!credit) return tax;
      const reduction = exceeds(income, credit.incomeUpTo)
        ? 0
        : bracketTax(forStatus(credit.bands, facts.status), income);
      const fixed = exceeds(facts.adjustedGrossIncome, credit.fixedUpTo) ? 0 : forStatus(credit.fixed, facts.status);
      return Math.max(0, tax - reduction) - fixed;
    }
  }
}
