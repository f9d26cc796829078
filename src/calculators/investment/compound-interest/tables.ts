import { COMPOUNDINGS, type Compounding } from "./inputs";
import type { Savings } from "./savings";

export function yearTable(savings: Savings) {
  return savings.taxed().map(({ year, end, deposits, interest, tax, balance }) => ({
    year,
    deposits,
    interest,
    tax,
    balance,
    realBalance: savings.inTodaysMoney(balance, end),
  }));
}

/** The same rate and deposits with each compounding. Empty for an effective rate, where compounding has no effect. */
export function compoundingTable(savings: Savings) {
  const { annualRate, rateType } = savings.inputs;
  if (rateType === "effective") return [];
  return (Object.keys(COMPOUNDINGS) as Compounding[]).map((compounding) => ({
    compounding,
    effectiveAnnualRate: 100 * Math.expm1(savings.intensityAt(annualRate, compounding)),
    futureValue: savings.valueAt(annualRate, compounding),
  }));
}
