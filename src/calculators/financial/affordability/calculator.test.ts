import fc from "fast-check";
import { beforeAll, describe, expect, it } from "vitest";
import { answer } from "../../../core/answer";
import { Format } from "../../../core/format";
import type { JsonObject } from "../../../core/parse";
import { headlineOf, outputsOf, problemsOf } from "../../../core/testing";
import { loadWorking } from "../../../core/working";
import affordability from "./calculator";

beforeAll(async () => {
  await loadWorking(affordability);
});

const FORMAT = new Format();

const ask = (inputs: JsonObject = {}) => outputsOf(affordability, inputs);
const codes = (inputs: JsonObject): string[] => ask(inputs).noticeCodes?.split(" ") ?? [];

interface Home {
  downPayment: number;
  annualRate?: number;
  hoaMonthly?: number;
}

/** Monthly cost of a home, computed from the definition of each part with the page's defaults. */
function monthlyCost(price: number, { downPayment, annualRate = 6.5, hoaMonthly = 0 }: Home): number {
  const loan = Math.max(0, price - downPayment);
  const i = annualRate / 1200;
  const level = (loan * i * (1 + i) ** 360) / ((1 + i) ** 360 - 1);
  const pmi = loan / price > 0.8 + 1e-11 ? (loan * 0.006) / 12 : 0;
  return level + (price * 0.016) / 12 + pmi + hoaMonthly;
}

/** The highest price within a budget, found by bisection without the model's equations. */
function highestPrice(budget: number, home: Home): number {
  let low = 0;
  let high = 1e8;
  for (let step = 0; step < 100; step++) {
    const middle = (low + high) / 2;
    if (monthlyCost(middle, home) <= budget) low = middle;
    else high = middle;
  }
  return low;
}

describe("the price", () => {
  it("is the highest within the budget with PMI, without PMI, and at the step between them", () => {
    for (const downPayment of [1e4, 60_000, 70_000, 80_000, 81_000, 83_000, 84_000, 90_000, 200_000, 2e6])
      for (const hoaMonthly of [0, 250]) {
        const outputs = ask({ downPayment, hoaMonthly, minDownPaymentPercent: 0 });
        const price = highestPrice(2800, { downPayment, hoaMonthly });
        expect(outputs.maxHomePrice / price).toBeCloseTo(1, 9);
        expect(outputs.monthlyPayment).toBeCloseTo(monthlyCost(outputs.maxHomePrice, { downPayment, hoaMonthly }), 6);
      }
  });

  it("stops at five times the down payment, where PMI would begin", () => {
    const outputs = ask({ annualIncome: 100_000, monthlyDebts: 0, downPayment: 70_000, annualRate: 7 });
    expect(outputs.maxHomePrice).toBeCloseTo(350_000, 6);
    expect(outputs.ltv).toBeCloseTo(80, 9);
    expect(outputs.monthlyPmi).toBe(0);
    expect(outputs.monthlyPayment).toBeLessThan((0.28 * 100_000) / 12);
    expect(outputs.extraDownWithoutPmi).toBeNull();
  });

  it("is paid in cash if tax and insurance alone use up the budget", () => {
    const outputs = ask({ mode: "payment", monthlyBudget: 400, downPayment: 500_000 });
    expect(outputs).toMatchObject({ maxLoan: 0, ltv: 0, monthlyPrincipalInterest: 0, limitedBy: "budget" });
    expect(outputs.maxHomePrice).toBeCloseTo((400 * 1200) / 1.6, 6);
    expect(outputs.downPaymentAmount).toBe(outputs.maxHomePrice);
  });

  it("uses the whole budget if the down payment is a percentage", () => {
    for (const downPaymentPercent of [0, 10, 19.99, 20, 50, 99]) {
      const outputs = ask({ downPaymentMode: "percent", downPaymentPercent });
      expect(outputs.monthlyPayment).toBeCloseTo(2800, 8);
      expect(outputs.ltv).toBeCloseTo(100 - downPaymentPercent, 8);
      expect(outputs.monthlyPmi > 0).toBe(downPaymentPercent < 20);
    }
  });

  it("never falls when income, down payment or term rise, or debts or the rate fall", () => {
    fc.assert(
      fc.property(
        fc.record({
          annualIncome: fc.integer({ min: 10_000, max: 500_000 }),
          downPayment: fc.integer({ min: 0, max: 500_000 }),
          annualRate: fc.double({ min: 0.5, max: 20, noNaN: true }),
          monthlyDebts: fc.integer({ min: 0, max: 3000 }),
          rule: fc.constantFrom("conventional-28-36", "fannie-mae-45", "usda-29-41"),
        }),
        (inputs) => {
          const price = ask(inputs).maxHomePrice;
          const slack = price * 1e-12;
          for (const better of [
            { annualIncome: inputs.annualIncome + 1000 },
            { downPayment: inputs.downPayment + 1000 },
            { annualRate: inputs.annualRate - 0.25 },
            { monthlyDebts: Math.max(0, inputs.monthlyDebts - 50) },
            { termYears: 40 },
          ])
            expect(ask({ ...inputs, ...better }).maxHomePrice).toBeGreaterThanOrEqual(price - slack);
        },
      ),
      { numRuns: 60 },
    );
  });

  it.each(["income", "payment"])("has no table by income if the income is close to zero (%s)", (mode) => {
    expect(ask({ mode, annualIncome: 2e-8, monthlyDebts: 0 }).incomeBand).toEqual([]);
  });

  it("works at 0%", () => {
    const outputs = ask({ annualRate: 0, downPayment: 200_000 });
    expect(outputs.monthlyPrincipalInterest).toBeCloseTo(outputs.maxLoan / 360, 9);
    expect(outputs.rateSensitivity.map((row: { annualRate: number }) => row.annualRate)).toEqual([0, 0.5, 1, 1.5, 2]);
  });
});

