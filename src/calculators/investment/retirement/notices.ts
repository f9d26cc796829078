import { type Notice, notice } from "../../../core/calculator";
import { figureNotices } from "../../../core/figures";
import type { Format } from "../../../core/format";
import type { Listed } from "../../../core/listed";
import { AS_OF } from "../../../data/as-of";
import { fullRetirementMonths, US_RETIREMENT } from "../../../data/retirement/us-retirement";
import { US_MARKET } from "../../../data/us-market";
import { firstRmdAge } from "./benefits";
import type { Plan } from "./plan";

/** The dated figures behind this calculator. */
export const FIGURES = [
  US_RETIREMENT.fullRetirementAge,
  US_RETIREMENT.claimingAge,
  US_RETIREMENT.rmdAge,
  US_RETIREMENT.uniformLifetime,
  US_MARKET,
];

/** What the reader should know in addition to the answer. */
export function notices(plan: Plan, format: Format): Listed<Notice> {
  const messages = {
    "birth-year": birthText(plan),
    "social-security-while-working": benefitText(plan, format),
    "pension-while-working": pensionText(plan, format),
    "depleted-before-retirement": earlyText(plan),
  };
  return [
    ...Object.entries(messages).flatMap(([code, message]) => (message === null ? [] : [notice(code, message)])),
    figureNotices(FIGURES, format),
  ];
}

/**
 * Warns if the year of birth contradicts the age and different rules would apply. The input is in a closed section of
 * the form, so it is easily overlooked.
 */
function birthText({ inputs: { currentAge, birthYear, bornAfterJune } }: Plan): string | null {
  const year = Number(AS_OF.slice(0, 4));
  const implied = [year - currentAge - 1, year - currentAge];
  const lawFor = (born: number) => `${fullRetirementMonths(born)} ${firstRmdAge(born, bornAfterJune)}`;
  return implied.includes(birthYear) || implied.some((born) => lawFor(born) === lawFor(birthYear))
    ? null
    : `At ${currentAge} you were born in ${implied.join(" or ")}, not in ${birthYear}. Full retirement age and required distributions depend on the year of birth.`;
}

function benefitText({ inputs }: Plan, format: Format): string | null {
  const { claimAge, retirementAge, currentAge, socialSecurityAtFra } = inputs;
  return socialSecurityAtFra === 0 || Math.max(claimAge, currentAge) >= retirementAge
    ? null
    : `Social Security claimed at ${claimAge} counts only from retirement at ${retirementAge}; the ${format.plural(retirementAge - Math.max(claimAge, currentAge), "year")} before then ${retirementAge - Math.max(claimAge, currentAge) === 1 ? "is" : "are"} left out.`;
}

function pensionText({ inputs }: Plan, format: Format): string | null {
  const { pensionMonthly, pensionStartAge, retirementAge, currentAge } = inputs;
  const begins = Math.max(pensionStartAge, currentAge);
  return pensionMonthly === 0 || begins >= retirementAge
    ? null
    : `The pension counts only from retirement at ${retirementAge}; the ${format.plural(retirementAge - begins, "year")} before then ${retirementAge - begins === 1 ? "is" : "are"} left out.`;
}

function earlyText({ depletionAge, inputs }: Plan): string | null {
  return depletionAge === null || depletionAge >= inputs.retirementAge
    ? null
    : `At ${depletionAge}, cash flows take out more than you have.`;
}
