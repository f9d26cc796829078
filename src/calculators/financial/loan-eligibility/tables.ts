import { type Eligibility, isJoint, type Limit } from "./eligibility";
import { bestSlab, slabLoan, VALUE_SLABS } from "./loan-to-value";

/** Each limit by itself; the property limit is omitted if there is none. */
export function limitTable(eligibility: Eligibility) {
  const { inputs, format, eligible, limits, loanByLtv } = eligibility;
  const row = (limit: Limit, rule: string, loan: number) => ({
    limit,
    rule,
    loan,
    applies: limits.some((one) => one.limit === limit),
    binds: eligible.limit === limit,
  });
  return [
    row(
      "income",
      `EMI of ${format.wholeMoney(eligibility.maxEmi)}, ${format.plural(eligibility.effectiveTerm, "month")}`,
      eligibility.loanByIncome,
    ),
    row(
      "multiplier",
      `${format.number(inputs.multiplier)} × ${format.wholeMoney(eligibility.income)}`,
      eligibility.loanByMultiplier,
    ),
    ...(loanByLtv === null
      ? []
      : [
          row(
            "property",
            `${format.percent((100 * loanByLtv) / inputs.propertyValue, 1)} of ${format.wholeMoney(inputs.propertyValue)}`,
            loanByLtv,
          ),
        ]),
  ];
}

/** Size of each change: extra months, the longest term, points off the rate, and one tenth more income. */
const LONGER = 60;
const LONGEST = 360;
const LOWER_RATE = 0.5;
const RAISE_PARTS = 10;

/** What each single change adds, with everything else as entered. */
export function leverTable(eligibility: Eligibility) {
  const { inputs, term, eligible } = eligibility;
  const row = <const L extends string>(lever: L, changed: Eligibility) => ({
    lever,
    eligibleLoan: changed.eligible.loan,
    change: changed.eligible.loan - eligible.loan,
  });
  return [
    row("clear-obligations", eligibility.with({ existingEmis: 0, cardOutstanding: 0 })),
    row("longer-term", eligibility.with({ termMonths: Math.min(term + LONGER, Math.max(LONGEST, term)) })),
    row("lower-rate", eligibility.with({ annualRate: Math.max(0, inputs.annualRate - LOWER_RATE) })),
    row(
      "more-income",
      eligibility.with({ netMonthlyIncome: inputs.netMonthlyIncome + inputs.netMonthlyIncome / RAISE_PARTS }),
    ),
  ];
}

/** The loan each slab of the Reserve Bank's ceiling allows on the property; empty under other rules. */
export function slabTable({ inputs }: Eligibility) {
  const { ltvRule, propertyValue } = inputs;
  if (ltvRule !== "rbi-housing") return [];
  const best = bestSlab(propertyValue);
  return VALUE_SLABS.map((slab) => ({
    loanAbove: slab.loanAbove,
    loanUpTo: slab.loanUpTo,
    percent: slab.percent,
    loan: slabLoan(slab, propertyValue),
    chosen: slab === best,
  }));
}

/** Results for the applicant alone and with the co-applicant; empty if there is none. */
export function applicantTable(eligibility: Eligibility) {
  if (!isJoint(eligibility.inputs)) return [];
  const row = (applicants: "alone" | "joint", one: Eligibility) => ({
    applicants,
    incomeConsidered: one.income,
    effectiveTermMonths: one.effectiveTerm,
    maxEmi: one.maxEmi,
    eligibleLoan: one.eligible.loan,
    limitedBy: one.eligible.limit,
  });
  return [row("alone", eligibility.with({ coApplicantIncome: 0 })), row("joint", eligibility)];
}
