import fc from "fast-check";
import { beforeAll, describe, expect, it } from "vitest";
import { answer } from "../../../core/answer";
import { arbitraryInputs } from "../../../core/arbitrary-inputs";
import { Format } from "../../../core/format";
import type { JsonObject } from "../../../core/parse";
import { contractFaults, headlineOf, outputsOf, problemsOf, testTools } from "../../../core/testing";
import { loadWorking } from "../../../core/working";
import { dayNumberToIso, toDayNumber } from "../../../math/dates/civil";
import staffLoan from "./calculator";

beforeAll(async () => {
  await loadWorking(staffLoan);
});

const ask = (inputs: JsonObject = {}) => outputsOf(staffLoan, inputs);
const codes = (inputs: JsonObject = {}): string[] => ask(inputs).noticeCodes?.split(" ") ?? [];
const RUPEES = { ...testTools(), format: new Format("INR") };

/** A first period of 46 days, and a due date on the 31st. */
const BY_DAY = { interestBasis: "daily", disbursementDate: "2026-04-15", firstPaymentDate: "2026-05-31" };
const ONE_AMOUNT = { recoveryMethod: "constant-instalment" };
const EMI = { recoveryMethod: "emi" };

// Unless noted otherwise, expected figures come from a separate program with 40-digit decimals, which computes the
// schedule row by row, finds the fixed amount and the internal rate by bisection, and adds up the months by date.

describe("a prepayment", () => {
  // 25 lakh in 180 installments of 13,888.89: after 36 months, 20 lakh is left. 5 lakh more leaves 15 lakh: 108 months.
  it("of principal shortens the recovery, and the interest installments become smaller", () => {
    const found = ask({ prepayment: 500_000, prepaymentAfter: 36 });
    expect(found.prepaymentMonthsSaved).toBe(36);
    // Balances of 25 lakh falling to 20 lakh, then of 15 lakh falling to 0, each month at 7.44 % / 12.
    const first = 36 * 2_500_000 - (2_500_000 / 180) * ((36 * 35) / 2);
    const rest = 1_500_000 * 108 - (2_500_000 / 180) * ((108 * 107) / 2);
    const interest = ((first + rest) * 7.44) / 1200;
    expect(found.totalInterest).toBeCloseTo(interest, 6);
    expect(found.interestInstalment).toBeCloseTo(interest / 60, 6);
    expect(found.prepaymentInterestSaved).toBeCloseTo(1_402_750 - interest, 6);
    expect(found.totalPaid).toBeCloseTo(2_500_000 + interest, 6);
  });

  it("of more than is left pays off the principal", () => {
    const { schedule } = ask({ prepayment: 9_000_000, prepaymentAfter: 179 });
    expect(schedule[178]).toMatchObject({ principalBalance: 0 });
    expect(schedule[179]?.phase).toBe("interest");
  });

  it("is in an EMI loan what ends it early, at the market rate as well", () => {
    const given = { ...EMI, annualRate: 8.5, prepayment: 500_000, prepaymentAfter: 12 };
    const found = ask(given);
    expect(found.interestAdvantage).toBeCloseTo(0, 6);
    // Closed formula: the months that the balance after the prepayment takes at the same EMI.
    const i = 8.5 / 1200;
    const emi = (2_500_000 * i) / (1 - (1 + i) ** -240);
    const left = 2_500_000 * (1 + i) ** 12 - (emi * ((1 + i) ** 12 - 1)) / i - 500_000;
    expect(found.numberOfPayments).toBe(12 + Math.ceil(-Math.log(1 - (left * i) / emi) / Math.log(1 + i)));
  });

  it("is refused once the principal is repaid", () => {
    expect(problemsOf(staffLoan, { prepayment: 1000, prepaymentAfter: 180 })).toEqual([
      { field: "prepaymentAfter", message: "By then the principal is repaid. Enter an installment from 1 to 179." },
    ]);
  });

  it("is in the headline, the working and the results only if there is one", () => {
    expect(ask().prepaymentInterestSaved).toBeNull();
    expect(headlineOf(staffLoan, { prepayment: 500_000 }, RUPEES).after).toContain(
      "for 144 months, then ₹16,843.33 for 60 months, with a prepayment of ₹5,00,000.00 in month 36; ",
    );
  });
});

