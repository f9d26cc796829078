/**
 * How the columns of a repayment schedule follow from the inputs and from each other, as formulas of a spreadsheet. A
 * schedule has one of several conventions, so each column has a few candidates: a file contains the first one that gives
 * the calculator's own figures in every row, and plain values if none does.
 */
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
  times,
  top,
} from "../core/spreadsheet/formula";
import type { Candidates } from "../core/spreadsheet/live-columns";

/** The amount that is repaid, by the names that loan calculators give their inputs. */
const LOANS: readonly Formula[] = [
  input("principal"),
  input("loanAmount"),
  input("balance"),
  minus(input("homePrice"), times(input("homePrice"), percentage("downPaymentPercent"))),
  minus(input("homePrice"), input("downPayment")),
];

const RATES: readonly Formula[] = [over(column("annualRate"), 1200), over(input("annualRate"), 1200)];

const TERMS: readonly Formula[] = [input("termMonths"), times(input("termYears"), 12)];

const due = plus(column("openingBalance"), column("interest"));
const rounded = (formula: Formula) => call("ROUND", formula, 2);

/** A loan that has no simple formula, such as the price of a car with its taxes and fees, is where the schedule begins. */
const FIRST_BALANCE = top("openingBalance");

/** The level payment; in the last row, what is still owed. */
const PAYMENTS: readonly Formula[] = [...LOANS, FIRST_BALANCE].flatMap((loan) =>
  TERMS.flatMap((term) => {
    const level = minus(0, call("PMT", over(input("annualRate"), 1200), term, loan));
    return [level, rounded(level)].map((payment) => call("MIN", payment, due));
  }),
);

const INTERESTS = RATES.map((rate) => times(column("openingBalance"), rate));

/** By column of `scheduleColumns`, in the order in which they are checked: a formula may use what precedes it. */
export const SCHEDULE_FORMULAS: Readonly<Record<string, Candidates>> = {
  annualRate: { rows: [input("annualRate")] },
  openingBalance: { first: LOANS, rows: [above("closingBalance")] },
  interest: { rows: [...INTERESTS, ...INTERESTS.map(rounded)] },
  payment: { rows: PAYMENTS },
  principal: { rows: [minus(column("payment"), column("interest"))] },
  closingBalance: { rows: [minus(minus(column("openingBalance"), column("principal")), column("extra"))] },
  cumulativeInterest: {
    first: [column("interest")],
    rows: [plus(above("cumulativeInterest"), column("interest"))],
  },
};
