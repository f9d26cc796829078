import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { answer } from "../../../core/answer";
import type { JsonObject } from "../../../core/parse";
import { headlineOf, outputsOf, problemsOf } from "../../../core/testing";
import cards from "./calculator";
import { validInputs } from "./valid-inputs";

const ask = (inputs: JsonObject = {}) => outputsOf(cards, inputs);
const one = (balance: number, annualRate: number, more: JsonObject = {}): JsonObject => ({
  cards: [{ name: "Visa", balance, annualRate, ...more }],
});
const codes = (inputs: JsonObject): string[] => ask(inputs).noticeCodes?.split(" ") ?? [];

/** No minimum payments, so that only the budget counts. */
const FREE = { minimumRule: "fixed", minimumFloor: 0 } as const;

describe("a fixed payment", () => {
  // savemillions.com, “The hidden cost of credit”, example 3: $3,000 and $100 a month.
  it.each([
    [22, 44, 1395],
    [20, 42, 1193],
    [18, 41, 1015],
    [16, 39, 856],
    [14, 38, 713],
    [12, 36, 584],
    [10, 35, 466],
    [8, 34, 358],
    [6, 33, 258],
  ])("repays $3,000 at %d%% in %d months", (rate, months, interest) => {
    const outputs = ask({ ...one(3000, rate), ...FREE, monthlyBudget: 100 });
    expect(outputs.months).toBe(months);
    expect(Math.abs(outputs.totalInterest - interest)).toBeLessThan(1);
  });

  it("takes 70 months for $5,000 at 12% and $100 a month (B. Hogan, Exercises for Programmers, 26)", () => {
    for (const compounding of ["monthly", "daily"])
      expect(ask({ ...one(5000, 12), ...FREE, monthlyBudget: 100, compounding }).months).toBe(70);
  });

  it("goes to the card that comes first", () => {
    // peacelovespreadsheets.blogspot.com, “Avalanche vs. Snowball”: $1,000 a month to the smaller debt.
    const debts = {
      cards: [
        { name: "Car", balance: 10_000, annualRate: 4 },
        { name: "Credit card", balance: 20_000, annualRate: 25 },
      ],
      ...FREE,
      monthlyBudget: 1000,
    };
    const { cardMonths } = ask({ ...debts, strategy: "snowball" });
    const balances = (name: string) =>
      cardMonths
        .filter((row: { name: string }) => row.name === name)
        .slice(0, 8)
        .map(({ balance }: { balance: number }) => Math.round(balance));
    expect(balances("Car")).toEqual([9033, 8063, 7090, 6114, 5134, 4151, 3165, 2176]);
    expect(balances("Credit card")).toEqual([20417, 20842, 21276, 21719, 22172, 22634, 23105, 23587]);
    const avalanche = ask(debts).cardMonths;
    expect(avalanche[0]).toMatchObject({ name: "Car", payment: 0 });
    expect(avalanche[1]).toMatchObject({ name: "Credit card", payment: 1000 });
  });

  it("determines the order anew every month", () => {
    // The first card's promotional rate ends after two months; then it has the higher rate.
    const { cardMonths } = ask({
      cards: [
        { name: "A", balance: 1000, annualRate: 30, promoRate: 0, promoMonths: 2 },
        { name: "B", balance: 1000, annualRate: 20 },
      ],
      ...FREE,
      monthlyBudget: 100,
    });
    const first = (month: number) =>
      cardMonths.find((row: { month: number; payment: number }) => row.month === month && row.payment > 0).name;
    expect([1, 2, 3, 4].map(first)).toEqual(["B", "B", "A", "A"]);
  });

  it("breaks ties by the smaller statement, or by the higher rate for equal statements", () => {
    const cardsOf = (first: number[], second: number[]) => ({
      cards: [
        { name: "A", balance: first[0] as number, annualRate: first[1] as number },
        { name: "B", balance: second[0] as number, annualRate: second[1] as number },
      ],
      ...FREE,
      monthlyBudget: 50,
    });
    const paid = (inputs: JsonObject) =>
      ask(inputs)
        .cardMonths.slice(0, 2)
        .map((row: { payment: number }) => row.payment);
    expect(paid(cardsOf([900, 20], [800, 20]))).toEqual([0, 50]);
    expect(paid({ ...cardsOf([1000, 0], [1000, 0]), strategy: "snowball" })).toEqual([50, 0]);
    // Statements of 1,010 each, at 12% and at 0%.
    expect(paid({ ...cardsOf([1010, 0], [1000, 12]), strategy: "snowball" })).toEqual([0, 50]);
    expect(paid({ ...cardsOf([900, 20], [800, 30]), strategy: "listed" })).toEqual([50, 0]);
  });

  it("frees the minimum payment of a card that is paid off", () => {
    const { schedule, cardResults } = ask();
    expect(cardResults.map((row: { paidOffMonth: number }) => row.paidOffMonth)).toEqual([21, 26, 5]);
    for (const { payment } of schedule.slice(0, -1)) expect(payment).toBeCloseTo(400, 9);
  });

  it("needs no extra month for floating-point error", () => {
    expect(ask({ ...one(1.2, 0), ...FREE, monthlyBudget: 0.1 }).months).toBe(12);
    expect(ask({ ...one(1e6, 0), ...FREE, monthlyBudget: 1e6 / 7 }).months).toBe(7);
  });
});