describe("recovery in two phases", () => {
  it("recovers the principal first, then the interest", () => {
    const { schedule, ...outputs } = ask();
    expect(outputs).toMatchObject({ instalment: null, numberOfPayments: 240, payoffDate: "2046-04-01" });
    expect(outputs.principalInstalment).toBeCloseTo(2_500_000 / 180, 8);
    // House Building Advance: P × rate × (installments + 1) ÷ 2,400
    expect(outputs.totalInterest).toBeCloseTo((2_500_000 * 7.44 * 181) / 2400, 6);
    expect(outputs.interestInstalment).toBeCloseTo(23_379.166667, 6);
    expect(outputs.effectiveRate).toBeCloseTo(4.308300288, 8);
    expect(schedule[179]).toMatchObject({ number: 180, phase: "principal", principalBalance: 0 });
    expect(schedule[179].interestDue).toBeCloseTo(1_402_750, 6);
    expect(schedule[180]).toMatchObject({ phase: "interest", principal: 0, interestAccrued: 0 });
    expect(schedule[239]).toMatchObject({ interestDue: 0, date: "2046-04-01" });
  });

  it("needs no second phase at 0%", () => {
    const outputs = ask({ annualRate: 0 });
    expect(outputs).toMatchObject({
      numberOfPayments: 180,
      totalInterest: 0,
      interestInstalment: 0,
      payoffDate: "2041-04-01",
      levelPrincipalInstalments: null,
    });
    expect(outputs.effectiveRate).toBeCloseTo(0, 9);
  });

  it("counts days from the disbursement", () => {
    const outputs = ask(BY_DAY);
    expect(outputs.totalInterest).toBeCloseTo(1_411_824.931507, 5);
    expect(outputs.interestInstalment).toBeCloseTo(23_530.415525, 6);
    expect(outputs.effectiveRate).toBeCloseTo(4.326197896, 8);
    // By hand: 25,00,000 × 7.44% × 46 days ÷ 365
    expect(outputs.schedule[0].interestAccrued).toBeCloseTo(23_441.09589, 5);
    expect(outputs.schedule[1].date).toBe("2026-06-30");
    expect(outputs.schedule[2].date).toBe("2026-07-31");
  });

  it("rounds installments up to whole rupees and makes the last ones smaller", () => {
    const { schedule, ...outputs } = ask({ rounding: "whole" });
    expect(outputs).toMatchObject({
      principalInstalment: 13_889,
      interestInstalment: 23_379,
      numberOfPayments: 240,
    });
    expect(outputs.totalInterest).toBeCloseTo(1_402_738.902, 6);
    expect(schedule[179].payment).toBe(2_500_000 - 179 * 13_889);
    expect(schedule[239].payment).toBeCloseTo(23_377.902, 6);
    // 24,00,000 ÷ 160 is already a whole number.
    expect(ask({ rounding: "whole", principal: 2_400_000, principalInstalments: 160 }).principalInstalment).toBe(
      15_000,
    );
  });

  it("ends early if whole installments repay the loan sooner", () => {
    // 100 ÷ 60 rounds up to 2: 50 installments. Interest of 25.50 ÷ 30 rounds up to 1: 26 installments.
    const outputs = ask({
      principal: 100,
      annualRate: 12,
      principalInstalments: 60,
      interestInstalments: 30,
      rounding: "whole",
    });
    expect(outputs).toMatchObject({ principalInstalment: 2, interestInstalment: 1 });
    expect(outputs.totalInterest).toBeCloseTo((0.01 * (2 + 100) * 50) / 2, 9);
    expect(outputs.numberOfPayments).toBe(50 + 26);
    expect(outputs.schedule.at(-1).payment).toBeCloseTo(0.5, 9);
  });

  it("finds the split that keeps the deduction level", () => {
    const { levelPrincipalInstalments: m } = ask();
    const gap = (principalInstalments: number) =>
      Math.abs(ask({ principalInstalments, interestInstalments: 240 - principalInstalments }).instalmentStep);
    expect(gap(m)).toBeLessThan(gap(m - 1));
    expect(gap(m)).toBeLessThan(gap(m + 1));
    expect(ask({ ...BY_DAY }).levelPrincipalInstalments).toBe(m);
    expect(ask(EMI).levelPrincipalInstalments).toBeNull();
  });
});

