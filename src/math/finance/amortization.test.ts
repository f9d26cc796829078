import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { Rational } from "../numbers/rational";
import { amortize } from "./amortization";
import { exactLevelPayment, lenderRounding } from "./lender-rounding";
import { balanceAfter, levelPayment } from "./level-payment";
import type { LoanTerms, PaymentRow } from "./loan";
import { applyRateChanges } from "./rate-changes";

const loan = (principal: number, annualRate: number, payments: number, more: Partial<LoanTerms> = {}): LoanTerms => ({
  principal,
  annualRate,
  payments,
  paymentsPerYear: 12,
  ...more,
});

function rowsOf(terms: LoanTerms): PaymentRow[] {
  const rows: PaymentRow[] = [];
  amortize(terms, (row) => {
    rows.push({ ...row });
  });
  return rows;
}

const anyLoan = fc
  .record({
    principal: fc.integer({ min: 100, max: 1_000_000_000 }),
    annualRate: fc.oneof(fc.constant(0), fc.double({ min: 0, max: 50, noNaN: true })),
    payments: fc.integer({ min: 1, max: 600 }),
  })
  .map(({ principal, annualRate, payments }) => loan(principal, annualRate, payments));

const anyExtras = fc.array(fc.integer({ min: 0, max: 5000 }), { maxLength: 100 });

describe("published schedules", () => {
  it("CFPB sample loan estimate H-24(B): 15,773 of principal repaid in five years", () => {
    const rows = rowsOf(loan(162_000, 3.875, 360, { rounding: lenderRounding("cent") }));
    expect(rows[0]?.payment).toBe(761.78);
    expect(Math.round(162_000 - (rows[59]?.closingBalance as number))).toBe(15_773);
  });

  it("CFPB sample closing disclosure H-25(B): total of payments 285,803.36", () => {
    // That total includes loan costs of 4,694.05, prepaid interest of 279.04, and 80 months of insurance at 82.35.
    const { paid } = amortize(loan(162_000, 3.875, 360));
    expect(paid + 4694.05 + 279.04 + 80 * 82.35).toBeCloseTo(285_803.36, 2);
  });

  it("calcamo.net: 100,000 over 20 years at 5 %, rounded to the cent, costs 58,388.59", () => {
    const totals = amortize(loan(100_000, 5, 240, { rounding: lenderRounding("cent") }));
    expect(totals.interest).toBeCloseTo(58_388.59, 6);
  });

  it("Mint, September 14, 2021: 50 lakh at 8 % over 20 years with 6 lakh prepaid after five lowers the EMI to 36,088", () => {
    const extras = new Float64Array(241);
    extras[60] = 600_000;
    const rows = rowsOf(
      loan(5_000_000, 8, 240, {
        extras,
        afterPayment: (state, row) => row.extra > 0 && state.recast(240 - row.number),
      }),
    );
    expect(Math.round(rows[59]?.payment as number)).toBe(41_822);
    expect(Math.round(rows[60]?.payment as number)).toBe(36_088);
    expect(rows).toHaveLength(240);
  });
});