describe("what limits it", () => {
  it.each<[JsonObject, string]>([
    [{}, "front-ratio"],
    [{ monthlyDebts: 800 }, "front-ratio"],
    [{ monthlyDebts: 801 }, "back-ratio"],
    [{ rule: "va-41" }, "back-ratio"],
    [{ mode: "payment" }, "budget"],
    [{ downPayment: 10_000 }, "down-payment"],
    [{ loanLimit: 300_000 }, "loan-limit"],
    [{ downPayment: 10_000, loanLimit: 300_000 }, "loan-limit"],
    [{ downPaymentMode: "percent", loanLimit: 200_000 }, "loan-limit"],
    [{ rule: "custom", frontRatio: 40, backRatio: 40 }, "back-ratio"],
    [{ rule: "custom", frontRatio: 40, backRatio: 40, monthlyDebts: 0 }, "front-ratio"],
  ])("%j: %s", (inputs, limit) => {
    const { limitedBy, limits, maxHomePrice } = ask(inputs);
    expect(limitedBy).toBe(limit);
    const binding = limits.filter((row: { binds: boolean }) => row.binds);
    expect(binding).toMatchObject([{ limit }]);
    expect(binding[0].maxHomePrice).toBeCloseTo(maxHomePrice, 6);
    for (const row of limits) expect(row.maxHomePrice).toBeGreaterThanOrEqual(maxHomePrice - 1e-6);
  });

  it("limits the price to the caps", () => {
    expect(ask({ downPayment: 10_000 }).maxHomePrice).toBeCloseTo(10_000 / 0.03, 6);
    expect(ask({ loanLimit: 300_000 })).toMatchObject({ maxHomePrice: 360_000, maxLoan: 300_000 });
    const share = ask({ downPaymentMode: "percent", loanLimit: 200_000 });
    expect(share.maxLoan).toBeCloseTo(200_000, 8);
    expect(share.maxHomePrice).toBeCloseTo(250_000, 8);
    // Limited to 240,000 + 60,000, the loan is 80% and needs no PMI.
    expect(ask({ loanLimit: 240_000 }).monthlyPmi).toBe(0);
  });

  it("allows no home if debts, the HOA fee or a missing down payment leave no budget", () => {
    const nothing = {
      maxHomePrice: 0,
      maxLoan: 0,
      downPaymentAmount: 0,
      monthlyPayment: 0,
      monthlyPmi: 0,
      monthlyHoa: 0,
      frontEndRatio: 0,
      ltv: null,
      closingCosts: 0,
      cashNeeded: 0,
    };
    expect(ask({ monthlyDebts: 4000 })).toMatchObject({
      ...nothing,
      limitedBy: "back-ratio",
      backEndRatio: 40,
    });
    expect(ask({ hoaMonthly: 2800, reserveMonths: 6 })).toMatchObject({
      ...nothing,
      limitedBy: "front-ratio",
    });
    expect(ask({ downPayment: 0 })).toMatchObject({ ...nothing, limitedBy: "down-payment" });
    expect(ask({ mode: "payment", monthlyBudget: 0 })).toMatchObject({ ...nothing, limitedBy: "budget" });
  });
});