describe("recovery at a fixed amount", () => {
  it("splits the installment in which the principal ends", () => {
    const { schedule, ...outputs } = ask(ONE_AMOUNT);
    expect(outputs).toMatchObject({
      principalInstalment: null,
      interestInstalment: null,
      numberOfPayments: 240,
    });
    expect(outputs.instalment).toBeCloseTo(15_617.965584513, 8);
    expect(outputs.totalInterest).toBeCloseTo(1_248_311.740283, 5);
    expect(outputs.effectiveRate).toBeCloseTo(4.352563573, 8);
    expect(schedule[160]).toMatchObject({ phase: "principal", principalBalance: 0 });
    expect(schedule[160].principal).toBeCloseTo(1_125.506478, 5);
    expect(schedule[160].interestPaid).toBeCloseTo(14_492.459107, 5);
    expect(schedule[161].phase).toBe("interest");
    expect(schedule[239]).toMatchObject({ interestDue: 0, principalBalance: 0 });
  });

  it("counts days and rounds up", () => {
    const outputs = ask({ ...ONE_AMOUNT, ...BY_DAY, rounding: "whole", interestCredit: "paid" });
    expect(outputs).toMatchObject({ instalment: 15_647, numberOfPayments: 240, payoffDate: "2046-04-30" });
    expect(outputs.totalInterest).toBeCloseTo(1_254_970.820929, 5);
    expect(outputs.schedule.at(-1).payment).toBeCloseTo(15_337.820929, 5);
    expect(outputs.effectiveRate).toBeCloseTo(4.373616435, 7);
    expect(outputs.perquisiteFirstYear).toBeCloseTo(205_185.0275, 5);
    expect(outputs.perquisiteTotal).toBeCloseTo(1_422_530.0375, 4);
  });

  it("is the loan divided by the installments at 0%", () => {
    const outputs = ask({ ...ONE_AMOUNT, annualRate: 0 });
    expect(outputs.instalment).toBeCloseTo(2_500_000 / 240, 9);
    expect(outputs).toMatchObject({ numberOfPayments: 240, totalInterest: 0 });
  });
});

describe("recovery by EMI", () => {
  it("is an ordinary loan with its own rate", () => {
    const outputs = ask({ ...EMI, interestCredit: "paid" });
    expect(outputs.instalment).toBeCloseTo(20_048.209682181, 8);
    expect(outputs.totalInterest).toBeCloseTo(2_311_570.323723, 5);
    expect(outputs.effectiveRate).toBeCloseTo(7.44, 9);
    expect(outputs.schedule[0]).toMatchObject({ phase: "emi", interestDue: 0 });
    expect(outputs.schedule[0].interestPaid).toBeCloseTo(15_500, 9);
    expect(outputs.perquisiteFirstYear).toBeCloseTo(41_409.297363, 5);
    expect(outputs.perquisiteTotal).toBeCloseTo(329_542.243112, 4);
  });

  it("rounds up and counts days", () => {
    const whole = ask({ ...EMI, rounding: "whole" });
    expect(whole.instalment).toBe(20_049);
    expect(whole.totalInterest).toBeCloseTo(2_311_325.58851, 5);
    expect(whole.schedule.at(-1).payment).toBeCloseTo(19_614.58851, 4);
    const daily = ask({ ...EMI, ...BY_DAY });
    expect(daily.totalInterest).toBeCloseTo(2_351_303.900618, 5);
    expect(daily.schedule.at(-1).payment).toBeCloseTo(59_781.786577, 5);
    expect(daily.effectiveRate).toBeCloseTo(7.487077173, 7);
  });

  it("never charges interest on interest, even if the first period accrues more than an EMI", () => {
    const outputs = ask({
      ...EMI,
      principal: 1_000_000,
      annualRate: 10,
      principalInstalments: 10,
      interestInstalments: 2,
      interestBasis: "daily",
      disbursementDate: "2024-01-01",
      firstPaymentDate: "2026-05-31",
    });
    expect(outputs.schedule[0]).toMatchObject({ principal: 0, principalBalance: 1_000_000 });
    expect(outputs.totalInterest).toBeCloseTo(308_303.576231, 5);
    expect(outputs.schedule.at(-1).payment).toBeCloseTo(341_228.816701, 5);
  });
});

