/**
 * Recovery of a simple-interest loan: interest accrues on principal only, never on interest, and is tracked separately
 * until it is recovered.
 */
import { amortize } from "../../../math/finance/amortization";
import { levelPayment } from "../../../math/finance/level-payment";
import { NOISE, SLACK } from "../../../math/numbers/slack";
import { findRoot } from "../../../math/solve/root";
import type { Inputs } from "./inputs";

/** How a loan is recovered. */
export interface RecoveryTerms
  extends Pick<
    Inputs,
    | "principal"
    | "annualRate"
    | "recoveryMethod"
    | "principalInstalments"
    | "interestInstalments"
    | "interestBasis"
    | "rounding"
    | "prepayment"
    | "prepaymentAfter"
  > {
  /** Element k − 1 is the interest that row k charges per unit of principal outstanding before it. */
  readonly shares: readonly number[];
}

export interface RecoveryRow {
  readonly phase: "principal" | "interest" | "emi";
  readonly payment: number;
  readonly principal: number;
  readonly interestPaid: number;
  readonly interestAccrued: number;
  /** Principal after the payment. */
  readonly principalBalance: number;
  /** Interest accrued but not yet paid. */
  readonly interestDue: number;
}

export interface Recovery {
  readonly rows: readonly RecoveryRow[];
  /** Fixed amount for all rows; null if recovery is in two phases. */
  readonly instalment: number | null;
  /** Both are null unless recovery is in two phases. */
  readonly principalInstalment: number | null;
  readonly interestInstalment: number | null;
}

/** With whole installments, a remainder below half a cent is rounding error. */
const DUST = 0.005;

export function recover(terms: RecoveryTerms): Recovery {
  switch (terms.recoveryMethod) {
    case "two-phase":
      return recoverInPhases(terms);
    case "constant-instalment":
      return recoverAtOneAmount(terms);
    case "emi":
      return recoverByEmi(terms);
  }
}

/** Rounds up to whole units if the terms say so; rounding error just above a whole unit is ignored. */
function roundedUp(amount: number, { rounding }: RecoveryTerms): number {
  return rounding === "whole" ? Math.ceil(amount - Math.max(SLACK, NOISE * amount)) : amount;
}

/** Running balance, interest due, and the rows so far. */
class Account {
  readonly rows: RecoveryRow[] = [];
  balance: number;
  due = 0;
  readonly #terms: RecoveryTerms;

  constructor(terms: RecoveryTerms) {
    this.balance = terms.principal;
    this.#terms = terms;
  }

  get owes(): boolean {
    return this.balance > 0 || this.due > 0;
  }

