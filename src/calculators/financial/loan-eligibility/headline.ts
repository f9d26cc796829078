import type { Headline } from "../../../core/calculator";
import type { Format } from "../../../core/format";
import type { Eligibility } from "./eligibility";

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
