import { type Step, step } from "../../../core/calculator";
import type { Format } from "../../../core/format";
import type { Listed } from "../../../core/listed";
import { midSentence } from "../../../core/words";
import { CARD_SHARE, type Eligibility } from "./eligibility";
import { slabLoan, VALUE_SLABS } from "./loan-to-value";
import { LIMITS } from "./outputs";

/** The calculation step by step, from income to loan. */
export function working(eligibility: Eligibility, format: Format): Listed<Step> {
  return [
    incomeSteps(eligibility, format),
    foirStep(eligibility, format),
    roomStep(eligibility, format),
    termStep(eligibility, format),
    presentValueSteps(eligibility, format),
    step(
      "Loan by multiplier",
      `${format.number(eligibility.inputs.multiplier)} × ${format.money(eligibility.income)}`,
      format.money(eligibility.loanByMultiplier),
    ),
    propertySteps(eligibility, format),
    smallestStep(eligibility, format),
    emiSteps(eligibility, format),
    wantedSteps(eligibility, format),
  ];
}

function incomeSteps({ inputs, income, obligations }: Eligibility, format: Format): Listed<Step> {
  const { netMonthlyIncome, coApplicantIncome, otherIncome, otherIncomeShare } = inputs;
  return [
    step(
      "Income = net + co-applicant + other income × share counted",
      `${format.amount(netMonthlyIncome)} + ${format.amount(coApplicantIncome)} + ${format.amount(otherIncome)} × ${format.percent(otherIncomeShare)}`,
      format.money(income),
    ),
    step(
      `Obligations = EMIs + ${CARD_SHARE}% of card balances`,
      `${format.amount(inputs.existingEmis)} + ${format.amount(inputs.cardOutstanding)} × ${CARD_SHARE}%`,
      format.money(obligations),
    ),
  ];
}

function foirStep({ inputs, income, foir }: Eligibility, format: Format): Step {
  if (inputs.foirMode === "flat") return step("FOIR", "one rate for all incomes", format.percent(foir));
  const slabs = inputs.foirSlabs.map(({ upTo, foir: share }) =>
    upTo === null ? `above: ${format.percent(share)}` : `up to ${format.wholeMoney(upTo)}: ${format.percent(share)}`,
  );
  return step(`FOIR slab for ${format.money(income)}`, slabs.join("; "), format.percent(foir));
}

function roomStep({ income, foir, obligations, maxEmi }: Eligibility, format: Format): Step {
  const difference = `${format.amount(income)} × ${format.percent(foir)} − ${format.amount(obligations)}`;
  return step("Maximum EMI = income × FOIR − obligations, not below 0", `max(0, ${difference})`, format.money(maxEmi));
}

function termStep({ term, monthsToAge, effectiveTerm, inputs }: Eligibility, format: Format): Step {
  return step(
    `Months n = the smaller of the term and the months to age ${inputs.maxAgeAtMaturity}`,
    `smaller of ${format.number(term)} and 12 × ${format.number(monthsToAge / 12)} = ${format.number(monthsToAge)}`,
    format.number(effectiveTerm),
  );
}

function presentValueSteps(eligibility: Eligibility, format: Format): Listed<Step> {
  const { rate, effectiveTerm, maxEmi, loanByIncome, inputs } = eligibility;
  const n = format.number(effectiveTerm);
  const value = format.money(loanByIncome);
  if (rate === 0) return [step("Loan by income = EMI × n", `${format.amount(maxEmi)} × ${n}`, value)];
  const i = format.number(rate, 10);
  return [
    step("Monthly rate i", `${format.number(inputs.annualRate, 12)} ÷ 1,200`, i),
    step(
      "Loan by income = EMI × (1 − (1 + i)^−n) ÷ i",
      `${format.amount(maxEmi)} × (1 − (1 + ${i})^−${n}) ÷ ${i}`,
      value,
    ),
  ];
}

function propertySteps({ inputs, loanByLtv }: Eligibility, format: Format): Listed<Step> {
  const { ltvRule, ltvPercent, propertyValue } = inputs;
  if (loanByLtv === null) return [];
  const value = format.money(loanByLtv);
  const whole = (amount: number) => format.money(amount, Number.isInteger(amount) ? 0 : 2);
  const property = whole(propertyValue);
  if (ltvRule === "custom")
    return [step("Loan by property value", `${property} × ${format.percent(ltvPercent)}`, value)];
  const steps: Step[] = VALUE_SLABS.map((slab) => {
    const { loanAbove, loanUpTo, percent } = slab;
    const loan = slabLoan(slab, propertyValue);
    const share = `${property} × ${format.percent(percent)} = ${whole((propertyValue * percent) / 100)}`;
    const cap = loanUpTo === null ? "" : `, at most ${format.wholeMoney(loanUpTo)}`;
    return step(
      loanUpTo === null
        ? `RBI slab for loans above ${format.wholeMoney(loanAbove)}`
        : `RBI slab for loans up to ${format.wholeMoney(loanUpTo)}`,
      loan === null ? `${share}, which is not above ${format.wholeMoney(loanAbove)}` : share + cap,
      loan === null ? "not reached" : format.money(loan),
    );
  });
  return [steps, step("Loan by property value", "the largest of these", value)];
}

function smallestStep({ limits, eligible }: Eligibility, format: Format): Step {
  const all = limits.map(({ limit, loan }) => `${midSentence(LIMITS[limit])} ${format.amount(loan)}`);
  return step(
    limits.length > 1
      ? `Eligible loan = the smallest that applies: ${midSentence(LIMITS[eligible.limit])}`
      : "Eligible loan = the only limit that applies",
    limits.length > 1 ? `smallest of ${all.join(", ")}` : all.join(""),
    format.money(eligible.loan),
  );
}

function emiSteps(eligibility: Eligibility, format: Format): Listed<Step> {
  const { eligible, rate, effectiveTerm, emi, ownContribution } = eligibility;
  const n = format.number(effectiveTerm);
  const i = format.number(rate, 10);
  const loan = format.amount(eligible.loan);
  return [
    step(
      rate === 0 ? "EMI = loan ÷ n" : "EMI = loan × i ÷ (1 − (1 + i)^−n)",
      rate === 0 ? `${loan} ÷ ${n}` : `${loan} × ${i} ÷ (1 − (1 + ${i})^−${n})`,
      format.money(emi),
    ),
    step(
      "Total interest = n × EMI − loan",
      `${n} × ${format.amount(emi)} − ${loan}`,
      format.money(eligibility.totalInterest),
    ),
    ownContribution !== null &&
      step(
        "Down payment = property value − loan, not below 0",
        `max(0, ${format.amount(eligibility.inputs.propertyValue)} − ${loan})`,
        format.money(ownContribution),
      ),
  ];
}

/** The income required for the desired loan. */
function wantedSteps({ wanted, effectiveTerm, obligations }: Eligibility, format: Format): Listed<Step> {
  if (wanted === null) return [];
  const { emi, needed } = wanted;
  const first = step(
    "EMI of the loan you want",
    `${format.money(wanted.loan)} over ${format.plural(effectiveTerm, "month")}`,
    format.money(emi),
  );
  if (!needed) return [first];
  const due = `(${format.amount(emi)} + ${format.amount(obligations)}) ÷ ${format.percent(needed.foir, 6)}`;
  return [
    first,
    step(
      needed.atEdge
        ? "Income required: more than the lower edge of the first slab that allows it"
        : "Income required = (EMI + obligations) ÷ FOIR",
      needed.atEdge ? `larger of ${due} and the edge` : due,
      format.money(needed.income),
    ),
  ];
}