describe("any recovery", () => {
  it("pays off the loan and its interest completely", () => {
    fc.assert(
      fc.property(
        fc.record({
          principal: fc.integer({ min: 1, max: 1e8 }),
          annualRate: fc.double({ min: 0, max: 50, noNaN: true }),
          recoveryMethod: fc.constantFrom("two-phase", "constant-instalment", "emi"),
          principalInstalments: fc.integer({ min: 1, max: 480 }),
          interestInstalments: fc.integer({ min: 1, max: 240 }),
          interestBasis: fc.constantFrom("monthly", "daily"),
          rounding: fc.constantFrom("none", "whole"),
        }),
        (inputs) => {
          const { schedule, totalInterest, totalPaid, effectiveRate, numberOfPayments } = ask(inputs);
          const sum = (key: string) =>
            schedule.reduce((total: number, row: Record<string, number>) => total + (row[key] ?? 0), 0);
          const close = (a: number, b: number) => expect(Math.abs(a - b)).toBeLessThan(0.01 + 1e-9 * totalPaid);
          close(sum("principal"), inputs.principal);
          close(sum("interestAccrued"), totalInterest);
          close(sum("payment"), totalPaid);
          close(totalPaid, inputs.principal + totalInterest);
          expect(schedule.at(-1)).toMatchObject({ principalBalance: 0, interestDue: 0 });
          expect(numberOfPayments).toBeLessThanOrEqual(inputs.principalInstalments + inputs.interestInstalments);
          expect(effectiveRate).toBeGreaterThanOrEqual(-1e-9);
          if (inputs.recoveryMethod !== "emi" && inputs.interestBasis === "monthly")
            expect(effectiveRate).toBeLessThanOrEqual(inputs.annualRate + 0.01);
        },
      ),
      { numRuns: 60 },
    );
  });
});

it("answers for any inputs if the dates are close together", () => {
  const { disbursementDate, firstPaymentDate, ...others } = staffLoan.inputs;
  const start = toDayNumber(2026, 4, 1);
  fc.assert(
    fc.property(
      arbitraryInputs(others),
      fc.integer({ min: -5000, max: 5000 }),
      fc.integer({ min: 1, max: 400 }),
      (inputs, from, wait) => {
        const dates = {
          disbursementDate: dayNumberToIso(start + from),
          firstPaymentDate: dayNumberToIso(start + from + wait),
        };
        expect(contractFaults(staffLoan, { ...inputs, ...dates }, testTools())).toEqual([]);
      },
    ),
    { numRuns: 60 },
  );
}, 60_000);

describe("compared with the market", () => {
  it("compares the interest over the same total term", () => {
    const outputs = ask();
    expect(outputs.interestAdvantage).toBeCloseTo(1_304_189.400193, 5);
    expect(outputs.netAdvantage).toBeCloseTo(1_241_834.900193, 5);
    expect(ask({ marketRate: 0 })).toMatchObject({ marketTotalInterest: 0 });
    expect(ask({ marketRate: 0 }).marketEmi).toBeCloseTo(2_500_000 / 240, 9);
  });

  it("includes the tax in the rate", () => {
    expect(ask({ taxRate: 0 }).effectiveRateAfterTax).toBeCloseTo(4.308300288, 8);
    expect(ask().effectiveRateAfterTax).toBeGreaterThan(4.4);
    // For an EMI loan, the tax applies to the full difference of the rates: about 7.44% + 31.2% of 1.06 points.
    expect(ask(EMI).effectiveRateAfterTax).toBeCloseTo(7.44 + 0.312 * 1.06, 1);
  });

  it("finds the staff rate above which it is better to prepay", () => {
    const { prepayRate } = ask();
    expect(ask({ annualRate: prepayRate }).effectiveRateAfterTax).toBeCloseTo(8.5, 6);
    expect(ask(EMI).prepayRate).toBeCloseTo(8.5, 6);
    expect(ask({ marketRate: 50 }).prepayRate).toBeNull();
  });
});

