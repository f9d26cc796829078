import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { Rational } from "../numbers/rational";
import {
  annuityFactor,
  balanceAfter,
  firstPrincipal,
  levelPayment,
  loanFromPayment,
  paymentsToRepay,
} from "./level-payment";

const principal = fc.integer({ min: 1000, max: 2_000_000 });
const rate = fc.oneof(fc.constant(0), fc.double({ min: 1e-7, max: 0.05, noNaN: true }));
const periods = fc.integer({ min: 1, max: 600 });

describe("level payment", () => {
  it.each([
    // CFPB sample closing disclosure H-25(B).
    [162_000, 3.875, 360, 761.78],
    // RBI Key Facts Statement illustration, Annex B of the circular of April 15, 2024; it shows 970, rounded.
    [20_000, 15, 24, 969.73],
    // Schedule published by calcamo.net: 100,000 over 20 years at 5 %.
    [100_000, 5, 240, 659.96],
  ])("loan %d, rate %d, %d months: %d", (loan, annual, months, payment) => {
    expect(levelPayment(loan, annual / 1200, months)).toBeCloseTo(payment, 2);
  });

  it("is the equal share at 0 %", () => {
    expect(levelPayment(12_000, 0, 24)).toBe(500);
    expect(levelPayment(12_000, 0, 24, 2_400)).toBe(400);
    expect(annuityFactor(0, 24)).toBe(24);
  });

  it("leaves the residual, checked payment by payment in fractions", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 24 }),
        fc.integer({ min: 0, max: 40 }),
        fc.integer({ min: 0, max: 900 }),
        (n, permille, residual) => {
          const payment = Rational.fromNumber(levelPayment(1000, permille / 1000, n, residual));
          let balance = Rational.of(1000);
          for (let k = 0; k < n; k++) balance = balance.multiply(Rational.of(1000 + permille, 1000)).subtract(payment);
          expect(balance.toNumber()).toBeCloseTo(residual, 8);
        },
      ),
    );
  });

  it("keeps its precision when the interest nearly equals the payment", () => {
    // 1 / ((1 + i)^n − 1) in big integers: i = 1/10, n = 600.
    const growth = Rational.of(11, 10).power(600).subtract(Rational.ONE);
    const exact = Rational.of(1, 10).divide(growth).toNumber();
    expect(firstPrincipal(1, 0.1, 600) / exact).toBeCloseTo(1, 10);
  });

  it("is inverted by loanFromPayment", () => {
    fc.assert(
      fc.property(principal, rate, periods, (loan, i, n) => {
        const residual = loan / 4;
        const payment = levelPayment(loan, i, n, residual);
        expect(loanFromPayment(payment, i, n, residual) / loan).toBeCloseTo(1, 10);
      }),
    );
  });

  it("gives the balance after any number of payments", () => {
    fc.assert(
      fc.property(fc.integer({ min: 2, max: 40 }), fc.integer({ min: 0, max: 40 }), (n, permille) => {
        const i = permille / 1000;
        const payment = levelPayment(1000, i, n);
        let balance = 1000;
        for (let k = 1; k <= n; k++) {
          balance = balance * (1 + i) - payment;
          expect(balanceAfter(1000, i, n, k)).toBeCloseTo(balance, 7);
        }
      }),
    );
  });
});

describe("payments at the start of each period", () => {
  it("are those of the documentation of Excel’s PMT: 10,000 at 8 % over 10 months", () => {
    expect(levelPayment(10_000, 0.08 / 12, 10)).toBeCloseTo(1037.03, 2);
    expect(levelPayment(10_000, 0.08 / 12, 10, 0, "start")).toBeCloseTo(1030.16, 2);
  });

  it("leave the residual with the last one, checked payment by payment in fractions", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 24 }),
        fc.integer({ min: 0, max: 3000 }),
        fc.integer({ min: 0, max: 900 }),
        (n, permille, residual) => {
          const i = permille / 1000;
          const exact = levelPayment(1000, i, n, residual, "start");
          const payment = Rational.fromNumber(exact);
          let balance = Rational.of(1000).subtract(payment);
          for (let k = 1; k < n; k++) balance = balance.multiply(Rational.of(1000 + permille, 1000)).subtract(payment);
          // Rounding of the payment grows with the interest.
          expect(Math.abs(balance.toNumber() - residual)).toBeLessThan(1e-8 * (1 + i) ** n);
          expect(loanFromPayment(exact, i, n, residual, "start") / 1000).toBeCloseTo(1, 9);
          const first = balanceAfter(1000, i, n, 1, residual, "start");
          expect(Math.abs(first - (1000 - exact))).toBeLessThan(1e-7 * (1 + i));
        },
      ),
    );
  });

  it("are as many as a loan paid period by period takes", () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 300 }), fc.integer({ min: 1, max: 1200 }), (permille, payment) => {
        const i = permille / 1000;
        let [balance, count] = [1000 - payment, 1];
        if (balance > 0 && payment <= balance * i) {
          expect(paymentsToRepay(1000, i, payment, "start")).toBeNull();
          return;
        }
        for (; balance > 1e-9; count++) balance = balance * (1 + i) - payment;
        expect(paymentsToRepay(1000, i, payment, "start")).toBe(count);
      }),
    );
  });
});

describe("payments to repay", () => {
  it("equal the term of a level payment", () => {
    fc.assert(
      fc.property(principal, rate, periods, (loan, i, n) => {
        // If the payment is almost all interest, it does not determine the number of payments.
        fc.pre((1 + i) ** n < 1e5);
        expect(paymentsToRepay(loan, i, levelPayment(loan, i, n))).toBe(n);
        const less = paymentsToRepay(loan, i, levelPayment(loan, i, n) * 0.999);
        expect(less ?? Number.POSITIVE_INFINITY).toBeGreaterThan(n);
      }),
    );
  });

  it("never end if the payment covers only the interest", () => {
    expect(paymentsToRepay(100_000, 0.005, 500)).toBeNull();
    expect(paymentsToRepay(100_000, 0.005, 500.01)).toBeGreaterThan(1000);
  });

  it("count a partial last payment at 0 %", () => {
    expect(paymentsToRepay(1000, 0, 300)).toBe(4);
    expect(paymentsToRepay(0.3, 0, 0.1)).toBe(3);
    expect(paymentsToRepay(0, 0.01, 10)).toBe(0);
  });
});