describe("payments at the start of each period", () => {
  const due = (terms: LoanTerms) => rowsOf({ ...terms, timing: "start" });

  // scripts/reference/loans.py
  it.each([
    [
      "a car lease",
      loan(30_000, 6.5, 36, { residual: 15_000 }),
      536.031412347,
      29_463.968587653,
      25_209.196008913,
      15_536.031412347,
      4297.130844494,
    ],
    ["1,200 % a year", loan(500, 1200, 24), 250.000014901, 249.999985099, 249.938979741, 250.000014901, 5500.000357628],
  ] as const)("repay %s", (_, terms, payment, afterOne, afterTwelve, last, interest) => {
    const rows = due(terms);
    expect(rows[0]).toMatchObject({
      interest: 0,
      principal: rows[0]?.payment,
      openingBalance: terms.principal,
    });
    expect(rows[0]?.payment).toBeCloseTo(payment, 8);
    expect(rows[0]?.closingBalance).toBeCloseTo(afterOne, 7);
    expect(rows[11]?.closingBalance).toBeCloseTo(afterTwelve, 7);
    expect(rows.at(-1)?.payment).toBeCloseTo(last, 6);
    expect(rows.at(-1)?.cumulativeInterest).toBeCloseTo(interest, 6);
    expect(rows).toHaveLength(terms.payments);
  });

  it("are followed by an ordinary loan of what is left", () => {
    fc.assert(
      fc.property(anyLoan, (terms) => {
        fc.pre(terms.payments > 1 && terms.principal > 1000);
        const [first, ...later] = due(terms);
        const left = {
          ...terms,
          principal: (first as PaymentRow).closingBalance,
          payments: terms.payments - 1,
        };
        const ordinary = rowsOf(left);
        expect(later).toHaveLength(ordinary.length);
        for (const [k, row] of later.entries())
          expect(Math.abs(row.closingBalance - (ordinary[k]?.closingBalance as number))).toBeLessThan(
            1e-9 * terms.principal,
          );
      }),
    );
  });

  it("are rounded to the cent, and drawn and extra amounts count at once", () => {
    const rounded = due(loan(10_000, 8, 10, { rounding: lenderRounding("cent") }));
    expect(rounded.map(({ payment }) => payment)).toEqual([...Array(9).fill(1030.16), expect.closeTo(1030.2, 1)]);
    expect(rounded[1]?.interest).toBe(59.8);
    const extras = new Float64Array(11);
    extras[1] = 2000;
    const rows = due(loan(10_000, 8, 10, { extras }));
    expect(rows[1]?.interest).toBeCloseTo(((10_000 - 2000 - (rows[0]?.payment as number)) * 0.08) / 12, 9);
    expect(rows.length).toBeLessThan(10);
  });

  it("are rounded as their exact fraction: half a cent of 201 at 100 % a period is a tie", () => {
    // 2 payments: 201 ÷ (1 + 1/2) = 134; 200.9925 ÷ 1.5 = 133.995, rounded up.
    const [first] = due(loan(200.9925, 1200, 2, { rounding: lenderRounding("cent") }));
    expect(first?.payment).toBe(134);
  });

  it("keep equal principal, with the first free of interest", () => {
    const rows = due(loan(1200, 12, 12, { repayment: "principal" }));
    expect(rows[0]).toMatchObject({ payment: 100, interest: 0 });
    expect(rows[1]?.payment).toBeCloseTo(111, 9);
    expect(rows.at(-1)?.payment).toBeCloseTo(101, 9);
  });
});

describe("rates above 100 % a year", () => {
  // scripts/reference/loans.py
  it("repay a loan at 1,000 % a year", () => {
    const totals = amortize(loan(500, 1000, 24));
    expect(totals).toMatchObject({ payments: 24, repaid: true });
    expect(totals.highestPayment).toBeCloseTo(416.666867111, 8);
    expect(totals.interest).toBeCloseTo(9500.004810672, 6);
  });

  it("neither drift nor end early, however long the term", () => {
    for (const annualRate of [101, 400, 2400])
      for (const timing of ["start", "end"] as const) {
        const rows = rowsOf(loan(1000, annualRate, 600, { timing }));
        expect(rows).toHaveLength(600);
        expect(rows.at(-1)?.closingBalance).toBe(0);
        const last = rows.at(-1)?.payment as number;
        expect(last / (rows[0]?.payment as number)).toBeCloseTo(1, 6);
      }
  });
});

