import fc from "fast-check";
import { beforeAll, describe, expect, it } from "vitest";
import { answer } from "../../../core/answer";
import { type JsonObject, parseInputs } from "../../../core/parse";
import { solveFor } from "../../../core/solve";
import { headlineOf, outputsOf, problemsOf, workingLines } from "../../../core/testing";
import { loadWorking } from "../../../core/working";
import rentVsBuy from "./calculator";
import { breakEvenMoves, differenceMoves, growthMap } from "./sensitivity";

beforeAll(async () => {
  await loadWorking(rentVsBuy);
});

const ask = (inputs: JsonObject = {}) => outputsOf(rentVsBuy, inputs);
const typed = (inputs: JsonObject = {}) => {
  const parsed = parseInputs(rentVsBuy, inputs);
  if (parsed.problems) throw new Error(JSON.stringify(parsed.problems));
  return parsed.inputs;
};
const codes = (inputs: JsonObject): string[] => ask(inputs).noticeCodes?.split(" ") ?? [];
const headline = (inputs: JsonObject) => {
  const { before, figure, after } = headlineOf(rentVsBuy, inputs);
  return `${before} ${figure} ${after}`;
};

/** No growth, no taxes and no cost of owning the home. */
const STILL = {
  rentGrowth: 0,
  homeAppreciation: 0,
  investmentReturn: 0,
  inflation: 0,
  marginalTaxRate: 0,
  propertyTaxRate: 0,
  homeInsuranceAnnual: 0,
  maintenanceRate: 0,
  rentersInsuranceAnnual: 0,
  closingCostPercent: 0,
  sellingCostPercent: 0,
  depositMonths: 0,
};

it("takes both the standard deduction and the home gain exclusion from one filing status", () => {
  const itemized = { homePrice: 2_000_000, homeAppreciation: 8, horizonYears: 5 };
  const of = (given: JsonObject) => {
    const { netCostOfBuying, taxSavings } = ask({ ...itemized, ...given });
    return { netCostOfBuying, taxSavings };
  };
  expect(of({ filingStatus: "single" })).toEqual(of({ standardDeduction: 16_100, gainExclusion: 250_000 }));
  expect(of({ filingStatus: "head" })).toEqual(of({ standardDeduction: 24_150, gainExclusion: 250_000 }));
  expect(of({ filingStatus: "single" })).not.toEqual(of({}));
  expect(of({})).toEqual(of({ standardDeduction: 32_200, gainExclusion: 500_000 }));
});