  /** Charges the interest of the next row. */
  accrue(): number {
    const accrued = this.balance * (this.#terms.shares[this.rows.length] ?? 0);
    this.due += accrued;
    return accrued;
  }

  /** Adds a row, with the prepayment if it is made with this installment. */
  pay(phase: RecoveryRow["phase"], instalment: number, interestPaid: number, interestAccrued = 0): void {
    const { prepayment, prepaymentAfter } = this.#terms;
    const extra = this.rows.length + 1 === prepaymentAfter ? Math.min(prepayment, this.balance - instalment) : 0;
    const principal = instalment + extra;
    this.balance -= principal;
    this.due -= interestPaid;
    this.rows.push({
      phase,
      payment: principal + interestPaid,
      principal,
      interestPaid,
      interestAccrued,
      principalBalance: this.balance,
      interestDue: this.due,
    });
  }
}

/** The installment, or the full amount owed if that is not more (apart from rounding error). */
function part(instalment: number, owed: number, { rounding }: RecoveryTerms): number {
  return instalment >= owed - (rounding === "whole" ? DUST : 0) ? owed : instalment;
}

/** Principal in equal installments, then the accrued interest (House Building Advance Rules, 2017). */
function recoverInPhases(terms: RecoveryTerms): Recovery {
  const { principal, principalInstalments, interestInstalments } = terms;
  const account = new Account(terms);
  const principalInstalment = roundedUp(principal / principalInstalments, terms);
  for (let k = 1; account.balance > 0; k++) {
    const accrued = account.accrue();
    const { balance } = account;
    account.pay(
      "principal",
      k === principalInstalments ? balance : part(principalInstalment, balance, terms),
      0,
      accrued,
    );
  }
  const interestInstalment = roundedUp(account.due / interestInstalments, terms);
  for (let k = 1; account.due > 0; k++) {
    const { due } = account;
    account.pay("interest", 0, k === interestInstalments ? due : part(interestInstalment, due, terms));
  }
  return { rows: account.rows, instalment: null, principalInstalment, interestInstalment };
}

/** A fixed amount that clears the principal first and then the interest. */
function recoverAtOneAmount(terms: RecoveryTerms): Recovery {
  const count = terms.principalInstalments + terms.interestInstalments;
  const instalment = roundedUp(oneAmount(terms, count), terms);
  const account = new Account(terms);
  for (let k = 1; account.owes; k++) {
    const accrued = account.accrue();
    const { balance, due } = account;
    const payment = k === count ? balance + due : part(instalment, balance + due, terms);
    const principal = Math.min(balance, payment);
    account.pay(
      balance > 0 ? "principal" : "interest",
      principal,
      payment === balance + due ? due : payment - principal,
      accrued,
    );
  }
  return { rows: account.rows, instalment, principalInstalment: null, interestInstalment: null };
}

/** Solves n·E = principal + the interest that accrues while E clears the principal. */
function oneAmount({ principal, shares }: RecoveryTerms, count: number): number {
  const interestAt = (amount: number) => {
    let interest = 0;
    for (let k = 0; k < count; k++) interest += Math.max(0, principal - k * amount) * (shares[k] as number);
    return interest;
  };
  const excess = (amount: number) => count * amount - principal - interestAt(amount);
  const low = principal / count;
  return findRoot(excess, { low, high: (principal + interestAt(low)) / count }) ?? low;
}

/** The usual level payment, which pays each month's interest first. */
function recoverByEmi(terms: RecoveryTerms): Recovery {
  const { principal, annualRate, interestBasis, rounding, prepayment } = terms;
  const count = terms.principalInstalments + terms.interestInstalments;
  const instalment = roundedUp(levelPayment(principal, annualRate / 1200, count), terms);
  const made = { instalment, principalInstalment: null, interestInstalment: null };
  const account = new Account(terms);
  if (interestBasis === "monthly" && prepayment === 0) {
    const payment = rounding === "whole" ? { payment: instalment } : {};
    amortize({ principal, annualRate, paymentsPerYear: 12, payments: count, ...payment }, (row) => {
      account.rows.push({
        phase: "emi",
        payment: row.payment,
        principal: row.principal,
        interestPaid: row.interest,
        interestAccrued: row.interest,
        principalBalance: row.closingBalance,
        interestDue: 0,
      });
    });
    return { rows: account.rows, ...made };
  }
  for (let k = 1; account.owes; k++) {
    const accrued = account.accrue();
    const { balance, due } = account;
    const payment = k === count ? balance + due : part(instalment, balance + due, terms);
    // A long first period may accrue more than an installment; the excess is carried and bears no interest.
    const interest = Math.min(due, payment);
    account.pay("emi", payment === balance + due ? balance : payment - interest, interest, accrued);
  }
  return { rows: account.rows, ...made };
}

/**
 * Number of principal installments, out of `count`, at which the interest installment is closest to the principal
 * installment, so that the payroll deduction stays level. Null without interest or if no split is within the limits.
 */
export function levelSplit(
  { principal, shares }: RecoveryTerms,
  count: number,
  most: { readonly principal: number; readonly interest: number },
): number | null {
  let sum = 0;
  let weighted = 0;
  let best: number | null = null;
  let least = Number.POSITIVE_INFINITY;
  for (let m = 1; m < count; m++) {
    const share = shares[m - 1] as number;
    sum += share;
    weighted += (m - 1) * share;
    if (m > most.principal || count - m > most.interest) continue;
    const interest = principal * (sum - weighted / m);
    const gap = Math.abs(interest / (count - m) - principal / m);
    if (interest > 0 && gap < least) {
      least = gap;
      best = m;
    }
  }
  return best;
}