describe("level loans", () => {
  it("end at zero, repay the loan, and have equal payments", () => {
    fc.assert(
      fc.property(anyLoan, (terms) => {
        const rows = rowsOf(terms);
        const { principal, annualRate, payments } = terms;
        const level = levelPayment(principal, annualRate / 1200, payments);
        expect(rows.at(-1)?.closingBalance).toBe(0);
        // A remainder below half a cent is waived, which can end a tiny loan a few payments early.
        if (level > 0.01) expect(rows).toHaveLength(payments);
        const repaid = rows.reduce((sum, row) => sum + row.principal, 0);
        expect(Math.abs(repaid - principal)).toBeLessThan(0.005 + principal * 1e-12);
        for (const row of rows.slice(0, -1)) expect(row.payment).toBe(rows[0]?.payment);
        expect((rows.at(-1)?.payment as number) / level).toBeCloseTo(1, 6);
      }),
    );
  });

  it("match the closed-form balances even where rounding errors would blow up", () => {
    fc.assert(
      fc.property(anyLoan, ({ principal, annualRate, payments }) => {
        for (const row of rowsOf(loan(principal, annualRate, payments))) {
          const expected = balanceAfter(principal, annualRate / 1200, payments, row.number);
          expect(Math.abs(row.closingBalance - expected)).toBeLessThan(0.006 + principal * 1e-11);
        }
      }),
      { numRuns: 40 },
    );
  });

  it("do not drift over fifty years of weekly payments at 100 %", () => {
    // The payment exceeds the first interest by only 6e-19; n·M − P is known to full precision.
    const totals = amortize(loan(320_000, 100, 2600, { paymentsPerYear: 52 }));
    expect(totals.payments).toBe(2600);
    expect(totals.interest).toBeCloseTo(levelPayment(320_000, 1 / 52, 2600) * 2600 - 320_000, 5);
    expect(totals.highestPayment).toBeCloseTo(320_000 / 52, 6);
  });

  it("cost more at a higher rate", () => {
    fc.assert(
      fc.property(anyLoan, fc.double({ min: 0.01, max: 5, noNaN: true }), (terms, more) => {
        fc.pre(terms.principal > 1000);
        const dearer = amortize({ ...terms, annualRate: terms.annualRate + more });
        expect(dearer.interest).toBeGreaterThan(amortize(terms).interest);
      }),
    );
  });

  it("never last longer or cost more with extra payments", () => {
    fc.assert(
      fc.property(anyLoan, anyExtras, (terms, amounts) => {
        const plain = amortize(terms);
        const extras = Float64Array.from({ length: terms.payments + 1 }, (_, k) => amounts[k] ?? 0);
        const faster = amortize({ ...terms, extras });
        expect(faster.payments).toBeLessThanOrEqual(plain.payments);
        expect(faster.interest).toBeLessThanOrEqual(plain.interest * (1 + 1e-12) + 1e-9);
        expect(faster.repaid).toBe(true);
      }),
    );
  });

  it("charge interest on the balance before each payment", () => {
    fc.assert(
      fc.property(anyLoan, anyExtras, (terms, amounts) => {
        const extras = Float64Array.from({ length: terms.payments + 1 }, (_, k) => amounts[k] ?? 0);
        let before = terms.principal;
        for (const row of rowsOf({ ...terms, extras })) {
          expect(row.openingBalance).toBe(before);
          expect(Math.abs(row.interest - (before * terms.annualRate) / 1200)).toBeLessThan(
            1e-9 + terms.principal * 1e-10,
          );
          expect(row.payment).toBeCloseTo(row.interest + row.principal, 6 - Math.log10(terms.principal) / 2);
          before = row.closingBalance;
        }
      }),
      { numRuns: 40 },
    );
  });
});