describe("final net worths", () => {
  it("agree with a 40-digit computation by another program", () => {
    const outputs = ask();
    expect(outputs.loanAmount).toBe(360_000);
    expect(outputs.monthlyPrincipalInterest).toBeCloseTo(2275.444885, 6);
    expect(outputs.firstMonthBuy).toBeCloseTo(3192.366891, 6);
    expect(outputs.firstMonthRent).toBe(2320);
    expect(outputs.upfrontBuy).toBe(103_500);
    expect(outputs.upfrontRent).toBe(2300);
    expect(outputs.homeValue).toBeCloseTo(604_762.370705, 5);
    expect(outputs.loanBalance).toBeCloseTo(305_194.054907, 5);
    expect(outputs.taxSavings).toBeCloseTo(722.241674, 5);
    expect(outputs.buyNetWorth).toBeCloseTo(263_282.573556, 5);
    expect(outputs.rentNetWorth).toBeCloseTo(283_667.384729, 5);
    expect(outputs.difference).toBeCloseTo(-20_384.811173, 5);
    expect(outputs.differenceToday).toBeCloseTo(-20_384.811173 / 1.025 ** 10, 5);
    expect(outputs.verdict).toBe("rent");
    expect(outputs.breakEvenYears).toBe(15);
    expect(outputs.breakEvenRent).toBeCloseTo(2414.909588, 5);
    expect(outputs.priceToRentRatio).toBeCloseTo(16.304348, 6);
    expect(outputs.yearly).toHaveLength(10);
    expect(outputs.yearly[9]).toMatchObject({ year: 10, buyInvestments: 0 });
    expect(outputs.yearly[9].buyOutlay).toBeCloseTo(42_133.171142, 5);
    expect(outputs.yearly[9].rentOutlay).toBeCloseTo(36_311.466986, 5);
    expect(outputs.yearly[9].rentInvestments).toBeCloseTo(298_341.684349, 5);
  });

  it("agree if PMI is due, the gain is taxed, debt and taxes exceed their limits, and the loan ends early", () => {
    const outputs = ask({
      horizonYears: 25,
      termMonths: 180,
      homePrice: 1_500_000,
      downPaymentPercent: 10,
      monthlyRent: 6500,
      hoaMonthly: 300,
      otherDeductions: 4000,
      stateLocalTaxes: 25_000,
      marginalTaxRate: 35,
      homeAppreciation: 6,
      gainExclusion: 250_000,
      startYear: 2028,
    });
    expect(outputs.firstMonthBuy).toBeCloseTo(13_725.223265, 5);
    expect(outputs.monthlyPrincipalInterest).toBeCloseTo(11_759.949432, 5);
    expect(outputs.loanBalance).toBe(0);
    expect(outputs.taxSavings).toBeCloseTo(116_494.592056, 4);
    expect(outputs.buyNetWorth).toBeCloseTo(5_827_912.940177, 3);
    expect(outputs.rentNetWorth).toBeCloseTo(4_301_400.19818, 3);
    expect(outputs.yearly[24].buyInvestments).toBeCloseTo(433_166.137781, 3);
    expect(outputs.breakEvenYears).toBe(4);
    expect(outputs.breakEvenRent).toBeCloseTo(4674.273005, 4);
    expect(outputs.burned.find((row: { item: string }) => row.item === "gain-tax").stay).toBeCloseTo(638_480.657226, 3);
  });

  it("agree if the deposit is more than the down payment and the home is sold after a year", () => {
    const outputs = ask({
      horizonYears: 1,
      homeAppreciation: 20,
      downPaymentPercent: 0,
      closingCostPercent: 0,
      depositMonths: 3,
      monthlyRent: 4000,
    });
    expect(outputs.upfrontBuy).toBe(0);
    expect(outputs.upfrontRent).toBe(12_000);
    expect(outputs.yearly[0].buyInvestments).toBeCloseTo(14_451.616974, 5);
    expect(outputs.yearly[0].rentInvestments).toBe(0);
    expect(outputs.buyNetWorth).toBeCloseTo(68_326.501034, 5);
    expect(outputs.rentNetWorth).toBe(12_000);
    expect(outputs.breakEvenYears).toBe(1);
    expect(outputs.breakEvenRent).toBe(0);
  });

  it("agree if everything shrinks and the loan bears no interest", () => {
    const outputs = ask({
      horizonYears: 12,
      termMonths: 90,
      annualRate: 0,
      downPaymentPercent: 5,
      rentGrowth: -2,
      homeAppreciation: -1,
      investmentReturn: -3,
      inflation: -1,
    });
    expect(outputs.monthlyPrincipalInterest).toBe(4750);
    expect(outputs.buyNetWorth).toBeCloseTo(428_328.98104, 4);
    expect(outputs.rentNetWorth).toBeCloseTo(274_388.021384, 4);
    expect(outputs.taxSavings).toBe(0);
    expect(outputs.breakEvenRent).toBeCloseTo(864.457697, 5);
  });

  it("are plain sums without growth: the buyer keeps the home and saves the rent", () => {
    const outputs = ask({
      ...STILL,
      horizonYears: 5,
      homePrice: 300_000,
      downPaymentPercent: 100,
      monthlyRent: 1500,
    });
    expect(outputs).toMatchObject({
      loanAmount: 0,
      monthlyPrincipalInterest: 0,
      firstMonthBuy: 0,
      buyNetWorth: 390_000,
      rentNetWorth: 300_000,
      difference: 90_000,
      verdict: "buy",
      breakEvenYears: 1,
      breakEvenRent: 0,
      totalRent: 90_000,
    });
  });

  it("are equal if owning costs exactly as much as renting", () => {
    // 1% maintenance on 240,000 is 200 a month.
    const outputs = ask({
      ...STILL,
      homePrice: 240_000,
      downPaymentPercent: 100,
      maintenanceRate: 1,
      monthlyRent: 200,
    });
    expect(outputs.verdict).toBe("equal");
    expect(outputs.breakEvenYears).toBe(1);
    expect(outputs.breakEvenRent).toBeCloseTo(200, 6);
  });

  it("compound the monthly savings like an annuity", () => {
    // The only running cost is the rent, so the buyer of a paid-off home invests 1,000 each month.
    const outputs = ask({
      ...STILL,
      downPaymentPercent: 100,
      monthlyRent: 1000,
      investmentReturn: 7,
      investmentTaxRate: 0,
      homePrice: 100_000,
    });
    const i = 1.07 ** (1 / 12) - 1;
    expect(outputs.buyNetWorth).toBeCloseTo(100_000 + (1000 * (1.07 ** 10 - 1)) / i, 5);
    expect(outputs.rentNetWorth).toBeCloseTo(100_000 * 1.07 ** 10, 5);
  });
});

