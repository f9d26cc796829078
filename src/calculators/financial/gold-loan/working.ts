import { type Step, step } from "../../../core/calculator";
import type { Format } from "../../../core/format";
import type { Listed } from "../../../core/listed";
import type { GoldLoan, Item } from "./loan";
import type { Candidate } from "./tiers";

/** The calculation step by step, from the weight to the loan, its cost and the margin. */
export function working(loan: GoldLoan, format: Format): Listed<Step> {
  return [
    valueSteps(loan, format),
    limitSteps(loan, format),
    paymentSteps(loan, format),
    feeSteps(loan, format),
    marginSteps(loan, format),
  ];
}

function valueSteps({ inputs, items, fineGrams, priceUsed, value }: GoldLoan, format: Format): Listed<Step> {
  const { goldPricePerGram, goldPriceAverage } = inputs;
  return [
    items.map((item) => itemSteps(item, items.length > 1 ? `, ${item.name}` : "", format)),
    items.length > 1 &&
      step(
        "Fine gold of all items",
        items.map((item) => format.number(item.fineGrams)).join(" + "),
        `${format.number(fineGrams)} g`,
      ),
    goldPriceAverage !== null &&
      step(
        "Price = the lower of close and 30-day average",
        `min(${format.amount(goldPricePerGram)}, ${format.amount(goldPriceAverage)})`,
        format.money(priceUsed),
      ),
    step("Value = fine gold × price", `${format.number(fineGrams)} × ${format.amount(priceUsed)}`, format.money(value)),
  ];
}

/** @param which `, Chain`; empty if there is one item only */
function itemSteps(item: Item, which: string, format: Format): Listed<Step> {
  const net = format.number(item.netWeight);
  return [
    step(
      `Net weight${which} = gross − stones`,
      `${format.number(item.weightGrams)} − ${format.number(item.stoneWeightGrams)}`,
      `${net} g`,
    ),
    step(
      `Fine gold${which} = net × karat ÷ 24`,
      `${net} × ${format.number(item.purityKarat)} ÷ 24`,
      `${format.number(item.fineGrams)} g`,
    ),
  ];
}

function limitSteps(loan: GoldLoan, format: Format): Listed<Step> {
  const { inputs, growth, value, best, candidates, maxLoan } = loan;
  const g = format.number(growth, 8);
  const divided = inputs.repayment === "bullet" ? ` ÷ ${g}` : "";
  return [
    inputs.repayment === "bullet" && growthStep(loan, g, format),
    best
      ? [
          candidates.map((one) => tierStep(one, loan, divided, format)),
          step("Maximum loan", `the largest of the tiers, ${best.tier.percent}%`, format.money(maxLoan)),
        ]
      : step(
          `Maximum loan = value × limit${divided ? " ÷ growth" : ""}`,
          `${format.amount(value)} × ${format.number(inputs.ltvPercent)}%${divided}`,
          format.money(maxLoan),
        ),
  ];
}

function growthStep({ inputs }: GoldLoan, g: string, format: Format): Step {
  const { annualRate, termMonths, interestCompounding } = inputs;
  const rate = `${format.number(annualRate)}%`;
  const months = format.number(termMonths);
  switch (interestCompounding) {
    case "simple":
      return step("Growth to maturity = 1 + rate × months ÷ 12", `1 + ${rate} × ${months} ÷ 12`, g);
    case "monthly":
      return step("Growth to maturity = (1 + rate ÷ 12)^months", `(1 + ${rate} ÷ 12)^${months}`, g);
    case "yearly":
      return step("Growth to maturity = (1 + rate)^(months ÷ 12)", `(1 + ${rate})^(${months} ÷ 12)`, g);
  }
}

