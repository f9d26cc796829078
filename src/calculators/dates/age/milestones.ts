import { AGE_FIGURES, type AgeMilestone } from "../../../data/age";
import { fullRetirementMonths, US_RETIREMENT } from "../../../data/retirement/us-retirement";
import { fromDayNumber } from "../../../math/dates/civil";
import type { Inputs } from "./inputs";
import { isoOrNull, type Life } from "./life";

export interface Milestone {
  readonly id: string;
  readonly label: string;
  readonly date: string;
  readonly passed: boolean;
  readonly source: string;
}

const SETS: Readonly<Record<Inputs["milestoneSet"], readonly AgeMilestone[]>> = {
  us: AGE_FIGURES.us.value,
  in: AGE_FIGURES.india.value,
  none: [],
};

/** First month of birth to which the current ages for required distributions apply. */
const FIRST_RMD_BIRTH = "1951-01";

/** The days on which the legal ages are reached: birthdays for whole years. */
export function milestonesOf(life: Life, set: Inputs["milestoneSet"], today: number): Milestone[] {
  return SETS[set].flatMap(({ id, label, age, source }) => {
    const months = monthsOf(age, life);
    if (months === null) return [];
    const day = months % 12 === 0 ? life.birthday(months / 12) : life.monthsAfterBirth(months);
    const date = isoOrNull(day);
    return date === null ? [] : [{ id, label, date, passed: day <= today, source }];
  });
}

/** The age in months; null if the law has no such age for the year of birth. */
function monthsOf(age: AgeMilestone["age"], { birthDay, birth }: Life): number | null {
  if (age === "full-retirement") {
    // For Social Security, an age is attained on the day before the birthday (20 CFR 404.102).
    return fullRetirementMonths(fromDayNumber(birthDay - 1).year);
  }
  if (age === "required-distributions") {
    const born = `${String(birth.year).padStart(4, "0")}-01`;
    if (born < FIRST_RMD_BIRTH) return null;
    const { steps } = US_RETIREMENT.rmdAge.value;
    return 12 * (steps.findLast(({ bornFrom }) => bornFrom <= born) as (typeof steps)[number]).age;
  }
  return age;
}
