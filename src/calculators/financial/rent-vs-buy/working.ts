import type { OutputsOf, Step } from "../../../core/calculator";
import type { Format } from "../../../core/format";
import { nominalPeriodRate } from "../../../math/finance/period-rate";
import { Comparison, type Investment } from "./comparison";
import type { Inputs } from "./inputs";
import type { outputs } from "./outputs";
import type { OwnedYear } from "./ownership";

type Outputs = OutputsOf<typeof outputs>;

/** Month 1 of both sides, the tax lines of year 1, and the end of the stay. */
export function working(inputs: Inputs, outputs: Outputs, format: Format): Step[] {
  const comparison = new Comparison(inputs);
  return [
    ...upfrontSteps(comparison, format),
    ...buyingSteps(comparison, format),
    ...taxSteps(comparison, format),
    ...monthSteps(comparison, outputs, format),
    ...saleSteps(comparison, format),
    ...endSteps(comparison, outputs, format),
  ];
}

function upfrontSteps(comparison: Comparison, format: Format): Step[] {
  const { inputs, owner, upfrontBuy, upfrontRent } = comparison;
  const spared = upfrontBuy - upfrontRent;
  return [
    {
      label: "Up front, buying = down payment + buying costs",
      expression: `${format.money(owner.price)} × (${format.percent(inputs.downPaymentPercent)} + ${format.percent(inputs.closingCostPercent)})`,
      value: format.money(upfrontBuy),
    },
    {
      label: "Up front, renting = deposit",
      expression: `${format.number(inputs.depositMonths)} × ${format.money(inputs.monthlyRent)}`,
      value: format.money(upfrontRent),
    },
    {
      label: `The one who pays less invests the rest: the ${spared >= 0 ? "renter" : "buyer"} starts with`,
      expression:
        spared >= 0
          ? `${format.amount(upfrontBuy)} − ${format.amount(upfrontRent)}`
          : `${format.amount(upfrontRent)} − ${format.amount(upfrontBuy)}`,
      value: format.money(Math.abs(spared)),
    },
  ];
}

function buyingSteps({ inputs, owner }: Comparison, format: Format): Step[] {
  const year = owner.years[0] as OwnedYear;
  const share = (label: string, percent: number, amount: number): Step[] =>
    amount === 0
      ? []
      : [
          {
            label: `${label}, a month`,
            expression: `${format.amount(owner.price)} × ${format.percent(percent, 6)} ÷ 12`,
            value: format.money(amount / 12),
          },
        ];
  const fixed = (label: string, yearly: number): Step[] =>
    yearly === 0
      ? []
      : [
          {
            label: `${label}, a month`,
            expression: `${format.amount(yearly)} ÷ 12`,
            value: format.money(yearly / 12),
          },
        ];
  return [
    ...paymentStep(inputs, owner, format),
    ...(owner.pmiPayments > 0
      ? [
          {
            label: "PMI, a month",
            expression: `${format.amount(owner.loan)} × ${format.percent(inputs.pmiRate, 6)} ÷ 12`,
            value: format.money(owner.monthlyPmi),
          },
        ]
      : []),
    ...share("Property tax", inputs.propertyTaxRate, year.propertyTax),
    ...fixed("Home insurance", year.insurance),
    ...share("Maintenance", inputs.maintenanceRate, year.maintenance),
    ...fixed("HOA / condo fee", year.hoa),
  ];
}

function paymentStep(inputs: Inputs, owner: Comparison["owner"], format: Format): Step[] {
  if (owner.loan === 0) return [];
  const value = format.money(owner.payment);
  const loan = format.amount(owner.loan);
  const n = format.number(owner.term);
  if (inputs.annualRate === 0)
    return [{ label: "Principal and interest = loan ÷ months", expression: `${loan} ÷ ${n}`, value }];
  const i = format.number(nominalPeriodRate(inputs.annualRate, 12), 10);
  return [
    {
      label: "Principal and interest = loan × i ÷ (1 − (1 + i)⁻ⁿ), i = rate ÷ 1,200",
      expression: `${loan} × ${i} ÷ (1 − (1 + ${i})^−${n})`,
      value,
    },
  ];
}

/** The deductions of year 1, which a tax rate of 0 leaves out. */
function taxSteps({ inputs, owner }: Comparison, format: Format): Step[] {
  if (inputs.marginalTaxRate === 0) return [];
  const { deductions, interest, propertyTax } = owner.years[0] as OwnedYear;
  const amount = (value: number) => format.amount(value);
  const other = inputs.otherDeductions > 0 ? ` + ${amount(inputs.otherDeductions)}` : "";
  const limited =
    deductions.interestShare < 1
      ? ` (${format.percent(100 * deductions.interestShare, 2)} of ${amount(interest)})`
      : "";
  return [
    {
      label: "Year 1: state and local taxes of the owner, up to the cap",
      expression: `${amount(inputs.stateLocalTaxes)} + ${amount(propertyTax)} of property tax, at most ${amount(deductions.saltCap)}`,
      value: format.money(deductions.ownerSalt),
    },
    {
      label: "Year 1: the owner deducts taxes + interest + others, or the standard deduction",
      expression: `the larger of ${amount(deductions.ownerSalt)} + ${amount(deductions.deductibleInterest)}${limited}${other} and ${amount(deductions.standard)}`,
      value: format.money(deductions.owner),
    },
    {
      label: "Year 1: without the home it would be",
      expression: `the larger of ${amount(deductions.renterSalt)}${other} and ${amount(deductions.standard)}`,
      value: format.money(deductions.renter),
    },
    {
      label: "Tax saved in year 1 = rate × difference",
      expression: `${format.percent(inputs.marginalTaxRate)} × (${amount(deductions.owner)} − ${amount(deductions.renter)})`,
      value: format.money(deductions.saving),
    },
  ];
}