describe("lender rounding", () => {
  it("agrees with a schedule computed in fractions, cent by cent", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1000, max: 50_000_000 }),
        fc.integer({ min: 0, max: 30_000 }),
        fc.integer({ min: 1, max: 60 }),
        fc.constantFrom<"cent" | "whole">("cent", "whole"),
        (cents, thousandths, payments, rounding) => {
          const rate = Rational.of(thousandths, 1_200_000);
          let balance = Rational.of(cents, 100);
          const level = exactLevelPayment(balance, rate, payments, Rational.ZERO).roundTo(rounding === "cent" ? 2 : 0);
          for (const row of rowsOf(
            loan(cents / 100, thousandths / 1000, payments, { rounding: lenderRounding(rounding) }),
          )) {
            const interest = balance.multiply(rate).roundTo(2);
            const due = balance.add(interest);
            const payment = row.number === payments || level.compare(due) > 0 ? due : level;
            balance = due.subtract(payment);
            expect([row.interest, row.payment, row.closingBalance]).toEqual([
              interest.toNumber(),
              payment.toNumber(),
              balance.toNumber(),
            ]);
          }
          expect(balance.sign()).toBe(0);
        },
      ),
      { numRuns: 300 },
    );
  });

  it("rounds a constant principal too, and corrects the difference in the last payment", () => {
    // By hand: 1,001 in 24 parts of 41.71 leaves 41.67 for the last; 18 % a year is 1.5 % a month.
    const rows = rowsOf(loan(1001, 18, 24, { repayment: "principal", rounding: lenderRounding("cent") }));
    expect(rows[0]).toMatchObject({
      principal: 41.71,
      interest: 15.02,
      payment: 56.73,
      closingBalance: 959.29,
    });
    expect(rows[23]).toMatchObject({ principal: 41.67, interest: 0.63, payment: 42.3, closingBalance: 0 });
    const whole = rowsOf(loan(1001, 18, 24, { repayment: "principal", rounding: lenderRounding("whole") }));
    expect([whole[0]?.principal, whole[23]?.principal]).toEqual([42, 35]);
  });

  it("agrees with fractions for a constant principal that is recast after each extra", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 10_000, max: 5_000_000 }),
        fc.integer({ min: 0, max: 300 }),
        fc.integer({ min: 2, max: 48 }),
        fc.array(fc.constantFrom(0, 0, 0, 1.11, 50), { minLength: 49, maxLength: 49 }),
        (cents, tenths, payments, extras) => {
          const rate = Rational.of(tenths, 12_000);
          let balance = Rational.of(cents, 100);
          let part = balance.divide(Rational.of(payments)).roundTo(2);
          const rows = rowsOf(
            loan(cents / 100, tenths / 10, payments, {
              repayment: "principal",
              rounding: lenderRounding("cent"),
              extras: Float64Array.from(extras),
              afterPayment: (state, row) => {
                if (row.extra > 0 && row.number < payments) state.recast(payments - row.number);
              },
            }),
          );
          for (const row of rows) {
            expect(row.interest).toBe(balance.multiply(rate).roundTo(2).toNumber());
            const isLast = row.number === payments || part.compare(balance) >= 0;
            expect(row.principal).toBe((isLast ? balance : part).toNumber());
            balance = balance.subtract(isLast ? balance : part);
            if (row.extra === 0 || row.number === payments) continue;
            balance = balance.subtract(Rational.fromNumber(row.extra));
            part = balance.divide(Rational.of(payments - row.number)).roundTo(2);
          }
        },
      ),
      { numRuns: 200 },
    );
  });

  it("sums whole cents to whole cents", () => {
    const totals = amortize(loan(10_000, 8, 24, { rounding: lenderRounding("cent") }));
    for (const sum of [totals.interest, totals.paid]) expect(sum).toBe(Math.round(sum * 100) / 100);
    for (const row of rowsOf(loan(123_456.78, 7.3, 360, { rounding: lenderRounding("cent") })))
      for (const sum of [row.payment, row.principal, row.closingBalance, row.cumulativeInterest])
        expect(sum).toBe(Number(sum.toFixed(2)));
  });

  it("corrects the difference in the last payment", () => {
    // By hand: 1,000 at 12 % in 3 payments. 340.02; interest 10.00, 6.70, 3.37.
    const rows = rowsOf(loan(1000, 12, 3, { rounding: lenderRounding("cent") }));
    expect(rows.map((row) => [row.payment, row.interest, row.closingBalance])).toEqual([
      [340.02, 10, 669.98],
      [340.02, 6.7, 336.66],
      [340.03, 3.37, 0],
    ]);
  });
});