describe("taxes", () => {
  it("apply to investment gains but not to losses", () => {
    const base = { ...STILL, downPaymentPercent: 100, monthlyRent: 0, homePrice: 100_000, horizonYears: 1 };
    expect(ask({ ...base, investmentReturn: 10, investmentTaxRate: 20 }).rentNetWorth).toBeCloseTo(108_000, 6);
    expect(ask({ ...base, investmentReturn: -10, investmentTaxRate: 20 }).rentNetWorth).toBeCloseTo(90_000, 6);
  });

  it("exclude part of the home's gain after two years of ownership", () => {
    const base = { ...STILL, downPaymentPercent: 100, homePrice: 1_000_000, homeAppreciation: 30 };
    const taxed = (inputs: JsonObject) => {
      const { homeValue, buyNetWorth } = ask({ ...base, monthlyRent: 0, ...inputs });
      return homeValue - buyNetWorth;
    };
    expect(taxed({ horizonYears: 1 })).toBeCloseTo(0.15 * 300_000, 5);
    expect(taxed({ horizonYears: 2 })).toBeCloseTo(0.15 * (690_000 - 500_000), 5);
    expect(taxed({ horizonYears: 2, gainExclusion: 690_000 })).toBeCloseTo(0, 5);
    // Buying and selling costs lower the gain: 1,690,000 − 5% − 1,030,000.
    expect(taxed({ horizonYears: 2, sellingCostPercent: 5, closingCostPercent: 3 })).toBeCloseTo(
      84_500 + 0.15 * (1_690_000 - 84_500 - 1_030_000 - 500_000),
      5,
    );
  });

  it("are saved on deductions above the standard deduction, within the cap that falls in 2030", () => {
    const base = {
      ...STILL,
      downPaymentPercent: 100,
      homePrice: 2_000_000,
      propertyTaxRate: 3,
      stateLocalTaxes: 0,
      standardDeduction: 0,
      marginalTaxRate: 50,
      horizonYears: 5,
    };
    // Of 60,000 in property tax, 40,400 is deductible in 2026, 1% more each year to 2029, and 10,000 in 2030.
    const caps = 40_400 * (1 + 1.01 + 1.01 ** 2 + 1.01 ** 3);
    expect(ask(base).taxSavings).toBeCloseTo(0.5 * (caps + 10_000), 6);
    expect(ask({ ...base, startYear: 2030 }).taxSavings).toBeCloseTo(0.5 * 50_000, 6);
    expect(ask({ ...base, marginalTaxRate: 0 }).taxSavings).toBe(0);
    // The renter deducts state taxes too, so only what the home adds saves tax.
    expect(ask({ ...base, horizonYears: 1, stateLocalTaxes: 10_400 }).taxSavings).toBeCloseTo(15_000, 6);
    expect(ask({ ...base, horizonYears: 1, standardDeduction: 40_000 }).taxSavings).toBeCloseTo(200, 6);
  });

  it("allow interest up to the debt limit, based on the average balance before each payment", () => {
    const base = { ...STILL, homePrice: 1_000_000, downPaymentPercent: 0, pmiRate: 0, horizonYears: 1 };
    const full = { marginalTaxRate: 50, standardDeduction: 0, stateLocalTaxes: 0 };
    // Without interest, nothing is saved, even though the average balance of 954,166.67 is above the limit.
    expect(ask({ ...base, ...full, annualRate: 0, termMonths: 120 }).taxSavings).toBe(0);
    const interestOf = (rate: number) => {
      let balance = 1_000_000;
      let interest = 0;
      let debt = 0;
      const i = rate / 1200;
      const payment = (1_000_000 * i) / (1 - (1 + i) ** -360);
      for (let k = 0; k < 12; k++) {
        debt += balance / 12;
        interest += balance * i;
        balance -= payment - balance * i;
      }
      return interest * Math.min(1, 750_000 / debt);
    };
    expect(ask({ ...base, ...full, annualRate: 6 }).taxSavings).toBeCloseTo(0.5 * interestOf(6), 5);
    expect(ask({ ...base, ...full, annualRate: 6, mortgageInterestLimit: 0 }).taxSavings).toBe(0);
  });
});

