import { type Step, step } from "../../../core/calculator";
import type { Format } from "../../../core/format";
import type { Listed } from "../../../core/listed";
import { nominalPeriodRate } from "../../../math/finance/period-rate";
import type { Comparison, Investment } from "./comparison";
import type { OwnedYear } from "./ownership";

/** Month 1 of both sides, the tax lines of year 1, and the end of the stay. */
export function working(comparison: Comparison, format: Format): Listed<Step> {
  return [
    upfrontSteps(comparison, format),
    buyingSteps(comparison, format),
    taxSteps(comparison, format),
    monthSteps(comparison, format),
    saleSteps(comparison, format),
    endSteps(comparison, format),
  ];
}

function upfrontSteps({ inputs, owner, upfrontBuy, upfrontRent }: Comparison, format: Format): Listed<Step> {
  return [
    step(
      "Up front, buying = down payment + buying costs",
      `${format.money(owner.price)} × (${format.percent(inputs.downPaymentPercent)} + ${format.percent(inputs.closingCostPercent)})`,
      format.money(upfrontBuy),
    ),
    step(
      "Up front, renting = deposit",
      `${format.number(inputs.depositMonths)} × ${format.money(inputs.monthlyRent)}`,
      format.money(upfrontRent),
    ),
    investedStep(upfrontBuy, upfrontRent, (who) => `the ${who} starts with`, format),
  ];
}

/** Says who pays less and therefore invests the difference. */
function investedStep(buy: number, rent: number, end: (who: "renter" | "buyer") => string, format: Format): Step {
  const [who, more, less] = buy >= rent ? (["renter", buy, rent] as const) : (["buyer", rent, buy] as const);
  return step(
    `Whoever pays less invests the difference: ${end(who)}`,
    `${format.amount(more)} − ${format.amount(less)}`,
    format.money(more - less),
  );
}

function buyingSteps({ inputs, owner }: Comparison, format: Format): Listed<Step> {
  const year = owner.years[0] as OwnedYear;
  const monthly = (label: string, base: number, yearly: number, percent?: number): Step | null => {
    if (yearly === 0) return null;
    const rate = percent === undefined ? "" : ` × ${format.percent(percent, 6)}`;
    return step(`${label}, monthly`, `${format.amount(base)}${rate} ÷ 12`, format.money(yearly / 12));
  };
  return [
    paymentStep(inputs.annualRate, owner, format),
    monthly("PMI", owner.loan, owner.pmiPayments > 0 ? 12 * owner.monthlyPmi : 0, inputs.pmiRate),
    monthly("Property tax", owner.price, year.propertyTax, inputs.propertyTaxRate),
    monthly("Home insurance", year.insurance, year.insurance),
    monthly("Maintenance", owner.price, year.maintenance, inputs.maintenanceRate),
    monthly("HOA / condo fee", year.hoa, year.hoa),
  ];
}

function paymentStep(annualRate: number, owner: Comparison["owner"], format: Format): Step | null {
  if (owner.loan === 0) return null;
  const value = format.money(owner.payment);
  const loan = format.amount(owner.loan);
  const n = format.number(owner.term);
  const i = format.number(nominalPeriodRate(annualRate, 12), 10);
  return annualRate === 0
    ? step("Principal and interest = loan ÷ months", `${loan} ÷ ${n}`, value)
    : step(
        "Principal and interest = loan × i ÷ (1 − (1 + i)⁻ⁿ), i = rate ÷ 1,200",
        `${loan} × ${i} ÷ (1 − (1 + ${i})^−${n})`,
        value,
      );
}

/** The deductions of year 1; omitted if the tax rate is 0. */
function taxSteps({ inputs, owner }: Comparison, format: Format): Listed<Step> {
  if (inputs.marginalTaxRate === 0) return [];
  const { deductions, interest, propertyTax } = owner.years[0] as OwnedYear;
  const amount = (value: number) => format.amount(value);
  const other = inputs.otherDeductions > 0 ? ` + ${amount(inputs.otherDeductions)}` : "";
  const limited =
    deductions.interestShare < 1
      ? ` (${format.percent(100 * deductions.interestShare, 2)} of ${amount(interest)})`
      : "";
  return [
    step(
      "Year 1: owner’s state and local taxes, up to the cap",
      `${amount(inputs.stateLocalTaxes)} + ${amount(propertyTax)} of property tax, at most ${amount(deductions.saltCap)}`,
      format.money(deductions.ownerSalt),
    ),
    step(
      "Year 1: the owner deducts taxes + interest + others, or the standard deduction",
      `the larger of ${amount(deductions.ownerSalt)} + ${amount(deductions.deductibleInterest)}${limited}${other} and ${amount(deductions.standard)}`,
      format.money(deductions.owner),
    ),
    step(
      "Year 1: without the home",
      `the larger of ${amount(deductions.renterSalt)}${other} and ${amount(deductions.standard)}`,
      format.money(deductions.renter),
    ),
    step(
      "Tax saved in year 1 = rate × difference",
      `${format.percent(inputs.marginalTaxRate)} × (${amount(deductions.owner)} − ${amount(deductions.renter)})`,
      format.money(deductions.saving),
    ),
  ];
}

