/**
 * Simple interest on a debt that is paid off in parts, by the United States Rule (Story v. Livingston, 38 U.S. 359,
 * 1839): a payment covers the interest due so far, then principal. Interest that it does not cover stays due, and bears
 * no interest itself.
 */
import { type CivilDate, parseIsoDate } from "../../../math/dates/iso-date";

export interface PartPayment {
  /** ISO 8601. */
  readonly date: string;
  readonly amount: number;
}

/** The time up to a payment, or up to the end. */
export interface Stretch {
  /** The day of the payment, or the last day, in ISO 8601. */
  readonly date: string;
  readonly days: number;
  readonly years: number;
  /** Interest of this stretch alone. */
  readonly interest: number;
  /** 0 at the end. */
  readonly payment: number;
  readonly toInterest: number;
  readonly toPrincipal: number;
  /** After the payment. */
  readonly principal: number;
  /** Interest that is still due after the payment. */
  readonly unpaidInterest: number;
}

interface Debt {
  readonly principal: number;
  /** Percent. */
  readonly annualRate: number;
  readonly from: CivilDate;
  /** The day after the last one counted, and the date that is shown for it. */
  readonly to: CivilDate;
  readonly endDate: string;
  /** Time between two days by the day count. */
  readonly count: (from: CivilDate, to: CivilDate) => { readonly days: number; readonly years: number };
}

/** One stretch for each payment, in the order of their dates, and one up to the end. */
export function stretches(debt: Debt, payments: readonly PartPayment[]): Stretch[] {
  let { principal, from } = debt;
  let due = 0;
  const ordered = [...payments].sort((a, b) => (a.date < b.date ? -1 : a.date > b.date ? 1 : 0));
  return [...ordered, null].map((payment) => {
    const { date, amount } = payment ?? { date: debt.endDate, amount: 0 };
    const to = payment ? (parseIsoDate(date) as CivilDate) : debt.to;
    const { days, years } = debt.count(from, to);
    const interest = (principal * debt.annualRate * years) / 100;
    due += interest;
    const toInterest = Math.min(amount, due);
    const toPrincipal = amount - toInterest;
    due -= toInterest;
    principal -= toPrincipal;
    from = to;
    return { date, days, years, interest, payment: amount, toInterest, toPrincipal, principal, unpaidInterest: due };
  });
}