describe("other repayment types", () => {
  it("constant principal: interest falls with the balance", () => {
    const rows = rowsOf(loan(1200, 12, 12, { repayment: "principal" }));
    expect(rows.map((row) => row.principal)).toEqual(Array(12).fill(100));
    expect(rows[0]?.payment).toBe(112);
    // Sum of an arithmetic series: P × rate × (n + 1) / 2400
    expect(rows.at(-1)?.cumulativeInterest).toBeCloseTo((1200 * 12 * 13) / 2400, 10);
  });

  it("interest only: the principal is due with the last payment", () => {
    const rows = rowsOf(loan(1000, 12, 3, { repayment: "interest" }));
    expect(rows.map((row) => [row.payment, row.closingBalance])).toEqual([
      [10, 1000],
      [10, 1000],
      [1010, 0],
    ]);
  });

  it("balloon: the residual is part of the last payment", () => {
    const rows = rowsOf(loan(10_000, 6, 24, { residual: 4000 }));
    expect(rows.at(-1)?.payment).toBeCloseTo((rows[0]?.payment as number) + 4000, 8);
  });

  it("payment holiday: interest is added to the balance, then level payments take over", () => {
    const rows = rowsOf(
      loan(1000, 12, 5, {
        repayment: "nothing",
        beforePayment: (state) => {
          if (state.number !== 3) return;
          state.repayment = "level";
          state.recast();
        },
      }),
    );
    expect(rows[0]).toMatchObject({ payment: 0, interest: 10, principal: -10, closingBalance: 1010 });
    expect(rows[1]?.closingBalance).toBeCloseTo(1020.1, 10);
    expect(rows[2]?.payment).toBeCloseTo(levelPayment(1020.1, 0.01, 3), 10);
    expect(rows[4]?.closingBalance).toBe(0);
  });

  it("a custom payment runs until the loan is repaid or the limit is reached", () => {
    expect(amortize(loan(1000, 0, Number.POSITIVE_INFINITY, { payment: 300 }))).toMatchObject({
      payments: 4,
      lastPayment: 100,
      repaid: true,
    });
    expect(amortize(loan(1000, 12, Number.POSITIVE_INFINITY, { payment: 10 })).repaid).toBe(false);
  });

  it("partial disbursements add to the balance", () => {
    const rows = rowsOf(
      loan(400, 12, 4, {
        repayment: "interest",
        afterPayment: (state, row) => {
          if (row.number === 1) state.changeBalance(state.balance + 600);
        },
      }),
    );
    expect(rows.map((row) => row.interest)).toEqual([4, 10, 10, 10]);
  });

  it("counts interest by days if a function for it is given", () => {
    const days = [31, 28, 31];
    const rows = rowsOf(
      loan(1000, 36.5, 3, {
        interest: (balance, rate, k) => (balance * rate * (days[k - 1] as number)) / 36_500,
      }),
    );
    expect(rows[0]?.interest).toBeCloseTo(31, 12);
    expect(rows[0]?.payment).toBeCloseTo(levelPayment(1000, 0.365 / 12, 3), 12);
    expect(rows.at(-1)?.closingBalance).toBe(0);
  });
});

describe("rate changes", () => {
  it("compute a new payment over the remaining term", () => {
    const beforePayment = applyRateChanges([{ payment: 13, annualRate: 9 }], { recast: true });
    const rows = rowsOf(loan(100_000, 6, 120, { beforePayment }));
    const balance = balanceAfter(100_000, 0.005, 120, 12);
    expect(rows[11]?.annualRate).toBe(6);
    expect(rows[12]).toMatchObject({ annualRate: 9, number: 13 });
    expect(rows[12]?.payment).toBeCloseTo(levelPayment(balance, 0.0075, 108), 8);
    expect(rows).toHaveLength(120);
  });

  it("or keep the payment and move the end date", () => {
    // 30 lakh over 15 years at 8 %; at 9 % from installment 25 on, keeping the EMI, it takes 198 installments.
    const beforePayment = applyRateChanges([{ payment: 25, annualRate: 9 }], { recast: false });
    const emi = levelPayment(3_000_000, 0.08 / 12, 180);
    const totals = amortize(loan(3_000_000, 8, Number.POSITIVE_INFINITY, { payment: emi, beforePayment }));
    const balance = balanceAfter(3_000_000, 0.08 / 12, 180, 24);
    const more = -Math.log1p((-balance * 0.0075) / emi) / Math.log1p(0.0075);
    expect(totals.payments).toBe(24 + Math.ceil(more));
  });
});