describe("minimum payments", () => {
  it("take 256 months and $10,601 for $6,500 at 21.52% (ClearMoneySchool, May 2026)", () => {
    const outputs = ask({ ...one(6500, 21.52), mode: "minimum-only" });
    expect(outputs.months).toBe(256);
    expect(Math.round(outputs.totalInterest)).toBe(10_601);
    expect(outputs).toMatchObject({
      minimumOnlyMonths: 256,
      interestSaved: 0,
      monthsSaved: 0,
      requiredPayment: null,
      strategies: [],
      race: [],
      raise: null,
    });
    expect(outputs.monthlyPayment).toBeCloseTo(65 + (6500 * 21.52) / 1200, 9);
  });

  it("of 2% of the statement pay off $500 of $2,500 in 56 months (debtsmart.com)", () => {
    const { schedule } = ask({
      ...one(2500, 19.6),
      mode: "minimum-only",
      minimumRule: "percent-of-balance",
      minimumPercent: 2,
    });
    expect(schedule[0].interest).toBeCloseTo(40.83, 2);
    expect(schedule[0].payment).toBeCloseTo(50.82, 2);
    expect(schedule.findIndex(({ balance }: { balance: number }) => balance <= 2000) + 1).toBe(56);
  });

  it("of a fixed amount are that amount, but never more than the balance", () => {
    const { schedule } = ask({
      ...one(100, 12),
      mode: "minimum-only",
      minimumRule: "fixed",
      minimumFloor: 40,
    });
    // By hand: 101 − 40 = 61, 61.61 − 40 = 21.61, and 21.61 × 1.01.
    expect(schedule).toHaveLength(3);
    expect([schedule[0].payment, schedule[1].payment]).toEqual([40, 40]);
    expect(schedule[2].payment).toBeCloseTo(21.8261, 10);
  });

  it("that never end give null, or an error if nothing else is paid", () => {
    const endless = { ...one(5000, 20), minimumRule: "fixed", minimumFloor: 50 };
    expect(ask({ ...endless, monthlyBudget: 200 })).toMatchObject({
      minimumOnlyMonths: null,
      minimumOnlyInterest: null,
      interestSaved: null,
      monthsSaved: null,
      months: 33,
    });
    expect(problemsOf(cards, { ...endless, mode: "minimum-only" })).toEqual([
      { field: "minimumFloor", message: "Minimum payments of this kind never pay off Visa." },
    ]);
    expect(problemsOf(cards, { ...one(5000, 20), mode: "minimum-only", minimumFloor: 0 })).toMatchObject([
      { field: "minimumPercent" },
    ]);
  });
});

