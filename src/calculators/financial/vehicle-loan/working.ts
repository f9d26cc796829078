import { type Step, step } from "../../../core/calculator";
import type { Format } from "../../../core/format";
import type { Listed } from "../../../core/listed";
import { factor } from "../../../fieldsets/factor";
import type { AutoLoan } from "./loan";
import { breakEvenIncentive, cashOffer, type Offer } from "./offers";
import { amountLeft, creditedTradeIn, taxAndFees } from "./purchase";

/** The calculation step by step, from the price to the payment, both offers and the deduction. */
export function working(loan: AutoLoan, format: Format): Listed<Step> {
  return [
    fromPaymentStep(loan, format),
    taxSteps(loan, format),
    financedSteps(loan, format),
    loan.amountFinanced > 0 && paymentSteps(loan, format),
    totalSteps(loan, format),
    offerSteps(loan, format),
    deductionSteps(loan, format),
  ];
}

/** `12.00 + 3.00 − 4.00`; zeros are omitted except for the first term. */
function sum(terms: readonly number[], format: Format): string {
  const [first = 0, ...others] = terms;
  const rest = others
    .filter((term) => term !== 0)
    .map((term) => `${term < 0 ? "−" : "+"} ${format.amount(Math.abs(term))}`);
  return [format.amount(first), ...rest].join(" ");
}

/** The sum of the terms, wrapped in `max(0, …)` if it is negative. */
function atLeastZero(terms: readonly number[], exact: number, format: Format): string {
  return exact < 0 ? `max(0, ${sum(terms, format)})` : sum(terms, format);
}

/** What the payment repays; the steps after it go from the price that this pays for to the payment again. */
function fromPaymentStep({ inputs, amountFinanced }: AutoLoan, format: Format): Step | null {
  const { startFrom, affordablePayment, annualRate, termMonths, balloonAmount } = inputs;
  if (startFrom === "price") return null;
  const [i, n, m] = [format.number(annualRate / 1200, 10), format.number(termMonths), format.amount(affordablePayment)];
  const balloon = balloonAmount > 0;
  if (annualRate === 0)
    return step(
      `The payment repays M × n${balloon ? " + balloon" : ""}`,
      `${m} × ${n}${balloon ? ` + ${format.amount(balloonAmount)}` : ""}`,
      format.money(amountFinanced),
    );
  return step(
    `The payment repays M × (1 − (1 + i)⁻ⁿ) ÷ i${balloon ? " + balloon × (1 + i)⁻ⁿ" : ""}, i = rate ÷ 1,200`,
    `${m} × (1 − (1 + ${i})^−${n}) ÷ ${i}${balloon ? ` + ${format.amount(balloonAmount)} × (1 + ${i})^−${n}` : ""}`,
    format.money(amountFinanced),
  );
}

function taxSteps({ inputs, taxableAmount: taxable, salesTax: tax }: AutoLoan, format: Format): Listed<Step> {
  const { vehiclePrice, taxableFees, tradeInValue, tradeInCredit, cashIncentive, incentiveTaxed } = inputs;
  const credited = creditedTradeIn(inputs);
  const terms = [vehiclePrice, taxableFees, 0 - credited, incentiveTaxed ? 0 : -cashIncentive];
  const exact = terms.reduce((all, one) => all + one, 0);
  const credits = `${tradeInCredit ? ` − ${credited < tradeInValue ? "part of the " : ""}trade-in` : ""}${incentiveTaxed ? "" : " − rebate"}`;
  return [
    step(`Taxed = price + taxed fees${credits}`, atLeastZero(terms, exact, format), format.money(taxable)),
    step(
      "Sales tax = taxed × rate",
      `${format.amount(taxable)} × ${format.number(inputs.salesTaxRate)}%`,
      format.money(tax),
    ),
  ];
}

function financedSteps({ inputs, amountFinanced: financed, salesTax: tax }: AutoLoan, format: Format): Listed<Step> {
  const { vehiclePrice, cashIncentive, downPayment, tradeInValue, tradeInOwed } = inputs;
  const { fees, taxableFees, financeTaxAndFees } = inputs;
  const terms = [
    vehiclePrice,
    ...(financeTaxAndFees ? [tax, fees, taxableFees] : []),
    -cashIncentive,
    -downPayment,
    -tradeInValue,
    tradeInOwed,
  ];
  return [
    step(
      `Financed F = price${financeTaxAndFees ? " + tax + fees" : ""} − rebate − down payment − trade-in + trade-in loan`,
      atLeastZero(terms, amountLeft(inputs, cashIncentive), format),
      format.money(financed),
    ),
    !financeTaxAndFees &&
      step(
        "Cash due at purchase = down payment + tax + fees",
        `${format.amount(downPayment)} + ${format.amount(taxAndFees(inputs, cashIncentive))}`,
        format.money(downPayment + taxAndFees(inputs, cashIncentive)),
      ),
  ];
}

