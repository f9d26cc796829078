import type { OutputsOf, Step } from "../../../core/calculator";
import type { Format } from "../../../core/format";
import { midSentence } from "../../../core/words";
import { CARD_SHARE, Eligibility } from "./eligibility";
import type { Inputs } from "./inputs";
import { slabLoan, VALUE_SLABS } from "./loan-to-value";
import { LIMITS, type outputs } from "./outputs";

type Outputs = OutputsOf<typeof outputs>;

/** The steps from the income to the loan. */
export function working(inputs: Inputs, outputs: Outputs, format: Format): Step[] {
  const eligibility = new Eligibility(inputs);
  return [
    ...incomeSteps(eligibility, format),
    foirStep(eligibility, format),
    roomStep(eligibility, format),
    termStep(eligibility, format),
    ...presentValueSteps(eligibility, format),
    {
      label: "Loan by multiplier",
      expression: `${format.number(inputs.multiplier)} × ${format.money(eligibility.income)}`,
      value: format.money(eligibility.loanByMultiplier),
    },
    ...propertySteps(eligibility, format),
    smallestStep(eligibility, format),
    ...emiSteps(eligibility, outputs, format),
    ...wantedSteps(eligibility, format),
  ];
}

function incomeSteps({ inputs, income, obligations }: Eligibility, format: Format): Step[] {
  const { netMonthlyIncome, coApplicantIncome, otherIncome, otherIncomeShare } = inputs;
  return [
    {
      label: "Income = net + co-applicant + other income × share counted",
      expression: `${format.amount(netMonthlyIncome)} + ${format.amount(coApplicantIncome)} + ${format.amount(otherIncome)} × ${format.percent(otherIncomeShare)}`,
      value: format.money(income),
    },
    {
      label: `Obligations = EMIs + ${CARD_SHARE}% of card dues`,
      expression: `${format.amount(inputs.existingEmis)} + ${format.amount(inputs.cardOutstanding)} × ${CARD_SHARE}%`,
      value: format.money(obligations),
    },
  ];
}

function foirStep({ inputs, income, foir }: Eligibility, format: Format): Step {
  if (inputs.foirMode === "flat")
    return { label: "FOIR", expression: "one rate for any income", value: format.percent(foir) };
  const slabs = inputs.foirSlabs.map(({ upTo, foir: share }) =>
    upTo === null
      ? `above: ${format.percent(share)}`
      : `up to ${format.wholeMoney(upTo)}: ${format.percent(share)}`,
  );
  return {
    label: `FOIR of the slab of ${format.money(income)}`,
    expression: slabs.join("; "),
    value: format.percent(foir),
  };
}

function roomStep({ income, foir, obligations, maxEmi }: Eligibility, format: Format): Step {
  const difference = `${format.amount(income)} × ${format.percent(foir)} − ${format.amount(obligations)}`;
  return {
    label: "Room for an EMI = income × FOIR − obligations, not below 0",
    expression: difference,
    value: format.money(maxEmi),
  };
}

function termStep({ term, monthsToAge, effectiveTerm, inputs }: Eligibility, format: Format): Step {
  return {
    label: `Months n = the smaller of the term and the months to age ${inputs.maxAgeAtMaturity}`,
    expression: `smaller of ${format.number(term)} and 12 × ${format.number(monthsToAge / 12)} = ${format.number(monthsToAge)}`,
    value: format.number(effectiveTerm),
  };
}

function presentValueSteps(eligibility: Eligibility, format: Format): Step[] {
  const { rate, effectiveTerm, maxEmi, loanByIncome, inputs } = eligibility;
  const n = format.number(effectiveTerm);
  const value = format.money(loanByIncome);
  if (rate === 0)
    return [
      {
        label: "Loan by income = EMI × n",
        expression: `${format.amount(maxEmi)} × ${n}`,
        value,
      },
    ];
  const i = format.number(rate, 10);
  return [
    { label: "Monthly rate i", expression: `${format.number(inputs.annualRate)} ÷ 1,200`, value: i },
    {
      label: "Loan by income = EMI × (1 − (1 + i)^−n) ÷ i",
      expression: `${format.amount(maxEmi)} × (1 − (1 + ${i})^−${n}) ÷ ${i}`,
      value,
    },
  ];
}

