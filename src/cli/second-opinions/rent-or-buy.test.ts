/** Renting and buying, compared with a program in Python that follows both households month by month. */
import fc from "fast-check";
import { expect, it } from "vitest";
import { findEntry, loadCalculator } from "../../calculators/catalog";
import { outputsOf } from "../../core/testing";
import { describeWith, python, runPython } from "../../testing-programs";

/** Both households spend the same each month: the one whose home costs less invests the rest. */
const ASK = `
import json, sys
from decimal import Decimal as D, getcontext
getcontext().prec = 40

class Account:
    def __init__(self, monthly, tax):
        self.value = self.paid_in = D(0)
        self.monthly, self.tax = monthly, tax
    def add(self, amount):
        self.value += amount
        self.paid_in += amount
    def month(self, amount):
        self.value *= self.monthly
        self.add(amount)
    def cashed_in(self):
        return self.value - self.tax * max(D(0), self.value - self.paid_in)

def plan(given):
    p = {key: D(str(value)) for key, value in given.items()}
    price, term, years = p["homePrice"], int(p["termYears"]) * 12, int(p["horizonYears"])
    share = lambda key: p[key] / 100
    grown = lambda key, year: (1 + share(key)) ** (year - 1)
    loan = price * (1 - share("downPaymentPercent"))
    rate = p["annualRate"] / 1200
    level = loan / term if rate == 0 else loan * rate / (1 - (1 + rate) ** -term)

    rows, balance = [], loan
    for _ in range(term):
        interest = balance * rate
        rows.append((balance, interest))
        balance -= level - interest
        if len(rows) == term:
            balance = D(0)
    after = lambda months: rows[months][0] if months < term else D(0)
    insured = 0
    if loan > price * 8 / 10:
        insured = next(k for k in range(1, term + 1) if after(k) <= price * 78 / 100)
        insured = min(insured, (term + 1) // 2)

    monthly = (1 + share("investmentReturn")) ** (D(1) / 12)
    buyer, renter = (Account(monthly, share("investmentTaxRate")) for _ in range(2))
    deposit = p["depositMonths"] * p["monthlyRent"]
    up_front = price * (share("downPaymentPercent") + share("closingCostPercent"))
    (renter if up_front > deposit else buyer).add(abs(up_front - deposit))

    rents = saved = D(0)
    first = None
    for year in range(1, years + 1):
        value = price * grown("homeAppreciation", year)
        property_tax = value * share("propertyTaxRate")
        running = property_tax + value * share("maintenanceRate")
        running += p["homeInsuranceAnnual"] * grown("inflation", year)
        standard = p["standardDeduction"] * grown("inflation", year)
        calendar = int(p["startYear"]) + year - 1
        cap = p["saltCap"] * D("1.01") ** (calendar - 2026) if calendar < 2030 else D(10000)
        of_year = rows[(year - 1) * 12 : year * 12]
        deductible = D(0)
        if of_year:
            average = sum(opening for opening, _ in of_year) / len(of_year)
            deductible = sum(interest for _, interest in of_year) * min(D(1), p["mortgageInterestLimit"] / average) if average else D(0)
        other, state = p["otherDeductions"], p["stateLocalTaxes"]
        owning = max(standard, min(cap, state + property_tax) + deductible + other)
        saving = share("marginalTaxRate") * (owning - max(standard, min(cap, state) + other))
        saved += saving
        for month in range((year - 1) * 12 + 1, year * 12 + 1):
            buying = running / 12 + p["hoaMonthly"] * grown("inflation", year) - saving / 12
            if month <= term:
                buying += level
            if month <= insured:
                buying += loan * p["pmiRate"] / 1200
            rent = p["monthlyRent"] * grown("rentGrowth", year)
            rents += rent
            renting = rent + p["rentersInsuranceAnnual"] * grown("inflation", year) / 12
            first = first or (buying, renting)
            buyer.month(max(D(0), renting - buying))
            renter.month(max(D(0), buying - renting))

    value = price * (1 + share("homeAppreciation")) ** years
    selling = value * share("sellingCostPercent")
    gain = value - selling - price * (1 + share("closingCostPercent"))
    taxed = max(D(0), gain - (p["gainExclusion"] if years >= 2 else 0))
    owed = after(years * 12)
    buy = value - selling - taxed * share("capitalGainsRate") - owed + buyer.cashed_in()
    rent = renter.cashed_in() + deposit
    return {
        "loanAmount": loan, "monthlyPrincipalInterest": level, "firstMonthBuy": first[0], "firstMonthRent": first[1],
        "homeValue": value, "loanBalance": owed, "taxSavings": saved, "totalRent": rents,
        "buyNetWorth": buy, "rentNetWorth": rent, "difference": buy - rent,
    }

json.dump([{key: float(value) for key, value in plan(given).items()} for given in json.load(sys.stdin)], sys.stdout)
`;