describe("payoff by a date", () => {
  it("takes the level payment if no minimum is more", () => {
    for (const [rate, compounding, q] of [
      [20, "monthly", 20 / 1200],
      [20, "daily", (1 + 0.2 / 365) ** (365 / 12) - 1],
      [0, "monthly", 0],
    ] as const) {
      const outputs = ask({ ...one(5000, rate), mode: "target-date", targetMonths: 24, compounding });
      const level = q === 0 ? 5000 / 24 : (5000 * q) / (1 - (1 + q) ** -24);
      expect(outputs.requiredPayment).toBeCloseTo(level, 8);
      expect(outputs.monthlyPayment).toBe(outputs.requiredPayment);
      expect(outputs.months).toBe(24);
    }
  });

  it("takes the minimum payments if they are more", () => {
    const outputs = ask({ ...one(5000, 20), mode: "target-date", targetMonths: 600 });
    expect(outputs.requiredPayment).toBeCloseTo(50 + 5000 / 60, 9);
    // ln(1 − 83.33 ÷ 133.33) ÷ ln(1.01667) is 59.3.
    expect(outputs.months).toBe(60);
    expect(codes({ ...one(5000, 20), mode: "target-date", targetMonths: 600 })).toContain("minimums-rule");
  });

  it("finds the smallest payment for several cards", () => {
    for (const strategy of ["avalanche", "snowball", "listed"])
      for (const targetMonths of [1, 7, 24, 36]) {
        const { requiredPayment } = ask({ mode: "target-date", strategy, targetMonths });
        const paying = (monthlyBudget: number) => ask({ strategy, monthlyBudget }).months;
        expect(paying(requiredPayment)).toBeLessThanOrEqual(targetMonths);
        if (requiredPayment > 240) expect(paying(requiredPayment - 0.001)).toBeGreaterThan(targetMonths);
      }
  });

  it("in 36 months is the payment shown on statements", () => {
    // Regulation Z, Appendix M1(d): the level payment for 36 months, here for $1,000 at 17%.
    const q = 0.17 / 12;
    expect(ask({ ...one(1000, 17), monthlyBudget: 100 }).threeYearPayment).toBeCloseTo(
      (1000 * q) / (1 - (1 + q) ** -36),
      8,
    );
  });
});

describe("interest", () => {
  it("is charged at the promotional rate while it lasts", () => {
    const { schedule } = ask({
      ...one(1200, 24, { promoRate: 6, promoMonths: 2 }),
      ...FREE,
      monthlyBudget: 100,
    });
    // By hand: 1,200 → 1,106 → 1,011.53 at 0.5% a month, then 2%.
    expect(schedule[0]).toMatchObject({ interest: 6, balance: 1106 });
    expect(schedule[1].interest).toBeCloseTo(5.53, 9);
    expect(schedule[1].balance).toBeCloseTo(1011.53, 9);
    expect(schedule[2].interest).toBeCloseTo(20.2306, 9);
  });

  it("requires both the promotional rate and its months", () => {
    const plain = ask({ ...one(1000, 24), monthlyBudget: 100 }).totalInterest;
    for (const more of [{ promoRate: 0 }, { promoMonths: 9 }, { promoRate: 0, promoMonths: 0 }])
      expect(ask({ ...one(1000, 24, more), monthlyBudget: 100 }).totalInterest).toBe(plain);
    expect(ask({ ...one(1000, 24, { promoRate: 0, promoMonths: 60 }), monthlyBudget: 100 }).totalInterest).toBe(0);
  });

  it("compounds daily if chosen", () => {
    const { schedule } = ask({ ...one(1000, 36.5), compounding: "daily", monthlyBudget: 500 });
    expect(schedule[0].interest).toBeCloseTo(1000 * (1.001 ** (365 / 12) - 1), 9);
  });
});