describe("the perquisite", () => {
  it("adds up month-end balances by tax year from April", () => {
    const { perquisiteByYear, perquisiteByMonth, ...outputs } = ask();
    expect(outputs.perquisiteFirstYear).toBeCloseTo(25_690.277778, 6);
    expect(outputs.perquisiteTotal).toBeCloseTo(199_854.166667, 5);
    expect(outputs.perquisiteTax).toBeCloseTo(62_354.5, 5);
    expect(perquisiteByYear).toHaveLength(15);
    expect(perquisiteByYear[14]).toMatchObject({ taxYear: "2040-41", months: 12 });
    expect(perquisiteByYear[14].notionalInterest).toBeCloseTo(7_673.611111, 5);
    expect(perquisiteByYear[14].interestCredited).toBeCloseTo(6_716.666667, 5);
    expect(perquisiteByMonth).toHaveLength(180);
    expect(perquisiteByMonth[0]).toMatchObject({ monthEnd: "2026-04-30", principalBalance: 2_500_000 });
  });

  // Published rule of thumb: balance × (SBI rate − staff rate). The average of 15,00,000 and 13,62,500 at month ends.
  it("is the balance times the difference of the rates", () => {
    const outputs = ask({ principal: 1_500_000, annualRate: 4, sbiRate: 9, principalInstalments: 120 });
    expect(outputs.perquisiteFirstYear).toBeCloseTo((0.05 * (1_500_000 + 1_362_500)) / 2, 6);
  });

  it("credits only interest paid in the year under the strict reading", () => {
    const outputs = ask({ interestCredit: "paid" });
    expect(outputs.perquisiteFirstYear).toBeCloseTo(206_006.944444, 5);
    expect(outputs.perquisiteTotal).toBeCloseTo(1_602_604.166667, 4);
  });

  const SHORT = {
    principal: 600_000,
    annualRate: 5,
    sbiRate: 9,
    principalInstalments: 20,
    interestInstalments: 10,
    disbursementDate: "2027-01-31",
    firstPaymentDate: "2027-03-31",
  };

  it("counts months from disbursement, and interest paid after the principal in its last year", () => {
    const years = (inputs: JsonObject) =>
      ask({ ...SHORT, ...inputs }).perquisiteByYear.map((row: Record<string, number>) => [
        row.taxYear,
        row.months,
        ...[row.notionalInterest, row.interestCredited, row.perquisite].map((value) => Math.round(value as number)),
      ]);
    expect(years({ interestCredit: "paid" })).toEqual([
      ["2026-27", 3, 13_275, 0, 13_275],
      ["2027-28", 12, 33_750, 0, 33_750],
      ["2028-29", 6, 4_725, 13_125, 0],
    ]);
    expect(
      years({
        ...EMI,
        principal: 1_000_000,
        annualRate: 6,
        interestCredit: "paid",
        principalInstalments: 10,
        interestInstalments: 5,
      }),
    ).toEqual([
      ["2026-27", 3, 22_017, 5_000, 17_017],
      ["2027-28", 12, 45_663, 34_432, 11_231],
      ["2028-29", 1, 518, 1_034, 0],
    ]);
    expect(ask(SHORT).perquisiteTotal).toBeCloseTo(23_000, 6);
  });

  it("shows both readings side by side", () => {
    const { creditReadings } = ask({ interestCredit: "paid" });
    expect(creditReadings.map((row: { interestCredit: string }) => row.interestCredit)).toEqual(["accrued", "paid"]);
    expect(creditReadings[0].perquisiteTax).toBeCloseTo(62_354.5, 5);
    expect(creditReadings[1].perquisiteTax).toBeCloseTo(1_602_604.166667 * 0.312, 4);
    expect(creditReadings[0].netAdvantage).toBeCloseTo(1_241_834.900193, 5);
  });

  it("is zero for small loans and for a specified disease", () => {
    const none = {
      perquisiteFirstYear: 0,
      perquisiteTotal: 0,
      perquisiteTax: 0,
      perquisiteByYear: [],
      perquisiteByMonth: [],
      creditReadings: [],
    };
    expect(ask({ principal: 200_000 })).toMatchObject(none);
    expect(ask({ medicalExempt: true })).toMatchObject(none);
    expect(ask({ principal: 200_001 }).perquisiteTotal).toBeGreaterThan(0);
    expect(ask({ principal: 200_000, exemptLimit: 20_000 }).perquisiteTotal).toBeGreaterThan(0);
    expect(ask({ medicalExempt: true }).netAdvantage).toBeCloseTo(1_304_189.400193, 5);
  });

  it("is never below zero", () => {
    expect(ask({ sbiRate: 5 })).toMatchObject({ perquisiteFirstYear: 0, perquisiteTax: 0 });
    expect(
      ask({ principalInstalments: 1, disbursementDate: "2026-04-01", firstPaymentDate: "2026-04-20" }),
    ).toMatchObject({
      perquisiteByYear: [],
      perquisiteFirstYear: 0,
    });
  });
});