describe("PMI", () => {
  it("is charged only above 80% of the price, and ends when the schedule reaches 78%", () => {
    const pmi = (inputs: JsonObject) =>
      ask(inputs).burned.find((row: { item: string }) => row.item === "pmi")?.stay ?? 0;
    expect(pmi({})).toBe(0);
    expect(pmi({ downPaymentPercent: 19.99 })).toBeGreaterThan(0);
    // CFPB sample form H-25(B): 180,000 at 3.875% with 10% down carries PMI for 80 months.
    const sample = { homePrice: 200_000, downPaymentPercent: 10, annualRate: 3.875, pmiRate: 0.6 };
    expect(pmi({ ...sample, horizonYears: 10 })).toBeCloseTo(80 * 90, 8);
    expect(pmi({ ...sample, horizonYears: 5 })).toBeCloseTo(60 * 90, 8);
    // PMI ends at the midpoint of the term, whatever the balance.
    expect(pmi({ ...sample, annualRate: 50, horizonYears: 30 })).toBeCloseTo(180 * 90, 8);
  });
});

describe("break-even", () => {
  it("rent makes both sides end up equal", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 40 }),
        fc.double({ min: 0, max: 9, noNaN: true }),
        fc.double({ min: -2, max: 6, noNaN: true }),
        fc.double({ min: 0, max: 100, noNaN: true }),
        (horizonYears, annualRate, homeAppreciation, downPaymentPercent) => {
          const inputs = { horizonYears, annualRate, homeAppreciation, downPaymentPercent };
          const { breakEvenRent } = ask(inputs);
          const { difference } = ask({ ...inputs, monthlyRent: breakEvenRent });
          if (breakEvenRent === 0) expect(difference).toBeGreaterThan(-0.01);
          else expect(difference).toBeCloseTo(0, 2);
        },
      ),
      { numRuns: 40 },
    );
  });

  it("rent does not exist if a rent as high as the home price is not enough", () => {
    expect(ask({ homePrice: 100, homeInsuranceAnnual: 1e6 }).breakEvenRent).toBeNull();
    expect(headline({ homePrice: 100, homeInsuranceAnnual: 1e6 })).toContain(
      "buying would not win even at a monthly rent equal to the home price",
    );
    expect(headline({ homePrice: 1 })).toMatch(/buying leaves you \$[\d,]+ ahead\.$/);
  });

  it("stay is the first year after which buying is not behind, even past the entered stay", () => {
    const { outlook, breakEvenYears } = ask({ horizonYears: 2 });
    expect(breakEvenYears).toBe(15);
    expect(outlook).toHaveLength(40);
    expect(outlook[13].difference).toBeLessThan(0);
    expect(outlook[14].difference).toBeGreaterThanOrEqual(0);
    expect(ask({ monthlyRent: 300 }).breakEvenYears).toBeNull();
  });

  it("outlook agrees with the results of a longer stay", () => {
    const short = ask({ horizonYears: 3 }).outlook;
    const long = ask({ horizonYears: 33 });
    expect(short[32].difference).toBeCloseTo(long.difference, 6);
    expect(long.yearly[2].difference).toBeCloseTo(short[2].difference, 6);
  });

  it("can be solved for other inputs too", () => {
    for (const input of ["homePrice", "homeAppreciation", "investmentReturn", "monthlyRent"]) {
      const solved = solveFor(rentVsBuy, typed(), { input, output: "difference", target: 0 });
      expect(ask({ [input]: solved.value as number }).difference).toBeCloseTo(0, 2);
    }
    const stay = solveFor(rentVsBuy, typed(), { input: "horizonYears", output: "difference", target: 0 });
    expect(stay.value).toBe(15);
  });
});