function monthSteps({ inputs, owner, firstMonth, growthPerMonth }: Comparison, format: Format): Listed<Step> {
  const year = owner.years[0] as OwnedYear;
  const yearly = [year.propertyTax, year.insurance, year.maintenance, year.hoa];
  // Costs that are 0 are left out of the sum.
  const parts = [
    owner.payment,
    owner.pmiPayments > 0 ? owner.monthlyPmi : 0,
    ...yearly.map((cost) => cost / 12),
  ].filter((part) => part !== 0);
  const saved = year.deductions.saving / 12;
  const sum = parts.map((part) => format.amount(part)).join(" + ") || "0";
  return [
    step(
      "Month 1, buying, minus a twelfth of the tax saved",
      saved > 0 ? `${sum} − ${format.amount(saved)}` : sum,
      format.money(firstMonth.buy),
    ),
    step(
      "Month 1, renting = rent + insurance ÷ 12",
      `${format.amount(inputs.monthlyRent)} + ${format.amount(inputs.rentersInsuranceAnnual)} ÷ 12`,
      format.money(firstMonth.rent),
    ),
    investedStep(firstMonth.buy, firstMonth.rent, (who) => `in month 1 the ${who}`, format),
    step(
      "Investments grow each month by (1 + return)^(1/12) − 1",
      `${growth(inputs.investmentReturn, format)}^(1/12) − 1`,
      format.percent(100 * (growthPerMonth - 1), 6),
    ),
  ];
}

function saleSteps(comparison: Comparison, format: Format): Listed<Step> {
  const { inputs, owner } = comparison;
  const sale = comparison.saleAfter();
  const [value, sellingCosts] = [format.amount(sale.value), format.amount(sale.sellingCosts)];
  const price = format.amount(owner.price);
  return [
    step(
      `Home value after ${format.plural(inputs.horizonYears, "year")}`,
      `${price} × ${growth(inputs.homeAppreciation, format)}^${inputs.horizonYears}`,
      format.money(sale.value),
    ),
    step("Selling costs", `${value} × ${format.percent(inputs.sellingCostPercent)}`, format.money(sale.sellingCosts)),
    step(
      "Gain = value − selling costs − price − buying costs",
      `${value} − ${sellingCosts} − ${price} − ${format.amount(owner.buyingCosts)}`,
      format.money(sale.gain),
    ),
    step(
      "Tax on the gain above the exclusion",
      `${format.percent(inputs.capitalGainsRate)} × ${format.amount(Math.max(0, sale.gain - sale.excluded))}, exclusion ${format.amount(sale.excluded)}`,
      format.money(sale.tax),
    ),
    step(
      "Sale proceeds = value − selling costs − tax − loan balance",
      `${value} − ${sellingCosts} − ${format.amount(sale.tax)} − ${format.amount(sale.balance)}`,
      format.money(sale.proceeds),
    ),
  ];
}

function endSteps(comparison: Comparison, format: Format): Listed<Step> {
  const { end, inputs, upfrontRent } = comparison;
  const { buyNetWorth, rentNetWorth, difference } = end;
  const cashIn = (who: string, investment: Investment): Step | null => {
    const { value, paidIn } = investment;
    if (value === 0) return null;
    const taxed = `${format.percent(inputs.investmentTaxRate)} × ${format.amount(Math.max(0, value - paidIn))}`;
    return step(
      `The ${who}’s investments after tax on the gain`,
      `${format.amount(value)} − ${taxed} (paid in: ${format.amount(paidIn)})`,
      format.money(comparison.cashedIn(investment)),
    );
  };
  const plus = (one: number, other: number) => `${format.amount(one)} + ${format.amount(other)}`;
  return [
    cashIn("buyer", end.buyer),
    cashIn("renter", end.renter),
    step(
      "Buyer’s net worth = sale + investments",
      plus(comparison.saleAfter().proceeds, comparison.cashedIn(end.buyer)),
      format.money(buyNetWorth),
    ),
    step(
      "Renter’s net worth = investments + deposit",
      plus(comparison.cashedIn(end.renter), upfrontRent),
      format.money(rentNetWorth),
    ),
    step(
      "Difference = buyer − renter",
      `${format.amount(buyNetWorth)} − ${format.amount(rentNetWorth)}`,
      format.money(difference),
    ),
  ];
}

/** A growth factor written as `(1 + 0.03)` or `(1 − 0.02)`. */
function growth(percent: number, format: Format): string {
  return `(1 ${percent < 0 ? "−" : "+"} ${format.number(Math.abs(percent) / 100)})`;
}