describe("paid so far", () => {
  it("gives the totals at the end of each tax year", () => {
    const { paidByYear } = ask();
    expect(paidByYear[0].taxYear).toBe("2026-27");
    // 11 installments from May to March
    expect(paidByYear[0].principalPaid).toBeCloseTo((11 * 2_500_000) / 180, 6);
    expect(paidByYear.at(-1)).toMatchObject({ taxYear: "2046-47", interestDue: 0 });
    expect(paidByYear.at(-1).interestPaid).toBeCloseTo(1_402_750, 6);
  });
});

describe("notices", () => {
  it("name the figures that are carried over or may still change, as long as they are used", () => {
    expect(codes()).toEqual(["figure-carried", "figure-unconfirmed"]);
    expect(codes({ annualRate: 7.5, sbiRate: 9 })).toEqual([]);
    expect(codes({ annualRate: 7.5, medicalExempt: true })).toEqual([]);
  });

  it("depend on the disbursement date: the advance's rate was set for April 2025 to March 2026", () => {
    const on = (disbursementDate: string) => {
      const { notices } = ask({ disbursementDate, firstPaymentDate: "2026-12-01", medicalExempt: true });
      return notices.map(({ message }: { message: string }) => message);
    };
    const rate = "House Building Advance rate for central government staff";
    expect(on("2025-03-31")).toEqual([`Uses figures that apply from April 1, 2025: ${rate}.`]);
    expect(on("2025-04-01")).toEqual([]);
    expect(on("2026-03-31")).toEqual([]);
    expect(on("2026-04-01")).toEqual([`Uses 2025-26 figures: ${rate}.`]);
  });

  it("say what the rules allow and what is exempt", () => {
    const own = { annualRate: 7.5, sbiRate: 9 };
    expect(codes({ ...own, principalInstalments: 181 })).toEqual(["beyond-hba-rules"]);
    expect(codes({ ...own, ...EMI, principalInstalments: 181 })).toEqual([]);
    expect(codes({ annualRate: 9, sbiRate: 9 })).toContain("no-perquisite");
    expect(codes({ ...own, principal: 100_000 })).toEqual(["small-loan", "figure-unconfirmed"]);
    expect(
      codes({ ...own, principal: 100_000, disbursementDate: "2025-04-01", firstPaymentDate: "2025-05-01" }),
    ).toEqual(["limit-before", "figure-unconfirmed"]);
    expect(codes({ ...own, marketRate: 4, annualRate: 7, interestCredit: "paid" })).not.toContain("tax-eats-advantage");
    expect(codes({ ...own, marketRate: 5.5, interestCredit: "paid" })).toContain("tax-eats-advantage");
  });
});