describe("tables", () => {
  it("list as unrecoverable whatever outlays do not turn into equity or investments", () => {
    const { burned, yearly, loanAmount, loanBalance, upfrontBuy } = ask({ downPaymentPercent: 10 });
    const stay = (side: string) =>
      burned
        .filter((row: { side: string }) => row.side === side)
        .reduce((sum: number, row: { stay: number }) => sum + row.stay, 0);
    const paid = (key: string) =>
      yearly.reduce((sum: number, row: Record<string, number>) => sum + (row[key] as number), 0);
    expect(stay("rent")).toBeCloseTo(paid("rentOutlay"), 5);
    const selling = burned.find((row: { item: string }) => row.item === "selling-costs").stay;
    // Monthly and up-front payments, minus what went into the home: down payment and principal.
    const downPayment = 450_000 - loanAmount;
    expect(stay("buy")).toBeCloseTo(
      paid("buyOutlay") + upfrontBuy - downPayment - (loanAmount - loanBalance) + selling,
      4,
    );
  });

  it("include interest and buying costs in year 1, but not selling costs", () => {
    const { burned } = ask();
    const first = Object.fromEntries(
      burned.map((row: { item: string; firstYear: number }) => [row.item, row.firstYear]),
    );
    expect(first["property-tax"]).toBeCloseTo(4950, 8);
    expect(first).toMatchObject({
      "buying-costs": 13_500,
      "selling-costs": 0,
      insurance: 2000,
      maintenance: 4500,
      rent: 27_600,
      "renters-insurance": 240,
    });
    expect(first).not.toHaveProperty("pmi");
    expect(ask({ horizonYears: 1 }).burned.find((row: { item: string }) => row.item === "selling-costs")).toEqual({
      side: "buy",
      item: "selling-costs",
      firstYear: 27_810,
      stay: 27_810,
    });
  });
});

describe("sensitivity", () => {
  it("ranks assumptions by their effect, each within its bounds", () => {
    const moves = differenceMoves(typed());
    const widths = moves.map((move) => Math.abs(move.atHigh - move.atLow));
    expect(widths).toEqual([...widths].sort((a, b) => b - a));
    const growth = moves.find((move) => move.input === "homeAppreciation");
    expect(growth).toMatchObject({ low: 2, high: 4 });
    expect(growth?.atLow).toBeCloseTo(ask({ homeAppreciation: 2 }).difference, 8);
    expect(growth?.atHigh).toBeCloseTo(ask({ homeAppreciation: 4 }).difference, 8);
    expect(moves.find((move) => move.input === "monthlyRent")).toMatchObject({ low: 2070, high: 2530 });
    expect(moves.map((move) => move.input)).not.toContain("hoaMonthly");
    const edge = differenceMoves(typed({ homeAppreciation: 30, horizonYears: 1 }));
    expect(edge.find((move) => move.input === "homeAppreciation")).toMatchObject({ low: 29, high: 30 });
    expect(edge.find((move) => move.input === "horizonYears")).toMatchObject({ low: 1, high: 2 });
  });

  it("computes when buying catches up if an assumption is off by a point", () => {
    const moves = breakEvenMoves(typed());
    expect(moves.map((move) => move.input)).toEqual([
      "homeAppreciation",
      "rentGrowth",
      "investmentReturn",
      "annualRate",
    ]);
    expect(moves[0]?.atHigh).toBe(ask({ homeAppreciation: 4 }).breakEvenYears);
    expect(moves[0]?.atLow).toBe(ask({ homeAppreciation: 2 }).breakEvenYears);
  });

  it("maps both growth rates with the current ones in the middle", () => {
    const map = growthMap(typed());
    expect(map.rentGrowth).toEqual([0, 1, 2, 3, 4, 5, 6]);
    expect(map.homeGrowth).toEqual([0, 1, 2, 3, 4, 5, 6]);
    expect(map.differences[3]?.[3]).toBeCloseTo(ask().difference, 8);
    expect(map.differences[5]?.[1]).toBeCloseTo(ask({ homeAppreciation: 5, rentGrowth: 1 }).difference, 8);
    expect(growthMap(typed({ rentGrowth: 29.5 })).rentGrowth).toEqual([26.5, 27.5, 28.5, 29.5]);
  });
});