function tierStep(one: Candidate, { value, inputs }: GoldLoan, divided: string, format: Format): Step {
  const { tier, byValue, room, loan } = one;
  const others = inputs.otherGoldLoans;
  const ceiling =
    tier.loanUpTo === null
      ? ""
      : others > 0
        ? `, ceiling ${format.wholeMoney(tier.loanUpTo)} − other loans`
        : `, ceiling ${format.wholeMoney(tier.loanUpTo)}`;
  const label = `${tier.percent}% of the value${divided ? " ÷ growth" : ""}${ceiling}`;
  const share = `${format.amount(value)} × ${tier.percent}%${divided}`;
  const expression = room === null ? share : `min(${share}, ${format.amount(room)})`;
  if (loan !== null) return step(label, expression, format.money(loan));
  const reason =
    room !== null && room <= 0
      ? "other loans fill the tier"
      : `not above ${format.wholeMoney(tier.loanAbove)}${others > 0 ? " with other loans" : ""}: none`;
  return step(label, `${share} = ${format.amount(byValue)}`, reason);
}

function paymentSteps(loan: GoldLoan, format: Format): Listed<Step> {
  const { inputs, amount, cost, growth } = loan;
  const { annualRate, termMonths, repayment } = inputs;
  const l = format.amount(amount);
  const n = format.number(termMonths);
  const rate = annualRate / 1200;
  const i = format.number(rate, 10);
  if (repayment === "bullet")
    return [
      step("Due at maturity = loan × growth", `${l} × ${format.number(growth, 8)}`, format.money(cost.final)),
      step("Interest", `${format.amount(cost.final)} − ${l}`, format.money(cost.interest)),
    ];
  if (repayment === "interest-only")
    return [
      step(
        "Monthly interest = loan × rate ÷ 12",
        `${l} × ${format.number(annualRate)}% ÷ 12`,
        format.money(cost.monthly),
      ),
      step("Last payment = loan + interest", `${l} + ${format.amount(cost.monthly)}`, format.money(cost.final)),
      step("Total interest", `${l} × ${format.number(annualRate)}% ÷ 12 × ${n}`, format.money(cost.interest)),
    ];
  const g = format.number(Math.exp(termMonths * Math.log1p(rate)), 8);
  return [
    rate === 0
      ? step("EMI = loan ÷ n", `${l} ÷ ${n}`, format.money(cost.monthly))
      : [
          step("Monthly rate i = rate ÷ 1,200", `${format.number(annualRate)} ÷ 1,200`, i),
          step("Growth g = (1 + i)ⁿ over the n EMIs", `(1 + ${i})^${n}`, g),
          step("EMI = loan × i × g ÷ (g − 1)", `${l} × ${i} × ${g} ÷ (${g} − 1)`, format.money(cost.monthly)),
        ],
    step(
      "Total interest = n × EMI − loan",
      `${n} × ${format.amount(cost.monthly)} − ${l}`,
      format.money(cost.interest),
    ),
  ];
}

function feeSteps({ inputs, amount, fee }: GoldLoan, format: Format): Listed<Step> {
  if (fee === 0) return [];
  const l = format.amount(amount);
  return [
    step(
      "Fee with GST",
      `${l} × ${format.number(inputs.processingFeePercent)}% × (1 + ${format.number(inputs.feeTaxPercent)}%)`,
      format.money(fee),
    ),
    step("You receive", `${l} − ${format.amount(fee)}`, format.money(amount - fee)),
  ];
}

function marginSteps(
  { cost, fineGrams, limit, marginPrice, priceUsed, priceFall }: GoldLoan,
  format: Format,
): Listed<Step> {
  return [
    step(
      "Margin price = highest amount owed ÷ (fine gold × limit)",
      `${format.amount(cost.highest)} ÷ (${format.number(fineGrams)} × ${format.number(limit)}%)`,
      format.money(marginPrice),
    ),
    priceFall !== 0 &&
      step(
        "Drop until then = 1 − margin price ÷ price",
        `1 − ${format.amount(marginPrice)} ÷ ${format.amount(priceUsed)}`,
        format.percent(priceFall, 2),
      ),
  ];
}