describe("ratios", () => {
  it("include both incomes, and all debts in the total debt ratio", () => {
    const outputs = ask({
      mode: "payment",
      monthlyBudget: 2000,
      coBorrowerIncome: 60_000,
      downPayment: 20_000,
    });
    expect(outputs.frontEndRatio).toBeCloseTo((100 * 2000) / 15_000, 8);
    expect(outputs.backEndRatio).toBeCloseTo((100 * 2600) / 15_000, 8);
  });

  it("do not exist without income", () => {
    expect(ask({ mode: "payment", annualIncome: 0 })).toMatchObject({
      frontEndRatio: null,
      backEndRatio: null,
      rules: [],
      incomeBand: [],
    });
  });
});

describe("tables", () => {
  it("have a row for each lender rule, whichever rule is chosen", () => {
    const { rules } = ask({ rule: "custom" });
    expect(rules.map((row: { rule: string }) => row.rule)).toEqual([
      "conventional-28-36",
      "fannie-mae-36",
      "fannie-mae-45",
      "fannie-mae-50",
      "fha-31-43",
      "fha-automated-47-57",
      "va-41",
      "usda-29-41",
    ]);
    for (const row of rules) {
      const chosen = ask({ rule: row.rule, ...(row.rule === "va-41" && { pmiRate: 0 }) });
      expect(row.maxHomePrice).toBe(chosen.maxHomePrice);
      expect(row.maxLoan).toBe(chosen.maxLoan);
      const front = row.frontLimit === null ? Number.POSITIVE_INFINITY : (10_000 * row.frontLimit) / 100;
      expect(row.budget).toBeCloseTo(Math.min(front, (10_000 * row.backLimit) / 100 - 600), 8);
    }
    expect(ask({ mode: "payment" }).rules).toEqual(rules);
  });

  it("show the price at rates around the current one, without floating-point error", () => {
    const { rateSensitivity } = ask({ annualRate: 6.1 });
    expect(rateSensitivity.map((row: { annualRate: number }) => row.annualRate)).toEqual([
      4.1, 4.6, 5.1, 5.6, 6.1, 6.6, 7.1, 7.6, 8.1,
    ]);
    expect(rateSensitivity[0].maxHomePrice).toBe(ask({ annualRate: 4.1 }).maxHomePrice);
    expect(ask({ annualRate: 0.3 }).rateSensitivity).toHaveLength(5);
  });

  it("show the price by income within the range of all rules", () => {
    const { incomeBand, rules, maxHomePrice } = ask({ coBorrowerIncome: 30_000 });
    const here = incomeBand.find((row: { annualIncome: number }) => row.annualIncome === 150_000);
    const prices = rules.map((row: { maxHomePrice: number }) => row.maxHomePrice);
    expect(here.maxHomePrice).toBeCloseTo(maxHomePrice, 8);
    expect(here.lowestPrice).toBeCloseTo(Math.min(...prices), 8);
    expect(here.highestPrice).toBeCloseTo(Math.max(...prices), 8);
    expect(incomeBand.at(-1).annualIncome).toBe(300_000);
  });

  it("show what each single change adds", () => {
    const { levers, maxHomePrice } = ask({ monthlyDebts: 1500, hoaMonthly: 100 });
    const expected: [string, JsonObject][] = [
      ["$100 less in debt payments", { monthlyDebts: 1400 }],
      ["All other debts paid off", { monthlyDebts: 0 }],
      ["$10,000 more annual income", { annualIncome: 130_000 }],
      ["0.5-point lower rate", { annualRate: 6 }],
      ["$10,000 more down", { downPayment: 70_000 }],
      ["A home without an HOA fee", { hoaMonthly: 0 }],
    ];
    for (const [change, inputs] of expected) {
      const row = levers.find((lever: { change: string }) => lever.change === change);
      const price = ask({ monthlyDebts: 1500, hoaMonthly: 100, ...inputs }).maxHomePrice;
      expect(row).toMatchObject({ change, maxHomePrice: price, gain: price - maxHomePrice });
    }
    const paid = ask().levers.find((lever: { change: string }) => lever.change === "All other debts paid off");
    expect(paid.gain).toBe(0);
  });
});