describe("text", () => {
  it("says who is ahead and what would change the answer", () => {
    expect(headline({})).toBe(
      "Over 10 years, renting leaves you $20,385 ahead; buying wins if the rent is above $2,415 a month, or if you stay 15 years.",
    );
    expect(headline({ horizonYears: 20 })).toMatch(
      /^Over 20 years, buying leaves you \$[\d,]+ ahead; renting wins if the rent is below \$[\d,]+ a month, or if you stay less than 15 years\.$/,
    );
    expect(headline({ ...STILL, downPaymentPercent: 100, horizonYears: 1 })).toContain(
      "buying would win even if rent were free.",
    );
    expect(
      headline({
        ...STILL,
        homePrice: 240_000,
        downPaymentPercent: 100,
        maintenanceRate: 1,
        monthlyRent: 200,
      }),
    ).toBe("Over 10 years, buying and renting leave you even if the rent is $200 a month.");
  });

  it("warns about what owners overlook", () => {
    expect(codes({})).toEqual([]);
    expect(codes({ downPaymentPercent: 10 })).toContain("pmi");
    expect(codes({ homePrice: 200_000 })).toContain("no-tax-saving");
    expect(codes({ homePrice: 200_000, marginalTaxRate: 0 })).not.toContain("no-tax-saving");
    expect(codes({ homePrice: 1_500_000 })).toEqual(expect.arrayContaining(["interest-limit", "salt-cap-falls"]));
    expect(codes({ horizonYears: 1, homeAppreciation: 20 })).toContain("home-gain-taxed");
  });

  it("shows every step", () => {
    const result = answer(rentVsBuy, { inputs: { downPaymentPercent: 10, hoaMonthly: 50 }, working: true });
    const labels = ("working" in result && result.working ? result.working : []).map((step) => step.label);
    for (const part of [
      "PMI",
      "Property tax",
      "Home insurance",
      "Maintenance",
      "HOA",
      "Tax saved",
      "Whoever pays less",
    ])
      expect(labels.some((label) => label.startsWith(part))).toBe(true);
  });

  it("adds the property tax to the other taxes, up to the cap", () => {
    // 1.5% of $400,000 is $6,000.
    const inputs = { homePrice: 400_000, propertyTaxRate: 1.5, stateLocalTaxes: 8000 };
    expect(workingLines(rentVsBuy, inputs)).toContain(
      "Year 1: owner’s state and local taxes, up to the cap: 8,000.00 + 6,000.00 of property tax, at most 40,400.00 = $14,000.00",
    );
  });
});

describe("wrong inputs", () => {
  it.each([
    [{ horizonYears: 0 }, "horizonYears", "Years you stay must be between 1 and 40 years."],
    [{ horizonYears: 41 }, "horizonYears", "Years you stay must be between 1 and 40 years."],
    [{ downPaymentPercent: 101 }, "downPaymentPercent", "Down payment must be between 0 and 100%."],
    [{ startYear: 2036 }, "startYear", "First year must be between 2026 and 2035."],
    [{ homePrice: "x" }, "homePrice", "Enter a number for home price."],
    [{ annualRate: null }, "annualRate", "Enter a number for mortgage rate."],
    [{ termYears: 51 }, "termYears", "Loan term must be between 1 month and 50 years."],
  ] as const)("%j", (inputs, field, message) => {
    expect(problemsOf(rentVsBuy, inputs)).toEqual([{ field, message }]);
  });

  it("rejects a fraction of a year", () => {
    expect(problemsOf(rentVsBuy, { horizonYears: 7.5 })[0]?.field).toBe("horizonYears");
  });
});