describe("totals and comparisons", () => {
  it("add up for any plan", () => {
    fc.assert(
      fc.property(validInputs, (given) => {
        const inputs = JSON.parse(JSON.stringify(given));
        const result = answer(cards, { inputs });
        if ("errors" in result) return;
        // biome-ignore lint/suspicious/noExplicitAny: outputs of one calculator
        const outputs = result.outputs as any;
        const owed = inputs.cards.reduce((all: number, card: { balance: number }) => all + card.balance, 0);
        const sum = (rows: Record<string, number>[], key: string) =>
          rows.reduce((all, row) => all + (row[key] as number), 0);
        const near = (a: number, b: number) => expect(Math.abs(a - b)).toBeLessThan(1e-6);
        near(outputs.totalPaid, owed + outputs.totalInterest + (outputs.transferFee ?? 0) + outputs.newPurchases);
        near(sum(outputs.schedule, "payment"), outputs.totalPaid);
        near(sum(outputs.schedule, "interest"), outputs.totalInterest);
        near(sum(outputs.cardResults, "paid"), outputs.totalPaid);
        near(sum(outputs.cardMonths, "payment"), outputs.totalPaid);
        expect(outputs.schedule).toHaveLength(outputs.months);
        expect(outputs.schedule.at(-1).balance).toBe(0);
        for (const row of outputs.cardMonths) expect(row.payment).toBeGreaterThanOrEqual(row.minimum - 1e-9);
        const own = outputs.strategies.find(
          (row: { strategy: string }) => row.strategy === (inputs.strategy ?? "avalanche"),
        );
        if (own) expect(own.totalInterest).toBe(outputs.totalInterest);
      }),
      { numRuns: 80 },
    );
  });

  it("compare the payment orders at the same payment", () => {
    const { strategies, race } = ask({ monthlyBudget: 450, strategy: "snowball" });
    expect(strategies.map((row: { strategy: string }) => row.strategy)).toEqual(["avalanche", "snowball", "listed"]);
    expect(strategies[0].totalInterest).toBeLessThan(strategies[1].totalInterest);
    expect(race[0]).toEqual({ month: 0, avalanche: 0, snowball: 0, listed: 0, minimumOnly: 0 });
    // A twelfth of 4,800 × 24.99% + 2,300 × 19.49% + 900 × 29.99%.
    expect(race[1].listed).toBeCloseTo(159.808, 3);
    expect(race[1].minimumOnly).toBeCloseTo(159.808, 3);
    const last = race.at(-1);
    for (const { strategy, totalInterest } of strategies) expect(last[strategy]).toBeCloseTo(totalInterest, 9);
    expect(codes({ monthlyBudget: 450, strategy: "snowball" })).toContain("avalanche-costs-less");
  });

  it("show less interest for higher payments", () => {
    const { budgetCurve, raise, raiseInterestSaved, totalInterest } = ask();
    const interest = budgetCurve.map((row: { totalInterest: number }) => row.totalInterest);
    expect(interest).toEqual([...interest].sort((a, b) => b - a));
    expect(raise).toBe(10);
    expect(totalInterest - ask({ monthlyBudget: 410 }).totalInterest).toBeCloseTo(raiseInterestSaved, 9);
    expect(ask({ monthlyBudget: 30_000, ...one(300_000, 20) }).raise).toBe(1000);
  });

  const growingText = (balance: number, annualRate: number) =>
    ask({
      cards: [
        { name: "A", balance, annualRate, purchases: 150 },
        { name: "B", balance: 9000, annualRate: 30 },
      ],
      minimumRule: "fixed",
      minimumFloor: 50,
      monthlyBudget: 500,
    }).notices.find(({ code }: { code: string }) => code === "balance-grows")?.message;

  it("come with notices if a promotion ends too early, a balance grows or payments are mostly interest", () => {
    expect(codes({ ...one(5000, 25, { promoRate: 0, promoMonths: 6 }), monthlyBudget: 300 })).toContain(
      "promotion-ends",
    );
    expect(codes({ ...one(5000, 25, { promoRate: 0, promoMonths: 24 }), monthlyBudget: 300 })).not.toContain(
      "promotion-ends",
    );
    const growing = {
      cards: [
        { name: "A", balance: 5000, annualRate: 24 },
        { name: "B", balance: 500, annualRate: 30 },
      ],
      minimumRule: "fixed",
      minimumFloor: 50,
      monthlyBudget: 300,
    };
    expect(codes(growing)).toContain("balance-grows");
    // 6,000 × 2%, and 100 × 0%, with 150 of purchases and a minimum of 50.
    const [spent, free] = [growingText(6000, 24), growingText(100, 0)];
    expect(spent).toContain("A is charged $120.00 of interest and $150.00 of new purchases but receives only $50.00,");
    expect(free).toContain("A is charged $150.00 of new purchases but receives only $50.00,");
    expect(codes(one(5000, 60))).toContain("mostly-interest");
  });
});