describe("additional down payment to avoid PMI", () => {
  it("is the smallest at which none is charged", () => {
    for (const inputs of [{}, { annualIncome: 110_000, hoaMonthly: 90 }, { loanLimit: 330_000 }]) {
      const { extraDownWithoutPmi: more, priceWithoutPmi, maxHomePrice } = ask(inputs);
      const then = ask({ ...inputs, downPayment: 60_000 + more });
      expect(then.monthlyPmi).toBe(0);
      expect(then.maxHomePrice).toBeCloseTo(priceWithoutPmi, 4);
      expect(ask({ ...inputs, downPayment: 60_000 + more - 1 }).monthlyPmi).toBeGreaterThan(0);
      expect(priceWithoutPmi).toBeGreaterThan(maxHomePrice);
    }
  });

  it("reaches 20% for a percentage down payment, and is null if no PMI is charged", () => {
    const share = ask({ downPaymentMode: "percent", downPaymentPercent: 10 });
    const then = ask({ downPaymentMode: "percent", downPaymentPercent: 20 });
    expect(share.extraDownWithoutPmi).toBeCloseTo(then.downPaymentAmount - share.downPaymentAmount, 8);
    expect(share.priceWithoutPmi).toBeCloseTo(then.maxHomePrice, 8);
    expect(then).toMatchObject({ extraDownWithoutPmi: null, priceWithoutPmi: null });
    expect(ask({ pmiRate: 0 }).extraDownWithoutPmi).toBeNull();
  });
});

