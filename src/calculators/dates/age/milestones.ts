import { AGE_FIGURES, type AgeMilestone } from "../../../data/age";
import { fullRetirementMonths, US_RETIREMENT } from "../../../data/retirement/us-retirement";
import { addMonths, dayNumberOf, dayNumberToIso, fromDayNumber } from "../../../math/dates/civil";
import type { Inputs } from "./inputs";
import { isoOrNull, type Life } from "./life";

export interface Milestone {
  readonly id: string;
  readonly label: string;
  /** The day on which the age is reached. */
  readonly date: string;
  /** The day from which the law applies. */
  readonly startDate: string;
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

/** The days on which the legal ages are reached, birthdays for whole years, and the days on which the law takes effect. */
export function milestonesOf(life: Life, set: Inputs["milestoneSet"], today: number): Milestone[] {
  return SETS[set].flatMap(({ id, label, age, from, source }) => {
    const months = monthsOf(age, life);
    if (months === null) return [];
    const day = months % 12 === 0 ? life.birthday(months / 12) : life.monthsAfterBirth(months);
    const date = isoOrNull(day);
    if (date === null) return [];
    const startDate = dayNumberToIso(startOf(day, from));
    return [{ id, label, date, startDate, passed: day <= today, source }];
  });
}

function startOf(day: number, from: AgeMilestone["from"]): number {
  if (from === undefined) return day;
  if (from === "year") return dayNumberOf({ ...fromDayNumber(day), month: 1, day: 1 });
  const attained = fromDayNumber(day - 1);
  const month = { ...attained, day: 1 };
  return dayNumberOf(from === "month" || attained.day === 1 ? month : addMonths(month, 1));
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
