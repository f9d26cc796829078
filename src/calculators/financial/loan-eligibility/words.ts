import { type Headline, type Notice, notice } from "../../../core/calculator";
import { figureNotices } from "../../../core/figures";
import type { Format } from "../../../core/format";
import { inLakhs } from "../../../core/in-lakhs";
import type { Listed } from "../../../core/listed";
import { INDIA_HOME_LOANS } from "../../../data/home-loans/india";
import { type Eligibility, isJoint } from "./eligibility";
import { standstill } from "./loan-to-value";

/** Describes the limit for use in a sentence. */
function limitText({ inputs, eligible, obligations }: Eligibility, format: Format): string {
  switch (eligible.limit) {
    case "income":
      return obligations > 0 ? "your income after EMIs" : "your income";
    case "multiplier":
      return `${format.number(inputs.multiplier)} times your monthly income`;
    case "property":
      return "the value of the property";
  }
}

/** The loan a lender would grant, and what limits it. */
export function headline(eligibility: Eligibility, format: Format): Headline {
  const { loan } = eligibility.eligible;
  const label = "Eligible loan";
  if (loan === 0)
    return {
      label,
      before: "There is",
      figure: "no room",
      after: "for a loan, because EMIs use up what FOIR allows.",
      tone: "plain",
    };
  return {
    label,
    before: "You can borrow up to",
    figure: format.wholeMoney(loan),
    after: `, limited by ${limitText(eligibility, format)}.`,
  };
}

const { loanToValue } = INDIA_HOME_LOANS;

/** The dated figures this calculator uses. */
export const FIGURES = [loanToValue];

/** Notes shown next to the results. */
export function notices(eligibility: Eligibility, format: Format): Listed<Notice> {
  const byRbi = eligibility.inputs.ltvRule === "rbi-housing";
  return [
    roomNotice(eligibility, format),
    wantedNotice(eligibility, format),
    termNotice(eligibility, format),
    byRbi && propertyNotices(eligibility, format),
    byRbi && figureNotices(FIGURES, format),
  ];
}

function roomNotice({ inputs, maxEmi, income, foir, obligations }: Eligibility, format: Format): Notice | null {
  if (inputs.method === "multiplier" || maxEmi > 0) return null;
  return notice(
    "no-room",
    `${format.percent(foir)} of the income is ${format.money((income * foir) / 100)} a month, and ${format.money(obligations)} of obligations use it up. Nothing is left for a new EMI.`,
  );
}

/** Says if more income alone is not enough for the desired loan because another limit is lower. */
function wantedNotice(eligibility: Eligibility, format: Format): Listed<Notice> {
  const { method, multiplier } = eligibility.inputs;
  const { loanByLtv, effectiveTerm, wanted } = eligibility;
  if (wanted === null) return [];
  const found: Notice[] = [];
  const want = inLakhs(wanted.loan, format) ?? format.wholeMoney(wanted.loan);
  if (method !== "multiplier" && wanted.needed === null)
    found.push(
      notice("no-income-enough", "The open-ended FOIR slab is 0%, so no income is enough for the loan you want."),
    );
  if (method !== "foir" && wanted.loan > multiplier * eligibility.income)
    found.push(
      notice(
        "multiplier-income",
        `By the multiplier, ${want} over ${format.plural(effectiveTerm, "month")} requires an income of ${format.money(wanted.byMultiplier)} a month.`,
      ),
    );
  if (loanByLtv !== null && wanted.loan > loanByLtv)
    found.push(
      notice(
        "property-too-cheap",
        `The property supports a loan of at most ${format.shortMoney(loanByLtv)}. No income raises that to ${want}.`,
      ),
    );
  return found;
}

function termNotice({ term, effectiveTerm, inputs, endsByCoApplicant }: Eligibility, format: Format): Notice | null {
  if (effectiveTerm >= term) return null;
  const whose = endsByCoApplicant ? "the co-applicant is" : isJoint(inputs) ? "the applicant is" : "you are";
  return notice(
    "term-cut-by-age",
    `The loan must end by the time ${whose} ${format.number(inputs.maxAgeAtMaturity)}, so ${format.plural(effectiveTerm, "month")} count instead of ${format.number(term)}.`,
  );
}

function propertyNotices({ inputs, eligible }: Eligibility, format: Format): Listed<Notice> {
  const { propertyValue } = inputs;
  const { stampDutyCountsUpTo } = loanToValue.value;
  const still = eligible.limit === "property" ? standstill(propertyValue) : null;
  const found: Notice[] = [];
  if (still)
    found.push(
      notice(
        "ltv-notch",
        `Between two RBI slabs, a more expensive home doesn’t change the loan: from ${format.wholeMoney(still[0])} to ${format.wholeMoney(still[1])}, it stays at ${format.wholeMoney(eligible.loan)}.`,
      ),
    );
  if (propertyValue <= stampDutyCountsUpTo)
    found.push(
      notice(
        "stamp-duty-counts",
        `For a house of up to ${format.wholeMoney(stampDutyCountsUpTo)}, the lender may count stamp duty and registration as part of its value. Add them if yours does.`,
      ),
    );
  if (format.currency !== "INR")
    found.push(notice("rupee-slabs", "The RBI slabs are set in rupees, so all amounts here are in rupees."));
  return found;
}