describe("cash", () => {
  it("needed to close is the down payment, closing costs and reserves", () => {
    const outputs = ask({ reserveMonths: 3, closingCostPercent: 2.5, cashAvailable: 100_000 });
    expect(outputs.cashNeeded).toBeCloseTo(60_000 + 0.025 * outputs.maxHomePrice + 3 * 2800, 8);
    expect(outputs.cashLeft).toBeCloseTo(100_000 - outputs.cashNeeded, 8);
    expect(outputs.maxPriceWithCash).toBe(outputs.maxHomePrice);
    expect(ask()).toMatchObject({ cashLeft: null, maxPriceWithCash: null, downPaymentWithCash: null });
  });

  it("that falls short buys the most expensive home it covers, with a smaller down payment", () => {
    const inputs = { downPayment: 90_000, cashAvailable: 70_000, reserveMonths: 2 };
    const { maxPriceWithCash, downPaymentWithCash, limits } = ask(inputs);
    const then = ask({ ...inputs, downPayment: downPaymentWithCash });
    expect(then.maxHomePrice).toBeCloseTo(maxPriceWithCash, 6);
    expect(then.cashNeeded).toBeCloseTo(70_000, 6);
    // No other down payment does better.
    for (let down = 0; down <= 90_000; down += 500) {
      const other = ask({ ...inputs, downPayment: down });
      if (other.cashNeeded <= 70_000) expect(other.maxHomePrice).toBeLessThanOrEqual(maxPriceWithCash + 1e-6);
    }
    expect(limits.at(-1)).toMatchObject({ limit: "cash", binds: true, maxHomePrice: maxPriceWithCash });
  });

  it("that falls short of a percentage down payment limits the price", () => {
    const inputs = { downPaymentMode: "percent", cashAvailable: 40_000, reserveMonths: 1, hoaMonthly: 90 };
    const { maxPriceWithCash: price, downPaymentWithCash } = ask(inputs);
    const payment = monthlyCost(price, { downPayment: 0.2 * price, hoaMonthly: 90 });
    expect(downPaymentWithCash).toBeCloseTo(0.2 * price, 8);
    expect(0.2 * price + 0.03 * price + payment).toBeCloseTo(40_000, 6);
  });

  it("buys no home if there is none", () => {
    for (const inputs of [{ cashAvailable: 0 }, { cashAvailable: 1000, reserveMonths: 6, hoaMonthly: 250 }])
      expect(ask(inputs)).toMatchObject({ maxPriceWithCash: 0, downPaymentWithCash: 0 });
  });
});

describe("a price that cash limits", () => {
  const inputs = { downPayment: 90_000, cashAvailable: 70_000, reserveMonths: 2 };

  it("is the one that everything on the page is about", () => {
    const outputs = ask(inputs);
    expect(outputs.limitedBy).toBe("cash");
    expect(outputs.maxHomePrice).toBe(outputs.maxPriceWithCash);
    expect(outputs.maxLoan).toBeCloseTo(outputs.maxHomePrice - outputs.downPaymentAmount, 6);
    expect(outputs.cashNeeded).toBeCloseTo(70_000, 6);
    expect(outputs.cashLeft).toBeCloseTo(0, 6);
    // Without the cash limit: the price of the plain question.
    expect(outputs.priceWithoutCashLimit).toBe(ask({ downPayment: 90_000 }).maxHomePrice);
    expect(outputs.cashNeededWithoutLimit).toBeGreaterThan(70_000);
    expect(codes(inputs)).toContain("cash-short");
  });
});

describe("tax and insurance in dollars", () => {
  it("leave the rest of the budget to the loan and the HOA fee", () => {
    const given = { propertyTaxAnnual: 4800, homeInsuranceAnnual: 1800, hoaMonthly: 50, downPaymentMode: "percent" };
    const outputs = ask(given);
    // 2,800 − 400 − 150 − 50 = 2,200 repays 80% of the price over 360 months at 6.5%.
    const loan = 2200 * ((1 - (1 + 0.065 / 12) ** -360) / (0.065 / 12));
    expect(outputs.maxLoan).toBeCloseTo(loan, 6);
    expect(outputs.maxHomePrice).toBeCloseTo(loan / 0.8, 6);
    expect(outputs).toMatchObject({ monthlyPropertyTax: 400, monthlyInsurance: 150, monthlyHoa: 50 });
    expect(outputs.monthlyPayment).toBeCloseTo(2800, 8);
  });
});

it("shows what a VA loan allows without mortgage insurance", () => {
  const { rules } = ask({ downPayment: 10_000 });
  const row = rules.find((one: { rule: string }) => one.rule === "va-41");
  expect(row.maxHomePrice).toBeCloseTo(ask({ downPayment: 10_000, rule: "va-41", pmiRate: 0 }).maxHomePrice, 8);
});