describe("the end of a loan", () => {
  const tiny = loan(0.02, 0, 10);

  it("waives less than half a cent, or charges it", () => {
    expect(amortize(tiny)).toMatchObject({ payments: 8, repaid: true });
    expect(amortize(tiny).paid).toBeCloseTo(0.016, 12);
    expect(amortize({ ...tiny, residue: "paid" }).paid).toBeCloseTo(0.02, 12);
  });

  it("comes at once if nothing is owed", () => {
    expect(amortize(loan(0, 5, 12))).toMatchObject({ payments: 0, interest: 0, paid: 0, repaid: true });
  });

  it("comes when `visit` stops the run", () => {
    expect(amortize(loan(1000, 5, 12), (row) => row.number === 3)).toMatchObject({
      payments: 3,
      repaid: false,
    });
  });
});

describe("a loan disbursed in parts", () => {
  it("includes the undrawn amount in the payment but charges no interest on it", () => {
    const rows = rowsOf(
      loan(400, 12, 12, {
        undrawn: 800,
        afterPayment: (state, row) => {
          if (row.number === 2) state.draw(800);
        },
      }),
    );
    const level = levelPayment(1200, 0.01, 12);
    expect(rows[0]).toMatchObject({ interest: 4, closingBalance: 404 - level });
    expect(rows[0]?.payment).toBeCloseTo(level, 12);
    expect(rows[2]?.interest).toBeCloseTo((rows[1]?.closingBalance as number) * 0.01 + 8, 12);
    expect(rows.at(-1)?.closingBalance).toBe(0);
  });

  it("is not repaid as long as a part has not been drawn", () => {
    const paid = (undrawn: number) => amortize(loan(100, 0, 10, { undrawn }), ({ number }) => number === 10);
    expect(paid(0)).toMatchObject({ payments: 10, repaid: true });
    expect(paid(900)).toMatchObject({ payments: 10, repaid: false });
  });

  it("does not end before the last part is drawn", () => {
    const rows = rowsOf(
      loan(100, 0, 10, {
        undrawn: 900,
        afterPayment: (state, row) => {
          if (row.number === 4) state.draw(900);
        },
      }),
    );
    expect(rows.map((row) => row.payment)).toEqual([100, 0, 0, 0, 100, 100, 100, 100, 100, 400]);
  });
});

describe("interest by days, rounded to the cent", () => {
  it("rounds a tie up, based on the exact value", () => {
    // 150.25 × 10 % × 73 ÷ 365 is exactly 3.005; the double used here is slightly less.
    const rows = rowsOf(
      loan(150.25, 10, 1, {
        rounding: lenderRounding("cent"),
        interest: (balance, rate) => (balance * rate * 73) / 36_500 - 1e-13,
        exactInterest: (balance, rate) => balance.multiply(Rational.of(rate * 73, 36_500)),
      }),
    );
    expect(rows[0]?.interest).toBe(3.01);
  });

  it("does the same if interest compounds within the period", () => {
    // 5,000 at 12 % compounded monthly, paid quarterly: 5,000 × 0.030301 is 151.505.
    const rows = rowsOf(
      loan(5000, 12, 1, {
        rounding: lenderRounding("cent"),
        paymentsPerYear: 4,
        periodRate: () => 0.030301 - 1e-16,
        exactPeriodRate: () => Rational.of(30_301, 1_000_000),
      }),
    );
    expect(rows[0]?.interest).toBe(151.51);
  });
});