describe("bad input", () => {
  const fieldOf = (inputs: JsonObject) => problemsOf(cards, inputs)[0];

  it("is reported by card", () => {
    expect(fieldOf({ cards: [] })).toEqual({ field: "cards", message: "Add at least one card." });
    expect(fieldOf(one(0, 20))).toEqual({
      field: "cards",
      message: "Card 1: Balance must be more than 0.",
    });
    expect(fieldOf(one(2e12, 20))?.message).toMatch(/^Card 1: Balance must be at most/);
    expect(fieldOf(one(10, 101))?.message).toBe("Card 1: Rate must be between 0 and 100%.");
    expect(fieldOf(one(10, 10, { promoMonths: 61 }))?.field).toBe("cards");
    expect(fieldOf({ cards: Array.from({ length: 21 }, () => ({ name: "", balance: 1, annualRate: 1 })) })?.field).toBe(
      "cards",
    );
    expect(fieldOf({ mode: "target-date", targetMonths: 601 })).toEqual({
      field: "targetMonths",
      message: "Months must be between 1 and 600.",
    });
  });

  it("includes a payment below the minimum payments of any month", () => {
    expect(fieldOf({ monthlyBudget: 90 })).toEqual({
      field: "monthlyBudget",
      message: "Pay at least $239.81: the minimum payments of month 1.",
    });
    expect(problemsOf(cards, { monthlyBudget: 239.81 })).toEqual([]);
    expect(problemsOf(cards, { monthlyBudget: 239.8 })).toHaveLength(1);
    const later = { ...one(5000, 30, { promoRate: 0, promoMonths: 3 }), monthlyBudget: 100 };
    expect(fieldOf(later)?.message).toMatch(/month 4\.$/);
  });

  it("includes a payment that never pays off the debt", () => {
    const endless = { ...one(5000, 24), ...FREE, monthlyBudget: 100 };
    expect(fieldOf(endless)?.message).toBe("Pay more: with $100.00 a month Visa is not paid off within 1,200 months.");
    expect(fieldOf({ asOf: "9999-06-01" })?.field).toBe("asOf");
  });

  it("is ignored in inputs a plan does not use", () => {
    expect(problemsOf(cards, { mode: "minimum-only", monthlyBudget: -1, targetMonths: 0 })).toEqual([]);
    expect(problemsOf(cards, { minimumRule: "fixed", minimumPercent: 999 })).toEqual([]);
  });
});

describe("the answer", () => {
  it("says when the cards are paid off and what that costs", () => {
    expect(headlineOf(cards)).toEqual({
      label: "Debt-free in",
      before: "Debt-free in",
      figure: "January 2029",
      after: ", after 2 years 2 months, with $2,172 of interest, $10,440 less than with minimum payments.",
    });
    expect(ask().payoffDate).toBe("2029-01-20");
    expect(headlineOf(cards, { mode: "target-date" }).figure).toMatch(/^\$\d{3}\.\d\d$/);
    expect(headlineOf(cards, { mode: "minimum-only" }).figure).toBe("March 2046");
  });

  it("numbers cards without a name, and keeps the day of the month", () => {
    const outputs = ask({ cards: [{ balance: 100, annualRate: 10 }], monthlyBudget: 30, asOf: "2027-01-31" });
    expect(outputs.cardResults[0]).toMatchObject({ name: "Card 1", paidOffDate: "2027-05-31" });
    expect(ask({ ...one(20, 10), asOf: "2027-01-31" }).payoffDate).toBe("2027-02-28");
  });

  it("supports solving", () => {
    const solve = (question: object, inputs: JsonObject = {}) => {
      const result = answer(cards, { inputs, solve: question as never });
      if ("errors" in result) throw new Error(JSON.stringify(result.errors));
      return { ...result.solved, outputs: result.outputs } as never as {
        value: number;
        outputs: { months: number; totalInterest: number };
      };
    };
    const budget = solve({ for: "monthlyBudget", output: "months", target: 18 });
    expect(budget.outputs.months).toBe(18);
    const months = solve({ for: "targetMonths", output: "totalInterest", target: 2000 }, { mode: "target-date" });
    expect(ask({ mode: "target-date", targetMonths: months.value }).totalInterest).toBeCloseTo(2000, -2);
  });
});