describe("bad input", () => {
  it.each<[JsonObject, string, string]>([
    [{ firstPaymentDate: "2026-04-01" }, "firstPaymentDate", "The first recovery must be after the disbursement."],
    [{ firstPaymentDate: "2025-04-01" }, "firstPaymentDate", "The first recovery must be after the disbursement."],
    [
      { disbursementDate: "9998-04-01", firstPaymentDate: "9999-01-01" },
      "firstPaymentDate",
      "The last recovery would fall after the year 9999. Enter an earlier first recovery.",
    ],
    [
      { disbursementDate: "0026-04-01" },
      "firstPaymentDate",
      "The first recovery must be within 50 years of the disbursement.",
    ],
    [{ principal: 0 }, "principal", "Loan amount must be between $1 and $1,000,000,000,000."],
    [{ principalInstalments: 481 }, "principalInstalments", "Principal installments must be between 1 and 480 months."],
    [{ interestInstalments: 0 }, "interestInstalments", "Interest installments must be between 1 and 240 months."],
    [{ taxRate: 61 }, "taxRate", "Marginal tax rate, including cess must be between 0 and 60%."],
    [{ rounding: "cent" }, "rounding", "Choose one of none or whole for “Round installments”."],
    [{ annualRate: null }, "annualRate", "Enter a number for staff rate."],
  ])("%j", (inputs, field, message) => {
    expect(problemsOf(staffLoan, inputs)).toEqual([{ field, message }]);
  });

  it("requires dates that exist", () => {
    expect(problemsOf(staffLoan, { disbursementDate: "2026-02-29" })).toMatchObject([{ field: "disbursementDate" }]);
    expect(problemsOf(staffLoan, { firstPaymentDate: "May 1" })[0]?.message).toContain("YYYY-MM-DD");
  });
});

describe("solving", () => {
  const solve = (input: string, output: string, target: number, inputs: JsonObject = {}) => {
    const result = answer(staffLoan, { inputs, solve: { for: input, output, target } });
    return "errors" in result ? result.errors : result.solved?.value;
  };

  it("finds the loan for an affordable installment", () => {
    expect(solve("principal", "principalInstalment", 20_000)).toBeCloseTo(3_600_000, 4);
    expect(solve("principal", "instalment", 20_048.209682181, EMI)).toBeCloseTo(2_500_000, 3);
  });

  it("finds the interest installments that keep the deduction level", () => {
    // 14,02,750 ÷ 13,888.89 = 100.998: with 101, the interest installment is no longer larger.
    expect(solve("interestInstalments", "instalmentStep", 0)).toBe(101);
  });

  it("finds the staff rate at which there is no advantage left", () => {
    const rate = solve("annualRate", "effectiveRateAfterTax", 8.5);
    expect(rate).toBeCloseTo(ask().prepayRate, 6);
  });
});

describe("text", () => {
  const said = (inputs: JsonObject) => {
    const { before, figure, after } = headlineOf(staffLoan, inputs, RUPEES);
    return `${before} ${figure}${after}`;
  };

  it("states the deduction, and the rate that costs as much with the tax", () => {
    // 25,00,000 ÷ 180, then 14,02,750 of interest ÷ 60.
    expect(said({})).toMatch(
      /^The monthly deduction is ₹13,888\.89for 180 months, then ₹23,379\.17 for 60 months; with the tax on the perquisite, the loan costs as much as a \d\.\d\d?% EMI loan\.$/,
    );
    expect(said({ medicalExempt: true })).toContain("; the loan costs as much as a 4.31% EMI loan.");
    expect(said({ ...EMI, annualRate: 8.5 })).toMatch(/^The EMI is ₹21,695\.58for 240 months; /);
    expect(said({ annualRate: 50 })).toContain("as much as an 11.4% EMI loan");
    expect(said({ annualRate: 0, medicalExempt: true })).toMatch(/for 180 months; the loan/);
  });

  it("shows the working for every recovery method", () => {
    const steps = (inputs: JsonObject) => {
      const result = answer(staffLoan, { inputs, working: true }, RUPEES);
      return "errors" in result ? [] : (result.working ?? []);
    };
    const found = steps({});
    expect(found.find((step) => step.label.startsWith("Interest = loan × rate"))).toMatchObject({
      expression: "25,00,000.00 × 7.44 × 181 ÷ 2,400",
      value: "₹14,02,750.00",
    });
    expect(found.filter((step) => step.label.includes("principal on the last day"))).toHaveLength(12);
    expect(steps(ONE_AMOUNT).map((step) => step.label)).toContain(
      "The principal is paid off in installment 161: principal + interest",
    );
    expect(steps({ ...EMI, annualRate: 0 }).map((step) => step.label)).toContain("EMI = loan ÷ n");
    expect(steps({ principal: 1000 }).at(-1)?.expression).toContain("≤");
  });
});
