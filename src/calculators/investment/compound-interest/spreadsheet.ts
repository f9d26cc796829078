/** Year by year, as formulas of a spreadsheet. */
import {
  above,
  call,
  column,
  type Formula,
  input,
  minus,
  over,
  percentage,
  plus,
  power,
  sumAbove,
  times,
} from "../../../core/spreadsheet/formula";
import type { Place, TableFormulas } from "../../../core/spreadsheet/table-formulas";
import { SLACK } from "../../../math/numbers/slack";
import { type Inputs, PER_YEAR } from "./inputs";
import type { Savings } from "./savings";

export const tables: TableFormulas<Savings> = ({ inputs, depositsPerYear: perYear }) => ({
  schedule: ({ isFirst, isLast }) => {
    const before = isFirst ? input("principal") : above("balance");
    const passed = minus(END, YEARS_BEFORE);
    const growth = yearlyGrowth(inputs);
    const made = depositsOfYear(perYear);
    const each = times(input("contribution"), power(plus(1, percentage("contributionGrowth")), YEARS_BEFORE));
    const rate = minus(power(growth, over(1, perYear)), 1);
    const type = inputs.contributionTiming === "start" ? 1 : 0;
    const deposited = times(
      call("FV", rate, made, minus(0, each), 0, type),
      power(growth, minus(passed, over(made, perYear))),
    );
    const withInterest = plus(times(before, power(growth, passed)), deposited);
    return {
      deposits: times(each, made),
      interest: minus(minus(withInterest, before), column("deposits")),
      tax: taxOf(inputs, { isFirst, isLast }),
      balance: minus(plus(plus(before, column("deposits")), column("interest")), column("tax")),
      realBalance: over(column("balance"), power(plus(1, percentage("inflationRate")), END)),
    };
  },
});

const TERM = plus(input("termYears"), over(input("termMonths"), 12));
const YEARS_BEFORE = minus(column("year"), 1);
/** Of a row's year, in years from the start. */
const END = call("MIN", column("year"), TERM);

/** What 1 becomes in a year. */
function yearlyGrowth({ rateType, compounding }: Inputs): Formula {
  if (rateType === "effective") return plus(1, percentage("annualRate"));
  if (compounding === "continuous") return call("EXP", percentage("annualRate"));
  const perYear = PER_YEAR[compounding];
  return power(plus(1, over(input("annualRate"), 100 * perYear)), perYear);
}

/** Fewer than in other years if the term ends within the year. */
function depositsOfYear(perYear: number): Formula {
  const inTerm = call("INT", plus(times(perYear, TERM), SLACK));
  return call("MIN", perYear, minus(inTerm, times(perYear, YEARS_BEFORE)));
}

function taxOf({ taxTiming }: Inputs, { isFirst, isLast }: Omit<Place, "index">): Formula {
  const interest = column("interest");
  if (taxTiming === "annual") return times(percentage("taxRate"), call("MAX", 0, interest));
  if (!isLast) return 0;
  return times(percentage("taxRate"), call("MAX", 0, isFirst ? interest : plus(sumAbove("interest"), interest)));
}