function monthSteps(
  { inputs, owner }: Comparison,
  { firstMonthBuy, firstMonthRent }: Outputs,
  format: Format,
): Step[] {
  const year = owner.years[0] as OwnedYear;
  // A loan of a term of one month has its payment, and nothing after it.
  const parts = [
    owner.payment,
    owner.pmiPayments > 0 ? owner.monthlyPmi : 0,
    year.propertyTax / 12,
    year.insurance / 12,
    year.maintenance / 12,
    year.hoa / 12,
  ].filter((part) => part !== 0);
  const saved = year.deductions.saving / 12;
  const spared = Math.abs(firstMonthBuy - firstMonthRent);
  const [dear, cheap] =
    firstMonthBuy >= firstMonthRent ? [firstMonthBuy, firstMonthRent] : [firstMonthRent, firstMonthBuy];
  return [
    {
      label: "Month 1, buying, less a twelfth of the tax saved",
      expression: `${parts.map((part) => format.amount(part)).join(" + ") || "0"}${saved > 0 ? ` − ${format.amount(saved)}` : ""}`,
      value: format.money(firstMonthBuy),
    },
    {
      label: "Month 1, renting = rent + insurance ÷ 12",
      expression: `${format.amount(inputs.monthlyRent)} + ${format.amount(inputs.rentersInsuranceAnnual)} ÷ 12`,
      value: format.money(firstMonthRent),
    },
    {
      label: `The one who pays less invests the rest: in month 1 the ${firstMonthBuy >= firstMonthRent ? "renter" : "buyer"}`,
      expression: `${format.amount(dear)} − ${format.amount(cheap)}`,
      value: format.money(spared),
    },
    {
      label: "Investments grow each month by (1 + return)^(1/12) − 1",
      expression: `(1 ${sign(inputs.investmentReturn)} ${format.number(Math.abs(inputs.investmentReturn) / 100)})^(1/12) − 1`,
      value: format.percent(100 * ((1 + inputs.investmentReturn / 100) ** (1 / 12) - 1), 6),
    },
  ];
}

function saleSteps(comparison: Comparison, format: Format): Step[] {
  const { inputs, owner } = comparison;
  const years = inputs.horizonYears;
  const sale = comparison.saleAfter(years);
  const amount = (value: number) => format.amount(value);
  return [
    {
      label: `Home value after ${format.plural(years, "year")}`,
      expression: `${amount(owner.price)} × (1 ${sign(inputs.homeAppreciation)} ${format.number(Math.abs(inputs.homeAppreciation) / 100)})^${years}`,
      value: format.money(sale.value),
    },
    {
      label: "Selling costs",
      expression: `${amount(sale.value)} × ${format.percent(inputs.sellingCostPercent)}`,
      value: format.money(sale.sellingCosts),
    },
    {
      label: "Gain = value − selling costs − price − buying costs",
      expression: `${amount(sale.value)} − ${amount(sale.sellingCosts)} − ${amount(owner.price)} − ${amount(owner.buyingCosts)}`,
      value: format.money(sale.gain),
    },
    {
      label: "Tax on the gain above the exclusion",
      expression: `${format.percent(inputs.capitalGainsRate)} × ${amount(Math.max(0, sale.gain - sale.excluded))}, exclusion ${amount(sale.excluded)}`,
      value: format.money(sale.tax),
    },
    {
      label: "The sale brings value − selling costs − tax − what is owed",
      expression: `${amount(sale.value)} − ${amount(sale.sellingCosts)} − ${amount(sale.tax)} − ${amount(sale.balance)}`,
      value: format.money(sale.proceeds),
    },
  ];
}

function endSteps(
  comparison: Comparison,
  { buyNetWorth, rentNetWorth, difference }: Outputs,
  format: Format,
): Step[] {
  const { end, inputs, upfrontRent } = comparison;
  const years = inputs.horizonYears;
  const cashIn = (who: string, investment: Investment): Step[] =>
    investment.value === 0
      ? []
      : [
          {
            label: `The ${who}’s investments after tax on the gain`,
            expression: `${format.amount(investment.value)} − ${format.percent(inputs.investmentTaxRate)} × ${format.amount(Math.max(0, investment.value - investment.paidIn))} (paid in: ${format.amount(investment.paidIn)})`,
            value: format.money(comparison.cashedIn(investment)),
          },
        ];
  const plus = (one: number, other: number) => `${format.amount(one)} + ${format.amount(other)}`;
  return [
    ...cashIn("buyer", end.buyer),
    ...cashIn("renter", end.renter),
    {
      label: "Buyer’s net worth = sale + investments",
      expression: plus(comparison.saleAfter(years).proceeds, comparison.cashedIn(end.buyer)),
      value: format.money(buyNetWorth),
    },
    {
      label: "Renter’s net worth = investments + deposit",
      expression: plus(comparison.cashedIn(end.renter), upfrontRent),
      value: format.money(rentNetWorth),
    },
    {
      label: "Difference = buyer − renter",
      expression: `${format.amount(buyNetWorth)} − ${format.amount(rentNetWorth)}`,
      value: format.money(difference),
    },
  ];
}

function sign(percent: number): "+" | "−" {
  return percent < 0 ? "−" : "+";
}