function propertySteps({ inputs, loanByLtv }: Eligibility, format: Format): Step[] {
  const { ltvRule, ltvPercent, propertyValue } = inputs;
  if (loanByLtv === null) return [];
  const value = format.money(loanByLtv);
  const property = format.wholeMoney(propertyValue);
  if (ltvRule === "custom")
    return [
      {
        label: "Loan by property value",
        expression: `${property} × ${format.percent(ltvPercent)}`,
        value,
      },
    ];
  const steps: Step[] = VALUE_SLABS.map((slab) => {
    const { loanAbove, loanUpTo, percent } = slab;
    const loan = slabLoan(slab, propertyValue);
    const share = `${property} × ${format.percent(percent)} = ${format.wholeMoney((propertyValue * percent) / 100)}`;
    const cap = loanUpTo === null ? "" : `, at most ${format.wholeMoney(loanUpTo)}`;
    return {
      label:
        loanUpTo === null
          ? `RBI slab of loans above ${format.wholeMoney(loanAbove)}`
          : `RBI slab of loans up to ${format.wholeMoney(loanUpTo)}`,
      expression:
        loan === null ? `${share}, which is not above ${format.wholeMoney(loanAbove)}` : share + cap,
      value: loan === null ? "not reached" : format.money(loan),
    };
  });
  return [...steps, { label: "Loan by property value", expression: "the greatest of these", value }];
}

function smallestStep({ limits, eligible }: Eligibility, format: Format): Step {
  const all = limits.map(({ limit, loan }) => `${midSentence(LIMITS[limit])} ${format.amount(loan)}`);
  return {
    label:
      limits.length > 1
        ? `Eligible loan = the smallest that applies: ${midSentence(LIMITS[eligible.limit])}`
        : "Eligible loan = the only limit that applies",
    expression: limits.length > 1 ? `smallest of ${all.join(", ")}` : all.join(""),
    value: format.money(eligible.loan),
  };
}

function emiSteps(eligibility: Eligibility, outputs: Outputs, format: Format): Step[] {
  const { eligible, rate, effectiveTerm, inputs } = eligibility;
  const n = format.number(effectiveTerm);
  const i = format.number(rate, 10);
  const loan = format.amount(eligible.loan);
  return [
    {
      label: rate === 0 ? "Its EMI = loan ÷ n" : "Its EMI = loan × i ÷ (1 − (1 + i)^−n)",
      expression: rate === 0 ? `${loan} ÷ ${n}` : `${loan} × ${i} ÷ (1 − (1 + ${i})^−${n})`,
      value: format.money(outputs.emi),
    },
    {
      label: "Total interest = n × EMI − loan",
      expression: `${n} × ${format.amount(outputs.emi)} − ${loan}`,
      value: format.money(outputs.totalInterest),
    },
    ...(outputs.ownContribution === null
      ? []
      : [
          {
            label: "Own contribution = property value − loan, not below 0",
            expression: `${format.amount(inputs.propertyValue)} − ${loan}`,
            value: format.money(outputs.ownContribution),
          },
        ]),
  ];
}

/** The income that the wanted loan takes. */
function wantedSteps(eligibility: Eligibility, format: Format): Step[] {
  const { desiredLoan } = eligibility.inputs;
  if (desiredLoan === null) return [];
  const emi = eligibility.emiOf(desiredLoan);
  const needed = eligibility.incomeFor(emi);
  const first: Step = {
    label: "EMI of the loan you want",
    expression: `${format.money(desiredLoan)} over ${format.plural(eligibility.effectiveTerm, "month")}`,
    value: format.money(emi),
  };
  if (!needed) return [first];
  const due = `(${format.amount(emi)} + ${format.amount(eligibility.obligations)}) ÷ ${format.percent(needed.foir)}`;
  return [
    first,
    {
      label: needed.atEdge
        ? "Income it takes: more than the lower edge of the first slab that allows it"
        : "Income it takes = (its EMI + obligations) ÷ FOIR",
      expression: needed.atEdge ? `greater of ${due} and the edge` : due,
      value: format.money(needed.income),
    },
  ];
}