describe("notices", () => {
  it.each<[JsonObject, string[]]>([
    [{}, ["pmi-step"]],
    [{ downPayment: 100_000 }, []],
    [{ downPayment: 100_000, cashAvailable: 100_000 }, ["cash-short"]],
    [{ annualIncome: 100_000, monthlyDebts: 0, downPayment: 70_000, annualRate: 7 }, ["pmi-edge"]],
    [{ downPayment: 200_000, rule: "fha-31-43" }, ["insurance-approximate"]],
    [{ downPayment: 200_000, rule: "usda-29-41" }, ["insurance-approximate", "figure-unconfirmed"]],
    [{ downPayment: 1e6, annualIncome: 1e6 }, ["above-conforming-limit"]],
    [{ downPayment: 2e6, annualIncome: 1e6, rule: "va-41" }, ["insurance-approximate"]],
    [{ downPayment: 1e6, annualIncome: 1e6, loanLimit: 832_750 }, []],
  ])("%j: %j", (inputs, expected) => {
    expect(codes(inputs)).toEqual(expected);
  });

  it("say how much more down eliminates PMI and what it buys", () => {
    const { notices, extraDownWithoutPmi, priceWithoutPmi, maxHomePrice } = ask();
    expect(notices[0].message).toContain(FORMAT.wholeMoney(extraDownWithoutPmi));
    expect(notices[0].message).toContain(FORMAT.wholeMoney(priceWithoutPmi - maxHomePrice));
  });
});

describe("solving", () => {
  const solve = (question: { for: string; output: string; target: number }, inputs: JsonObject = {}) => {
    const result = answer(affordability, { inputs, solve: question, outputs: [question.output] });
    if ("errors" in result) throw new Error(JSON.stringify(result.errors));
    return result.solved?.value as number;
  };

  it.each(["annualIncome", "downPayment", "annualRate"])("finds %s for a target price", (input) => {
    const value = solve({ for: input, output: "maxHomePrice", target: 450_000 });
    expect(ask({ [input]: value }).maxHomePrice).toBeCloseTo(450_000, 3);
  });

  it("finds the debt payments to pay off for a target price", () => {
    const value = solve({ for: "monthlyDebts", output: "maxHomePrice", target: 390_000 }, { monthlyDebts: 1500 });
    expect(value).toBeLessThan(1500);
    expect(ask({ monthlyDebts: value }).maxHomePrice).toBeCloseTo(390_000, 3);
  });
});

describe("bad input", () => {
  it.each<[JsonObject, string, string]>([
    [{ annualIncome: 0 }, "annualIncome", "Enter an income above 0, or start from a payment instead."],
    [{ annualIncome: -1 }, "annualIncome", "Gross income must be between $0 and $1,000,000,000,000."],
    [{ rule: "custom", frontRatio: 0 }, "frontRatio", "Housing ratio limit must be between 1 and 100%."],
    [
      { downPaymentMode: "percent", downPaymentPercent: 100 },
      "downPaymentPercent",
      "Down payment must be between 0 and 99%.",
    ],
    [{ loanLimit: 0 }, "loanLimit", "Loan limit must be between $1 and $1,000,000,000,000."],
    [{ termYears: 60 }, "termYears", "Loan term must be between 1 month and 50 years."],
    [{ monthlyDebts: "some" }, "monthlyDebts", "Enter a number for other debt payments."],
  ])("%j", (inputs, field, message) => {
    expect(problemsOf(affordability, inputs)).toEqual([{ field, message }]);
  });

  it("is ignored in inputs the mode does not use", () => {
    expect(problemsOf(affordability, { frontRatio: 0, backRatio: 900 })).toEqual([]);
    expect(problemsOf(affordability, { downPaymentPercent: 100, monthlyBudget: -1 })).toEqual([]);
    expect(problemsOf(affordability, { annualIncome: 0, coBorrowerIncome: 50_000 })).toEqual([]);
  });
});

