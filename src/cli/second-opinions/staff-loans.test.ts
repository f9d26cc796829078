/** Staff loans, compared with a program in Python that goes through them row by row and month by month. */
import fc from "fast-check";
import { expect, it } from "vitest";
import { findEntry, loadCalculator } from "../../calculators/catalog";
import { outputsOf } from "../../core/testing";
import { describeWith, python, runPython } from "../../testing-programs";

/** Interest accrues on the principal alone; payments clear the principal first, then the interest. */
const ASK = `
import json, sys
from calendar import monthrange
from datetime import date
from decimal import Decimal as D, getcontext
getcontext().prec = 40

def month_after(day, count):
    months = day.year * 12 + day.month - 1 + count
    return date(months // 12, months % 12 + 1, day.day)

def accrued(principal, rate, payments):
    """Interest of all rows, if each payment reduces the principal that is left."""
    total, left = D(0), principal
    for payment in payments:
        total += left * rate
        left -= min(payment, left)
    return total

def loan(given):
    principal, rate = D(given["principal"]), D(str(given["annualRate"])) / 1200
    first, second = given["principalInstalments"], given["interestInstalments"]
    count = first + second
    answer = {}
    if given["recoveryMethod"] == "two-phase":
        part = principal / first
        interest = accrued(principal, rate, [part] * first)
        answer["principalInstalment"] = part
        answer["interestInstalment"] = interest / second
        payments = [part] * first + [interest / second] * second
    else:
        low, high = principal / count, principal * (1 + rate)
        for _ in range(60):
            middle = (low + high) / 2
            enough = middle * count >= principal + accrued(principal, rate, [middle] * count)
            low, high = (low, middle) if enough else (middle, high)
        payments = [high] * count
        interest = accrued(principal, rate, payments)
        answer["instalment"] = high
    answer["totalInterest"] = interest

    begin, due = date.fromisoformat(given["disbursementDate"]), date.fromisoformat(given["firstPaymentDate"])
    clears, left = {}, principal
    interest_paid = {}
    for k, payment in enumerate(payments):
        day = month_after(due, k)
        to_principal = min(payment, left)
        left -= to_principal
        clears[day.year, day.month] = to_principal
        year = day.year - (day.month < 4)
        interest_paid[year] = interest_paid.get(year, D(0)) + payment - to_principal

    market = D(str(given["sbiRate"])) / 1200
    left, day, notional, staff = principal, date(begin.year, begin.month, 1), {}, {}
    while True:
        left -= clears.get((day.year, day.month), D(0))
        if left <= D("1e-20"):
            break
        year = day.year - (day.month < 4)
        notional[year] = notional.get(year, D(0)) + left * market
        staff[year] = staff.get(year, D(0)) + left * rate
        day = month_after(day, 1)
    credit = staff if given["interestCredit"] == "accrued" else interest_paid
    worth = {year: max(D(0), sum_ - credit.get(year, D(0))) for year, sum_ in notional.items()}
    if given["medicalExempt"] or principal <= given["exemptLimit"]:
        worth = {year: D(0) for year in worth}
    answer["perquisiteFirstYear"] = worth.get(begin.year - (begin.month < 4), D(0))
    answer["perquisiteTotal"] = sum(worth.values(), D(0))
    answer["perquisiteTax"] = answer["perquisiteTotal"] * D(str(given["taxRate"])) / 100
    return {key: float(value) for key, value in answer.items()}

json.dump([loan(given) for given in json.load(sys.stdin)], sys.stdout)
`;

const two = (count: number) => String(count).padStart(2, "0");

/** Disbursement in some month, and the first recovery one to three months later. */
const dates = fc
  .record({
    year: fc.integer({ min: 2024, max: 2028 }),
    month: fc.integer({ min: 1, max: 12 }),
    day: fc.integer({ min: 1, max: 28 }),
    wait: fc.integer({ min: 1, max: 3 }),
    recoveryDay: fc.integer({ min: 1, max: 28 }),
  })
  .map(({ year, month, day, wait, recoveryDay }) => ({
    disbursementDate: `${year}-${two(month)}-${two(day)}`,
    firstPaymentDate: `${year + Math.floor((month - 1 + wait) / 12)}-${two(((month - 1 + wait) % 12) + 1)}-${two(recoveryDay)}`,
  }));

const LOANS = fc
  .sample(
    fc.tuple(
      dates,
      fc.record({
        principal: fc.integer({ min: 100_000, max: 10_000_000 }),
        annualRate: fc.integer({ min: 1, max: 1200 }).map((n) => n / 100),
        recoveryMethod: fc.constantFrom("two-phase", "constant-instalment"),
        principalInstalments: fc.integer({ min: 1, max: 200 }),
        interestInstalments: fc.integer({ min: 1, max: 80 }),
        sbiRate: fc.integer({ min: 0, max: 1200 }).map((n) => n / 100),
        interestCredit: fc.constantFrom("accrued", "paid"),
        exemptLimit: fc.constantFrom(0, 200_000),
        medicalExempt: fc.constantFrom(false, false, false, true),
        taxRate: fc.constantFrom(5.2, 20.8, 31.2),
      }),
    ),
    { numRuns: 40, seed: 1 },
  )
  .map(([days, terms]) => ({ ...days, ...terms }));

describeWith(python(3, 9), "staff loans", () => {
  it("cost the same in 40 cases", async () => {
    const staffLoan = await loadCalculator(findEntry("staff-loan-calculator") as never);
    const answers: Record<string, number>[] = runPython(ASK, LOANS);
    expect(answers).toHaveLength(LOANS.length);
    for (const [i, answer] of answers.entries()) {
      const inputs = LOANS[i] as (typeof LOANS)[number];
      const found = outputsOf(staffLoan, inputs);
      for (const [key, value] of Object.entries(answer))
        expect(Math.abs(found[key] - value), `${key} of ${JSON.stringify(inputs)}`).toBeLessThanOrEqual(
          1e-6 + 1e-11 * inputs.principal,
        );
    }
  });
});