function paymentSteps({ inputs, amountFinanced: financed, payment }: AutoLoan, format: Format): Listed<Step> {
  const { annualRate, termMonths, balloonAmount } = inputs;
  const rate = annualRate / 1200;
  const i = factor(rate, format);
  const n = format.number(termMonths);
  const f = format.amount(financed);
  const owed = balloonAmount > 0 ? `(${f} − ${format.amount(balloonAmount)})` : f;
  const value = format.money(payment);
  const first = step("Monthly rate i = rate ÷ 1,200", `${format.number(annualRate)} ÷ 1,200`, i);
  const name = balloonAmount > 0 ? "(F − balloon)" : "F";
  if (rate === 0) return [first, step(`Payment = ${name} ÷ n`, `${owed} ÷ ${n}`, value)];
  const g = format.number(Math.exp(termMonths * Math.log1p(rate)), 8);
  return [
    first,
    step("Growth g = (1 + i)ⁿ over the n payments", `(1 + ${i})^${n}`, g),
    balloonAmount > 0
      ? step("Payment = F × i + (F − balloon) × i ÷ (g − 1)", `${f} × ${i} + ${owed} × ${i} ÷ (${g} − 1)`, value)
      : step("Payment = F × i × g ÷ (g − 1)", `${f} × ${i} × ${g} ÷ (${g} − 1)`, value),
  ];
}

function totalSteps(
  { totals, amountFinanced: financed, outTheDoor, totalCost }: AutoLoan,
  format: Format,
): Listed<Step> {
  const { paid, extra, interest } = totals;
  return [
    step(
      "Total interest = all payments − F",
      `${sum([paid, extra], format)} − ${format.amount(financed)}`,
      format.money(interest),
    ),
    step(
      "Cost of the car = out-the-door price + interest",
      `${format.amount(outTheDoor)} + ${format.amount(interest)}`,
      format.money(totalCost),
    ),
  ];
}

function costStep(label: string, offer: Offer, { inputs }: AutoLoan, format: Format): Step {
  const { months, payment, cost } = offer;
  const upfront = cost - months * payment - inputs.balloonAmount;
  return step(
    `${label}: cash + payments${inputs.balloonAmount > 0 ? " + balloon" : ""}`,
    `${format.amount(upfront)} + ${format.number(months)} × ${format.amount(payment)}${inputs.balloonAmount > 0 ? ` + ${format.amount(inputs.balloonAmount)}` : ""}`,
    format.money(cost),
  );
}

function offerSteps(loan: AutoLoan, format: Format): Listed<Step> {
  const { comparison, inputs } = loan;
  if (!comparison) return [];
  const { cash, promo } = comparison;
  const even = breakEvenIncentive(inputs);
  return [
    costStep(`With the rebate at ${format.percent(cash.annualRate)}`, cash, loan, format),
    costStep(`At ${format.percent(promo.annualRate)} on ${format.money(promo.financed)}`, promo, loan, format),
    !(even === null || even === 0) &&
      step(
        "Break-even rebate, where both cost the same",
        `the rebate at which the cost is ${format.amount(cashOffer(inputs, even).cost)}`,
        format.money(even),
      ),
  ];
}

function deductionSteps({ deduction, firstYearInterest, inputs }: AutoLoan, format: Format): Listed<Step> {
  if (!deduction) return [];
  const { cap, capped, phaseOutOver, thousands, perThousand, reduction, deductible, saving } = deduction;
  const left = `${format.amount(capped)} − ${format.amount(reduction)}`;
  return [
    step(
      "Interest in the first 12 payments, up to the cap",
      `min(${format.amount(firstYearInterest)}, ${format.amount(cap)})`,
      format.money(capped),
    ),
    step(
      "Reduction for each thousand, or part thereof, of income above the limit",
      thousands === 0
        ? `${format.amount(inputs.magi)} is not above ${format.amount(phaseOutOver)}`
        : `${format.number(thousands)} × ${format.amount(perThousand)}`,
      format.money(reduction),
    ),
    step("Deductible", capped < reduction ? `max(0, ${left})` : left, format.money(deductible)),
    step(
      "Tax saved = deductible × bracket",
      `${format.amount(deductible)} × ${format.number(inputs.marginalTaxRate)}%`,
      format.money(saving),
    ),
  ];
}