describe("text", () => {
  const headline = (inputs: JsonObject) => {
    const { figure, after } = headlineOf(affordability, inputs);
    return `${figure}${after}`;
  };

  it.each<[JsonObject, string]>([
    [{}, "$393,578, with $60,000 down, limited by the 28% housing ratio."],
    [{ rule: "va-41", monthlyDebts: 1300 }, "with $60,000 down, limited by the 41% total debt ratio."],
    [{ downPaymentMode: "percent" }, "down (20%), limited by the 28% housing ratio."],
    [{ mode: "payment", downPayment: 1e7 }, "$2,100,000, paid in cash, limited by your payment of $2,800 a month."],
    [{ downPayment: 10_000 }, "$333,333, with $10,000 down, limited by the minimum down payment of 3%."],
    [{ loanLimit: 3e5 }, "$360,000, with $60,000 down, limited by the loan limit of $300,000."],
    [{ cashAvailable: 0 }, "$0, because your cash of $0 doesn’t cover closing on any home."],
    [{ cashAvailable: 40_000 }, "down, limited by your cash of $40,000."],
    [{ cashAvailable: 400_000 }, "$393,578, with $60,000 down, limited by the 28% housing ratio."],
    [
      { hoaMonthly: 100, propertyTaxAnnual: 60_000 },
      "$0, because the fixed monthly costs alone use up the 28% housing ratio.",
    ],
    [{ monthlyDebts: 5000 }, "$0, because your other debts use up the 36% total debt ratio."],
    [{ hoaMonthly: 5000 }, "$0, because the HOA fee alone uses up the 28% housing ratio."],
    [{ downPayment: 0 }, "$0, because the minimum down payment of 3% requires some money down."],
    [{ downPayment: 0, minDownPaymentPercent: 0 }, "with no money down, limited by the 28% housing ratio."],
  ])("%j: %s", (inputs, sentence) => {
    expect(headline(inputs)).toContain(sentence);
  });

  it("shows every step with its numbers", () => {
    const steps = (inputs: JsonObject) => {
      const result = answer(affordability, { inputs, outputs: [], working: true });
      if ("errors" in result) throw new Error("no answer");
      return (result.working ?? []).map((step) => `${step.label}: ${step.expression} = ${step.value}`);
    };
    const text = steps({});
    expect(text[0]).toBe("Monthly income: $120,000.00 ÷ 12 = $10,000.00");
    expect(text).toContainEqual(expect.stringMatching(/^Housing ratio allows: .* × 28% = \$2,800\.00$/));
    expect(text).toContainEqual(
      expect.stringMatching(/^Total debt ratio allows, minus other debts: .* − \$600\.00 = \$3,000\.00$/),
    );
    expect(steps({ monthlyDebts: 4000 })).toContain(
      "Total debt ratio allows, minus other debts: max(0, $10,000.00 × 36% − $4,000.00) = $0.00",
    );
    expect(steps({ loanLimit: 300_000 })).toContainEqual(
      expect.stringMatching(/^Price the loan limit allows: \$300,000\.00 \+ \$.* = \$3/),
    );
    expect(text).toContainEqual(expect.stringMatching(/^Under 20%, PMI is due: .* = \$393,578\.06$/));
    expect(steps({ annualIncome: 100_000, monthlyDebts: 0, downPayment: 70_000, annualRate: 7 })).toContainEqual(
      expect.stringMatching(/stops at D ÷ 20%: 70,000\.00 ÷ 20% = \$350,000\.00$/),
    );
    expect(steps({ hoaMonthly: 9000 })).toContainEqual(expect.stringMatching(/^Nothing is left for housing/));
    expect(steps({ mode: "payment", downPayment: 1e7 })).toContainEqual(
      expect.stringMatching(/^Price = net ÷ t: .* = \$2,100,000\.00$/),
    );
  });
});