// The expected figures of these come from a month-by-month loop of a few lines written for them in another language.
describe("new purchases", () => {
  const CARD = { ...FREE, ...one(1000, 12, { purchases: 50 }), monthlyBudget: 200 };

  it("join the balance and bear interest from the next month on", () => {
    const { months, totalInterest, totalPaid, newPurchases, schedule } = ask(CARD);
    expect(months).toBe(7);
    expect(totalInterest).toBeCloseTo(40.105071, 5);
    expect(totalPaid).toBeCloseTo(1390.105071, 5);
    expect(newPurchases).toBe(350);
    expect(schedule[0]).toMatchObject({ purchases: 50, payment: 200, interest: 10, balance: 860 });
  });

  it("are in no table if there are none", () => {
    expect(ask(one(1000, 12)).schedule[0].purchases).toBeNull();
  });

  it("that the payment does not cover are refused", () => {
    expect(problemsOf(cards, { ...CARD, monthlyBudget: 50 })).toEqual([
      {
        field: "monthlyBudget",
        message: "Pay more: with $50.00 a month Visa is not paid off within 1,200 months.",
      },
    ]);
  });

  it("on a card that is paid off come out of the same budget", () => {
    const { months, cardResults } = ask({
      ...FREE,
      cards: [
        { name: "A", balance: 100, annualRate: 0, purchases: 60 },
        { name: "B", balance: 100, annualRate: 0 },
      ],
      strategy: "listed",
      monthlyBudget: 100,
    });
    // Month 1: A owes 160, pays 100. Month 2: A owes 120, pays 100. Month 3: 80, and 20 go to B; then 40 a month.
    expect(cardResults[0].paidOffMonth).toBe(3);
    expect(months).toBe(5);
  });
});

describe("a one-time payment", () => {
  const CARD = { ...FREE, ...one(3000, 18), monthlyBudget: 100 };

  it("is added to the payment of its month", () => {
    const { months, totalInterest, schedule } = ask({ ...CARD, oneTimePayment: 1000, oneTimeMonth: 6 });
    expect(months).toBe(26);
    expect(totalInterest).toBeCloseTo(519.8767, 4);
    expect(schedule[5].payment).toBe(1100);
  });

  it("after the last payment is reported", () => {
    const given = { ...CARD, oneTimePayment: 1000, oneTimeMonth: 300 };
    expect(ask(given).months).toBe(ask(CARD).months);
    expect(codes(given)).toContain("payment-after-end");
  });

  it("lowers the payment for a target date", () => {
    const level = (more: JsonObject) => ask({ ...CARD, mode: "target-date", ...more }).requiredPayment;
    // Paid in month 1, it is worth 1,000 in month 1, so that 2,000 + its month of interest are left to repay.
    const q = 0.015;
    const left = 3000 - 1000 / (1 + q);
    expect(level({ oneTimePayment: 1000 })).toBeCloseTo((left * q) / (1 - (1 + q) ** -24), 6);
  });
});

describe("a balance transfer", () => {
  const CARD = { ...FREE, ...one(5000, 24), monthlyBudget: 300, transfer: true };

  it("adds its fee and saves the interest", () => {
    const { months, totalInterest, totalPaid, transferFee, transferSaving, cardResults } = ask(CARD);
    expect({ months, totalInterest, totalPaid, transferFee }).toEqual({
      months: 18,
      totalInterest: 0,
      totalPaid: 5150,
      transferFee: 150,
    });
    expect(transferSaving).toBeCloseTo(1143.336561 - 150, 5);
    expect(cardResults.map((row: { name: string }) => row.name)).toEqual(["New card"]);
  });

  it("moves the highest rate first, up to a limit that includes the fee", () => {
    const { cardMonths, transferFee } = ask({
      ...FREE,
      cards: [
        { name: "A", balance: 2000, annualRate: 20 },
        { name: "B", balance: 3000, annualRate: 30 },
      ],
      transfer: true,
      transferLimit: 4120,
    });
    expect(transferFee).toBeCloseTo(120, 9);
    const first = cardMonths.slice(0, 2).map((row: { name: string; interest: number }) => [row.name, row.interest]);
    expect(first[0][0]).toBe("A");
    expect(first[0][1]).toBeCloseTo((1000 * 0.2) / 12, 9);
    expect(first[1]).toEqual(["New card", 0]);
  });

  it("that costs more than it saves is reported, and so is one that moves nothing", () => {
    expect(codes({ ...CARD, monthlyBudget: 5200 })).toContain("transfer-costs-more");
    expect(codes({ ...CARD, transferRate: 24 })).toContain("nothing-transferred");
    expect(codes(CARD)).not.toContain("transfer-costs-more");
  });
});