/** From a to b in steps of a hundredth. */
const hundredths = (from: number, to: number) => fc.integer({ min: from * 100, max: to * 100 }).map((n) => n / 100);

const PLANS = fc.sample(
  fc.record({
    horizonYears: fc.integer({ min: 1, max: 40 }),
    homePrice: fc.integer({ min: 50_000, max: 2_000_000 }),
    downPaymentPercent: fc.oneof(fc.integer({ min: 0, max: 99 }), fc.constantFrom(3, 10, 20)),
    annualRate: fc.oneof(hundredths(0, 12), fc.constant(0)),
    termYears: fc.constantFrom(10, 15, 20, 30),
    pmiRate: hundredths(0, 2),
    closingCostPercent: hundredths(0, 6),
    sellingCostPercent: hundredths(0, 8),
    propertyTaxRate: hundredths(0, 3),
    homeInsuranceAnnual: fc.integer({ min: 0, max: 9000 }),
    maintenanceRate: hundredths(0, 3),
    hoaMonthly: fc.integer({ min: 0, max: 800 }),
    homeAppreciation: hundredths(-5, 10),
    monthlyRent: fc.integer({ min: 300, max: 9000 }),
    rentGrowth: hundredths(-5, 10),
    rentersInsuranceAnnual: fc.integer({ min: 0, max: 900 }),
    depositMonths: fc.integer({ min: 0, max: 3 }),
    investmentReturn: hundredths(-5, 12),
    investmentTaxRate: hundredths(0, 40),
    inflation: hundredths(-2, 8),
    marginalTaxRate: fc.constantFrom(0, 12, 22, 37),
    standardDeduction: fc.constantFrom(0, 16_100, 32_200),
    stateLocalTaxes: fc.integer({ min: 0, max: 60_000 }),
    otherDeductions: fc.integer({ min: 0, max: 30_000 }),
    saltCap: fc.constantFrom(10_000, 40_400),
    startYear: fc.integer({ min: 2026, max: 2032 }),
    mortgageInterestLimit: fc.constantFrom(375_000, 750_000),
    capitalGainsRate: fc.constantFrom(0, 15, 20),
    gainExclusion: fc.constantFrom(0, 250_000, 500_000),
  }),
  { numRuns: 60, seed: 1 },
);

describeWith(python(3, 9), "renting and buying", () => {
  it("leave the same in 60 plans", async () => {
    const rentVsBuy = await loadCalculator(findEntry("rent-vs-buy-calculator") as never);
    const answers: Record<string, number>[] = runPython(ASK, PLANS);
    expect(answers).toHaveLength(PLANS.length);
    for (const [i, answer] of answers.entries()) {
      const inputs = PLANS[i] as (typeof PLANS)[number];
      const found = outputsOf(rentVsBuy, inputs);
      for (const [key, value] of Object.entries(answer))
        expect(Math.abs(found[key] - value), `${key} of ${JSON.stringify(inputs)}`).toBeLessThanOrEqual(
          1e-6 + 1e-11 * inputs.homePrice,
        );
    }
  });
});
