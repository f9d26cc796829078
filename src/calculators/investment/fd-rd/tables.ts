import { type Deposit, sameMoney } from "./deposit";
import { heldMonths, yearsOf } from "./term";

/** The deposit at the end of each year; the last row is at maturity. */
export function yearTable(deposit: Deposit) {
  return [...deposit.dates(12)].map(({ number, date, held }) => {
    const invested = deposit.plan.invested(held);
    const value = deposit.plan.value(held);
    return {
      year: number,
      date,
      invested,
      interest: value - invested,
      value: deposit.inputs.payout === "cumulative" || !deposit.fixed ? value : invested,
    };
  });
}

/** One row per quarter from the opening: amount paid in, interest earned, amount paid out, and balance. */
export function quarterTable(deposit: Deposit) {
  const { plan, fixed } = deposit;
  let before = { invested: 0, value: 0, paidOut: 0 };
  return [...deposit.dates(3)].map(({ number, date, held }) => {
    const now = {
      invested: plan.invested(held),
      value: plan.value(held),
      paidOut: fixed?.paidOut(held) ?? 0,
    };
    const deposited = now.invested - before.invested;
    const isLast = held === deposit.term;
    const row = {
      quarter: number,
      date,
      deposited: deposit.recurring ? deposited : null,
      interest: now.value - before.value - deposited,
      paidOut: fixed?.payoutMonths ? now.paidOut - before.paidOut : null,
      // Interest for a broken period is paid together with the deposit.
      balance: isLast ? deposit.maturityValue : now.value - now.paidOut,
    };
    before = now;
    return row;
  });
}

/** The deposit at its opening and after each quarter. */
export function curveTable(deposit: Deposit) {
  const { plan } = deposit;
  const opening = heldMonths(deposit.start, 0);
  const points = [opening, ...[...deposit.dates(3)].map(({ held }) => held)];
  return points.map((held) => {
    // The first monthly deposit is made on the opening day.
    const invested = held === opening && deposit.recurring ? deposit.inputs.monthlyContribution : plan.invested(held);
    const interest = held === opening ? 0 : plan.value(held) - invested;
    return { years: yearsOf(held), invested, interest };
  });
}

/** The same money in an FD, an RD and a CD. */
export function comparisonTable(deposit: Deposit) {
  const { term } = deposit;
  return sameMoney(deposit).map(({ kind, plan }) => {
    const invested = plan.invested(term);
    const value = plan.value(term);
    return { kind, invested, interest: value - invested, value, effectiveAnnualRate: plan.effectiveRate };
  });
}
