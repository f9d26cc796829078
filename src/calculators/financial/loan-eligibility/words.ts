import type { Headline, OutputsOf } from "../../../core/calculator";
import type { Format } from "../../../core/format";
import type { Inputs } from "./inputs";
import type { outputs } from "./outputs";

type Outputs = OutputsOf<typeof outputs>;

/** What holds the loan down, in a sentence's words. */
function limitText({ multiplier }: Inputs, { limitedBy, obligations }: Outputs, format: Format): string {
  switch (limitedBy) {
    case "income":
      return obligations > 0 ? "your income after EMIs" : "your income";
    case "multiplier":
      return `${format.number(multiplier)} times your monthly income`;
    case "property":
      return "the value of the property";
  }
}

/** The loan that a lender would grant, and the limit that holds it there. */
export function headline(inputs: Inputs, outputs: Outputs, format: Format): Headline {
  const { eligibleLoan } = outputs;
  const label = "Eligible loan";
  if (eligibleLoan === 0)
    return {
      label,
      before: "There is",
      figure: "no room",
      after: "for a loan: EMIs use up what FOIR allows.",
    };
  return {
    label,
    before: "About",
    figure: format.shortMoney(eligibleLoan),
    after: `; ${limitText(inputs, outputs, format)} is the limit.`,
  };
}
